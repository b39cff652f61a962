import { GAMES, gameNamed } from '../../../games';
import type { CultsLibrary } from '../../../games/cults/base-set/library';
import { BASE_CULTS } from '../../../games/cults/playout';
import { GameError, type FlowState } from '../../../kernel';
import { botNames, isBot, makeBot } from '../../../platform/bots';
import type { GameBots } from '../../../platform/bots/thinking';
import type { Lang } from '../../../platform/i18n/lang';
import type { Game } from '../../../platform/session/game';
import type { Library } from '../../../platform/session/game-saves';
import { wantedCards } from '../cards/wanted-cards';
import { libraryFor, opened } from '../mod-disk';
import { workFor } from '../process/crew';
import { plainWords } from '../table/open-table';
import type { HeadlessWords } from '../words/worded';
import { wordsOf } from '../words';
import { BotPlayer } from './bot-player';
import { BotProcess, type OnProcess } from './bot-process';
import { Processes } from './processes';
import { playGame } from './play-game';
import type { MatchPlayer } from './player';
import { counted, type Counted, type MatchSide } from './tally';

/** What a match is played with. */
export interface MatchTerms {
  readonly game: string | undefined;
  readonly mods: string | undefined;
  readonly stacks: string | undefined;
  readonly pin: string | undefined;
  readonly lang: Lang;
  readonly a: string;
  /** Undefined: nobody; only solo. */
  readonly b: string | undefined;
  readonly seats: number;
  readonly solo: boolean;
  /** The Objective of solo games; undefined: drawn for each. */
  readonly objective: string | undefined;
  readonly seed: string;
  readonly iterations: number;
  /** Milliseconds that a process has for an answer. */
  readonly limit: number;
}

/** Who sits where in each game of a deal: every deal is played from every seat, so that neither seats nor luck favour a side. */
export function seatings({ seats, solo, b }: Pick<MatchTerms, 'seats' | 'solo' | 'b'>): readonly (readonly MatchSide[])[] {
  if (solo) return b === undefined ? [['a']] : [['a'], ['b']];
  return Array.from({ length: seats }, (_, own) => Array.from({ length: seats }, (_2, seat) => (seat === own ? 'a' : 'b')));
}

/** The games of one deal. */
export type PlaysDeal = (deal: number) => Promise<readonly Counted[]>;

/** Opens the game and the players of a match. */
export async function openMatch(terms: MatchTerms, onProcess: OnProcess): Promise<PlaysDeal> {
  if ((terms.game ?? 'cults') !== 'cults') {
    const game = await gameNamed(terms.game);
    const library = await opened(game, terms.mods);
    return dealsOf(game, library, { terms, cards: {}, words: plainWords(terms.lang).of(library), onProcess });
  }
  const game = await GAMES.cults();
  const library = await libraryFor(terms.mods);
  const given = new Map(Object.entries(terms).flatMap(([key, value]) => (typeof value === 'string' ? [[key, value]] : [])));
  const cards = {
    ...wantedCards(given, library, terms.seats === 4 && !terms.solo ? null : 'rivertown'),
    ...objectiveOf(terms, library),
  };
  return dealsOf(game, library, { terms, cards, words: wordsOf(terms.lang, library), onProcess });
}

/** The part of the configuration that `--objective` asks for. */
function objectiveOf({ solo, objective }: MatchTerms, { book }: CultsLibrary): Readonly<Record<string, unknown>> {
  if (objective === undefined || !solo) return {};
  const known = [...book.objectives.keys()];
  if (!known.includes(objective)) throw new GameError('unknownId', { path: '--objective', value: objective, known });
  return { solo: { npc: BASE_CULTS[1], objective } };
}

/** What the players of a match need beside the game. */
interface MatchSetting {
  readonly terms: MatchTerms;
  /** The part of the configuration that `--stacks` and `--pin` ask for. */
  readonly cards: Readonly<Record<string, unknown>>;
  readonly words: HeadlessWords;
  readonly onProcess: OnProcess;
}

async function dealsOf<S extends FlowState, B, L extends Library<B>>(
  game: Game<S, B, L>,
  { book }: L,
  setting: MatchSetting,
): Promise<PlaysDeal> {
  const { terms, cards } = setting;
  const bench = new Bench<S, B>(setting, (await game.bots?.()) ?? null);
  return async (deal) => {
    const games: Counted[] = [];
    for (const sides of seatings(terms)) {
      const { seats, solo, seed } = terms;
      const config = { ...(game.simulated({ seats, solo, seed: `${seed}/${deal}`, by: 'human' }) as object), ...cards };
      games.push(counted(await playGame(game.rules, book, config, bench.seated(sides)), sides));
    }
    return games;
  };
}

/** The players of a match. Each seat has one of its own: two seats of a side share no process, and so no secrets. */
class Bench<S extends FlowState, B> {
  readonly #players = new Map<string, MatchPlayer<S, B>>();
  readonly #setting: MatchSetting;
  readonly #bots: GameBots<S, B> | null;

  constructor(setting: MatchSetting, bots: GameBots<S, B> | null) {
    this.#setting = setting;
    this.#bots = bots;
  }

  seated(sides: readonly MatchSide[]): MatchPlayer<S, B>[] {
    const used = { a: 0, b: 0 };
    return sides.map((side) => {
      const place = `${side}${used[side]++}`;
      const player = this.#players.get(place) ?? this.#make(this.#setting.terms[side] ?? '');
      this.#players.set(place, player);
      return player;
    });
  }

  /** The name of a bot, or else a command. */
  #make(name: string): MatchPlayer<S, B> {
    const { terms, words, onProcess } = this.#setting;
    const { iterations, limit } = terms;
    const levels = this.#bots?.levels ?? [];
    if (isBot(name, { levels }))
      return new BotPlayer((question, look, lots) => makeBot(name, lots, this.#bots, { iterations }).choose(question, look));
    const known = botNames({ levels });
    if (name.trim() === '') throw new GameError('unknownBot', { value: name, known });
    return new BotProcess({ command: name, known, limit, words, onProcess });
  }
}

/** The start data of a thread. */
export interface MatchJob {
  readonly terms: MatchTerms;
  /** Where the thread writes the ids of the processes that it runs. */
  readonly processes: SharedArrayBuffer;
}

/** The code that runs inside a thread. */
export function matchWorker({ terms, processes }: MatchJob): void {
  const running = new Processes(processes);
  workFor(() => openMatch(terms, (pid, isRunning) => (isRunning ? running.add(pid) : running.remove(pid))));
}
