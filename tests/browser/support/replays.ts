import { cults } from '../../../src/games/cults/rules';
import { RandomBot } from '../../../src/platform/bots';
import { hashOf, openAsk } from '../../../src/kernel';
import type { ModSource } from '../../../src/platform/sandbox/mods';
import { watchScripts } from '../../../src/platform/sandbox/running';
import { openLibrary, type CultsLibrary } from '../../../src/games/cults/base-set/library';
import { Session, type LogEntry, type Start } from '../../../src/platform/session/session';

/** A game that random bots play to its end: everything follows from this, on every machine. */
export interface GameSpec {
  /** Names of the example mods in play beside the base set. */
  readonly mods: readonly string[];
  readonly config: Readonly<Record<string, unknown>> & { readonly seed: string };
}

export interface PlayedGame {
  readonly start: Start;
  readonly log: readonly LogEntry[];
  /** Of the state whenever a phase has ended, and of the last. To hash after each answer would take longer than to play. */
  readonly hashes: readonly string[];
  /** Of everything that was told. */
  readonly events: string;
  /** How often the scripts of each mod were run. */
  readonly runs: Readonly<Record<string, number>>;
}

/** Opens the example mods named; what is wrong with one of them is thrown. */
export async function openExamples(names: readonly string[], source: (name: string) => ModSource): Promise<CultsLibrary> {
  const library = await openLibrary(names.map(source));
  if (library.leftOut.length > 0) throw new Error(JSON.stringify(library.leftOut));
  return library;
}

/** Counts the runs of scripts while `act` works, by mod. */
function runsOf<T>(act: () => T): { readonly result: T; readonly runs: Record<string, number> } {
  const runs: Record<string, number> = {};
  watchScripts((mod) => {
    if (mod !== null) runs[mod] = (runs[mod] ?? 0) + 1;
  });
  try {
    return { result: act(), runs };
  } finally {
    watchScripts(() => undefined);
  }
}

/** Bots answer through the door for people, so that the state can be seen on the way. */
export function playGame({ config }: GameSpec, library: CultsLibrary): PlayedGame {
  const start: Start = { config };
  const hashes: string[] = [];
  const { result: session, runs } = runsOf(() => {
    const game = Session.begin(cults, start, library.book);
    const bot = new RandomBot(config.seed);
    for (let ask = openAsk(game.state); ask !== null; ask = openAsk(game.state)) {
      const { phase } = game.state;
      const { options } = game.decision!;
      game.answer(bot.choose(ask).map((i) => options[i]!.id));
      if (game.state.phase !== phase || openAsk(game.state) === null) hashes.push(game.hash);
    }
    return game;
  });
  return { start, log: session.log, hashes, events: hashOf(session.events), runs };
}
