import type { Lang } from '../../../../platform/i18n/lang';
import type { BenchRoom, OnBench } from '../../../../platform/screens/workshop/game-workshop';
import { Books } from '../../picture/cards/books';
import type { CultsReading } from '../../reading';
import type { CultsShelf } from '../preview/card-shelf';
import type { Ability } from '../../rules';
import type { Names, Words } from '../../words';

/** The card on the bench with the words of everything in play. */
export interface Shown {
  readonly room: BenchRoom;
  readonly sources: OnBench['sources'];
  readonly shelf: CultsShelf;
  readonly card: string;
  readonly words: Words;
  readonly names: Names;
  /** How what lies on the bench is called. */
  readonly name: string;
  readonly abilities: readonly Ability[];
  /** Ids of all cards that can lie in a hand or a deck. */
  readonly cards: readonly string[];
}

export function shownOf({ room, reading, shelf, sources, card }: OnBench, lang: Lang): Shown {
  const cults = reading as CultsReading;
  const { words, names } = new Books(cults, lang);
  const found = cults.cards.find(({ id }) => id === card);
  return {
    room,
    sources,
    // The Workshop was handed this shelf by this game.
    shelf: shelf as CultsShelf,
    card,
    words,
    names,
    name: cults.cults.some(({ id }) => id === card) ? names.cult(card) : names.card(card),
    abilities: found !== undefined && 'abilities' in found ? (found.abilities ?? []) : [],
    cards: cults.cards.filter(({ kind }) => HELD.includes(kind)).map(({ id }) => id),
  };
}

const HELD: readonly string[] = ['starting', 'guardian', 'action', 'disorganization'];
