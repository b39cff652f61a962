import { NO_ASKS, Reader } from '../../../../kernel';
import type { Catalogue } from '../cards/catalogue';
import { newGame, play } from '../game';
import type { State } from '../state/state';
import { viewOf } from './view';
import type { RulesView } from './frames';

/**
 * The board that a game of this configuration begins on, seen by its first seat, as far as nothing is left to chance or to a
 * draft: what will be drawn or chosen is left out. Nothing is asked.
 */
export function openingOf(config: unknown, book: Catalogue): RulesView {
  const given = new Reader(config ?? {}, 'config').record();
  const { stacks, setup, first } = given;
  const hasOpenStacks = stacks === 'draft' || stacks === 'random';
  const state = newGame(
    {
      ...given,
      ...(hasOpenStacks ? { stacks: undefined } : {}),
      ...(setup === null ? { setup: undefined } : {}),
      ...(first === null ? { first: undefined } : {}),
    },
    book,
    null,
  );
  if (hasOpenStacks) withoutStacks(state);
  if (setup === null) withoutSetup(state);
  state.objective = state.setting.objective;
  state.asks = NO_ASKS;
  return viewOf(play(state, book, null), 0);
}

/** R4.5: which stacks lie where is still to be seen. */
function withoutStacks({ districts }: State): void {
  for (const place of districts)
    place.stacks = [
      [-1, 0],
      [-1, 0],
    ];
}

/** R4.6: so is what the Initial Setup card lays out. */
function withoutSetup({ districts }: State): void {
  for (const place of districts) {
    place.sanity = 0;
    place.investigators = 0;
    place.track = 0;
  }
}
