import type { Rect } from '../../../../platform/config/layout';
import { PALETTE } from '../../../../platform/config/palette';
import type { Services } from '../../../../platform/screens/services';
import type { TableGame } from '../../../../platform/screens/table/current-game';
import { loadAtlas } from '../../../../platform/shell/assets';
import { makeVeil } from '../../../../platform/ui/backdrop';
import { makeButton } from '../../../../platform/ui/controls/button';
import { makeChoices } from '../../../../platform/ui/controls/choices';
import { SHORT_SCREEN } from '../../../../platform/ui/dialogue';
import { makePanel } from '../../../../platform/ui/panel';
import { ScrollArea } from '../../../../platform/ui/scroll';
import { makeIcon } from '../../../../platform/ui/sprite';
import { fitBox, fitWidth, makeText } from '../../../../platform/ui/text';
import type { TableView } from '../../contract/view-types';
import { Books } from '../../picture/cards/books';
import type { CultsReading } from '../../reading';
import { endingWords } from '../../words/ending';
import { storyWords } from '../../words/story';
import { CultsScreen, type CultsGame } from '../cults-screen';
import { cardsOf } from '../new-game/plan';
import { endingOf, type Ending } from './ending';
import type { Flowed } from './flowed';
import { makeNextPage } from './next/next-page';
import { withObjective } from './next/next-steps';
import { NextWays } from './next/next-ways';
import { makePointsPage } from './points-page';
import { EndScene } from './scene';
import { makeStory } from './story-view';
import { PointsTally } from './tally';
import { toldOf, verdictOf } from './remarks';
import { objectiveWonIn, wonObjectives } from './won-objectives';

const PAGES = ['points', 'story', 'next'] as const;
type Page = (typeof PAGES)[number];

/** Atlas of the parts of the scene. */
const ATLAS = 'scenes-ending';
let parts: Promise<void> | null = null;

/** Fetches the parts of the scene; a failed load is tried again on the next call. */
export const fetchScene = (): Promise<void> =>
  (parts ??= loadAtlas(ATLAS).catch((error: unknown) => {
    parts = null;
    throw error;
  }));

interface EndButton {
  readonly words: string;
  /** Where there is little room. */
  readonly short?: string;
  readonly icon: string;
  readonly press: () => void;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Design pixels: the column of the scene by the shape of the screen. */
const COLUMN = { wide: 560, classic: 380, phone: 240 } as const;

/**
 * The end of a game: the winners' scene, the points as they come in, how the game went and what to try next. A click or a key shows
 * all points at once.
 */
export class EndScreen extends CultsScreen {
  protected override readonly designHeight = SHORT_SCREEN;
  readonly #game: CultsGame;
  readonly #ways: NextWays;
  /** Whether the Objective was won for the first time. */
  readonly #isFirstTime: boolean;
  #page: Page = 'points';
  #tally: PointsTally | null = null;
  #hasCounted = false;
  #hasSpoken = false;

  constructor(services: Services, page: TableGame<TableView, CultsReading>, game: CultsGame) {
    super(services);
    this.#game = game;
    const won = objectiveWonIn(game.view);
    this.#isFirstTime = won !== null && wonObjectives.note(won);
    this.#ways = new NextWays(services, page, game, this);
  }

  async prepare(): Promise<void> {
    // Without a connection the result comes without its scene.
    await fetchScene().catch(() => undefined);
  }

  /** Puzzles and mods are fetched when their page is opened; the browser's storage may answer late or never, so nobody waits. */
  async #findWays(): Promise<void> {
    if (this.#page !== 'next') return;
    await this.#ways.find();
    this.refresh();
  }

  /** Called also when a puzzle or the list of mods was left: what was solved or switched on there is no next step any more. */
  async show(): Promise<void> {
    if (this.#hasSpoken) return void this.#findWays();
    this.#hasSpoken = true;
    const books = this.#books;
    const told = toldOf(this.#game.view, this.#game.log, this.#ending, books);
    const spoken = told.map(({ heading, text }) => `${heading}: ${text}`);
    this.services.toasts.whisper([verdictOf(this.#ending, books), ...spoken].join(' '));
  }

  get #books(): Books {
    return new Books(this.#game.reading, this.sheet.lang);
  }

  get #ending(): Ending {
    return endingOf(this.#game.view);
  }

  get #isLow(): boolean {
    return this.sheet.layout.shape === 'phone';
  }

  get #isStill(): boolean {
    const { reducedMotion, speed } = this.services.settings.current;
    return this.#hasCounted || reducedMotion || speed === 'instant';
  }

  protected build(): void {
    if (this.#game.view.outcome === null) return;
    const { unit, width, height, layout } = this.sheet;
    const [margin, buttons] = this.#isLow ? [12 * unit, 46 * unit] : [24 * unit, 56 * unit];
    const column = Math.min(COLUMN[layout.shape] * unit, width * 0.42);
    const books = this.#books;
    // On a phone the buttons need the whole width.
    const below = buttons + 2 * margin;
    const focus: Rect = { x: 0, y: 0, width: column, height: this.#isLow ? height - below : height };
    const scene = new EndScene(this.sheet, { ending: this.#ending, books, focus });
    const touch = makeVeil(width, height, 0);
    touch.on('pointertap', () => this.#finish());
    this.root.addChild(scene.root, touch);
    this.#verdict(books, focus);
    const panel: Rect = { x: column, y: margin, width: width - column - margin, height: height - below - margin };
    this.#pages(books, panel, focus);
    const left = this.#isLow ? margin : column;
    this.#buttons(books, { x: left, y: height - buttons - margin, width: width - left - margin, height: buttons });
    if (!this.#isStill) {
      scene.enter(this.motion);
      void this.#tally?.play();
    }
    this.#hasCounted = true;
  }

  /** Who has won, over the scene. */
  #verdict(books: Books, { x, y, width }: Rect): void {
    const { unit, app } = this.sheet;
    const ending = this.#ending;
    const isLow = this.#isLow;
    const room = width - 24 * unit;
    const middle = x + width / 2;
    const over = makeText(`${app.screens.gameOver} · ${app.screens.afterRounds(this.#game.view.rounds)}`, 'label', {
      unit,
      size: isLow ? 14 : 18,
      fill: PALETTE.ivory,
      anchor: [0.5, 0.5],
    });
    fitWidth(over, room).position.set(middle, y + (isLow ? 22 : 32) * unit);
    const sign = makeIcon(ending.way === 'lost' ? 'ui-cross' : 'ui-trophy', (isLow ? 24 : 34) * unit, PALETTE.brassLight);
    const beside = sign.width + 14 * unit;
    const title = makeText(verdictOf(ending, books), 'title', {
      unit,
      size: isLow ? 27 : 46,
      width: room - beside,
      align: 'center',
      anchor: [0.5, 0.5],
    });
    fitBox(title, room - beside, (isLow ? 64 : 96) * unit, unit).position.set(
      middle + beside / 2,
      over.y + (isLow ? 42 : 62) * unit,
    );
    sign.position.set(title.x - title.width / 2 - beside / 2, title.y);
    // The sky may be light here.
    const shade = makeIcon('shadow-soft', 1);
    shade.setSize(width * 1.5, (isLow ? 190 : 280) * unit);
    shade.position.set(middle, over.y + 30 * unit);
    this.root.addChild(shade, over, title, sign);
  }

  #pages(books: Books, panel: Rect, focus: Rect): void {
    const { unit, lang } = this.sheet;
    const words = endingWords(lang);
    const tabs = { points: storyWords(lang).back, story: storyWords(lang).show, next: words.next };
    const inset = (this.#isLow ? 10 : 16) * unit;
    const high = (this.#isLow ? 44 : 48) * unit;
    const row = makeChoices({
      unit,
      width: panel.width - 2 * inset,
      height: high,
      label: words.pages,
      items: PAGES.map((id) => ({ id, words: tabs[id] })),
      chosen: this.#page,
      isTabs: true,
      choose: (page) => this.#turn(page),
    });
    row.position.set(panel.x + inset, panel.y + inset);
    const ground = makePanel(panel);
    ground.alpha = 0.95;
    const top = 2 * inset + high;
    const place = { x: panel.x + inset, y: panel.y + top, width: panel.width - 2 * inset, height: panel.height - top - inset };
    const area = new ScrollArea(place, unit, this.services.page.frames.request);
    let content = this.#content(books, place, focus);
    if (content.height > place.height) {
      // The bar at the side needs room.
      content.root.destroy({ children: true });
      content = this.#content(books, { width: area.room, height: place.height }, focus);
    }
    area.content.addChild(content.root);
    area.contentHeight = content.height;
    area.on('pointertap', () => this.#finish());
    this.scroll = area;
    this.root.addChild(ground, row, area);
    if (this.#tally !== null) this.root.addChild(this.#tally.root);
  }

  #content(books: Books, { width, height }: Size, focus: Rect): Flowed {
    const { view, log } = this.#game;
    switch (this.#page) {
      case 'story':
        return makeStory(this.sheet, { view, events: log, books, width, height });
      case 'next':
        return makeNextPage(this.sheet, books, this.#ways.steps(this.sheet, books), width);
      case 'points': {
        const from = { x: focus.x + focus.width / 2, y: focus.y + focus.height * 0.6 };
        this.#tally = new PointsTally({
          motion: this.motion,
          size: 40 * this.sheet.unit,
          from: () => from,
          colour: (cult) => books.cult(cult).colours.piece,
        });
        const told = toldOf(view, log, this.#ending, books);
        const rules = (cited: string): void => void this.services.doors.rules(cited);
        return makePointsPage(this.sheet, {
          view,
          books,
          width,
          told,
          tally: this.#tally,
          isFirstTime: this.#isFirstTime,
          rules,
        });
      }
    }
  }

  #buttons(books: Books, place: Rect): void {
    const { unit, app, screens, lang } = this.sheet;
    const { doors } = this.services;
    const words = endingWords(lang);
    const next = this.#nextObjective(books);
    // On a phone there is room for one word each; screen readers say it all.
    const isLow = this.#isLow;
    const tried = next === null ? '' : `${words.objective}: ${books.names.card(next)}`;
    const entries: readonly EndButton[] = [
      { words: words.rematch, icon: 'ui-undo', press: () => this.#again() },
      ...(next === null
        ? []
        : [{ words: tried, short: books.names.card(next), icon: 'ui-trophy', press: () => this.#try(next) }]),
      { words: app.screens.lookAtBoard, short: words.board, icon: 'ui-eye', press: () => this.leave() },
      { words: screens.newGame, icon: 'ui-dice', press: () => void doors.newGame() },
      { words: screens.toTitle, short: words.title, icon: 'ui-arrow', press: () => void doors.title() },
    ];
    const gap = 12 * unit;
    // The next Objective has more to say than the others.
    const shares = entries.map((_, i) => (next !== null && i === 1 ? 1.7 : 1));
    const one = (place.width - (entries.length - 1) * gap) / shares.reduce((sum, share) => sum + share, 0);
    let x = place.x;
    entries.forEach(({ words: long, short = long, icon, press }, i) => {
      const width = one * shares[i]!;
      const isShort = isLow || width < (i === 1 && next !== null ? 280 : 170) * unit;
      const size = isLow ? 15 : 17;
      const options = { unit, width, height: place.height, size, icon, title: long, primary: i === 0, press };
      const button = makeButton(isShort ? short : long, options);
      button.position.set(x, place.y);
      this.root.addChild(button);
      x += width + gap;
    });
  }

  /** After a game alone: the next Objective that is not won yet. */
  #nextObjective({ reading }: Books): string | null {
    const { objective } = this.#game.view.outcome!;
    return objective === undefined ? null : wonObjectives.nextAfter(objective.id, cardsOf.objectives(reading));
  }

  #again(): void {
    void this.services.doors.rematch(this.#game);
  }

  #try(objective: string): void {
    const cult = this.#ending.hero;
    void this.services.doors.rematch(this.#game, (config) => withObjective(config, objective, cult));
  }

  #turn(page: Page): void {
    this.#page = page;
    this.refresh();
    void this.#findWays();
  }

  /** Ends the counting and the entrance of the scene. */
  #finish(): void {
    this.motion.finish();
    this.#tally?.end();
  }

  protected override clear(): void {
    this.#tally?.stop();
    this.#tally = null;
    super.clear();
  }

  protected override leave(): void {
    void this.services.navigation.lift(this);
  }

  override key(event: KeyboardEvent): void {
    this.#finish();
    super.key(event);
  }
}
