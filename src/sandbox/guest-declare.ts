/** What `import … from 'cults'` gives: the makers of declarations. */
export const CONSTRUCTORS = [
  'starting',
  'guardian',
  'action',
  'disorganization',
  'city',
  'setup',
  'objective',
  'npc',
  'cult',
  'rules',
  'firstGame',
] as const;

/**
 * The guest's side of declaring: a maker takes what the author wrote apart into functions, which stay here under their numbers,
 * and plain data, written down as JSON at once. Only what a maker made is a declaration. Part of the text of guest-api.ts.
 */
export const GUEST_DECLARE = `const functions = [], declarations = new Map();
let loading = true;
const undeclarable = (path, what) => wrong((path === '' ? 'a declaration' : path) + ' ' + what);
// Nothing of the author's runs here: accessors are not read, and no list but a real one is gone through.
const partOf = (thing, key, path) => { const part = Object.getOwnPropertyDescriptor(thing, key); if (part === undefined) return undefined; if (!('value' in part)) undeclarable(path, 'may not be a getter'); return part.value; };
const dataText = (v, path, depth) => {
  if (v === null || typeof v === 'boolean' || typeof v === 'string') return JSON.stringify(v);
  if (typeof v === 'number') return v > -Infinity && v < Infinity ? JSON.stringify(v) : undeclarable(path, 'must be a finite number');
  if (typeof v === 'function') undeclarable(path, 'may not be a function here: only run(game) of a card, an ability or a trigger may');
  if (typeof v !== 'object') undeclarable(path, 'may not be a ' + typeof v);
  if (depth > 30) undeclarable(path, 'is declared too deeply');
  return Array.isArray(v) ? listText(v, path, depth, (item, at) => dataText(item, at, depth + 1)) : objectText(v, path, depth);
};
const listText = (list, path, depth, itemText) => { let text = ''; for (let i = 0; i < list.length; i++) { const at = path + '[' + i + ']'; text += (i === 0 ? '' : ',') + itemText(partOf(list, i, at), at); } return '[' + text + ']'; };
const objectText = (thing, path, depth, textOf = (value, key, at) => dataText(value, at, depth + 1)) => {
  const own = Object.getPrototypeOf(thing); if (own !== null && own !== Object.prototype) undeclarable(path, 'must be a plain object');
  let text = '';
  for (const key of Object.keys(thing)) {
    const at = path === '' ? key : path + '.' + key, value = partOf(thing, key, at);
    if (key === 'do' && value === 'script') undeclarable(at, "may not be 'script': write run(game)");
    const written = value === undefined ? '' : textOf(value, key, at);
    if (written !== '') text += (text === '' ? '' : ',') + JSON.stringify(key) + ':' + written;
  }
  return '{' + text + '}';
};
// What may have run(game) instead of effects: its function is kept under the next number.
const scriptedText = (thing, path, depth, textOf) => {
  if (thing === null || typeof thing !== 'object' || Array.isArray(thing)) return dataText(thing, path, depth);
  const run = partOf(thing, 'run', path), isScript = typeof run === 'function';
  const text = objectText(thing, path, depth, (value, key, at) => isScript && (key === 'run' || key === 'effects') ? '' : textOf(value, key, at));
  if (!isScript) return text;
  functions[functions.length] = freezeDeep(run);
  return text.slice(0, -1) + (text === '{}' ? '' : ',') + '"effects":[{"do":"script","script":' + (functions.length - 1) + '}]}';
};
const isScripted = (key) => key === 'abilities' || key === 'triggers';
const declared = (kind) => (def) => {
  // In a run a maker would count the functions declared so far, and so tell one run from the next.
  if (!loading) wrong('cards are declared while the mod is loaded, not in a function');
  if (def === null || typeof def !== 'object' || Array.isArray(def)) wrong(kind + '(…) takes one object');
  const inner = (part, at) => scriptedText(part, at, 2, (value, key, path) => dataText(value, path, 3));
  const text = scriptedText(def, '', 0, (value, key, at) => key === 'kind' ? '' : isScripted(key) && Array.isArray(value) ? listText(value, at, 1, inner) : dataText(value, at, 1));
  const whole = text.slice(0, -1) + (text === '{}' ? '' : ',') + '"kind":' + JSON.stringify(kind) + '}';
  const made = freezeDeep(JSON.parse(whole));
  declarations.set(made, whole);
  return made;
};`;
