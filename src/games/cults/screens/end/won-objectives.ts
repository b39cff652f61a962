import type { TableView } from '../../contract/view-types';

const KEY = 'rise-of-the-cults/objectives';

/** The Objectives that an earlier visit has stored; what cannot be read counts as none. */
function stored(): ReadonlySet<string> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return new Set(Array.isArray(found) ? found.filter((id): id is string => typeof id === 'string') : []);
  } catch {
    return new Set();
  }
}

/** The Objective that a person has won by this outcome (R12.8); null if none. */
export function objectiveWonIn({ outcome, seat, players }: Pick<TableView, 'outcome' | 'seat' | 'players'>): string | null {
  const isPerson = seat !== null && players[seat]?.by === 'human';
  return isPerson && outcome?.objective?.met === true && outcome.winners.includes(seat) ? outcome.objective.id : null;
}

/** The Objectives that the player has won, kept in this browser. */
class WonObjectives {
  #won = stored();
  #isKept = true;

  /** Whether the browser has stored the last one; if not, it counts until the page is closed. */
  get isKept(): boolean {
    return this.#isKept;
  }

  has(objective: string): boolean {
    return this.#won.has(objective);
  }

  /** How many of these are won. */
  countOf(objectives: readonly string[]): number {
    return objectives.filter((id) => this.#won.has(id)).length;
  }

  /** Notes a won Objective. Returns whether it is the first time. */
  note(objective: string): boolean {
    // Another tab may have won others meanwhile.
    const before = new Set([...stored(), ...this.#won]);
    const isFirst = !before.has(objective);
    this.#won = before.add(objective);
    try {
      localStorage.setItem(KEY, JSON.stringify([...this.#won]));
      this.#isKept = true;
    } catch {
      this.#isKept = false;
    }
    return isFirst;
  }

  /** The first Objective after this one, in the order of the set, that is not won yet; null if all are won. */
  nextAfter(objective: string | null, all: readonly string[]): string | null {
    const from = objective === null ? 0 : all.indexOf(objective) + 1;
    return [...all.slice(from), ...all.slice(0, from)].find((id) => !this.#won.has(id)) ?? null;
  }
}

export const wonObjectives = new WonObjectives();
