import type { CardDocument, EditLabel, Finding, Fix } from '../../../workshop';
import { KeptFindings } from '../../../workshop/findings/kept-findings';
import { headingOf, renewedHeading, saysOneOf } from '../../../workshop/source/heading';
import { LANGS } from '../../../i18n/lang';
import { mountForm, mountProblems, type MountedForm, type MountedProblems } from '../../../workshop/components';
import type { MountedScript } from '../../../workshop/script/mount-script';
import { isTestFile } from '../../../sandbox/mods/test-files';
import { fetching } from '../../frame/fetching';
import { element } from '../../../workshop/dom/element';
import { button, segments } from '../dom/controls';
import type { WorkshopContext } from '../context';
import { dataPart } from './data-part';
import { StudyHead } from './study-head';
import type { CardShelf, KnownToForm } from '../game-workshop';
import type { OpenProject } from '../project/open-project';

export interface EditingActs {
  readonly newCard: () => void;
  readonly art: () => void;
  readonly sound: () => void;
  readonly removeCard: () => void;
  /** Brings the script into view. */
  readonly showScript: () => void;
  /** Plays the open puzzle or lesson. */
  readonly play: () => void;
  /** Runs the card tests of a file. */
  readonly runTests: (path: string) => void;
  /** Opens the board editor on its scenario. */
  readonly editBoard: () => void;
  /** Opens the place of a problem in another file of the mod. */
  readonly openFinding: (finding: Finding) => void;
}

const FIXED: EditLabel = { en: 'Fix', pl: 'Poprawka' };
const RENEWED: EditLabel = { en: 'Comment', pl: 'Komentarz' };

/** The code editor is large and comes after the rest. */
const scriptEditor = () => fetching(import('../../../workshop/script/mount-script'));

/** The left side of the desk: the open card as a form and as a script, and what is wrong with the mod. */
export class CardEditing {
  readonly root = element('div', { class: 'ws-editing' });
  readonly #context: WorkshopContext;
  readonly #project: OpenProject;
  readonly #acts: EditingActs;
  readonly #formHost = element('div', { class: 'ws-form-host' });
  readonly #scriptHost = element('div', { class: 'ws-script-host' });
  readonly #problems = element('div', { class: 'ws-problems' });
  readonly #refusals = element('ul', { 'aria-live': 'polite' });
  readonly #list: MountedProblems;
  #findings: readonly Finding[] = [];
  /** Whether the findings are about the files as they are now. */
  #isChecked = false;
  readonly #kept = new KeptFindings();
  readonly #renew: HTMLButtonElement;
  readonly #heading = element('h2');
  readonly #art: HTMLButtonElement;
  readonly #sound: HTMLButtonElement;
  readonly #remove: HTMLButtonElement;
  readonly #path = element('code', { class: 'ws-path' });
  /** The card of the open file in the last good reading. */
  #card: string | null = null;
  #form: MountedForm | null = null;
  #script: MountedScript | null = null;
  /** Over the form of a puzzle or a lesson. */
  #head: StudyHead | null = null;
  /** Rises with every opened file, so that a late editor of an earlier one is not mounted. */
  #opened = 0;
  /** The last good reading: the form proposes its cards. */
  shelf: CardShelf | null = null;

  constructor(context: WorkshopContext, project: OpenProject, acts: EditingActs) {
    this.#context = context;
    this.#project = project;
    this.#acts = acts;
    this.#renew = button(context.words.desk.renewComment, { press: () => this.#renewComment(), class: 'ws-quiet' });
    this.#renew.title = context.words.desk.renewCommentHint;
    this.#renew.hidden = true;
    this.#problems.append(this.#refusals);
    this.#list = mountProblems(this.#problems, {
      lang: context.lang,
      open: (finding) => this.#openFinding(finding),
      applyFix: (fix) => this.#applyFix(fix),
    });
    this.#art = button(context.words.desk.art, { press: acts.art });
    this.#sound = button(context.words.desk.sound, { press: acts.sound });
    this.#remove = button(context.words.desk.removeCard, { press: acts.removeCard, class: 'ws-quiet' });
    this.root.append(this.#cardPart(), this.#scriptPart(), this.#problemsPart());
  }

  #cardPart(): HTMLElement {
    const { desk } = this.#context.words;
    const views = (['form', 'script', 'both'] as const).map((id) => ({ id, words: desk.views[id] }));
    return element(
      'section',
      { class: 'ws-panel ws-card-part', 'data-part': 'card' },
      element(
        'header',
        {},
        this.#heading,
        this.#art,
        this.#sound,
        this.#remove,
        segments(desk.view, views, 'both', (view) => {
          this.root.closest<HTMLElement>('.ws-desk')!.dataset['view'] = view;
        }),
      ),
      this.#formHost,
    );
  }

  #scriptPart(): HTMLElement {
    const { desk } = this.#context.words;
    return element(
      'section',
      { class: 'ws-panel ws-script-part', 'data-part': 'script' },
      element('header', {}, element('h2', { text: desk.panels.script }), this.#renew, this.#path),
      this.#scriptHost,
    );
  }

  #problemsPart(): HTMLElement {
    const { desk } = this.#context.words;
    return element(
      'section',
      { class: 'ws-panel ws-problems-part', 'data-part': 'problems' },
      element('header', {}, element('h2', { text: desk.panels.problems })),
      this.#problems,
    );
  }

  /** Opens a file; null if the mod has none. */
  open(path: string | null): void {
    this.#close();
    this.#path.replaceChildren(path ?? '');
    const document = path === null ? null : this.#project.document(path);
    const isCard = path?.endsWith('.json') !== true;
    for (const one of [this.#art, this.#sound]) one.hidden = document === null || !isCard;
    this.#remove.hidden = document === null;
    const { desk } = this.#context.words;
    const kind = isCard || path === null ? null : this.#project.kindOf(path);
    this.#heading.replaceChildren(isCard ? desk.panels.card : (desk.data.names[kind ?? 'tests'] ?? ''));
    this.#remove.replaceChildren(isCard ? desk.removeCard : desk.removeFile);
    if (document === null) {
      this.#formHost.replaceChildren(this.#empty());
      return;
    }
    // The form before may have been scrolled far down.
    for (const holder of [this.#formHost, this.#formHost.parentElement]) holder?.scrollTo(0, 0);
    const { lang, game, doing } = this.#context;
    void doing(this.#mountScript(document, isCard));
    const study = kind === 'puzzles' || kind === 'lessons' ? kind : null;
    if (!isCard && study === null) {
      const { runTests } = this.#acts;
      const run = path !== null && isTestFile(path) ? () => runTests(path) : null;
      this.#formHost.replaceChildren(dataPart(this.#context.words, kind, run));
      return;
    }
    this.#head = study === null ? null : new StudyHead(this.#context.words, study, this.#acts.play);
    if (this.#head !== null) this.#formHost.append(this.#head.root);
    this.#form = mountForm(this.#formHost, document, {
      lang,
      formOf: (file) =>
        study === null
          ? game.formOf(file, this.#known())
          : game.studyForm(study, file, this.#known(), () => this.#acts.editBoard()),
      piecesOf: (card) => (study === null ? game.piecesOf(card) : []),
      openScript: (span) => {
        this.#acts.showScript();
        this.#script?.select(span);
      },
      applyFix: (fix) => this.#applyFix(fix),
    });
  }

  /** A mod without a card: says what to do first. */
  #empty(): HTMLElement {
    const { desk } = this.#context.words;
    return element(
      'div',
      { class: 'ws-empty' },
      element('p', { text: desk.noCards }),
      button(desk.firstCard, { press: this.#acts.newCard, class: 'ws-primary' }),
    );
  }

  /** Sentences about what keeps the mod from loading, until everything that is wrong with it has been found. */
  showProblems(problems: readonly string[]): void {
    const rows = problems.map((text) => element('li', { class: 'ws-error', text }));
    this.#refusals.replaceChildren(...rows);
  }

  /** Everything that is wrong with the mod: in the list, and at the fields and lines of the open file. */
  showFindings(findings: readonly Finding[]): void {
    this.#findings = this.#kept.with(findings);
    this.#refusals.replaceChildren();
    this.#isChecked = true;
    this.#showFindings();
  }

  /** Something has changed: what was found is about an older text. */
  checking(): void {
    this.#isChecked = false;
    this.#showVerdict();
  }

  #showVerdict(): void {
    this.#head?.show(this.#isChecked ? this.#findings : null, this.#path.textContent, this.#context.lang);
  }

  #showFindings(): void {
    this.#list.show(this.#findings, this.#path.textContent);
    const own = this.#findings.filter(({ file }) => file === this.#path.textContent);
    // The form rests on the last text that could be parsed, which the earlier findings are about.
    this.#form?.showFindings(own);
    this.#showVerdict();
    this.#script?.showFindings(own.filter(({ isOld }) => isOld !== true));
  }

  /** The card that the open file declares was read again: its comment may say something else now. `card` is null if it is none. */
  showHeading(card: string | null): void {
    const document = this.#project.document(this.#path.textContent);
    const heading = document === null ? null : headingOf(document.text);
    const texts = card === null ? [] : LANGS.flatMap((lang) => this.shelf?.heading(card, lang) ?? []);
    this.#renew.hidden = heading === null || texts.length === 0 || saysOneOf(heading, texts);
    this.#card = card;
  }

  /** Lets the comment at the top say what is printed on the card now. */
  #renewComment(): void {
    const document = this.#project.document(this.#path.textContent);
    const words = this.#card === null ? null : (this.shelf?.heading(this.#card, this.#context.lang) ?? null);
    const change = document === null || words === null ? null : renewedHeading(document.text, words);
    if (change !== null) document?.edit([change], RENEWED);
    this.#renew.hidden = true;
  }

  #openFinding(finding: Finding): void {
    const { file, path, span } = finding;
    if (file !== this.#path.textContent) return this.#acts.openFinding(finding);
    if (!(this.#form?.focus(path) ?? false)) this.#acts.showScript();
    this.#script?.select(span);
  }

  #applyFix({ file, changes }: Fix): void {
    this.#project.document(file)?.edit(changes, FIXED);
  }

  destroy(): void {
    this.#close();
  }

  #close(): void {
    this.#opened++;
    this.#form?.destroy();
    this.#script?.destroy();
    this.#form = null;
    this.#script = null;
    this.#head = null;
    this.#formHost.replaceChildren();
    this.#scriptHost.replaceChildren();
  }

  #known(): KnownToForm {
    const { lang } = this.#context;
    const { modId, settingNames, pictures } = this.#project;
    return { lang, mod: modId, shelf: this.shelf, settings: settingNames, pictures };
  }

  async #mountScript(document: CardDocument, isCard: boolean): Promise<void> {
    const opened = this.#opened;
    const { mountScript } = await scriptEditor();
    if (opened !== this.#opened) return;
    const { lang, game } = this.#context;
    this.#script = mountScript(this.#scriptHost, document, {
      lang,
      // Only a card's file is a script. Studies are JSON, for which the editor offers no completion and no explanations.
      help: isCard ? game.scriptHelp(this.#known()) : null,
      applyFix: (fix) => this.#applyFix(fix),
    });
    this.#showFindings();
  }
}
