import { Container, Graphics, Rectangle } from 'pixi.js';
import type { TableView } from '../../contract/view-types';
import { makePanel } from '../../../../platform/ui/panel';
import { shown } from '../../../../platform/ui/shown';
import { makeBar, makeIcon } from '../../../../platform/ui/sprite';
import { makeDisc } from '../disc';
import { fitWidth, makeText, setWords } from '../../../../platform/ui/text';
import type { CultsPart, TableContext } from '../context';
import { pressable } from '../facts/explained';
import { handSize, opponents, turnOrder, lookingSeat } from '../facts/facts';
import { firstSeal } from '../seats/seat-panel';

interface Chip {
  readonly cult: string;
  readonly x: number;
  readonly show: (view: TableView) => void;
}

/** Design pixels; a chip this wide shows the name. */
const NAMED = 150;

/** All cults in a row, the viewer first: points and cards; a tap opens the rest. */
export class Chips implements CultsPart {
  readonly root = new Container();
  readonly #context: TableContext;
  readonly #open: (cult: string) => void;
  #chips: Chip[] = [];
  #who = '';

  constructor(context: TableContext, open: (cult: string) => void) {
    this.#context = context;
    this.#open = open;
  }

  show(view: TableView): void {
    const all = [lookingSeat(view), ...opponents(view)];
    if (all.join() !== this.#who) this.#build(all, view);
    this.#who = all.join();
    for (const chip of this.#chips) chip.show(view);
  }

  /** The centre of a cult's chip, where its pieces come from and go to. */
  homeOf(cult: string): { readonly x: number; readonly y: number } {
    const { opponents: row, board } = this.#context.layout;
    const chip = this.#chips.find((one) => one.cult === cult);
    return chip === undefined ? { x: board.x, y: board.y } : { x: chip.x, y: row.y + row.height / 2 };
  }

  #build(all: readonly string[], view: TableView): void {
    for (const child of this.root.removeChildren()) child.destroy({ children: true });
    const { opponents: row, unit } = this.#context.layout;
    const gap = 5 * unit;
    const width = Math.min(196 * unit, (row.width - gap * (all.length - 1)) / all.length);
    this.#chips = all.map((cult, at) => this.#chip(cult, row.x + at * (width + gap), width, cult === view.solo?.npc));
  }

  #chip(cult: string, x: number, width: number, isNpc: boolean): Chip {
    const { layout, books, app, thinking, coming } = this.#context;
    const { opponents: row, unit } = layout;
    const { height } = row;
    const look = books.cult(cult);
    const chip = new Container({ x, y: row.y, hitArea: new Rectangle(0, 0, width, height) });
    const middle = height / 2;
    const disc = makeDisc(look, 29 * unit);
    disc.position.set(23 * unit, middle);
    const border = new Graphics()
      .roundRect(0, 0, width, height, 8)
      .stroke({ color: look.colours.name, width: 2, alignment: 0.5 });
    chip.addChild(
      makePanel({ x: 0, y: 0, width, height }, 'chip'),
      makeBar({ x: unit, y: 8 * unit, width: 3 * unit, height: height - 16 * unit }, look.colours.piece),
      shown(border, 'acts', cult),
      disc,
    );
    const hasName = width >= NAMED * unit;
    // Without a name, the points stand above the cards.
    const line = height * 0.7;
    const pointsLine = hasName ? line : height * 0.3;
    if (hasName) {
      const name = makeText(look.name, 'name', { unit, size: 16, fill: look.colours.name, anchor: [0, 0.5] });
      fitWidth(name, width - 50 * unit).position.set(42 * unit, height * 0.3);
      chip.addChild(name);
    }
    const points = makeText('', 'number', { unit, size: 16, anchor: [0, 0.5] });
    points.position.set(42 * unit, pointsLine);
    const cards = makeText('', 'number', { unit, size: 15, anchor: [0, 0.5] });
    const hand = makeIcon('ui-hand', 15 * unit, look.colours.name);
    const thinks = makeText(app.bots.thinking, 'small', { unit, size: 14, anchor: [0, 0.5] });
    fitWidth(thinks, width - 46 * unit).position.set(42 * unit, line);
    chip.addChild(shown(points, 'points', cult), hand, cards, thinks);
    const seal = firstSeal(this.#context, cult, width - 13 * unit, height * 0.7, 20 * unit);
    chip.addChild(seal.root);
    pressable(chip, look.name, () => this.#open(cult));
    this.root.addChild(chip);
    const show = (view: TableView): void => {
      border.visible = turnOrder(view).now === cult;
      const isThinking = thinking.seats.includes(cult);
      thinks.visible = isThinking;
      points.visible = !isThinking || !hasName;
      // R12.2: the NPC has no hand.
      for (const thing of [cards, hand]) thing.visible = !isNpc && !isThinking;
      seal.show(view);
      setWords(points, app.phone.points((view.scores[cult]?.total ?? 0) - (coming.get(cult) ?? 0)));
      setWords(cards, String(handSize(view, cult)));
      hand.position.set(hasName ? points.x + points.width + 16 * unit : 50 * unit, line);
      cards.position.set(hand.x + 11 * unit, line);
    };
    return { cult, x: x + width / 2, show };
  }

  destroy(): void {
    this.root.destroy({ children: true });
  }
}
