import { Container, type Text } from 'pixi.js';
import type { Rect } from '../../../platform/config/layout';
import { PALETTE } from '../../../platform/config/palette';
import { TIMING } from '../../../platform/config/timing';
import { wordObjective } from '../words';
import type { OutcomeView, TableView } from '../contract/view-types';
import { Books } from '../picture/cards/books';
import { scenePicture } from '../picture/cards/scene-picture';
import { makeVeil } from '../../../platform/ui/backdrop';
import { makeButton } from '../../../platform/ui/button';
import { makePanel } from '../../../platform/ui/panel';
import { makeBar, makeIcon } from '../../../platform/ui/sprite';
import { makeDisc } from '../picture/disc';
import { fitWidth, makeText } from '../../../platform/ui/text';
import { CultsScreen } from './cults-screen';
import type { CurrentGame } from '../../../platform/screens/table/current-game';
import { ranked } from './result';
import { makeScoreTable, SCORE_GAP, SCORE_HEAD, SCORE_ROW } from './score-table';
import type { Services } from '../../../platform/screens/services';

/** Design pixels: width of the winner's column, height above and below the score table. */
const HERO = 300;
const ABOVE = 118;
const BELOW = 142;
/** The same heights on a phone, where letters need the room. */
const PHONE_ABOVE = 66;
const PHONE_BELOW = 86;

/** The end of a game: who has won, and with what. Points count up, category by category; a click or a key shows them at once. */
export class EndScreen extends CultsScreen {
  readonly seeThrough = true;
  protected override readonly designHeight = 600;
  readonly #game: CurrentGame;
  #hasCounted = false;

  constructor(services: Services, game: CurrentGame) {
    super(services);
    this.#game = game;
  }

  protected build(): void {
    const { view } = this.#game;
    const { outcome } = view;
    if (outcome === null) return;
    const { unit, width, height, lang } = this.sheet;
    const books = new Books(this.#game.reading, lang);
    const wide = Math.min(1180 * unit, width - 32 * unit);
    const rows = Math.max(3, Object.keys(outcome.scores).length) * (SCORE_ROW + SCORE_GAP);
    const high = (this.#above + SCORE_HEAD + rows + (outcome.objective === undefined ? 0 : 60) + this.#below) * unit;
    const box: Rect = { x: (width - wide) / 2, y: (height - high) / 2, width: wide, height: high };
    const veil = makeVeil(width, height, 0.72);
    veil.on('pointertap', () => this.motion.finish());
    this.root.addChild(veil, makePanel(box));
    this.#heading(view, outcome, books, box);
    this.root.addChild(this.#hero(view, outcome, books, { ...box, y: box.y + this.#above * unit, width: HERO * unit }));
    const place: Rect = {
      x: box.x + HERO * unit,
      y: box.y + this.#above * unit,
      width: wide - (HERO + 28) * unit,
      height: high - (this.#above + this.#below) * unit,
    };
    this.root.addChild(
      makeScoreTable(this.sheet, { view, books, place, count: (text, to, turn) => this.#count(text, to, turn) }),
    );
    if (outcome.objective !== undefined) {
      const below = (SCORE_HEAD + 2 * (SCORE_ROW + SCORE_GAP)) * unit;
      const beneath = { ...place, y: place.y + below, height: (SCORE_ROW + 60) * unit };
      this.root.addChild(this.#objective(outcome.objective, view, books, beneath));
    }
    this.#note(view, place);
    this.#buttons(box);
    this.#hasCounted = true;
  }

  get #isLow(): boolean {
    return this.sheet.layout.shape === 'phone';
  }

  get #above(): number {
    return this.#isLow ? PHONE_ABOVE : ABOVE;
  }

  get #below(): number {
    return this.#isLow ? PHONE_BELOW : BELOW;
  }

  #heading({ rounds, solo, seat }: TableView, { winners }: OutcomeView, { words, names }: Books, box: Rect): void {
    const { unit, app, width } = this.sheet;
    const over = makeText(`${app.screens.gameOver} · ${app.screens.afterRounds(rounds)}`, 'label', {
      unit,
      size: 18,
      anchor: [0.5, 0.5],
    });
    over.position.set(width / 2, box.y + 32 * unit);
    over.visible = !this.#isLow;
    // A solo player is told "you have won"; in other games the winners are named.
    const verdict =
      solo === undefined
        ? words.ui.whoWon(winners.map((cult) => names.cult(cult)))
        : winners.includes(seat)
          ? words.ui.youWin
          : words.ui.youLose;
    const title = makeText(verdict, 'title', { unit, size: 42, anchor: [0.5, 0.5] });
    fitWidth(title, box.width - 80 * unit).position.set(width / 2, box.y + (this.#above - 46 + (this.#isLow ? 14 : 0)) * unit);
    const line = makeBar(
      {
        x: box.x + 28 * unit,
        y: box.y + (this.#above - 15 + (this.#isLow ? 11 : 0)) * unit,
        width: box.width - 56 * unit,
        height: Math.max(1, unit),
      },
      PALETTE.border,
      0.7,
    );
    this.root.addChild(over, title, line);
  }

  /** The winner's emblem, large, and the points. */
  #hero(view: TableView, { winners, scores }: OutcomeView, books: Books, { x, y, width }: Rect): Container {
    const { unit, app } = this.sheet;
    const root = new Container({ x: x + width / 2, y });
    const shown = winners.length === 0 ? ranked(view).slice(0, 1) : winners;
    const step = Math.min(150, 236 / shown.length);
    const size = Math.min(170, step * 1.2) * unit;
    shown.forEach((cult, at) => {
      const look = books.cult(cult);
      const aside = (at - (shown.length - 1) / 2) * step * unit;
      const glow = makeIcon('glow', size * 1.75, look.colours.piece);
      const disc = makeDisc(look, size);
      for (const part of [glow, disc]) part.position.set(aside, 112 * unit);
      root.addChild(glow, disc);
    });
    const total = makeText('0', 'total', { unit, size: 72, fill: PALETTE.brassLight, anchor: [0.5, 0.5] });
    total.position.set(0, 244 * unit);
    this.#count(total, scores[shown[0]!]!.total, 3);
    const points = makeText(app.screens.points(scores[shown[0]!]!.total), 'label', { unit, size: 17, anchor: [0.5, 0.5] });
    points.position.set(0, 292 * unit);
    root.addChild(total, points);
    return root;
  }

  /** R12.8: the Objective's requirements, and which of them were met. */
  #objective({ id, met }: NonNullable<OutcomeView['objective']>, view: TableView, books: Books, place: Rect): Container {
    const { unit, app } = this.sheet;
    const root = new Container({ x: place.x, y: place.y });
    const tint = met ? PALETTE.legal : PALETTE.refusal;
    const high = place.height - 20 * unit;
    const wide = (high * 400) / 208;
    const scene = scenePicture(books, id, { width: wide, height: high });
    scene.position.set(10 * unit + wide / 2, place.height / 2);
    const left = wide + 28 * unit;
    const title = makeText(books.card(id).name, 'heading', { unit, size: 22 });
    fitWidth(title, place.width - left - 20 * unit).position.set(left, 12 * unit);
    const words = met ? app.screens.objectiveMet : app.screens.objectiveMissed;
    const state = makeText(words, 'strong', { unit, fill: tint });
    fitWidth(state, place.width - left - 20 * unit).position.set(left, 42 * unit);
    root.addChild(makePanel({ x: 0, y: 0, width: place.width, height: place.height }, 'tray'), scene, title, state);
    const card = books.reading.cards.find((one) => one.id === id);
    let at = 72 * unit;
    for (const [index, requirement] of card?.kind === 'objective' ? card.requires.entries() : []) {
      const isMet = view.objective?.requirements[index]?.met ?? met;
      const sign = makeIcon(isMet ? 'ui-check' : 'ui-cross', 15 * unit, isMet ? 0x8fd6a3 : PALETTE.refusal);
      const told = wordObjective({ ...card, requires: [requirement] }, books.lang, books.names);
      const text = makeText(told, 'body', { unit, size: 15, width: place.width - left - 44 * unit });
      text.position.set(left + 26 * unit, at);
      sign.position.set(left + 9 * unit, at + 10 * unit);
      root.addChild(sign, text);
      at += text.height + 4 * unit;
    }
    return root;
  }

  /** How a tie was broken (R11.3). */
  #note(view: TableView, { x, y, width, height }: Rect): void {
    const broken = view.standing.tie?.by ?? null;
    if (broken === null) return;
    const { unit, app } = this.sheet;
    const words = broken === 'none' && view.solo !== undefined ? app.screens.tieAlone : app.screens.tieBreaks[broken];
    const text = makeText(words, 'body', { unit, fill: PALETTE.secondary, width, anchor: [0, 0.5] });
    text.position.set(x + 8 * unit, y + height + 20 * unit);
    this.root.addChild(text);
  }

  /** Counts up once, one category after the other; after a resize or a change of language the sum is shown at once. */
  #count(text: Text, to: number, turn: number): void {
    const { reducedMotion, speed } = this.services.settings.current;
    if (this.#hasCounted || reducedMotion || speed === 'instant' || to === 0) {
      text.text = String(to);
      return;
    }
    const counter = { value: 0 };
    const show = (): void => {
      const now = String(Math.round(counter.value));
      if (text.text !== now) text.text = now;
    };
    const vars = { value: to, delay: 0.3 + turn * (TIMING.count / 1000 + 0.25), ease: 'none', onUpdate: show };
    void this.motion.to(counter, vars, TIMING.count + to * 40);
  }

  #buttons(box: Rect): void {
    const { unit, app, screens } = this.sheet;
    const { doors } = this.services;
    const entries: readonly (readonly [words: string, icon: string, press: () => void])[] = [
      [screens.newGame, 'ui-dice', () => void doors.newGame()],
      [app.screens.lookAtBoard, 'ui-eye', () => this.leave()],
      [screens.toTitle, 'ui-arrow', () => void doors.title()],
    ];
    const gap = 16 * unit;
    const high = Math.max(54, this.#isLow ? 68 : 0) * unit;
    const wide = Math.min(270 * unit, (box.width - 64 * unit - 2 * gap) / 3);
    entries.forEach(([words, icon, press], i) => {
      const button = makeButton(words, { unit, width: wide, height: high, size: 18, icon, primary: i === 0, press });
      const left = box.x + (box.width - 3 * wide - 2 * gap) / 2;
      button.position.set(left + i * (wide + gap), box.y + box.height - (this.#isLow ? 78 : 82) * unit);
      this.root.addChild(button);
    });
  }

  protected override leave(): void {
    void this.services.navigation.lift(this);
  }

  override key(event: KeyboardEvent): void {
    this.motion.finish();
    super.key(event);
  }
}
