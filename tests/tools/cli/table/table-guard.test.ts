import { cults } from '../../../../src/games/cults/rules';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, describe, expect, it } from 'vitest';
import { readModFrom } from '../../../../src/tools/cli/mod-disk';
import { openLibrary } from '../../../../src/games/cults/base-set/library';
import { saveOf } from '../../../../src/platform/session/save';
import { Session } from '../../../../src/platform/session/session';
import { HANGING, HANGING_NEXT_ROUND } from './hanging-mod';
import { LOADING, SLOW, SLOW_TABLE } from './slow-mod';

const ROOT = join(import.meta.dirname, '../../../..');

/** The table is told not to count, so that nothing but the clock can end a mod. */
function modFolder(files: Readonly<Record<string, string>>): string {
  const made = mkdtempSync(join(tmpdir(), 'cults-hang-'));
  for (const [file, text] of Object.entries(files)) writeFileSync(join(made, file), text);
  return made;
}
const [folder, slow, loading] = [HANGING, SLOW, LOADING].map(modFolder) as [string, string, string];
afterAll(() => [folder, slow, loading].forEach((made) => rmSync(made, { recursive: true })));

type Option = { id: string; card?: string };
type Reply = {
  ok: boolean;
  events?: { type: string }[];
  error?: { code: string };
  decision?: { kind: string; options: Option[]; suggest: string[] } | null;
  [key: string]: unknown;
};

const start = (mods: string): ReturnType<typeof spawn> =>
  spawn(process.execPath, ['src/tools/cli/bootstrap.mjs', 'cults', 'table', '--mods', mods, '--uncounted'], { cwd: ROOT });

/** Talks with a table for as long as the act lasts; it must end well then. */
async function withTable<T>(act: (ask: (command: object) => Promise<Reply>) => Promise<T>, mods = folder): Promise<T> {
  const child = start(mods);
  const lines = createInterface({ input: child.stdout! })[Symbol.asyncIterator]();
  const closed = new Promise((resolve) => child.on('close', resolve));
  const told = await act(async (command) => {
    child.stdin!.write(`${JSON.stringify(command)}\n`);
    const { value, done } = (await lines.next()) as { value?: string; done?: boolean };
    if (done === true) throw new Error(`the table ended: ${String(await closed)}`);
    return JSON.parse(value!) as Reply;
  });
  child.stdin!.end();
  expect(await closed).toBe(0);
  return told;
}

const converse = (commands: readonly object[], mods = folder): Promise<Reply[]> =>
  withTable(async (ask) => {
    const replies: Reply[] = [];
    for (const command of commands) replies.push(await ask(command));
    return replies;
  }, mods);

describe('the watchdog over the table', () => {
  it('kills a mod that does not stop, goes on from the log and writes it into the log', async () => {
    const [begun, went, seen, hash, saved] = await converse([
      { cmd: 'load', scenario: HANGING_NEXT_ROUND },
      { cmd: 'answer', value: ['thug'] },
      { cmd: 'view', seat: 'dagon' },
      { cmd: 'hash' },
      { cmd: 'save' },
    ]);
    expect(begun).toMatchObject({ ok: true, decision: { kind: 'discardTokens' } });
    expect(went!.ok).toBe(true);
    expect(went!.events!.map((event) => event.type)).toContain('cityRevealed');
    // Whoever counts the events of the replies has counted all.
    const told = [...begun!.events!, ...went!.events!].map((event) => event.type);
    expect((seen!['view'] as { events: { type: string }[] }).events.map((event) => event.type)).toEqual(told);
    expect(went!.events!.slice(0, 2)).toEqual([
      { type: 'modKilled', mod: 'hang' },
      expect.objectContaining({ type: 'cardsBlanked' }),
    ]);
    expect(hash!.ok).toBe(true);
    expect((saved!['save'] as { log: object[] }).log).toEqual([
      { modKilled: 'hang' },
      expect.objectContaining({ answer: ['thug'] }),
    ]);
  });

  it('refuses a game that does not begin, and lives', async () => {
    const [begun, other] = await converse([
      { cmd: 'load', scenario: { ...HANGING_NEXT_ROUND, phase: 'city' } },
      { cmd: 'new', config: { seats: ['dagon', 'hastur'], city: { exclude: ['hang:hang'] } } },
    ]);
    expect(begun!.error?.code).toBe('modDidNotStop');
    expect(other!.ok).toBe(true);
  });

  it('does the same in a game that plays with the mods of its save', async () => {
    const library = await openLibrary([readModFrom(folder)]);
    const session = Session.begin(cults, { scenario: HANGING_NEXT_ROUND }, library.book);
    const save = saveOf(session, library.mods, true);
    const [refused, restored, went, again] = await converse(
      [
        { cmd: 'restore', save },
        { cmd: 'restore', save, mods: 'pinned' },
        { cmd: 'answer', value: ['thug'] },
        { cmd: 'save', withMods: true },
      ],
      'base',
    );
    expect(refused!.error).toMatchObject({ code: 'modsDiffer', offers: ['pinned', 'without', 'refuse'] });
    expect(restored).toMatchObject({ ok: true, decision: { kind: 'discardTokens' } });
    expect(went!.events![0]).toEqual({ type: 'modKilled', mod: 'hang' });
    expect(Object.keys((again!['save'] as { contents: object }).contents)).toEqual(['base', 'hang']);
  });
});

describe('a table with slow mods', () => {
  /** Uses a card of the player who is asked, where it is on offer. */
  const useIn = ({ decision }: Reply, card: string): object | null => {
    const option = decision?.options.find((one) => one.card === card);
    return option === undefined ? null : { cmd: 'answer', value: [option.id] };
  };

  it('takes the time of each call: what was slow many times is restored, and comes back when another mod hangs', async () => {
    await withTable(async (ask) => {
      let now = await ask({ cmd: 'load', scenario: SLOW_TABLE });
      for (let uses = 0; ; uses++) {
        const use = useIn(now, 'slow:slow');
        if (use === null) {
          expect(uses).toBeGreaterThan(8);
          break;
        }
        now = await ask(use);
      }
      const { save } = await ask({ cmd: 'save' });
      const { hash } = await ask({ cmd: 'hash' });
      expect(await ask({ cmd: 'restore', save })).toMatchObject({ ok: true });
      expect(await ask({ cmd: 'hash' })).toEqual({ ok: true, hash });
      const stuck = useIn(now, 'slow:stuck')!;
      now = await ask(stuck);
      expect(now).toMatchObject({ ok: true });
      expect(now.events![0]).toEqual({ type: 'modKilled', mod: 'slow' });
      expect(await ask({ cmd: 'answer', value: now.decision!.suggest })).toMatchObject({ ok: true });
    }, slow);
  });

  it('ends, and is not left running, where a mod does not come back while it is loaded', async () => {
    const child = start(loading);
    let said = '';
    child.stderr!.on('data', (chunk: Buffer) => (said += chunk.toString()));
    // Nothing ends its input: it must end by itself.
    const code = await new Promise((resolve) => child.on('close', resolve));
    expect(code).toBe(2);
    expect(said).toContain('loading');
  });

  it('refuses a new game whose mod hangs without touching the game at hand', async () => {
    const other = { ...HANGING_NEXT_ROUND, phase: 'city' };
    const replies = await converse([
      { cmd: 'load', scenario: HANGING_NEXT_ROUND },
      { cmd: 'hash' },
      { cmd: 'load', scenario: other },
      { cmd: 'hash' },
      { cmd: 'save' },
    ]);
    expect(replies[2]!.error?.code).toBe('modDidNotStop');
    expect(replies[3]).toEqual(replies[1]);
    expect((replies[4]!['save'] as { log: object[] }).log).toEqual([]);
  });
});
