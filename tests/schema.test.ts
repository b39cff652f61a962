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

/** The first of each kind that was met. */
const samples = { decisions: new Map<string, Doc>(), events: new Map<string, Doc>() };

function keep(into: Map<string, Doc>, name: unknown, value: Doc): void {
  if (!into.has(name as string)) into.set(name as string, value);
}

/** A table of which every command and every reply is checked as it goes over the wire. */
class CheckedTable {
  readonly table: Table;

  constructor(book: Catalogue = baseBook()) {
    this.table = new Table(book, wordsOf('en'));
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
    const value = bot.choose(state.ask!).map((i) => decision.options[i]!.id);
    this.get({ cmd: 'answer', value, id: decision.id, seat: decision.seat }, 'events');
    return true;
  }

  /** Everything that can be asked for at this moment. `since`: events that were seen before. */
  look(since: number): void {
    const { setting, ask } = this.table.session.state;
    const asked = ask?.seat ?? 0;
    // Whoever is asked sees most; the others in turn.
    for (const at of new Set([asked, since % setting.seats.length]))
      this.get({ cmd: 'view', seat: setting.seats[at]!.cult, since }, 'view');
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

const GAMES: Readonly<Record<string, Doc>> = {
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
            { do: 'change', number: 'siteCost', add: 50, lasts: 'turn' },
            { do: 'change', number: 'ritualCost', add: 50, lasts: 'turn' },
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
const POSITIONS: Readonly<Record<string, { readonly book?: CardBook; readonly scenario: Doc }>> = {
  'cards of the base set': {
    scenario: {
      seats: ['dagon', 'hastur', 'cthulhu'],
      round: 5,
      phase: 'planning',
      districts: { downtown: board('dagon', 'hastur'), uptown: board('cthulhu', 'dagon'), northside: board('hastur', 'cthulhu') },
      hands: {
        dagon: busy('black-market', 'desecration', 'safe-house', 'safe-house', 'hunting-horror', 'deep-one-raiders'),
        hastur: busy('desecration', 'safe-house', 'hunting-horror', 'star-spawn', 'deep-one-raiders', 'black-market'),
        cthulhu: busy('black-market', 'desecration', 'hunting-horror', 'nightgaunt', 'safe-house', 'dark-young'),
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

function playAndCheck(table: CheckedTable, seed: string): void {
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

function loaded(name: string, seed: string): CheckedTable {
  const { book, scenario } = POSITIONS[name]!;
  const table = new CheckedTable(book === undefined ? baseBook() : catalogue(book));
  table.get({ cmd: 'load', scenario: { ...scenario, seed } }, 'events');
  return table;
}

const unmet = (): string[] => [
  ...DECISION_KINDS.filter((kind) => !samples.decisions.has(kind)),
  ...EVENT_TYPES.filter((type) => !samples.events.has(type)),
];

describe('whatever a game says fits its schema', () => {
  test.each(Object.entries(GAMES))('%s', (name, config) => {
    const table = new CheckedTable();
    table.get({ cmd: 'new', config }, 'decision');
    playAndCheck(table, name);
  });

  test.each(Object.keys(POSITIONS))('%s', (name) => playAndCheck(loaded(name, 'a'), name));

  test('every kind of question and every type of event is met, and none that has no variant', () => {
    // Which game brings what is chance: more are played until nothing is missing.
    for (let seed = 0; seed < 40 && unmet().length > 0; seed++) {
      for (const name of Object.keys(POSITIONS)) {
        const table = loaded(name, String(seed));
        for (const bot = new RandomBot(`${name} ${seed}`); table.step(bot); );
      }
    }
    expect(unmet()).toEqual([]);
    expect([...samples.decisions.keys()].filter((kind) => !DECISION_KINDS.includes(kind))).toEqual([]);
    expect([...samples.events.keys()].filter((type) => !EVENT_TYPES.includes(type))).toEqual([]);
  });

  test('each of them fits its own variant and no other', () => {
    const variants = Object.keys(SCHEMAS).filter((name) => /^(decision|event)\./.test(name));
    for (const [kind, sample] of samples.decisions)
      expect(variants.filter((name) => fits(name, sample))).toEqual([`decision.${kind}`]);
    for (const [type, sample] of samples.events) expect(variants.filter((name) => fits(name, sample))).toEqual([`event.${type}`]);
  });
});

/** Names in the sources of the engine, where they are first words of such calls. */
function inSources(call: RegExp): string[] {
  const folder = join(import.meta.dirname, '..', 'src', 'engine', 'cults');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const found = files.flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(call)].map((match) => match[1]!));
  return [...new Set(found.flatMap((words) => [...words.matchAll(/'(\w+)'/g)].map((match) => match[1]!)))];
}

test('the engine knows no event and no question that has no variant', () => {
  const types = inSources(/\bemit\(\s*game,\s*([^,]+),/g);
  expect(types.filter((type) => !EVENT_TYPES.includes(type))).toEqual([]);
  expect([...types, 'answerUndone'].sort()).toEqual([...EVENT_TYPES].sort());
  const kinds = inSources(/\bask(?:One)?\(\s*game,\s*frame,\s*[\w.]+,\s*('\w+'),/g);
  expect(kinds.sort()).toEqual([...DECISION_KINDS].sort());
});

const without = (doc: Doc, field: string): Doc => Object.fromEntries(Object.entries(doc).filter(([key]) => key !== field));

describe('what is broken does not fit', () => {
  test.each(['decisions', 'events'] as const)('%s with a field too few, too many or of another kind', (what) => {
    const name = what.slice(0, -1);
    for (const [kind, sample] of samples[what]) {
      for (const field of SCHEMAS[`${name}.${kind}`]!['required'] as string[])
        expect(fits(name, without(sample, field)), `${kind} without ${field}`).toBe(false);
      for (const field of Object.keys(sample))
        expect(fits(name, { ...sample, [field]: { odd: true } }), `${kind} with an odd ${field}`).toBe(false);
      expect(fits(name, { ...sample, extra: 1 }), `${kind} with more`).toBe(false);
    }
  });

  test('options with a detail too few or too many', () => {
    for (const [kind, sample] of samples.decisions) {
      for (const option of sample['options'] as Doc[]) {
        const changed = (other: Doc): Doc => ({ ...sample, options: [other] });
        expect(fits('decision', changed(option))).toBe(true);
        expect(fits('decision', changed({ ...option, extra: 1 })), kind).toBe(false);
        for (const detail of Object.keys(without(option, 'mode')))
          expect(fits('decision', changed(without(option, detail))), `${kind} without ${detail}`).toBe(false);
      }
    }
  });

  test('views, positions and saves with a field too few or too many', () => {
    const table = new CheckedTable();
    table.get({ cmd: 'new', config: GAMES['two, first game'] }, 'decision');
    for (const name of ['view', 'position', 'save', 'state']) {
      const doc = table.get(name === 'view' ? { cmd: name, seat: 'dagon' } : { cmd: name }, name);
      for (const field of SCHEMAS[name]!['required'] as string[])
        expect(fits(name, without(doc, field)), `${name} without ${field}`).toBe(false);
      for (const field of Object.keys(doc).filter((key) => key !== 'store'))
        expect(fits(name, { ...doc, [field]: { odd: true } }), `${name} with an odd ${field}`).toBe(false);
      expect(fits(name, { ...doc, secret: 1 }), name).toBe(false);
    }
  });

  test.each<[string, Doc]>([
    ['no cmd', {}],
    ['an unknown cmd', { cmd: 'nonsense' }],
    ['an answer without value', { cmd: 'answer' }],
    ['an answer that is no list', { cmd: 'answer', value: 'pass' }],
    ['an option twice', { cmd: 'answer', value: ['downtown', 'downtown'] }],
    ['a field too many', { cmd: 'hash', of: 'state' }],
    ['a view of nobody', { cmd: 'view' }],
    ['a view since never', { cmd: 'view', seat: 'dagon', since: -1 }],
    ['a save of another game', { cmd: 'restore', save: { format: 'chess' } }],
  ])('command: %s', (_, command) => {
    expect(fits('command', command)).toBe(false);
    const table = new Table(baseBook(), wordsOf('en'));
    table.command({ cmd: 'new', config: { seats: ['dagon', 'hastur'] } });
    expect(table.command(command)['ok']).toBe(false);
  });

  const two = { seats: ['dagon', 'hastur'] };
  const four = { seats: ['dagon', 'hastur', 'cthulhu', 'chaugnar'] };
  const alone = { seats: ['dagon'], solo: { npc: 'hastur' } };
  const downtown = (place: Doc): Doc => ({ ...two, districts: { downtown: place } });

  test.each<[string, string, Doc, boolean]>([
    ['new', 'two seats', two, true],
    ['new', 'no seats', {}, false],
    ['new', 'one seat', { seats: ['dagon'] }, false],
    ['new', 'the same seat twice', { seats: ['dagon', 'dagon'] }, false],
    ['new', 'solo', alone, true],
    ['new', 'solo for two', { ...two, solo: { npc: 'cthulhu' } }, false],
    ['new', 'solo elsewhere', { ...alone, closed: 'uptown' }, false],
    ['new', 'nothing closed with four', { ...four, closed: null }, true],
    ['new', 'a closed district with four', { ...four, closed: 'uptown' }, false],
    ['new', 'nothing closed with two', { ...two, closed: null }, false],
    ['new', 'five rounds', { ...two, rounds: 5 }, false],
    ['new', 'a first player at random', { ...two, first: null }, true],
    ['new', 'a misspelt field', { ...two, round: 6 }, false],
    ['new', 'a misspelt seat', { seats: ['dagon', { cult: 'hastur', bot: 'random' }] }, false],
    ['new', 'stacks that are none', { ...two, stacks: 'chaos' }, false],
    ['new', 'a seed that is a number', { ...two, seed: 7 }, false],
    ['load', 'nothing but seats', two, true],
    ['load', 'nobody', { round: 2 }, false],
    ['load', 'a seat and its player', { seats: ['dagon', { cult: 'hastur', by: 'random' }] }, true],
    ['load', 'a district by halves', downtown({ sanity: 2, guardian: { card: 'star-spawn' }, action: null }), true],
    ['load', 'a stack of nothing', downtown({ guardian: { left: 2 } }), false],
    ['load', 'a Ritual too high', downtown({ rituals: [['dagon', 4]] }), false],
    ['load', 'a Ritual by halves', downtown({ rituals: [['dagon']] }), false],
    ['load', 'a Site twice', downtown({ sites: ['dagon', 'dagon'] }), false],
    ['load', 'a field off the track', downtown({ track: 5 }), false],
    ['load', 'a district that is none', { ...two, districts: { harbour: {} } }, false],
    ['load', 'a phase that is none', { ...two, phase: 'night' }, false],
    ['load', 'a misspelt field', { ...two, discard: {} }, false],
    ['load', 'misspelt tokens', { ...two, tokens: { dagon: { thugs: 1 } } }, false],
    ['load', 'a Plan three times', { ...two, planned: { dagon: { influence: 3 } } }, false],
    ['load', 'a change of no number', { ...two, modifiers: [{ number: 'luck', lasts: 'game' }] }, false],
    ['load', 'a change', { ...two, modifiers: [{ number: 'planSpots', lasts: 'game', set: 3 }] }, true],
    ['load', 'a die face that is none', { ...two, rolls: { recruitment: ['six'] } }, false],
    ['load', 'an NPC die of six', { ...two, rolls: { npc: [6] } }, false],
    ['load', 'half a stream', { ...two, random: '1,2' }, false],
  ])('%s: schema and engine agree on %s', (cmd, _, doc, good) => {
    const command = { cmd, [cmd === 'new' ? 'config' : 'scenario']: doc };
    expect(fits('command', command)).toBe(good);
    expect(new Table(baseBook(), wordsOf('en')).command(command)['ok']).toBe(good);
  });

  test('what mods may bring is let through, but not under a name of the rules', () => {
    const asked = { id: 1, seat: 'dagon', options: [{ id: 'a', label: 'A', colour: 'red' }], min: 1, max: 1, mood: 'dark' };
    const words = { prompt: '?', suggest: ['a'], refused: [] };
    expect(fits('decision', { ...asked, ...words, kind: 'probe:colour' })).toBe(true);
    expect(fits('decision', { ...asked, ...words, kind: 'placeSite' })).toBe(false);
    expect(fits('event', { type: 'probe:rained', drops: 3 })).toBe(true);
    expect(fits('event', { type: 'ritualPlaced', drops: 3 })).toBe(false);
    expect(fits('event', { type: 'probe:rained', own: { drops: 3 } })).toBe(false);
  });
});

describe('cults schema', () => {
  function printed(...args: string[]): Doc {
    const lines: string[] = [];
    const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => lines.push(String(text)) > 0);
    try {
      schemaCommand(args);
    } finally {
      write.mockRestore();
    }
    return JSON.parse(lines.join('')) as Doc;
  }

  test('prints everything', () => {
    const document = printed();
    expect(document).toEqual(JSON.parse(JSON.stringify(allSchemas())));
    const named = 'command reply decision event view scenario config save outcome error'.split(' ');
    expect(Object.keys(document['$defs'] as Doc)).toEqual(expect.arrayContaining(named));
    for (const name of Object.keys(SCHEMAS)) expect(() => validator(name)).not.toThrow();
  });

  test('prints one that stands alone', () => {
    const alone = new Ajv2020({ strict: true }).compile(printed('--name', 'event'));
    for (const sample of samples.events.values()) expect(alone(sample)).toBe(true);
    expect(alone({ type: 'ritualPlaced' })).toBe(false);
    for (const name of Object.keys(SCHEMAS)) {
      const text = JSON.stringify(schemaNamed(name));
      const parts = Object.keys((schemaNamed(name)['$defs'] ?? {}) as Doc);
      for (const [, part] of text.matchAll(/"#\/\$defs\/([^"]+)"/g)) expect(parts, name).toContain(part);
    }
  });

  test('refuses a name it does not know', () => {
    expect(codeOf(() => schemaCommand(['--name', 'nonsense']))).toBe('unknownId');
    expect(codeOf(() => schemaCommand(['--name', 'constructor']))).toBe('unknownId');
    expect(codeOf(() => schemaCommand(['view']))).toBe('unknownArgument');
  });
});
