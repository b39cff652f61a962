import { RandomBot } from '../bots';
import type { Catalogue } from '../engine';
import { saveOf, type Save } from '../session/save';
import { BASE_CULTS } from '../session/playout';
import { Session, type LogEntry } from '../session/session';

/** A saved game that stands at a decision of a kind, asked of the only person at the table. */
export interface Position {
  readonly kind: string;
  readonly save: Save;
}

type Config = Readonly<Record<string, unknown>> & { readonly seats: readonly string[] };

const STACKS = ['first-game', 'random', 'draft'];

/** The i-th game of people alone: tables of every size by turns. */
function configOf(i: number): Config {
  const seats = [2, 4, 3, 1][i % 4]!;
  const cults = BASE_CULTS.map((_, at) => BASE_CULTS[(at + i) % BASE_CULTS.length]!);
  return {
    seats: cults.slice(0, seats),
    seed: `position ${i}`,
    stacks: STACKS[i % STACKS.length],
    setup: null,
    ...(seats === 1 ? { solo: { npc: cults[1]! } } : {}),
  };
}

/** The same game up to here with bots in all seats but one: what they answered so far is in the log. */
function savedFor(config: Config, log: readonly LogEntry[], seat: string, book: Catalogue): Save {
  const seats = config.seats.map((cult) => ({ cult, by: cult === seat ? 'human' : 'random' }));
  const told = log.map((entry) => ('answer' in entry ? { ...entry, bot: entry.seat !== seat } : entry));
  return saveOf(Session.replay({ config: { ...config, seats } }, told, book));
}

/** Calls `look` at every decision of the i-th game, which is played at random. */
function playThrough(i: number, book: Catalogue, look: (session: Session, config: Config) => boolean): void {
  const config = configOf(i);
  const session = Session.begin({ config }, book);
  const bot = new RandomBot(`position ${i}`);
  for (let { ask } = session.state; ask !== null && look(session, config); { ask } = session.state) {
    const { options } = session.decision!;
    session.answer(bot.choose(ask).map((at) => options[at]!.id));
  }
}

/** Positions where decisions of the kinds are open, found in random games: always the same ones. */
export function positionsFor(kinds: readonly string[], book: Catalogue): Position[] {
  const missing = new Set(kinds);
  const found: Position[] = [];
  for (let i = 0; i < 60 && missing.size > 0; i++)
    playThrough(i, book, (session, config) => {
      const { kind, seat, options } = session.decision!;
      // A decision with one option shows little.
      if (missing.has(kind) && options.length > 1) {
        missing.delete(kind);
        found.push({ kind, save: savedFor(config, session.log, seat, book) });
      }
      return missing.size > 0;
    });
  if (missing.size > 0) throw new Error(`No random game asks ${[...missing].join(', ')}: look for more games in positions.ts.`);
  return found;
}

/** A game with one person, played to its end at random: how it began, what the person answered, and the hash of its end. */
export interface Recorded {
  readonly config: Readonly<Record<string, unknown>>;
  readonly answers: readonly (readonly string[])[];
  readonly hash: string;
}

/** Plays a game with one person headless; the person answers at random by the seed. */
export function record(config: Readonly<Record<string, unknown>>, seed: string, book: Catalogue): Recorded {
  const session = Session.begin({ config }, book);
  const bot = new RandomBot(seed);
  const answers: string[][] = [];
  for (let { ask } = session.state; ask !== null; { ask } = session.state) {
    const { options } = session.decision!;
    const answer = bot.choose(ask).map((at) => options[at]!.id);
    answers.push(answer);
    session.answer(answer);
  }
  return { config, answers, hash: session.hash };
}

/** The configuration of a game of one person and bots; alone against the NPC with one seat. */
export function onePerson(seats: number, seed: string, more: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  const cults = BASE_CULTS.slice(0, seats).map((cult, at) => ({ cult, by: at === 0 ? 'human' : 'random' }));
  return { seats: cults, seed, ...(seats === 1 ? { solo: { npc: 'hastur' } } : {}), ...more };
}
