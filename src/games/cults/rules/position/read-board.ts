import type { Reader } from '../../../../kernel';
import { BOUNDS } from '../bounds/bounds';
import { copiesInStack } from '../cards/cards';
import { readCard } from '../phases/config';
import { startingField } from '../fight/investigators';
import { DISTRICTS, STACKS, districtId } from '../../contract/ids';
import { mostHeld, ritualFields, rule } from '../state/numbers';
import { ritual, type DistrictState, type CultsPlay, type SeatState } from '../state/state';
import { RULES } from '../../contract/rule-numbers';
import { seatAt, districtAt } from '../state/at';

const FIELDS = ['sanity', 'investigators', 'track', 'rituals', 'sites', 'dominance', 'guardian', 'action', 'plans'];

/** R12.2: what the NPC has on the board at setup. */
const NPC_SETUP: Readonly<Record<string, number>> = { downtown: 2, uptown: 1, northside: 1 };

/** The board: what is left out has its setup value (first-game stacks and Sanity; in solo the NPC's markers). */
export function readDistricts(reader: Reader, game: CultsPlay): void {
  reader.only(DISTRICTS);
  DISTRICTS.forEach((name, d) => {
    const place = districtAt(game.state, d);
    const field = reader.field(name);
    field.only(FIELDS);
    if (!place.open) {
      place.sanity = field.field('sanity').integer(0, 20, 0);
      for (const key of FIELDS)
        if (key !== 'sanity' && field.field(key).given && !isNothing(field.field(key).value))
          field.field(key).fail('districtClosed', { district: name }, 'R3.7');
      return;
    }
    readDistrict(field, game, d, place);
  });
}

const isNothing = (value: unknown): boolean => value === 0 || value === null || (Array.isArray(value) && value.length === 0);

function readDistrict(reader: Reader, game: CultsPlay, d: number, place: DistrictState): void {
  const { state, book } = game;
  const setup = book.setups.get(book.book.firstGame.setup)!;
  place.sanity = reader.field('sanity').integer(0, 20, setup.sanity[districtId(d)]);
  place.investigators = reader.field('investigators').integer(0, BOUNDS.investigators, 0);
  place.track = reader.field('track').integer(0, 4, startingField(game, d));
  const npc = state.seats.findIndex((seat) => seat.npc);
  readRituals(reader.field('rituals'), game, d, place, npc);
  readSites(reader.field('sites'), game, place, npc);
  readDominance(reader.field('dominance'), game, d, place);
  STACKS.forEach((kind, stack) => readStack(reader.field(kind), game, d, place, stack, kind));
  for (const item of reader.field('plans').items(64)) {
    const seat = cultAt(item, game);
    takeFrom(item, seatAt(state, seat), 'plans');
    place.plans.push(seat);
  }
}

function cultAt(item: Reader, game: CultsPlay): number {
  return item.oneOf(
    game.state.seats.map((seat) => seat.cult),
    'notAtTable',
  );
}

/** R2.1: a marker more than there are is refused at its place. */
function takeFrom(item: Reader, seat: SeatState, what: 'sites' | 'dominance' | 'plans'): void {
  if (seat[what] === 0) item.fail('tooManyMarkers', { what, cult: seat.cult }, 'R2.1');
  seat[what]--;
}

function takeRitual(item: Reader, seat: SeatState, level: number): void {
  if (seat.rituals[level] === 0) item.fail('tooManyMarkers', { what: `ritual-${level}`, cult: seat.cult }, 'R2.1');
  seat.rituals[level]!--;
}

function readRituals(reader: Reader, game: CultsPlay, d: number, place: DistrictState, npc: number): void {
  const level = NPC_SETUP[districtId(d)];
  if (!reader.given) {
    if (npc < 0 || level === undefined) return;
    takeRitual(reader, seatAt(game.state, npc), level);
    place.rituals.push(ritual(npc, level));
    return;
  }
  const items = reader.items(20);
  const open = mostHeld(game, 'ritualFields', ritualFields(game, d));
  if (items.length > open) reader.fail('tooManyRituals', { count: items.length, max: open }, 'R3.3');
  for (const item of items) {
    const pair = item.items(2);
    if (pair.length !== 2) item.fail('notARitual');
    const seat = cultAt(pair[0]!, game);
    const of = pair[1]!.integer(1, 3);
    takeRitual(item, seatAt(game.state, seat), of);
    place.rituals.push(ritual(seat, of));
  }
}

function readSites(reader: Reader, game: CultsPlay, place: DistrictState, npc: number): void {
  if (!reader.given && npc >= 0) {
    takeFrom(reader, seatAt(game.state, npc), 'sites');
    place.sites.push(npc);
  }
  for (const item of reader.items(8)) {
    const seat = cultAt(item, game);
    if (place.sites.includes(seat)) item.fail('siteTwice', { cult: seatAt(game.state, seat).cult }, 'R3.2');
    takeFrom(item, seatAt(game.state, seat), 'sites');
    place.sites.push(seat);
  }
}

function readDominance(reader: Reader, game: CultsPlay, d: number, place: DistrictState): void {
  const items = reader.items(20);
  const fields = mostHeld(game, 'dominanceFields', rule(game, 'dominanceFields', -1, d, RULES.dominanceFields));
  if (items.length > fields) reader.fail('tooManyDominance', { count: items.length, max: fields }, 'R3.2');
  for (const item of items) {
    const seat = cultAt(item, game);
    takeFrom(item, seatAt(game.state, seat), 'dominance');
    place.dominance.push(seat);
  }
}

function readStack(
  reader: Reader,
  game: CultsPlay,
  d: number,
  place: DistrictState,
  stack: number,
  kind: (typeof STACKS)[number],
): void {
  const { book } = game;
  if (reader.value === null) return;
  const standard = book.book.firstGame.stacks[districtId(d)][kind];
  const id = reader.given ? reader.only(['card', 'left']).field('card') : null;
  const type = id === null ? book.typeById.get(standard)! : readCard(id, book.types);
  if (id !== null && book.cards[type]!.kind !== kind) id.fail('wrongKind', { card: book.types[type]!, kind }, 'R3.2');
  const copies = copiesInStack(book, type);
  place.stacks[stack] = [type, reader.field('left').integer(0, copies, copies)];
}
