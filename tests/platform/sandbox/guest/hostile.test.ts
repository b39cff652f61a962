import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AttackGround } from '../../../../src/tools/cli/mod/attack/attack';
import type { Attacked } from '../../../../src/tools/cli/mod/attack/attack-ground';
import { ATTACK_KINDS } from '../../../../src/tools/cli/mod/attack/attack-run';
import { closeBrowser, withPage } from '../../../browser/support/chromium';
import { servePage } from '../../../browser/support/serve';
import { HOSTILE } from './hostile-scripts';

const ROOT = join(import.meta.dirname, '../../../..');
const BUNDLE = join(ROOT, 'node_modules/.cache/hostile');
const DOCS = join(ROOT, 'docs/sandbox.md');
const TABLE = /(<!-- table -->\n)[\s\S]*(<!-- \/table -->)/;
/** Longer than the watchdog of a table, so that a busy machine does not decide how an attack ended. */
const PATIENCE = 15_000;
const WORKERS = 2;

let grounds: readonly AttackGround[] = [];
let inNode: Attacked[][] = [];
let inChromium: Attacked[][] = [];

/** A thread of Node reads no TypeScript: the worker is bundled as the command line is. */
async function bundleWorker(): Promise<URL> {
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    ssr: { noExternal: true, external: ['@jitl/quickjs-wasmfile-release-sync', 'quickjs-emscripten-core'] },
    build: {
      ssr: 'tests/platform/sandbox/guest/hostile-worker.ts',
      outDir: BUNDLE,
      target: 'node20',
      minify: false,
      emptyOutDir: true,
      rollupOptions: { output: { entryFileNames: 'worker.mjs' } },
    },
  });
  return pathToFileURL(join(BUNDLE, 'worker.mjs'));
}

/** Every script in Node, shared out among the grounds. */
async function attackInNode(): Promise<Attacked[][]> {
  const results: Attacked[][] = HOSTILE.map(() => []);
  let next = 0;
  const fight = async (ground: AttackGround): Promise<void> => {
    for (let at = next++; at < HOSTILE.length; at = next++)
      for (const as of ATTACK_KINDS) results[at]!.push(await ground.attack({ body: HOSTILE[at]![1](), as, raw: false }));
  };
  await Promise.all(grounds.map(fight));
  return results;
}

async function attackInChromium(): Promise<Attacked[][]> {
  const served = await servePage('hostile');
  try {
    return await withPage(served.url, (page) =>
      page.evaluate(([workers, patience]) => globalThis.attackAll(workers, patience), [WORKERS, PATIENCE] as const),
    );
  } finally {
    await served.close();
  }
}

beforeAll(async () => {
  const worker = await bundleWorker();
  grounds = Array.from({ length: WORKERS }, () => new AttackGround(worker, PATIENCE));
  inNode = await attackInNode();
  inChromium = await attackInChromium();
}, 600_000);

/** Gas in thousands. A unit more or less is no difference: it depends on what was made before in the same process. */
const words = ({ outcome, reason, fuel }: Attacked): string =>
  `${outcome}${reason === '' ? '' : `: ${reason}`}${fuel === 0 ? '' : ` (${Math.round(fuel / 1000)})`}`;

/** All that must be the same everywhere. */
const told = ({ fuel: _, ...rest }: Attacked): Omit<Attacked, 'fuel'> => rest;

afterAll(async () => {
  await Promise.all(grounds.map((ground) => ground.close()));
  await closeBrowser();
  if (process.env['UPDATE_SANDBOX_TABLE'] !== '1') return;
  const rows = HOSTILE.map(([name], i) => {
    const same = JSON.stringify(inNode[i]!.map(told)) === JSON.stringify(inChromium[i]!.map(told));
    return `| ${name} | ${inNode[i]!.map(words).join(' | ')} | ${same ? 'same' : inChromium[i]!.map(words).join('; ')} |`;
  });
  const table = `| Script | As load (gas) | As ability (gas) | In Chromium |\n|---|---|---|---|\n${rows.join('\n')}\n`;
  writeFileSync(
    DOCS,
    readFileSync(DOCS, 'utf8').replace(TABLE, (_, open: string, close: string) => open + table + close),
  );
});

describe('a hostile script neither escapes nor hangs nor breaks what is around it, and ends alike in Node and Chromium', () => {
  it.each(HOSTILE.map(([name, body], at) => [name, body, at] as const))('%s', (_, body, at) => {
    const expected = /^\/\/ expect: (\w+)/.exec(body())?.[1];
    for (const [i] of ATTACK_KINDS.entries()) {
      const [here, there] = [inNode[at]![i]!, inChromium[at]![i]!];
      for (const ended of [here, there]) expect(ended).toMatchObject({ escaped: false, neighbour: true, table: true });
      // Not one is stopped by the clock: everything that a script can do is counted.
      expect(here.outcome).not.toBe('killed');
      expect(told(there)).toEqual(told(here));
    }
    if (expected !== undefined) expect(inNode[at]!.map(({ outcome }) => outcome)).toContain(expected);
  });
});
