import { Container } from 'pixi.js';
import { CARD } from '../../picture/config/card-layout';
import type { Rect } from '../../../../platform/config/layout';
import { PALETTE } from '../../../../platform/config/palette';
import type { Books } from '../../picture/cards/books';
import { CardView } from '../../picture/cards/card-view';
import type { TableContext } from '../../picture/context';
import { makeChoices, type ChoiceItem } from '../../../../platform/ui/controls/choices';
import { citing } from '../../../../platform/ui/citing';
import { makeIcon } from '../../../../platform/ui/sprite';
import { makeStepper } from '../../../../platform/ui/controls/stepper';
import { fitWidth, makeText } from '../../../../platform/ui/text';
import type { CultsSheet } from '../cults-screen';
import type { CardGlance } from './card-glance';
import type { TableView } from '../../contract/view-types';
import type { GamePlan } from './plan';

/** Passed to every part of the new-game screen. */
export interface FormContext {
  readonly sheet: CultsSheet;
  readonly inside: Rect;
  readonly plan: GamePlan;
  /** The board that the plan's game begins on; null while the rules engine has not told it. */
  readonly opening: TableView | null;
  readonly books: Books;
  /** Shows the hovered card large. */
  readonly glance: CardGlance;
  /** Context for drawing pieces of the board. */
  readonly table: TableContext;
  readonly parent: HTMLElement;
  /** Changes the current plan; `edit` gets the latest one, including text typed a moment ago. */
  readonly change: (edit: (now: GamePlan) => GamePlan) => void;
}

/** Design pixels. */
const LABELS = 176;
const LINE = 44;
const GAP = 12;

/** Rows of the form: words at the left, controls at the right. */
export class FormRows {
  readonly root = new Container();
  readonly #unit: number;
  readonly #width: number;
  readonly #rules: (cited: string) => void;
  #y = 0;

  /** `width` is in CSS pixels. */
  constructor({ sheet, inside, table }: FormContext, width: number) {
    this.#rules = table.rules;
    this.#unit = sheet.unit;
    this.#width = width;
    this.root.position.set(inside.x, inside.y);
  }

  /** Top edge of the next row. */
  get y(): number {
    return this.#y;
  }

  row(label: string, make: (width: number, height: number) => Container): void {
    const left = LABELS * this.#unit;
    const height = LINE * this.#unit;
    const words = makeText(label, 'strong', { unit: this.#unit, size: 17, width: left - 12 * this.#unit, anchor: [0, 0.5] });
    fitWidth(words, left - 12 * this.#unit).position.set(0, this.#y + height / 2);
    const thing = make(this.#width - left, height);
    thing.position.set(left, this.#y);
    this.root.addChild(words, thing);
    this.#y += height + GAP * this.#unit;
  }

  choices<T>(label: string, items: readonly ChoiceItem<T>[], chosen: T, choose: (id: T) => void): void {
    this.row(label, (width, height) => makeChoices({ unit: this.#unit, width, height, label, items, chosen, choose }));
  }

  /** A note below a control; reserves this many lines, so that nothing jumps when the words change. */
  note(words: string, lines = 1): void {
    const unit = this.#unit;
    const left = (LABELS + 4) * unit;
    const text = makeText(words, 'small', { unit, size: 15, fill: PALETTE.secondary, width: this.#width - left });
    text.position.set(left, this.#y - 5 * unit);
    this.root.addChild(citing(text, words, this.#rules));
    this.#y += Math.max(text.height, lines * 18 * unit) + 10 * unit;
  }
}

export interface CardStepperOptions {
  /** What is chosen; screen readers announce it. */
  readonly label: string;
  readonly ids: readonly (string | null)[];
  readonly chosen: string | null;
  /** The words for null. */
  readonly chance: string;
  /** What screen readers say after the name. */
  readonly note?: (id: string) => string;
  readonly choose: (id: string | null) => void;
  readonly width: number;
  readonly height: number;
}

/** Steps through a list of cards; null stands for a random one. */
export function cardStepper({ sheet, books }: FormContext, options: CardStepperOptions): Container {
  const { label, ids, chosen, chance, note = () => '', choose, width, height } = options;
  const more = chosen === null ? '' : note(chosen);
  return makeStepper({
    unit: sheet.unit,
    width,
    height,
    label,
    previous: sheet.screens.previous,
    next: sheet.screens.next,
    words: chosen === null ? chance : books.names.card(chosen),
    ...(more === '' ? {} : { note: more }),
    step: (by) => choose(ids[(ids.indexOf(chosen) + by + ids.length) % ids.length]!),
  });
}

/** A card around its middle; its back if it is random. */
export function makeCard({ sheet, books }: FormContext, card: string | null, back: string, width: number): Container {
  if (card === null) return makeIcon(back, (width * CARD.height) / CARD.width);
  return new CardView(card, { books, app: sheet.app, layout: sheet.layout }, width);
}
