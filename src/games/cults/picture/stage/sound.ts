import type { TableView } from '../../contract/view-types';
import { playSound } from '../../../../platform/shell/audio';
import type { CardSounds } from './card-sounds';
import type { CultsBeat } from '../reduce/along';
import { pictureOfEvent } from '../reduce/events';
import { pictureOf } from '../kinds';
import type { Performer } from '../../../../platform/stage/director';

/** Plays sounds before the pieces move. The own sound of a card takes the place of the event's. */
export class SoundsBefore implements Performer<CultsBeat> {
  readonly #cards: CardSounds;

  constructor(cards: CardSounds) {
    this.#cards = cards;
  }

  begin({ event }: CultsBeat, pace: number): void {
    if (event === null || pace === 0 || this.#cards.play(event)) return;
    const sound = pictureOfEvent(event).begins;
    if (sound !== undefined) playSound(sound);
  }

  perform(): Promise<void> {
    return Promise.resolve();
  }

  finish(): void {
    // Sounds end by themselves.
  }
}

/** Plays sounds after an event has been shown. */
export class SoundsAfter implements Performer<CultsBeat> {
  #othersActed = false;

  perform({ event, view }: CultsBeat, pace: number): Promise<void> {
    if (event === null) this.#call(view);
    else {
      this.#othersActed ||= 'seat' in event && event.seat !== view.seat;
      const { ends } = pictureOfEvent(event);
      if (ends !== undefined && pace > 0) playSound(typeof ends === 'string' ? ends : ends(event, view));
    }
    return Promise.resolve();
  }

  #call({ decision }: TableView): void {
    if (decision === null) return;
    if (this.#othersActed && pictureOf(decision).callsBack === true) playSound('your-turn');
    this.#othersActed = false;
  }

  finish(): void {
    // Sounds end by themselves.
  }
}
