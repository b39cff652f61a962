import { Container } from 'pixi.js';
import type { Rect } from '../../config/layout';
import { PALETTE } from '../../config/palette';
import type { Lang } from '../../i18n/lang';
import { makeField } from '../../ui/field';
import { makePanel } from '../../ui/panel';
import { makePressable } from '../../ui/switch';
import { fitWidth, makeText } from '../../ui/text';
import { BuiltScreen } from '../frame/built-screen';
import { makePage } from '../frame/page-frame';
import { fetching } from '../frame/fetching';
import { RulesPage } from './rules-page';
import { findRule, readRules, type RuleBlock } from './rules-text';
import type { Services } from '../services';

const TEXTS = import.meta.glob<string>('../../../../docs/rules.*.md', { query: '?raw', import: 'default' });

/** The rules with a list of chapters; opens at a given rule if one is named. */
export class RulesScreen extends BuiltScreen {
  protected override readonly designHeight = 500;
  #texts: Readonly<Partial<Record<Lang, readonly RuleBlock[]>>> = {};
  #page: RulesPage | null = null;
  #wanted: string;
  #found = -1;
  /** The last search, so that "not found" is said once and not again after every resize or change of language. */
  #sought = '';

  constructor(services: Services, number = '') {
    super(services);
    this.#wanted = number;
  }

  async prepare(): Promise<void> {
    const load = async (lang: Lang): Promise<readonly RuleBlock[]> =>
      readRules(await fetching(TEXTS[`../../../../docs/rules.${lang}.md`]!()));
    const [en, pl] = await Promise.all([load('en'), load('pl')]);
    this.#texts = { en, pl };
  }

  protected build(): void {
    const { screens, unit } = this.sheet;
    const { root, inside } = makePage(this.sheet, { heading: screens.rules, back: () => this.leave(), width: 1380 });
    this.root.addChild(root);
    const list = 270 * unit;
    const place: Rect = {
      x: inside.x + list + 24 * unit,
      y: inside.y,
      width: inside.width - list - 24 * unit,
      height: inside.height,
    };
    // Both languages number the rules alike, so the reading position survives a change of language.
    const before = this.#found >= 0 ? this.#found : (this.#page?.first ?? 0);
    const page = new RulesPage(this.#blocks, place, unit, this.services.page.frames.request);
    this.#page = page;
    this.scroll = page;
    const { root: chapters, mark } = this.#chapters(inside, list);
    this.root.addChild(page, chapters, this.#search(inside));
    page.onPage = mark;
    mark(page.first);
    if (this.#wanted !== this.#sought && this.#found < 0) this.#find(this.#wanted);
    else page.goTo(before, this.#found >= 0);
  }

  get #blocks(): readonly RuleBlock[] {
    return this.#texts[this.sheet.lang] ?? [];
  }

  #find(wanted: string): void {
    this.#sought = wanted;
    if (wanted === '') return;
    const at = findRule(this.#blocks, wanted, this.#found);
    if (at < 0) {
      this.services.toasts.say(this.sheet.screens.ruleNotFound(wanted));
      return;
    }
    this.#found = at;
    this.#page?.goTo(at, true);
  }

  #search({ x, y, width }: Rect): Container {
    const { unit, screens, game } = this.sheet;
    const field = makeField({
      unit,
      width: 260 * unit,
      height: 42 * unit,
      label: screens.searchRule,
      value: this.#wanted,
      empty: game.searchRuleHint,
      longest: 60,
      parent: this.services.parent,
      done: (wanted, entered) => {
        if (wanted !== this.#wanted) this.#found = -1;
        this.#wanted = wanted;
        if (entered) this.#find(wanted);
        this.refresh();
      },
    });
    field.position.set(x + width - 260 * unit, y - 64 * unit);
    return field;
  }

  /** The list of chapters; the one being read is marked. */
  #chapters({ x, y, height }: Rect, width: number): { readonly root: Container; readonly mark: (first: number) => void } {
    const { unit } = this.sheet;
    const root = new Container();
    root.position.set(x, y);
    const chapters = this.#blocks.flatMap(({ kind, text }, at) => (kind === 'heading' ? [{ text, at }] : []));
    const step = Math.min(46 * unit, height / Math.max(1, chapters.length));
    const marks = chapters.map(({ text, at }, i) => {
      const size = { width, height: step - 2 * unit };
      const item = makePressable(size, text, () => {
        this.#found = -1;
        this.#page?.goTo(at, false);
        // Mark the clicked chapter at once: the last chapters are too short to reach the upper edge.
        mark(at);
      });
      const ground = makePanel({ x: 0, y: 0, ...size }, 'menu-item');
      const words = makeText(text, 'strong', { unit, fill: PALETTE.secondary, anchor: [0, 0.5] });
      fitWidth(words, width - 20 * unit).position.set(10 * unit, step / 2);
      item.addChild(ground, words);
      item.y = i * step;
      root.addChild(item);
      return (isRead: boolean): void => {
        ground.visible = isRead;
        words.style.fill = isRead ? PALETTE.brassLight : PALETTE.secondary;
      };
    });
    const mark = (first: number): void => {
      // Above the first chapter there is only the title, so count that as the first chapter.
      const read = Math.max(
        0,
        chapters.findLastIndex(({ at }) => at <= first),
      );
      marks.forEach((show, i) => show(i === read));
    };
    return { root, mark };
  }

  protected override leave(): void {
    void this.services.navigation.lift(this);
  }
}
