import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'cults-play-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs a command as a user does, with these lines typed. */
const cults = (lines: readonly string[], ...args: string[]): Promise<{ code: unknown; out: string; err: string }> =>
  new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      ['src/tools/cli/bootstrap.mjs', 'cults', ...args],
      { cwd: join(import.meta.dirname, '../../../..') },
      (error, out, err) => resolve({ code: error?.code ?? 0, out, err }),
    );
    child.stdin!.end(lines.map((line) => `${line}\n`).join(''));
  });

describe('cults play with mods', () => {
  it('plays with the mods named, and their cards can be read', async () => {
    const { code, out } = await cults(
      ['c hollow choir', 'q'],
      'play',
      '--mods',
      'whispers',
      '--pin',
      'hollow-choir',
      '--seed',
      '1',
    );
    expect(code).toBe(0);
    expect(out).toContain('Hollow Choir ×6');
    expect(out).toContain('Hollow Choir · a Guardian of a district’s stack · Attack 1 · Cost 3\n  Confrontation: Add 1 Attack');
  });

  it('takes a cult of a mod', async () => {
    const { code, out } = await cults(['q'], 'play', '--mods', 'fifth-cult', '--cult', 'fifth-cult:nyarlathotep', '--seed', '1');
    expect(code).toBe(0);
    expect(out).toContain('Nyarlathotep: Hand 0');
  });

  it('refuses mods that are not there, and says where the old meaning of --mods has gone', async () => {
    const [none, old, polish] = await Promise.all([
      cults([], 'play', '--mods', 'nosuch-at-all'),
      cults([], 'play', '--load', 'save.json', '--mods', 'pinned'),
      cults([], 'playout', '--mods', 'nosuch-at-all', '--lang', 'pl'),
    ]);
    expect(none).toMatchObject({ code: 2, out: '' });
    expect(none.err).toMatch(/no folder or zip “nosuch-at-all”.*whispers/);
    expect(old).toMatchObject({ code: 2, out: '' });
    expect(old.err).toContain('write --missing pinned');
    expect(polish.code).toBe(2);
    expect(polish.err).toContain('Nie ma katalogu ani pliku zip „nosuch-at-all”');
  });

  it('begins from a position, reads the hand and the card of an option', async () => {
    const file = join(folder, 'fight.json');
    const scenario = {
      seats: ['cthulhu', 'hastur'],
      round: 2,
      phase: 'action',
      districts: {
        downtown: {
          rituals: [
            ['cthulhu', 1],
            ['hastur', 1],
          ],
          plans: ['cthulhu'],
        },
      },
      hands: { cthulhu: ['brute', 'whispers:hollow-choir'], hastur: [] },
      lead: [{ options: [{ plan: 'dominance' }] }],
    };
    writeFileSync(file, JSON.stringify([{ name: 'a test', scenario, steps: [] }]));
    const { code, out } = await cults(['c', 'c 1', 'c 9', 'q'], 'play', '--mods', 'whispers', '--scenario', file, '--lang', 'pl');
    expect(code).toBe(0);
    expect(out.match(/Głuchy Chór · Strażnik/g)).toHaveLength(1);
    expect(out.match(/ · karta początkowego stosu · Atak/g)).toHaveLength(2);
    expect(out).toContain('Opcja „9” nie jest kartą');
    const conflict = await cults([], 'play', '--scenario', file, '--bots', '2');
    expect(conflict.err).toContain('“--bots” cannot stand beside “--scenario”');
  });

  it('begins a puzzle, in which the rivals play by themselves', async () => {
    const example = join(import.meta.dirname, '../../../../mods/examples/first-steps/puzzles/first-blood.json');
    const puzzle = JSON.parse(readFileSync(example, 'utf8')) as { scenario: object };
    const file = join(folder, 'puzzle.json');
    const lead = [{ options: [{ plan: 'dominance', district: 'downtown' }] }];
    writeFileSync(file, JSON.stringify({ ...puzzle, scenario: { ...puzzle.scenario, lead } }));
    const { code, out } = await cults(['!', 'q'], 'play', '--scenario', file);
    expect(code).toBe(0);
    expect(out).toContain('Hastur committed');
    expect(out).not.toContain('Hastur: Confrontation: commit');
  });

  it('goes on with a save whose mods are named, and offers --missing where they are not', async () => {
    const save = join(folder, 'save.json');
    const args = ['--mods', 'whispers', '--pin', 'hollow-choir', '--seed', '5'];
    await cults(['!', `s ${save}`, 'q'], 'play', ...args);
    expect(readFileSync(save, 'utf8')).toContain('whispers');
    const [again, without] = await Promise.all([
      cults(['q'], 'play', '--load', save, '--mods', 'whispers'),
      cults(['q'], 'play', '--load', save),
    ]);
    expect(again.code, again.err).toBe(0);
    expect(again.out).toContain('Hollow Choir ×6');
    expect(without.code).toBe(2);
    expect(without.err).toMatch(/Name them with --mods, or use one of: .*--missing without/);
  });
});

describe('cults playout', () => {
  it('plays with mods and from positions, the same for the same seed', async () => {
    const args = [
      'playout',
      '--mods',
      'whispers',
      '--pin',
      'hollow-choir,two-moons',
      '--games',
      '4',
      '--seats',
      '2',
      '--seed',
      '3',
    ];
    const [one, two] = await Promise.all([cults([], ...args), cults([], ...args)]);
    const report = JSON.parse(one.out) as { finished: number; seconds: number };
    expect(report).toMatchObject({ games: 4, finished: 4 });
    expect({ ...(JSON.parse(two.out) as object), seconds: 0 }).toEqual({ ...report, seconds: 0 });
    const file = join(folder, 'late.json');
    writeFileSync(file, JSON.stringify({ seats: ['dagon', 'hastur'], round: 6, phase: 'planning', mods: ['base'] }));
    const late = await cults([], 'playout', '--scenario', file, '--games', '5');
    expect(JSON.parse(late.out)).toMatchObject({ games: 5, finished: 5 });
  });
});
