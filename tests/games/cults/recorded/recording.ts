import type { CultsSession } from '../../../../src/games/cults/game';
import { cults } from '../../../../src/games/cults/rules';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { RandomBot } from '../../../../src/platform/bots';
import { openLibrary, type CultsLibrary } from '../../../../src/games/cults/base-set/library';
import { bundledMods, readModFrom } from '../../../../src/tools/cli/mod-disk';
import { canonical, type Decision, type GameEvent, openAsk } from '../../../../src/kernel';
import { Session } from '../../../../src/platform/session/session';

/** How a recorded game begins: which example mods are in play beside the base set, and its configuration. */
export interface RecordedStart {
  readonly mods: readonly string[];
  readonly config: Readonly<Record<string, unknown>>;
}

/** A game as it was once played. Digests are short: they are compared with themselves only. */
export interface RecordedGame extends RecordedStart {
  readonly answers: readonly (readonly string[])[];
  /** Before each answer, and at the end: the position and what is asked. */
  readonly positions: string;
  readonly questions: string;
  /** By type of event: all that were told of it in the game. */
  readonly events: Readonly<Record<string, string>>;
  readonly outcome: unknown;
}

export const GAMES_FILE = join(import.meta.dirname, 'games.json.gz');

export const recordedGames = (file = GAMES_FILE): RecordedGame[] =>
  JSON.parse(gunzipSync(readFileSync(file)).toString('utf8')) as RecordedGame[];

/** What of a position and of events is compared. */
export interface Compared {
  position(session: CultsSession): unknown;
  events(events: readonly GameEvent[]): unknown;
}

const libraries = new Map<string, Promise<CultsLibrary>>();
/** The base set with these example mods. */
export function libraryWith(mods: readonly string[]): Promise<CultsLibrary> {
  const key = mods.join();
  const known = libraries.get(key) ?? openLibrary(mods.map((name) => readModFrom(bundledMods().get(name)!)));
  libraries.set(key, known);
  return known;
}

const EXAMPLES = ['fifth-cult', 'house-rules', 'signatures', 'whispers'];
const MODS: readonly (readonly string[])[] = [[], ...EXAMPLES.map((name) => [name]), EXAMPLES];
const SEATS = [2, 3, 4, 1] as const;
const STACKS = ['first-game', 'random', 'draft'];

/** 2, 3, 4 seats and solo by turns; base set alone and each set of mods by turns; cults, stacks and rounds change with the number. */
export function startOf(i: number): RecordedStart {
  const mods = MODS[Math.floor(i / SEATS.length) % MODS.length]!;
  const cults = ['cthulhu', 'hastur', 'dagon', 'chaugnar'];
  if (mods.includes('fifth-cult')) cults.unshift('fifth-cult:nyarlathotep');
  const turned = cults.map((_, at) => cults[(at + i) % cults.length]!);
  const seats = SEATS[i % SEATS.length]!;
  const solo = seats === 1 ? { solo: { npc: turned[1]! } } : {};
  const stacks = STACKS[i % STACKS.length]!;
  return {
    mods,
    config: { seats: turned.slice(0, seats), seed: `recorded ${i}`, stacks, rounds: i % 5 === 0 ? 10 : 6, ...solo },
  };
}

/** Letters of a digest at each decision: enough to notice any change, few enough to keep thousands of them. */
const LETTERS = 3;
const digest = (value: unknown): string => createHash('sha256').update(canonical(value)).digest('base64url').slice(0, LETTERS);

/** What of a question may not change: who is asked what, what can be answered, and what is said to be impossible. */
function questionOf(decision: Decision | null): unknown {
  if (decision === null) return null;
  const { seat, kind, options, min, max, needs, excludes, requires, suggest, legal, refused } = decision;
  const why = refused.map(({ what, code, rule }) => [what, code, rule]);
  return { seat, kind, options: options.map(({ id }) => id), min, max, needs, excludes, requires, suggest, legal, refused: why };
}

/** Everything that lies on the table and in hands, and the random stream. */
export function positionOf({ state }: CultsSession): Readonly<Record<string, unknown>> {
  const { round, phase, first, active, seats, districts, cityDeck, city, dice, turn, fight, used, random } = state;
  return { round, phase, first, active, seats, districts, cityDeck, city, dice, turn, fight, used, random };
}

const EVERYTHING: Compared = { position: positionOf, events: (events) => events };

/** Plays a game on by answers given, or as a random player would, and writes down what it comes to at every decision. */
export function played(
  { mods, config }: RecordedStart,
  library: CultsLibrary,
  given?: RecordedGame['answers'],
  compared = EVERYTHING,
): RecordedGame {
  const session = Session.begin(cults, { config }, library.book);
  const bot = new RandomBot(String(config['seed']));
  const answers: string[][] = [];
  const positions: string[] = [];
  const questions: string[] = [];
  const look = (): Decision | null => {
    const { decision } = session;
    positions.push(digest(compared.position(session)));
    questions.push(digest(questionOf(decision)));
    return decision;
  };
  for (let decision = look(); decision !== null; decision = look()) {
    const { options } = decision;
    const answer = given?.[answers.length] ?? bot.choose(openAsk(session.state)!).map((at) => options[at]!.id);
    answers.push([...answer]);
    session.answer(answer);
  }
  const types = [...new Set(session.events.map(({ type }) => type))].sort();
  const told = (type: string): unknown => compared.events(session.events.filter((event) => event.type === type));
  const events = Object.fromEntries(types.map((type) => [type, digest(told(type))]));
  return {
    mods,
    config,
    answers,
    positions: positions.join(''),
    questions: questions.join(''),
    events,
    outcome: session.outcome,
  };
}

/** The first decision at which two rows of digests differ; -1: none. */
export function firstDifference(one: string, other: string): number {
  for (let at = 0; at < Math.max(one.length, other.length); at += LETTERS)
    if (one.slice(at, at + LETTERS) !== other.slice(at, at + LETTERS)) return at / LETTERS;
  return -1;
}
