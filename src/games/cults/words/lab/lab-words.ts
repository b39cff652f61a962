import type { LabPlayers, MeasuredShare, Verdict } from '../../contract/lab';

/** A card as the lab's report tells of it. */
export interface LabLine {
  readonly name: string;
  /** "Guardian", "City card" … */
  readonly kind: string;
  readonly cost: number | null;
  readonly bought: MeasuredShare;
  readonly used: MeasuredShare | null;
  readonly usedIfUsable: MeasuredShare | null;
  readonly with: MeasuredShare;
  readonly without: MeasuredShare;
  readonly revealed: number;
}

/** The words of the balance lab, on the command line and on its screen. Fetched with the lab. */
export interface LabWords {
  readonly title: string;
  readonly about: string;
  /** What a card does to the game, in one sentence. */
  readonly verdict: (verdict: Verdict) => string;
  readonly kind: (id: string) => string;
  /** "61 % (52 to 69 %)". */
  readonly share: (share: MeasuredShare) => string;
  readonly percent: (share: number) => string;
  readonly number: (value: number) => string;
  /** What was played: games, seats, seed, and by whom. */
  readonly head: (games: number, seats: number, seed: string, players: LabPlayers) => string;
  readonly card: (line: LabLine) => string;
  readonly tried: (cost: number, bought: MeasuredShare) => string;
  /** Mean points with and without the card. */
  readonly compared: (isIn: number, isOut: number) => string;
  readonly points: (points: {
    readonly dominance: number;
    readonly sites: number;
    readonly mostRituals: number;
    readonly total: number;
  }) => string;
  readonly round: (round: number, mean: number, winners: number) => string;
  readonly seat: (seat: number, share: MeasuredShare, fair: number) => string;
  readonly cult: (name: string, share: MeasuredShare, fair: number) => string;
  /** What a survey measured outside its line, with the name of the card or the number of the seat. */
  readonly outOfLine: Readonly<Record<'bought' | 'used' | 'seat', (who: string, share: number) => string>>;
  readonly inLine: string;
  readonly progress: (done: number, all: number) => string;
  readonly headings: {
    readonly cards: string;
    readonly points: string;
    readonly rounds: string;
    readonly seats: string;
    readonly cults: string;
    readonly outOfLine: string;
    readonly verdict: string;
  };
  readonly columns: {
    readonly card: string;
    readonly kind: string;
    readonly cost: string;
    readonly bought: string;
    readonly used: string;
    readonly with: string;
    readonly without: string;
  };
  readonly screen: {
    readonly start: string;
    readonly cancel: string;
    readonly close: string;
    readonly games: string;
    readonly seats: string;
    readonly mods: string;
    readonly whichCard: string;
    readonly everyCard: string;
    readonly cancelled: string;
    readonly mean: string;
    readonly winners: string;
    /** Opens the lines that say what a chart shows. */
    readonly asText: string;
    /** In the Workshop: the card is being played, or cannot be. */
    readonly playing: string;
    readonly notForThisKind: string;
    readonly more: string;
  };
}
