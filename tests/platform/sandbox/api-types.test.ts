import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInThisContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { EVENT_TYPES } from '../../../src/games/cults/rules';
import { DISTRICTS, FACES, KEYWORDS, RULES, SCRIPT_COUNTS, STACKS, TOKENS } from '../../../src/games/cults/rules';
import { GameError, Reader } from '../../../src/kernel';
import { readDeclaration } from '../../../src/games/cults/vocabulary/declaration';
import { CULTS_GUEST } from '../../../src/games/cults/vocabulary/guest';
import { programOf } from '../../../src/platform/sandbox/guest/program';
import { CHANGE as MODIFIER, KIND_NAMES as DECLARED_KINDS } from '../../../src/games/cults/contract/language';
import { checkEffects, checkTrigger } from '../../../src/games/cults/vocabulary/check';

const ROOT = join(import.meta.dirname, '../../..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const TYPES = read('mods/api-effects.d.ts') + read('mods/api.d.ts');
const DOCS = read('docs/modding.md');

/** The game's own event that a session adds; no card hears it. */
const EVENTS = EVENT_TYPES;

interface GuestApi {
  readonly api: Readonly<Record<string, (def: object) => object>>;
  run(n: number, me: number): number;
}
type MakeApi = (host: () => number, internalError: object) => GuestApi;

/** The guest's side in plain JavaScript, with a host that does nothing. */
function guestApi(): { cults: string[]; game: string[] } {
  const make = runInThisContext(programOf(CULTS_GUEST)) as MakeApi;
  const guest = make(() => 0, Error);
  let game: object = {};
  const run = (given: object): void => void (game = given);
  guest.api['starting']!({ abilities: [{ keyword: 'hiding', run }] });
  guest.run(0, 0);
  return { cults: Object.keys(guest.api).sort(), game: Object.keys(game).sort() };
}

/** The text of a declared type or interface, up to the next declaration of the module. */
function declared(name: string): string {
  const from = TYPES.search(new RegExp(`^  (export )?(interface|type) ${name}\\b`, 'm'));
  expect(from, name).toBeGreaterThanOrEqual(0);
  const text = TYPES.slice(from);
  const end = text.slice(1).search(/^ {2}(export|interface|type|\/\*\*|\/\/ ──|\/\/ biome)|^\}/m);
  return text.slice(0, end + 1);
}

/** Names of members at the first level of braces, of all parts of an intersection or union. */
function ownMembers(text: string): string[] {
  const found = new Set<string>();
  let depth = 0;
  const plain = text.replace(/\/\*\*[\s\S]*?\*\//g, '').replace(/\(\w+: \w+\)/g, '');
  for (const match of plain.matchAll(/[{}]|(\w+)(?:<[^>]*>)?\??[:(]/g)) {
    if (match[0] === '{') depth++;
    else if (match[0] === '}') depth--;
    else if (depth === 1) found.add(match[1]!);
  }
  return [...found];
}

function members(name: string): string[] {
  const text = declared(name);
  const head = text.slice(0, text.indexOf('{'));
  const parents = [...head.matchAll(/(?:extends |=\s*)(\w+)/g)].map(([, parent]) => parent!);
  return [...new Set([...parents.flatMap(members), ...ownMembers(text)])].sort();
}

const literals = (text: string): string[] => [...text.matchAll(/'(\w+)'/g)].map(([, word]) => word!).sort();
const wordsOf = (name: string): string[] => literals(declared(name));
const sorted = (words: readonly string[]): string[] => [...words].sort();

/** What a check says would have been allowed. */
function known(act: () => unknown): string[] {
  try {
    act();
  } catch (error) {
    if (error instanceof GameError) return [...(error.params['known'] as readonly string[])].sort();
    throw error;
  }
  throw new Error('nothing was refused');
}
const verbs = known(() => checkEffects(new Reader([{ do: '?' }], '')));
/** Authors write `run` and never this. */
const VERBS = verbs.filter((verb) => verb !== 'script');
/** `among` is the engine's own, in saves. */
const fieldsOf = (verb: string): string[] =>
  known(() => checkEffects(new Reader([{ do: verb, '?': 1 }], ''))).filter((name) => name !== 'among');

describe('api.d.ts', () => {
  it('has every constructor of the module and no other', () => {
    const { cults } = guestApi();
    expect([...TYPES.matchAll(/export function (\w+)\(/g)].map(([, name]) => name!).sort()).toEqual(cults);
    expect(sorted(DECLARED_KINDS)).toEqual(cults);
  });

  it('has every member of `game` and no other', () => {
    const named = [...declared('Game').matchAll(/^ {4}(?:readonly )?(\w+)(?:<.*>)?[(:]/gm)].map(([, name]) => name!);
    expect(sorted(named)).toEqual(guestApi().game);
  });

  it('has a word about every member of `game`', () => {
    const bare = ['round', 'rituals', 'placeSite', 'removeDominance'];
    for (const name of guestApi().game.filter((one) => !bare.includes(one)))
      expect(declared('Game'), name).toMatch(new RegExp(`\\*/\\n {4}(readonly )?${name}\\b`));
  });

  it('has the words of the engine', () => {
    expect(wordsOf('District')).toEqual(sorted(DISTRICTS));
    expect(wordsOf('Token')).toEqual(sorted(TOKENS));
    expect(sorted([...wordsOf('Face'), ...TOKENS])).toEqual(sorted(FACES));
    expect(wordsOf('Stack')).toEqual(sorted(STACKS));
    expect(wordsOf('Count')).toEqual(sorted(SCRIPT_COUNTS));
    expect(wordsOf('RuleNumber')).toEqual(sorted(Object.keys(RULES)));
    expect(wordsOf('EventType')).toEqual(sorted(EVENTS));
    const who = known(() => checkEffects(new Reader([{ do: 'draw', count: 1, who: '?' }], '')));
    expect(wordsOf('Who')).toEqual(who);
    const where = known(() => checkEffects(new Reader([{ do: 'placeSite', where: '?' }], '')));
    expect(sorted([...wordsOf('Where'), ...DISTRICTS])).toEqual(where);
  });

  it('has every effect with exactly its fields', () => {
    const text = declared('Effect');
    const effects = new Map([...text.matchAll(/\{\s*do: '(\w+)'/g)].map((match) => [match[1]!, match.index]));
    expect(sorted([...effects.keys()])).toEqual(VERBS);
    for (const [verb, at] of effects) {
      const own = ownMembers(text.slice(at, text.indexOf('}', at) + 1));
      const all = verb === 'change' ? [...own, ...members('Change')] : own;
      expect(sorted(all), verb).toEqual(sorted(['do', ...fieldsOf(verb)]));
    }
    expect(members('Change')).toEqual(sorted(Object.keys(MODIFIER)));
    expect(members('Trigger')).toEqual(
      known(() => checkTrigger(new Reader({ '?': 1 }, ''))).filter((name) => name !== 'effects'),
    );
  });

  it.each([
    ['starting', 'StartingCard'],
    ['guardian', 'DistrictCard'],
    ['action', 'DistrictCard'],
    ['disorganization', 'CultCard'],
    ['city', 'CityCard'],
    ['setup', 'SetupCard'],
    ['objective', 'ObjectiveCard'],
    ['npc', 'NpcCard'],
    ['cult', 'CultDef'],
    ['rules', 'RulesDef'],
    ['firstGame', 'FirstGameDef'],
  ])('has exactly the fields of %s', (kind, type) => {
    const fields = known(() => readDeclaration({ kind, '?': 1 }, 'm', 'f.js')).filter((name) => name !== 'kind');
    expect(members(type).filter((name) => name !== 'run')).toEqual(fields);
  });

  it('has exactly the fields, keywords and windows of abilities', () => {
    const ability = (fields: object): unknown =>
      readDeclaration({ kind: 'starting', id: 'a', name: { en: 'A' }, abilities: [fields] }, 'm', 'f.js');
    expect(members('AbilityOf')).toEqual(known(() => ability({ '?': 1 })).filter((name) => name !== 'effects'));
    const windows = known(() => ability({ keyword: 'terror', window: '?', effects: [] }));
    const keywords = KEYWORDS.filter((keyword) => keyword !== 'trigger');
    expect(wordsOf('Ability')).toEqual(sorted([...keywords, ...windows]));
  });
});

describe('scripts of mods', () => {
  const tsc = (project: string): string => {
    try {
      execFileSync(process.execPath, [join(ROOT, 'node_modules/typescript/bin/tsc'), '--noEmit', '-p', project], {
        stdio: 'pipe',
      });
      return '';
    } catch (error) {
      return String((error as { stdout?: Buffer }).stdout);
    }
  };

  it('have no errors of types', () => {
    expect(tsc(join(ROOT, 'mods/jsconfig.json'))).toBe('');
  });

  it('have those that they should have', () => {
    const folder = mkdtempSync(join(tmpdir(), 'cults-types-'));
    const wrong = [
      `guardian({ id: 'a', name: { en: 'A' } })`,
      `guardian({ id: 'a', name: {}, cost: 1 })`,
      `starting({ id: 'a', name: { en: 'A' }, abilities: [{ keyword: 'hidding', effects: [] }] })`,
      `starting({ id: 'a', name: { en: 'A' }, abilities: [{ keyword: 'hiding', window: 'win', effects: [] }] })`,
      `starting({ id: 'a', name: { en: 'A' }, abilities: [{ keyword: 'hiding', effects: [{ do: 'drow', count: 1 }] }] })`,
      `starting({ id: 'a', name: { en: 'A' }, abilities: [{ keyword: 'hiding', run(game) { game.gain('penguin', 1); } }] })`,
      `starting({ id: 'a', name: { en: 'A' }, abilities: [{ keyword: 'hiding', run(game) { game.rituals(game.here); } }] })`,
      `starting({ id: 'a', name: { en: 'A' }, triggers: [{ on: 'nothing', effects: [] }] })`,
      `starting({ id: 'a', name: { en: 'A' }, triggers: [{ on: 'bluffed', effects: [], run() {} }] })`,
      `rules({ name: { en: 'A' }, changes: [{ number: 'luck', add: 1, lasts: 'game' }] })`,
    ];
    try {
      wrong.forEach((text, i) =>
        writeFileSync(join(folder, `f${i}.js`), `import * as cults from 'cults';\nexport default cults.${text};\n`),
      );
      const include = ['*.js', join(ROOT, 'mods/*.d.ts')];
      writeFileSync(join(folder, 'jsconfig.json'), JSON.stringify({ extends: join(ROOT, 'mods/jsconfig.json'), include }));
      const told = tsc(join(folder, 'jsconfig.json'));
      wrong.forEach((text, i) => expect(told, text).toContain(`f${i}.js(2,`));
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

describe('docs/modding.md', () => {
  it('names every constructor, member of `game`, effect, count, number, window and event', () => {
    const { cults, game } = guestApi();
    const words = [...cults, ...game, ...VERBS, ...SCRIPT_COUNTS, ...Object.keys(RULES), ...EVENTS, ...wordsOf('Ability')];
    const missing = words.filter((word) => !new RegExp(`\`[^\`\\n]*\\b${word}\\b[^\`\\n]*\``).test(DOCS));
    expect(missing).toEqual([]);
  });
});
