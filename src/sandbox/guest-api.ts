import {
  DISTRICTS,
  FACES,
  RULES,
  SCRIPT_CALLS,
  SCRIPT_COUNTS,
  SCRIPT_KINDS,
  SCRIPT_WHERE,
  SCRIPT_WHO,
  TOKENS,
  WHERE_DISTRICT,
  WHO_SEAT,
  type ScriptCall,
} from '../engine';
import { GUEST_STORE } from './guest-store';
import { LONGEST_TEXT } from './lockdown';

/** Numbers of a call lie between -HALF and HALF; so two of them and the call fit into one exact double. */
export const SPAN = 2 ** 20;
export const HALF = SPAN / 2;
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
 * host in whole numbers through one function and gives scripts names and small objects. Text of a program that runs in QuickJS.
 */
export const GUEST_API = `(function (host, trusted, fuel) {
'use strict';
const { stringify, parse, proto = (v) => Object.getPrototypeOf(v), isArray = (v) => Array.isArray(v), deepFreeze, internal = () => false, end = (why) => { throw new TypeError(why); }, sizeOf = () => 0, keysOf = () => 0, split = (names) => names.split(','), cut = (s, most) => s.slice(0, most), letter = (s, at) => s.charCodeAt(at) } = trusted;
const { bank = () => undefined, spend = () => undefined, stop = () => undefined, why = () => '', left = () => 0 } = fuel;
const CALL = {}; ${JSON.stringify(SCRIPT_CALLS)}.forEach((name, i) => { CALL[name] = i; });
const DISTRICTS = ${JSON.stringify(DISTRICTS)}, TOKENS = ${JSON.stringify(TOKENS)}, COUNTS = ${JSON.stringify(SCRIPT_COUNTS)}, WHO = ${JSON.stringify(SCRIPT_WHO)}, WHERE = ${JSON.stringify(SCRIPT_WHERE)}, KINDS = ${JSON.stringify(SCRIPT_KINDS)}, NUMBERS = ${JSON.stringify(Object.keys(RULES))}, STACKS = ['guardian', 'action'], FACES = ${JSON.stringify(FACES)};
const SUSPENDED = Object.freeze({});
// What the script said to this very API and what it does not understand: told apart from the script's own errors by identity.
let rubbish = SUSPENDED;
const wrong = (what) => { rubbish = new TypeError(what); throw rubbish; };
let seats = [], types = [], me = 0;
const whole = (n, what = 'a number') => { if (typeof n !== 'number' || !(n > -${HALF} && n < ${HALF} && n % 1 === 0)) wrong(what + ' must be a whole number in range'); return n; };
// Two numbers carry a call: half as many handles cross the border. A number out of range becomes one that every call refuses.
const part = (x) => { const n = +x; return n >= -${HALF} && n < ${HALF} && n % 1 === 0 ? n + ${HALF} : 0; };
// The second is left out where it would say nothing.
const call = (name, a = 0, b = 0, c = 0, d = 0) => { spend(1); const first = (CALL[name] * ${SPAN} + (a === 0 ? ${HALF} : part(a))) * ${SPAN} + (b === 0 ? ${HALF} : part(b)); return c === 0 && d === 0 ? host(first) : host(first, part(c) * ${SPAN} + part(d)); };
// A script that should stop (it waits for a player, or broke a rule) is unwound; whatever it does then no longer counts.
const REFUSED = -2;
const checked = (r) => { if (r === REFUSED) throw new Error('refused by the rules'); if (r < 0) throw SUSPENDED; return r; };
const act = (name, a, b, c, d) => { checked(call(name, a, b, c, d)); };
// Own loops: the natives are wrapped for scripts, and over a handful of names the wrapping costs more than the search.
const at = (list, id) => { for (let i = 0; i < list.length; i++) if (list[i] === id) return i; return -1; };
const index = (list, id, what) => { const i = at(list, id); if (i < 0) wrong('unknown ' + what + ': ' + (typeof id === 'string' ? cut(id, 40) : typeof id)); return i; };
const districtOf = (id) => index(DISTRICTS, id, 'district');
const seatOf = (id) => (id === undefined ? me : index(seats, id, 'cult'));
const tokenOf = (id) => index(TOKENS, id, 'token');
const whoOf = (id) => (id === undefined ? 0 : at(WHO, id) >= 0 ? at(WHO, id) : ${WHO_SEAT} + seatOf(id));
const whereOf = (id) => (id === undefined ? 0 : at(WHERE, id) >= 0 ? at(WHERE, id) : ${WHERE_DISTRICT} + districtOf(id));
const list = (read, make = (r) => r) => { const found = []; for (let i = 0; i < 200; i++) { const r = read(i); if (r === REFUSED) checked(r); if (r < 0) break; found[i] = make(r); } return found; };
const those = (list, which) => { const found = []; for (let i = 0; i < list.length; i++) if (which(i)) found[found.length] = list[i]; return found; };
const typeAt = (t) => types[t], seatAt = (s) => seats[s];
const choose = (kind, options, min, max, seat) => {
  const option = (i) => (i < options.length ? whole(options[i], 'an option') : 0);
  for (let i = 0; i < options.length; i += 3) checked(call('options', options.length - i, option(i), option(i + 1), option(i + 2)));
  const count = checked(call('choose', at(KINDS, kind), whole(min, 'min'), whole(max, 'max'), seat));
  const places = [];
  for (let i = 0; i < count; i++) places[i] = call('chosen', i);
  return places;
};
${GUEST_STORE}
const one = (kind, options, seat = me) => choose(kind, options, 1, 1, seat)[0];
const game = {
  get me() { return seats[me]; },
  get here() { const d = call('here'); return d < 0 ? null : DISTRICTS[d]; },
  get round() { return call('round'); },
  get rounds() { return call('rounds'); },
  get first() { return seats[call('first')]; },
  get players() { spend(4); return those(seats, () => true); },
  get rivals() { spend(4); const found = []; for (let i = 1; i < seats.length; i++) found[i - 1] = seats[(me + i) % seats.length]; return found; },
  get districts() { spend(3); const open = call('openDistricts'); return those(DISTRICTS, (i) => (open >> i) & 1); },
  count(what, { of, where, levels = [] } = {}) { let mask = 0; for (let i = 0; i < levels.length && i < 8; i++) mask |= 1 << levels[i]; return checked(call('count', index(COUNTS, what, 'count'), whoOf(of), whereOf(where), mask)); },
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
  chooseDistrict(options = game.districts) { return options[one('chooseDistrict', options.map(districtOf))]; },
  chooseSeat(options = game.rivals) { return options[one('chooseSeat', options.map((id) => seatOf(id)))]; },
  chooseNumber(from, to) { const all = []; for (let n = from; n <= to; n++) all.push(n); return all[one('chooseNumber', all)]; },
  chooseToken(by) { return TOKENS[one('chooseTokens', [0, 1, 2], seatOf(by))]; },
  chooseCards(places, min = 1, max = min) { return choose('chooseCard', places, min, max, me).map((i) => places[i]); },
  chooseDiscards(places, min = 1, max = min) { return choose('chooseDiscard', places, min, max, me).map((i) => places[i]); },
  chooseStack(stacks) { return stacks[one('chooseStack', stacks.map(({ district, kind }) => districtOf(district) * 2 + index(STACKS, kind, 'stack')))]; },
  chooseRitual(rituals) { return rituals[one('chooseRitual', rituals.map((r) => seatOf(r.cult) * 16 + districtOf(r.district) * 4 + r.level))]; },
  chooseMove(moves) { return moves[one('moveRitual', moves.map(({ ritual, to }) => districtOf(ritual.district) * 16 + ritual.level * 4 + districtOf(to)))]; },
  chooseOne(count, by) { const all = []; for (let n = 0; n < count; n++) all.push(n); return one('chooseOne', all, seatOf(by)); },
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
  moveRitual(ritual, to) { act('moveRitual', seatOf(ritual.cult), ritual.level, districtOf(ritual.district), districtOf(to)); },
  raiseRitual(ritual) { act('raiseRitual', seatOf(ritual.cult), ritual.level, districtOf(ritual.district)); },
  removeRitual(ritual) { act('removeRitual', seatOf(ritual.cult), ritual.level, districtOf(ritual.district)); },
  placeSite(district, cult) { act('placeSite', districtOf(district), seatOf(cult)); },
  placeDominance(district, cult) { act('placeDominance', districtOf(district), seatOf(cult)); },
  removeDominance(district, cult) { act('removeDominance', districtOf(district), seatOf(cult)); },
  advance(district, count = 1) { act('advance', districtOf(district), count); },
  placeInvestigator(district, count = 1) { act('placeInvestigator', districtOf(district), count); },
  removeInvestigator(district, count = 1) { act('removeInvestigator', districtOf(district), count); },
  swapPlans(district) { act('swapPlans', districtOf(district)); },
  addThugs(count) { act('addThugs', whole(count, 'count')); },
  addAttack(count) { act('addAttack', whole(count, 'count')); },
  change(number, add, rounds = 1) { act('change', index(NUMBERS, number, 'number'), whole(add), rounds); },
};
deepFreeze(game, 0);
const functions = [];
const scripted = (part) => {
  if (part === null || typeof part !== 'object' || typeof part.run !== 'function') return part;
  const { run, ...rest } = part;
  // A function is an object too: what it could keep in itself would outlive the run.
  functions[functions.length] = deepFreeze(run, 0);
  return { ...rest, effects: [{ do: 'script', script: functions.length - 1 }] };
};
// Only functions become scripts: a declaration may not point at one by its number.
const plainOnly = (v, depth) => { if (v === null || typeof v !== 'object') return; if (depth > 30) wrong('declared too deeply'); if (v.do === 'script') wrong("a declaration has no effect 'script': write run(game)"); for (const k of Object.keys(v)) plainOnly(v[k], depth + 1); };
// Only lists are gone through, and by hand: whatever else has a \`map\` would get hold of what is done with its parts.
const each = (parts) => { if (!isArray(parts)) return parts; const made = []; for (let i = 0; i < parts.length; i++) made[i] = scripted(parts[i]); return made; };
// In a run a constructor would count the functions declared so far, and so tell one run from the next.
let loading = false;
const declared = (kind) => (def) => {
  if (!loading) wrong('cards are declared while the mod is loaded, not in a function');
  plainOnly(def, 0);
  const made = scripted({ ...def });
  if (made.abilities !== undefined) made.abilities = each(made.abilities);
  if (made.triggers !== undefined) made.triggers = each(made.triggers);
  return deepFreeze({ ...made, kind }, 0);
};
const cults = {};
for (const kind of ['starting', 'guardian', 'action', 'disorganization', 'city', 'setup', 'objective', 'npc', 'cult', 'rules', 'firstGame']) cults[kind] = declared(kind);
deepFreeze(cults, 0);
// What went wrong, without running anything of the script's: only plain data properties of the error are read.
const plain = (e, key) => { const d = e !== null && typeof e === 'object' ? Object.getOwnPropertyDescriptor(e, key) : undefined; return d !== undefined && typeof d.value === 'string' ? d.value : ''; };
// Of the engine's own errors a script gets none into its hands: their messages can be believed.
const internalCode = (e) => (plain(e, 'message') === 'out of memory' ? 'outOfMemory' : 'stackOverflow');
const codeOf = (e) => why() || (internal(e) ? internalCode(e) : e === rubbish ? 'rubbish' : e instanceof TypeError ? 'typeError' : e instanceof ReferenceError ? 'referenceError' : e instanceof RangeError ? 'rangeError' : 'threw');
let failure = '';
// What the compiled scripts call: growing texts, copies of many things and caught errors are counted as well.
const tools = deepFreeze({
  text(s) { if (s.length > ${LONGEST_TEXT}) end('string limit'); spend(s.length >> 10); return s; },
  spread(v) { spend(sizeOf(v) * 4 + 1); return v; },
  keys(v) { spend(keysOf(v) * 4 + 1); return v; },
  caught(e) { if (internal(e)) { stop(internalCode(e)); throw e; } spend(20); if (fuel.get() < 0) throw e; },
  freeze(v) { deepFreeze(v, 0); },
}, 0);
// The first thing that ended a script is why it ended; what remained then is what it had not used.
let rest = 0;
const fail = (e) => { rest = left(); const code = codeOf(e); fuel.set(1000); failure = stringify([code, cut(plain(e, 'message'), 300), cut(plain(e, 'stack'), 1000)]); };
const counted = (budget, act) => { bank(budget); loading = true; try { const made = act(); rest = left(); return made; } catch (e) { fail(e); return null; } finally { loading = false; } };
return Object.freeze({
  cults,
  failure: () => failure,
  rest: () => rest,
  load(make, deps, budget) { return counted(budget, () => { const out = {}; const bring = (path) => deps[path]; bring.tools = tools; make(bring, out); deepFreeze(out, 0); return out; }); },
  describe(exported, budget) { return counted(budget, () => stringify(exported.default)); },
  seats(names) { fuel.set(1000); seats = split(names); },
  types(names) { fuel.set(1000); types = split(names); },
  opened: openStore,
  kept: storeText,
  settings: openSettings,
  run(n, budget, who) { me = who; fuel.set(budget); try { functions[n](game); if (fuel.get() >= 0) return fuel.get(); fail(); } catch (e) { if (e === SUSPENDED) return left(); fail(e); } return -1 - rest; },
  functions: () => functions.length,
});
})`;
