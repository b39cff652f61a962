import { checkWords, GameError, Reader, randomBelow, shuffle, shuffled, streamFrom, NO_ASKS } from '../../../../kernel';
import { makeCopy } from '../cards/cards';
import type { Catalogue } from '../cards/catalogue';
import { packed } from '../state/packed';
import { readSettings, settingIs } from '../scripts/settings-and-store';
import { DISTRICTS, STACKS, type District, districtId } from '../../contract/ids';
import { modifierFrom } from '../state/numbers';
import type { DistrictState, CultsPlay, SeatSpec, SeatState, Setting, State } from '../state/state';
import type { StacksPlan, SetupFrame } from '../state/frames';
import { seatAt, districtAt } from '../state/at';

const FIELDS = ['seats', 'first', 'seed', 'rounds', 'closed', 'stacks', 'setup', 'solo', 'options', 'city', 'mods', 'settings'];

/** A card of the book by its id; what belongs to the base set may say so. */
export function readCard(reader: Reader, ids: readonly string[]): number {
  const { value, path } = reader;
  const short = typeof value === 'string' && value.startsWith('base:') ? value.slice('base:'.length) : value;
  return new Reader(short, path).oneOf(ids, 'unknownCard');
}

/** R1.2 */
export const readRounds = (field: Reader): number => field.integer(6, 10, 6);

/** One seat: a cult id, or an object with who plays it. */
export function readSeat(reader: Reader, cults: readonly string[]): SeatSpec {
  if (typeof reader.value === 'string') return { cult: cults[reader.oneOf(cults, 'unknownCult')]!, by: 'human', name: '' };
  reader.only(['cult', 'by', 'name']);
  return {
    cult: cults[reader.field('cult').oneOf(cults, 'unknownCult')]!,
    by: reader.field('by').text(40, 'human'),
    name: reader.field('name').text(60, ''),
  };
}

/** R1.1: two to four seats, or one against the NPC; no cult twice. */
export function readSeats(reader: Reader, solo: boolean, book: Catalogue): SeatSpec[] {
  const seats = reader.items(8).map((seat) => readSeat(seat, [...book.cults.keys()]));
  const [fewest, most] = solo ? [1, 1] : [2, 4];
  if (seats.length < fewest || seats.length > most)
    reader.fail('wrongSeatCount', { count: seats.length, min: fewest, max: most }, 'R1.1');
  seats.forEach((seat, i) => {
    if (seats.findIndex((other) => other.cult === seat.cult) < i) reader.fail('cultTwice', { cult: seat.cult }, 'R1.4');
  });
  return seats;
}

/** R3.7: which district is closed; null with four players. */
export function readClosed(reader: Reader, players: number, solo: boolean): District | null {
  if (players === 4) {
    if (reader.value !== undefined && reader.value !== null) reader.fail('nothingClosedWithFour', {}, 'R3.7');
    return null;
  }
  if (!reader.given) return 'rivertown';
  const closed = districtId(reader.oneOf(DISTRICTS, 'unknownDistrict'));
  if (solo && closed !== 'rivertown') reader.fail('soloClosesRivertown', {}, 'R12.1');
  return closed;
}

export function readNpc(solo: Reader, seats: readonly SeatSpec[], book: Catalogue): string | null {
  if (!solo.given) return null;
  const cults = [...book.cults.keys()];
  const npc = cults[solo.field('npc').oneOf(cults, 'unknownCult')]!;
  if (seats.some((seat) => seat.cult === npc)) solo.field('npc').fail('cultTwice', { cult: npc }, 'R12.2');
  return npc;
}

export function readOptions(options: Reader): 'high' | 'low' {
  options.only(['npcOpposeTie']);
  const tie = options.field('npcOpposeTie');
  return tie.given && tie.oneOf(['high', 'low']) === 1 ? 'low' : 'high';
}

/** Checks that the mods named are those of the card book. */
export function readMods(reader: Reader, book: Catalogue): readonly string[] {
  if (!reader.given) return book.book.mods;
  const named = reader.items(200).map((item) => item.text(80));
  const missing = named.filter((id) => !book.book.mods.includes(id));
  if (missing.length > 0) reader.fail('unknownMod', { value: missing.join(', '), known: book.book.mods });
  return named;
}

export function newSeat(cult: string, npc: boolean): SeatState {
  return {
    cult,
    npc,
    deck: [],
    hand: [],
    discard: [],
    tokens: [0, 0, 0],
    rituals: [0, 2, 2, 1],
    sites: 4,
    dominance: 8,
    plans: 4,
    spots: [0, 0, 0, 0],
    bought: 0,
    kept: [],
    bonus: [],
  };
}

function newDistrict(open: boolean): DistrictState {
  return {
    open,
    sanity: 0,
    investigators: 0,
    track: 0,
    rituals: [],
    sites: [],
    dominance: [],
    stacks: [
      [-1, 0],
      [-1, 0],
    ],
    plans: [],
  };
}

/** A state with nothing on the board yet; R4.2: the district and the Ritual fields that are closed are so from the start. */
export function emptyState(book: Catalogue, setting: Setting): State {
  const cults = setting.seats.map((seat) => seat.cult);
  const state: State = {
    setting,
    types: book.types,
    made: packed(book.types, () => 0),
    random: streamFrom(setting.seed),
    flow: [],
    asks: NO_ASKS,
    asked: 0,
    reveals: 0,
    round: 1,
    phase: 'setup',
    first: 0,
    active: 0,
    seats: packed(cults, (cult) => newSeat(cult, false)),
    districts: packed(DISTRICTS, (name) => newDistrict(name !== setting.closed)),
    cityDeck: [],
    city: [],
    modifiers: [],
    subscriptions: [],
    dice: null,
    turn: null,
    fight: null,
    used: [],
    rolls: { recruitment: [], npc: [] },
    objective: null,
    store: {},
    strikes: {},
    blank: [],
    calls: 0,
    uses: 0,
    cardQuestions: 0,
    roundQuestions: 0,
    outcome: null,
  };
  if (setting.npc !== null) state.seats.push(newSeat(setting.npc, true));
  const rules = book.book.rules.filter(({ when, source = '' }) => when === undefined || settingIs(state, when, source));
  for (const spec of rules) {
    const modifier = modifierFrom(state, spec, { seat: -1, district: -1, source: spec.source ?? 'rules' });
    if (modifier !== null) state.modifiers = [...state.modifiers, modifier];
  }
  return state;
}

/** R4.4: the starting cards of a cult, shuffled. */
export function dealStartingDeck(game: CultsPlay, seat: number): void {
  const owner = seatAt(game.state, seat);
  const { deck } = game.book.cults.get(owner.cult)!;
  for (const [id, copies] of Object.entries(deck)) {
    const type = game.book.typeById.get(id);
    if (type === undefined) throw new GameError('bookLacks', { what: id });
    for (let i = 0; i < copies; i++) owner.deck.push(makeCopy(game, type));
  }
  shuffle(game.state, owner.deck);
}

/** The stacks of the first game, by the district that is closed. A book never changes: simulations begin thousands of games with one. */
const firstStacks = new WeakMap<Catalogue, Map<District | null, StacksPlan>>();

function stacksOfFirstGame(game: CultsPlay): StacksPlan {
  const { book, state } = game;
  const known = firstStacks.get(book) ?? new Map<District | null, StacksPlan>();
  firstStacks.set(book, known);
  const { closed } = state.setting;
  const plan = known.get(closed) ?? stacksNamed(new Reader(book.book.firstGame.stacks, 'firstGame'), game);
  known.set(closed, plan);
  return plan;
}

function readStacks(reader: Reader, game: CultsPlay): StacksPlan {
  if (reader.value === 'draft' || reader.value === 'random') return reader.value;
  if (reader.value === undefined || reader.value === 'first-game') return stacksOfFirstGame(game);
  if (typeof reader.value === 'string') reader.oneOf(['first-game', 'draft', 'random']);
  return stacksNamed(reader.only(DISTRICTS), game);
}

function stacksNamed(source: Reader, { book, state }: CultsPlay): StacksPlan {
  const seen = new Set<number>();
  return DISTRICTS.flatMap((name, district) => {
    source.field(name).only(STACKS);
    if (!districtAt(state, district).open) return [];
    const types = STACKS.map((kind) => readStackCard(source.field(name).field(kind), book, kind, seen)) as [number, number];
    return [{ district, types }];
  });
}

function readStackCard(reader: Reader, book: Catalogue, kind: string, seen: Set<number>): number {
  const type = readCard(reader, book.types);
  if (book.cards[type]!.kind !== kind) reader.fail('wrongKind', { card: book.types[type]!, kind }, 'R3.2');
  if (seen.has(type)) reader.fail('stackTwice', { card: book.types[type]! }, 'R4.5');
  seen.add(type);
  return type;
}

/** R4.3: which City cards are in the deck, and which are sure to come within the rounds of the game. */
function dealCity(reader: Reader, game: CultsPlay): void {
  reader.only(['include', 'exclude', 'pin']);
  const { state, book } = game;
  const all = [...book.city.keys()];
  const list = (name: string): string[] =>
    reader
      .field(name)
      .items(500)
      .map((item) => all[readCard(item, all)]!);
  const include = reader.field('include').given ? [...new Set(list('include'))] : all;
  const exclude = list('exclude');
  const pin = [...new Set(list('pin'))];
  const reveals = state.setting.rounds - 1;
  if (pin.length > reveals) reader.field('pin').fail('tooManyPinned', { count: pin.length, max: reveals }, 'R5.3');
  const isLeftOut = exclude.length > 0 || pin.length > 0;
  const rest = isLeftOut ? include.filter((id) => !exclude.includes(id) && !pin.includes(id)) : include;
  const mixed = shuffled(state, rest);
  const early = shuffled(state, [...pin, ...mixed.splice(0, reveals - pin.length)]);
  state.cityDeck = [...mixed, ...early.reverse()];
}

/** R4.1: the First Cultist, by choice or at random; in solo the player acts first (R12.1). */
function readFirst(reader: Reader, state: State): number {
  if (reader.value === null && state.setting.npc === null) return randomBelow(state, state.setting.seats.length);
  if (!reader.given || reader.value === null) return 0;
  return reader.oneOf(
    state.setting.seats.map((seat) => seat.cult),
    'notAtTable',
  );
}

/** R4: the state of a new game, with everything that happens before the first question still to do. */
export function newState(config: unknown, book: Catalogue, play: (state: State) => CultsPlay): CultsPlay {
  const reader = new Reader(config ?? {}, 'config');
  checkWords(reader, ['seed']);
  reader.only(FIELDS);
  const solo = reader.field('solo').only(['npc', 'objective']);
  const seats = readSeats(reader.field('seats'), solo.given, book);
  const npc = readNpc(solo, seats, book);
  const objectives = [...book.objectives.keys()];
  const wanted = solo.field('objective');
  const objective =
    npc === null || wanted.value === null
      ? null
      : wanted.given
        ? objectives[readCard(wanted, objectives)]!
        : book.book.firstGame.objective;
  const setting: Setting = {
    seats,
    npc,
    objective,
    rounds: readRounds(reader.field('rounds')),
    closed: readClosed(reader.field('closed'), seats.length + (npc === null ? 0 : 1), npc !== null),
    npcOpposeTie: readOptions(reader.field('options')),
    mods: readMods(reader.field('mods'), book),
    seed: reader.field('seed').text(200, '0'),
    traced: true,
    ...readSettings(reader.field('settings'), book),
  };
  const game = play(emptyState(book, setting));
  const { state } = game;
  state.first = readFirst(reader.field('first'), state);
  state.active = state.first;
  dealCity(reader.field('city'), game);
  for (let seat = 0; seat < state.seats.length; seat++) dealStartingDeck(game, seat);
  const setups = [...book.setups.keys()];
  const setup = reader.field('setup');
  const card = setup.value === null ? null : setup.given ? setups[readCard(setup, setups)]! : book.book.firstGame.setup;
  const stacks = readStacks(reader.field('stacks'), game);
  const frame: SetupFrame = { step: 'setup', stacks, choice: book.stackable, card, objective };
  state.flow.push(frame);
  return game;
}
