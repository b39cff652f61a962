import { cults } from '../../../../src/games/cults/rules';
import { describe, expect, it } from 'vitest';
import { lastTurn } from '../../../../src/games/cults/screens/last-turn';
import { baseBook } from '../../../../src/games/cults/base-set/books';
import { Session } from '../../../../src/platform/session/session';

const told = (types: readonly string[], most = 20): string[] =>
  lastTurn(
    types.map((type) => ({ type })),
    most,
  ).map(({ type }) => type);

describe('what whoever comes back is told', () => {
  it('the last turn that ended, and what was done since', () => {
    expect(told(['planTaken', 'turnEnded', 'planTaken', 'bluffed', 'turnEnded', 'planTaken'])).toEqual([
      'planTaken',
      'bluffed',
      'planTaken',
    ]);
  });

  it('bounds without anything between them count once', () => {
    const types = ['planPlaced', 'phaseBegun', 'planTaken', 'turnEnded', 'roundBegun', 'phaseBegun', 'cardsDrawn'];
    expect(told(types)).toEqual(['phaseBegun', 'planTaken', 'roundBegun', 'phaseBegun', 'cardsDrawn']);
  });

  it('no more than can be read', () => {
    expect(told(['phaseBegun', ...Array.from({ length: 50 }, () => 'planPlaced')], 14)).toHaveLength(14);
    expect(told([])).toEqual([]);
  });

  it('in a whole game there is always something to tell, and always the newest', () => {
    const config = { seats: [{ cult: 'dagon', by: 'human' }], solo: { npc: 'cthulhu' }, seed: 'recap' };
    const session = Session.begin(cults, { config }, baseBook());
    for (let i = 0; session.decision !== null; i++) {
      const { events } = session;
      const last = events.findLast(({ type }) => type !== 'turnEnded');
      if (i > 0) expect(lastTurn(events, 14).at(-1)?.type).toBe(last?.type);
      session.answer(session.decision.suggest);
    }
  });
});
