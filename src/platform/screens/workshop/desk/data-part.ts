import type { ContentKind } from '../../../sandbox/mods';
import { element } from '../../../workshop/dom/element';
import { button } from '../dom/controls';
import type { WorkshopWords } from '../words';

/** Beside the text of a JSON file, in place of a form: what such a file is, and a way to play it. Tests stand in no list of mod.json. */
export function dataPart({ desk }: WorkshopWords, kind: ContentKind | null, play: () => void): HTMLElement {
  const { data } = desk;
  const isPlayed = kind === 'puzzles' || kind === 'lessons';
  return element(
    'div',
    { class: 'ws-empty' },
    element('p', { text: isPlayed ? data[kind] : kind === null ? data.tests : data.texts }),
    isPlayed ? button(data.play, { press: play, class: 'ws-primary' }) : null,
    isPlayed ? element('p', { class: 'ws-hint', text: data.checked }) : null,
  );
}
