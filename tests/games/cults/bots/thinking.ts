import { expect } from 'vitest';
import { cultsBots } from '../../../../src/games/cults/bots';
import { cults, type Catalogue, type CultsPlay, type State } from '../../../../src/games/cults/rules';
import { whyIllegal, type GameEvent, type Question, type Rules } from '../../../../src/kernel';
import type { Seen } from '../../../../src/platform/bots/seen';
import type { Thought } from '../../../../src/platform/bots/thinking';

const ALLOWED: readonly string[] = ['imagine', 'clone', 'play', 'choose', 'id', 'levels'];

/** Rules that let a bot imagine and play on, and throw at any other touch. */
const poisoned = new Proxy(cults, {
  get(target, name, receiver) {
    if (!ALLOWED.includes(String(name))) throw new Error(`a bot touched rules.${String(name)}`);
    return Reflect.get(target, name, receiver) as unknown;
  },
}) as Rules<State, Catalogue>;

/** What a seat's bot gets: its view as it would cross a wire, and nothing of the game itself. */
export function seenAt(
  game: CultsPlay,
  events: readonly GameEvent[] = game.events ?? [],
): { question: Question; seen: Seen<State, Catalogue> } {
  const { frame: _, ...question } = game.state.asks[0]!;
  const view = JSON.parse(JSON.stringify(cults.view(game, question.seat, events))) as Seen['view'];
  return {
    question: JSON.parse(JSON.stringify(question)) as Question,
    seen: { view, decision: view.decision!, rules: poisoned, book: game.book },
  };
}

export const FEW = { iterations: 12 };

/** What a level thinks at this position; its answer must be legal. */
export function thoughtOf(level: string, game: CultsPlay, lots: string, budget = FEW): Thought {
  const { question, seen } = seenAt(game);
  const thought = cultsBots.thinker(level).think(question, seen, budget, lots);
  expect(whyIllegal(question, thought.chosen), `${level} on ${question.kind}: ${thought.chosen.join()}`).toBeNull();
  return thought;
}
