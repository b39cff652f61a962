import { Container } from 'pixi.js';
import { numbersIn } from '../../config/rule-numbers';
import type { Lang } from '../../i18n/lang';
import { screenWords } from '../../i18n/language';
import type { Screen } from '../../shell/navigation';
import { makeBackdrop, makeVeil } from '../../ui/backdrop';
import { fetching } from '../frame/fetching';
import type { Services } from '../services';
import { RulesBook } from './rules-book';
import { RulesFigures } from './rules-figures';
import { readRules, type RuleBlock } from './rules-text';
import { rulesWords } from './rules-words';

/** The rulebook over any screen, also during a game; opens at the rules that an explanation cites. */
export class RulesScreen implements Screen {
  readonly root = new Container();
  readonly #services: Services;
  readonly #cited: readonly string[];
  readonly #book: RulesBook;
  #figures!: RulesFigures;
  #texts: Readonly<Partial<Record<Lang, readonly RuleBlock[]>>> = {};
  #shown: Lang | null = null;

  /** `cited` names rules, as "R9.4, R10.2" does. */
  constructor(services: Services, cited = '') {
    this.#services = services;
    this.#cited = numbersIn(cited);
    this.#book = new RulesBook(() => void services.navigation.lift(this));
  }

  async prepare(): Promise<void> {
    const { game, toasts } = this.#services;
    const load = async (lang: Lang): Promise<readonly RuleBlock[]> => readRules(await fetching(game.rules(lang)));
    const [en, pl, pictures] = await Promise.all([load('en'), load('pl'), game.rulePictures?.() ?? null]);
    this.#texts = { en, pl };
    this.#figures = new RulesFigures(pictures, this.#book.text, () => toasts.say(rulesWords(this.#lang).noPictures));
  }

  get #lang(): Lang {
    return this.#services.settings.current.lang;
  }

  resize(width: number, height: number): void {
    for (const child of this.root.removeChildren()) child.destroy({ children: true });
    this.root.addChild(makeBackdrop('title', width, height), makeVeil(width, height, 0.6));
    // The page of DOM follows another size by itself.
    if (this.#book.root.isConnected && this.#lang !== this.#shown) this.#draw();
  }

  async show(): Promise<void> {
    document.body.append(this.#book.root);
    if (this.#lang !== this.#shown) this.#draw();
  }

  async hide(): Promise<void> {
    this.#book.root.remove();
  }

  key(event: KeyboardEvent): void {
    this.#book.key(event);
  }

  destroy(): void {
    this.#book.root.remove();
    this.#figures?.clear();
    this.root.destroy({ children: true });
  }

  #draw(): void {
    const lang = this.#lang;
    const isFirst = this.#shown === null;
    this.#shown = lang;
    const { rules, back } = screenWords(lang);
    this.#book.root.lang = lang;
    this.#book.show(
      {
        blocks: this.#texts[lang] ?? [],
        words: rulesWords(lang),
        title: rules,
        back,
        figuresOf: (rule) => this.#figures.of(rule, lang),
      },
      this.#figures,
    );
    if (isFirst) this.#book.cite(this.#cited);
  }
}
