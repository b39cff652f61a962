import { openAsk } from '../../../src/kernel';
import { cultsSaves } from '../../../src/games/cults/saves';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { expect } from 'vitest';
import { baseBook, baseLibrary } from '../../../src/games/cults/base-set/books';
import { RandomBot } from '../../../src/platform/bots';
import { allSchemas } from '../../../src/tools/cli/schemas/schema';
import { DECISION_KINDS } from '../../../src/games/cults/contract/decisions';
import { EVENT_TYPES } from '../../../src/tools/cli/schemas/events';
import { HeadlessTable } from '../../../src/tools/cli/table/headless-table';
import { wordsOf } from '../../../src/tools/cli/words';
import { catalogue, type CardBook, type Catalogue } from '../../../src/games/cults/rules';

const base = baseBook().book;

/** Games of which every word is held against the schemas. */

export type Doc = Record<string, unknown>;

const ajv = new Ajv2020({ strict: true });
ajv.addSchema(allSchemas(), 'cults');

export function validator(name: string): ValidateFunction {
  const found = ajv.getSchema(`cults#/$defs/${name}`);
  if (found === undefined) throw new Error(`no schema ${name}`);
  return found;
}

export function fits(name: string, value: unknown): boolean {
  return validator(name)(value) as boolean;
}

/** Says where, since "one of many variants" alone helps nobody. */
export function check(name: string, value: unknown): void {
  if (fits(name, value)) return;
  const errors = validator(name).errors!.map((error) => `${error.instancePath} ${error.message} (${error.schemaPath})`);
  const deepest = errors.sort((a, b) => b.split('/').length - a.split('/').length).slice(0, 5);
  throw new Error(`not a ${name}:\n${deepest.join('\n')}\n${JSON.stringify(value).slice(0, 3000)}`);
}

/** The first of each kind that was met. */
export const samples = { decisions: new Map<string, Doc>(), events: new Map<string, Doc>() };

function keep(into: Map<string, Doc>, name: unknown, value: Doc): void {
  if (!into.has(name as string)) into.set(name as string, value);
}

/** A table of which every command and every reply is checked as it goes over the wire. */
export class CheckedTable {
  readonly table: HeadlessTable;

  constructor(book: Catalogue = baseBook()) {
    this.table = new HeadlessTable(cultsSaves, { ...baseLibrary(), book }, { of: () => wordsOf('en') });
  }

  send(command: Doc): Doc {
    check('command', command);
    const reply = JSON.parse(JSON.stringify(this.table.line(JSON.stringify(command)))) as Doc;
    check('reply', reply);
    for (const event of (reply['events'] ?? []) as Doc[]) keep(samples.events, event['type'], event);
    const decision = reply['decision'] as Doc | null | undefined;
    if (decision) keep(samples.decisions, decision['kind'], decision);
    return reply;
  }

  /** What a command gives; it must not be refused. */
  get(command: Doc, field: string): Doc {
    const reply = this.send(command);
    if (reply['ok'] !== true) throw new Error(`${JSON.stringify(command)}: ${JSON.stringify(reply)}`);
    return reply[field] as Doc;
  }

  /** Answers at random; false once the game is over. */
  step(bot: RandomBot): boolean {
    const { decision, state } = this.table.session;
    if (decision === null) return false;
    const value = bot.choose(openAsk(state)!).map((i) => decision.options[i]!.id);
    this.get({ cmd: 'answer', value, id: decision.id, seat: decision.seat }, 'events');
    return true;
  }

  /** Everything that can be asked for at this moment. `since`: events that were seen before. */
  look(since: number): void {
    const { session } = this.table;
    const ask = openAsk(session.state);
    const asked = ask?.seat ?? 0;
    // Whoever is asked sees most; the others in turn.
    for (const at of new Set([asked, since % session.seats.length]))
      this.get({ cmd: 'view', seat: session.seats[at]!.id, since }, 'view');
    const reply = this.send({ cmd: 'position' });
    if (reply['ok'] === true) check('scenario', reply['position']);
    else expect((reply['error'] as Doc)['code']).toBe('midTurn');
    if (since % 5 === 0) this.get({ cmd: 'state' }, 'state');
  }

  /** A save, what it is restored to, and one answer taken back where that can be. */
  saveAndUndo(): void {
    const save = this.get({ cmd: 'save' }, 'save');
    this.get({ cmd: 'restore', save }, 'events');
    this.get({ cmd: 'hash' }, 'hash');
    if (this.send({ cmd: 'undo' })['ok'] === true) this.get({ cmd: 'restore', save }, 'events');
  }
}

const players = (count: number): Doc[] =>
  ['dagon', 'hastur', 'cthulhu', 'chaugnar'].slice(0, count).map((cult) => ({ cult, name: `Player of ${cult}` }));

export const GAMES: Readonly<Record<string, Doc>> = {
  'two, first game': { seats: ['dagon', 'hastur'], seed: 'schema 2' },
  'two, draft, against a bot': {
    seats: ['dagon', { cult: 'hastur', by: 'random' }],
    seed: 'schema bot',
    stacks: 'draft',
    closed: 'uptown',
  },
  'three, random stacks': { seats: players(3), seed: 'schema 3', stacks: 'random', setup: null, first: null },
  'four, draft': { seats: players(4), seed: 'schema 4', stacks: 'draft' },
  solo: { seats: ['dagon'], seed: 'schema solo', solo: { npc: 'hastur', objective: null }, options: { npcOpposeTie: 'low' } },
};

/** What the base set never does: kinds of questions, events and subscriptions that only cards of mods bring. */
const PROBE: CardBook = {
  ...base,
  mods: ['base', 'probe'],
  cards: [
    ...base.cards,
    {
      id: 'probe:agent',
      kind: 'action',
      cost: 1,
      copies: 40,
      icons: { power: 2 },
      abilities: [
        {
          keyword: 'recruitment',
          effects: [
            { do: 'chooseSeat', of: 'rivals', effects: [{ do: 'disorganization', who: 'eventSeat' }] },
            { do: 'chooseNumber', from: 1, to: 3, effects: [{ do: 'gain', token: 'freak', count: { count: 'chosen' } }] },
            {
              do: 'subscribe',
              lasts: 'round',
              triggers: [{ on: 'planPlaced', by: 'owner', optional: true, effects: [{ do: 'draw', count: 1 }] }],
            },
          ],
        },
        { keyword: 'planning', effects: [{ do: 'removeDominance', of: 'rivals', where: 'anywhere' }] },
        { keyword: 'confrontation', effects: [{ do: 'addAttack', count: 2 }] },
      ],
      triggers: [{ on: 'planTaken', by: 'rival', self: 'discard', effects: [{ do: 'draw', count: 1 }] }],
    },
    {
      id: 'probe:blackout',
      kind: 'city',
      lasts: 'round',
      triggers: [
        {
          on: 'investigatorAdvanced',
          effects: [
            { do: 'change', number: 'siteCost', add: 20, lasts: 'turn' },
            { do: 'change', number: 'ritualCost', add: 20, lasts: 'turn' },
          ],
        },
      ],
    },
  ],
};

const busy = (...cards: string[]): string[] => [...cards, 'adept', 'adept', 'brute', 'whisperer'];
/** R10.4: with no field left, Dominance replaces. */
const board = (a: string, b: string, level = 1): Doc => ({
  rituals: [a, b].map((cult) => [cult, level]),
  sites: [a, b],
  dominance: [b, a, b, a],
});

/** Positions in which much can happen at once. */
export const POSITIONS: Readonly<Record<string, { readonly book?: CardBook; readonly scenario: Doc }>> = {
  'cards of the base set': {
    scenario: {
      seats: ['dagon', 'hastur', 'cthulhu'],
      round: 5,
      phase: 'planning',
      districts: { downtown: board('dagon', 'hastur'), uptown: board('cthulhu', 'dagon'), northside: board('hastur', 'cthulhu') },
      hands: {
        dagon: busy('black-market', 'desecration', 'safe-house', 'byakhee', 'hunting-horror', 'deep-one-raiders'),
        hastur: busy('desecration', 'safe-house', 'byakhee', 'dimensional-shambler', 'bribed-constable', 'watchman'),
        cthulhu: busy('black-market', 'byakhee', 'hunting-horror', 'nightgaunt', 'dimensional-shambler', 'seer'),
      },
      tokens: { dagon: { thug: 2, freak: 3 }, hastur: { thug: 2, freak: 3 }, cthulhu: { thug: 2, freak: 3 } },
    },
  },
  'against the NPC': {
    scenario: {
      seats: ['dagon'],
      solo: { npc: 'hastur', bonus: { cards: ['brute'], thugs: 2 } },
      round: 4,
      phase: 'action',
      districts: {
        downtown: { ...board('dagon', 'hastur', 2), plans: ['hastur', 'dagon', 'dagon'] },
        uptown: { ...board('hastur', 'dagon'), plans: ['dagon', 'hastur', 'dagon'] },
        northside: { rituals: [['hastur', 2]] },
      },
      hands: { dagon: busy('deep-one-raiders', 'deep-one-raiders', 'deep-one-raiders', 'fanatic') },
      tokens: { dagon: { thug: 5, freak: 3 } },
    },
  },
  'cards of a mod': {
    book: PROBE,
    scenario: {
      seats: ['dagon', 'hastur'],
      round: 4,
      phase: 'city',
      districts: { downtown: board('dagon', 'hastur'), uptown: board('hastur', 'dagon') },
      hands: { dagon: busy('probe:agent', 'probe:agent'), hastur: busy('probe:agent', 'probe:agent') },
      decks: { dagon: busy('probe:agent'), hastur: busy('probe:agent') },
      city: { deck: ['probe:blackout', 'curfew', 'probe:blackout'] },
      mods: ['base', 'probe'],
    },
  },
};

export function playAndCheck(table: CheckedTable, seed: string): void {
  const bot = new RandomBot(seed);
  for (let steps = 1, since = 0; ; steps++) {
    table.look(since);
    since = table.table.session.events.length;
    if (steps % 200 === 0) table.saveAndUndo();
    if (!table.step(bot)) break;
  }
  table.look(0);
  table.saveAndUndo();
  expect(table.table.session.outcome).not.toBeNull();
}

export function loaded(name: string, seed: string): CheckedTable {
  const { book, scenario } = POSITIONS[name]!;
  const table = new CheckedTable(book === undefined ? baseBook() : catalogue(book));
  table.get({ cmd: 'load', scenario: { ...scenario, seed } }, 'events');
  return table;
}

/** These come from functions of scripts alone: the sandbox's tests meet them. */
const FROM_SCRIPTS = ['scriptCancelled', 'cardsBlanked', 'modKilled'];

export const unmet = (): string[] => [
  ...DECISION_KINDS.filter((kind) => !samples.decisions.has(kind)),
  ...EVENT_TYPES.filter((type) => !samples.events.has(type) && !FROM_SCRIPTS.includes(type)),
];
