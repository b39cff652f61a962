import { Container, type Text } from 'pixi.js';
import type { Rect } from '../config/layout';
import { PALETTE } from '../config/palette';
import { TIMING } from '../config/timing';
import type { OutcomeView, ScoreView, TableView } from '../session/view-types';
import { Books } from '../table/books';
import { makeVeil } from '../ui/backdrop';
import { makeButton } from '../ui/button';
import { makePanel } from '../ui/panel';
import { makeIcon } from '../ui/sprite';
import { fitWidth, makeText } from '../ui/text';
import { BuiltScreen } from './built-screen';
import type { CurrentGame } from './current-game';
import { tell } from './plainly';
import type { Services } from './services';

const COLUMNS = ['dominance', 'sites', 'mostRituals', 'total'] as const;
const ROW = 62;

/** The end: who has won, and with what. Points count up, category by category. */
export class EndScreen extends BuiltScreen {
  readonly seeThrough = true;
  readonly #game: CurrentGame;
  #hasCounted = false;

  constructor(services: Services, game: CurrentGame) {
    super(services);
    this.#game = game;
  }

  protected build(): void {
    const { view } = this.#game.moment;
    if (view.outcome === null) return;
    const { unit, width, height, app, lang } = this.sheet;
    const books = new Books(this.#game.reading, lang);
    const seats = rankedSeats(view.outcome);
    const wide = Math.min(1000 * unit, width - 32 * unit);
    const solo = view.outcome.objective === undefined ? 0 : 74;
    const high = (252 + seats.length * ROW + solo) * unit;
    const box: Rect = { x: (width - wide) / 2, y: (height - high) / 2, width: wide, height: high };
    const title = makeText(app.screens.gameOver, 'label', { unit, size: 20, anchor: [0.5, 0.5] });
    title.position.set(width / 2, box.y + 40 * unit);
    const won = makeText(this.#verdict(view, view.outcome, books), 'title', { unit, size: 40, anchor: [0.5, 0.5] });
    fitWidth(won, wide - 64 * unit).position.set(width / 2, box.y + 84 * unit);
    this.root.addChild(makeVeil(width, height, 0.6), makePanel(box), title, won);
    if (view.outcome.objective !== undefined) this.#objective(view.outcome.objective, books, box);
    const top = box.y + (130 + solo) * unit;
    this.#heads(box, top);
    seats.forEach((cult, i) => this.#score(cult, view.outcome!, books, box, top + (34 + i * ROW) * unit));
    this.#buttons(box);
    this.#hasCounted = true;
  }

  /** Who plays alone is told so; at a table the winners are named. */
  #verdict({ solo, seat }: TableView, { winners }: OutcomeView, { words, names }: Books): string {
    if (solo !== undefined) return winners.includes(seat) ? words.ui.youWin : words.ui.youLose;
    return words.ui.whoWon(winners.map((cult) => names.cult(cult)));
  }

  #objective({ id, met }: NonNullable<OutcomeView['objective']>, books: Books, box: Rect): void {
    const { unit, app, width } = this.sheet;
    const words = `${books.card(id).name}: ${met ? app.screens.objectiveMet : app.screens.objectiveMissed}`;
    const text = makeText(words, 'name', { unit, fill: met ? PALETTE.legal : PALETTE.refusal, anchor: [0.5, 0.5] });
    fitWidth(text, box.width - 140 * unit).position.set(width / 2 + 16 * unit, box.y + 146 * unit);
    const sign = makeIcon(met ? 'ui-check' : 'ui-cross', 24 * unit);
    sign.tint = met ? PALETTE.legal : PALETTE.refusal;
    sign.position.set(text.x - text.width / 2 - 26 * unit, text.y);
    this.root.addChild(text, sign);
  }

  #column(box: Rect, at: number): { readonly x: number; readonly width: number } {
    const names = box.width * 0.34;
    const width = (box.width - names - 40 * this.sheet.unit) / COLUMNS.length;
    return { x: box.x + names + width * (at + 0.5), width };
  }

  #heads(box: Rect, y: number): void {
    const { unit, app } = this.sheet;
    COLUMNS.forEach((name, at) => {
      const { x, width } = this.#column(box, at);
      const words = makeText(app.screens.columns[name], 'label', { unit, size: 15, anchor: [0.5, 0.5] });
      fitWidth(words, width - 10 * unit).position.set(x, y + 10 * unit);
      this.root.addChild(words);
    });
  }

  #score(cult: string, outcome: OutcomeView, books: Books, box: Rect, y: number): void {
    const { unit } = this.sheet;
    const hasWon = outcome.winners.includes(cult);
    const score = outcome.scores[cult]!;
    const { colours, emblem, name } = books.cult(cult);
    const row = new Container();
    row.addChild(
      makePanel(
        { x: box.x + 24 * unit, y, width: box.width - 48 * unit, height: (ROW - 8) * unit },
        hasWon ? 'menu-item' : 'tray',
      ),
    );
    const sign = makeIcon(emblem, 38 * unit);
    sign.position.set(box.x + 58 * unit, y + ((ROW - 8) / 2) * unit);
    const person = this.#game.moment.view.players[cult]?.name ?? '';
    const words = makeText(person === '' ? name : `${name} · ${person}`, 'name', { unit, fill: colours.name, anchor: [0, 0.5] });
    fitWidth(words, box.width * 0.34 - 130 * unit).position.set(box.x + 88 * unit, sign.y);
    row.addChild(sign, words);
    if (hasWon) {
      const cup = makeIcon('ui-trophy', 28 * unit);
      cup.tint = PALETTE.brassLight;
      cup.position.set(words.x + words.width + 26 * unit, sign.y);
      row.addChild(cup);
    }
    COLUMNS.forEach((column, at) => this.#number(row, score, column, at, box, sign.y));
    this.root.addChild(row);
  }

  #number(row: Container, score: ScoreView, column: (typeof COLUMNS)[number], at: number, box: Rect, y: number): void {
    const { unit } = this.sheet;
    const { x } = this.#column(box, at);
    const number = makeText('0', 'number', { unit, size: column === 'total' ? 28 : 20, anchor: [0.5, 0.5] });
    number.position.set(x, y);
    row.addChild(number);
    this.#count(number, score[column], at);
  }

  /** Counts up once, the categories one after the other; another size or language shows the sum at once. */
  #count(text: Text, to: number, turn: number): void {
    const { reducedMotion, speed } = this.services.settings.current;
    if (this.#hasCounted || reducedMotion || speed === 'instant' || to === 0) {
      text.text = String(to);
      return;
    }
    const counter = { value: 0 };
    const tell = (): void => {
      const now = String(Math.round(counter.value));
      if (text.text !== now) text.text = now;
    };
    const vars = { value: to, delay: 0.3 + turn * (TIMING.count / 1000 + 0.25), ease: 'none', onUpdate: tell };
    void this.motion.to(counter, vars, TIMING.count + to * 40);
  }

  #buttons(box: Rect): void {
    const { unit, app } = this.sheet;
    const { doors } = this.services;
    const entries: readonly (readonly [string, () => void])[] = [
      [app.screens.newGame, () => void doors.newGame().catch((error: unknown) => tell(this.services, error))],
      [app.screens.lookAtBoard, () => this.#close()],
      [app.screens.toTitle, () => void doors.title()],
    ];
    const gap = 16 * unit;
    const wide = Math.min(260 * unit, (box.width - 64 * unit - 2 * gap) / 3);
    entries.forEach(([words, press], i) => {
      const button = makeButton(words, { unit, width: wide, height: 50 * unit, primary: i === 0, press });
      const left = box.x + (box.width - 3 * wide - 2 * gap) / 2;
      button.position.set(left + i * (wide + gap), box.y + box.height - 76 * unit);
      this.root.addChild(button);
    });
  }

  #close(): void {
    void this.services.navigation.lift(this);
  }

  key({ key }: KeyboardEvent): void {
    if (key === 'Escape') this.#close();
  }
}

/** The winners first, then by points. */
function rankedSeats({ winners, scores }: OutcomeView): string[] {
  const rank = (cult: string): number => (winners.includes(cult) ? 1000 : 0) + scores[cult]!.total;
  return Object.keys(scores).sort((a, b) => rank(b) - rank(a));
}
