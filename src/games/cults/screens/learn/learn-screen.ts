import { Container } from 'pixi.js';
import type { Lang } from '../../../../platform/i18n/lang';
import { tell } from '../../../../platform/screens/frame/error-message';
import type { Services } from '../../../../platform/screens/services';
import type { TableGame } from '../../../../platform/screens/table/current-game';
import type { Screen } from '../../../../platform/shell/navigation';
import { makeBackdrop, makeVeil } from '../../../../platform/ui/backdrop';
import { element } from '../../../../platform/workshop/dom/element';
import { domPage, pageHead } from '../../../../platform/workshop/dom/page';
import type { TableView } from '../../contract/view-types';
import type { CultsReading } from '../../reading';
import { textIn } from '../guide/target-names';
import { listedOf, type Listed, type ListedStudies } from './listed';
import { ownStudies } from './own-studies';
import { progress } from './progress';
import { StudyPlayer } from './study-player';
import { StudyTables } from './study-tables';
import { learnWords, type LearnWords } from './words';
import './learn.css';

/** A mod of the player's library with lessons or puzzles. */
interface OtherMod {
  readonly title: string;
  readonly studies: ListedStudies;
}

/** How far each arrow key goes in the row of all buttons. */
const WAYS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** The page of chapters, puzzles and the rulebook: DOM over the canvas, on which only the night is drawn. */
export class LearnScreen implements Screen {
  readonly root = new Container();
  readonly #services: Services;
  readonly #tables: StudyTables;
  readonly #player: StudyPlayer;
  readonly #dom = domPage('learn');
  readonly #own = ownStudies();
  #others: readonly OtherMod[] = [];
  #isGone = false;

  constructor(services: Services, game: TableGame<TableView, CultsReading>) {
    this.#services = services;
    this.#tables = new StudyTables(services, game);
    this.#player = new StudyPlayer(services, this.#tables, () => void services.navigation.bare(this));
  }

  get #lang(): Lang {
    return this.#services.settings.current.lang;
  }

  resize(width: number, height: number): void {
    for (const child of this.root.removeChildren()) child.destroy({ children: true });
    this.root.addChild(makeBackdrop('title', width, height), makeVeil(width, height, 0.6));
    this.#draw();
  }

  async show(): Promise<void> {
    document.body.append(this.#dom);
    this.#draw();
    if (document.activeElement === document.body) document.getElementById('learn-go')?.focus({ preventScroll: true });
    void this.#findOthers();
  }

  async hide(): Promise<void> {
    this.#dom.remove();
  }

  /** Escape leaves; arrows go from button to button. */
  key(event: KeyboardEvent): void {
    if (event.key === 'Escape') return this.#leave();
    const by = WAYS[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const buttons = [...this.#dom.querySelectorAll('button')];
    const at = buttons.findIndex((button) => button === document.activeElement);
    buttons[Math.max(0, Math.min(buttons.length - 1, at + by))]?.focus();
  }

  destroy(): void {
    this.#isGone = true;
    this.#dom.remove();
    this.root.destroy({ children: true });
  }

  #leave(): void {
    void this.#services.navigation.lift(this);
  }

  /** Mods of the player come later: they are opened one by one, and one that fails has nothing to show here. */
  async #findOthers(): Promise<void> {
    try {
      const found: OtherMod[] = [];
      for (const id of await this.#tables.others()) {
        if (this.#isGone) return;
        // The Mods screen tells what is wrong with a mod that cannot be read.
        const reading = await this.#tables.read(id).catch(() => null);
        if (reading === null) continue;
        const title = reading.origins.find((one) => one.id === id)?.title ?? {};
        found.push({ title: textIn(title, this.#lang) || id, studies: listedOf(id, reading) });
      }
      if (JSON.stringify(found) === JSON.stringify(this.#others)) return;
      this.#others = found;
      if (!this.#isGone) this.#draw();
    } catch (error) {
      tell(this.#services, error);
    }
  }

  #draw(): void {
    const words = learnWords(this.#lang);
    this.#dom.lang = this.#lang;
    const focused = this.#dom.contains(document.activeElement) ? document.activeElement?.id : undefined;
    this.#dom.replaceChildren(
      pageHead('learn', { ...words, leave: () => this.#leave() }),
      element(
        'div',
        { class: 'learn-body' },
        this.#tutorial(words),
        this.#puzzles(words),
        ...(this.#others.length === 0 ? [] : [this.#mods(words)]),
        this.#rulebook(words),
      ),
    );
    if (focused !== undefined && focused !== '') document.getElementById(focused)?.focus();
  }

  #tutorial(words: LearnWords): HTMLElement {
    const chapters = this.#own.lessons;
    const next = Math.max(
      0,
      chapters.findIndex(({ id }) => !progress.isDone(id)),
    );
    const isBegun = chapters.some(({ id }) => progress.isDone(id) || progress.stepOf(id) > 0);
    const name = chapters[next] === undefined ? '' : textIn(chapters[next].name, this.#lang);
    return element(
      'section',
      { 'aria-label': words.tutorial },
      element('h2', { text: words.tutorial }),
      element('p', { text: words.tutorialHint }),
      element('button', {
        type: 'button',
        class: 'dom-button dom-primary',
        id: 'learn-go',
        text: isBegun ? words.goOnWith(name) : words.begin,
        on: { click: () => this.#player.lesson(chapters, next) },
      }),
      element('ol', { class: 'learn-list' }, ...chapters.map((lesson, at) => this.#chapter(lesson, at, chapters, words))),
    );
  }

  #chapter(lesson: Listed, at: number, chapters: readonly Listed[], words: LearnWords): HTMLElement {
    const step = progress.stepOf(lesson.id);
    const isDone = progress.isDone(lesson.id);
    const isLeft = step > 0 && step < lesson.steps;
    const state = isLeft ? words.leftAt(step + 1, lesson.steps) : isDone ? words.isDone : words.isNew;
    const press = (): void => this.#player.lesson(chapters, at);
    return element('li', {}, this.#card(lesson, isDone, `${words.chapter(at + 1)} · ${state}`, press));
  }

  #puzzles(words: LearnWords): HTMLElement {
    const all = this.#own.puzzles;
    const solved = all.filter(({ id }) => progress.puzzle(id).isSolved === true).length;
    return element(
      'section',
      { 'aria-label': words.puzzles },
      element('h2', { text: words.puzzles }),
      element('p', { text: words.puzzlesHint(solved, all.length) }),
      element('ol', { class: 'learn-list' }, ...all.map((puzzle, at) => element('li', {}, this.#puzzle(puzzle, at, all, words)))),
    );
  }

  #puzzle(puzzle: Listed, at: number, all: readonly Listed[], words: LearnWords): HTMLElement {
    const { isSolved = false, isShown = false } = progress.puzzle(puzzle.id);
    const state = isSolved ? words.isSolved : isShown ? words.isShown : words.isOpen;
    return this.#card(puzzle, isSolved, `${words.difficulty(puzzle.difficulty)} · ${state}`, () => this.#player.puzzle(all, at));
  }

  #card({ id, name, text }: Listed, isDone: boolean, state: string, press: () => void): HTMLElement {
    return element(
      'button',
      { type: 'button', class: isDone ? 'learn-card learn-done' : 'learn-card', id: `learn-${id}`, on: { click: press } },
      element('strong', { text: `${isDone ? '✓ ' : ''}${textIn(name, this.#lang)}` }),
      element('span', { class: 'learn-state', text: state }),
      element('span', { text: textIn(text, this.#lang) }),
    );
  }

  #mods(words: LearnWords): HTMLElement {
    const cards = this.#others.flatMap(({ title, studies: { lessons, puzzles } }) => [
      ...lessons.map((lesson, at) =>
        this.#card(lesson, progress.isDone(lesson.id), `${words.lesson} · ${title}`, () => this.#player.lesson(lessons, at)),
      ),
      ...puzzles.map((puzzle, at) =>
        this.#card(puzzle, progress.puzzle(puzzle.id).isSolved === true, `${words.puzzle} · ${title}`, () =>
          this.#player.puzzle(puzzles, at),
        ),
      ),
    ]);
    return element(
      'section',
      { 'aria-label': words.fromMods },
      element('h2', { text: words.fromMods }),
      element('p', { text: words.fromModsHint }),
      element('ul', { class: 'learn-list' }, ...cards.map((card) => element('li', {}, card))),
    );
  }

  #rulebook(words: LearnWords): HTMLElement {
    return element(
      'section',
      { 'aria-label': words.rulebook },
      element('h2', { text: words.rulebook }),
      element('p', { text: words.rulebookHint }),
      element('button', {
        type: 'button',
        class: 'dom-button',
        id: 'learn-rules',
        text: words.openRules,
        on: { click: () => void this.#services.doors.rules() },
      }),
    );
  }
}
