import { openAsk, type GameEvent } from '../../../kernel';
import type { CultsSession } from '../../../games/cults/game';
import { RandomBot } from '../../../platform/bots';
import { type Catalogue, cults } from '../../../games/cults/rules';
import { saveOf, type Save } from '../../../platform/session/save';
import { BASE_CULTS } from '../../../games/cults/playout';
import { Session, type LogEntry } from '../../../platform/session/session';
import type { OutcomeView, TableView } from '../../../games/cults/contract/view-types';
import { tableViewOf } from '../../../games/cults/contract/table-view';

/** A save at a decision of this kind, asked of the only person at the table. */
export interface Position {
  readonly kind: string;
  readonly save: Save;
}

type Config = Readonly<Record<string, unknown>> & { readonly seats: readonly string[] };

const STACKS = ['first-game', 'random', 'draft'];

/** The configuration of the i-th search game: people only, table sizes alternate. */
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

/** The same log with bots in all seats but one: the log holds what they answered so far. */
function savedFor(config: Config, log: readonly LogEntry[], seat: string, book: Catalogue): Save {
  const seats = config.seats.map((cult) => ({ cult, by: cult === seat ? 'human' : 'random' }));
  const told = log.map((entry) => ('answer' in entry ? { ...entry, bot: entry.seat !== seat } : entry));
  return saveOf(Session.replay(cults, { config: { ...config, seats } }, told, book));
}

/** Games to search before giving up. */
const GAMES = 60;

type Look = (session: CultsSession, config: Config, answer: readonly string[]) => boolean;

/** Plays the i-th game at random and calls `look` at every decision with the answer that follows. */
function playThrough(i: number, book: Catalogue, look: Look): void {
  const config = configOf(i);
  const session = Session.begin(cults, { config }, book);
  const bot = new RandomBot(`position ${i}`);
  for (let ask = openAsk(session.state); ask !== null; ask = openAsk(session.state)) {
    const { options } = session.decision!;
    const answer = bot.choose(ask).map((at) => options[at]!.id);
    if (!look(session, config, answer)) return;
    session.answer(answer);
  }
}

/** Finds positions with open decisions of these kinds in random games; always the same ones. */
export function positionsFor(kinds: readonly string[], book: Catalogue): Position[] {
  const missing = new Set(kinds);
  const found: Position[] = [];
  for (let i = 0; i < GAMES && missing.size > 0; i++)
    playThrough(i, book, (session, config) => {
      const { kind, seat, options } = session.decision!;
      // Skip decisions with a single option: they show little.
      if (missing.has(kind) && options.length > 1) {
        missing.delete(kind);
        found.push({ kind, save: savedFor(config, session.log, seat, book) });
      }
      return missing.size > 0;
    });
  if (missing.size > 0) throw new Error(`No random game asks ${[...missing].join(', ')}: look for more games in positions.ts.`);
  return found;
}

/** A save at a person's decision, and the answer given there. */
export interface AnsweredPosition {
  readonly save: Save;
  readonly answer: readonly string[];
}

/** Finds the first decision in random games with several options whose view fits. Views are costly, so only some kinds are tried. */
export function positionWhere(kinds: readonly string[], fits: (view: TableView) => boolean, book: Catalogue): AnsweredPosition {
  return search(book, (session) => {
    const { kind, seat, options } = session.decision!;
    return kinds.includes(kind) && options.length > 1 && fits(tableViewOf(session.view(seat), {}));
  });
}

/** Finds the first answer in random games that causes all these events before the next decision, one of them as described. */
export function positionBefore(
  events: readonly string[],
  book: Catalogue,
  fits: (event: GameEvent) => boolean = () => true,
): AnsweredPosition {
  return positionAfter((_, told) => {
    const happened = new Set(told.map(({ type }) => type));
    return events.every((type) => happened.has(type)) && told.some(fits);
  }, book);
}

/** Finds the first answer in random games after which the game stands as wished; `fits` is given the events since the answer. */
export function positionAfter(
  fits: (session: CultsSession, events: readonly GameEvent[]) => boolean,
  book: Catalogue,
): AnsweredPosition {
  return search(book, (session) => {
    const known = session.events.length;
    return () => fits(session, session.events.slice(known));
  });
}

/** Whether this decision is the wanted one: known before the answer (boolean) or after it (function). */
type Find = (session: CultsSession) => boolean | (() => boolean);

function search(book: Catalogue, find: Find): AnsweredPosition {
  for (let i = 0; i < GAMES; i++) {
    const found = searchGame(i, book, find);
    if (found !== null) return found;
  }
  throw new Error('No random game shows what is looked for: look for more games in positions.ts.');
}

function searchGame(i: number, book: Catalogue, find: Find): AnsweredPosition | null {
  const found: AnsweredPosition[] = [];
  const candidates: { readonly save: () => Save; readonly answer: readonly string[]; readonly isIt: () => boolean }[] = [];
  playThrough(i, book, (session, config, answer) => {
    const last = candidates.pop();
    if (last?.isIt() === true) found.push({ save: last.save(), answer: last.answer });
    if (found.length > 0) return false;
    const { seat } = session.decision!;
    const length = session.log.length;
    const save = (): Save => savedFor(config, session.log.slice(0, length), seat, book);
    const result = find(session);
    if (result === true) found.push({ save: save(), answer });
    else if (result !== false) candidates.push({ save, answer, isIt: result });
    return found.length === 0;
  });
  // After the last answer of a game nobody is asked again.
  const last = candidates.pop();
  if (last?.isIt() === true) found.push({ save: last.save(), answer: last.answer });
  return found[0] ?? null;
}

/** A game with one person, played at random to its end: its configuration, the person's answers, and the final hash. */
export interface Recorded {
  readonly config: Readonly<Record<string, unknown>>;
  readonly answers: readonly (readonly string[])[];
  readonly hash: string;
}

/** Plays a game with one person headless; the seed determines the person's random answers. */
export function record(config: Readonly<Record<string, unknown>>, seed: string, book: Catalogue): Recorded {
  const session = Session.begin(cults, { config }, book);
  const bot = new RandomBot(seed);
  const answers: string[][] = [];
  for (let ask = openAsk(session.state); ask !== null; ask = openAsk(session.state)) {
    const { options } = session.decision!;
    const answer = bot.choose(ask).map((at) => options[at]!.id);
    answers.push(answer);
    session.answer(answer);
  }
  return { config, answers, hash: session.hash };
}

/** The configuration of a game with one person and bots; solo with one seat. */
export function onePerson(seats: number, seed: string, more: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  const cults = BASE_CULTS.slice(0, seats).map((cult, at) => ({ cult, by: at === 0 ? 'human' : 'random' }));
  return { seats: cults, seed, ...(seats === 1 ? { solo: { npc: 'hastur' } } : {}), ...more };
}

type Fits = (outcome: OutcomeView) => boolean;

/** A game of a person who takes every suggestion, played to the wanted result; always the same one. */
function playedOut(seats: number, fits: Fits, book: Catalogue, more: Readonly<Record<string, unknown>>): CultsSession {
  for (let i = 0; i < GAMES; i++) {
    const session = Session.begin(cults, { config: onePerson(seats, `finished ${i}`, more) }, book);
    while (session.decision !== null) session.answer(session.decision.suggest);
    if (fits(session.view(BASE_CULTS[0]!).outcome!)) return session;
  }
  throw new Error('No game ends as is wished: look for more games in positions.ts.');
}

/** The finished game. */
export const finished = (seats: number, fits: Fits, book: Catalogue, more: Readonly<Record<string, unknown>> = {}): Save =>
  saveOf(playedOut(seats, fits, book, more));

/** A game alone before its last answer, and that answer. */
export function beforeEnd(fits: Fits, book: Catalogue, more: Readonly<Record<string, unknown>> = {}): AnsweredPosition {
  const { start, log } = playedOut(1, fits, book, more);
  const last = log.at(-1)!;
  if (!('answer' in last)) throw new Error('The game does not end with an answer.');
  return { save: saveOf(Session.replay(cults, start, log.slice(0, -1), book)), answer: last.answer };
}

/** A game that is over with a victory shared by the person and a bot: ties to the end are too rare to look for. */
export function sharedEnd(book: Catalogue): Save {
  const scenario = {
    seats: ['cthulhu', 'hastur', 'dagon'].map((cult, at) => ({ cult, by: at === 0 ? 'human' : 'random' })),
    round: 6,
    phase: 'action',
    districts: {
      downtown: { dominance: ['cthulhu', 'dagon', 'hastur'], sites: ['cthulhu', 'dagon'] },
      uptown: { rituals: ['cthulhu', 'dagon', 'hastur'].map((cult) => [cult, 1]) },
    },
  };
  return saveOf(Session.begin(cults, { scenario }, book));
}
