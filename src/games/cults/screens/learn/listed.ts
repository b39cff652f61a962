import type { Text } from '../../contract/cards';
import type { CultsReading } from '../../reading';

/** A lesson or a puzzle as the page of lessons lists it. */
export interface Listed {
  /** `mod:file`. */
  readonly id: string;
  readonly mod: string;
  readonly name: Text;
  readonly text: Text;
  /** Of a puzzle. */
  readonly difficulty: number;
  /** How many steps a lesson has. */
  readonly steps: number;
}

export interface ListedStudies {
  readonly lessons: readonly Listed[];
  readonly puzzles: readonly Listed[];
}

/** The lessons and puzzles that a mod brings to a table. */
export function listedOf(mod: string, { studies }: Pick<CultsReading, 'studies'>): ListedStudies {
  const lessons = studies.lessons.map((one) => ({ ...one, difficulty: 0, steps: one.steps.length }));
  const puzzles = studies.puzzles.map((one) => ({ ...one, steps: 0 }));
  const isOwn = (one: Listed): boolean => one.mod === mod;
  return { lessons: lessons.filter(isOwn), puzzles: puzzles.filter(isOwn) };
}
