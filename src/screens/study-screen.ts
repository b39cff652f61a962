import { Container } from 'pixi.js';
import { PALETTE } from '../config/palette';
import type { StackView } from '../session/view-types';
import { Books } from '../table/books';
import { makeVeil } from '../ui/backdrop';
import { makeButton } from '../ui/button';
import { makePanel } from '../ui/panel';
import { fitWidth, makeText } from '../ui/text';
import { BuiltScreen } from './built-screen';
import type { CurrentGame } from './current-game';
import { DISTRICTS } from './new-game/plan';
import type { Services } from './services';

/** The District cards in play, district by district: to be studied before the first Cult Site (R4.7). */
export class StudyScreen extends BuiltScreen {
  readonly seeThrough = true;
  readonly #game: CurrentGame;

  constructor(services: Services, game: CurrentGame) {
    super(services);
    this.#game = game;
  }

  protected build(): void {
    const { unit, width, height, app, lang } = this.sheet;
    const books = new Books(this.#game.reading, lang);
    const box = { x: 20 * unit, y: 20 * unit, width: width - 40 * unit, height: height - 40 * unit };
    const title = makeText(app.screens.study, 'title', { unit, anchor: [0.5, 0.5] });
    title.position.set(width / 2, box.y + 44 * unit);
    const hint = makeText(app.screens.studyHint, 'body', { unit, fill: PALETTE.secondary, anchor: [0.5, 0.5] });
    fitWidth(hint, box.width - 60 * unit).position.set(width / 2, box.y + 84 * unit);
    const close = makeButton(app.screens.close, {
      unit,
      width: 220 * unit,
      height: 50 * unit,
      primary: true,
      press: () => this.#close(),
    });
    close.position.set(width / 2 - 110 * unit, box.y + box.height - 74 * unit);
    this.root.addChild(makeVeil(width, height, 0.6), makePanel(box), title, hint, close);
    const { districts } = this.#game.moment.view;
    const open = DISTRICTS.filter((name) => districts[name]?.guardian !== null || districts[name]?.action !== null);
    const wide = (box.width - 60 * unit) / Math.max(1, open.length);
    open.forEach((name, i) => {
      const column = new Container();
      column.position.set(box.x + 30 * unit + i * wide, box.y + 116 * unit);
      const heading = makeText(books.words.district(name), 'name', { unit, anchor: [0.5, 0] });
      heading.x = wide / 2;
      column.addChild(heading);
      const stacks = [districts[name]!.guardian, districts[name]!.action].filter((stack) => stack !== null);
      stacks.forEach((stack, at) => this.#card(column, stack, books, wide, at));
      this.root.addChild(column);
    });
  }

  #card(column: Container, stack: StackView, books: Books, wide: number, at: number): void {
    const { unit } = this.sheet;
    const face = books.card(stack.card);
    const place = { x: 8 * unit, y: (40 + at * 290) * unit, width: wide - 16 * unit, height: 280 * unit };
    const name = makeText(face.name, 'cardTitle', { unit, anchor: [0.5, 0] });
    name.position.set(place.x + place.width / 2, place.y + 12 * unit);
    const text = makeText(face.text, 'body', { unit, width: place.width - 32 * unit });
    text.position.set(place.x + 16 * unit, place.y + 50 * unit);
    column.addChild(makePanel(place, 'tray'), fitWidth(name, place.width - 24 * unit), text);
  }

  #close(): void {
    void this.services.navigation.lift(this);
  }

  key({ key }: KeyboardEvent): void {
    if (key === 'Escape' || key === 'Enter') this.#close();
  }
}
