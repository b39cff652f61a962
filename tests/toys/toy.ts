import { GameError, type FlowState, type Question, type Reader, type Rules, type SeatView } from '../../src/kernel';
import type { Game } from '../../src/platform/session/game';
import type { GameSaves, Library } from '../../src/platform/session/game-saves';

/** What games without cards have in common. They are played by the platform like any other; only tests know them. */

export type ToyRules<S extends FlowState, V extends SeatView = SeatView> = Rules<S, null, V>;

const library: Library<null> = { book: null, mods: [], leftOut: [], host: { dispose: () => undefined } };

/** Who plays: people, unless a bot is named. */
export function seatsIn(config: Reader, ids: readonly string[]): { id: string; by: string; name: string }[] {
  const bots = config.field('bots').items(ids.length);
  return ids.map((id, i) => ({ id, by: bots[i]?.text(40, 'human') ?? 'human', name: '' }));
}

/** A question without conditions. */
export const plainQuestion = (id: number, seat: number, kind: string, refs: readonly number[]): Question => ({
  id,
  seat,
  kind,
  refs,
  min: 1,
  max: 1,
  need: null,
  groups: null,
  bars: null,
  wants: null,
  words: null,
});

/** Saves that are believed as long as they have the fields of a state and the game can be looked at. */
function savesOf<S extends FlowState>(rules: ToyRules<S>, fields: readonly string[]): GameSaves<S, null> {
  return {
    rules,
    migrations: {},
    asWritten: (state) => state,
    glance: (state) => state.value as S,
    check(state) {
      state.only(fields);
      for (const name of fields) if (!state.field(name).given) state.field(name).fail('fieldMissing');
    },
    judge: (state) => state,
    tryOut(state, book, path) {
      if (rules.decisions(rules.play(state, book, null)).length === 0 && rules.outcome(state) === null)
        throw new GameError('damagedSave', { path });
    },
  };
}

export const toyGame = <S extends FlowState>(
  rules: ToyRules<S>,
  fields: readonly string[],
  simulated: Game<S, null>['simulated'],
): Game<S, null> => ({
  rules,
  open: () => Promise.resolve(library),
  saves: () => Promise.resolve(savesOf(rules, fields)),
  simulated,
  reading: () => ({ mods: [], leftOut: [], art: [], emblems: [], covers: [] }),
  told: ({ events: _, ...view }) => view,
});
