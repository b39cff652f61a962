/**
 * Declaring: a maker takes what the author wrote apart into functions, which stay here under their numbers, and plain data,
 * written down as JSON at once. Only what a maker made is a declaration. Nothing of the author's runs here: accessors are refused
 * and not read, and no list but a real one is gone through. Written without recursion, since a guest's stack is small.
 */
export default function makeDeclaring({ freezeDeep, wrong }) {
  const functions = [];
  const declarations = new Map();
  const DEEPEST = 40;
  let loading = true;
  const undeclarable = (path, what) => wrong((path === '' ? 'a declaration' : path) + ' ' + what);
  const partOf = (thing, key, path) => {
    const part = Object.getOwnPropertyDescriptor(thing, key);
    if (part === undefined) return undefined;
    if (!('value' in part)) undeclarable(path, 'may not be a getter');
    return part.value;
  };
  // What a part of a declaration is: only the card itself and what lies in its abilities and triggers may have run(game), and the
  // triggers that a subscribe leaves behind.
  const PLAIN = 0,
    CARD = 1,
    LIST = 2,
    PART = 3;
  const roleIn = (role, key, leaves) =>
    (role === CARD && (key === 'abilities' || key === 'triggers')) || (leaves && key === 'triggers') ? LIST : PLAIN;
  const scalarText = (v, path) => {
    if (v === null || typeof v === 'boolean' || typeof v === 'string') return JSON.stringify(v);
    if (typeof v === 'number')
      return v > -Infinity && v < Infinity ? JSON.stringify(v) : undeclarable(path, 'must be a finite number');
    if (typeof v === 'function')
      undeclarable(path, 'may not be a function here: only run(game) of a card, an ability or a trigger may');
    return undeclarable(path, 'may not be a ' + typeof v);
  };
  // The pieces of a list or an object, in order: texts, and parts that are still to be written.
  const listPieces = ({ v, path, depth, role }) => {
    const pieces = ['['];
    for (let i = 0; i < v.length; i++) {
      const at = path + '[' + i + ']';
      if (i > 0) pieces.push(',');
      pieces.push({ v: partOf(v, i, at), path: at, depth: depth + 1, role: role === LIST ? PART : PLAIN });
    }
    pieces.push(']');
    return pieces;
  };
  const objectPieces = ({ v, path, depth, role }, end) => {
    const own = Object.getPrototypeOf(v);
    if (own !== null && own !== Object.prototype) undeclarable(path, 'must be a plain object');
    const run = role === CARD || role === PART ? partOf(v, 'run', path) : undefined,
      isScript = typeof run === 'function',
      leaves = role !== CARD && partOf(v, 'do', path) === 'subscribe';
    const pieces = ['{'];
    const put = (key, piece) => {
      pieces.push((pieces.length === 1 ? '' : ',') + JSON.stringify(key) + ':', piece);
    };
    for (const key of Object.keys(v)) {
      const at = path === '' ? key : path + '.' + key,
        value = partOf(v, key, at);
      if (key === 'do' && value === 'script') undeclarable(at, "may not be 'script': write run(game)");
      if (value === undefined || (isScript && (key === 'run' || key === 'effects')) || (role === CARD && key === 'kind'))
        continue;
      put(key, { v: value, path: at, depth: depth + 1, role: roleIn(role, key, leaves) });
    }
    // Whoever reads the declaration is told that a function has taken the place of effects.
    if (isScript && partOf(v, 'effects', path) !== undefined) put('run', '"effects"');
    if (isScript) {
      functions[functions.length] = freezeDeep(run);
      put('effects', '[{"do":"script","script":' + (functions.length - 1) + '}]');
    }
    if (role === CARD) put('kind', JSON.stringify(end));
    pieces.push('}');
    return pieces;
  };
  const written = (def, kind) => {
    const todo = [{ v: def, path: '', depth: 0, role: CARD }];
    let text = '';
    while (todo.length > 0) {
      const next = todo.pop();
      if (typeof next === 'string') {
        text += next;
        continue;
      }
      const { v, path, depth } = next;
      if (v === null || typeof v !== 'object') {
        text += scalarText(v, path);
        continue;
      }
      if (depth > DEEPEST) undeclarable(path, 'is declared too deeply');
      const pieces = Array.isArray(v) ? listPieces(next) : objectPieces(next, kind);
      for (let i = pieces.length - 1; i >= 0; i--) todo.push(pieces[i]);
    }
    return text;
  };
  const declared = (kind) => (def) => {
    // In a run a maker would count the functions declared so far, and so tell one run from the next.
    if (!loading) wrong('cards are declared while the mod is loaded, not in a function');
    if (def === null || typeof def !== 'object' || Array.isArray(def)) wrong(kind + '(…) takes one object');
    const text = written(def, kind),
      made = freezeDeep(JSON.parse(text));
    declarations.set(made, text);
    return made;
  };
  return {
    functions,
    declared,
    described: (made) => declarations.get(made),
    // Nothing more is declared.
    seal() {
      loading = false;
      declarations.clear();
      Object.freeze(functions);
    },
  };
}
