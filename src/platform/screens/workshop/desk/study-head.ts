import type { Lang } from '../../../i18n/lang';
import type { Finding } from '../../../workshop';
import { element } from '../../../workshop/dom/element';
import { button } from '../dom/controls';
import type { WorkshopWords } from '../words';

/** Over the form of a puzzle or a lesson: a button that plays it, and what the check says of it. */
export class StudyHead {
  readonly root: HTMLElement;
  readonly #words: WorkshopWords['desk']['data'];
  readonly #kind: 'puzzles' | 'lessons';
  readonly #verdict = element('p', { class: 'ws-verdict', role: 'status' });

  constructor({ desk }: WorkshopWords, kind: 'puzzles' | 'lessons', play: () => void) {
    this.#words = desk.data;
    this.#kind = kind;
    const playing = button(desk.data.play, { press: play, class: 'ws-primary' });
    this.root = element('div', { class: 'ws-study', title: desk.data.checked }, playing, this.#verdict);
    this.#verdict.textContent = desk.data.checking;
  }

  /** `findings` are those of the whole mod; null while they are being looked for. */
  show(findings: readonly Finding[] | null, file: string, lang: Lang): void {
    const errors = (findings ?? []).filter(({ severity }) => severity === 'error');
    const own = errors.filter((one) => one.file === file);
    this.#verdict.classList.toggle('ws-fits', findings !== null && errors.length === 0);
    this.#verdict.classList.toggle('ws-error', own.length > 0);
    this.#verdict.textContent = this.#said(findings !== null, errors, own, lang);
  }

  #said(isChecked: boolean, errors: readonly Finding[], own: readonly Finding[], lang: Lang): string {
    const words = this.#words;
    const [first] = own;
    if (!isChecked) return words.checking;
    if (first !== undefined) return words.fails(first.message[lang], own.length - 1);
    // A mod that does not load plays nothing.
    return errors.length > 0 ? words.notChecked : words.works[this.#kind];
  }
}
