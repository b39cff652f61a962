import { cultsGame } from '../../../games/cults/game';
import { BASE_CULTS } from '../../../games/cults/playout';
import { baseBook } from '../../../games/cults/base-set/books';
import {
  answerChosen,
  cloneState,
  cults,
  newGame,
  play,
  type Catalogue,
  type CultsPlay,
  type State,
} from '../../../games/cults/rules';
import type { GameEvent } from '../../../kernel';
import { blindLots, makeBot } from '../../../platform/bots';
import type { Seen } from '../../../platform/bots/seen';
import type { Budget, GameBots } from '../../../platform/bots/thinking';
import { workFor } from '../process/crew';

/** A match of the bench: bot `a` on one seat against `b` on the others, or alone against the NPC. */
export interface BenchMatch {
  readonly seats: number;
  readonly solo: boolean;
  readonly a: string;
  readonly b: string;
  readonly budget: Budget;
  /** The bot `a` sees everything: cards, tokens and the order of decks, but no luck to come. */
  readonly peeks: boolean;
  readonly seed: string;
}

/** One game: what `a` got of the victory, and how long it thought over each answer, in milliseconds. */
export interface BenchGame {
  readonly credit: number;
  readonly times: readonly number[];
}

/** The code that runs inside a thread: plays the games of a match by their numbers. */
export const benchWorker = (match: BenchMatch): void => workFor(() => openBench(match));

async function openBench(match: BenchMatch): Promise<(at: number) => BenchGame> {
  const bots = await cultsGame.bots!();
  const book = baseBook();
  return (at) => playGame(match, at, bots, book);
}

/** Every deal is played from every seat. The first game of a beginner: the stacks, the setup and the Objective of a first game. */
function playGame(match: BenchMatch, at: number, bots: GameBots<State, Catalogue>, book: Catalogue): BenchGame {
  const { seats, solo, seed } = match;
  const own = solo ? 0 : at % seats;
  const cultsSeated = BASE_CULTS.slice(0, solo ? 1 : seats).map((cult) => ({ cult, by: 'human' }));
  const config = { seats: cultsSeated, seed: `${seed}/${solo ? at : Math.floor(at / seats)}` };
  const events: GameEvent[] = [];
  const state = newGame({ ...config, ...(solo ? { solo: { npc: 'hastur', objective: 'ascendance' } } : {}) }, book, events);
  const game = play(state, book, events);
  const times: number[] = [];
  while (state.asks.length > 0) {
    const ask = state.asks[0]!;
    const isOwn = ask.seat === own;
    const name = isOwn ? match.a : match.b;
    const lots = blindLots(`${config.seed}/${ask.seat}/${ask.id}`);
    const { frame: _, ...question } = ask;
    const bot = makeBot(name, lots, bots, match.budget);
    const seen = isOwn && match.peeks ? peeking(game, book) : seeing(game, book);
    const begun = performance.now();
    const chosen = bot.choose(question, () => seen);
    if (isOwn) times.push(performance.now() - begun);
    answerChosen(game, chosen);
  }
  const { winners } = state.outcome!;
  return { credit: winners.includes(own) ? 1 / winners.length : 0, times };
}

function seeing(game: CultsPlay, book: Catalogue): Seen<State, Catalogue> {
  const { asks } = game.state;
  const view = cults.view(game, asks[0]!.seat, cults.standing!(game.events!));
  return { view, decision: view.decision!, rules: cults, book };
}

/** The same for one who need not imagine anything: whatever it imagines is the game as it is. */
function peeking(game: CultsPlay, book: Catalogue): Seen<State, Catalogue> {
  const { events: _, ...view } = cults.view(game, game.state.asks[0]!.seat);
  const rules = { ...cults, imagine: () => cloneState(game.state) };
  return { view, decision: view.decision!, rules, book };
}
