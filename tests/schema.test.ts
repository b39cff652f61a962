import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { describe, expect, test, vi } from 'vitest';
import { base } from '../mods/base';
import { RandomBot } from '../src/bots';
import { allSchemas, schemaCommand, schemaNamed } from '../src/cli/schema';
import { SCHEMAS } from '../src/cli/schemas';
import { DECISION_KINDS } from '../src/cli/schemas/decisions';
import { EVENT_TYPES } from '../src/cli/schemas/events';
import { Table } from '../src/cli/table';
import { wordsOf } from '../src/cli/words';
import { catalogue, type Catalogue, type CardBook } from '../src/engine';
import { baseBook } from '../src/session/books';
import { codeOf } from './harness';

type Doc = Record<string, unknown>;

const ajv = new Ajv2020({ strict: true });
ajv.addSchema(allSchemas(), 'cults');

function validator(name: string): ValidateFunction {
  const found = ajv.getSchema(`cults#/$defs/${name}`);
  if (found === undefined) throw new Error(`no schema ${name}`);
  return found;
}

function fits(name: string, value: unknown): boolean {
  return validator(name)(value) as boolean;
}

/** Says where, since "one of many variants" alone helps nobody. */
function check(name: string, value: unknown): void {
  if (fits(name, value)) return;
  const errors = validator(name).errors!.map((error) => `${error.instancePath} ${error.message} (${error.schemaPath})`);
  const deepest = errors.sort((a, b) => b.split('/').length - a.split('/').length).slice(0, 5);
  throw new Error(`not a ${name}:\n${deepest.join('\n')}\n${JSON.stringify(value).slice(0, 3000)}`);
}

/** A table of which every command and every reply is checked as it goes over the wire. */
class CheckedTable {
  readonly table: Table;
  readonly kinds = new Set<string>();
  readonly types = new Set<string>();

  constructor(book: Catalogue = baseBook()) {
    this.table = new Table(book, wordsOf('en'));
  }

  send(command: Doc): Doc {
    check('command', command);
    const reply = JSON.parse(JSON.stringify(this.table.line(JSON.stringify(command)))) as Doc;
    check('reply', reply);
    for (const event of (reply['events'] ?? []) as Doc[]) this.types.add(event['type'] as string);
    const decision = reply['decision'] as Doc | null | undefined;
    if (decision) this.kinds.add(decision['kind'] as string);
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
    const value = bot.choose(state.ask!).map((i) => decision.options[i]!.id);
    this.get({ cmd: 'answer', value, id: decision.id, seat: decision.seat }, 'events');
    return true;
  }

  /** Everything that can be asked for at this moment. `since`: events that were seen before. */
  look(since: number): void {
    for (const { cult } of this.table.session.state.setting.seats) this.get({ cmd: 'view', seat: cult, since }, 'view');
    this.get({ cmd: 'state' }, 'state');
    const reply = this.send({ cmd: 'position' });
    if (reply['ok'] === true) check('scenario', reply['position']);
    else expect((reply['error'] as Doc)['code']).toBe('midTurn');
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

const GAMES: Readonly<Record<string, Doc>> = {
  'two, first game': { seats: ['dagon', 'hastur'], seed: 'schema 2' },
  'two, draft, against a bot': {
    seats: ['dagon', { cult: 'hastur', by: 'random' }],
    seed: 'schema bot',
    stacks: 'draft',
    closed: 'uptown',
  },
  'three, random stacks': { seats: players(3), seed: 'schema 3', stacks: 'random', setup: null, first: null },
  'four, draft': { seats: players(4), seed: 'schema 4', stacks: 'draft', rounds: 7 },
  'four, stacks chosen': {
    seats: players(4),
    seed: 'schema 4b',
    stacks: {
      downtown: { guardian: 'byakhee', action: 'false-trail' },
      rivertown: { guardian: 'dark-young', action: 'safe-house' },
      uptown: { guardian: 'dimensional-shambler', action: 'bribed-constable' },
      northside: { guardian: 'deep-one-raiders', action: 'recruiters' },
    },
    city: { pin: ['university-lecture', 'witch-hunt'] },
  },
  solo: { seats: ['dagon'], seed: 'schema solo', solo: { npc: 'hastur', objective: null }, options: { npcOpposeTie: 'low' } },
};

const seen = { kinds: new Set<string>(), types: new Set<string>() };

function remember(table: CheckedTable): void {
  for (const kind of table.kinds) seen.kinds.add(kind);
  for (const type of table.types) seen.types.add(type);
}

function playAndCheck(table: CheckedTable, seed: string): void {
  const bot = new RandomBot(seed);
  for (let steps = 1, since = 0; ; steps++) {
    table.look(since);
    since = table.table.session.events.length;
    if (steps % 40 === 0) table.saveAndUndo();
    if (!table.step(bot)) break;
  }
  table.look(0);
  table.saveAndUndo();
  remember(table);
}

describe('whatever a game says fits its schema', () => {
  test.each(Object.entries(GAMES))('%s', (name, config) => {
    const table = new CheckedTable();
    check('config', config);
    table.get({ cmd: 'new', config }, 'decision');
    playAndCheck(table, name);
    expect(table.table.session.outcome).not.toBeNull();
  });

});
describe('x', () => { test('seen', () => {
  console.log(DECISION_KINDS.filter(k => !seen.kinds.has(k)), EVENT_TYPES.filter(k => !seen.types.has(k)), [...seen.kinds, ...seen.types].filter(k => !DECISION_KINDS.includes(k) && !EVENT_TYPES.includes(k)));
}); });
