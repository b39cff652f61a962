/** The longest text that a script writes and that natives and `+` make: every text may be read as a number, at a cost by its length. */
export const LONGEST_TEXT = 1024;

/** What a guest's context is made with; everything else is never there. */
export const INTRINSICS = {
  BaseObjects: true,
  Date: false,
  Eval: true,
  StringNormalize: false,
  RegExp: false,
  JSON: true,
  Proxy: false,
  MapSet: true,
  TypedArrays: false,
  Promise: false,
} as const;

/**
 * Runs in the guest before any script: removes what is not repeatable or makes code from text, bounds every native that works
 * through a length, and freezes all that can be reached. Gives the two functions that the host alone uses.
 */
export const LOCKDOWN = `(function () {
'use strict';
const G = globalThis, O = Object, A = Array.prototype, S = String.prototype, TE = TypeError;
const FP = Object.getPrototypeOf(function () {});
const def = O.defineProperty, names = O.getOwnPropertyNames, symbols = O.getOwnPropertySymbols, get = O.getOwnPropertyDescriptor, proto = O.getPrototypeOf, freeze = O.freeze, apply = Reflect.apply, isArray = Array.isArray;
const stringify = JSON.stringify, parse = JSON.parse, isFrozen = O.isFrozen, split = S.split, slice = S.slice, code = S.charCodeAt;
const MOST = 4096, LONGEST = ${LONGEST_TEXT};
const IE = InternalError;
// Natives cost fuel by the work they do, and what outgrows its limit ends the script: catching the error helps nobody.
const spend = (n) => { $$fuel -= n; if ($$fuel < 0) $$short(); };
const end = (why) => { $$stop('textTooLong'); throw new TE(why); };
const sizeOf = (v) => typeof v === 'string' || isArray(v) ? v.length : v !== null && (typeof v === 'object' || typeof v === 'function') ? names(v).length : 0;
const hidden = (o, k, value) => def(o, k, { value, writable: true, configurable: true, enumerable: false });
// What \`for in\` goes through: inherited keys too, down to what the language itself has.
const keysOf = (v) => { let n = sizeOf(v); for (let o = v; o !== null && (typeof o === 'object' || typeof o === 'function'); n += names(o).length) { o = proto(o); if (o === null || o === O.prototype || o === A || o === FP) break; } return n; };
const off = freeze(function () { throw new TE('disabled'); });
for (const f of [function () {}, function* () {}]) def(proto(f), 'constructor', { value: off, writable: false, configurable: false });
delete Math.random; delete Math.sumPrecise;
for (const k of ['eval', 'Function', 'BigInt', 'Iterator', 'Reflect', 'WeakMap', 'WeakSet', 'WeakRef', 'FinalizationRegistry', 'escape', 'unescape', 'queueMicrotask', 'performance', 'DOMException', 'Promise', 'Date', 'Proxy', 'RegExp', 'InternalError', 'AggregateError', 'decodeURI', 'decodeURIComponent', 'encodeURI', 'encodeURIComponent', 'Atomics', 'SharedArrayBuffer', 'ArrayBuffer', 'DataView', 'console', 'print', 'std', 'os', 'scriptArgs', 'gc']) delete G[k];
for (const k of ['raw', 'fromCodePoint']) delete String[k];
for (const k of ['localeCompare', 'normalize', 'toLocaleUpperCase', 'toLocaleLowerCase', 'match', 'matchAll', 'search', 'anchor', 'big', 'blink', 'bold', 'fixed', 'fontcolor', 'fontsize', 'italics', 'link', 'small', 'strike', 'sub', 'sup']) delete S[k];
for (const o of [A, Number.prototype, O.prototype]) delete o.toLocaleString;
for (const k of ['__defineGetter__', '__defineSetter__', '__lookupGetter__', '__lookupSetter__', '__proto__']) delete O.prototype[k];
for (const k of ['copyWithin', 'flat']) delete A[k];
delete Error.captureStackTrace; delete Error.prepareStackTrace; delete Array.fromAsync; delete O.groupBy; delete Map.groupBy;
// The text of a function is as long as its file, and every conversion would write it out.
hidden(FP, 'toString', function () { return 'function'; });
delete FP.bind; delete O.setPrototypeOf; delete O.create; delete Symbol.for; delete Symbol.keyFor;
// Helpers of iterators run through whatever a script gives them, with natives of its choice.
const I = proto(proto([][Symbol.iterator]())); for (const k of names(I)) if (k !== 'constructor') delete I[k];
def(I, 'constructor', { value: off, writable: false, configurable: false });
const bounded = (a) => { if (!isArray(a)) throw new TE('array expected'); if (!(a.length <= MOST)) throw new TE('length limit'); };
const text = (s) => { if (typeof s === 'string' && s.length > LONGEST) throw new TE('string limit'); if (typeof s === 'string' && s.length > 99) spend(s.length >> 6); return s; };
const made = (s) => { if (typeof s === 'string' && s.length > 99) { if (s.length > LONGEST) end('string limit'); spend(s.length >> 10); } return s; };
const few = (a) => { if (!(a.length <= 64)) throw new TE('length limit'); for (let i = 0; i < a.length; i++) text(a[i]); };
const list = names(A);
for (let i = 0; i < list.length; i++) {
  const k = list[i], f = A[k];
  if (k === 'constructor' || typeof f !== 'function') continue;
  hidden(A, k, { [k](...a) { bounded(this); few(a); if (k === 'concat') for (let j = 0; j < a.length; j++) if (a[j] !== null && typeof a[j] === 'object' && !isArray(a[j]) && a[j][Symbol.isConcatSpreadable]) throw new TE('array expected'); else if (isArray(a[j])) { bounded(a[j]); spend(a[j].length >> 3); } spend(k === 'push' || k === 'pop' || k === 'at' ? 1 : k === 'sort' || k === 'toSorted' || typeof a[0] === 'function' ? this.length * 4 + 1 : (this.length >> 3) + 1); const r = apply(f, this, a); if (isArray(r)) bounded(r); return made(r); } }[k]);
}
hidden(A, Symbol.iterator, A.values);
const letters = S[Symbol.iterator];
hidden(S, Symbol.iterator, function () { if (typeof this !== 'string') throw new TE('string expected'); text(this); spend((this.length >> 3) + 1); return apply(letters, this, []); });
const from = Array.from;
// A length is read once: a getter could tell the check and the work two different ones.
const items = (x) => { if (x === null || typeof x !== 'object' || isArray(x) || x[Symbol.iterator] !== undefined) return x; const n = x.length; if (!(n === undefined || n <= MOST)) throw new TE('length limit'); const all = []; for (let i = 0; i < n; i++) all[i] = x[i]; return all; };
hidden(Array, 'from', function (x, m) { if (isArray(x)) bounded(x); const given = items(x); spend((m === undefined ? sizeOf(given) >> 3 : sizeOf(given) * 4) + 1); return m === undefined ? apply(from, Array, [given]) : apply(from, Array, [given, m]); });
for (const k of ['Set', 'Map']) { const C = G[k]; const W = function (it) { if (!new.target) throw new TE('use new'); if (it !== undefined && it !== null) { bounded(it); spend(it.length); } return new C(it); }; def(W, 'name', { value: k }); W.prototype = C.prototype; def(C.prototype, 'constructor', { value: W }); hidden(G, k, W); }
const each = (P) => { const f = P.forEach; hidden(P, 'forEach', function (act) { if (this.size > MOST) throw new TE('length limit'); let n = 0; return apply(f, this, [function (v, k, s) { if (++n > MOST) throw new TE('length limit'); return act(v, k, s); }]); }); };
each(Set.prototype); each(Map.prototype);
for (const P of [Set.prototype, Map.prototype]) {
  for (const k of ['get', 'has', 'add', 'set', 'delete']) { const f = P[k]; if (f !== undefined) hidden(P, k, { [k](key, value) { if (typeof key === 'string' && key.length > 99) spend(key.length >> 8); return apply(f, this, [key, value]); } }[k]); }
  for (const k of ['keys', 'values', 'entries', 'clear']) { const f = P[k]; hidden(P, k, { [k]() { spend((this.size >> 3) + 1); return apply(f, this, []); } }[k]); }
}
hidden(Set.prototype, 'keys', Set.prototype.values); hidden(Set.prototype, Symbol.iterator, Set.prototype.values); hidden(Map.prototype, Symbol.iterator, Map.prototype.entries);
for (const k of ['keys', 'values', 'entries', 'assign', 'getOwnPropertyNames', 'getOwnPropertySymbols', 'getOwnPropertyDescriptors', 'defineProperties', 'freeze', 'seal', 'isFrozen', 'isSealed', 'preventExtensions']) { const f = O[k]; hidden(O, k, { [k](...a) { if (!(a.length <= 64)) throw new TE('length limit'); for (let i = 0; i < a.length; i++) spend((sizeOf(a[i]) >> 2) + 1); return apply(f, O, a); } }[k]); }
for (const k of ['union', 'intersection', 'difference', 'symmetricDifference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom']) delete Set.prototype[k];
const fromEntries = O.fromEntries; hidden(O, 'fromEntries', function (x) { bounded(x); spend(x.length >> 2); return fromEntries(x); });
const SEARCHES = ['indexOf', 'lastIndexOf', 'includes', 'replace', 'replaceAll', 'split'];
const strings = names(S);
for (let i = 0; i < strings.length; i++) {
  const k = strings[i], f = S[k], search = SEARCHES.indexOf(k) >= 0;
  if (k === 'constructor' || typeof f !== 'function') continue;
  hidden(S, k, { [k](...a) { if (typeof this !== 'string') { if (k === 'toString' || k === 'valueOf') return apply(f, this, a); throw new TE('string expected'); } text(this); few(a); if (k === 'split' || k === 'replaceAll') spend(this.length >> 2); spend(1 + (search ? (this.length * (typeof a[0] === 'string' ? a[0].length + 1 : 1)) >> 10 : this.length >> 9)); const n = +a[0]; if (k === 'repeat' && !(n * this.length <= LONGEST)) throw new TE('string limit'); if ((k === 'padStart' || k === 'padEnd') && !(n <= LONGEST)) throw new TE('string limit'); if ((k === 'replaceAll' || k === 'split') && this.length > 1024) throw new TE('string limit'); const r = apply(f, this, a); if (isArray(r)) bounded(r); return made(r); } }[k]);
}
const call = FP.apply;
hidden(FP, 'apply', function (self, args) { if (args !== undefined && args !== null) { bounded(args); spend(args.length * 4); } return apply(call, this, [self, args]); });
for (const k of ['max', 'min', 'hypot']) { const f = Math[k]; hidden(Math, k, { [k](...a) { if (a.length > 256) throw new TE('length limit'); for (let i = 0; i < a.length; i++) text(a[i]); return apply(f, Math, a); } }[k]); }
for (const k of ['parseInt', 'parseFloat', 'isNaN', 'isFinite']) { const f = G[k]; hidden(G, k, { [k](x, y) { text(x); if (typeof x === 'string') spend(1 + (x.length >> 8)); return f(x, y); } }[k]); }
hidden(Number, 'parseInt', parseInt); hidden(Number, 'parseFloat', parseFloat);
delete G.JSON;
const seen = new Set(), todo = [];
const push = (v) => { if (((typeof v === 'object' && v !== null) || typeof v === 'function') && !seen.has(v)) { seen.add(v); todo[todo.length] = v; } };
for (const k of names(G)) if (k !== 'globalThis') push(G[k]);
for (const v of [IE, function* () {}, [][Symbol.iterator](), new Map().entries(), new Set().values(), ''[Symbol.iterator](), (function* () {})(), Symbol.prototype, 1, true]) { push(v); push(proto(O(v))); }
const all = [];
while (todo.length > 0) { const o = todo[todo.length - 1]; todo.length--; all[all.length] = o; push(proto(o)); for (const k of names(o)) { const d = get(o, k); push(d.value); push(d.get); push(d.set); } for (const k of symbols(o)) { const d = get(o, k); push(d.value); push(d.get); push(d.set); } }
for (const o of all) freeze(o);
for (const k of names(G)) { const d = get(G, k); if (d.configurable) def(G, k, 'value' in d ? { writable: false, configurable: false } : { configurable: false }); }
O.preventExtensions(G);
const deepFreeze = (v, depth) => {
  if (((typeof v !== 'object' || v === null) && typeof v !== 'function') || apply(isFrozen, O, [v]) && depth > 0) return v;
  if (depth > 32) throw new TE('too deep');
  apply(freeze, O, [v]);
  for (const list of [names(v), symbols(v)]) for (let i = 0; i < list.length; i++) { const d = get(v, list[i]); if ('value' in d) deepFreeze(d.value, depth + 1); else { deepFreeze(d.get, depth + 1); deepFreeze(d.set, depth + 1); } }
  return v;
};
const internal = (e) => e instanceof IE;
return freeze({ stringify, parse, proto, isArray, deepFreeze, internal, spend, end, sizeOf, keysOf, split: (s) => apply(split, s, [',']), cut: (s, most) => apply(slice, s, [0, most]), letter: (s, at) => apply(code, s, [at]) });
})()`;
