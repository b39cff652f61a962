/**
 * What scripts write for their authors (`game.log`). It is no part of the game: nobody can read it back, the host takes it after the
 * run, and it begins anew with each run. Values are shown without running anything of the script's.
 */
export default function makeLog() {
  const LINES = 20,
    LETTERS = 200,
    ITEMS = 20,
    DEEP = 3;
  let lines = [];
  const valueAt = (thing, key) => {
    const d = Object.getOwnPropertyDescriptor(thing, key);
    return d === undefined ? undefined : 'value' in d ? d.value : '…';
  };
  const listed = (thing, depth) => {
    const length = Math.min(valueAt(thing, 'length'), ITEMS),
      parts = [];
    for (let i = 0; i < length; i++) parts[i] = shown(valueAt(thing, i), depth + 1);
    if (valueAt(thing, 'length') > ITEMS) parts[length] = '…';
    return '[' + parts.join(', ') + ']';
  };
  const described = (thing, depth) => {
    const keys = Object.keys(thing),
      parts = [];
    for (let i = 0; i < keys.length && i < ITEMS; i++)
      parts[i] = keys[i].slice(0, 40) + ': ' + shown(valueAt(thing, keys[i]), depth + 1);
    if (keys.length > ITEMS) parts[ITEMS] = '…';
    return parts.length === 0 ? '{}' : '{ ' + parts.join(', ') + ' }';
  };
  const shown = (value, depth) => {
    if (typeof value === 'string') return depth === 0 ? value.slice(0, LETTERS) : "'" + value.slice(0, LETTERS) + "'";
    if (typeof value === 'function') return 'function';
    if (typeof value !== 'object' || value === null) return String(value);
    if (depth >= DEEP) return '…';
    return (Array.isArray(value) ? listed(value, depth) : described(value, depth)).slice(0, LETTERS);
  };
  return {
    log(...values) {
      if (lines.length >= LINES) return;
      const parts = [];
      for (let i = 0; i < values.length && i < ITEMS; i++) parts[i] = shown(values[i], 0);
      lines[lines.length] = parts.join(' ').slice(0, LETTERS);
    },
    // At the start of a run, and where an answer was given: what was written before has been taken already.
    begin() {
      lines = [];
    },
    isEmpty: () => lines.length === 0,
    text: () => JSON.stringify(lines),
  };
}
