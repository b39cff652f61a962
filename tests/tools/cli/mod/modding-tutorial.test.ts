import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { BLOCKS, PAGE, type Block } from './modding-page';

const folder = mkdtempSync(join(tmpdir(), 'cults-tutorial-'));
afterAll(() => rmSync(folder, { recursive: true }));

const ROOT = join(import.meta.dirname, '../../../..');
const START = 'npm run -s cults -- ';

/** What a reader types into a shell, word by word. */
const wordsIn = (line: string): string[] => [...line.matchAll(/"([^"]*)"|(\S+)/g)].map((word) => word[1] ?? word[2]!);

/** Runs a command where the reader stands; a game is left at once. */
const run = (line: string): Promise<{ code: unknown; said: string }> =>
  new Promise((resolve) => {
    const args = [join(ROOT, 'src/tools/cli/bootstrap.mjs'), 'cults', ...wordsIn(line.slice(START.length))];
    const child = execFile(process.execPath, args, { cwd: folder }, (error, out, err) =>
      resolve({ code: error?.code ?? 0, said: out + err }),
    );
    child.stdin!.end('q\n');
  });

const tutorial = (): readonly Block[] => {
  const [from, to] = ['## Five minutes with an editor', '## Choices'].map(
    (head) => PAGE.slice(0, PAGE.indexOf(head)).split('\n').length,
  );
  return BLOCKS.filter(({ line }) => line > from! && line < to!);
};

it('the five minutes with an editor and the command line go as docs/modding.md says, step by step', async () => {
  const done = { commands: 0, files: 0, promises: 0 };
  for (const { file, text, line } of tutorial()) {
    if (file !== '') {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
      done.files++;
      continue;
    }
    let said = '';
    for (const one of text.trim().split('\n')) {
      if (one.startsWith(START)) {
        const ended = await run(one);
        expect(ended.code, `line ${line}: ${one}\n${ended.said}`).toBe(0);
        said = ended.said;
        done.commands++;
      } else {
        expect(one).toMatch(/^# → /);
        expect(said, `line ${line}`).toContain(one.slice('# → '.length));
        done.promises++;
      }
    }
  }
  expect(done).toEqual({ commands: 10, files: 3, promises: 11 });
});
