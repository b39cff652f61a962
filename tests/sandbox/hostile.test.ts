import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AttackGround, type Attacked } from '../../src/cli/mod/attack';
import { ATTACK_KINDS, type Attack } from '../../src/cli/mod/attack-run';
import { SOURCE_BOMBS } from './source-bombs';

const ROOT = join(import.meta.dirname, '../..');
const FOLDER = join(import.meta.dirname, 'hostile');
const BUNDLE = join(ROOT, 'node_modules/.cache/hostile');
const DOCS = join(ROOT, 'docs/sandbox.md');
const TABLE = /(<!-- table -->\n)[\s\S]*(<!-- \/table -->)/;

const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.js'));
const scripts: readonly (readonly [name: string, body: () => string])[] = [
  ...files.sort().map((path) => [path.replace(/\\/g, '/'), () => readFileSync(join(FOLDER, path), 'utf8')] as const),
  ...Object.entries(SOURCE_BOMBS),
];

let ground: AttackGround;
const rows: string[] = [];

/** A thread of Node reads no TypeScript: the worker is bundled as the command line is. */
beforeAll(async () => {
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    ssr: { noExternal: true, external: ['@jitl/quickjs-wasmfile-release-sync', 'quickjs-emscripten-core'] },
    build: {
      ssr: 'tests/sandbox/hostile-worker.ts',
      outDir: BUNDLE,
      target: 'node20',
      minify: false,
      emptyOutDir: true,
      rollupOptions: { output: { entryFileNames: 'worker.mjs' } },
    },
  });
  ground = new AttackGround(pathToFileURL(join(BUNDLE, 'worker.mjs')), 1500);
});

afterAll(async () => {
  await ground.close();
  if (process.env['UPDATE_SANDBOX_TABLE'] !== '1') return;
  const table = `| Script | As load | As ability | Fuel |\n|---|---|---|---|\n${rows.join('\n')}\n`;
  writeFileSync(DOCS, readFileSync(DOCS, 'utf8').replace(TABLE, `$1${table.replace(/\$/g, '$$$$')}$2`));
});

/** Twice from the start; one that had to be killed or was not let in is not asked again: it has used no fuel. */
async function attackTwice(attack: Attack): Promise<Attacked> {
  const first = await ground.attack(attack);
  expect(first).toMatchObject({ escaped: false, neighbour: true, table: true });
  if (first.outcome === 'failed' || (first.outcome === 'returned' && attack.as === 'ability'))
    expect(await ground.attack(attack)).toEqual(first);
  return first;
}

const words = ({ outcome, reason }: Attacked): string => (reason === '' ? outcome : `${outcome}: ${reason}`);

describe('a hostile script neither escapes nor hangs nor breaks what is around it', () => {
  it.each(scripts)('%s', async (name, make) => {
    const body = make();
    const expected = /^\/\/ expect: (\w+)/.exec(body)?.[1];
    const ended: Attacked[] = [];
    for (const as of ATTACK_KINDS) ended.push(await attackTwice({ body, as, raw: false }));
    if (expected !== undefined) expect(ended.map(({ outcome }) => outcome)).toContain(expected);
    rows.push(`| ${name} | ${words(ended[0]!)} | ${words(ended[1]!)} | ${ended[1]!.fuel} |`);
  });
});
