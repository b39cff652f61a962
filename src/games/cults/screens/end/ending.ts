import type { TableView } from '../../contract/view-types';
import { everyone } from '../../picture/facts/facts';
import { ranked } from './result';

/** How a game has ended for those who look at its result; `seen` if the only winner is nobody's own cult alone. */
export type Way = 'won' | 'lost' | 'shared' | 'seen';

export interface Ending {
  readonly way: Way;
  readonly winners: readonly string[];
  /** The cult of the only person at this screen; null if there are several persons, or none. */
  readonly own: string | null;
  /** The cult whose best moment the result describes: the own one, or else the first winner. */
  readonly hero: string;
  /** All cults, winners first. */
  readonly ranking: readonly string[];
}

/** Reads the view of a finished game. */
export function endingOf(view: TableView): Ending {
  const { winners } = view.outcome!;
  const persons = everyone(view).filter((cult) => view.players[cult]?.by === 'human');
  const own = persons.length === 1 ? persons[0]! : null;
  return { way: wayOf(winners, own), winners, own, hero: own ?? winners[0]!, ranking: ranked(view) };
}

function wayOf(winners: readonly string[], own: string | null): Way {
  if (own !== null && !winners.includes(own)) return 'lost';
  if (winners.length > 1) return 'shared';
  return own === null ? 'seen' : 'won';
}
