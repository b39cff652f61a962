import type { CultsSession } from '../../../games/cults/game';
import { RandomBot } from '../../../platform/bots';
import { labelOf, cults } from '../../../games/cults/rules';
import { liveStream, openAsk } from '../../../kernel';
import { playoutConfig } from '../../../games/cults/playout';
import type { CultsLibrary } from '../../../games/cults/base-set/library';
import { saveOf, type Save } from '../../../platform/session/save';
import { Session } from '../../../platform/session/session';

/** A save, the kind of moment at which it was taken, and the library it was played with. */
export interface Honest {
  readonly save: Save;
  readonly moment: string;
  readonly library: CultsLibrary;
}

const TABLES = [
  { seats: 2, solo: false, stacks: 'first-game' },
  { seats: 3, solo: false, stacks: 'draft' },
  { seats: 4, solo: false, stacks: 'random' },
  { seats: 1, solo: true, stacks: 'draft' },
] as const;

/** Keep this many saves of each kind of moment (a phase, a question of a card, a fight). */
const OF_EACH = 4;

/** Collects valid saves from many moments of games of every size; rare kinds of moments are represented as often as common ones. */
export function honestSaves(libraries: readonly CultsLibrary[], games: number, seed: string): Honest[] {
  const found: Honest[] = [];
  const counts = new Map<string, number>();
  for (let i = 0; i < games; i++) {
    const library = libraries[i % libraries.length]!;
    const table = TABLES[Math.floor(i / libraries.length) % TABLES.length]!;
    const own = `${seed} ${i}`;
    const chance = liveStream(own);
    for (const session of played(library, table, own)) {
      const moment = `${library.mods.length} ${momentOf(session)}`;
      const count = counts.get(moment) ?? 0;
      if (count >= OF_EACH || (count > 0 && chance(12) > 0)) continue;
      counts.set(moment, count + 1);
      found.push({ save: saveOf(session, library.mods), moment, library });
    }
  }
  return found;
}

function momentOf({ state }: CultsSession): string {
  const { phase } = state;
  const ask = openAsk(state);
  return ask === null ? 'the end' : `${phase} ${labelOf(ask.frame as never)} ${ask.kind}`;
}

/** Plays a game with random answers and yields at each question. */
function* played(library: CultsLibrary, { seats, solo, stacks }: (typeof TABLES)[number], seed: string): Generator<CultsSession> {
  const config = playoutConfig(seats, solo, seed, 6);
  const people = (config['seats'] as { cult: string }[]).map(({ cult }) => cult);
  const session = Session.begin(cults, { config: { ...config, seats: people, stacks } }, library.book);
  const bot = new RandomBot(seed);
  for (let { decision } = session; decision !== null; { decision } = session) {
    yield session;
    const { options } = decision;
    session.answer(bot.choose(openAsk(session.state)!).map((at) => options[at]!.id));
  }
  yield session;
}
