import { describe, expect, it } from 'vitest';
import { baseLibrary } from '../../../../src/games/cults/base-set/books';
import { cultsSaves } from '../../../../src/games/cults/saves';
import { openTable } from '../../../../src/tools/cli/table/open-table';
import { HeadlessTable } from '../../../../src/tools/cli/table/headless-table';
import { wordsOf } from '../../../../src/tools/cli/words';

type Reply = { ok: boolean; error?: { code: string; path?: string }; [key: string]: unknown };
const send = (table: HeadlessTable, command: unknown): Reply => table.command(command) as Reply;

describe('the coach at the headless table', () => {
  type Decision = {
    id: number;
    seat: string;
    suggest: string[];
    because?: string;
    options: { id: string }[];
    legal?: string[][];
  };
  const decisionIn = (reply: Reply): Decision => reply['decision'] as Decision;
  const openWith = (lang: 'en' | 'pl' = 'en') => openTable({ mods: undefined, lang, carries: false });
  const SOLO = {
    cmd: 'new',
    config: { seats: [{ cult: 'dagon' }], solo: { npc: 'hastur', objective: 'ascendance' }, seed: 'coach' },
  };

  it('gives its answer and the reason in words where a command asks for it, and only there', async () => {
    const table = await openWith();
    const plain = decisionIn(send(table, SOLO));
    const hash = send(table, { cmd: 'hash' });
    expect(plain.because).toBeUndefined();
    const asked = decisionIn(send(table, { ...SOLO, suggest: 'coach' }));
    expect(send(table, { cmd: 'hash' })).toEqual(hash);
    expect(asked).toEqual({ ...plain, suggest: asked.suggest, because: asked.because });
    expect(asked.because).toMatch(/\S.*\.$/);
    expect(asked.legal).toContainEqual(asked.suggest);
    const viewed = send(table, { cmd: 'view', seat: 'dagon', suggest: 'coach' })['view'] as { decision: Decision };
    expect(viewed.decision).toEqual(asked);
  });

  it('is legal at every decision, the same each time, and in the language of the table', async () => {
    const [english, polish] = [await openWith(), await openWith('pl')];
    let reply = send(english, { ...SOLO, suggest: 'coach' });
    let other = send(polish, { ...SOLO, suggest: 'coach' });
    const said = new Set<string>();
    for (let i = 0; i < 60 && reply['decision'] !== null; i++) {
      const [one, two] = [decisionIn(reply), decisionIn(other)];
      expect(two.suggest).toEqual(one.suggest);
      expect(two.because).not.toBe(one.because);
      said.add(one.because!);
      reply = send(english, { cmd: 'answer', value: one.suggest, id: one.id, suggest: 'coach' });
      other = send(polish, { cmd: 'answer', value: two.suggest, id: two.id, suggest: 'coach' });
      expect(reply.ok).toBe(true);
    }
    expect(said.size).toBeGreaterThan(0);
    expect(send(polish, { cmd: 'hash' })).toEqual(send(english, { cmd: 'hash' }));
  });

  it('is refused before anything has changed, if another adviser is named or the game has no coach', async () => {
    const table = await openWith();
    const { suggest } = decisionIn(send(table, SOLO));
    const hash = send(table, { cmd: 'hash' });
    expect(send(table, { cmd: 'answer', value: suggest, suggest: 'oracle' }).error).toMatchObject({
      code: 'unknownId',
      path: 'suggest',
    });
    expect(send(table, { cmd: 'hash' })).toEqual(hash);
    expect(
      send(new HeadlessTable(cultsSaves, baseLibrary(), { of: () => wordsOf('en') }), { ...SOLO, suggest: 'coach' }).error?.code,
    ).toBe('noCoach');
    expect(send(table, { cmd: 'hash', suggest: 'coach' }).error?.code).toBe('unknownField');
  });
});
