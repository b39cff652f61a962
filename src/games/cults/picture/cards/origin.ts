import { Container } from 'pixi.js';
import { modOf } from '../../../../kernel';
import { reachable } from '../../../../platform/config/layout';
import { PALETTE } from '../../../../platform/config/palette';
import { makeButton } from '../../../../platform/ui/controls/button';
import { makePanel } from '../../../../platform/ui/panel';
import { fitWidth, makeText } from '../../../../platform/ui/text';
import type { TableView } from '../../contract/view-types';
import type { TableContext } from '../context';
import type { CardOrigin } from './books';

/** Which mod a card is from, with its version; empty for a card of the base set. */
export function originWords({ books, app }: Pick<TableContext, 'books' | 'app'>, card: string): string {
  const origin = books.originOf(card);
  return origin === null ? '' : app.panels.fromMod(origin.title, origin.version);
}

/** Whether a card does nothing in this game: it was made blank itself, or with its whole mod. */
export const isBlank = ({ blank }: TableView, card: string): boolean => blank.includes(card) || blank.includes(modOf(card));

export interface OriginOptions {
  readonly card: string;
  readonly isBlank: boolean;
  /** CSS pixels. */
  readonly width: number;
  /** Called when the player wants the card to do nothing for the rest of the game. */
  readonly blank: () => void;
}

/** The height of the strip; design pixels. */
export const originHeight = ({ layout }: Pick<TableContext, 'layout'>): number => reachable(layout, 34);

/** A strip that names the mod of a card and lets the player make the card blank; null for a card of the base set. */
export function makeOrigin(context: TableContext, { card, isBlank: isBlanked, width, blank }: OriginOptions): Container | null {
  const { books, app, layout } = context;
  const { unit } = layout;
  const origin = books.originOf(card);
  if (origin === null) return null;
  const height = originHeight(context) * unit;
  const root = new Container({ label: 'origin' });
  const side = isBlanked ? makeMark(context, width * 0.5) : makeBlank(context, origin, { card, height, blank });
  side.position.set(width - side.width - 4 * unit, (height - side.height) / 2);
  const words = makeText(app.panels.fromMod(origin.title, origin.version), 'strong', { unit, size: 15, anchor: [0, 0.5] });
  fitWidth(words, width - side.width - 24 * unit).position.set(10 * unit, height / 2);
  root.addChild(makePanel({ x: 0, y: 0, width, height }, 'tooltip'), words, side);
  return root;
}

/** Says that the card is blank already. */
function makeMark({ app, layout: { unit } }: TableContext, width: number): Container {
  return fitWidth(makeText(app.panels.isBlank, 'label', { unit, size: 13, fill: PALETTE.refusal }), width);
}

type Blanking = Pick<OriginOptions, 'card' | 'blank'> & { readonly height: number };

function makeBlank(
  { books, app, layout: { unit } }: TableContext,
  origin: CardOrigin,
  { card, height, blank }: Blanking,
): Container {
  return makeButton(app.panels.blank, {
    unit,
    width: 84 * unit,
    height: height - 4 * unit,
    size: 15,
    title: app.panels.blankCard(books.names.card(card), origin.title, origin.version),
    press: blank,
  });
}
