import { GameError, modOf } from '../../../../kernel';
import type { Ability, CardBook, CityCard, Cult, CultCard, NpcCard, ObjectiveCard, SetupCard, Trigger } from './book';
import { KEYWORDS, STACKS, type Keyword } from '../../contract/ids';

/** A card book made ready for play: what the rules ask for often, by type, in arrays. */
export interface Catalogue {
  readonly book: CardBook;
  /** Ids of all Cult cards; a type is a place here. */
  readonly types: readonly string[];
  readonly typeById: ReadonlyMap<string, number>;
  readonly cards: readonly CultCard[];
  readonly attack: readonly number[];
  readonly power: readonly number[];
  readonly terror: readonly number[];
  readonly cost: readonly number[];
  readonly abilities: readonly (readonly Ability[])[];
  /** By type, a bit for each keyword that its abilities have. */
  readonly keywords: readonly number[];
  readonly triggers: readonly (readonly Trigger[])[];
  /** Event types that some card in hand listens for. */
  readonly heard: ReadonlySet<string>;
  /** Types that can lie on the stacks of districts. */
  readonly stackable: readonly number[];
  /** The type of Disorganization cards. */
  readonly disorganization: number;
  readonly cults: ReadonlyMap<string, Cult>;
  readonly city: ReadonlyMap<string, CityCard>;
  readonly setups: ReadonlyMap<string, SetupCard>;
  readonly objectives: ReadonlyMap<string, ObjectiveCard>;
  readonly npc: ReadonlyMap<number, NpcCard>;
  /** Ids of the mods, other than the base set, that have cards. */
  readonly foreign: readonly string[];
}

const BITS: ReadonlyMap<string, number> = new Map(KEYWORDS.map((keyword, i) => [keyword, 1 << i]));

export const keywordBit = (keyword: Keyword): number => BITS.get(keyword)!;

export function catalogue(book: CardBook): Catalogue {
  const cards = book.cards.filter((card): card is CultCard => isCultKind(card.kind));
  const types = cards.map((card) => card.id);
  const typeById = new Map(types.map((id, i) => [id, i]));
  const disorganization = cards.findIndex((card) => card.kind === 'disorganization');
  if (disorganization < 0) throw new GameError('bookLacks', { what: 'disorganization' });
  const abilities = cards.map((card) => card.abilities ?? []);
  const triggers = cards.map((card) => card.triggers ?? []);
  return {
    book,
    types,
    typeById,
    cards,
    attack: cards.map((card) => card.icons?.attack ?? 0),
    power: cards.map((card) => card.icons?.power ?? 0),
    terror: cards.map((card) => card.icons?.terror ?? 0),
    cost: cards.map((card) => card.cost ?? 0),
    abilities,
    keywords: abilities.map((all) => all.reduce((bits, ability) => bits | keywordBit(ability.keyword), 0)),
    triggers,
    heard: new Set(triggers.flat().map((trigger) => trigger.on)),
    stackable: types.flatMap((_, type) => (STACKS.includes(cards[type]!.kind as never) ? [type] : [])),
    disorganization,
    cults: new Map(book.cults.map((cult) => [cult.id, cult])),
    city: byId(book, 'city') as ReadonlyMap<string, CityCard>,
    setups: byId(book, 'setup') as ReadonlyMap<string, SetupCard>,
    objectives: byId(book, 'objective') as ReadonlyMap<string, ObjectiveCard>,
    npc: new Map(book.cards.filter((card): card is NpcCard => card.kind === 'npc').map((card) => [card.number, card])),
    foreign: [...new Set(book.cards.map(({ id }) => modOf(id)))].filter((mod) => mod !== 'base'),
  };
}

function isCultKind(kind: string): boolean {
  return kind === 'starting' || kind === 'guardian' || kind === 'action' || kind === 'disorganization';
}

function byId(book: CardBook, kind: string): ReadonlyMap<string, unknown> {
  return new Map(book.cards.filter((card) => card.kind === kind).map((card) => [card.id, card]));
}
