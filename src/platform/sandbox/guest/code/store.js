/**
 * What a mod keeps, and what players set about it. The host tells both as canonical JSON texts when they differ from what the
 * guest has; so a script that reads them costs no crossing of the border, and the same on every machine. The shelf is replaced
 * whole by one assignment: an error in between (a stack that ends) leaves the old one.
 */
export default function makeStore({ at, call, checked, freezeDeep, wrong }) {
  let shelf = { keys: [], texts: [], values: [], sizes: [], size: 2 };
  let settingNames = [];
  let settingValues = [];
  const sizeIn = (s) => {
    let n = 0;
    for (let i = 0; i < s.length; i++) {
      const c = s.charCodeAt(i);
      n += c < 128 ? 1 : c < 2048 ? 2 : c >= 0xd800 && c < 0xe000 ? 2 : 3;
    }
    return n;
  };
  const entrySize = (key, text) => sizeIn(JSON.stringify(key)) + sizeIn(text) + 2;
  const openStore = (text) => {
    const all = JSON.parse(text),
      keys = Object.keys(all),
      texts = keys.map((key) => jsonText(all[key], 0)),
      sizes = keys.map((key, i) => entrySize(key, texts[i]));
    shelf = {
      keys,
      texts,
      values: keys.map((key) => freezeDeep(all[key])),
      sizes,
      size: sizes.reduce((sum, one) => sum + one, 2),
    };
  };
  const openSettings = (text) => {
    const all = JSON.parse(text),
      names = Object.keys(all);
    settingValues = names.map((name) => all[name]);
    settingNames = names;
  };
  const storeText = () => {
    const { keys, texts } = shelf;
    return (
      '{' +
      keys
        .toSorted()
        .map((key) => JSON.stringify(key) + ':' + texts[keys.indexOf(key)])
        .join(',') +
      '}'
    );
  };
  const settingOf = (name) => {
    const i = at(settingNames, name);
    if (i < 0) wrong('unknown setting: ' + (typeof name === 'string' ? name.slice(0, 40) : typeof name));
    return settingValues[i];
  };
  // The one text of plain JSON: keys in order, nothing but data. What a getter gives is read once.
  const notJson = (what) => wrong('the store holds plain JSON only, not ' + what);
  const jsonText = (v, depth) => {
    if (v === null || typeof v === 'boolean') return '' + v;
    if (typeof v === 'number') return v > -Infinity && v < Infinity ? JSON.stringify(v) : notJson(v);
    if (typeof v === 'string') {
      if (v.length > 4096) notJson('so long a text');
      return JSON.stringify(v);
    }
    if (typeof v !== 'object') notJson('a value of type ' + typeof v);
    if (depth >= 16) notJson('anything so deep');
    let text = '';
    if (Array.isArray(v)) {
      const n = v.length;
      if (n > 4096) notJson('so long a list');
      for (let i = 0; i < n; i++) text += (i === 0 ? '' : ',') + jsonText(v[i], depth + 1);
      return '[' + text + ']';
    }
    const own = Object.getPrototypeOf(v);
    if (own !== null && own !== Object.prototype) notJson('an object of a class');
    const names = Object.keys(v).sort();
    for (let i = 0; i < names.length; i++)
      text += (i === 0 ? '' : ',') + JSON.stringify(names[i]) + ':' + jsonText(v[names[i]], depth + 1);
    return '{' + text + '}';
  };
  const placeOf = (key) => {
    if (typeof key !== 'string' || key === '' || key.length > 64 || key === '__proto__')
      wrong('a key of the store must be a text of 1 to 64 characters');
    return at(shelf.keys, key);
  };
  const store = {
    get(key) {
      const at = placeOf(key);
      return at < 0 ? undefined : shelf.values[at];
    },
    set(key, value) {
      const text = value === undefined ? '' : jsonText(value, 0),
        grown = value === undefined ? 0 : entrySize(key, text);
      // Looked for only now: a getter of the value may have written, too.
      const at = placeOf(key),
        { keys, texts, values, sizes, size } = shelf;
      if (value === undefined && at < 0) return;
      const to = at < 0 ? keys.length : at,
        left = size - (at < 0 ? 0 : sizes[at]);
      const put = (list, item) => (value === undefined ? list.toSpliced(at, 1) : list.toSpliced(to, 1, item));
      // The value is what the text says, here as in a guest that reads it: -0 is 0.
      const next = {
        keys: put(keys, key),
        texts: put(texts, text),
        values: put(values, value === undefined ? undefined : freezeDeep(JSON.parse(text))),
        sizes: put(sizes, grown),
        size: left + grown,
      };
      checked(call('keep', next.size));
      shelf = next;
    },
    keys() {
      return shelf.keys.toSorted();
    },
  };
  return { store, settingOf, openStore, openSettings, storeText };
}
