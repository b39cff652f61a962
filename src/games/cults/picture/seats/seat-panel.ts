import { Container, Graphics } from 'pixi.js';
import type { Rect } from '../../../../platform/config/layout';
import { PALETTE } from '../../../../platform/config/palette';
import type { TableView } from '../../contract/view-types';
import { makePanel } from '../../../../platform/ui/panel';
import { shown } from '../../../../platform/ui/shown';
import { makeBar, makeIcon } from '../../../../platform/ui/sprite';
import { fitWidth, makeText } from '../../../../platform/ui/text';
import type { CultsPart, TableContext } from '../context';
import { explained, pressable } from '../facts/explained';
import { handSize, turnOrder } from '../facts/facts';
import { cellsRow, headRow, markersRow, pointsBox, supplyRow, type SeatCell, type SeatRow } from './seat-rows';

/** What a seat's panel can open. */
export interface SeatActions {
  readonly browseDiscard: (cult: string) => void;
}

/** The panel of one cult: a background edged in its colour, and rows. */
export class SeatPanel implements CultsPart {
  readonly root = new Container();
  readonly cult: string;
  readonly rect: Rect;
  readonly #rows: SeatRow[];
  readonly #border: Container;

  constructor(context: TableContext, cult: string, rect: Rect, rows: readonly SeatRow[]) {
    this.cult = cult;
    this.rect = rect;
    const { unit } = context.layout;
    this.root.position.set(rect.x, rect.y);
    this.#rows = [...rows];
    const edge = { x: 1 * unit, y: 10 * unit, width: 4 * unit, height: rect.height - 20 * unit };
    this.root.addChild(makePanel({ x: 0, y: 0, width: rect.width, height: rect.height }));
    this.root.addChild(makeBar(edge, context.books.cult(cult).colours.piece));
    this.#border = borderOf(rect, context.books.cult(cult).colours.name, 2 * unit);
    this.root.addChild(shown(this.#border, 'acts', cult));
    for (const row of rows) this.root.addChild(row.root);
  }

  /** Where its pieces come from and go to. */
  get home(): { readonly x: number; readonly y: number } {
    const { x, y, width, height } = this.rect;
    return { x: x + width / 2, y: y + height / 2 };
  }

  show(view: TableView): void {
    this.#border.visible = turnOrder(view).now === this.cult;
    for (const row of this.#rows) row.show(view);
  }

  destroy(): void {
    this.root.destroy({ children: true });
  }
}

/** The outline of the acting seat; the turn strip says the same in words. */
function borderOf({ width, height }: Rect, color: number, line: number): Container {
  return new Graphics().roundRect(0, 0, width, height, 10).stroke({ color, width: line, alignment: 0.5 });
}

/** An opponent's panel: cards, markers left, Plans to come. */
export function opponentPanel(context: TableContext, cult: string, rect: Rect, actions: SeatActions, isNpc: boolean): SeatPanel {
  const { unit } = context.layout;
  const { width, height } = rect;
  const pad = 12 * unit;
  const inner = width - 2 * pad;
  // The rows share what the head leaves.
  const top = 58 * unit;
  const part = (from: number, to: number): { y: number; height: number } => ({
    y: top + from * (height - top),
    height: (to - from) * (height - top),
  });
  const box = 54 * unit;
  return new SeatPanel(context, cult, rect, [
    headRow(context, cult, { x: pad, y: 10 * unit, width: inner - box - 6 * unit, height: 44 * unit }),
    pointsBox(context, cult, { x: width - pad - box + 4 * unit, y: 9 * unit, width: box, height: 46 * unit }),
    pilesRow(context, cult, { x: pad - 4 * unit, width: inner + 8 * unit, ...part(0.02, 0.21) }, actions, isNpc),
    supplyRow(context, cult, { x: pad, width: inner, ...part(0.25, 0.72) }),
    lastRow(context, cult, { x: pad, width: inner, ...part(0.755, 0.94) }),
  ]);
}

/** Hand, deck and discard pile; the discard pile can be opened (R6.10). */
function pilesRow(context: TableContext, cult: string, rect: Rect, { browseDiscard }: SeatActions, isNpc: boolean): SeatRow {
  const { panels } = context.app;
  const { unit } = context.layout;
  const tint = context.books.cult(cult).colours.name;
  const icon = (name: string, colour: number): Container => makeIcon(name, 21 * unit, colour);
  const params = { cult };
  const hand: SeatCell = {
    topic: 'hand',
    params,
    picture: icon('ui-hand', tint),
    amount: (view) => handSize(view, cult),
    word: panels.hand,
  };
  const cells: SeatCell[] = [
    // R12.2: the NPC has no hand.
    ...(isNpc ? [] : [hand]),
    { topic: 'deck', params, picture: icon('ui-deck', tint), amount: (view) => view.decks[cult]?.count ?? 0, word: panels.deck },
    {
      topic: 'discard',
      params,
      picture: icon('ui-discard', PALETTE.parchment),
      amount: (view) => view.discards[cult]?.length ?? 0,
      word: panels.discard,
      weight: 1.35,
    },
  ];
  const row = cellsRow(context, rect, cells, false);
  pressable(row.root.children.at(-1)!, panels.discardOf(context.books.cult(cult).name), () => browseDiscard(cult));
  return row;
}

/** The Plan markers, and the First Cultist's badge (R5.2). */
function lastRow(context: TableContext, cult: string, { x, y, width, height }: Rect): SeatRow {
  const { unit } = context.layout;
  const root = new Container({ x, y });
  const word = makeText(context.app.panels.plans, 'small', { unit, size: 15, anchor: [0, 0.5] });
  word.position.set(0, height / 2);
  const left = word.width + 8 * unit;
  const markers = markersRow(context, cult, { x: left, y: 0, width: 96 * unit, height });
  const badge = firstBadge(context, cult, { x: left + 98 * unit, y: 0, width: width - left - 98 * unit, height });
  root.addChild(word, markers.root, badge.root);
  return {
    root,
    show: (view) => {
      markers.show(view);
      badge.show(view);
    },
  };
}

function firstBadge(context: TableContext, cult: string, { x, y, width, height }: Rect): SeatRow {
  const { unit } = context.layout;
  const root = shown(new Container({ x, y }), 'first', cult);
  const words = makeText(context.app.panels.firstCultist, 'strong', {
    unit,
    size: 13.5,
    width: Math.max(60 * unit, width - height * 1.2),
    fill: PALETTE.brassLight,
    anchor: [1, 0.5],
  });
  words.style.lineHeight = 13 * unit;
  fitWidth(words, width - height * 1.1).position.set(width, height / 2);
  const seal = makeIcon('first-cultist', height * 1.15);
  seal.position.set(width - words.width - height * 0.62, height / 2);
  root.addChild(seal, words);
  explained(root, context, { topic: 'firstCultist', params: { cult } });
  // R12.1: in solo there is no First Cultist marker.
  return { root, show: (view) => void (root.visible = view.first === cult && view.solo === undefined) };
}

/** The badge without words. */
export function firstSeal(context: TableContext, cult: string, x: number, y: number, size: number): SeatRow {
  const root = shown(makeIcon('first-cultist', size), 'first', cult);
  root.position.set(x, y);
  explained(root, context, { topic: 'firstCultist', params: { cult } });
  return { root, show: (view) => void (root.visible = view.first === cult && view.solo === undefined) };
}
