import { Container } from 'pixi.js';
import { CARD } from '../../config/card-layout';
import type { Rect } from '../../config/layout';
import { PALETTE } from '../../config/palette';
import type { Books } from '../../table/books';
import { CardView } from '../../table/card-view';
import { makeChoices, type ChoiceItem } from '../../ui/choices';
import { makeIcon } from '../../ui/sprite';
import { makeStepper } from '../../ui/stepper';
import { fitWidth, makeText } from '../../ui/text';
import type { Sheet } from '../built-screen';
import type { GamePlan } from './plan';

/** What every part of the new game screen is drawn with. */
export interface FormContext {
  readonly sheet: Sheet;
  readonly inside: Rect;
  readonly plan: GamePlan;
  readonly books: Books;
  readonly parent: HTMLElement;
  readonly change: (plan: GamePlan) => void;
}

const LABELS = 196;
const LINE = 44;
const GAP = 14;

/** Rows below each other: words at the left, what is chosen at the right. */
export class Form {
  readonly root = new Container();
  readonly #context: FormContext;
  #y = 0;

  constructor(context: FormContext) {
    this.#context = context;
    this.root.position.set(context.inside.x, context.inside.y);
  }

  get y(): number {
    return this.#y;
  }

  space(height: number): void {
    this.#y += height * this.#context.sheet.unit;
  }

  row(label: string, make: (width: number, height: number) => Container): void {
    const { unit } = this.#context.sheet;
    const left = LABELS * unit;
    const words = makeText(label, 'strong', { unit, size: 17, anchor: [0, 0.5] });
    fitWidth(words, left - 14 * unit).position.set(0, this.#y + (LINE / 2) * unit);
    const thing = make(this.#context.inside.width - left, LINE * unit);
    thing.position.set(left, this.#y);
    this.root.addChild(words, thing);
    this.#y += (LINE + GAP) * unit;
  }

  choices<T>(label: string, items: readonly ChoiceItem<T>[], chosen: T, choose: (id: T) => void, most = Infinity): void {
    const { unit } = this.#context.sheet;
    this.row(label, (width, height) =>
      makeChoices({ unit, width: Math.min(width, most * unit), height, label, items, chosen, choose }),
    );
  }

  inline<T>(
    label: string,
    items: readonly ChoiceItem<T>[],
    chosen: T,
    choose: (id: T) => void,
    width: number,
    height: number,
  ): Container {
    return makeChoices({ unit: this.#context.sheet.unit, width, height, label, items, chosen, choose });
  }

  /** One of a list, stepped through; null stands for chance. */
  cards(
    label: string,
    ids: readonly (string | null)[],
    chosen: string | null,
    chance: string,
    choose: (id: string | null) => void,
  ): void {
    this.row(label, (width, height) =>
      this.stepper(label, ids, chosen, chance, choose, Math.min(width, 420 * this.#context.sheet.unit), height),
    );
  }

  stepper(
    label: string,
    ids: readonly (string | null)[],
    chosen: string | null,
    chance: string,
    choose: (id: string | null) => void,
    width: number,
    height: number,
  ): Container {
    const { sheet, books } = this.#context;
    return makeStepper({
      unit: sheet.unit,
      width,
      height,
      label,
      previous: sheet.app.screens.previous,
      next: sheet.app.screens.next,
      words: chosen === null ? chance : books.names.card(chosen),
      step: (by) => choose(stepped(ids, chosen, by)),
    });
  }

  cult(label: string, chosen: string, choose: (id: string) => void, width: number, height: number): Container {
    const { sheet, books } = this.#context;
    const { name, colours, emblem } = books.cult(chosen);
    const ids = books.reading.cults.map(({ id }) => id);
    return makeStepper({
      unit: sheet.unit,
      width,
      height,
      label,
      previous: sheet.app.screens.previous,
      next: sheet.app.screens.next,
      words: name,
      icon: emblem,
      tint: colours.name,
      step: (by) => choose(stepped(ids, chosen, by)),
    });
  }

  /** The card itself, at the right; its back where it is left to chance. */
  picture(card: string | null, back: string): void {
    const { sheet, books, inside } = this.#context;
    const { unit } = sheet;
    const width = 270 * unit;
    const view =
      card === null
        ? makeIcon(back, (width * CARD.height) / CARD.width)
        : new CardView(card, { books, app: sheet.app, layout: sheet.layout }, width);
    view.position.set(inside.width - width / 2 - 24 * unit, 80 * unit + (width * CARD.height) / CARD.width / 2);
    this.root.addChild(view);
  }

  /** Words over the whole width of the right side. */
  note(words: string, fill: number = PALETTE.secondary): void {
    const { unit } = this.#context.sheet;
    const left = LABELS * unit;
    const text = makeText(words, 'body', { unit, fill, width: this.#context.inside.width - left });
    text.position.set(left, this.#y - 4 * unit);
    this.root.addChild(text);
    this.#y += text.height + 8 * unit;
  }
}

function stepped<T>(ids: readonly T[], chosen: T, by: number): T {
  return ids[(ids.indexOf(chosen) + by + ids.length) % ids.length]!;
}
