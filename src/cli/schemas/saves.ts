import { SAVE_FORMAT, SAVE_VERSION } from '../../session/save';
import {
  among,
  closed,
  cult,
  described,
  exactly,
  flag,
  list,
  modSettings,
  either,
  only,
  open,
  orNull,
  pair,
  ref,
  text,
  whole,
  type Schema,
  type Schemas,
} from './parts';

/** Saves, and the whole state: integers for the engine (src/engine/cults/state.ts says what they stand for). */

const integer = whole(-2_147_483_648, 2_147_483_647);
const number = whole(0, 2_147_483_647);
const copies = list(number, 10_000);
const frame = open({ step: text(10_000) });

const setting = closed(
  {
    seats: list(closed({ cult, by: text(), name: text() })),
    npc: orNull(cult),
    objective: orNull(ref('card')),
    rounds: whole(6, 10),
    closed: orNull(ref('district')),
    npcOpposeTie: among(['high', 'low']),
    mods: list(text()),
    seed: text(),
    traced: flag,
  },
  { settings: modSettings },
);

const seat = closed({
  cult,
  npc: flag,
  deck: copies,
  hand: copies,
  discard: copies,
  tokens: exactly(3, number),
  rituals: exactly(4, number),
  sites: number,
  dominance: number,
  plans: number,
  spots: exactly(4, number),
  bought: number,
  kept: copies,
  bonus: copies,
});

const place = closed({
  open: flag,
  sanity: number,
  investigators: number,
  track: number,
  rituals: list(number),
  sites: list(number),
  dominance: list(number),
  stacks: exactly(2, pair(integer, integer)),
  plans: list(number),
});

const modifier = closed({
  number: ref('ruleNumber'),
  add: integer,
  set: orNull(integer),
  atLeast: orNull(integer),
  atMost: orNull(integer),
  district: integer,
  seat: integer,
  kind: orNull(ref('stack')),
  lasts: among(['turn', 'round', 'game']),
  until: integer,
  source: text(),
});

const subscription = closed({
  triggers: list(ref('trigger')),
  owner: integer,
  lasts: among(['round', 'game']),
  until: integer,
  source: text(),
});

const ask = closed({
  id: number,
  seat: number,
  kind: text(),
  refs: list(integer),
  min: number,
  max: number,
  need: orNull(closed({ what: text(), amount: integer, weights: list(integer), leave: integer })),
  groups: orNull(list(number)),
  bars: orNull(list(pair(number, number))),
  wants: orNull(list(pair(number, list(number)))),
  words: orNull(list(text())),
  frame,
});

const turn = closed({
  seat: number,
  district: number,
  plan: integer,
  acted: flag,
  moved: flag,
  fresh: copies,
  spent: copies,
  fought: among(['none', 'won', 'lost']),
  skipAdvance: flag,
  keepRitual: flag,
});

const side = closed({
  seat: number,
  cards: copies,
  forfeited: copies,
  thugs: number,
  extra: integer,
  dice: list(number),
  revealed: flag,
  passesOn: flag,
  takesBack: flag,
});

const outcome = closed({
  winners: list(number),
  scores: list(ref('score')),
  objective: orNull(closed({ id: ref('card'), met: flag })),
});

const state = closed({
  setting,
  types: list(ref('card')),
  made: copies,
  random: exactly(4, integer),
  flow: list(frame),
  ask: orNull(ask),
  asked: number,
  reveals: number,
  round: number,
  phase: ref('phase'),
  first: number,
  active: number,
  seats: list(seat),
  districts: exactly(4, place),
  cityDeck: list(ref('card')),
  city: list(ref('card')),
  modifiers: list(modifier),
  subscriptions: list(subscription),
  dice: orNull(closed({ seat: number, faces: list(number), rerolls: number })),
  turn: orNull(turn),
  fight: orNull(closed({ district: number, sides: list(side), winner: integer, attack: list(integer) })),
  used: copies,
  rolls: closed({ recruitment: list(number), npc: list(number) }),
  objective: orNull(ref('card')),
  store: described('By mod id: canonical JSON text.', { type: 'object', additionalProperties: text() }),
  strikes: { type: 'object', additionalProperties: number },
  blank: list(text()),
  calls: number,
  outcome: orNull(outcome),
});

const entry = either(
  closed({ seat: text(80), answer: list(text(200), 500), bot: flag, revealed: flag }),
  closed({ blank: text(120), seat: text(80) }),
  closed({ modKilled: text(80) }),
  closed(
    {
      stopped: text(120),
      run: whole(0),
      reason: among(['outOfFuel', 'outOfMemory', 'aborted']),
      file: text(200),
      line: whole(0),
      column: whole(0),
      reveals: whole(0),
    },
    { atStart: { const: true } },
  ),
  closed({ without: text(80) }),
);
const mapped = (value: Schema): Schema => ({ type: 'object', additionalProperties: value });
const pin = closed({ id: text(80), version: text(80), hash: text(80) }, { files: mapped(text(64)) });
const outline = closed(
  { kind: among(['starting', 'guardian', 'action', 'disorganization']) },
  {
    cost: whole(0, 1000),
    copies: whole(0, 1000),
    icons: closed({}, { attack: whole(0, 100), power: whole(0, 100), terror: whole(0, 100) }),
  },
);
const start: Schema = either(closed({ config: ref('config') }), closed({ scenario: ref('scenario') }));

export const saves: Schemas = {
  save: described(
    'A game to be continued.',
    closed(
      {
        format: only(SAVE_FORMAT),
        version: whole(1, SAVE_VERSION),
        start: described('How the game began.', start),
        log: described('Every answer since, and what happened to mods.', list(entry, 100_000)),
        mods: described('The mods it was played with.', list(pin, 200)),
        state: ref('state'),
        hash: described('Of the state: damage shows.', ref('hash')),
      },
      {
        cards: described('What is printed on the cards of mods, without their effects.', mapped(outline)),
        contents: described(
          'The files of the mods by mod and path, where the save carries them.',
          mapped(mapped(either(text(), closed({ base64: text() })))),
        ),
      },
    ),
  ),
  state: described('Everything, for tools; never sent to a player.', state),
};
