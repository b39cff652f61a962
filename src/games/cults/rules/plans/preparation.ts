import { leastCover, thenDo } from '../../../../kernel';
import { prepare } from '../questions/plans/prepare';
import type { Ability } from '../cards/book';
import { usedMark } from '../cards/used';
import { keywordBit } from '../cards/catalogue';
import { emit } from '../state/emit';
import { advanceInvestigator, investigatorsAfterAdvance } from '../fight/investigators';
import { LEVELS } from '../../contract/ids';
import { availablePower, isFresh, powerItems } from '../cards/payment';
import { hasSite } from '../state/on-board';
import { placeRitual, placeSite } from '../state/pieces';
import { openFields, ritualCost, siteCost } from '../state/numbers';
import { typeOf, type CardCopy, type CultsPlay } from '../state/state';
import type { PlanFrame, AbilitiesFrame, RitualFrame } from '../state/frames';
import { seatAt, districtAt, numberAt } from '../state/at';

export const mayPlaceSite = (game: CultsPlay, seat: number, district: number): boolean =>
  seatAt(game.state, seat).sites > 0 && !hasSite(districtAt(game.state, district), seat);

/** R8.6: whether this much Power could pay for a Site or a Ritual with this number of Investigators in the district. */
function affordable(game: CultsPlay, seat: number, district: number, power: number, investigators: number): boolean {
  if (mayPlaceSite(game, seat, district) && siteCost(game, seat, district, investigators) <= power) return true;
  if (!hasSite(districtAt(game.state, district), seat) || openFields(game, district) === 0) return false;
  const { rituals } = seatAt(game.state, seat);
  for (const level of LEVELS)
    if (numberAt(rituals, level) > 0 && ritualCost(game, seat, district, level, investigators) <= power) return true;
  return false;
}

/** A Preparation ability in hand, as a change of cost: what it takes from the hand, and what it does to the Investigators. */
interface CostChange {
  readonly copy: CardCopy;
  readonly power: number;
  /** Of before the advance, else of after it. */
  readonly early: boolean;
  readonly skips: boolean;
  readonly leaves: number;
}

interface Outlook {
  readonly advanced: boolean;
  readonly skip: boolean;
  readonly investigators: number;
  readonly power: number;
  readonly changes: readonly CostChange[];
}

function costChange(game: CultsPlay, copy: CardCopy, ability: Ability): CostChange {
  const leaves = ability.effects.reduce((sum, effect) => sum + (effect.do === 'removeInvestigator' ? (effect.count ?? 1) : 0), 0);
  const early = (ability.window ?? 'beforeAdvance') === 'beforeAdvance';
  const skips = ability.effects.some((effect) => effect.do === 'skipAdvance');
  return { copy, power: ability.self === undefined ? 0 : numberAt(game.book.power, typeOf(copy)), early, skips, leaves };
}

function costChanges(game: CultsPlay, seat: number): CostChange[] {
  const changes: CostChange[] = [];
  const bit = keywordBit('preparation');
  for (const copy of seatAt(game.state, seat).hand) {
    if ((numberAt(game.book.keywords, typeOf(copy)) & bit) === 0 || isFresh(game, copy)) continue;
    if (game.state.used.includes(usedMark(copy, 'preparation'))) continue;
    for (const ability of game.book.abilities[typeOf(copy)]!) {
      if (ability.keyword === 'preparation') changes.push(costChange(game, copy, ability));
    }
  }
  return changes;
}

/** R8.4: whether some use of the abilities in hand makes one of the actions possible. */
function reachable(game: CultsPlay, seat: number, district: number, outlook: Outlook): boolean {
  const { advanced, skip, investigators, power, changes } = outlook;
  if (advanced && affordable(game, seat, district, power, investigators)) return true;
  if (!advanced) {
    const after = skip ? investigators : investigators + (districtAt(game.state, district).track === 1 ? 1 : 0);
    if (reachable(game, seat, district, { ...outlook, advanced: true, investigators: after })) return true;
  }
  return changes.some((change) => {
    const helps = (change.skips && !skip) || (change.leaves > 0 && investigators > 0);
    if (change.early === advanced || !helps) return false;
    return reachable(game, seat, district, {
      advanced,
      skip: skip || change.skips,
      investigators: Math.max(0, investigators - change.leaves),
      power: power - change.power,
      changes: changes.filter((other) => other.copy !== change.copy),
    });
  });
}

/** The quick answer first; abilities only where they are needed. */
export function canPrepare(game: CultsPlay, seat: number, district: number): boolean {
  const power = availablePower(game, seat);
  if (affordable(game, seat, district, power, investigatorsAfterAdvance(game, district))) return true;
  const changes = costChanges(game, seat);
  if (changes.length === 0) return false;
  const { investigators } = districtAt(game.state, district);
  return reachable(game, seat, district, { advanced: false, skip: false, investigators, power, changes });
}

/** Whether the Plan can go on at this moment without the cards left out, the one used having this effect (null: declined). */
export function canGoOn(
  game: CultsPlay,
  seat: number,
  district: number,
  advanced: boolean,
  used: [CardCopy, Ability] | null,
): boolean {
  const { investigators } = districtAt(game.state, district);
  const change = used === null ? null : costChange(game, used[0], used[1]);
  const skip = game.state.turn?.skipAdvance === true || change?.skips === true;
  const power = availablePower(game, seat) - (change?.power ?? 0);
  const left = Math.max(0, investigators - (change?.leaves ?? 0));
  const changes = costChanges(game, seat).filter((other) => other.copy !== used?.[0]);
  // To decline before the advance is to let it happen; to decline after it is to pay as things stand.
  if (used === null && advanced) return affordable(game, seat, district, power, investigators);
  if (used === null) {
    const after = skip ? investigators : investigatorsAfterAdvance(game, district);
    return reachable(game, seat, district, { advanced: true, skip, investigators: after, power, changes });
  }
  return reachable(game, seat, district, { advanced, skip, investigators: left, power, changes });
}

function prepareOptions(
  game: CultsPlay,
  seat: number,
  district: number,
): { site: boolean; levels: number[]; needsSite: boolean } {
  const { investigators } = districtAt(game.state, district);
  const power = availablePower(game, seat);
  const levels: number[] = [];
  const site = mayPlaceSite(game, seat, district) ? siteCost(game, seat, district, investigators) : Infinity;
  const needsSite = !hasSite(districtAt(game.state, district), seat);
  // R8.6: paid separately, so the Site's payment must leave enough for the Ritual's.
  const left = needsSite ? power - (site <= power ? leastCover(powerItems(game, seat).weights, site) : Infinity) : power;
  if (openFields(game, district) > 0) {
    for (const level of LEVELS) {
      const there = numberAt(seatAt(game.state, seat).rituals, level) > 0;
      if (there && ritualCost(game, seat, district, level, investigators) <= left) levels.push(level);
    }
  }
  return { site: site <= power, levels, needsSite };
}

/** Only cards of mods can have made impossible what was chosen. */
const lapse = (game: CultsPlay, seat: number, district: number): void =>
  emit(game, 'planLapsed', seat, district, { plan: 'preparation' });

/** The questions asked here. */
export const preparationQuestions = { prepare };

export const preparationSteps = {
  /** R8.6: first the Investigator advances; then Site, Ritual or both. */
  preparation: {
    run(game: CultsPlay, { seat, district }: PlanFrame): void {
      const abilities = (moment: 'beforeAdvance' | 'afterAdvance'): AbilitiesFrame => ({
        step: 'abilities',
        seat,
        keyword: 'preparation',
        moment,
        district,
      });
      thenDo(game, abilities('beforeAdvance'), { step: 'advance', seat, district }, abilities('afterAdvance'), {
        step: 'prepare',
        seat,
        district,
      });
    },
  },
  advance: {
    run(game: CultsPlay, { district }: PlanFrame): void {
      if (game.state.turn?.skipAdvance !== true) advanceInvestigator(game, district);
    },
  },
  /** R8.6: what one may place; with no Site here a Ritual only together with the Site. */
  prepare: {
    run(game: CultsPlay, frame: PlanFrame): void {
      const { seat, district } = frame;
      const { site, levels, needsSite } = prepareOptions(game, seat, district);
      // Only a card from outside the rules can have made this impossible since the Plan was chosen.
      if (!site && levels.length === 0) return lapse(game, seat, district);
      prepare.ask(game, frame, seat, site, levels, needsSite);
    },
    /** R8.6: the Site first; the two costs are paid separately. */
    answered(game: CultsPlay, { seat, district }: PlanFrame, chosen: readonly number[]): void {
      const { investigators } = districtAt(game.state, district);
      const { site, level } = prepare.read(chosen);
      if (level !== undefined) game.state.flow.push({ step: 'payRitual', seat, district, level });
      if (!site) return;
      const amount = siteCost(game, seat, district, investigators);
      const leave = level === undefined ? 0 : ritualCost(game, seat, district, level, investigators);
      thenDo(game, { step: 'pay', seat, amount, leave, why: 'site' }, { step: 'prepareSite', seat, district });
    },
  },
  prepareSite: {
    run(game: CultsPlay, { seat, district }: PlanFrame): void {
      // A trigger may have used up the marker or the place since it was paid for.
      if (mayPlaceSite(game, seat, district)) placeSite(game, seat, district);
      else lapse(game, seat, district);
    },
  },
  payRitual: {
    run(game: CultsPlay, frame: RitualFrame): void {
      const { seat, district, level } = frame;
      const amount = ritualCost(game, seat, district, level, districtAt(game.state, district).investigators);
      if (amount > availablePower(game, seat) || openFields(game, district) === 0) return lapse(game, seat, district);
      thenDo(game, { step: 'pay', seat, amount, leave: 0, why: 'ritual' }, { ...frame, step: 'prepareRitual' });
    },
  },
  prepareRitual: {
    run(game: CultsPlay, { seat, district, level }: RitualFrame): void {
      const there = numberAt(seatAt(game.state, seat).rituals, level) > 0;
      if (there && openFields(game, district) > 0) placeRitual(game, seat, district, level);
      else lapse(game, seat, district);
    },
  },
};
