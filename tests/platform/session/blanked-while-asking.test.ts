import type { CultsSession } from '../../../src/games/cults/game';
import { cultsSaves } from '../../../src/games/cults/saves';
import { cults } from '../../../src/games/cults/rules';
import { describe, expect, it } from 'vitest';
import { baseLibrary } from '../../../src/games/cults/base-set/books';
import { restoreGame } from '../../../src/platform/session/restore';
import { saveOf } from '../../../src/platform/session/save';
import { Session } from '../../../src/platform/session/session';
import { playOn, withExamples } from './tables';

const library = await withExamples('whispers');
const scenario = {
  seats: ['dagon', 'hastur'],
  round: 2,
  phase: 'city',
  hands: { dagon: ['acolyte'], hastur: ['brute'] },
  city: { deck: ['whispers:voices-in-the-walls'] },
};

/** A script of a City card has asked its first question. */
function asking(): CultsSession {
  const session = Session.begin(cults, { scenario }, library.book);
  expect(session.state.ask!.frame.step).toBe('script');
  return session;
}

describe('a card that waits for an answer', () => {
  it.each([
    ['blanked', (session: CultsSession) => session.blank('whispers', 'dagon')],
    ['killed', (session: CultsSession) => session.kill('whispers')],
  ])('is withdrawn once it is %s: what it did is undone, it asks no more, and stays blank', (_, take) => {
    const session = asking();
    take(session);
    session.answer(session.decision!.suggest);
    const cancelled = session.events.filter(({ type }) => type === 'scriptCancelled');
    expect(cancelled).toMatchObject([{ card: 'whispers:voices-in-the-walls', reason: 'blanked', strikes: 0 }]);
    expect(session.state.blank).toEqual(['whispers']);
    expect(session.state.ask!.frame.step).not.toBe('script');
    expect(Session.replay(cults, session.start, session.log, session.book).hash).toBe(session.hash);
  });

  it('is withdrawn in a game that goes on without its mod', async () => {
    const save = JSON.parse(JSON.stringify(saveOf(asking(), library.mods))) as unknown;
    const { session } = await restoreGame(cultsSaves, save, baseLibrary(), 'without');
    expect(session.state.blank).toEqual(['whispers']);
    expect(session.state.ask!.frame.step).not.toBe('script');
    expect(playOn(session, 'withdrawn').outcome).not.toBeNull();
  });

  it('goes on asking where the mods are in the save', async () => {
    const save = JSON.parse(JSON.stringify(saveOf(asking(), library.mods, true))) as unknown;
    const { session } = await restoreGame(cultsSaves, save, baseLibrary(), 'pinned');
    expect(playOn(session, 'asked').hash).toBe(playOn(asking(), 'asked').hash);
  });
});
