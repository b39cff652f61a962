import type { Catalogue } from '../rules';

/** What a report must know of a card: plain data, so that the page has it without the rules. */
export interface LabCard {
  readonly kind: string;
  /** Null for cards that cannot be bought. */
  readonly cost: number | null;
  /** Whether the card has abilities or triggers. */
  readonly acts: boolean;
}
export type LabCards = Readonly<Record<string, LabCard>>;

/** Kinds that the lab reports on. Nobody chooses Disorganization, and nothing is measured of Objectives and NPC cards. */
export const KINDS: readonly string[] = ['guardian', 'action', 'starting', 'city'];

export const labCards = ({ cards, city }: Catalogue): LabCards =>
  Object.fromEntries([
    ...cards
      .filter(({ kind }) => KINDS.includes(kind))
      .map(({ id, kind, cost = 0, abilities = [], triggers = [] }): [string, LabCard] => [
        id,
        { kind, cost: kind === 'starting' ? null : cost, acts: abilities.length + triggers.length > 0 },
      ]),
    ...[...city.keys()].map((id): [string, LabCard] => [id, { kind: 'city', cost: null, acts: false }]),
  ]);

/** Whether the lab can play with and without a card: Guardians and Actions have stacks, City cards a place in the deck. */
export const isComparable = (cards: LabCards, id: string): boolean => Object.hasOwn(cards, id) && cards[id]!.kind !== 'starting';
