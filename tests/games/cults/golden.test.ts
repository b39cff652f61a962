import { hashOf, openAsk } from '../../../src/kernel';
import type { CultsSession } from '../../../src/games/cults/game';
import { cultsSaves } from '../../../src/games/cults/saves';
import { asWritten } from '../../../src/games/cults/saves/migrations';
import { cults } from '../../../src/games/cults/rules';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { baseBook, baseLibrary } from '../../../src/games/cults/base-set/books';
import { restoreGame } from '../../../src/platform/session/restore';
import { restore, saveOf, type Save } from '../../../src/platform/session/save';
import { Session, type LogEntry } from '../../../src/platform/session/session';
import { configOf } from './properties/random-games';

interface Golden {
  readonly config: unknown;
  readonly log: readonly LogEntry[];
  readonly hashes: readonly string[];
  readonly outcome: unknown;
}

/** The i-th random game as it was once recorded: its answers, the hash after every 25th of them, and how it ended. */
function record(i: number): Golden {
  const config = configOf(i);
  const session = Session.begin(cults, { config }, baseBook());
  return { config, log: session.log, hashes: hashesOf(config, session.log), outcome: session.outcome };
}

/** Of the state as format 3 wrote it: the files were recorded then, and the same positions must come whatever formats do. */
const hashThen = ({ state }: CultsSession): string => hashOf(asWritten(state, 3));

function hashesOf(config: unknown, log: readonly LogEntry[]): string[] {
  const hashes: string[] = [];
  for (let length = 25; length < log.length; length += 25)
    hashes.push(hashThen(Session.replay(cults, { config }, log.slice(0, length), baseBook())));
  return [...hashes, hashThen(Session.replay(cults, { config }, log, baseBook()))];
}

const compact = (golden: Golden): string =>
  `{"config":${JSON.stringify(golden.config)},\n"log":[\n${golden.log.map((entry) => JSON.stringify(entry)).join(',\n')}\n],\n"hashes":${JSON.stringify(golden.hashes)},\n"outcome":${JSON.stringify(golden.outcome)}}\n`;

describe('golden replays', () => {
  it.each([0, 1, 2, 3, 4, 5, 6, 7])('game %i comes out as it was recorded', async (i) => {
    await expect(compact(record(i))).toMatchFileSnapshot(`golden/game-${i}.json`);
  });

  it.each(readdirSync(join(import.meta.dirname, 'golden')))('%s replays from its file', (file) => {
    const golden = JSON.parse(readFileSync(join(import.meta.dirname, 'golden', file), 'utf8')) as Golden;
    const replayed = Session.replay(cults, { config: golden.config }, golden.log, baseBook());
    expect(hashThen(replayed)).toBe(golden.hashes.at(-1));
    expect(replayed.outcome).toEqual(golden.outcome);
  });
});

describe('saves of every released format', () => {
  const path = (version: number): string => join(import.meta.dirname, 'saves', `v${version}.json`);
  const read = (version: number): Save => JSON.parse(readFileSync(path(version), 'utf8')) as Save;

  const toTheEnd = (session: CultsSession): CultsSession => {
    while (session.decision !== null) session.answer(session.decision.suggest);
    expect(session.outcome).not.toBeNull();
    return session;
  };

  it.each(Array.from({ length: cults.saves.version }, (_, i) => i + 1))(
    'version %i still opens and goes on as the same game in the present format does',
    (version) => {
      expect(existsSync(path(version))).toBe(true);
      const session = restore(cultsSaves, read(version), baseBook());
      expect(openAsk(session.state)).toMatchObject({ kind: 'chooseCard' });
      toTheEnd(session);
      const present = toTheEnd(restore(cultsSaves, read(cults.saves.version), baseBook()));
      expect(session.log).toEqual(present.log);
      expect(session.outcome).toEqual(present.outcome);
      expect(session.hash).toBe(present.hash);
      // It was saved after 161 answers: all of the rest has been played.
      expect(session.log).toHaveLength(485);
    },
  );

  it('the newest is what the game writes now, in the middle of a card’s choice', async () => {
    const { start, log } = read(2);
    const save = saveOf(Session.replay(cults, start, log, baseBook()));
    // The base set's own contents may have changed since.
    await expect(`${JSON.stringify({ ...save, mods: [] }, null, 1)}\n`).toMatchFileSnapshot(path(cults.saves.version));
    expect(saveOf(restore(cultsSaves, read(cults.saves.version), baseBook())).hash).toBe(save.hash);
  });

  const saved = (file: string, version: number): Save => {
    const text = readFileSync(join(import.meta.dirname, 'saves', file), 'utf8');
    return { ...(JSON.parse(text) as Save), version };
  };

  it.each([1, 2])('of version %i undo reaches back to where it was opened, in the middle of a script', async (version) => {
    const save = saved('v2-asking.json', version);
    const { session, library } = await restoreGame(cultsSaves, save, baseLibrary(), 'pinned');
    expect(session.decision).toMatchObject({ seat: 'hastur', kind: 'chooseOne' });
    const { hash } = session;
    session.answer(['Listen']);
    expect(session.decision).toMatchObject({ seat: 'dagon' });
    session.undo();
    expect(session.hash).toBe(hash);
    toTheEnd(session);
    const present = toTheEnd(Session.replay(cults, save.start, save.log, library.book));
    expect(session.log).toEqual(present.log);
    expect(session.outcome).toEqual(present.outcome);
    // Older formats did not count uses of scripts, so only the counters differ.
    expect(hashOf(asWritten(session.state, 2))).toBe(hashOf(asWritten(present.state, 2)));
  });

  it.each([1, 2])(
    'of version %i a script that had drawn lots before it asked still asks, and the game goes on as in the present format',
    async (version) => {
      const save = saved('v2-after-chance.json', version);
      const { session, library } = await restoreGame(cultsSaves, save, baseLibrary(), 'pinned');
      expect(session.decision).toMatchObject({ seat: 'cthulhu', kind: 'chooseNumber', source: 'omen:omen' });
      // Scripts drew their lots elsewhere then, so the log leads to another game now; what is saved anew is the same game.
      const anew = JSON.parse(JSON.stringify(saveOf(session, library.mods, true))) as Save;
      expect(anew.version).toBe(cults.saves.version);
      const present = (await restoreGame(cultsSaves, anew, baseLibrary(), 'pinned')).session;
      expect(toTheEnd(session).hash).toBe(toTheEnd(present).hash);
      expect(session.outcome).toEqual(present.outcome);
    },
  );
});
