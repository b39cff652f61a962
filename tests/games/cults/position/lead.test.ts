import { describe, expect, it } from 'vitest';
import { cults } from '../../../../src/games/cults/rules';
import { cultsSaves } from '../../../../src/games/cults/saves';
import { baseBook, baseLibrary } from '../../../../src/games/cults/base-set/books';
import { GameError } from '../../../../src/kernel';
import { restoreGame, type Restored } from '../../../../src/platform/session/restore';
import { saveOf } from '../../../../src/platform/session/save';
import { Session } from '../../../../src/platform/session/session';
import { load } from '../../../harness';

/** Cthulhu is about to take a Plan downtown, against Hastur. */
const TURN = {
  seats: ['cthulhu', 'hastur'],
  round: 2,
  phase: 'action',
  seed: 'lead',
  districts: {
    downtown: {
      sanity: 9,
      rituals: [
        ['cthulhu', 3],
        ['hastur', 1],
      ],
      plans: ['cthulhu'],
    },
    uptown: { plans: ['hastur'] },
  },
  hands: { cthulhu: ['brute', 'adept'], hastur: ['acolyte'] },
};
const FIGHT = [
  { kind: 'takePlan', seat: 'cthulhu', options: [{ plan: 'dominance' }] },
  { kind: 'commit', options: [{ card: 'brute' }] },
];

function errorOf(lead: unknown): GameError {
  try {
    load({ ...TURN, lead });
  } catch (error) {
    if (error instanceof GameError) return error;
    throw error;
  }
  throw new Error('the lead was taken');
}

describe('the lead of a scenario', () => {
  it('opens in the middle of a turn, as if its answers had been given', () => {
    const led = load({ ...TURN, lead: FIGHT });
    expect(led.decision).toMatchObject({ kind: 'commit', seat: 'hastur' });
    const played = load(TURN).answer('takePlan', { plan: 'dominance' }).answer('commit', { card: 'brute' });
    expect(led.session.hash).toBe(played.session.hash);
    expect(led.events('confrontationBegun')).toEqual(played.events('confrontationBegun'));
    // `position` cannot tell it: a scenario without a lead stands between turns.
    expect(() => led.session.position).toThrow(expect.objectContaining({ code: 'midTurn' }) as Error);
  });

  it('may take suggestions', () => {
    const led = load({ ...TURN, lead: [FIGHT[0], 'suggest'] });
    const { session } = load(TURN).answer('takePlan', { plan: 'dominance' });
    session.answer(session.decision!.suggest);
    expect(led.session.hash).toBe(session.hash);
  });

  it('is part of the position: it is not in the log, cannot be taken back, and saves go on from it', () => {
    const led = load({ ...TURN, lead: FIGHT });
    expect(led.session.log).toEqual([]);
    expect(() => led.session.undo()).toThrow(expect.objectContaining({ code: 'nothingToUndo' }) as Error);
    led.answer('commit');
    const save: unknown = JSON.parse(JSON.stringify(saveOf(led.session, baseLibrary().mods)));
    const restored = restoreGame(cultsSaves, save, baseLibrary()) as Restored<never, never, never, never>;
    expect(restored.session.hash).toBe(led.session.hash);
    const again = Session.replay(cults, led.session.start, led.session.log, baseBook());
    expect(again.hash).toBe(led.session.hash);
  });

  it('names the answer that does not fit, and what is asked or offered there', () => {
    expect(errorOf([{ kind: 'commit' }])).toMatchObject({ code: 'otherDecision', params: { path: 'scenario.lead[0]' } });
    expect(errorOf([FIGHT[0], { seat: 'hastur', options: [] }])).toMatchObject({
      code: 'otherDecision',
      params: { path: 'scenario.lead[1]', wanted: '{"seat":"hastur"}' },
    });
    const missing = errorOf([FIGHT[0], { options: [{ card: 'adept' }, { card: 'seer' }] }]);
    expect(missing).toMatchObject({ code: 'noSuchOption', params: { path: 'scenario.lead[1].options[1]', decision: 'commit' } });
    expect(missing.params['offered']).toHaveLength(2);
    expect(errorOf([{ option: 'x' }])).toMatchObject({ code: 'unknownField', params: { path: 'scenario.lead[0].option' } });
    expect(errorOf('suggest').code).toBe('notAList');
  });

  it('refuses answers after the end of the game', () => {
    const end = { seats: ['cthulhu', 'hastur'], round: 6, rounds: 6, phase: 'action', seed: 'x' };
    expect(() => load({ ...end, lead: ['suggest'] })).toThrow(expect.objectContaining({ code: 'leadTooLong' }) as Error);
  });
});
