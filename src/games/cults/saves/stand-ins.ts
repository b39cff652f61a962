import { type Card, type CardBook, type CultCard, type State } from '../rules';
import { type Reader, modOf } from '../../../kernel';

const KINDS = ['starting', 'guardian', 'action', 'disorganization'] as const;
/** More cards than all mods together have. */
const MOST_CARDS = 10_000;
const ICONS = ['attack', 'power', 'terror'] as const;

/** As mods name their cards: of a stand-in nobody knows more, so its id is what people read. */
const ID = /^[a-z0-9-]{1,40}:[a-z0-9-]{1,40}$/;

/** The cards of a save's mods, without abilities. */
export function readOutlines(reader: Reader): ReadonlyMap<string, CultCard> {
  const entries = reader.entries();
  if (entries.length > MOST_CARDS) reader.fail('listTooLong', { count: entries.length, max: MOST_CARDS });
  return new Map(
    entries.map(([id, card]) => {
      if (!ID.test(id)) card.fail('badId', { value: id.slice(0, 80) });
      card.only(['kind', 'cost', 'copies', 'icons']);
      const number = (name: 'cost' | 'copies'): object => {
        const field = card.field(name);
        return field.given ? { [name]: field.integer(0, 1000) } : {};
      };
      const icons = card.field('icons').only(ICONS);
      const printed = Object.fromEntries(icons.entries().map(([icon, count]) => [icon, count.integer(0, 100)]));
      const kind = KINDS[card.field('kind').oneOf(KINDS)]!;
      return [id, { id, kind, ...number('cost'), ...number('copies'), ...(icons.given ? { icons: printed } : {}) }];
    }),
  );
}

/** Price of a stand-in for a card whose price an older save does not contain. */
const SOME_COST = 4;

/**
 * The cards of a book as a saved state numbers them. A card that is not in the book any more has a stand-in: the same icons,
 * cost and place, and no effect; so every card stays where it was. Cards that the state does not know are left out.
 */
export function cardsFor(state: State, book: CardBook, outlines: ReadonlyMap<string, CultCard>): Card[] {
  const isOfCults = ({ kind }: Card): boolean => KINDS.includes(kind as never);
  const present = new Map(book.cards.filter(isOfCults).map((card) => [card.id, card]));
  const cults = state.types.map((id, type) => present.get(id) ?? outlines.get(id) ?? guessed(state, id, type));
  const others = book.cards.filter((card) => !isOfCults(card));
  const known = new Set(others.map(({ id }) => id));
  const city = [...new Set([...state.cityDeck, ...state.city])].filter((id) => !known.has(id));
  return [...cults, ...others, ...city.map((id): Card => ({ id, kind: 'city', lasts: 'once' }))];
}

/** What its place tells of a card: in which stack it lies. */
function guessed(state: State, id: string, type: number): CultCard {
  for (const { stacks } of state.districts) {
    const stack = stacks.findIndex(([other]) => other === type);
    if (stack >= 0) {
      const copies = state.made[type]! + stacks[stack]![1];
      return { id, kind: stack === 0 ? 'guardian' : 'action', cost: SOME_COST, copies };
    }
  }
  return { id, kind: 'starting' };
}

/** Cards and City cards of the state that the book does not have. */
export function lostCards(state: State, book: CardBook): string[] {
  const known = new Set(book.cards.map(({ id }) => id));
  return [...new Set([...state.types, ...state.cityDeck, ...state.city])].filter((id) => !known.has(id));
}

/** Whether a card was already played without when the game was saved. */
export const isGivenUp = (state: State, id: string): boolean => state.blank.includes(id) || state.blank.includes(modOf(id));
