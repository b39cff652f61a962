import { Container } from 'pixi.js';
import { CARD } from '../picture/config/card-layout';
import { PALETTE } from '../../../platform/config/palette';
import type { DistrictView } from '../contract/view-types';
import { Books } from '../picture/cards/books';
import { CardView } from '../picture/cards/card-view';
import { makeVeil } from '../../../platform/ui/backdrop';
import { makeButton } from '../../../platform/ui/controls/button';
import { makePanel } from '../../../platform/ui/panel';
import { fitWidth, makeText } from '../../../platform/ui/text';
import { CultsScreen, type CultsGame } from './cults-screen';
import { DISTRICTS } from './new-game/plan';
import type { Services } from '../../../platform/screens/services';

const TALL = CARD.height / CARD.width;

/** How the cards of a district are laid out. */
interface Arranged {
  readonly width: number;
  readonly gap: number;
  readonly isBeside: boolean;
  readonly height: number;
}

/** The District cards in play, to be studied before the first Cult Site (R4.7). */
export class StudyScreen extends CultsScreen {
  readonly seeThrough = true;
  readonly #game: CultsGame;

  constructor(services: Services, game: CultsGame) {
    super(services);
    this.#game = game;
  }

  protected build(): void {
    const { unit, width, height, app, screens, lang } = this.sheet;
    const books = new Books(this.#game.reading, lang);
    const { districts } = this.#game.view;
    const open = DISTRICTS.filter((name) => (districts[name]?.guardian ?? districts[name]?.action ?? null) !== null);
    const wide = (width - 88 * unit) / Math.max(1, open.length);
    const cards = this.#arrange(wide, height - 260 * unit);
    const box = {
      x: 20 * unit,
      y: (height - cards.height - 250 * unit) / 2,
      width: width - 40 * unit,
      height: cards.height + 250 * unit,
    };
    const title = makeText(app.screens.study, 'title', { unit, anchor: [0.5, 0.5] });
    title.position.set(width / 2, box.y + 44 * unit);
    const hint = makeText(app.screens.studyHint, 'body', { unit, fill: PALETTE.secondary, anchor: [0.5, 0.5] });
    fitWidth(hint, box.width - 60 * unit).position.set(width / 2, box.y + 84 * unit);
    const press = (): void => this.leave();
    const close = makeButton(screens.close, { unit, width: 220 * unit, height: 50 * unit, primary: true, press });
    close.position.set(width / 2 - 110 * unit, box.y + box.height - 74 * unit);
    this.root.addChild(makeVeil(width, height, 0.6), makePanel(box), title, hint, close);
    open.forEach((name, i) => {
      const column = this.#column(name, districts[name]!, books, wide, cards);
      column.position.set(44 * unit + i * wide, box.y + 112 * unit);
      this.root.addChild(column);
    });
  }

  /** Places Guardian and Action side by side if that makes them larger, else one below the other. */
  #arrange(wide: number, high: number): Arranged {
    const gap = 14 * this.sheet.unit;
    const beside = Math.min((wide - 3 * gap) / 2, high / TALL);
    const below = Math.min(wide - 2 * gap, (high - gap) / 2 / TALL);
    const width = Math.min(300 * this.sheet.unit, Math.max(beside, below));
    const isBeside = beside >= below;
    return { width, gap, isBeside, height: isBeside ? width * TALL : 2 * width * TALL + gap };
  }

  #column(name: string, { guardian, action }: DistrictView, books: Books, wide: number, cards: Arranged): Container {
    const { unit, app, layout } = this.sheet;
    const { width, gap, isBeside } = cards;
    const column = new Container();
    const heading = makeText(books.words.district(name), 'name', { unit, anchor: [0.5, 0] });
    heading.x = wide / 2;
    column.addChild(heading);
    const shown = [guardian, action].filter((stack) => stack !== null);
    shown.forEach(({ card }, at) => {
      const view = new CardView(card, { books, app, layout }, width);
      const aside = (at + 0.5 - shown.length / 2) * (width + gap);
      const down = (at + 0.5) * width * TALL + at * gap;
      view.position.set(wide / 2 + (isBeside ? aside : 0), 38 * unit + (isBeside ? (width * TALL) / 2 : down));
      column.addChild(view);
    });
    return column;
  }

  protected override leave(): void {
    void this.services.navigation.lift(this);
  }
}
