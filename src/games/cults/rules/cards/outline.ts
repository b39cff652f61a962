import type { CultCard } from './book';

/** What is printed on a Cult card besides its abilities. */
export type Outline = Pick<CultCard, 'kind' | 'cost' | 'copies' | 'icons'>;

export function outlineOf({ kind, cost, copies, icons }: CultCard): Outline {
  return {
    kind,
    ...(cost === undefined ? {} : { cost }),
    ...(copies === undefined ? {} : { copies }),
    ...(icons === undefined ? {} : { icons }),
  };
}
