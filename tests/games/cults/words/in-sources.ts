import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the sources speak of: codes of errors and refusals, types of events, kinds of decisions. All of it needs words. */

const ROOT = join(import.meta.dirname, '../../../..', 'src');

/** The text of every source file under a folder of src. */
function sources(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(join(ROOT, folder, name), 'utf8'));
}

/** Everything the first group of a pattern finds. */
function found(texts: readonly string[], pattern: RegExp): string[] {
  return texts.flatMap((text) => [...text.matchAll(pattern)].map((match) => match[1]!));
}

const quoted = (text: string): string[] => found([text], /'(\w+)'/g);
const source = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** Where the rooms that run in the page find faults; the command line has words of its own. */
const RULES = 'games/cults/rules';
export const PLAYED = [
  'kernel',
  RULES,
  'games/cults/vocabulary',
  'games/cults/saves',
  'games/cults/base-set',
  'platform/session',
  'platform/bots',
  'platform/host',
  'platform/projects',
  'platform/library',
  'platform/sandbox',
];

export function errorCodes(rooms: readonly string[]): string[] {
  const texts = rooms.flatMap(sources);
  const kernel = source('kernel/ask.ts');
  const calls = found(texts, /oneOf\(((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)/g);
  return [
    ...found(texts, /new GameError\(\s*'(\w+)'/g),
    ...found(texts, /\bfail\(\s*'(\w+)'/g),
    ...found(texts, /\b(?:problem|reason)\(\s*'(\w+)'/g),
    ...found(calls, /,\s*'(\w+)',?\s*$/g),
    ...found([kernel], /\breturn '(\w+)'/g),
    ...found([kernel], /\? null : '(\w+)'/g),
    ...found([source('kernel/data/reader.ts')], /code = '(\w+)'/g),
  ];
}

/** The type is the second argument; where it is chosen between two, both count. */
export function emitted(): { type: string; call: string }[] {
  const calls = found(sources(RULES), /\bemit\(\s*game,\s*([^,]+),/g);
  return calls.flatMap((call) => {
    const types = quoted(call);
    return types.length === 0 ? [{ type: '', call }] : types.map((type) => ({ type, call }));
  });
}

/** Every kind is asked under its own name, in one file of its own. */
export const asked = (): string[] => found(sources(`${RULES}/questions`), /\bask(?:One)?\(\s*game,\s*frame,\s*[^,]+,\s*'(\w+)'/g);

export function refusalCodes(): string[] {
  const texts = [source(`${RULES}/plans/plan-actions.ts`), ...sources(`${RULES}/questions`)];
  return [
    ...found(texts, /code: '(\w+)'/g),
    ...found(texts, /refuse\([^,]+,\s*'(\w+)'/g),
    ...found(texts, /refused\('(\w+)'/g),
  ].filter((code) => !code.startsWith('script'));
}
