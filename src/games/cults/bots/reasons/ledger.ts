import type { Reason } from '../../../../platform/bots/thinking';
import type { CultsPlay } from '../../rules';
import { FEATURES, writeFeatures, type Feature } from '../value/features';
import { weightsInForce } from '../value/value';
import type { Weights } from '../value/weights';

const COUNT = FEATURES.length;

/** The features that a person understands, with the reason that tells of them, and whether more or less of them is the good thing. */
const TOLD: Partial<Readonly<Record<Feature, readonly [code: string, isMore: boolean]>>> = {
  dominance: ['triedDominance', true],
  scoringSites: ['triedSites', true],
  ritualLead: ['triedLead', true],
  rituals: ['triedRituals', true],
  levels: ['triedLevels', true],
  readyTerror: ['triedTerror', true],
  guarded: ['triedGuarded', true],
  exposed: ['triedExposed', false],
  thugs: ['triedThugs', true],
  initiates: ['triedInitiates', true],
  freaks: ['triedFreaks', true],
  deckAttack: ['triedDeck', true],
  deckPower: ['triedDeck', true],
  deckTerror: ['triedDeck', true],
  disorganization: ['triedOrder', false],
};

/** What a difference between two answers must be worth, in the value's own measure, and of all differences, to be called decisive. */
const LEAST = 0.05;
const SHARE = 0.2;

/** What the position came to after one answer, summed over its trials: each feature as it is, and by what it is worth. */
interface Account {
  tries: number;
  readonly amounts: Float64Array;
  readonly worths: Float64Array;
}

/** Keeps, while answers are tried, what each leaves the seat with, and says by which feature the best one is ahead. */
export class Ledger {
  readonly #accounts: readonly Account[];
  readonly #features = new Float64Array(COUNT);

  constructor(answers: number) {
    this.#accounts = Array.from({ length: answers }, () => ({
      tries: 0,
      amounts: new Float64Array(COUNT),
      worths: new Float64Array(COUNT),
    }));
  }

  /** The position at the end of a trial of this answer. */
  note(answer: number, game: CultsPlay, seat: number, weights: Weights): void {
    const account = this.#accounts[answer]!;
    const worth = weightsInForce(game, weights);
    writeFeatures(game, seat, this.#features, 0);
    account.tries++;
    for (let i = 0; i < COUNT; i++) {
      account.amounts[i]! += this.#features[i]!;
      account.worths[i]! += this.#features[i]! * worth(i);
    }
  }

  /** By what the best answer is ahead of the next; null where nothing tells. */
  decisive(best: number, means: readonly number[]): Reason | null {
    const next = this.#nextBest(best, means);
    if (next === null) return null;
    const [one, other] = [this.#accounts[best]!, this.#accounts[next]!];
    const ahead = (of: 'amounts' | 'worths', i: number): number => one[of][i]! / one.tries - other[of][i]! / other.tries;
    let all = 0;
    let [most, found]: [number, string | null] = [0, null];
    FEATURES.forEach((feature, i) => {
      const worth = ahead('worths', i);
      all += Math.abs(worth);
      const told = TOLD[feature];
      if (told === undefined || worth <= most || ahead('amounts', i) > 0 !== told[1]) return;
      [most, found] = [worth, told[0]];
    });
    return found === null || most < LEAST || most < SHARE * all ? null : { code: found, params: {} };
  }

  #nextBest(best: number, means: readonly number[]): number | null {
    let next: number | null = null;
    this.#accounts.forEach(({ tries }, at) => {
      if (at !== best && tries > 0 && (next === null || means[at]! > means[next]!)) next = at;
    });
    return this.#accounts[best]!.tries === 0 ? null : next;
  }
}
