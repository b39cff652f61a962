import { liveStream } from '../../../kernel';
import { DISTRICTS, STACKS, type District, type StackKind } from '../contract/ids';
import type { Catalogue } from '../rules';
import type { LabPlayers } from '../contract/lab';
import type { Below } from './policy';

/** The table at which the lab plays. */
export interface LabTable {
  readonly players: LabPlayers;
  /** Two to four. */
  readonly seats: number;
  readonly seed: string;
  /** A card that must or must not be in play; null leaves it to chance. */
  readonly card: { readonly id: string; readonly isIn: boolean } | null;
}

/**
 * The configuration of a game of the lab: cults and stacks at random, so that no cult, seat or district favours a card. The same
 * number and seed give the same table with a card and without it, as far as the card lets it.
 */
export function labConfig(
  { seats, seed, card }: Omit<LabTable, 'players'>,
  book: Catalogue,
  game: number,
): Record<string, unknown> {
  const name = `${seed}/${game}`;
  const below = liveStream(`${name}/table`);
  const cults = shuffled([...book.cults.keys()], below).slice(0, seats);
  const open = DISTRICTS.filter((district) => seats === 4 || district !== 'rivertown');
  return {
    seats: cults.map((cult) => ({ cult, by: 'human' })),
    seed: name,
    stacks: stacksFor(open, card, book, below),
    setup: null,
    ...(card !== null && book.city.has(card.id) ? { city: card.isIn ? { pin: [card.id] } : { exclude: [card.id] } } : {}),
  };
}

function stacksFor(
  open: readonly District[],
  card: LabTable['card'],
  book: Catalogue,
  below: Below,
): Readonly<Record<string, Readonly<Record<StackKind, string>>>> {
  const piles = Object.fromEntries(STACKS.map((kind) => [kind, pileOf(kind, open.length, card, book, below)]));
  return Object.fromEntries(
    open.map((district, at) => [
      district,
      Object.fromEntries(STACKS.map((kind) => [kind, piles[kind]![at]!])) as Readonly<Record<StackKind, string>>,
    ]),
  );
}

/** The cards of one kind that lie on the table; a card that must be among them takes the place of another. */
function pileOf(kind: StackKind, count: number, card: LabTable['card'], book: Catalogue, below: Below): string[] {
  const all = book.stackable.filter((type) => book.cards[type]!.kind === kind).map((type) => book.types[type]!);
  const place = below(count);
  const pile = shuffled(
    all.filter((id) => id !== card?.id),
    below,
  );
  if (card === null) return shuffled(all, below).slice(0, count);
  if (card.isIn && all.includes(card.id)) pile.splice(place, 0, card.id);
  return pile.slice(0, count);
}

function shuffled<T>(items: readonly T[], below: Below): T[] {
  const left = [...items];
  return items.map(() => left.splice(below(left.length), 1)[0]!);
}
