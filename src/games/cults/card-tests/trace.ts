import type { Decision, GameEvent } from '../../../kernel';

/** What a card test has just done, for readers who follow it. */
export type Traced =
  | { readonly step: number; readonly what: 'asked'; readonly decision: Decision }
  | {
      readonly step: number;
      readonly what: 'answered';
      readonly decision: Decision;
      readonly ids: readonly string[];
      readonly suggested: boolean;
    }
  | { readonly step: number; readonly what: 'happened'; readonly event: GameEvent };

export type Follow = (traced: Traced) => void;
