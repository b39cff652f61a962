import { PASS, type Option } from '../../../../kernel';
import type { Effect } from '../cards/book';
import { isToken, tokenOf, districtOf } from './asking';
import { DESTROY, purchaseCost } from '../plans/augmentation';
import { idOf } from '../cards/cards';
import { DESTROY_DISCARD, DRAW } from '../plans/influence';
import { DISTRICTS, FACES, PLANS, STACKS, TOKENS } from '../../contract/ids';
import { ritualCost, siteCost } from '../state/numbers';
import {
  dominanceAt,
  levelsAfter,
  levelsKept,
  markerNumbers,
  planNumbers,
  priceAndRest,
  raisedTo,
  ritualAt,
} from './option-numbers';
import { typeOf, type Game, type CultsAsk } from '../state/state';
import { isReplacement, replacedSeat } from '../fight/terror';
import { copyOfRef, zoneOf } from '../cards/usable';

/** What an option stands for, in words that programs can read: its id and its details, by kind of question. */

type Describe = (game: Game, ref: number, ask: CultsAsk, at: number) => Option;

const district = (d: number): string => DISTRICTS[d]!;
const cult = (game: Game, seat: number): string => game.state.seats[seat]!.cult;

/** A card of one's own or a token, and what it gives. */
function item(game: Game, ref: number, extra: Record<string, unknown>): Option {
  if (isToken(ref)) return { id: TOKENS[tokenOf(ref)]!, token: TOKENS[tokenOf(ref)], ...extra };
  return { id: idOf(game, ref), card: idOf(game, ref), ...extra };
}

const tokenOption: Describe = (_, ref) => ({ id: TOKENS[tokenOf(ref)]!, token: TOKENS[tokenOf(ref)] });
const districtOption: Describe = (_, ref) => ({ id: district(ref), district: district(ref) });
const weight = (ask: CultsAsk, at: number): number => ask.need?.weights[at] ?? 0;

function ownCard(game: Game, ref: number, ask: CultsAsk): Option {
  const { hand } = game.state.seats[ask.seat]!;
  return { id: idOf(game, ref), card: idOf(game, ref), zone: hand.includes(ref) ? 'hand' : 'discard' };
}

function abilityOption(game: Game, ref: number, ask: CultsAsk): Option {
  const copy = copyOfRef(ref);
  const ability = game.book.abilities[typeOf(copy)]![ref % 8];
  const id = idOf(game, copy);
  const keyword = ability?.keyword ?? 'trigger';
  const mode = ability?.mode === undefined ? {} : { mode: ability.mode };
  return {
    id: mode.mode === undefined ? id : `${id}:${mode.mode}`,
    card: id,
    keyword,
    ...mode,
    zone: zoneOf(game, ask.seat, copy),
  };
}

/** The price of what a Plan offers, so that nobody needs to work it out. */
function priced(game: Game, ref: number, ask: CultsAsk): Option {
  const d = districtOf(ask);
  const { stacks, investigators } = game.state.districts[d]!;
  if (ask.kind === 'augment') {
    if (ref === DESTROY) return { id: 'destroy', destroy: true };
    const type = stacks[ref]![0];
    return {
      id: game.state.types[type]!,
      card: game.state.types[type],
      stack: STACKS[ref],
      ...priceAndRest(game, ask, purchaseCost(game, ask.seat, d, [ref])),
    };
  }
  if (ref === 0) return { id: 'site', site: true, ...priceAndRest(game, ask, siteCost(game, ask.seat, d, investigators)) };
  const cost = ritualCost(game, ask.seat, d, ref, investigators);
  return { id: `ritual-${ref}`, ritual: ref, ...priceAndRest(game, ask, cost) };
}

function influenceOption(game: Game, ref: number, ask: CultsAsk): Option {
  if (ref === DRAW) return { id: 'draw', draw: true };
  if (ref === DESTROY_DISCARD) return { id: 'destroy', destroy: true };
  const level = ref % 4;
  const raisesTo = raisedTo(game, ask, level);
  return { ...moveFrom(game, ref, ask), raisesTo, levelsHere: levelsAfter(game, ask, districtOf(ask), raisesTo ?? level) };
}

function moveFrom(game: Game, ref: number, ask: CultsAsk): Option {
  const [d, level] = [Math.floor(ref / 4), ref % 4];
  const at = ritualAt(game, d, ask.seat, level);
  const here = levelsAfter(game, ask, districtOf(ask), level);
  return { id: `${district(d)}:${level}`, from: district(d), level, at, levelsHere: here };
}

function stackOption(game: Game, ref: number): Option {
  const card = game.state.types[Math.floor(ref / 4)]!;
  return { id: `${card}@${district(ref % 4)}`, card, district: district(ref % 4) };
}

const DESCRIBE: Readonly<Record<string, Describe>> = {
  placeStack: stackOption,
  chooseStack: stackOption,
  placeSite: districtOption,
  placePlan: districtOption,
  chooseDistrict: districtOption,
  useAbility: abilityOption,
  reroll: (game, ref) => ({ id: `die-${ref}`, die: ref, face: FACES[game.state.dice!.faces[ref]!] }),
  chooseDie: (_, ref) => ({ id: `die-${ref >> 2}:${FACES[ref & 3]}`, die: ref >> 2, face: FACES[ref & 3] }),
  takePlan: (game, ref, ask) => {
    const [d, plan] = [Math.floor(ref / PLANS.length), ref % PLANS.length];
    const id = `${district(d)}:${PLANS[plan]}`;
    return { id, district: district(d), plan: PLANS[plan], ...planNumbers(game, ask.seat, d, plan) };
  },
  bluffTokens: tokenOption,
  chooseTokens: (game, ref, ask, at) => {
    // What a script does with them is not known.
    const { effect } = ask.frame as { effect?: Effect };
    return { ...tokenOption(game, ref, ask, at), ...(effect === undefined ? {} : { gain: effect.do === 'gain' }) };
  },
  discardTokens: tokenOption,
  augment: priced,
  prepare: priced,
  pay: (game, ref, ask, at) => item(game, ref, { power: weight(ask, at) }),
  terror: (game, ref, ask, at) => item(game, ref, { terror: weight(ask, at) }),
  commit: (game, ref) => item(game, ref, isToken(ref) ? { attack: 1 } : { attack: game.book.attack[typeOf(ref)] }),
  influence: influenceOption,
  oppose: moveFrom,
  destroyDiscard: (game, ref) => ({ id: idOf(game, ref), card: idOf(game, ref) }),
  chooseCard: ownCard,
  placeDominance: (game, ref, ask) => {
    const numbers = markerNumbers(game, ask.seat, districtOf(ask), ref);
    if (!isReplacement(ref)) return { id: `field-${ref}`, field: ref, ...numbers };
    return { id: `replace-${cult(game, replacedSeat(ref))}`, replace: cult(game, replacedSeat(ref)), ...numbers };
  },
  removeRitual: (game, ref, ask) => {
    const d = districtOf(ask);
    const [at, keeps] = [ritualAt(game, d, ask.seat, ref), levelsKept(game, ask.seat, d, ref)];
    return { id: `ritual-${ref}`, level: ref, district: district(d), at, keeps };
  },
  chooseRitual: (game, ref) => {
    const details = { cult: cult(game, ref >> 4), level: ref & 3, district: district((ref >> 2) & 3) };
    const at = ritualAt(game, (ref >> 2) & 3, ref >> 4, ref & 3);
    return { id: `${details.cult}:${details.level}@${details.district}`, ...details, at };
  },
  chooseDominance: (game, ref) => {
    const details = { cult: cult(game, ref >> 2), district: district(ref & 3) };
    return { id: `${details.cult}@${details.district}`, ...details, at: dominanceAt(game, ref & 3, ref >> 2) };
  },
  moveRitual: (game, ref, ask) => {
    const details = { from: district(ref >> 4), level: (ref >> 2) & 3, to: district(ref & 3) };
    const at = ritualAt(game, ref >> 4, ask.seat, (ref >> 2) & 3);
    return { id: `${details.from}:${details.level}>${details.to}`, ...details, at };
  },
  chooseSeat: (game, ref) => ({ id: cult(game, ref), cult: cult(game, ref) }),
  chooseNumber: (_, ref) => ({ id: String(ref), number: ref }),
  chooseOne: (_, ref, ask) => ({ id: ask.words![ref]!, choice: ask.words![ref], source: ask.words![0] }),
};

export function describeOptions(game: Game, ask: CultsAsk): Option[] {
  const describe = DESCRIBE[ask.kind]!;
  return ask.refs.map((ref, at) => (ref === PASS ? { id: 'pass', pass: true } : describe(game, ref, ask, at)));
}
