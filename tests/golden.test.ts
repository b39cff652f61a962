import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { baseBook } from '../src/session/books';
import { restore, SAVE_VERSION, saveOf } from '../src/session/save';
import { Session, type LogEntry } from '../src/session/session';
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
  const session = Session.begin({ config }, baseBook());
  return { config, log: session.log, hashes: hashesOf(config, session.log), outcome: session.outcome };
}

function hashesOf(config: unknown, log: readonly LogEntry[]): string[] {
  const hashes: string[] = [];
  for (let length = 25; length < log.length; length += 25)
    hashes.push(Session.replay({ config }, log.slice(0, length), baseBook()).hash);
  return [...hashes, Session.replay({ config }, log, baseBook()).hash];
}

const compact = (golden: Golden): string =>
  `{"config":${JSON.stringify(golden.config)},\n"log":[\n${golden.log.map((entry) => JSON.stringify(entry)).join(',\n')}\n],\n"hashes":${JSON.stringify(golden.hashes)},\n"outcome":${JSON.stringify(golden.outcome)}}\n`;

describe('golden replays', () => {
  it.each([0, 1, 2, 3, 4, 5, 6, 7])('game %i comes out as it was recorded', async (i) => {
    await expect(compact(record(i))).toMatchFileSnapshot(`golden/game-${i}.json`);
  });

  it.each(readdirSync(join(import.meta.dirname, 'golden')))('%s replays from its file', (file) => {
    const golden = JSON.parse(readFileSync(join(import.meta.dirname, 'golden', file), 'utf8')) as Golden;
    const replayed = Session.replay({ config: golden.config }, golden.log, baseBook());
    expect(replayed.hash).toBe(golden.hashes.at(-1));
    expect(replayed.outcome).toEqual(golden.outcome);
  });
});

describe('saves of every released format', () => {
  const path = (version: number): string => join(import.meta.dirname, 'saves', `v${version}.json`);

  it.each(Array.from({ length: SAVE_VERSION }, (_, i) => i + 1))('version %i still opens and plays on to the end', (version) => {
    expect(existsSync(path(version))).toBe(true);
    const session = restore(JSON.parse(readFileSync(path(version), 'utf8')), baseBook());
    while (session.decision !== null) session.answer(session.decision.suggest);
    expect(session.outcome).not.toBeNull();
  });

  it('the newest is what the game writes now, in the middle of a card’s choice', () => {
    const save = JSON.parse(readFileSync(path(SAVE_VERSION), 'utf8')) as { hash: string; state: { ask: { kind: string } } };
    const session = restore(save, baseBook());
    // The base set's own contents may have changed since.
    expect({ ...saveOf(session), mods: [] }).toEqual({ ...save, mods: [] });
    expect(save.state.ask.kind).toBe('chooseCard');
  });
});
