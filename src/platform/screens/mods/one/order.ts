import { Container } from 'pixi.js';
import type { Rect } from '../../../config/layout';
import { PALETTE } from '../../../config/palette';
import { MOD_WORDS } from '../../../i18n/mods';
import { inLanguage } from '../../../i18n/translated';
import { whyOrder } from '../../../sandbox/mods';
import { makePanel } from '../../../ui/panel';
import { ScrollArea } from '../../../ui/scroll';
import { makeText } from '../../../ui/text';
import { problemLines } from '../report';
import type { ModContext } from './about';

/** The load order of the mods that are on and this one, with the reasons of each place; then those that are not loaded, and why. */
export function makeOrder({ sheet, services, order, mod }: ModContext, place: Rect): { root: Container; scroll: ScrollArea } {
  const { unit, lang, game } = sheet;
  const words = MOD_WORDS[lang];
  const scroll = new ScrollArea(place, unit, services.page.frames.request);
  let y = 0;
  const put = (part: Container, height = part.height, gap = 8): void => {
    part.y = y;
    y += height + gap * unit;
    scroll.content.addChild(part);
  };
  put(makeText(words.orderText, 'body', { unit, fill: PALETTE.secondary, width: scroll.room }));
  const block = (title: string, lines: readonly string[], isOwn: boolean, fill?: number): void => {
    const root = new Container();
    const inner = scroll.room - 40 * unit;
    const head = makeText(title, 'name', { unit, size: 19, width: inner });
    head.position.set(20 * unit, 8 * unit);
    const text = makeText(lines.join('\n') || ' ', 'body', {
      unit,
      size: 15,
      width: inner,
      breakWords: true,
      ...(fill === undefined ? {} : { fill }),
    });
    text.position.set(20 * unit, head.y + head.height + 4 * unit);
    const height = text.y + text.height + 12 * unit;
    root.addChild(makePanel({ x: 0, y: 0, width: scroll.room, height }, isOwn ? 'menu-item' : 'tray'), head, text);
    put(root, height);
  };
  order.loaded.forEach(({ id, title }, at) => {
    const reasons = problemLines(
      services,
      whyOrder(order, id).filter(({ code }) => code !== 'placeInOrder'),
    ).map((line) => `• ${line}`);
    block(`${at + 1}. ${id === 'base' ? game.baseSet : (inLanguage(title, lang) ?? id)}`, reasons, id === mod.pin.id);
  });
  for (const { id, problems } of order.refused)
    block(`${words.notLoaded} ${id}`, problemLines(services, problems), id === mod.pin.id, PALETTE.refusal);
  scroll.contentHeight = y;
  return { root: scroll, scroll };
}
