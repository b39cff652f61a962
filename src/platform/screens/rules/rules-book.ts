import { button, element } from '../../workshop/dom/element';
import { domPage, pageHead } from '../../workshop/dom/page';
import { ruleLink } from '../../workshop/dom/rule-links';
import type { RulesFigures } from './rules-figures';
import { blockElement, rulesPage, type RulesPageOptions } from './rules-page';
import { search, type RulesHits } from './rules-search';
import { blockOf, type RuleBlock } from './rules-text';
import type { RulesWords } from './rules-words';
import './rules.css';

/** The rules in one language. */
export interface Edition {
  readonly blocks: readonly RuleBlock[];
  readonly words: RulesWords;
  readonly title: string;
  readonly back: string;
  readonly figuresOf: (rule: string) => readonly HTMLElement[];
}

const NOTHING: RulesHits = { words: [], blocks: [] };
/** Lines that an arrow key scrolls; CSS pixels. */
const STEP = 60;

/** The rulebook as a page of DOM: chapters, text with pictures, search by word or number. */
export class RulesBook {
  readonly root = domPage('rules');
  readonly text = element('article', { class: 'rules-page', tabindex: 0 });
  readonly #leave: () => void;
  readonly #field = element('input', { type: 'search', id: 'rules-search', maxlength: 60, autocomplete: 'off' });
  readonly #count = element('output', { class: 'rules-count', role: 'status' });
  #edition!: Edition;
  #cited: readonly string[] = [];
  #found = NOTHING;
  /** The block that a number leads to; -1 if none. */
  #target = -1;
  /** The present one of the marked places. */
  #at = 0;

  constructor(leave: () => void) {
    this.#leave = leave;
    this.text.addEventListener('scroll', () => this.#markChapter(), { passive: true });
    this.#field.addEventListener('input', () => this.#search());
    this.#field.addEventListener('keydown', (event) => this.#typed(event));
  }

  /** Shows the rules in a language; the reader stays at the same rule, since both languages number them alike. */
  show(edition: Edition, figures: RulesFigures): void {
    const first = this.#first;
    this.#edition = edition;
    figures.clear();
    this.text.setAttribute('aria-label', edition.words.text);
    this.text.replaceChildren(...rulesPage(edition.blocks, this.#options));
    this.root.replaceChildren(this.#head(), element('div', { class: 'rules-body' }, this.#chapters(), this.text));
    const sought = this.#target;
    this.#search();
    if (sought >= 0) this.#goTo(sought);
    else if (first > 0) this.#roll(first);
    this.#markChapter();
  }

  /** Opens the book at these rules: at the first, with links to all of them. */
  cite(numbers: readonly string[]): void {
    this.#cited = numbers;
    const at = blockOf(this.#edition.blocks, numbers[0] ?? '');
    this.root.querySelector('.dom-head')?.replaceWith(this.#head());
    if (at >= 0) this.#goTo(at);
  }

  /** Keys of the page outside the field. */
  key(event: KeyboardEvent): void {
    const { height } = this.text.getBoundingClientRect();
    const rolls: Readonly<Record<string, number>> = {
      ArrowDown: STEP,
      ArrowUp: -STEP,
      PageDown: height * 0.9,
      PageUp: -height * 0.9,
      End: this.text.scrollHeight,
      Home: -this.text.scrollHeight,
    };
    const isFind = event.key === '/' || (event.key === 'f' && (event.ctrlKey || event.metaKey));
    if (event.key === 'Escape') this.#leave();
    else if (isFind) this.#field.select();
    else if (event.key === 'F3') this.#step(event.shiftKey ? -1 : 1);
    else if (rolls[event.key] !== undefined) this.text.scrollTop += rolls[event.key]!;
    else return;
    event.preventDefault();
  }

  get #options(): RulesPageOptions {
    const { words, blocks } = this.#found;
    const follow = (number: string): void => this.#goTo(blockOf(this.#edition.blocks, number));
    return { words, hits: new Set(blocks), follow, figuresOf: (rule) => this.#edition.figuresOf(rule) };
  }

  #head(): HTMLElement {
    const { words, title, back } = this.#edition;
    this.#field.setAttribute('aria-label', words.search);
    this.#field.placeholder = words.searchHint;
    const step = (sign: string, label: string, by: number): HTMLElement =>
      button(sign, () => this.#step(by), { class: 'dom-button rules-step', 'aria-label': label, title: label });
    const finder = element(
      'search',
      { class: 'rules-finder' },
      this.#field,
      this.#count,
      step('▲', words.previous, -1),
      step('▼', words.next, 1),
    );
    const links = this.#cited.flatMap((number) => [' ', ruleLink(number, this.#options.follow)]);
    const cited = element('p', { class: 'rules-cited', hidden: links.length < 4 }, words.cited, ...links);
    return pageHead('rules', { back, title, leave: this.#leave }, finder, cited);
  }

  #chapters(): HTMLElement {
    const chapters = this.#edition.blocks.flatMap(({ kind, text }, at) =>
      kind === 'heading' ? [button(text, () => this.#goTo(at, false), { 'data-chapter': at })] : [],
    );
    return element('nav', { class: 'rules-chapters', 'aria-label': this.#edition.words.chapters }, ...chapters);
  }

  #blockAt(at: number): HTMLElement | null {
    return this.text.querySelector(`[data-at="${at}"]`);
  }

  /** The block at the upper edge of the window. */
  get #first(): number {
    const top = this.text.getBoundingClientRect().top + 30;
    const blocks = [...this.text.querySelectorAll<HTMLElement>('[data-at]')];
    return Number(blocks.findLast((block) => block.getBoundingClientRect().top <= top)?.dataset['at'] ?? 0);
  }

  #markChapter(): void {
    const first = this.#first;
    const chapters = [...this.root.querySelectorAll<HTMLElement>('[data-chapter]')];
    const read = chapters.findLast(({ dataset }) => Number(dataset['chapter']) <= first) ?? chapters[0];
    if (read?.hasAttribute('aria-current') !== false) return;
    for (const chapter of chapters) chapter.removeAttribute('aria-current');
    read.setAttribute('aria-current', 'true');
    read.scrollIntoView({ block: 'nearest' });
  }

  /** Rolls a block to the upper edge and marks it as the one that was asked for. */
  #goTo(at: number, isMarked = true): void {
    if (at < 0) return;
    this.#target = isMarked ? at : -1;
    this.text.querySelector('.rules-target')?.classList.remove('rules-target');
    const block = this.#blockAt(at);
    if (isMarked) block?.classList.add('rules-target');
    this.#roll(at);
    // Screen readers go on from there; the field keeps the focus of who is typing.
    if (document.activeElement !== this.#field) block?.focus({ preventScroll: true });
  }

  #roll(at: number): void {
    const block = this.#blockAt(at);
    if (block === null) return;
    this.text.scrollTop += block.getBoundingClientRect().top - this.text.getBoundingClientRect().top - 10;
  }

  #typed(event: KeyboardEvent): void {
    event.stopPropagation();
    if (event.key === 'Escape' && this.#field.value === '') this.#leave();
    else if (event.key === 'Escape') this.#clear();
    else if (event.key === 'Enter' || event.key === 'F3') this.#step(event.shiftKey ? -1 : 1);
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') this.#step(event.key === 'ArrowUp' ? -1 : 1);
    else return;
    event.preventDefault();
  }

  #clear(): void {
    this.#field.value = '';
    this.#search();
  }

  /** Finds what the field says: a rule by its number, or every place of the words. */
  #search(): void {
    const wanted = this.#field.value;
    const { blocks, words } = this.#edition;
    const numbered = blockOf(blocks, wanted);
    this.#mark(numbered >= 0 ? NOTHING : search(blocks, wanted));
    if (numbered >= 0) this.#goTo(numbered);
    const isMissing = wanted.trim() !== '' && numbered < 0 && this.#found === NOTHING;
    this.#count.textContent = isMissing ? words.none(wanted.trim()) : '';
    if (this.#found === NOTHING) return;
    const first = this.#first;
    const next = this.#marks.findIndex((mark) => Number(mark.closest<HTMLElement>('[data-at]')?.dataset['at']) >= first);
    this.#at = Math.max(0, next);
    this.#step(0);
  }

  /** Draws the blocks again whose marks change. */
  #mark(found: RulesHits): void {
    const changed = new Set([...this.#found.blocks, ...found.blocks]);
    this.#found = found.blocks.length === 0 ? NOTHING : found;
    for (const at of changed) this.#blockAt(at)?.replaceWith(blockElement(this.#edition.blocks, at, this.#options));
  }

  get #marks(): readonly HTMLElement[] {
    return [...this.text.querySelectorAll<HTMLElement>('mark')];
  }

  /** Goes on by so many marked places, round and round. */
  #step(by: number): void {
    const marks = this.#marks;
    if (marks.length === 0) return;
    this.#at = (this.#at + by + marks.length) % marks.length;
    this.text.querySelector('mark[aria-current]')?.removeAttribute('aria-current');
    const mark = marks[this.#at]!;
    mark.setAttribute('aria-current', 'true');
    const [place, window] = [mark.getBoundingClientRect(), this.text.getBoundingClientRect()];
    if (place.top < window.top || place.bottom > window.bottom)
      this.text.scrollTop += place.top - window.top - window.height * 0.35;
    this.#count.textContent = this.#edition.words.hit(this.#at + 1, marks.length);
  }
}
