import { RoomError } from '../../../platform/host/room';
import type { Lang } from '../../../platform/i18n/lang';
import type { BenchActs, ClosableRoom } from '../../../platform/screens/workshop/game-workshop';
import { button, element, freshId } from '../../../platform/workshop/dom/element';
import { isComparable } from '../lab/facts';
import { studyCard, type LabTerms } from '../lab/study';
import { labWords, type LabWords } from '../words/lab';
import { cardsIn, runsIn } from './lab-run';
import { studyView } from './report-view';
import './lab.css';

/** Milliseconds without a change after which the lab begins. */
const REST = 1500;
const TERMS: LabTerms = { players: 'apprentice', games: 150, seats: 2, seed: 'workshop' };

/** The lab in the Workshop: plays with the card that is being edited, in a Worker of its own. A change of the card begins again. */
export class LabSection {
  readonly root: HTMLElement;
  readonly #acts: Pick<BenchActs, 'apart' | 'lab'>;
  readonly #words: LabWords;
  readonly #bar = element('progress', { max: 2 * TERMS.games, value: 0 });
  readonly #state = element('p', { class: 'lab-state' });
  readonly #found = element('div', { 'aria-live': 'polite' });
  #timer: ReturnType<typeof setTimeout> | undefined;
  #room: ClosableRoom | null = null;
  /** Rises with every change, so that a lab which was overtaken ends. */
  #turn = 0;

  constructor(lang: Lang, acts: Pick<BenchActs, 'apart' | 'lab'>) {
    this.#acts = acts;
    this.#words = labWords(lang);
    const heading = freshId();
    this.#bar.setAttribute('aria-label', this.#words.title);
    this.root = element(
      'section',
      { class: 'lab-section', 'aria-labelledby': heading },
      element('h2', { id: heading }, this.#words.title),
      this.#state,
      this.#bar,
      this.#found,
      button(this.#words.screen.more, () => acts.lab()),
    );
    this.#bar.hidden = true;
  }

  /** Measures a card, or the changed version of the same card; null: there is none. */
  show(card: string | null): void {
    this.close();
    this.root.hidden = card === null;
    if (card === null) return;
    const turn = this.#turn;
    this.#state.textContent = '';
    this.#timer = setTimeout(() => void this.#measure(card, turn), REST);
  }

  close(): void {
    this.#turn++;
    clearTimeout(this.#timer);
    this.#bar.hidden = true;
    this.#room?.close();
    this.#room = null;
  }

  async #measure(card: string, turn: number): Promise<void> {
    const isOvertaken = (): boolean => turn !== this.#turn;
    const words = this.#words;
    try {
      const room = await this.#acts.apart();
      if (isOvertaken()) return room.close();
      this.#room = room;
      const cards = await cardsIn(room);
      if (!isComparable(cards, card)) {
        this.#found.replaceChildren();
        this.#state.textContent = words.screen.notForThisKind;
        return this.close();
      }
      this.#state.textContent = words.screen.playing;
      this.#bar.hidden = false;
      const run = runsIn(room, (games) => void (this.#bar.value = games));
      const study = await studyCard(run, cards, card, TERMS);
      if (isOvertaken()) return;
      this.#found.replaceChildren(...studyView(study, words));
      this.#state.textContent = words.head(study.with.games, TERMS.seats, TERMS.seed, study.with.players);
      this.close();
    } catch (error) {
      // The room was closed because the card changed, or the mod does not load. The list of problems says why.
      if (!(error instanceof RoomError)) throw error;
      if (!isOvertaken()) this.close();
    }
  }
}
