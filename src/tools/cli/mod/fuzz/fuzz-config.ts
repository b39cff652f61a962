import { modOf, type Below } from '../../../../kernel';
import { DISTRICTS, STACKS, type Catalogue, type CultCard } from '../../../../games/cults/rules';

/** What mods add to the game. */
export interface Brought {
  readonly cults: readonly string[];
  readonly city: readonly string[];
  readonly setups: readonly string[];
  readonly objectives: readonly string[];
  readonly stacks: Readonly<Record<string, readonly string[]>>;
}

/** Lists what these mods add, and the decks that contain their starting cards. */
export function broughtBy(mods: ReadonlySet<string>, book: Catalogue): Brought {
  const own = (ids: Iterable<string>): string[] => [...ids].filter((id) => mods.has(modOf(id)));
  const cults = [...book.cults.values()].filter(({ id, deck }) => mods.has(modOf(id)) || own(Object.keys(deck)).length > 0);
  const ofKind = (kind: string): string[] =>
    own(book.cards.filter((card: CultCard) => card.kind === kind).map((card) => card.id));
  return {
    cults: cults.map(({ id }) => id),
    city: own(book.city.keys()),
    setups: own(book.setups.keys()),
    objectives: own(book.objectives.keys()),
    stacks: Object.fromEntries(STACKS.map((kind) => [kind, ofKind(kind)])),
  };
}

function shuffled<T>(items: readonly T[], below: Below): T[] {
  const left = [...items];
  return items.map(() => left.splice(below(left.length), 1)[0]!);
}

/** The mod's own first; each group in random order. */
const preferred = (own: readonly string[], all: readonly string[], below: Below): string[] => [
  ...shuffled(own, below),
  ...shuffled(
    all.filter((id) => !own.includes(id)),
    below,
  ),
];

function stacksOf(brought: Brought, book: Catalogue, open: readonly string[], below: Below): Record<string, unknown> {
  const piles = STACKS.map((kind) => {
    const all = book.cards.filter((card) => card.kind === kind).map((card) => card.id);
    return preferred(brought.stacks[kind] ?? [], all, below);
  });
  return Object.fromEntries(
    shuffled(open, below).map((name, i) => [name, Object.fromEntries(STACKS.map((kind, k) => [kind, piles[k]![i]!]))]),
  );
}

const oneOf = (own: readonly string[], below: Below): string | null => (own.length === 0 ? null : own[below(own.length)]!);

/** A random configuration with as much of the mod as possible on the table. One in four is a solo game. */
export function fuzzConfig(brought: Brought, book: Catalogue, seed: string, below: Below): Record<string, unknown> {
  const table = below(4);
  const solo = table === 0;
  const seats = solo ? 1 : table + 1;
  const cults = preferred(brought.cults, [...book.cults.keys()], below);
  const rounds = 6 + below(5);
  const open = DISTRICTS.filter((name) => seats === 4 || name !== 'rivertown');
  return {
    seats: cults.slice(0, seats),
    seed,
    rounds,
    stacks: stacksOf(brought, book, open, below),
    setup: oneOf(brought.setups, below),
    city: { pin: shuffled(brought.city, below).slice(0, rounds - 1) },
    ...(solo ? { solo: { npc: cults[1]!, objective: oneOf(brought.objectives, below) } } : {}),
  };
}
