import type { District } from '../contract/ids';
import type { FightView, TableView } from '../contract/view-types';

/** What can differ between two positions of a game, as an author reads it. */
export type DifferenceKind =
  | 'hand'
  | 'deck'
  | 'discards'
  | 'thug'
  | 'initiate'
  | 'freak'
  | 'points'
  | 'rituals'
  | 'sites'
  | 'dominance'
  | 'attack'
  | 'sanity'
  | 'investigators'
  | 'track'
  | 'plans'
  | 'guardian'
  | 'action'
  | 'city'
  | 'changes'; // prettier-ignore

/** One value that differs between the two positions: a count, or a list as text such as the Ritual levels "1+3". */
export interface Difference {
  readonly what: DifferenceKind;
  /** The owner, if the value belongs to one cult. */
  readonly cult?: string;
  readonly district?: District;
  readonly from: Value;
  readonly to: Value;
}
/** Null where the viewer cannot know it. */
export type Value = number | string | null;

/** The parts of a view that are compared. */
export type Measurable = Pick<
  TableView,
  'scores' | 'hands' | 'decks' | 'discards' | 'tokens' | 'fight' | 'districts' | 'numbers' | 'city' | 'modifiers'
>;

type Reading = Omit<Difference, 'from' | 'to'> & { readonly value: Value };

/** What differs between two views of the same seat, in the order in which a table is read: players, the fight, districts, the city. */
export function differences(before: Measurable, after: Measurable): readonly Difference[] {
  const old = new Map(readings(before).map((reading) => [keyOf(reading), reading.value]));
  return readings(after).flatMap(({ value, ...reading }) => {
    const from = old.get(keyOf(reading)) ?? null;
    return from === value ? [] : [{ ...reading, from, to: value }];
  });
}

const keyOf = ({ what, cult, district }: Omit<Reading, 'value'>): string => `${what}/${cult ?? ''}/${district ?? ''}`;

function readings(view: Measurable): readonly Reading[] {
  const cults = Object.keys(view.scores);
  return [
    ...cults.flatMap((cult) => ofCult(view, cult)),
    ...(view.fight === null ? [] : ofFight(view.fight)),
    ...(Object.keys(view.districts) as District[]).flatMap((district) => ofDistrict(view, district, cults)),
    { what: 'city', value: view.city.active.join(', ') },
    { what: 'changes', value: view.modifiers.length },
  ];
}

function ofCult(view: Measurable, cult: string): readonly Reading[] {
  const hand = view.hands[cult];
  const tokens = view.tokens[cult];
  return [
    { what: 'hand', cult, value: hand === undefined ? null : countOf(hand) },
    { what: 'deck', cult, value: view.decks[cult]?.count ?? null },
    { what: 'discards', cult, value: view.discards[cult]?.length ?? null },
    { what: 'thug', cult, value: tokens?.thug ?? null },
    { what: 'initiate', cult, value: tokens?.initiate ?? null },
    { what: 'freak', cult, value: tokens?.freak ?? null },
    { what: 'points', cult, value: view.scores[cult]?.total ?? null },
  ];
}

const countOf = (cards: readonly string[] | { readonly count: number }): number =>
  'count' in cards ? cards.count : cards.length;

const ofFight = ({ sides }: FightView): readonly Reading[] =>
  sides.map(({ seat, attack }) => ({ what: 'attack', cult: seat, value: attack ?? null }));

function ofDistrict(view: Measurable, district: District, cults: readonly string[]): readonly Reading[] {
  const place = view.districts[district];
  if (place === undefined) return [];
  const levels = (cult: string): string =>
    place.rituals
      .filter(([owner]) => owner === cult)
      .map(([, level]) => level)
      .join('+');
  const owned = (list: readonly string[], cult: string): number => list.filter((owner) => owner === cult).length;
  return [
    ...cults.flatMap((cult): Reading[] => [
      { what: 'rituals', cult, district, value: levels(cult) },
      { what: 'sites', cult, district, value: owned(place.sites, cult) },
      { what: 'dominance', cult, district, value: owned(place.dominance, cult) },
    ]),
    { what: 'sanity', district, value: view.numbers.districts[district]?.sanity.now ?? place.sanity },
    { what: 'investigators', district, value: place.investigators },
    { what: 'track', district, value: place.track },
    { what: 'plans', district, value: place.plans.length },
    { what: 'guardian', district, value: place.guardian?.left ?? null },
    { what: 'action', district, value: place.action?.left ?? null },
  ];
}
