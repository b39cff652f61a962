import { earlierBase, hasEarlierBase } from '../base-set/earlier';
import { openExactly, shelved, type CultsLibrary } from '../base-set/library';
import {
  askedAfresh,
  CARD_ID_LIKE,
  COPIES_PER_TYPE,
  cults,
  type Card,
  type Catalogue,
  type State,
  type RulesView,
} from '../rules';
import type { Reader } from '../../../kernel';
import type { GameSaves, Judging, ModSaves } from '../../../platform/session/game-saves';
import { asWritten, MIGRATIONS } from './migrations';
import { SavePlace } from './place';
import { cardsFor, isGivenUp, lostCards, readOutlines } from './stand-ins';
import { checkState } from './state';
import { checkPlain, checkQuestion, tried, tryOut } from './trial';

const CARD_ID = new RegExp(CARD_ID_LIKE);

/** Ids as cards and mods have them; cards that are numbered are named once. */
function readIds(list: Reader, once: boolean): void {
  if (!list.given) list.fail('notAList');
  const seen = new Set<string>();
  for (const item of list.items(once ? 10_000 : 500)) {
    const id = item.text(120);
    if (!CARD_ID.test(id) || (once && seen.has(id))) item.fail('unknownCard', { value: id, known: [] });
    seen.add(id);
  }
}

/** Only as much of the state as must be known before its cards are. */
function glance(state: Reader): State {
  for (const name of ['types', 'cityDeck', 'city', 'blank']) readIds(state.field(name), name === 'types');
  const setting = state.field('setting');
  for (const seat of setting.field('seats').items(4)) seat.field('cult').text(120);
  if (setting.field('npc').value !== null) setting.field('npc').text(120);
  if (state.field('objective').value !== null) state.field('objective').text(120);
  for (const place of state.field('districts').items(4)) {
    for (const stack of place.field('stacks').items(2)) for (const number of stack.items(2)) number.integer(-1, 10_000);
  }
  for (const count of state.field('made').items(10_000)) count.integer(0, COPIES_PER_TYPE);
  return state.value as State;
}

/** What is asked is what the rules ask there; of an older save it is asked as they are now. */
function judge(state: State, book: Catalogue, { version, withOthers, path }: Judging): State {
  const place = new SavePlace(null, path);
  checkPlain(state, place);
  if (withOthers) return state;
  const asking = version < cults.saves.version ? tried(place, () => askedAfresh(state, book)) : state;
  if (asking === state) checkQuestion(state, book, place);
  tryOut(asking, book, place);
  return asking;
}

const mods: ModSaves<State, Catalogue, CultsLibrary> = {
  open: openExactly,
  hasEarlierBase,
  earlierBase,
  checkPrinted: (printed) => void readOutlines(printed),
  fit: (library, state, printed) => shelved(library, cardsFor(state, library.book.book, readOutlines(printed))),
  shelf: ({ book }) => book.book.cards,
  shelve: (library, shelf) => shelved(library, shelf as readonly Card[]),
  isNumberedAlike: ({ types }, book) => types.length === book.types.length && types.every((id, type) => id === book.types[type]),
  lost: (state, { book }) => lostCards(state, book),
  isGivenUp,
  whyNotWithout({ setting, objective, phase }, isLost) {
    if (setting.seats.some(({ cult }) => isLost(cult)) || (setting.npc !== null && isLost(setting.npc))) return 'cult';
    if (objective !== null && isLost(objective)) return 'objective';
    return phase === 'setup' ? 'setup' : null;
  },
};

/** Saves of Rise of the Cults. */
export const cultsSaves: GameSaves<State, Catalogue, CultsLibrary, RulesView> = {
  rules: cults,
  migrations: MIGRATIONS,
  asWritten,
  glance,
  check: (state, book, without) => checkState(state.value, book, new SavePlace(null, state.path), without),
  judge,
  tryOut: (state, book, path) => tryOut(state, book, new SavePlace(null, path)),
  mods,
};
