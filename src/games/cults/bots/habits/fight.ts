import { complete, PASS } from '../../../../kernel';
import {
  currentSanity,
  fromIn,
  hasSite,
  isToken,
  levelIn,
  levelsHere,
  ritualsOf,
  scoreOf,
  typeOf,
  type CultsAsk,
  type CultsPlay,
} from '../../rules';
import { attackAtHand, expectedAttack } from './facts';
import { bestOf, cheapestFirst, type Habit } from './habit';
import type { Taste } from './taste';

const passing = (ask: CultsAsk): number[] => [ask.refs.length - 1];
const districtOf = ({ frame }: CultsAsk): number => ('district' in frame ? frame.district : -1);

/** R9.2: moves in where the fight looks won and the marker is worth it. */
const oppose: Habit = (game, ask, below, taste) => {
  const { state } = game;
  const district = districtOf(ask);
  const active = state.turn?.seat ?? -1;
  const place = state.districts[district]!;
  if (active < 0) return passing(ask);
  const strength = attackAtHand(game, ask.seat) + levelsHere(place, ask.seat);
  const rival = expectedAttack(game, active, district, taste);
  const [at] = bestOf(ask, (ref) => (ref === PASS ? -9 : levelIn(ref) - (losesSite(game, ask.seat, fromIn(ref)) ? 1.5 : 0)));
  const ref = ask.refs[at!]!;
  if (ref === PASS) return passing(ask);
  return strength + levelIn(ref) > rival + taste.opposeLead + below(3) - 1 ? [at!] : passing(ask);
};

/** Whether a Site would stand without a Ritual when one leaves. */
export const losesSite = ({ state }: CultsPlay, seat: number, from: number): boolean =>
  hasSite(state.districts[from]!, seat) && ritualsOf(state.districts[from]!, seat) === 1;

/** R9.3: enough for what the strongest rival may show; nothing where all would not do. */
const commit: Habit = (game, ask, below, taste) => {
  const { fight, districts } = game.state;
  if (fight === null) return [];
  const { district } = fight;
  const base = levelsHere(districts[district]!, ask.seat);
  let rival = 0;
  for (const side of fight.sides)
    if (side.seat !== ask.seat) rival = Math.max(rival, expectedAttack(game, side.seat, district, taste));
  const goal = rival + taste.commitLead + below(4) * 0.5 - 0.75;
  const order = cheapestFirst(ask, (ref) => commitPrice(game, ref, taste));
  const most = base + order.reduce((sum, at) => sum + attackIn(game, ask.refs[at]!), 0);
  if (most + taste.commitHope < rival) return [];
  const chosen: number[] = [];
  let sum = base;
  for (const at of order) {
    const gives = attackIn(game, ask.refs[at]!);
    if (gives === 0 || sum > goal) continue;
    chosen.push(at);
    sum += gives;
  }
  return chosen.sort((a, b) => a - b);
};

/** R9.5: whether a little more Attack may decide the fight that goes on. */
export function isClose(game: CultsPlay, seat: number, taste: Taste): boolean {
  const { fight } = game.state;
  if (fight === null) return false;
  let rival = 0;
  for (const side of fight.sides)
    if (side.seat !== seat) rival = Math.max(rival, expectedAttack(game, side.seat, fight.district, taste));
  return Math.abs(expectedAttack(game, seat, fight.district, taste) - rival) <= taste.closeFight;
}

const attackIn = ({ book }: CultsPlay, ref: number): number => (isToken(ref) ? 1 : book.attack[typeOf(ref)]!);

/** Cards that can do nothing else go first; Thugs can be kept for another round. */
function commitPrice({ book }: CultsPlay, ref: number, { tokenPrice, terrorPrice }: Taste): number {
  if (isToken(ref)) return tokenPrice;
  const type = typeOf(ref);
  return (0.5 * book.power[type]! + terrorPrice * book.terror[type]! + 0.2) / Math.max(0.5, book.attack[type]!);
}

/** R10.2: cards first, which are lost at the end of the round; Freaks can be kept. */
const terror: Habit = (game, ask, _, taste) => {
  if (markersHere(game, ask) === 0) return passing(ask);
  const order = cheapestFirst(ask, (ref) => (ref === PASS ? 99 : freakPrice(game, ref, taste)));
  return complete(ask, order, ask.min);
};

function freakPrice({ book }: CultsPlay, ref: number, { tokenPrice }: Taste): number {
  if (isToken(ref)) return tokenPrice;
  const type = typeOf(ref);
  return (0.4 * book.power[type]! + 0.3 * book.attack[type]!) / book.terror[type]! + 0.1;
}

/** R10.3, R10.4: whether a marker can be placed at all. */
function markersHere({ state }: CultsPlay, ask: CultsAsk): number {
  const { dominance } = state.districts[districtOf(ask)]!;
  if (state.seats[ask.seat]!.dominance === 0) return 0;
  return dominance.length < 4 ? 1 : dominance.filter((owner) => owner !== ask.seat).length;
}

/** R10.4: in place of the strongest rival's. */
const placeDominance: Habit = ({ state }, ask) =>
  bestOf(ask, (ref) => (ref === PASS ? -1 : ref >= 100 ? scoreOf(state, ref - 100).total : 99));

/** R10.5: the lowest. */
const removeRitual: Habit = (_, ask) => bestOf(ask, (level) => -level);

/** Whether the Terror of a seat would succeed with what it can add. */
export const terrorShort = (game: CultsPlay, seat: number, district: number): number =>
  currentSanity(game, district) + 1 - levelsHere(game.state.districts[district]!, seat);

export const fightHabits: Readonly<Record<string, Habit>> = { oppose, commit, terror, placeDominance, removeRitual };
