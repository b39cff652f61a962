import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { CardStudy } from '../../../../src/games/cults/lab/study';
import type { LabReport } from '../../../../src/games/cults/lab/report';
import { PLANTED_FILES } from '../../../games/cults/lab/planted';

const folder = mkdtempSync(join(tmpdir(), 'cults-lab-'));
for (const [file, text] of Object.entries(PLANTED_FILES)) writeFileSync(join(folder, file), text);
afterAll(() => rmSync(folder, { recursive: true }));

const balance = (...args: string[]): Promise<{ code: unknown; out: string; err: string }> =>
  new Promise((resolve) => {
    const cwd = join(import.meta.dirname, '../../../..');
    execFile(process.execPath, ['src/tools/cli/bootstrap.mjs', 'cults', 'balance', ...args], { cwd }, (error, out, err) =>
      resolve({ code: error?.code ?? 0, out, err }),
    );
  });
const lastLine = (out: string): unknown => JSON.parse(out.trim().split('\n').at(-1)!);

describe('cults balance', () => {
  it('tells of every card, of points, seats and cults, and as JSON in its last line', async () => {
    const { code, out, err } = await balance('--games', '40', '--seats', '2', '--seed', '5');
    expect(code, err).toBe(0);
    expect(out).toContain('played by Apprentice (fast; between Novice and Cultist)');
    expect(out).toMatch(/Ghoul Pack \(Guardian, cost 2\): bought in \d+ % \(\d+ to \d+ %\) of \d+ chances?; ability used/);
    expect(out).toMatch(/Round 6: \d\.\d points on average/);
    const { report, seed } = lastLine(out) as { report: LabReport; seed: string };
    expect(seed).toBe('5');
    expect(report.games).toBe(40);
    expect(report.seats.map(({ games }) => games)).toEqual([40, 40]);
  });

  it('says in one sentence, in both languages, what a card does to the game', async () => {
    const args = ['--mods', folder, '--card', 'overpowered', '--games', '60', '--seats', '2', '--lang', 'pl'];
    const { code, out, err } = await balance(...args);
    expect(code, err).toBe(0);
    expect(out).toMatch(/Przegięty \(Strażnik, koszt 1\): kupowana przy/);
    const { sentence, study, card } = lastLine(out) as { sentence: Record<string, string>; study: CardStudy; card: string };
    expect(card).toBe('planted:overpowered');
    expect(study.card.bought.value).toBeGreaterThan(0.9);
    expect(sentence['en']).toMatch(/too cheap|too strong/);
    expect(out).toContain(sentence['pl']);
  });

  it('says what it cannot compare', async () => {
    const refused = await balance('--card', 'seer', '--games', '20', '--lang', 'pl');
    expect(refused.code).toBe(2);
    expect(refused.err).toMatch(/--card: Laboratorium nie może wyjąć karty „seer” z gry/);
    const unknown = await balance('--card', 'nobody', '--games', '20');
    expect(unknown.code).toBe(2);
    expect(unknown.err).toContain('nobody');
  });
});
