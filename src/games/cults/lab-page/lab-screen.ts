import { Container } from 'pixi.js';
import { RoomError } from '../../../platform/host/room';
import type { Screen } from '../../../platform/shell/navigation';
import { makeBackdrop } from '../../../platform/ui/backdrop';
import { tell } from '../../../platform/screens/frame/error-message';
import type { Services } from '../../../platform/screens/services';
import { OpenTable } from '../../../platform/screens/table/current-game';
import { dress } from '../../../platform/workshop/dom/dress';
import { button, element, freshId } from '../../../platform/workshop/dom/element';
import { isComparable, type LabCards } from '../lab/facts';
import { studyCard, survey, type LabTerms } from '../lab/study';
import type { CultsReading } from '../reading';
import { namesFrom, type Names } from '../words';
import { labWords, type LabWords } from '../words/lab';
import { cardsIn, runsIn } from './lab-run';
import { reportView, studyView } from './report-view';
import './lab.css';

const GAMES = [100, 300, 1000, 3000];
const SEATS = [2, 3, 4];

/** The balance lab: plays many games with the mods that are switched on, in a Worker of its own, and shows what it found. */
export class LabScreen implements Screen {
  readonly root = new Container();
  readonly #services: Services;
  readonly #dom = element('div', { class: 'lab-root', id: 'lab' });
  readonly #found = element('div', { class: 'lab-found' });
  readonly #state = element('p', { class: 'lab-state', role: 'status' });
  readonly #bar = element('progress', { value: 0 });
  #games!: HTMLSelectElement;
  #seats!: HTMLSelectElement;
  #card!: HTMLSelectElement;
  #go!: HTMLButtonElement;
  #table: OpenTable | null = null;
  #cards: LabCards = {};
  #names!: Names;
  /** Whether games are being played. */
  #isPlaying = false;
  #isGone = false;

  constructor(services: Services) {
    this.#services = services;
    dress(this.#dom);
    this.#dom.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      this.#leave();
    });
  }

  async prepare(): Promise<void> {
    await this.#open();
    this.#build();
  }

  /** Opens a Worker with the mods that are switched on. */
  async #open(): Promise<void> {
    const { game, settings } = this.#services;
    this.#table = await OpenTable.with(game, settings.current.mods);
    const { reading, room } = this.#table;
    // The Worker plays the game of this page, so the reading is its own.
    const { printed } = reading as CultsReading;
    const byId = new Map(printed);
    this.#names = namesFrom(settings.current.lang, (id) => byId.get(id));
    this.#cards = await cardsIn(room);
  }

  get #words(): LabWords {
    return labWords(this.#services.settings.current.lang);
  }

  #build(): void {
    const words = this.#words;
    const { screen } = words;
    const choose = (label: string, options: readonly (readonly [string, string])[]): [HTMLElement, HTMLSelectElement] => {
      const id = freshId();
      const select = element('select', { id }, ...options.map(([value, text]) => element('option', { value }, text)));
      return [element('div', { class: 'lab-field' }, element('label', { for: id }, label), select), select];
    };
    const numbers = (all: readonly number[]): [string, string][] => all.map((one) => [String(one), String(one)]);
    const cards = Object.keys(this.#cards)
      .filter((id) => isComparable(this.#cards, id))
      .map((id): [string, string] => [id, this.#names.card(id)])
      .sort(([, a], [, b]) => a.localeCompare(b));
    const fields = [
      choose(screen.whichCard, [['', screen.everyCard], ...cards]),
      choose(screen.games, numbers(GAMES)),
      choose(screen.seats, numbers(SEATS)),
    ] as const;
    [this.#card, this.#games, this.#seats] = fields.map(([, select]) => select) as [
      HTMLSelectElement,
      HTMLSelectElement,
      HTMLSelectElement,
    ];
    this.#games.value = '300';
    this.#seats.value = '4';
    this.#go = button(screen.start, () => void this.#press(), { class: 'lab-go' });
    this.#bar.hidden = true;
    this.#bar.setAttribute('aria-label', words.title);
    const mods = this.#table?.reading.mods.map(({ id }) => id).filter((id) => id !== 'base') ?? [];
    this.#dom.replaceChildren(
      element(
        'header',
        { class: 'lab-header' },
        button(screen.close, () => this.#leave()),
        element('h1', { tabindex: -1 }, words.title),
      ),
      element(
        'main',
        { class: 'lab-main' },
        element('p', {}, words.about, mods.length === 0 ? '' : ` ${screen.mods}: ${mods.join(', ')}.`),
        element('div', { class: 'lab-row' }, ...fields.map(([field]) => field), this.#go),
        this.#bar,
        this.#state,
        this.#found,
      ),
    );
  }

  /** The one button begins, and cancels what it has begun. */
  async #press(): Promise<void> {
    const { screen } = this.#words;
    if (this.#isPlaying) {
      // The request that is cancelled ends #play.
      this.#table?.close();
      this.#table = null;
      return;
    }
    this.#isPlaying = true;
    this.#go.textContent = screen.cancel;
    this.#found.replaceChildren();
    try {
      await this.#play();
    } catch (error) {
      if (!(error instanceof RoomError)) throw error;
      if (this.#table === null) this.#state.textContent = screen.cancelled;
      else tell(this.#services, error);
    } finally {
      this.#isPlaying = false;
      this.#bar.hidden = true;
      this.#go.textContent = screen.start;
    }
  }

  async #play(): Promise<void> {
    const words = this.#words;
    if (this.#table === null) await this.#open();
    if (this.#isGone) return this.#shut();
    const { room } = this.#table!;
    const terms: LabTerms = {
      players: 'apprentice',
      games: Number(this.#games.value),
      seats: Number(this.#seats.value),
      seed: 'lab',
    };
    const card = this.#card.value;
    const all = card === '' ? terms.games : 2 * terms.games;
    this.#bar.max = all;
    this.#bar.value = 0;
    this.#bar.hidden = false;
    const run = runsIn(room, (games) => {
      this.#bar.value = games;
      // Other costs are tried where the card's own is wrong; how many of them nobody knows before.
      this.#state.textContent = words.progress(games, Math.max(all, games));
    });
    if (card === '') {
      const report = await survey(run, this.#cards, terms);
      this.#state.textContent = words.head(report.games, terms.seats, terms.seed, report.players);
      this.#found.replaceChildren(...reportView(report, words, this.#names));
    } else {
      const study = await studyCard(run, this.#cards, card, terms);
      this.#state.textContent = words.head(study.with.games, terms.seats, terms.seed, study.with.players);
      this.#found.replaceChildren(
        element('h2', {}, this.#names.card(card)),
        ...studyView(study, words),
        ...reportView(study.with, words, this.#names),
      );
    }
  }

  resize(width: number, height: number): void {
    for (const child of this.root.removeChildren()) child.destroy({ children: true });
    this.root.addChild(makeBackdrop('table', width, height));
  }

  async show(): Promise<void> {
    this.#dom.lang = this.#services.settings.current.lang;
    document.body.append(this.#dom);
    this.#dom.querySelector('h1')?.focus();
  }

  async hide(): Promise<void> {
    this.#dom.remove();
  }

  key({ key }: KeyboardEvent): void {
    if (key === 'Escape') this.#leave();
  }

  #leave(): void {
    void this.#services.navigation.lift(this);
  }

  #shut(): void {
    this.#table?.close();
    this.#table = null;
  }

  destroy(): void {
    this.#isGone = true;
    this.#shut();
    this.#dom.remove();
    this.root.destroy({ children: true });
  }
}
