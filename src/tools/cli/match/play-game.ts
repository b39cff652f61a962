import {
  GameError,
  nextAsk,
  type Ask,
  type FlowState,
  type GameEvent,
  type Outcome,
  type Play,
  type Rules,
} from '../../../kernel';
import type { Seen } from '../../../platform/bots';
import { Forfeit, type MatchPlayer } from './player';

/** How one game of a match went. */
export interface Played {
  /** Null where a player lost it by a fault. */
  readonly outcome: Outcome | null;
  /** The seat that lost the game by its fault. */
  readonly forfeit: { readonly seat: number; readonly why: Forfeit } | null;
  readonly decisions: number;
  /** The ids of the seats in order. */
  readonly seats: readonly string[];
}

/** Plays a game to its end, or until a player does not answer as it must. The players sit in the order of the seats. */
export async function playGame<S extends FlowState, B>(
  rules: Rules<S, B>,
  book: B,
  config: unknown,
  players: readonly MatchPlayer<S, B>[],
): Promise<Played> {
  const events: GameEvent[] = [];
  const state = rules.begin(config, book, events);
  const play = rules.play(state, book, events);
  const seats = rules.seated(state).map(({ id }) => id);
  for (const [seat, player] of players.entries()) await player.begin(`${rules.seed(state)}/${seats[seat]!}`);
  let decisions = 0;
  for (let ask = nextAsk(state); ask !== null; ask = nextAsk(state)) {
    try {
      await answer(rules, play, ask, players[ask.seat]!, () => seen(rules, play, book, ask!, events));
    } catch (error) {
      if (!(error instanceof Forfeit)) throw error;
      await players[ask.seat]!.stop();
      return { outcome: null, forfeit: { seat: ask.seat, why: error }, decisions, seats };
    }
    decisions++;
  }
  return { outcome: rules.outcome(state), forfeit: null, decisions, seats };
}

function seen<S extends FlowState, B>(
  rules: Rules<S, B>,
  play: Play<S>,
  book: B,
  { id, seat }: Ask,
  events: readonly GameEvent[],
): Seen<S, B> {
  const decision = rules.decisions(play).find((open) => open.id === id)!;
  return { view: rules.view(play, seat, rules.standing?.(events) ?? events), decision, rules, book };
}

async function answer<S extends FlowState, B>(
  rules: Rules<S, B>,
  play: Play<S>,
  ask: Ask,
  player: MatchPlayer<S, B>,
  look: () => Seen<S, B>,
): Promise<void> {
  const { frame: _, ...question } = ask;
  const given = await player.answer(question, look);
  if ('chosen' in given) return rules.choose(play, ask.seat, given.chosen);
  try {
    rules.answer(play, ask.seat, given.value);
  } catch (error) {
    if (!(error instanceof GameError)) throw error;
    throw new Forfeit('illegal', { kind: ask.kind, code: error.code, ...error.params });
  }
}
