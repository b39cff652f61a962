import { acquire, canAcquire, canDraw, destroy, discardFromHand, draw, getDisorganization } from '../cards/cards';
import { emit } from '../state/emit';
import { addInvestigator, advanceInvestigator, removeInvestigator } from '../fight/investigators';
import { FACES, TOKENS } from '../../contract/ids';
import {
  freeDominanceField,
  gainTokens,
  loseTokens,
  moveRitual,
  placeDominance,
  placeRitual,
  placeSite,
  raiseRitual,
  removeDominance,
  returnRitual,
} from '../state/pieces';
import { hasSite } from '../state/on-board';
import { bringIntoForce } from '../bounds/in-force';
import { RULE_NAMES } from '../../contract/language';
import { modifierFrom, openFields } from '../state/numbers';
import { ritual, type Ritual, type Turn } from '../state/state';
import type { ScriptCallName } from './calls';
import type { Scripted } from './scripted';
import { seatAt, districtAt, numberAt } from '../state/at';

type Effect = (table: Scripted, a: number, b: number, c: number, d: number) => void;

const amount = (table: Scripted, value: number, most = 20): number =>
  value >= 0 && value <= most ? value : table.refuse('scriptAmount', { value, max: most });
const token = (table: Scripted, value: number): number =>
  value >= 0 && value < TOKENS.length ? value : table.refuse('scriptNoToken', { token: value });
const level = (table: Scripted, value: number): number =>
  value >= 1 && value <= 3 ? value : table.refuse('scriptNoLevel', { level: value });

/** The marker must lie there. */
function markerAt(table: Scripted, seat: number, of: number, district: number): Ritual {
  const marker = ritual(table.seat(seat), level(table, of));
  const here = districtAt(table.game.state, table.openDistrict(district)).rituals;
  return here.includes(marker) ? marker : table.refuse('scriptNoRitual', { seat, level: of, district });
}

function needField(table: Scripted, district: number): void {
  if (openFields(table.game, table.openDistrict(district)) === 0) table.refuse('scriptNoField', { district });
}

const times = (count: number, act: () => void): void => {
  for (let i = 0; i < count; i++) act();
};

/** Each effect is checked against the rules before it is done: no marker from nowhere, no closed district, no limit broken. */
const EFFECTS: Partial<Record<ScriptCallName, Effect>> = {
  draw: (table, count, seat) => {
    const cards = amount(table, count);
    if (canDraw(table.game, table.seat(seat))) draw(table.game, seat, cards);
  },
  disorganization: (table, count, seat) => times(amount(table, count), () => getDisorganization(table.game, table.seat(seat))),
  gain: (table, kind, count, seat) => gainTokens(table.game, table.seat(seat), token(table, kind), amount(table, count)),
  lose(table, kind, count, seat) {
    const has = numberAt(seatAt(table.game.state, table.seat(seat)).tokens, token(table, kind));
    if (amount(table, count) > has) table.refuse('scriptNotEnoughTokens', { token: kind, count });
    loseTokens(table.game, seat, kind, count, table.context.source);
  },
  discard(table, at) {
    const copy = seatAt(table.game.state, table.context.seat).hand[at] ?? table.refuse('scriptNoCard', { at });
    discardFromHand(table.game, table.context.seat, copy);
  },
  destroyDiscard(table, at) {
    const copy = seatAt(table.game.state, table.context.seat).discard[at] ?? table.refuse('scriptNoCard', { at });
    destroy(table.game, table.context.seat, copy, 'discard');
  },
  takeCard(table, district, stack) {
    const entry = districtAt(table.game.state, table.openDistrict(district)).stacks[stack];
    if (entry === undefined || entry[0] < 0 || entry[1] === 0) return table.refuse('scriptNoStack', { district, stack });
    // R8.5: a second copy of one card does not come in one turn.
    if (canAcquire(table.game, entry)) acquire(table.game, table.context.seat, district, stack, true);
  },
  placeRitual(table, of, district, seat) {
    needField(table, district);
    if (seatAt(table.game.state, table.seat(seat)).rituals[level(table, of)] === 0)
      table.refuse('scriptNoMarker', { what: `ritual-${of}` });
    placeRitual(table.game, seat, district, of);
  },
  moveRitual(table, seat, of, from, to) {
    const marker = markerAt(table, seat, of, from);
    if (from !== to) needField(table, to);
    moveRitual(table.game, from, to, marker);
  },
  raiseRitual: (table, seat, of, district) => raiseRitual(table.game, district, markerAt(table, seat, of, district)),
  removeRitual: (table, seat, of, district) => returnRitual(table.game, district, markerAt(table, seat, of, district)),
  placeSite(table, district, seat) {
    const owner = seatAt(table.game.state, table.seat(seat));
    if (owner.sites === 0) table.refuse('scriptNoMarker', { what: 'site' });
    if (hasSite(districtAt(table.game.state, table.openDistrict(district)), seat)) table.refuse('scriptSiteTwice', { district });
    placeSite(table.game, seat, district);
  },
  placeDominance(table, district, seat) {
    if (seatAt(table.game.state, table.seat(seat)).dominance === 0) table.refuse('scriptNoMarker', { what: 'dominance' });
    if (!freeDominanceField(table.game, table.openDistrict(district))) table.refuse('scriptNoField', { district });
    placeDominance(table.game, seat, district);
  },
  removeDominance(table, district, seat) {
    if (!districtAt(table.game.state, table.openDistrict(district)).dominance.includes(table.seat(seat)))
      table.refuse('scriptNoMarker', { what: 'dominance' });
    removeDominance(table.game, seat, district);
  },
  advance: (table, district, count) =>
    times(amount(table, count, 8), () => advanceInvestigator(table.game, table.openDistrict(district))),
  placeInvestigator: (table, district, count) =>
    times(amount(table, count, 8), () => addInvestigator(table.game, table.openDistrict(district))),
  removeInvestigator(table, district, count) {
    const there = districtAt(table.game.state, table.openDistrict(district)).investigators;
    if (amount(table, count) > there) table.refuse('scriptNoInvestigator', { district });
    times(count, () => removeInvestigator(table.game, district));
  },
  swapPlans(table, district) {
    const { plans } = districtAt(table.game.state, table.openDistrict(district));
    if (plans.length < 2) table.refuse('scriptNoPlans', { district });
    const [top, under] = [plans.pop()!, plans.pop()!];
    plans.push(top, under);
    emit(table.game, 'plansSwapped', table.context.seat, district);
  },
  addThugs: (table, count) => addToFight(table, amount(table, count), 'thugsJoined'),
  addAttack: (table, count) => addToFight(table, amount(table, count), 'attackAdded'),
  change(table, number, add, rounds) {
    const name = RULE_NAMES[number] ?? table.refuse('scriptNoNumber', { number });
    const spec = { number: name, add, lasts: 'round', rounds: Math.max(1, amount(table, rounds, 10)) } as const;
    const modifier = modifierFrom(table.game.state, spec, table.context);
    if (modifier === null) return;
    bringIntoForce(table.game, modifier);
    emit(table.game, 'ruleChanged', -1, -1, {
      number: name,
      add,
      card: table.context.source,
      lasts: 'round',
      until: modifier.until,
    });
  },
  setDie,
  skipAdvance: (table) => void (ownTurn(table).skipAdvance = true),
  keepRitual: (table) => void (ownTurn(table).keepRitual = true),
};

/** The faces are checked like any other number of a script. */
function setDie(table: Scripted, die: number, face: number): void {
  const { dice } = table.game.state;
  if (dice === null || dice.seat !== table.context.seat || dice.faces[die] === undefined)
    return table.refuse('scriptNoDie', { die });
  if (FACES[face] === undefined) table.refuse('scriptNoDie', { die });
  dice.faces[die] = face;
  emit(table.game, 'dieSet', table.context.seat, -1, { die, face: FACES[face] });
}

/** What an ability may do to the Plan being executed, by its owner alone. */
function ownTurn(table: Scripted): Turn {
  const { turn } = table.game.state;
  return turn !== null && turn.seat === table.context.seat ? turn : table.refuse('scriptNoTurn');
}

function addToFight(table: Scripted, count: number, event: 'attackAdded' | 'thugsJoined'): void {
  const { fight } = table.game.state;
  const side = fight?.sides.find((one) => one.seat === table.context.seat) ?? table.refuse('scriptNoFight');
  side.extra += count;
  emit(table.game, event, table.context.seat, fight!.district, { count });
}

export function scriptEffect(table: Scripted, name: ScriptCallName, a: number, b: number, c: number, d: number): number {
  const effect = EFFECTS[name] ?? table.refuse('scriptUnknownCall', { call: name });
  effect(table, a, b, c, d);
  return 1;
}
