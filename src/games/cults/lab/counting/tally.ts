/** How often something happened among games or chances, and what share of the victories fell to it. */
export interface Share {
  games: number;
  /** A shared victory counts in parts. */
  credit: number;
}

/** What the lab counts of one card. */
export interface CardTally {
  /** Augmentations in a district where the card lay; of bots, a player's rounds in which Augmentation was possible there. */
  seen: number;
  /** Those of them in which the card could be paid for, and those in which it was bought. */
  chances: number;
  bought: number;
  /** How often the card was played (`plays.ts` says what a play is), and how often one of its abilities was used. */
  plays: number;
  used: number;
  /** How often a player was asked whether to use one of its abilities. */
  usable: number;
  /** City cards: how often it was revealed. */
  revealed: number;
  /** Seats that had the chance to acquire the card: those that did, and those that did not. */
  with: Share;
  without: Share;
}

/** Points of a round, summed over seats. */
export interface RoundTally {
  seats: number;
  points: number;
  winners: number;
  winnersPoints: number;
}

/** What the lab counts: plain numbers, so that tallies of several threads can be added. */
export interface Tally {
  games: number;
  decisions: number;
  cards: Record<string, CardTally>;
  /** Points at the end by what they were for, and how many seats there were. */
  points: { seats: number; dominance: number; sites: number; mostRituals: number; total: number };
  /** By round, from the first. */
  rounds: RoundTally[];
  /** In the order of play. */
  seats: Share[];
  cults: Record<string, Share>;
}

export const newTally = (): Tally => ({
  games: 0,
  decisions: 0,
  cards: {},
  points: { seats: 0, dominance: 0, sites: 0, mostRituals: 0, total: 0 },
  rounds: [],
  seats: [],
  cults: {},
});

export const noShare = (): Share => ({ games: 0, credit: 0 });

export const noRound = (): RoundTally => ({ seats: 0, points: 0, winners: 0, winnersPoints: 0 });

export const noCard = (): CardTally => ({
  seen: 0,
  chances: 0,
  bought: 0,
  plays: 0,
  used: 0,
  usable: 0,
  revealed: 0,
  with: noShare(),
  without: noShare(),
});

/** The tally of a card, which begins with nothing. */
export const cardIn = ({ cards }: Tally, id: string): CardTally => (cards[id] ??= noCard());

/** Adds one tally to another. */
export function addTally(to: Tally, from: Tally): void {
  to.games += from.games;
  to.decisions += from.decisions;
  addNumbers(to.points, from.points);
  for (const [id, card] of Object.entries(from.cards)) {
    const { with: has, without, ...counts } = cardIn(to, id);
    const { with: alsoHas, without: alsoWithout, ...more } = card;
    addNumbers(counts, more);
    addNumbers(has, alsoHas);
    addNumbers(without, alsoWithout);
    to.cards[id] = { ...counts, with: has, without };
  }
  for (const [at, round] of from.rounds.entries()) addNumbers((to.rounds[at] ??= noRound()), round);
  for (const [at, share] of from.seats.entries()) addNumbers((to.seats[at] ??= noShare()), share);
  for (const [id, share] of Object.entries(from.cults)) addNumbers((to.cults[id] ??= noShare()), share);
}

/** Adds numbers under the same names. */
function addNumbers<K extends string>(to: Record<K, number>, from: Readonly<Record<K, number>>): void {
  for (const key of Object.keys(from) as K[]) to[key] += from[key];
}

export function addShare(to: Share, credit: number): void {
  to.games++;
  to.credit += credit;
}
