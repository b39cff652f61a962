import { RandomBot } from '../../../platform/bots';
import {
  answerIndices,
  brokenInvariants,
  catalogue,
  newGame,
  openDecision,
  play,
  positionOf,
  viewOf,
  type Card,
  type CardBook,
  type Catalogue,
  type Cult,
  type CultsPlay,
  type HouseRule,
  type State,
} from '../../../games/cults/rules';
import { liveStream, type GameEvent, openAsk, type Below } from '../../../kernel';
import { readDeclaration } from '../../../games/cults/vocabulary/declaration';
import { baseBook } from '../../../games/cults/base-set/books';
import { DeclaredMod, SETTINGS } from './declared-mod';

export interface DeclaredOptions {
  readonly seed: string;
  readonly mods: number;
  /** Games with each mod. */
  readonly games: number;
}

export interface DeclaredReport {
  mods: number;
  games: number;
  decisions: number;
  /** Most questions in one round, and in one game. */
  longestRound: number;
  longestGame: number;
  largestState: number;
  blanked: number;
  /** Cancelled cards, by reason. */
  readonly cancelled: Record<string, number>;
  /** Violations; each names its seed. */
  readonly broken: string[];
}

const CULTS = ['cthulhu', 'hastur', 'dagon', 'chaugnar'];
const GUARDIANS = ['random:g0', 'random:g1', 'random:g2', 'random:g3'];
const ACTIONS = ['random:a0', 'random:a1', 'random:a2', 'random:a3'];
const DISTRICT_NAMES = ['downtown', 'rivertown', 'uptown', 'northside'];
const STARTING = ['random:s0', 'random:s1', 'random:s2', 'random:s3'];
const CITY = ['random:c0', 'random:c1', 'random:c2', 'random:c3', 'random:c4', 'random:c5'];
/** Upper bound of answers in a game: rounds are bounded, and there are at most ten. */
const MOST_ANSWERS = 40_000;
/** Views, positions and save round trips are costly, so check them only once in this many answers. */
const LOOK_EVERY = 97;

/** A catalogue of the base set plus a random mod, read like any mod's declarations. */
export function randomBook(seed: string): CardBook {
  const { book } = baseBook();
  const maker = new DeclaredMod(liveStream(seed));
  const cards: Card[] = [];
  const cults: Cult[] = [];
  const rules: HouseRule[] = [];
  const read = (doc: object, file: string): void => {
    const declared = readDeclaration(JSON.parse(JSON.stringify(doc)), 'random', `${file}.js`);
    if (declared.kind === 'card') cards.push(declared.card);
    else if (declared.kind === 'cult') cults.push(declared.cult);
    else if (declared.kind === 'rules') rules.push(...declared.rules);
  };
  for (let i = 0; i < 4; i++) {
    read(maker.cultCard('guardian', `g${i}`), `g${i}`);
    read(maker.cultCard('action', `a${i}`), `a${i}`);
    read(maker.cultCard('starting', `s${i}`), `s${i}`);
  }
  for (let i = 0; i < 6; i++) read(maker.cityCard(`c${i}`), `c${i}`);
  for (let i = 1; i <= 6; i++) read(maker.npc(`n${i}`, i), `n${i}`);
  read(maker.setup('setup'), 'setup');
  read(maker.objective('goal'), 'goal');
  read(maker.rules(), 'rules');
  read(maker.cult('cult', STARTING), 'cult');
  const settings = { random: SETTINGS };
  return {
    ...book,
    mods: [...book.mods, 'random'],
    cards: [...book.cards, ...cards],
    cults: [...book.cults, ...cults],
    rules: [...book.rules, ...rules],
    settings,
  };
}

function configOf(below: Below, seed: string): Record<string, unknown> {
  const seats = 1 + below(4);
  const open = seats === 4 ? DISTRICT_NAMES : DISTRICT_NAMES.filter((name) => name !== 'rivertown');
  const stacks = Object.fromEntries(open.map((name, i) => [name, { guardian: GUARDIANS[i], action: ACTIONS[i] }]));
  const solo = { npc: below(2) === 0 ? 'random:cult' : 'hastur', objective: below(2) === 0 ? 'random:goal' : null };
  const cults = ['random:cult', ...CULTS];
  if (seats === 1) cults.splice(0, 1);
  return {
    seats: cults.slice(0, seats),
    seed,
    rounds: below(4) === 0 ? 10 : 6,
    stacks: below(6) === 0 ? 'draft' : stacks,
    setup: below(2) === 0 ? 'random:setup' : null,
    city: { include: CITY },
    ...(seats === 1 ? { solo } : {}),
  };
}

/** Calls everything that an outside program may ask of a game at any time: nothing may throw. */
function look(game: CultsPlay, report: DeclaredReport): void {
  const { state } = game;
  const text = JSON.stringify(state);
  report.largestState = Math.max(report.largestState, text.length);
  const again = play(JSON.parse(text) as State, game.book, null);
  const [here, there] = [openDecision(game), openDecision(again)];
  if (JSON.stringify(here) !== JSON.stringify(there)) throw new Error('the state does not survive a save');
  state.setting.seats.forEach((_, seat) => viewOf(game, seat));
  if (openAsk(state)?.kind === 'takePlan' || openAsk(state)?.kind === 'placePlan') positionOf(game);
}

function note(events: readonly GameEvent[], report: DeclaredReport): void {
  for (const { type, ...details } of events) {
    if (type === 'cardsBlanked') report.blanked++;
    if (type !== 'scriptCancelled') continue;
    const reason = String((details as Record<string, unknown>)['reason']);
    report.cancelled[reason] = (report.cancelled[reason] ?? 0) + 1;
  }
}

function playGame(book: Catalogue, config: unknown, seed: string, report: DeclaredReport): void {
  const events: GameEvent[] = [];
  const state = newGame(config, book, events);
  const game = play(state, book, events);
  const bot = new RandomBot(seed);
  let answers = 0;
  for (let ask = openAsk(state); ask !== null; ask = openAsk(state)) {
    if (answers >= MOST_ANSWERS) throw new Error('not over');
    note(events, report);
    events.length = 0;
    if (answers % LOOK_EVERY === 0) look(game, report);
    answerIndices(game, bot.choose(ask));
    answers++;
    const broken = brokenInvariants(game);
    if (broken.length > 0) throw new Error(broken.join('; '));
    report.longestRound = Math.max(report.longestRound, state.roundQuestions);
  }
  note(events, report);
  look(game, report);
  report.decisions += answers;
  report.longestGame = Math.max(report.longestGame, answers);
}

/**
 * Plays random mods over the whole vocabulary with random bots at tables of every size. Nothing may throw, run for ever or break an
 * invariant.
 */
export function fuzzDeclared({ seed, mods, games }: DeclaredOptions): DeclaredReport {
  const report: DeclaredReport = {
    mods: 0,
    games: 0,
    decisions: 0,
    longestRound: 0,
    longestGame: 0,
    largestState: 0,
    blanked: 0,
    cancelled: {},
    broken: [],
  };
  for (let m = 0; m < mods; m++) {
    const name = `${seed}/${m}`;
    const book = catalogue(randomBook(name));
    const below = liveStream(`${name} tables`);
    for (let g = 0; g < games; g++) {
      try {
        playGame(book, configOf(below, `${name}/${g}`), `${name}/${g}`, report);
      } catch (error) {
        const what = error instanceof Error ? (error.stack ?? error.message).split('\n').slice(0, 4).join(' | ') : String(error);
        report.broken.push(`mod ${name}, game ${g}: ${what}`);
      }
      report.games++;
    }
    report.mods++;
  }
  return report;
}
