import { version } from '../../../../../package.json';
import { NOTICE_WORDS, type NoticeWords } from '../../../i18n/notices';
import type { GameEvent } from '../../../../kernel';
import { projectOfMod } from '../../../projects/store/project-of-mod';
import type { Services } from '../../services';
import type { CurrentGame } from '../current-game';
import { button, element } from '../../../workshop/dom/element';
import { paint } from '../../../workshop/dom/paint';
import { noticed, reportOf, type Noticed } from './trouble';
import '../../../workshop/dom/button.css';
import './notices.css';

/** Screens on which notices are closed at first; the style sheet has the same. */
const PHONE = '(max-height: 500px)';

const BUTTON = { class: 'dom-button' };

/** The rules blank a mod after this number of failures. */
const STRIKES = 3;

/**
 * Notices about mods that fail during a game, over the table and beside it: they stop nothing, stay until they are closed, and screen
 * readers announce them.
 */
export class ModNotices {
  readonly #services: Services;
  readonly #game: CurrentGame;
  /** Goes back to the Workshop from a table at which a card is tried out. */
  readonly #back: (() => void) | undefined;
  readonly #root = element('section', { class: 'notices', role: 'log', 'aria-live': 'polite' });
  /** The events that were told, so that they can be said again in another language. */
  #events: readonly GameEvent[] = [];
  /** Notices that the player has closed, by their keys, with how often they had happened by then. */
  readonly #closed = new Map<string, number>();
  /** Projects of the player by mod; null for a mod of somebody else. */
  readonly #projects = new Map<string, string | null>();
  readonly #unlisten: () => void;
  #drawing = 0;

  constructor(services: Services, game: CurrentGame, back?: () => void) {
    this.#services = services;
    this.#game = game;
    this.#back = back;
    paint(this.#root);
    // The keys of the table must not act while a button here has the focus.
    this.#root.addEventListener('keydown', (event) => event.stopPropagation());
    this.#unlisten = services.settings.listen((now, before) => {
      if (now.lang !== before.lang) void this.#draw();
    });
    document.body.append(this.#root);
  }

  tell(event: GameEvent): Promise<void> {
    this.#events = [...this.#events, event];
    return this.#draw();
  }

  /** Hides the notices while another screen covers the table. */
  cover(isCovered: boolean): void {
    this.#root.hidden = isCovered;
  }

  destroy(): void {
    this.#unlisten();
    this.#root.remove();
  }

  async #draw(): Promise<void> {
    const turn = ++this.#drawing;
    const { game, settings } = this.#services;
    const { lang } = settings.current;
    let all: readonly Noticed[] = [];
    for (const event of this.#events) {
      const trouble = (await game.trouble?.(event, this.#game.reading, lang)) ?? null;
      if (trouble !== null) all = noticed(all, trouble);
    }
    await this.#findProjects(all);
    if (turn !== this.#drawing) return;
    const open = all.filter((one) => (this.#closed.get(keyOf(one)) ?? 0) < one.times);
    const words = NOTICE_WORDS[lang];
    this.#root.lang = lang;
    this.#root.setAttribute('aria-label', words.region);
    this.#root.replaceChildren(...open.map((one) => this.#make(one, words)));
  }

  async #findProjects(all: readonly Noticed[]): Promise<void> {
    if (this.#services.game.workshop === undefined) return;
    for (const { mod } of all) if (mod !== '' && !this.#projects.has(mod)) this.#projects.set(mod, await projectOfMod(mod));
  }

  #make(one: Noticed, words: NoticeWords): HTMLElement {
    const answer = element('p', { class: 'notice-answer', role: 'status' });
    const project = this.#projects.get(one.mod) ?? null;
    // On a phone only the heading is open, so that the notice covers nothing that is needed for answering.
    const details = element(
      'details',
      { open: !matchMedia(PHONE).matches },
      element('summary', {}, element('h2', { text: headingOf(one, words) })),
      one.mod === '' ? null : element('p', { class: 'notice-mod', text: words.from(one.title, one.version) }),
      element('p', { text: one.what }),
      one.place === '' ? null : element('p', { class: 'notice-place', text: words.place(one.place) }),
      element('p', { class: 'notice-strikes', text: fateOf(one, words) }),
      element(
        'footer',
        {},
        button(words.report, () => void this.#report(one, words, answer), BUTTON),
        project === null ? null : button(words.workshop, () => this.#openWorkshop(project, one), BUTTON),
      ),
      answer,
    );
    const close = element('button', {
      type: 'button',
      class: 'dom-button notice-close',
      'aria-label': words.close,
      text: '✕',
      on: { click: () => this.#close(one) },
    });
    return element('article', { class: 'notice' }, details, close);
  }

  async #report(one: Noticed, words: NoticeWords, answer: HTMLElement): Promise<void> {
    const { game, settings } = this.#services;
    const text = reportOf(one, `${game.words(settings.current.lang).title} ${version}`);
    try {
      await navigator.clipboard.writeText(text);
      answer.replaceChildren(words.reported);
    } catch {
      answer.replaceChildren(
        words.notReported,
        element('textarea', { readonly: true, rows: 6, text, 'aria-label': words.report }),
      );
    }
  }

  /** Opens the project with the script that has failed. */
  #openWorkshop(project: string, { place }: Noticed): void {
    const [file = ''] = place.split(':');
    if (this.#back !== undefined) this.#back();
    else void this.#services.doors.workshop({ project, file });
  }

  #close(one: Noticed): void {
    this.#closed.set(keyOf(one), one.times);
    void this.#draw();
  }
}

const keyOf = ({ kind, mod, card, place, reason }: Noticed): string => JSON.stringify([kind, mod, card, place, reason]);

function headingOf({ kind, mod, title, cardName, times }: Noticed, words: NoticeWords): string {
  if (kind === 'killed') return words.killed(title);
  const heading = mod === '' ? words.failedSomewhere : words.failed(cardName, title);
  return times === 1 ? heading : `${heading} (${words.times(times)})`;
}

/** What becomes of the mod's cards. */
function fateOf({ isBlank, strikes }: Noticed, words: NoticeWords): string {
  const fate = isBlank ? words.blank : strikes > 0 ? words.strikes(Math.min(strikes, STRIKES), STRIKES) : '';
  return `${fate} ${words.goesOn}`.trim();
}
