/** Damages plain data with knowledge of what saves contain, so that most results are almost plausible. */

export type Tree = Record<string, unknown>;
type Below = (size: number) => number;
type Key = string | number;

const NUMBERS = [0, 1, -1, 2, 3, 4, 7, 16, 99, 255, 4096, 65_536, 1e9, 2 ** 31, -(2 ** 31), 2 ** 53, 0.5, -0.25, 1e308];
const NAMES = [
  'constructor',
  '__proto__',
  'toString',
  'hasOwnProperty',
  '',
  'base',
  'dagon',
  'effects',
  'x'.repeat(20_000),
  '\u202E',
];
const OTHERS: readonly unknown[] = [null, true, false, {}, [], [[]], 'text', 3, [1, 2, 3], { step: 'effects' }];

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

const keysOf = (tree: Tree): Key[] => (Array.isArray(tree) ? tree.map((_, i) => i) : Object.keys(tree));

const pick = <T>(items: readonly T[], below: Below): T => items[below(items.length)]!;

/** Picks a random place in the tree; every field is equally likely, however much it contains. */
function placeIn(tree: Tree, below: Below): { readonly holder: Tree; readonly key: Key } | null {
  let holder = tree;
  for (;;) {
    const keys = keysOf(holder);
    if (keys.length === 0) return null;
    const key = pick(keys, below);
    const held = holder[key];
    if (!isTree(held) || keysOf(held).length === 0 || below(6) === 0) return { holder, key };
    holder = held;
  }
}

function deep(levels: number): unknown {
  let made: unknown = [];
  for (let i = 0; i < levels; i++) made = i % 2 === 0 ? [made] : { effects: made };
  return made;
}

function otherNumber(value: number, below: Below): number {
  return below(2) === 0 ? value + pick([1, -1, 2, -2, 4, -4, 16], below) : pick(NUMBERS, below);
}

function changeList(list: unknown[], below: Below, foreign: unknown): void {
  const at = below(Math.max(1, list.length));
  switch (below(6)) {
    case 0:
      return void list.splice(at, 1);
    case 1:
      return void list.splice(at, 0, structuredClone(list[at]));
    case 2: {
      const other = below(Math.max(1, list.length));
      [list[at], list[other]] = [list[other], list[at]];
      return;
    }
    case 3:
      return void list.push(structuredClone(foreign));
    case 4:
      return void (list.length = 0);
    default: {
      const item = list[at];
      for (let i = 0; i < 400; i++) list.push(item);
    }
  }
}

function changeObject(tree: Tree, below: Below, foreign: unknown): void {
  const keys = Object.keys(tree);
  const key = keys.length === 0 ? 'x' : pick(keys, below);
  switch (below(3)) {
    case 0:
      return void delete tree[key];
    case 1:
      return void Object.defineProperty(tree, pick(NAMES, below), {
        value: foreign,
        enumerable: true,
        configurable: true,
        writable: true,
      });
    default:
      tree[key] = structuredClone(foreign);
  }
}

/** Damages one place of a tree; may copy parts from `other`, a tree of the same kind. */
export function damage(tree: Tree, other: Tree, below: Below): void {
  const place = placeIn(tree, below);
  if (place === null) return;
  const { holder, key } = place;
  const held = holder[key];
  const from = placeIn(other, below);
  const foreign = from === null ? null : from.holder[from.key];
  const way = below(20);
  if (way === 0) holder[key] = deep(pick([20, 200, 20_000], below));
  else if (way <= 2) holder[key] = structuredClone(pick(OTHERS, below));
  else if (way <= 4) holder[key] = structuredClone(foreign);
  else if (way <= 6 && Object.hasOwn(other, key)) holder[key] = structuredClone((other as never)[key]);
  else if (typeof held === 'number') holder[key] = otherNumber(held, below);
  else if (typeof held === 'string') holder[key] = pick(NAMES, below);
  else if (typeof held === 'boolean') holder[key] = !held;
  else if (Array.isArray(held)) changeList(held, below, foreign);
  else if (isTree(held)) changeObject(held, below, foreign);
  else holder[key] = structuredClone(foreign);
}

/** Changes a state so that it still looks whole: moves cards, takes frames from another game, shifts numbers a little. */
export function bend(state: Tree, other: Tree, below: Below): void {
  const seats = state['seats'] as Tree[];
  const seat = pick(seats, below);
  const zones = ['deck', 'hand', 'discard'];
  const [from, to] = [seat[pick(zones, below)] as number[], pick(seats, below)[pick(zones, below)] as number[]];
  const flow = state['flow'] as unknown[];
  const otherFlow = other['flow'] as unknown[];
  const otherAsk = (other['asks'] as Tree[])[0] ?? null;
  switch (below(10)) {
    case 0:
      return from.length === 0 ? undefined : void to.push(from.pop()!);
    case 1:
      return void ((seat['tokens'] as number[])[below(3)] = below(300));
    case 2:
      return otherFlow.length === 0 ? undefined : void flow.push(structuredClone(pick(otherFlow, below)));
    case 3:
      return otherAsk === null ? undefined : void (state['asks'] = [{ ...structuredClone(otherAsk), id: state['asked'] }]);
    case 4:
      return otherAsk === null ? undefined : void flow.push(structuredClone(otherAsk['frame']));
    case 5:
      return void (state[pick(['round', 'first', 'active', 'calls', 'asked', 'reveals'], below)] = below(7));
    case 6:
      return void (state['phase'] = pick(
        ['setup', 'city', 'mobilization', 'recruitment', 'planning', 'action', 'hiding'],
        below,
      ));
    case 7: {
      const part = pick(
        ['modifiers', 'subscriptions', 'dice', 'turn', 'fight', 'used', 'blank', 'store', 'rolls', 'city', 'cityDeck'],
        below,
      );
      return void (state[part] = structuredClone(other[part]));
    }
    case 8:
      return flow.length === 0 ? undefined : void flow.splice(below(flow.length), 1);
    default: {
      const district = pick(state['districts'] as Tree[], below);
      return void (district[pick(['investigators', 'sanity', 'track'], below)] = below(6));
    }
  }
}
