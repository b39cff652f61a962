import { catalogue, type Card, type Catalogue, cults } from '../../../../src/games/cults/rules';
import { readDeclaration } from '../../../../src/games/cults/vocabulary/declaration';
import { baseBook } from '../../../../src/games/cults/base-set/books';
import { Session } from '../../../../src/platform/session/session';
import { TestTable } from '../../../harness';

type Doc = Readonly<Record<string, unknown>>;

/** A card of the mod `wild`, checked like any declaration; `unchecked` is put into the book as it is. */
export function declared(doc: Doc, unchecked: Doc = {}): Card {
  const read = readDeclaration({ name: { en: 'Wild' }, ...doc }, 'wild', `${String(doc['id'])}.js`);
  if (read.kind !== 'card') throw new Error('not a card');
  return { ...read.card, ...unchecked } as Card;
}

export const bookWith = (...cards: Card[]): Catalogue => {
  const { book } = baseBook();
  return catalogue({ ...book, mods: [...book.mods, 'wild'], cards: [...book.cards, ...cards] });
};

export const starting = (id: string, effects: readonly unknown[], more: Doc = {}): Card =>
  declared({ kind: 'starting', id, icons: 'P', abilities: [{ keyword: 'mobilization', effects }], ...more });

/** cthulhu holds copies of these cards in Mobilization. */
export function mobilizing(book: Catalogue, hand: readonly string[], more: Doc = {}): TestTable {
  const scenario = {
    seats: ['cthulhu', 'hastur'],
    round: 2,
    phase: 'mobilization',
    hands: { cthulhu: hand, hastur: [] },
    decks: { cthulhu: [], hastur: [] },
    ...more,
  };
  return new TestTable(Session.begin(cults, { scenario }, book));
}

export const use = (t: TestTable, card: string): TestTable => t.answer('useAbility', { card });

/** The effects, each within so many `forEachDistrict`. */
export function nested(depth: number, effects: readonly unknown[]): unknown[] {
  let inner = [...effects];
  for (let i = 0; i < depth; i++) inner = [{ do: 'forEachDistrict', effects: inner }];
  return inner;
}
