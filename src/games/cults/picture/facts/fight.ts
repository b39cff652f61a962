import type { District } from '../../contract/ids';
import type { AttackView, OutlookView, SanityView } from '../../contract/view-types';
import type { SideView, StakesView, TableView } from '../../contract/view-types';
import { levelsIn } from '../reduce/sides';

/** A Confrontation as its scene shows it: what the view says of it, so that any moment of it can be drawn from nothing. */
export interface FightFacts extends StakesView {
  readonly stage: FightStage;
  readonly forces: readonly Force[];
  /** The leader by what is known; null in a tie. */
  readonly leader: string | null;
  /** True if nothing is hidden any more. */
  readonly certain: boolean;
  /** A cult, `nobody` in a tie, null while undecided. */
  readonly winner: string | null;
}

export const FIGHT_STAGES = ['moveIn', 'commit', 'reveal', 'outcome'] as const;
export type FightStage = (typeof FIGHT_STAGES)[number];

export interface Force {
  readonly seat: string;
  readonly own: boolean;
  readonly npc: boolean;
  readonly revealed: boolean;
  /** True once everybody sees the Thugs. */
  readonly thugsShown: boolean;
  readonly cards: readonly FightCard[];
  /** Null if the viewer cannot know. */
  readonly thugs: number | null;
  readonly rituals: readonly number[];
  readonly dice: readonly string[];
  readonly sources: readonly AttackSource[];
  /** Its known Attack. */
  readonly total: number;
  /** R12.5: the range and likelihood of the NPC's whole Attack; null where the engine does not tell it. */
  readonly outlook: OutlookView | null;
}

export interface FightCard {
  /** Null if it lies face down. */
  readonly card: string | null;
  readonly attack: number;
  /** R6.4: its ability was used instead of its icons. */
  readonly forfeited: boolean;
  /** It was destroyed for its ability: it lies here no more, but what it brought counts. */
  readonly gone: boolean;
}

export interface AttackSource {
  readonly what: 'rituals' | 'cards' | 'thugs' | 'dice' | 'extra';
  /** Null if it is hidden. */
  readonly value: number | null;
}

/** The Confrontation of a view: the one that is under way, or the one that the viewer may step into (R9.2); null if there is none. */
export function fightIn(view: TableView): FightFacts | null {
  const { fight, muster } = view;
  if (fight !== null) {
    const stage = fight.winner !== null ? 'outcome' : fight.sides.some((side) => side.revealed) ? 'reveal' : 'commit';
    return { ...shared(view, fight, fight.sides), stage, winner: fight.winner };
  }
  return muster === null ? null : { ...shared(view, muster, muster.sides), stage: 'moveIn', winner: null };
}

function shared(
  view: TableView,
  { district, plan, sanity, markers }: StakesView,
  sides: readonly SideView[],
): Omit<FightFacts, 'stage' | 'winner'> {
  const forces = sides.map((side) => forceOf(view, side));
  const certain = forces.every(({ sources }) => sources.every(({ value }) => value !== null));
  return { district, plan, sanity, markers, forces, leader: leaderOf(forces), certain };
}

/** What somebody is about to commit (R9.3): cards with what each gives, and Thugs. */
export interface Intended {
  readonly cards: readonly { readonly card: string; readonly attack: number }[];
  readonly thugs: number;
}

/** The Confrontation with the viewer's chosen forces; shown to nobody else. */
export function withIntended(fight: FightFacts, { cards, thugs }: Intended): FightFacts {
  const laid = cards.map((card): FightCard => ({ ...card, forfeited: false, gone: false }));
  const forces = fight.forces.map((force): Force => {
    if (!force.own) return force;
    const values: Partial<Record<AttackSource['what'], number>> = { cards: sum(laid.map(({ attack }) => attack)), thugs };
    const sources = force.sources.map((source) => ({ ...source, value: values[source.what] ?? source.value }));
    return { ...force, cards: laid, thugs, sources, total: sum(sources.map(({ value }) => value ?? 0)) };
  });
  return { ...fight, forces, leader: leaderOf(forces) };
}

/** In how many of 100 cases an Attack is higher than the NPC's; a tie does not win (R9.5, R9.6). */
export const chanceOf = ({ least, below }: OutlookView, attack: number): number =>
  below[Math.min(below.length - 1, Math.max(0, attack - least))] ?? 0;

/** The leader by what is known; null in a tie. */
function leaderOf(forces: readonly Force[]): string | null {
  const highest = Math.max(...forces.map(({ total }) => total));
  const leading = forces.filter(({ total }) => total === highest);
  return leading.length === 1 ? leading[0]!.seat : null;
}

function forceOf(view: TableView, side: SideView): Force {
  const { seat, revealed, thugsShown, rituals, sources } = side;
  return {
    seat,
    own: seat === view.seat,
    npc: view.solo?.npc === seat,
    revealed,
    thugsShown,
    cards: cardsOf(side),
    thugs: sources.thugs,
    rituals,
    dice: side.dice ?? [],
    sources: rowsOf(sources),
    total: sources.known,
    // What may still come is no news once it lies open, although the view of the question before told it.
    outlook: revealed ? null : (side.outlook ?? null),
  };
}

/** The rows of the table: only the NPC has dice, and abilities have a row where they add something. */
function rowsOf({ rituals, cards, thugs, dice, extra }: AttackView): AttackSource[] {
  return [
    { what: 'rituals', value: rituals },
    { what: 'cards', value: cards },
    { what: 'thugs', value: thugs },
    ...(dice === undefined ? [] : [{ what: 'dice', value: dice } as const]),
    ...(extra === 0 ? [] : [{ what: 'extra', value: extra } as const]),
  ];
}

function cardsOf({ cards, attacks = [], forfeited = [], gone = [] }: SideView): FightCard[] {
  if (isCount(cards))
    return Array.from({ length: cards.count }, () => ({ card: null, attack: 0, forfeited: false, gone: false }));
  return [
    ...cards.map((card, at) => ({ card, attack: attacks[at] ?? 0, forfeited: forfeited.includes(at), gone: false })),
    ...gone.map((card) => ({ card, attack: 0, forfeited: true, gone: true })),
  ];
}

const isCount = (cards: SideView['cards']): cards is { readonly count: number } => !Array.isArray(cards);
const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

const NO_SANITY: SanityView = { token: 0, investigators: 0, other: 0, now: 0 };

/** R3.6, as the rules engine says it. */
export const sanityIn = (view: TableView, district: string): SanityView =>
  view.numbers.districts[district as District]?.sanity ?? NO_SANITY;

/** R10.2: Terror against Sanity. */
export interface TerrorPosition {
  readonly cult: string;
  readonly district: string;
  /** Sum of the levels of the cult's Rituals here. */
  readonly rituals: number;
  readonly sanity: number;
}

export const terrorIn = (view: TableView, cult: string, district: string): TerrorPosition => ({
  cult,
  district,
  rituals: sum(levelsIn(view, district, cult)),
  sanity: sanityIn(view, district).now,
});
