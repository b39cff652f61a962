import { element } from './element';
import { paint } from './paint';
import './button.css';
import './page.css';

/** A page of DOM over the canvas, in the colours of the game. */
export function domPage(name: string): HTMLElement {
  const page = element('main', { class: `dom-page ${name}`, id: name });
  paint(page);
  return page;
}

/** The upper edge of such a page: the way back, the heading, and more beside it. */
export const pageHead = (
  page: string,
  { back, title, leave }: { readonly back: string; readonly title: string; readonly leave: () => void },
  ...more: readonly Node[]
): HTMLElement =>
  element(
    'header',
    { class: 'dom-head' },
    element('button', {
      type: 'button',
      id: `${page}-back`,
      class: 'dom-button dom-back',
      text: back,
      on: { click: leave },
    }),
    element('h1', { text: title }),
    ...more,
  );
