import type { Catalogue, Reader } from '../engine';

/** Checks the shape of a state from outside, so that damage is named by its path before anything is played on it. */
type Check = (reader: Reader) => void;

const whole: Check = (reader) => void reader.integer(-2_147_483_648, 2_147_483_647);
const natural: Check = (reader) => void reader.integer(0, 2_147_483_647);
const text: Check = (reader) => void reader.text(10_000);
const flag: Check = (reader) => {
  if (typeof reader.value !== 'boolean') reader.fail('notAFlag');
};
const record: Check = (reader) => void reader.record();
const list =
  (item: Check, exactly?: number): Check =>
  (reader) => {
    if (!Array.isArray(reader.value)) reader.fail('notAList');
    const items = reader.items(10_000);
    if (exactly !== undefined && items.length !== exactly) reader.fail('wrongLength', { count: items.length, max: exactly });
    items.forEach(item);
  };
const orNull =
  (check: Check): Check =>
  (reader) => {
    if (reader.value !== null) check(reader);
  };
const shape =
  (fields: Readonly<Record<string, Check>>): Check =>
  (reader) => {
    reader.only(Object.keys(fields));
    for (const [name, check] of Object.entries(fields)) check(reader.field(name));
  };

const copies = list(natural);
const frame: Check = (reader) => text(reader.field('step'));

const ask = shape({
  id: natural,
  seat: natural,
  kind: text,
  refs: list(whole),
  min: natural,
  max: natural,
  need: orNull(shape({ what: text, amount: whole, weights: list(whole), leave: whole })),
  groups: orNull(list(natural)),
  bars: orNull(list(list(natural, 2))),
  wants: orNull(list(record2)),
  words: orNull(list(text)),
  frame,
});

/** A pair of an option and a list of options. */
function record2(reader: Reader): void {
  const pair = reader.items(2);
  if (pair.length !== 2) reader.fail('wrongLength', { count: pair.length, max: 2 });
  natural(pair[0]!);
  list(natural)(pair[1]!);
}

const seat = shape({
  cult: text,
  npc: flag,
  deck: copies,
  hand: copies,
  discard: copies,
  tokens: list(natural, 3),
  rituals: list(natural, 4),
  sites: natural,
  dominance: natural,
  plans: natural,
  spots: list(natural, 4),
  bought: natural,
  kept: copies,
  bonus: copies,
});

const district = shape({
  open: flag,
  sanity: natural,
  investigators: natural,
  track: natural,
  rituals: list(natural),
  sites: list(natural),
  dominance: list(natural),
  stacks: list(list(whole, 2), 2),
  plans: list(natural),
});

const modifier = shape({
  number: text,
  add: whole,
  set: orNull(whole),
  atLeast: orNull(whole),
  atMost: orNull(whole),
  district: whole,
  seat: whole,
  kind: orNull(text),
  lasts: text,
  until: whole,
  source: text,
});

const side = shape({
  seat: natural,
  cards: copies,
  forfeited: copies,
  thugs: natural,
  extra: whole,
  dice: list(natural),
  revealed: flag,
  passesOn: flag,
  takesBack: flag,
});

const turn = shape({
  seat: natural,
  district: natural,
  plan: whole,
  acted: flag,
  moved: flag,
  fresh: copies,
  spent: copies,
  fought: text,
  skipAdvance: flag,
  keepRitual: flag,
});

const settings: Check = (reader) => {
  if (reader.given) for (const [, chosen] of reader.entries()) record(chosen);
};
const texts: Check = (reader) => reader.entries().forEach(([, kept]) => text(kept));

const setting = shape({
  seats: list(shape({ cult: text, by: text, name: text })),
  npc: orNull(text),
  objective: orNull(text),
  rounds: natural,
  closed: orNull(text),
  npcOpposeTie: text,
  mods: list(text),
  seed: text,
  traced: flag,
  settings,
});

const STATE = shape({
  setting,
  types: list(text),
  made: copies,
  random: list(whole, 4),
  flow: list(frame),
  ask: orNull(ask),
  asked: natural,
  reveals: natural,
  round: natural,
  phase: text,
  first: natural,
  active: natural,
  seats: list(seat),
  districts: list(district, 4),
  cityDeck: list(text),
  city: list(text),
  modifiers: list(modifier),
  subscriptions: list(record),
  dice: orNull(shape({ seat: natural, faces: list(natural), rerolls: natural })),
  turn: orNull(turn),
  fight: orNull(shape({ district: natural, sides: list(side), winner: whole, attack: list(whole) })),
  used: copies,
  rolls: shape({ recruitment: list(natural), npc: list(natural) }),
  objective: orNull(text),
  store: texts,
  strikes: record,
  blank: list(text),
  calls: natural,
  outcome: orNull(record),
});

/** The state's shape, and that its cards are those of the book. */
export function checkState(reader: Reader, book: Catalogue): void {
  STATE(reader);
  const types = reader.field('types').value as string[];
  if (types.length !== book.types.length || types.some((id, i) => id !== book.types[i])) reader.field('types').fail('otherCards');
  const most = book.types.length * 4096;
  for (const owner of reader.field('seats').items(8)) {
    for (const zone of ['deck', 'hand', 'discard', 'kept', 'bonus'])
      owner
        .field(zone)
        .items(10_000)
        .forEach((copy) => copy.integer(0, most - 1));
  }
}
