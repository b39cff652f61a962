import { playOwnSound } from '../../../../platform/shell/audio';
import type { CardSound, CardsReading } from '../../contract/reading';
import type { CultsBeat } from '../reduce/along';

/** Events in which a card comes to the table or does something: then its own sound is heard. */
const HEARD: ReadonlySet<string> = new Set([
  'setupRevealed',
  'objectiveRevealed',
  'cityRevealed',
  'npcPlanChosen',
  'abilityUsed',
  'triggered',
]);

/** The sounds that mods bring for their cards. */
export class CardSounds {
  readonly #sounds: ReadonlyMap<string, CardSound>;
  readonly #broken: (card: string) => void;

  /** `broken` is called with a card whose sound the browser cannot play. */
  constructor(sounds: CardsReading['sounds'], broken: (card: string) => void) {
    this.#sounds = new Map(sounds);
    this.#broken = broken;
  }

  /** Plays the sound of the card that an event is about; returns whether there is one. */
  play(event: NonNullable<CultsBeat['event']>): boolean {
    const card = HEARD.has(event.type) && 'card' in event ? String(event.card) : '';
    const sound = this.#sounds.get(card);
    if (sound === undefined) return false;
    playOwnSound(sound, () => this.#broken(card));
    return true;
  }
}
