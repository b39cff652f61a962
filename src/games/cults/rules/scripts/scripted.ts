import type { Stream } from '../../../../kernel';
import type { EffectContext } from '../state/context';
import type { CultsPlay } from '../state/state';

/** What choices and effects need of the script at work: the game, for whom it works, and how it is refused. */
export interface Scripted {
  readonly game: CultsPlay;
  readonly context: EffectContext;
  /** Chance of this use alone. */
  readonly stream: Stream;
  refuse(code: string, params?: Record<string, string | number>): never;
  /** A seat that sits at the table. */
  seat(number: number): number;
  /** R3.7: nothing may be done in a closed district. */
  openDistrict(number: number): number;
  /** The name of one of the card's choices. */
  choiceName(option: number): string;
}
