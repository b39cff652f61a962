import { PALETTE } from '../../../platform/config/palette';
import type { Rect } from '../../../platform/config/layout';
import { makeButton } from '../../../platform/ui/controls/button';
import { makeIcon } from '../../../platform/ui/sprite';
import { fitBox, fitWidth, makeText } from '../../../platform/ui/text';
import { Books } from '../picture/cards/books';
import { CardView } from '../picture/cards/card-view';
import { lookingSeat } from '../picture/facts/facts';
import { defaultPlan } from './new-game/plan';
import { ReadyScreen } from './ready-screen';

/** What scores, in the order of the words (R11.2). */
const WAYS = ['dominance', 'site', 'ritual-1'] as const;
/** Design pixels. */
const BOX = { width: 1080, height: 560 };
const CARD_WIDTH = 250;

/** Before a first game: who one is, what one wants, and how points are made. */
export class BriefingScreen extends ReadyScreen {
  protected override readonly designHeight = 600;

  protected build(): void {
    const { unit, width, height } = this.sheet;
    const box = {
      x: (width - BOX.width * unit) / 2,
      y: (height - BOX.height * unit) / 2,
      width: BOX.width * unit,
      height: BOX.height * unit,
    };
    this.root.addChild(this.ground(box));
    this.#who(box);
    this.#objective(box);
    this.#points(box);
    this.#begin(box);
  }

  get #books(): Books {
    return new Books(this.game.reading, this.sheet.lang);
  }

  #who({ x, y, width }: Rect): void {
    const { unit, app } = this.sheet;
    const { view } = this.game;
    const { briefing } = app.screens;
    const cult = this.#books.cult(lookingSeat(view));
    const left = x + 132 * unit;
    const title = makeText(briefing.you(cult.name), 'title', { unit, fill: cult.colours.name, anchor: [0, 0.5] });
    fitWidth(title, width - 170 * unit).position.set(left, y + 50 * unit);
    this.root.addChild(...this.seal(cult, 84, x + 74 * unit, y + 66 * unit), title);
    if (view.solo === undefined) return;
    const rival = makeText(briefing.rival(this.#books.cult(view.solo.npc).name), 'body', {
      unit,
      size: 18,
      fill: PALETTE.secondary,
      width: width - 170 * unit,
      anchor: [0, 0.5],
    });
    fitBox(rival, width - 170 * unit, 46 * unit, unit).position.set(left, y + 96 * unit);
    this.root.addChild(rival);
  }

  /** R12.2: a first game has the first Objective; it is laid out after the first Cult Site. */
  #objective({ x, y }: Rect): void {
    const { unit, app, layout } = this.sheet;
    const { solo } = this.game.view;
    if (solo === undefined) return;
    const title = makeText(app.screens.briefing.goal, 'label', { unit, size: 18, anchor: [0.5, 0.5] });
    const middle = x + (40 + CARD_WIDTH / 2) * unit;
    fitWidth(title, CARD_WIDTH * unit).position.set(middle, y + 142 * unit);
    const objective = solo.objective ?? defaultPlan('').objective;
    const card = new CardView(objective ?? '', { books: this.#books, app, layout }, CARD_WIDTH * unit, 'full');
    card.position.set(middle, y + 160 * unit + card.faceHeight / 2);
    this.root.addChild(title, card);
  }

  #points({ x, y, width }: Rect): void {
    const { unit, app } = this.sheet;
    const { points, ways, idea } = app.screens.briefing;
    const hasCard = this.game.view.solo !== undefined;
    const left = x + (hasCard ? CARD_WIDTH + 80 : 60) * unit;
    const room = x + width - 50 * unit - left;
    const { colours } = this.#books.cult(lookingSeat(this.game.view));
    const heading = makeText(points, 'heading', { unit, size: 23 });
    fitWidth(heading, room).position.set(left, y + 136 * unit);
    this.root.addChild(heading);
    ways.forEach((words, at) => {
      const middle = y + (202 + at * 62) * unit;
      const icon = makeIcon(WAYS[at]!, 50 * unit, colours.piece);
      icon.position.set(left + 28 * unit, middle);
      const text = makeText(words, 'body', { unit, size: 20, width: room - 80 * unit, anchor: [0, 0.5] });
      text.position.set(left + 76 * unit, middle);
      this.root.addChild(icon, text);
    });
    const told = makeText(idea, 'body', { unit, size: 19, width: room, fill: PALETTE.brassLight });
    fitBox(told, room, 120 * unit, unit).position.set(left, y + 372 * unit);
    this.root.addChild(told);
  }

  #begin({ x, y, width, height }: Rect): void {
    const { unit, app } = this.sheet;
    const size = { unit, width: 240 * unit, height: 54 * unit };
    const button = makeButton(app.screens.briefing.begin, { ...size, size: 20, primary: true, press: () => this.ready() });
    button.position.set(x + width - size.width - 40 * unit, y + height - size.height - 22 * unit);
    this.root.addChild(button);
  }

  /** The game has begun: there is no way back from here, only to the table. */
  protected override leave(): void {
    this.ready();
  }
}
