import { cultsSaves } from '../../../src/games/cults/saves';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test, vi } from 'vitest';
import { RandomBot } from '../../../src/platform/bots';
import { allSchemas, schemaCommand, schemaNamed } from '../../../src/tools/cli/schemas/schema';
import { SCHEMAS } from '../../../src/tools/cli/schemas';
import { DECISION_KINDS, DECISIONS } from '../../../src/games/cults/contract/decisions';
import { EVENT_TYPES } from '../../../src/tools/cli/schemas/events';
import { EVENT_TYPES as GAME_EVENTS } from '../../../src/games/cults/rules';
import { HeadlessTable } from '../../../src/tools/cli/table/headless-table';
import { wordsOf } from '../../../src/tools/cli/words';
import { baseLibrary } from '../../../src/games/cults/base-set/books';
import { codeOf } from '../../harness';
import { withMods } from '../../mods/load';
import { CheckedTable, fits, GAMES, loaded, playAndCheck, POSITIONS, samples, unmet, validator, type Doc } from './schema-games';

describe('whatever a game says fits its schema', () => {
  test.each(Object.entries(GAMES))('%s', (name, config) => {
    const table = new CheckedTable();
    table.get({ cmd: 'new', config }, 'decision');
    playAndCheck(table, name);
  });

  test.each(Object.keys(POSITIONS))('%s', (name) => playAndCheck(loaded(name, 'a'), name));

  test('with settings of a mod', async () => {
    const { book } = await withMods('house-rules');
    const table = new CheckedTable(book);
    const config = { seats: ['dagon', 'hastur'], mods: ['house-rules'], settings: { 'house-rules': { draw: 8 } } };
    table.get({ cmd: 'new', config }, 'decision');
    expect(table.get({ cmd: 'view', seat: 'dagon' }, 'view')['settings']).toMatchObject({ 'house-rules': { draw: 8 } });
  });

  test('every kind of question and every type of event is met, and none that has no variant', () => {
    const table = loaded('cards of the base set', 'undo');
    table.step(new RandomBot('undo'));
    table.get({ cmd: 'undo' }, 'events');
    // Which game brings what is chance: more are played until nothing is missing.
    const names = Object.keys(POSITIONS);
    for (let seed = 0; seed < 90 && unmet().length > 0; seed++) {
      const more = loaded(names[seed % names.length]!, `more ${seed}`);
      for (const bot = new RandomBot(`more ${seed}`); more.step(bot); );
    }
    expect(unmet()).toEqual([]);
    expect([...samples.decisions.keys()].filter((kind) => !Object.hasOwn(DECISIONS, kind))).toEqual([]);
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
  const folder = join(import.meta.dirname, '../../..', 'src', 'games', 'cults', 'rules');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const found = files.flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(call)].map((match) => match[1]!));
  return [...new Set(found.flatMap((words) => [...words.matchAll(/'(\w+)'/g)].map((match) => match[1]!)))];
}

test('the engine knows no event and no question that has no variant', () => {
  const types = inSources(/\bemit\(\s*game,\s*([^,]+),/g);
  expect(types.filter((type) => !EVENT_TYPES.includes(type))).toEqual([]);
  expect([...types, 'answerUndone', 'modKilled'].sort()).toEqual([...EVENT_TYPES].sort());
  expect([...GAME_EVENTS].sort()).toEqual([...types].sort());
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
    const table = new HeadlessTable(cultsSaves, baseLibrary(), { of: () => wordsOf('en') });
    void table.command({ cmd: 'new', config: { seats: ['dagon', 'hastur'] } });
    expect(table.command(command)).toMatchObject({ ok: false });
  });

  const two = { seats: ['dagon', 'hastur'] };
  const four = { seats: ['dagon', 'hastur', 'cthulhu', 'chaugnar'] };
  const alone = { seats: ['dagon'], solo: { npc: 'hastur' } };
  const downtown = (place: Doc): Doc => ({ ...two, districts: { downtown: place } });
  const [three, five] = [3, 5].map((influence) => ({ dagon: { influence } }));
  const threeSpots = { number: 'planSpots', lasts: 'game', set: 3 };

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
    ['load', 'an Objective still to be drawn', { seats: ['dagon'], solo: { npc: 'hastur', objective: null } }, true],
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
    ['load', 'a Plan three times, as a card allows', { ...two, planned: three, modifiers: [threeSpots] }, true],
    ['load', 'a Plan five times, which no card allows', { ...two, planned: five, modifiers: [threeSpots] }, false],
    ['load', 'a change of no number', { ...two, modifiers: [{ number: 'luck', lasts: 'game' }] }, false],
    ['load', 'a change', { ...two, modifiers: [threeSpots] }, true],
    ['load', 'a die face that is none', { ...two, rolls: { recruitment: ['six'] } }, false],
    ['load', 'an NPC die of six', { ...two, rolls: { npc: [6] } }, false],
    ['load', 'half a stream', { ...two, random: '1,2' }, false],
  ])('%s: schema and engine agree on %s', (cmd, _, doc, good) => {
    const command = { cmd, [cmd === 'new' ? 'config' : 'scenario']: doc };
    expect(fits('command', command)).toBe(good);
    expect(new HeadlessTable(cultsSaves, baseLibrary(), { of: () => wordsOf('en') }).command(command)).toMatchObject({
      ok: good,
    });
  });

  test('a Plan more often than the rules in force allow fits the schema, which does not know them, and the engine refuses it', () => {
    const command = { cmd: 'load', scenario: { ...two, planned: three } };
    expect(fits('command', command)).toBe(true);
    const reply = new HeadlessTable(cultsSaves, baseLibrary(), { of: () => wordsOf('en') }).command(command);
    expect(reply).toMatchObject({ ok: false, error: { path: 'scenario.planned.dagon.influence' } });
  });

  test('a position with three Plans on a board is written and fits', () => {
    const table = new CheckedTable();
    table.get({ cmd: 'load', scenario: { ...two, phase: 'planning', planned: three, modifiers: [threeSpots] } }, 'events');
    expect(table.get({ cmd: 'position' }, 'position')['planned']).toMatchObject(three!);
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
