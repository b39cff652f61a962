/**
 * The guest's side of what a mod keeps and of what players set about it. The host tells both as canonical JSON texts when they
 * differ from what the guest has; so a script that reads them costs no crossing of the border, and the same on every machine.
 * Part of the text of guest-api.ts.
 */
export const GUEST_STORE = `let keys = [], texts = [], values = [], sizes = [], size = 2, settingNames = [], settingValues = [];
const AMPLE = 1e6;
const sizeIn = (s) => { let n = 0; for (let i = 0; i < s.length; i++) { const c = letter(s, i); n += c < 128 ? 1 : c < 2048 ? 2 : c >= 0xd800 && c < 0xe000 ? 2 : 3; } return n; };
const openStore = (text) => { fuel.set(AMPLE); const all = parse(text); keys = Object.keys(all); values = []; texts = []; sizes = []; size = 2; for (let i = 0; i < keys.length; i++) { const v = all[keys[i]]; texts[i] = jsonText(v, 0); values[i] = deepFreeze(v, 0); sizes[i] = sizeIn(stringify(keys[i])) + sizeIn(texts[i]) + 2; size += sizes[i]; } };
const openSettings = (text) => { fuel.set(AMPLE); const all = parse(text); settingNames = Object.keys(all); settingValues = settingNames.map((name) => all[name]); };
const storeText = () => { fuel.set(AMPLE); let text = ''; const order = keys.slice().sort(); for (let i = 0; i < order.length; i++) text += (i === 0 ? '' : ',') + stringify(order[i]) + ':' + texts[keys.indexOf(order[i])]; return '{' + text + '}'; };
const settingOf = (name) => { const i = at(settingNames, name); if (i < 0) wrong('unknown setting: ' + (typeof name === 'string' ? cut(name, 40) : typeof name)); return settingValues[i]; };
// The one text of plain JSON: keys in order, nothing but data. What a getter gives is read once.
const notJson = (what) => wrong('the store holds plain JSON only, not ' + what);
const jsonText = (v, depth) => {
  spend(1);
  if (v === null || typeof v === 'boolean') return '' + v;
  if (typeof v === 'number') return v > -Infinity && v < Infinity ? stringify(v) : notJson(v);
  if (typeof v === 'string') { if (v.length > 4096) notJson('so long a text'); spend(v.length >> 4); return stringify(v); }
  if (typeof v !== 'object') notJson('a value of type ' + typeof v);
  if (depth >= 16) notJson('anything so deep');
  let text = '';
  if (isArray(v)) { for (let i = 0; i < v.length; i++) text += (i === 0 ? '' : ',') + jsonText(v[i], depth + 1); return '[' + text + ']'; }
  const own = proto(v); if (own !== null && own !== Object.prototype) notJson('an object of a class');
  const names = Object.keys(v).sort();
  for (let i = 0; i < names.length; i++) text += (i === 0 ? '' : ',') + stringify(names[i]) + ':' + jsonText(v[names[i]], depth + 1);
  return '{' + text + '}';
};
const placeOf = (key) => { if (typeof key !== 'string' || key === '' || key.length > 64 || key === '__proto__') wrong('a key of the store must be a text of 1 to 64 characters'); spend(keys.length >> 4); return at(keys, key); };
const store = {
  get(key) { const at = placeOf(key); return at < 0 ? undefined : values[at]; },
  set(key, value) {
    const at = placeOf(key);
    const text = value === undefined ? '' : jsonText(value, 0);
    const grown = value === undefined ? 0 : sizeIn(stringify(key)) + sizeIn(text) + 2;
    spend(text.length >> 3);
    const left = size - (at < 0 ? 0 : sizes[at]);
    checked(call('keep', left + grown));
    size = left + grown;
    if (value === undefined) { if (at >= 0) for (const part of [keys, texts, values, sizes]) part.splice(at, 1); return; }
    const to = at < 0 ? keys.length : at;
    keys[to] = key; texts[to] = text; values[to] = typeof value === 'object' ? deepFreeze(parse(text), 0) : value; sizes[to] = grown;
  },
  keys() { return keys.slice().sort(); },
};`;
