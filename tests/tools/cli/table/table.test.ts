import { cultsSaves } from '../../../../src/games/cults/saves';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTable } from '../../../../src/tools/cli/table/open-table';
import { describe, expect, it } from 'vitest';
import { HeadlessTable } from '../../../../src/tools/cli/table/headless-table';
import { wordsOf } from '../../../../src/tools/cli/words';
import { baseLibrary } from '../../../../src/games/cults/base-set/books';

type Reply = { ok: boolean; error?: { code: string; message: string; rule?: string; path?: string }; [key: string]: unknown };
const open = (lang: 'en' | 'pl' = 'en') => new HeadlessTable(cultsSaves, baseLibrary(), { of: () => wordsOf(lang) });
const send = (table: HeadlessTable, command: unknown): Reply => table.command(command) as Reply;
const DUEL = { cmd: 'new', config: { seats: [{ cult: 'dagon' }, { cult: 'hastur' }], seed: 'table' } };

describe('the headless table', () => {
  it('plays a whole game by suggestions, and the same log gives the same hash', () => {
    const hashes = [0, 1].map(() => {
      const table = open();
      let reply = send(table, DUEL);
      let decisions = 0;
      while (reply['decision'] !== null) {
        const decision = reply['decision'] as { id: number; suggest: string[]; prompt: string; options: { label: string }[] };
        expect(decision.prompt).not.toBe('');
        for (const option of decision.options) expect(option.label).not.toBe('');
        reply = send(table, { cmd: 'answer', value: decision.suggest, id: decision.id });
        expect(reply.ok).toBe(true);
        decisions++;
      }
      expect(reply['outcome']).toMatchObject({ scores: { dagon: {}, hastur: {} } });
      expect(decisions).toBeGreaterThan(80);
      return send(table, { cmd: 'hash' })['hash'];
    });
    expect(hashes[0]).toBe(hashes[1]);
    expect(hashes[0]).toMatch(/^[0-9a-f]{16}$/);
  });

  it('lets bots answer for their seats', () => {
    const reply = send(open(), {
      cmd: 'new',
      config: {
        seats: [
          { cult: 'dagon', by: 'random' },
          { cult: 'hastur', by: 'random' },
        ],
      },
    });
    expect(reply['decision']).toBeNull();
    expect(reply['outcome']).not.toBeNull();
  });

  it('speaks Polish, with the same hash', () => {
    const [english, polish] = [open('en'), open('pl')];
    const replies = [send(english, DUEL), send(polish, DUEL)] as unknown as { decision: { prompt: string } }[];
    expect(replies[0]!.decision.prompt).not.toBe(replies[1]!.decision.prompt);
    expect(send(polish, { cmd: 'hash' })).toEqual(send(english, { cmd: 'hash' }));
  });

  it('writes a position that loads and is written again alike', () => {
    const table = open();
    let reply = send(table, DUEL) as unknown as { decision: { kind: string; suggest: string[] } };
    for (let checked = 0; checked < 12; ) {
      if (['placePlan', 'takePlan', 'placeSite'].includes(reply.decision.kind)) {
        const position = send(table, { cmd: 'position' })['position'];
        const other = open();
        expect(send(other, { cmd: 'load', scenario: position }).error).toBeUndefined();
        expect(send(other, { cmd: 'position' })['position']).toEqual(position);
        checked++;
      } else expect(send(table, { cmd: 'position' }).error?.code).toBe('midTurn');
      reply = send(table, { cmd: 'answer', value: reply.decision.suggest }) as never;
    }
  });

  it('plays on from a position as the game itself does', () => {
    const table = open();
    let reply = send(table, DUEL) as unknown as { decision: { kind: string; suggest: string[] } | null };
    while (reply.decision!.kind !== 'takePlan') reply = send(table, { cmd: 'answer', value: reply.decision!.suggest }) as never;
    const other = open();
    let copied = send(other, { cmd: 'load', scenario: send(table, { cmd: 'position' })['position'] }) as unknown as typeof reply;
    while (reply.decision !== null) {
      expect(copied.decision!.suggest).toEqual(reply.decision.suggest);
      const value = reply.decision.suggest;
      reply = send(table, { cmd: 'answer', value }) as never;
      copied = send(other, { cmd: 'answer', value }) as never;
    }
    expect(copied).toMatchObject({ decision: null, outcome: (reply as unknown as Reply)['outcome'] });
  });
});

describe('undo', () => {
  it('takes back an answer by which nothing came to light', () => {
    const table = open();
    send(table, DUEL);
    const before = send(table, { cmd: 'hash' })['hash'];
    send(table, { cmd: 'answer', value: ['downtown'] });
    expect(send(table, { cmd: 'undo' })).toMatchObject({ ok: true, decision: { kind: 'placeSite', seat: 'dagon' } });
    expect(send(table, { cmd: 'hash' })['hash']).toBe(before);
  });
  it('refuses when there is nothing, when dice were rolled, and when a bot has decided', () => {
    const table = open();
    send(table, DUEL);
    expect(send(table, { cmd: 'undo' }).error?.code).toBe('nothingToUndo');
    send(table, { cmd: 'answer', value: ['downtown'] });
    send(table, { cmd: 'answer', value: ['downtown'] });
    expect(send(table, { cmd: 'undo' }).error?.code).toBe('revealedSince');
    const bots = open();
    send(bots, { cmd: 'new', config: { seats: [{ cult: 'dagon' }, { cult: 'hastur', by: 'random' }, { cult: 'cthulhu' }] } });
    send(bots, { cmd: 'answer', value: ['downtown'] });
    expect(send(bots, { cmd: 'undo' }).error?.code).toBe('otherSeatDecided');
  });
  it('works in a restored game, too', () => {
    const table = open();
    send(table, DUEL);
    send(table, { cmd: 'answer', value: ['downtown'] });
    const other = open();
    send(other, { cmd: 'restore', save: JSON.parse(JSON.stringify(send(table, { cmd: 'save' })['save'])) });
    expect(send(other, { cmd: 'hash' })).toEqual(send(table, { cmd: 'hash' }));
    expect(send(other, { cmd: 'undo' })).toMatchObject({ ok: true, decision: { seat: 'dagon' } });
  });
});

describe('bad input', () => {
  const bad: [name: string, command: unknown, code: string, path?: string][] = [
    ['no object', 7, 'notAnObject'],
    ['no command', {}, 'unknownCommand', 'cmd'],
    ['an unknown command', { cmd: 'fly' }, 'unknownCommand', 'cmd'],
    ['a name of Object', { cmd: 'constructor' }, 'unknownCommand', 'cmd'],
    ['a field too many', { cmd: 'hash', seed: 1 }, 'unknownField', 'seed'],
    ['an answer that is no list', { cmd: 'answer', value: 'downtown' }, 'answerNotAList', 'value'],
    ['an unknown option', { cmd: 'answer', value: ['innsmouth'] }, 'unknownOption', 'value[0]'],
    ['an option twice', { cmd: 'answer', value: ['uptown', 'uptown'] }, 'optionTwice', 'value[1]'],
    ['too many options', { cmd: 'answer', value: ['uptown', 'downtown'] }, 'tooMany'],
    ['too few options', { cmd: 'answer', value: [] }, 'tooFew'],
    ['a list far too long', { cmd: 'answer', value: new Array(100_000).fill('uptown') }, 'answerTooLong'],
    ['a decision that is over', { cmd: 'answer', value: ['uptown'], id: 99 }, 'staleDecision', 'id'],
    ['another seat', { cmd: 'answer', value: ['uptown'], seat: 'hastur' }, 'notYourSeat', 'seat'],
    ['a view of nobody', { cmd: 'view', seat: 'cthulhu' }, 'notAtTable', 'seat'],
    ['a view of a number', { cmd: 'view', seat: 4 }, 'notAText', 'seat'],
    ['one seat', { cmd: 'new', config: { seats: [{ cult: 'dagon' }] } }, 'wrongSeatCount', 'config.seats'],
    [
      'five seats',
      { cmd: 'new', config: { seats: ['dagon', 'hastur', 'cthulhu', 'chaugnar', 'dagon'] } },
      'wrongSeatCount',
      'config.seats',
    ],
    ['a cult twice', { cmd: 'new', config: { seats: ['dagon', 'dagon'] } }, 'cultTwice', 'config.seats'],
    ['an unknown cult', { cmd: 'new', config: { seats: ['dagon', 'shub'] } }, 'unknownCult', 'config.seats[1]'],
    ['an unknown bot', { cmd: 'new', config: { seats: ['dagon', { cult: 'hastur', by: 'genius' }] } }, 'unknownBot'],
    ['eleven rounds', { cmd: 'new', config: { seats: ['dagon', 'hastur'], rounds: 11 } }, 'outOfRange', 'config.rounds'],
    ['half a round', { cmd: 'new', config: { seats: ['dagon', 'hastur'], rounds: 6.5 } }, 'notANumber', 'config.rounds'],
    [
      'an unknown City card',
      { cmd: 'new', config: { seats: ['dagon', 'hastur'], city: { pin: ['rain'] } } },
      'unknownCard',
      'config.city.pin[0]',
    ],
    [
      'too many pins',
      {
        cmd: 'new',
        config: {
          seats: ['dagon', 'hastur'],
          city: { pin: ['curfew', 'night-fog', 'stars-align', 'dock-strike', 'witch-hunt', 'mass-hysteria'] },
        },
      },
      'tooManyPinned',
      'config.city.pin',
    ],
    [
      'a missing stack',
      { cmd: 'new', config: { seats: ['dagon', 'hastur'], stacks: { downtown: { guardian: 'byakhee', action: 'recruiters' } } } },
      'unknownCard',
      'config.stacks.uptown.guardian',
    ],
    [
      'a Guardian among Actions',
      { cmd: 'new', config: { seats: ['dagon', 'hastur'], stacks: { downtown: { guardian: 'recruiters', action: 'byakhee' } } } },
      'wrongKind',
      'config.stacks.downtown.guardian',
    ],
    [
      'an unknown mod',
      { cmd: 'new', config: { seats: ['dagon', 'hastur'], mods: ['base', 'more'] } },
      'unknownMod',
      'config.mods',
    ],
    ['a misspelt setting', { cmd: 'new', config: { seats: ['dagon', 'hastur'], round: 7 } }, 'unknownField', 'config.round'],
    ['no scenario', { cmd: 'load' }, 'notAnObject', 'scenario'],
    [
      'three Rituals I',
      load({
        downtown: {
          rituals: [
            ['dagon', 1],
            ['dagon', 1],
            ['dagon', 1],
          ],
        },
      }),
      'tooManyMarkers',
      'scenario.districts.downtown.rituals[2]',
    ],
    [
      'four Rituals on three fields',
      load({
        downtown: {
          rituals: [
            ['dagon', 1],
            ['dagon', 2],
            ['dagon', 1],
            ['hastur', 1],
          ],
        },
      }),
      'tooManyRituals',
      'scenario.districts.downtown.rituals',
    ],
    ['a Site twice', load({ downtown: { sites: ['dagon', 'dagon'] } }), 'siteTwice', 'scenario.districts.downtown.sites[1]'],
    [
      'five Plan markers',
      load({ downtown: { plans: ['dagon', 'dagon', 'dagon', 'dagon', 'dagon'] } }),
      'tooManyMarkers',
      'scenario.districts.downtown.plans[4]',
    ],
    [
      'a Ritual of level 4',
      load({ downtown: { rituals: [['dagon', 4]] } }),
      'outOfRange',
      'scenario.districts.downtown.rituals[0][1]',
    ],
    [
      'something in the closed district',
      load({ rivertown: { sites: ['dagon'] } }),
      'districtClosed',
      'scenario.districts.rivertown.sites',
    ],
    [
      'an unknown card in hand',
      { cmd: 'load', scenario: { seats: ['dagon', 'hastur'], hands: { dagon: ['ace'] } } },
      'unknownCard',
      'scenario.hands.dagon[0]',
    ],
    [
      'a stranger’s hand',
      { cmd: 'load', scenario: { seats: ['dagon', 'hastur'], hands: { cthulhu: [] } } },
      'notAtTable',
      'scenario.hands.cthulhu',
    ],
    [
      'a broken random stream',
      { cmd: 'load', scenario: { seats: ['dagon', 'hastur'], random: '1,2,3' } },
      'notAStream',
      'scenario.random',
    ],
    ['no save', { cmd: 'restore', save: null }, 'notAnObject', 'save'],
    ['another program’s save', { cmd: 'restore', save: { format: 'chess' } }, 'notASave', 'save.format'],
    [
      'a save of the future',
      { cmd: 'restore', save: { format: 'rise-of-the-cults/save', version: 999 } },
      'saveTooNew',
      'save.version',
    ],
  ]; // prettier-ignore

  function load(districts: unknown): unknown {
    return { cmd: 'load', scenario: { seats: ['dagon', 'hastur'], districts } };
  }

  it.each(bad)('%s gets an error that names what and where, and changes nothing', (_, command, code, path) => {
    const table = open();
    send(table, DUEL);
    const before = send(table, { cmd: 'hash' })['hash'];
    const reply = send(table, command);
    expect(reply.ok).toBe(false);
    expect(reply.error!.code).toBe(code);
    if (path !== undefined) expect(reply.error!.path).toBe(path);
    expect(reply.error!.message.length).toBeGreaterThan(15);
    expect(send(open('pl'), command).error?.message).not.toBe(reply.error!.message);
    expect(send(table, { cmd: 'hash' })['hash']).toBe(before);
  });

  it('a save damaged anywhere is refused and names the place', () => {
    const table = open();
    send(table, DUEL);
    const text = JSON.stringify(send(table, { cmd: 'save' })['save']);
    type Damaged = { state: Record<string, unknown> & { seats: Record<string, unknown>[] }; log: unknown; hash: unknown };
    const damages: [change: (save: Damaged) => void, path: string][] = [
      [(save) => void (save.state.seats[0]!['hand'] = 'x'), 'save.state.seats[0].hand'],
      [(save) => void (save.state['round'] = 3), 'save.state'],
      [(save) => void delete save.state['flow'], 'save.state.flow'],
      [(save) => void (save.state['random'] = [1, 2, 3]), 'save.state.random'],
      [(save) => void (save.log = {}), 'save.log'],
      [(save) => void (save.hash = '0'), 'save.state'],
    ];
    for (const [change, path] of damages) {
      const save = JSON.parse(text) as Damaged;
      change(save);
      expect(send(table, { cmd: 'restore', save }).error, path).toMatchObject({ path });
    }
    expect(send(table, { cmd: 'restore', save: JSON.parse(text) }).ok).toBe(true);
  });
});

describe('the process', () => {
  const root = join(import.meta.dirname, '../../../..');

  /** Sends lines to `cults table` and gives its replies. */
  function converse(lines: readonly string[]): Promise<Reply[]> {
    return new Promise((resolve, reject) => {
      const child = spawn(process.execPath, ['src/tools/cli/bootstrap.mjs', 'cults', 'table'], { cwd: root });
      let out = '';
      child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
      child.on('error', reject);
      child.on('close', (code) => {
        if (code !== 0) return reject(new Error(`exit ${code}`));
        resolve(
          out
            .trim()
            .split('\n')
            .map((line) => JSON.parse(line) as Reply),
        );
      });
      child.stdin.end(lines.map((line) => `${line}\n`).join(''));
    });
  }

  it('answers broken JSON, empty lines and a line of 10 MB, and lives', async () => {
    const replies = await converse([JSON.stringify(DUEL), '{"cmd":', '', 'x'.repeat(10_000_000), '[1,2', '{"cmd":"hash"}']);
    expect(replies.map((reply) => reply.error?.code ?? 'ok')).toEqual(['ok', 'badJson', 'lineTooLong', 'badJson', 'ok']);
  });

  it('gives the same hash in two processes and in this one', async () => {
    const lines = [
      JSON.stringify({
        cmd: 'new',
        config: {
          seats: [
            { cult: 'dagon', by: 'random' },
            { cult: 'hastur', by: 'random' },
          ],
          seed: 'twice',
        },
      }),
      '{"cmd":"hash"}',
    ]; // prettier-ignore
    const [one, two] = await Promise.all([converse(lines), converse(lines)]);
    const here = open();
    send(here, JSON.parse(lines[0]!));
    expect(one.at(-1)).toEqual(two.at(-1));
    expect(one.at(-1)).toEqual(send(here, { cmd: 'hash' }));
  });
});

describe('a table that tells what scripts write', () => {
  const card = `import { action } from 'cults';
export default action({ id: 'a', name: { en: 'A', pl: 'A' }, cost: 2, text: { en: 'A.', pl: 'A.' },
  abilities: [{ keyword: 'mobilization', run(game) { game.log('hand', game.hand().length); game.nothing(); } }] });`;
  const scenario = {
    seats: ['cthulhu', 'hastur'],
    round: 2,
    phase: 'mobilization',
    seed: 'log',
    hands: { cthulhu: ['talking:a'], hastur: [] },
    decks: { cthulhu: ['adept', 'adept', 'adept', 'adept', 'adept', 'adept'] },
  };

  it('replies with it only where it was asked for', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'cults-log-'));
    const manifest = {
      id: 'talking',
      version: '1.0.0',
      api: 2,
      title: { en: 'T' },
      description: { en: 'T' },
      authors: ['T'],
      license: 'MIT',
      content: { cards: ['a.js'] },
    };
    writeFileSync(join(folder, 'mod.json'), JSON.stringify(manifest));
    writeFileSync(join(folder, 'a.js'), card);
    const replies = await Promise.all(
      [true, false].map(async (log) => {
        const table = await openTable({ mods: folder, lang: 'en', carries: false, log });
        const { decision } = send(table, { cmd: 'load', scenario }) as Reply & {
          decision: { options: { id: string; card?: string }[] };
        };
        const own = decision.options.find((option) => option.card === 'talking:a')!;
        return send(table, { cmd: 'answer', value: [own.id] });
      }),
    );
    rmSync(folder, { recursive: true });
    expect(replies[0]!['log']).toEqual([{ mod: 'talking', card: 'talking:a', lines: ['hand 7'], failed: 'not a function' }]);
    expect(replies[1]).not.toHaveProperty('log');
    expect({ ...replies[0], log: undefined }).toEqual({ ...replies[1], log: undefined });
  });
});
