import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CultsLibrary } from '../../../../src/games/cults/base-set/library';
import { workbench, type BenchReplies } from '../../../../src/games/cults/bench/workbench';
import type { NamedAnswer } from '../../../../src/games/cults/contract/studies';
import { libraryFor } from '../../../../src/tools/cli/mod-disk';

let library: CultsLibrary;
beforeAll(async () => void (library = await libraryFor('first-steps')));
afterAll(() => library.host.dispose());

const PUZZLE = 'puzzles/first-blood.json';
const LESSON = 'lessons/a-bluff.json';
const nothing = (): Promise<unknown> => Promise.resolve(null);

async function ask(file: string, answers: readonly NamedAnswer[]): Promise<BenchReplies['study']> {
  const question = { about: 'study', mod: 'first-steps', file, answers } as const;
  return (await workbench.answer(library, question, nothing)) as BenchReplies['study'];
}

async function played(
  file: string,
  answers: readonly NamedAnswer[],
): Promise<Exclude<BenchReplies['study'], { refused: unknown }>> {
  const reply = await ask(file, answers);
  if ('refused' in reply) throw new Error(reply.refused.code);
  return reply;
}

describe('a puzzle on the bench', () => {
  it('asks its player first, everybody else following suggestions', async () => {
    const { open, taken, verdict, stopped, view } = await played(PUZZLE, []);
    expect(open).toMatchObject({ kind: 'takePlan', seat: 'cthulhu' });
    expect([taken, verdict, stopped]).toEqual([[], 'open', null]);
    expect(view.seat).toBe('cthulhu');
  });

  it('tells what was played as its solution writes it', async () => {
    const { solution } = library.studies.puzzles[0]!;
    const { taken, verdict } = await played(PUZZLE, solution);
    expect(verdict).toBe('solved');
    expect(taken.map(({ kind }) => kind)).toEqual(solution.map((one) => (one === 'suggest' ? '' : one.kind)));
    // The recorded answers are a solution themselves.
    expect(await played(PUZZLE, taken)).toMatchObject({ taken, verdict: 'solved', stopped: null });
  });

  it('stops at the first answer that does not fit and keeps those before', async () => {
    const [first] = library.studies.puzzles[0]!.solution;
    const { taken, stopped, open } = await played(PUZZLE, [first!, { kind: 'bluffTokens', options: [] }, first!]);
    expect(taken).toHaveLength(1);
    expect(stopped).toMatchObject({ code: expect.any(String) as string });
    expect(open).toMatchObject({ kind: 'commit' });
  });

  it('says that the goal was missed', async () => {
    expect(await played(PUZZLE, [{ kind: 'takePlan', options: [{ plan: 'bluff' }] }, 'suggest'])).toMatchObject({
      verdict: 'lost',
    });
  });
});

it('a lesson has no verdict', async () => {
  expect(await played(LESSON, ['suggest'])).toMatchObject({ verdict: null, stopped: null });
});

it('does not know a file that the mod does not have', async () => {
  await expect(ask('puzzles/none.json', [])).rejects.toThrow('noSuchPuzzle');
});
