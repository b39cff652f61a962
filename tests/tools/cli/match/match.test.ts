import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { commandWords } from '../../../../src/tools/cli/match/bot-process';
import { openMatch, seatings, type MatchTerms } from '../../../../src/tools/cli/match/match-worker';
import { Processes } from '../../../../src/tools/cli/match/processes';
import { sideReport, type Counted } from '../../../../src/tools/cli/match/tally';

const root = join(import.meta.dirname, '../../../..');
const folder = mkdtempSync(join(tmpdir(), 'cults-match-'));
const processes = new Processes();
afterAll(() => {
  processes.end();
  rmSync(folder, { recursive: true });
});

const NODE = JSON.stringify(process.execPath);
const EXAMPLE = `${NODE} ${JSON.stringify(join(root, 'docs/example-bot.mjs'))}`;

/** The command of a bot that answers each question with what this code makes of it. */
function bot(name: string, answer: string): string {
  const file = join(folder, `${name}.mjs`);
  const lines = [
    "import { createInterface } from 'node:readline';",
    'for await (const line of createInterface({ input: process.stdin })) {',
    '  const { view, decision } = JSON.parse(line);',
    `  ${answer}`,
    '}',
  ];
  writeFileSync(file, lines.join('\n'));
  return `${NODE} ${JSON.stringify(file)}`;
}
const SAYS = 'console.log(JSON.stringify({ answer: decision.suggest }));';

const TERMS: MatchTerms = {
  game: undefined,
  mods: undefined,
  stacks: undefined,
  pin: undefined,
  lang: 'en',
  a: 'random',
  b: 'random',
  seats: 2,
  solo: false,
  objective: undefined,
  seed: 'match',
  iterations: 10,
  limit: 20_000,
};

/** Plays these deals; tells the games and the ids of the processes that were started. */
async function play(terms: Partial<MatchTerms>, deals = 1): Promise<{ games: Counted[]; started: number[] }> {
  const started: number[] = [];
  const playDeal = await openMatch({ ...TERMS, ...terms }, (pid, isRunning) => {
    if (isRunning) started.push(pid);
    if (isRunning) processes.add(pid);
    else processes.remove(pid);
  });
  const games: Counted[] = [];
  for (let deal = 0; deal < deals; deal++) games.push(...(await playDeal(deal)));
  return { games, started };
}

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

describe('a match', () => {
  it('is played from every seat of every deal', () => {
    expect(seatings({ seats: 2, solo: false, b: 'x' })).toEqual([
      ['a', 'b'],
      ['b', 'a'],
    ]);
    expect(seatings({ seats: 4, solo: false, b: 'x' }).map((sides) => sides.indexOf('a'))).toEqual([0, 1, 2, 3]);
    expect(seatings({ seats: 1, solo: true, b: undefined })).toEqual([['a']]);
    expect(seatings({ seats: 1, solo: true, b: 'x' })).toEqual([['a'], ['b']]);
  });

  it('of equal players gives both the same, however lucky a seat is', async () => {
    const { games } = await play({ a: 'suggest', b: 'suggest' }, 3);
    expect(games).toHaveLength(6);
    expect(sideReport('a', 'a', games).value).toBe(0.5);
    expect(sideReport('b', 'b', games).value).toBe(0.5);
  });

  it('with the example bot: it beats random, makes no fault, and plays the same again', async () => {
    const once = await play({ b: EXAMPLE }, 3);
    const report = sideReport('b', 'example', once.games);
    expect(report.faults).toEqual({});
    expect(report.won).toBe(6);
    expect(once.started).toHaveLength(1);
    expect((await play({ b: EXAMPLE }, 3)).games).toEqual(once.games);
  });

  it('gives each seat of a program a process of its own', async () => {
    const { games, started } = await play({ b: EXAMPLE, seats: 3 });
    expect(games).toHaveLength(3);
    expect(new Set(started).size).toBe(2);
  });

  it('is played solo by both sides apart', async () => {
    const { games } = await play({ a: 'suggest', b: 'random', solo: true, seats: 1 }, 2);
    expect(games.map(({ credit }) => Object.keys(credit))).toEqual([['a'], ['b'], ['a'], ['b']]);
  });

  it('sends a program each event once, and only what its seat may know', async () => {
    const check = [
      'globalThis.heard = decision.id < (globalThis.last ?? 0) ? [] : (globalThis.heard ?? []);',
      'globalThis.last = decision.id;',
      'heard.push(...view.events);',
      'const rounds = heard.filter((event) => event.type === "roundBegun").map((event) => event.round);',
      'const secret = heard.some((event) => event.own !== undefined && event.seat !== view.seat);',
      'const isRight = rounds.every((round, at) => round === at + 1) && rounds.length === (view.phase === "setup" ? 0 : view.round) && !secret;',
      `if (!isRight) console.log("wrong", rounds); else ${SAYS}`,
    ];
    const { games } = await play({ b: bot('listens', check.join('\n')) });
    expect(games.map(({ fault }) => fault)).toEqual([null, null]);
  });
});

describe('a program that does not play as it must loses the game, and is started again for the next', () => {
  const FAULTS = [
    ['crashed', 'if (decision.id > 9) throw new Error("no idea");', { how: '1' }],
    ['silent', 'if (decision.id > 9) continue;', { limit: 3000 }],
    [
      'illegal',
      'if (decision.id > 9) { console.log(JSON.stringify({ answer: ["nonsense"] })); continue; }',
      { code: 'unknownOption' },
    ],
    ['garbled', 'if (decision.id > 9) { console.log("hello"); continue; }', { why: 'hello' }],
  ] as const;

  it.each(FAULTS)('%s', async (fault, code, params) => {
    const { games, started } = await play({ b: bot(fault, `${code}\n${SAYS}`), limit: fault === 'silent' ? 3000 : 20_000 });
    for (const game of games) {
      expect(game.fault).toMatchObject({ side: 'b', fault, params });
      expect(game.credit).toEqual({ a: 1, b: 0 });
      expect(game.decisions).toBeGreaterThan(0);
    }
    // Two games, two processes; both have ended.
    expect(new Set(started).size).toBe(2);
    expect(started.filter(isRunning)).toEqual([]);
    expect(sideReport('b', 'b', games)).toMatchObject({ lost: 2, faults: { [fault]: 2 } });
  });

  it('and one that cannot be started ends the match', async () => {
    await expect(play({ b: 'no-such-bot-anywhere' })).rejects.toMatchObject({
      code: 'botNotStarted',
      params: { value: 'no-such-bot-anywhere', known: expect.arrayContaining(['random']) as unknown },
    });
  });
});

describe('a command', () => {
  it('is split at spaces outside of quotes', () => {
    expect(commandWords('node my-bot.js')).toEqual(['node', 'my-bot.js']);
    expect(commandWords(`"/a b/node" 'x y'z --n=1`)).toEqual(['/a b/node', 'x yz', '--n=1']);
  });
});

const cults = (...args: string[]): Promise<{ code: unknown; out: string; err: string }> =>
  new Promise((resolve) => {
    execFile(process.execPath, ['src/tools/cli/bootstrap.mjs', 'cults', ...args], { cwd: root }, (error, out, err) =>
      resolve({ code: error?.code ?? 0, out, err }),
    );
  });

describe('cults match', () => {
  it('tells the result in words, and as JSON in its last line', async () => {
    const { code, out, err } = await cults(
      'match',
      '--a',
      'random',
      '--b',
      EXAMPLE,
      '--games',
      '6',
      '--seed',
      '3',
      '--lang',
      'pl',
    );
    expect(code, err).toBe(0);
    const lines = out.trim().split('\n');
    expect(out).toMatch(/6 gier, miejsc przy stole: 2, ziarno „3”: 3 rozdania/);
    expect(JSON.parse(lines.at(-1)!)).toMatchObject({
      games: 6,
      deals: 3,
      fair: 0.5,
      seed: '3',
      a: { name: 'random', games: 6, faults: {} },
      b: { name: EXAMPLE, games: 6, faults: {} },
    });
  });

  it('says what is missing or unknown', async () => {
    expect(await cults('match', '--a', 'random')).toMatchObject({
      code: 2,
      err: expect.stringContaining('--b is missing') as string,
    });
    const unknown = await cults('match', '--a', 'eldr', '--b', 'random', '--lang', 'pl');
    expect(unknown).toMatchObject({
      code: 2,
      err: expect.stringMatching(/„eldr” to ani bot tej gry.*random, suggest/) as string,
    });
  });
});
