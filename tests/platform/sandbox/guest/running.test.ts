import { cults } from '../../../../src/games/cults/rules';
import { afterEach, describe, expect, it } from 'vitest';
import { watchProgress, type Progress } from '../../../../src/platform/sandbox/progress';
import { running, watchScripts } from '../../../../src/platform/sandbox/running';
import { baseBook } from '../../../../src/games/cults/base-set/books';
import { Session } from '../../../../src/platform/session/session';
import { playOn, withExamples } from '../../session/tables';

afterEach(() => {
  watchScripts(() => undefined);
  watchProgress(() => undefined);
});

describe('whoever watches from outside', () => {
  it('is told whose script runs, also where one runs inside another, and that it came back with an error', () => {
    const told: (string | null)[] = [];
    watchScripts((mod) => void told.push(mod));
    const act = (): void => running('outer', () => running('inner', () => undefined));
    act();
    expect(told).toEqual(['outer', 'inner', 'outer', null]);
    told.length = 0;
    expect(() =>
      running('failing', () => {
        throw new Error('x');
      }),
    ).toThrow();
    expect(told).toEqual(['failing', null]);
  });

  it('is told of every mod that is loaded, and how far that is', async () => {
    const told = new Set<string | null>();
    const steps: Progress[] = [];
    watchScripts((mod) => void told.add(mod));
    watchProgress((step) => void steps.push(step));
    const { host } = await withExamples('fifth-cult');
    host.dispose();
    expect([...told]).toEqual(expect.arrayContaining(['base', 'fifth-cult']));
    expect(steps).toEqual([
      { done: 0, of: 2 },
      { done: 1, of: 2 },
    ]);
  });

  it('is told of every answer that is played again', () => {
    const { start, log } = playOn(Session.begin(cults, { config: { seats: ['dagon', 'hastur'] } }, baseBook()), 'again', 30);
    const steps: Progress[] = [];
    watchProgress((step) => void steps.push(step));
    Session.replay(cults, start, log, baseBook());
    expect(steps).toEqual(log.map((_, done) => ({ done, of: log.length })));
  });
});
