import {
  DISTRICTS,
  FACES,
  RULES,
  SCRIPT_CALLS,
  SCRIPT_COUNTS,
  SCRIPT_KINDS,
  SCRIPT_LIMITS,
  SCRIPT_WHERE,
  SCRIPT_WHO,
  TOKENS,
  WHERE_DISTRICT,
  WHO_SEAT,
  type ScriptCall,
} from '../../../games/cults/rules';
import { CONSTRUCTORS, GUEST_DECLARE } from './guest-declare';
import { GUEST_STORE } from './guest-store';

/** Numbers of a call lie between -HALF and HALF; so two of them and the call fit into one exact double. */
const SPAN = 2 ** 20;
const HALF = SPAN / 2;
/** The second number of a call that needs only one. */
const NONE = HALF * SPAN + HALF;

/** Makes a call of the script's side out of the one or two numbers that carry it. Sums and products: a remainder of doubles is slow. */
export function unpack(call: ScriptCall, first: number, second = NONE): number {
  const head = Math.floor(first / SPAN);
  const name = Math.floor(head / SPAN);
  const third = Math.floor(second / SPAN);
  return call(name, head - name * SPAN - HALF, first - head * SPAN - HALF, third - HALF, second - third * SPAN - HALF);
}

/**
 * The guest's side of the card API: what `import … from 'cults'` gives, and the `game` that functions get. It speaks with the
 * host in whole numbers through one function and gives scripts names and small objects. Text of a program that runs in QuickJS,
 * in a world that is frozen already; so what the language itself has can be relied on. Of what a script hands over only numbers,
 * texts and real parts of lists are used, each read once, and no function of this file ever gets into its hands.
 */
export const GUEST_API = `(function (host, InternalError) {
'use strict';
const CALL = {}; ${JSON.stringify(SCRIPT_CALLS)}.forEach((name, i) => { CALL[name] = i; });
const DISTRICTS = ${JSON.stringify(DISTRICTS)}, TOKENS = ${JSON.stringify(TOKENS)}, COUNTS = ${JSON.stringify(SCRIPT_COUNTS)}, WHO = ${JSON.stringify(SCRIPT_WHO)}, WHERE = ${JSON.stringify(SCRIPT_WHERE)}, KINDS = ${JSON.stringify(SCRIPT_KINDS)}, NUMBERS = ${JSON.stringify(Object.keys(RULES))}, STACKS = ['guardian', 'action'], FACES = ${JSON.stringify(FACES)}, MOST = ${SCRIPT_LIMITS.options};
const isThing = (v) => (typeof v === 'object' && v !== null) || typeof v === 'function';
// Whatever can be reached from it; accessors are frozen, not read.
const freezeDeep = (whole) => {
  const todo = [whole];
  while (todo.length > 0) {
    const thing = todo.pop();
    if (!isThing(thing) || (thing !== whole && Object.isFrozen(thing))) continue;
    Object.freeze(thing);
    for (const key of [...Object.getOwnPropertyNames(thing), ...Object.getOwnPropertySymbols(thing)]) { const { value, get, set } = Object.getOwnPropertyDescriptor(thing, key); todo.push(value, get, set); }
  }
  return whole;
};
const SUSPENDED = Object.freeze({});
// What the script said to this very API and what it does not understand: told apart from the script's own errors by identity.
let rubbish = SUSPENDED;
const wrong = (what) => { rubbish = new TypeError(what); throw rubbish; };
let seats = [], types = [], me = 0;
const whole = (n, what = 'a number') => { if (typeof n !== 'number' || !(n > -${HALF} && n < ${HALF} && n % 1 === 0)) wrong(what + ' must be a whole number in range'); return n; };
// Two numbers carry a call: half as many handles cross the border.
const part = (n) => n + ${HALF};
// The second is left out where it would say nothing.
const call = (name, a = 0, b = 0, c = 0, d = 0) => { const first = (CALL[name] * ${SPAN} + part(a)) * ${SPAN} + part(b); return c === 0 && d === 0 ? host(first) : host(first, part(c) * ${SPAN} + part(d)); };
// A script that should stop (it waits for a player, or broke a rule) is unwound; whatever it does then no longer counts.
const REFUSED = -2;
const checked = (r) => { if (r === REFUSED) throw new Error('refused by the rules'); if (r < 0) throw SUSPENDED; return r; };
const act = (name, a, b, c, d) => { checked(call(name, a, b, c, d)); };
const at = (list, id) => { for (let i = 0; i < list.length; i++) if (list[i] === id) return i; return -1; };
const index = (list, id, what) => { const i = at(list, id); if (i < 0) wrong('unknown ' + what + ': ' + (typeof id === 'string' ? id.slice(0, 40) : typeof id)); return i; };
const districtOf = (id) => index(DISTRICTS, id, 'district');
const seatOf = (id) => (id === undefined ? me : index(seats, id, 'cult'));
const tokenOf = (id) => index(TOKENS, id, 'token');
const whoOf = (id) => (id === undefined ? 0 : at(WHO, id) >= 0 ? at(WHO, id) : ${WHO_SEAT} + seatOf(id));
const whereOf = (id) => (id === undefined ? 0 : at(WHERE, id) >= 0 ? at(WHERE, id) : ${WHERE_DISTRICT} + districtOf(id));
const list = (read, make = (r) => r) => { const found = []; for (let i = 0; i < 200; i++) { const r = read(i); if (r === REFUSED) checked(r); if (r < 0) break; found[i] = make(r); } return found; };
const those = (list, which) => { const found = []; for (let i = 0; i < list.length; i++) if (which(i)) found[found.length] = list[i]; return found; };
const typeAt = (t) => types[t], seatAt = (s) => seats[s];
// A list of the script's, copied part by part, so that neither a getter nor a method of it changes what was read.
const taken = (list, what) => { if (!isThing(list)) wrong(what + ' must be a list'); const n = whole(list.length, 'the length of ' + what), own = []; if (n > MOST) wrong(what + ' may be ' + MOST + ' at the most'); for (let i = 0; i < n; i++) own[i] = list[i]; return own; };
const ritualOf = (ritual) => { if (!isThing(ritual)) wrong('a Ritual must be an object'); const { cult, level, district } = ritual; return { cult: seatOf(cult), level: whole(level, 'level'), district: districtOf(district) }; };
const choose = (kind, options, min, max, seat) => {
  const option = (i) => (i < options.length ? whole(options[i], 'an option') : 0);
  for (let i = 0; i < options.length; i += 3) checked(call('options', options.length - i, option(i), option(i + 1), option(i + 2)));
  const count = checked(call('choose', at(KINDS, kind), whole(min, 'min'), whole(max, 'max'), seat));
  const places = [];
  for (let i = 0; i < count; i++) places[i] = call('chosen', i);
  return places;
};
// Options as the script gave them and as numbers; gives the option that was chosen.
const among = (kind, options, numberOf) => options[one(kind, options.map((option) => numberOf(option)))];
const some = (kind, places, min, max) => { const own = taken(places, 'places'); return choose(kind, own, min, max, me).map((i) => own[i]); };
${GUEST_STORE}
const one = (kind, options, seat = me) => choose(kind, options, 1, 1, seat)[0];
const game = {
  get me() { return seats[me]; },
  get here() { const d = call('here'); return d < 0 ? null : DISTRICTS[d]; },
  get round() { return call('round'); },
  get rounds() { return call('rounds'); },
  get first() { return seats[call('first')]; },
  get players() { return those(seats, () => true); },
  get rivals() { const found = []; for (let i = 1; i < seats.length; i++) found[i - 1] = seats[(me + i) % seats.length]; return found; },
  get districts() { const open = call('openDistricts'); return those(DISTRICTS, (i) => (open >> i) & 1); },
  count(what, { of, where, levels = [] } = {}) { let mask = 0; for (const level of taken(levels, 'levels')) mask |= 1 << (whole(level, 'level') & 7); return checked(call('count', index(COUNTS, what, 'count'), whoOf(of), whereOf(where), mask)); },
  hand() { return list((i) => call('hand', i), typeAt); },
  discards(cult) { const s = seatOf(cult); return list((i) => call('discarded', s, i), typeAt); },
  rituals(district) { const d = districtOf(district); return list((i) => call('ritual', d, i), (r) => ({ cult: seats[r >> 2], level: r & 3, district })); },
  sites(district) { const d = districtOf(district); return those(seats, (i) => call('siteOf', d, i) === 1); },
  dominance(district) { const d = districtOf(district); return list((i) => call('dominanceAt', d, i), seatAt); },
  plans(district) { const d = districtOf(district); return list((i) => call('planAt', d, i), seatAt); },
  stack(district, kind) { const d = districtOf(district), k = index(STACKS, kind, 'stack'); const t = call('stack', d, k); return t < 0 ? null : { card: types[t], left: call('stackLeft', d, k) }; },
  random(size) { return checked(call('random', whole(size, 'size'))); },
  store,
  setting(name) { return settingOf(name); },
  number(name, { of, where } = {}) { return checked(call('number', index(NUMBERS, name, 'number'), of === undefined ? 0 : ${WHO_SEAT} + seatOf(of), where === undefined ? 0 : ${WHERE_DISTRICT} + districtOf(where))); },
  power() { return call('power'); },
  dice() { return list((i) => call('dice', i), (f) => FACES[f]); },
  chooseDistrict(options = game.districts) { return among('chooseDistrict', taken(options, 'districts'), districtOf); },
  chooseSeat(options = game.rivals) { return among('chooseSeat', taken(options, 'cults'), (id) => index(seats, id, 'cult')); },
  chooseNumber(from, to) { const all = [], last = whole(to, 'to'); for (let n = whole(from, 'from'); n <= last && all.length <= MOST; n++) all.push(n); return among('chooseNumber', all, (n) => n); },
  chooseToken(by) { return TOKENS[one('chooseTokens', [0, 1, 2], seatOf(by))]; },
  chooseCards(places, min = 1, max = min) { return some('chooseCard', places, min, max); },
  chooseDiscards(places, min = 1, max = min) { return some('chooseDiscard', places, min, max); },
  chooseStack(stacks) { return among('chooseStack', taken(stacks, 'stacks'), ({ district, kind }) => districtOf(district) * 2 + index(STACKS, kind, 'stack')); },
  chooseRitual(rituals) { return among('chooseRitual', taken(rituals, 'Rituals'), (ritual) => { const { cult, level, district } = ritualOf(ritual); return cult * 16 + district * 4 + level; }); },
  chooseMove(moves) { return among('moveRitual', taken(moves, 'moves'), ({ ritual, to }) => { const { level, district } = ritualOf(ritual); return district * 16 + level * 4 + districtOf(to); }); },
  chooseOne(count, by) { const all = [], most = whole(count, 'count'); for (let n = 0; n < most && n <= MOST; n++) all.push(n); return one('chooseOne', all, seatOf(by)); },
  pay(power) { checked(call('choose', at(KINDS, 'pay'), whole(power, 'power'))); },
  setDie(die, face) { act('setDie', whole(die, 'die'), index(FACES, face, 'face')); },
  skipAdvance() { act('skipAdvance'); },
  keepRitual() { act('keepRitual'); },
  draw(count, cult) { act('draw', whole(count, 'count'), seatOf(cult)); },
  disorganization(count, cult) { act('disorganization', whole(count, 'count'), seatOf(cult)); },
  gain(token, count, cult) { act('gain', tokenOf(token), whole(count, 'count'), seatOf(cult)); },
  lose(token, count, cult) { act('lose', tokenOf(token), whole(count, 'count'), seatOf(cult)); },
  discard(place) { act('discard', whole(place, 'place')); },
  destroyDiscard(place) { act('destroyDiscard', whole(place, 'place')); },
  takeCard(district, kind) { act('takeCard', districtOf(district), index(STACKS, kind, 'stack')); },
  placeRitual(level, district, cult) { act('placeRitual', whole(level, 'level'), districtOf(district), seatOf(cult)); },
  moveRitual(ritual, to) { const { cult, level, district } = ritualOf(ritual); act('moveRitual', cult, level, district, districtOf(to)); },
  raiseRitual(ritual) { const { cult, level, district } = ritualOf(ritual); act('raiseRitual', cult, level, district); },
  removeRitual(ritual) { const { cult, level, district } = ritualOf(ritual); act('removeRitual', cult, level, district); },
  placeSite(district, cult) { act('placeSite', districtOf(district), seatOf(cult)); },
  placeDominance(district, cult) { act('placeDominance', districtOf(district), seatOf(cult)); },
  removeDominance(district, cult) { act('removeDominance', districtOf(district), seatOf(cult)); },
  advance(district, count = 1) { act('advance', districtOf(district), whole(count, 'count')); },
  placeInvestigator(district, count = 1) { act('placeInvestigator', districtOf(district), whole(count, 'count')); },
  removeInvestigator(district, count = 1) { act('removeInvestigator', districtOf(district), whole(count, 'count')); },
  swapPlans(district) { act('swapPlans', districtOf(district)); },
  addThugs(count) { act('addThugs', whole(count, 'count')); },
  addAttack(count) { act('addAttack', whole(count, 'count')); },
  change(number, add, rounds = 1) { act('change', index(NUMBERS, number, 'number'), whole(add), whole(rounds, 'rounds')); },
};
freezeDeep(game);
${GUEST_DECLARE}
const cults = {};
for (const kind of ${JSON.stringify(CONSTRUCTORS)}) cults[kind] = declared(kind);
freezeDeep(cults);
// What went wrong, without running anything of the script's: only plain data properties of the error are read.
const plain = (e, key) => { const d = isThing(e) ? Object.getOwnPropertyDescriptor(e, key) : undefined; return d !== undefined && typeof d.value === 'string' ? d.value : ''; };
const INTERNAL = { 'out of memory': 'outOfMemory', 'stack overflow': 'stackOverflow', 'string too long': 'textTooLong' };
const codeOf = (e) => (e === rubbish ? 'rubbish' : !isThing(e) ? 'threw' : e instanceof InternalError ? (INTERNAL[plain(e, 'message')] ?? 'threw') : e instanceof TypeError ? 'typeError' : e instanceof ReferenceError ? 'referenceError' : e instanceof RangeError ? 'rangeError' : e instanceof SyntaxError ? 'syntaxError' : 'threw');
let failure = '';
const failed = (e) => { failure = JSON.stringify([codeOf(e), plain(e, 'message').slice(0, 300), plain(e, 'stack').slice(0, 1000)]); };
return Object.freeze({
  cults,
  failure: () => failure,
  failed,
  // A file that has run: nothing that it declared or exports can be written to from now on.
  loaded(module) { freezeDeep(module.$$top); for (const name of Object.keys(module)) freezeDeep(module[name]); },
  described(module) { return declarations.get(module.default) ?? (module.default === undefined ? null : undefined); },
  sealed() { loading = false; declarations.clear(); Object.freeze(functions); },
  seats(names) { seats = names.split(','); },
  types(names) { types = names.split(','); },
  opened: openStore,
  kept: storeText,
  settings: openSettings,
  run(n, who) { me = who; rubbish = SUSPENDED; const script = functions[n]; try { script(game); return 0; } catch (e) { if (e === SUSPENDED) return 0; failed(e); return 1; } },
});
})`;
