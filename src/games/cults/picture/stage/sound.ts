import type { SoundName } from '../../../../platform/config/sounds';
import type { GameEvent, TableView } from '../../contract/view-types';
import { playSound } from '../../../../platform/shell/audio';
import type { Beat } from '../reduce/along';
import { pictureOf } from '../kinds';
import type { Performer } from './director';

/** Sounds at the beginning of events … */
const BEGINS: Readonly<Record<string, SoundName>> = {
  cityRevealed: 'city-reveal',
  objectiveRevealed: 'city-reveal',
  cardsDrawn: 'card-draw',
  cardDiscarded: 'card-place',
  diceRolled: 'dice-roll',
  diceRerolled: 'dice-roll',
  npcDiceRolled: 'dice-roll',
  npcDieRolled: 'dice-roll',
  planTaken: 'marker-lift',
  bluffed: 'marker-lift',
  npcPlanTaken: 'marker-lift',
  npcPlanChosen: 'card-flip',
  npcFellBack: 'card-flip',
  ritualPlaced: 'ritual-rise',
  ritualRaised: 'ritual-rise',
  ritualReturned: 'ritual-sink',
  investigatorPlaced: 'investigator-step',
  investigatorAdvanced: 'investigator-step',
  investigatorArrived: 'investigator-arrive',
  confrontationBegun: 'confrontation-begin',
  forcesCommitted: 'card-place',
  forcesRevealed: 'reveal',
  cardJoined: 'card-flip',
  terrorSucceeded: 'terror',
  abilityUsed: 'card-flip',
  disorganizationReceived: 'error',
  gameEnded: 'end-of-game',
};

/** … and at their end. */
const ENDS: Readonly<Record<string, SoundName>> = {
  planPlaced: 'marker-land',
  sitePlaced: 'marker-land',
  ritualMoved: 'marker-land',
  stackPlaced: 'card-place',
  dominancePlaced: 'dominance-stamp',
  dominanceReplaced: 'dominance-stamp',
  cardAcquired: 'card-place',
  tokensGained: 'token',
  tokensReturned: 'token',
  thugsShown: 'total-tick',
  attackAdded: 'total-tick',
  thugsJoined: 'token',
  diceRolled: 'dice-settle',
  diceRerolled: 'dice-settle',
  npcDiceRolled: 'dice-settle',
};

const soundOf = (sounds: Readonly<Record<string, SoundName>>, type: string): SoundName | undefined =>
  Object.hasOwn(sounds, type) ? sounds[type] : undefined;

/** Plays sounds before the pieces move. */
export class SoundsBefore implements Performer {
  begin({ event }: Beat, pace: number): void {
    const sound = event === null || pace === 0 ? undefined : soundOf(BEGINS, event.type);
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
export class SoundsAfter implements Performer {
  #othersActed = false;

  perform({ event, view }: Beat, pace: number): Promise<void> {
    if (event === null) this.#call(view);
    else {
      this.#othersActed ||= event.seat !== undefined && event.seat !== view.seat;
      const sound = pace === 0 ? undefined : (outcome(event, view) ?? soundOf(ENDS, event.type));
      if (sound !== undefined) playSound(sound);
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

/** The sound of winning or losing, for a viewer who takes part. */
function outcome(event: GameEvent, view: TableView): SoundName | undefined {
  if (event.type !== 'confrontationDecided') return undefined;
  const takesPart = view.fight?.sides.some(({ seat }) => seat === view.seat) ?? false;
  return takesPart ? (event.seat === view.seat ? 'win' : 'lose') : 'total-tick';
}
