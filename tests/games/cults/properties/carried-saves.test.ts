import type { CultsSession } from '../../../../src/games/cults/game';
import { cultsSaves } from '../../../../src/games/cults/saves';
import { describe, expect, it } from 'vitest';
import { brokenInvariants, play, cults } from '../../../../src/games/cults/rules';
import { baseLibrary } from '../../../../src/games/cults/base-set/books';
import { restoreGame } from '../../../../src/platform/session/restore';
import { saveOf } from '../../../../src/platform/session/save';
import { Session } from '../../../../src/platform/session/session';
import { playOn, withExamples } from '../../../platform/session/tables';
import { humanConfig } from './random-games';

const library = await withExamples('whispers', 'signatures', 'house-rules');

/** The i-th random game with example mods, stopped somewhere. */
function stopped(i: number): CultsSession {
  const session = Session.begin(cults, { config: { ...humanConfig(i), stacks: 'random' } }, library.book);
  return playOn(session, `carried ${i}`, 5 + ((i * 37) % 150));
}

describe('saves of random games with example mods, on a library without them', () => {
  it('that carry the mods play on to the same end (24 games)', async () => {
    for (let i = 0; i < 24; i++) {
      const session = stopped(i);
      const text = JSON.stringify(saveOf(session, library.mods, true));
      const restored = await restoreGame(cultsSaves, JSON.parse(text), baseLibrary(), 'pinned');
      expect(restored.session.hash, `game ${i}`).toBe(session.hash);
      expect(restored.session.decision, `game ${i}`).toEqual(session.decision);
      expect(playOn(restored.session, `on ${i}`).hash, `game ${i}`).toBe(playOn(session, `on ${i}`).hash);
      restored.library.host.dispose();
    }
  });

  it('that do not can be played without them: no card is lost, every rule is kept (24 games)', async () => {
    for (let i = 0; i < 24; i++) {
      const session = stopped(i);
      if (session.state.phase === 'setup') continue;
      const text = JSON.stringify(saveOf(session, library.mods));
      const restored = await restoreGame(cultsSaves, JSON.parse(text), baseLibrary(), 'without');
      const { book } = restored.library;
      for (const now = restored.session; now.decision !== null; playOn(now, `without ${i} ${now.log.length}`, 1))
        expect(brokenInvariants(play(now.state, book, null)), `game ${i}`).toEqual([]);
      expect(restored.session.outcome).not.toBeNull();
      restored.library.host.dispose();
    }
  });
});
