/** Something of a mod that went wrong during a game, in the player's language. */
export interface Trouble {
  /** `failed`: a script was cancelled. `killed`: the mod had to be stopped. `blanked`: cards count as blank from now on. */
  readonly kind: 'failed' | 'killed' | 'blanked';
  /** The mod's id; empty if it is not known which mod it was. */
  readonly mod: string;
  readonly title: string;
  readonly version: string;
  /** The card's id and name; empty if it is not known or not about one card. */
  readonly card: string;
  readonly cardName: string;
  /** File, line and column; empty if nothing of the mod's code is to blame. */
  readonly place: string;
  /** The code of the reason, for the report. */
  readonly reason: string;
  /** What happened, in a sentence. */
  readonly what: string;
  /** How many failures of the mod the game has counted; 0 if they do not count. */
  readonly strikes: number;
  /** Whether its cards do nothing any more. */
  readonly isBlank: boolean;
}

/** A trouble, and how often it has happened. */
export interface Noticed extends Trouble {
  readonly times: number;
}

/** More notices than this are not kept: the oldest goes. */
export const MOST_NOTICES = 6;

const isSame = (a: Trouble, b: Trouble): boolean =>
  a.mod === b.mod && a.card === b.card && a.place === b.place && a.reason === b.reason;

/** The notices after one more trouble, the newest first. The same failure again is counted, not repeated. */
export function noticed(before: readonly Noticed[], trouble: Trouble): readonly Noticed[] {
  if (trouble.kind === 'blanked') return before.map((one) => (concerns(trouble, one) ? { ...one, isBlank: true } : one));
  const same = before.find((one) => isSame(one, trouble));
  const others = before.filter((one) => one !== same);
  const isBlank = trouble.isBlank || same?.isBlank === true;
  return [{ ...trouble, isBlank, times: (same?.times ?? 0) + 1 }, ...others].slice(0, MOST_NOTICES);
}

/** Whether the blanked card or mod is the one of this notice. */
const concerns = ({ mod, card }: Trouble, one: Trouble): boolean => one.mod === mod && (card === '' || card === one.card);

/** The text that a player sends to the mod's author; always in English, with everything that finds the fault. */
export function reportOf({ mod, version, card, place, reason, what, strikes, times, isBlank }: Noticed, game: string): string {
  const lines: readonly (readonly [string, string])[] = [
    ['Game', game],
    ['Mod', `${mod} ${version}`.trim()],
    ['Card', card],
    ['Place', place],
    ['Reason', reason],
    ['What happened', what],
    ['Times', String(times)],
    ['Failures counted', strikes === 0 ? '' : String(strikes)],
    ['Blank now', isBlank ? 'yes' : 'no'],
  ];
  return lines.flatMap(([name, value]) => (value === '' ? [] : [`${name}: ${value}`])).join('\n') + '\n';
}
