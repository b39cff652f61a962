import { gameNamed } from '../../../games';
import { GameError, whyIllegal, type FlowState, type Rules, type SeatView } from '../../../kernel';
import type { GameBots, Thought } from '../../bots/thinking';
import { NotFetched } from '../../sandbox/quickjs/not-fetched';
import type { Game } from '../../session/game';
import type { Library } from '../../session/game-saves';
import { remoteError } from '../remote-error';
import type { Content, ThinkingReply, ThinkingRequest, Wanted } from './messages';

interface Opened {
  readonly rules: Rules;
  readonly library: Library;
  readonly bots: GameBots;
}

/** The bots of one table, with the cards of its game opened for them alone. They know nothing of the game but what they are asked. */
export class Thinkers {
  #opened: Opened | null = null;
  #without: readonly string[] = [];
  /** Loads what helps to open the content, such as checks that were made when the page was built. */
  readonly #prepare: (game: string | undefined) => Promise<unknown>;

  constructor(prepare: (game: string | undefined) => Promise<unknown> = () => Promise.resolve()) {
    this.#prepare = prepare;
  }

  async handle(request: ThinkingRequest): Promise<ThinkingReply> {
    try {
      if (request.ask === 'think') return { thought: this.#think(request.wanted) };
      if (request.ask === 'open') this.#opened = await this.#open(request.content);
      else this.#without = request.mods;
      return { ready: true };
    } catch (error) {
      return { error: remoteError(error) };
    }
  }

  async #open(content: Content): Promise<Opened> {
    const fetched = Promise.all([gameNamed(content.game), this.#prepare(content.game)]).catch(() => {
      throw new NotFetched('game');
    });
    const [game] = await fetched;
    if (game.bots === undefined) throw new GameError('unknownBot', { value: '', known: [] });
    const bots = await game.bots().catch(() => {
      throw new NotFetched('bots');
    });
    return { rules: game.rules, bots, library: await libraryOf(game, content) };
  }

  #think({ player, view, question, budget, lots }: Wanted): Thought {
    if (this.#opened === null) throw new GameError('noGame');
    const { rules, bots, library } = this.#opened;
    const level = player === 'coach' ? bots.coach : player === 'hint' ? bots.hint : player;
    const seen = { view, decision: view.decision!, rules: this.#imagining(rules), book: library.book };
    const thought = bots.thinker(level).think(question, seen, budget, lots);
    const why = whyIllegal(question, thought.chosen);
    if (why !== null) throw new Error(`${level} chose ${JSON.stringify(thought.chosen)} for ${question.kind}: ${why}`);
    return thought;
  }

  /** Rules whose imagined states have the mods blank that did not stop. */
  #imagining<S extends FlowState, B>(rules: Rules<S, B>): Rules<S, B> {
    const { mods } = rules;
    const without = this.#without;
    if (mods === undefined || without.length === 0) return rules;
    const imagine = (view: SeatView, seed: string, book: B): S => {
      const state = rules.imagine(view, seed, book);
      for (const mod of without) mods.blank(rules.play(state, book, null), mod);
      return state;
    };
    return { ...rules, imagine };
  }
}

async function libraryOf(game: Game, { sources, shelf }: Content): Promise<Library> {
  if (shelf === undefined) return game.open(sources);
  const { mods } = await game.saves();
  if (mods === undefined) throw new GameError('noMods', { game: game.rules.id });
  return mods.shelve(await mods.open(sources), shelf);
}
