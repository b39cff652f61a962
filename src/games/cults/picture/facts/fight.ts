import type { SideView, TableView } from '../../contract/view-types';
import type { CardFace } from '../cards/books';
import { ruleNumber } from './rule-numbers';

/** A Confrontation as its scene shows it: worked out of the view alone, so that any moment of it can be drawn from nothing. */
export interface Fight {
  readonly district: string;
  /** Whose Dominance Plan it is. */
  readonly plan: string;
  readonly stage: FightStage;
  readonly forces: readonly Force[];
  /** Who would win by what is known; null for a tie. */
  readonly leader: string | null;
  /** Nothing is hidden any more. */
  readonly certain: boolean;
  /** A cult, `nobody` in a tie, or null while it is open. */
  readonly winner: string | null;
  /** R3.6: the token and the Investigators, and what they come to with whatever changes it. */
  readonly sanity: { readonly token: number; readonly investigators: number; readonly now: number };
}

export const FIGHT_STAGES = ['moveIn', 'commit', 'reveal', 'outcome'] as const;
export type FightStage = (typeof FIGHT_STAGES)[number];

export interface Force {
  readonly seat: string;
  readonly own: boolean;
  readonly npc: boolean;
  readonly revealed: boolean;
  /** The fist is open: everybody sees the Thugs. */
  readonly thugsShown: boolean;
  readonly cards: readonly FightCard[];
  /** Null where the viewer cannot know. */
  readonly thugs: number | null;
  readonly rituals: readonly number[];
  readonly dice: readonly string[];
  readonly sources: readonly Source[];
  /** What is known of its Attack. */
  readonly total: number;
}

export interface FightCard {
  /** Null lies face down. */
  readonly card: string | null;
  readonly attack: number;
  /** R6.4: its ability was used instead of its icons. */
  readonly forfeited: boolean;
}

export interface Source {
  readonly what: 'rituals' | 'cards' | 'thugs' | 'dice' | 'extra';
  /** Null where it is hidden. */
  readonly value: number | null;
}

type FaceOf = (card: string) => Pick<CardFace, 'icons'>;

/** The Confrontation of a view: the one that is under way, or, with `opens`, the one that the viewer is asked to step into (R9.2). */
export function fightIn(view: TableView, faceOf: FaceOf, opens: boolean): Fight | null {
  const { fight, turn } = view;
  if (fight === null) return opens && turn !== null ? before(view, turn, faceOf) : null;
  const forces = fight.sides.map((side) => forceOf(view, fight.district, side, fight.sides, faceOf));
  const stage = fight.winner !== null ? 'outcome' : fight.sides.some((side) => side.revealed) ? 'reveal' : 'commit';
  return { ...common(view, fight.district, forces), stage, winner: fight.winner, plan: turn?.seat ?? fight.sides[0]?.seat ?? '' };
}

/** R9.2: who has Rituals here, and the seat that is asked. */
function before(view: TableView, { seat, district }: NonNullable<TableView['turn']>, faceOf: FaceOf): Fight {
  const here = view.districts[district]?.rituals ?? [];
  const others = [...view.seats, ...(view.solo === undefined ? [] : [view.solo.npc])].filter((cult) => cult !== seat);
  const seats = [seat, ...others.filter((cult) => cult === view.seat || here.some(([owner]) => owner === cult))];
  const sides = seats.map((cult): SideView => ({ seat: cult, revealed: false, cards: { count: 0 } }));
  const forces = sides.map((side) => forceOf(view, district, side, sides, faceOf));
  return { ...common(view, district, forces), stage: 'moveIn', winner: null, plan: seat };
}

function common(view: TableView, district: string, forces: readonly Force[]): Omit<Fight, 'stage' | 'winner' | 'plan'> {
  const here = view.districts[district];
  return {
    district,
    forces,
    leader: leaderOf(forces),
    certain: forces.every(({ sources }) => sources.every(({ value }) => value !== null)),
    sanity: { token: here?.sanity ?? 0, investigators: here?.investigators ?? 0, now: sanityNow(view, district) },
  };
}

/** What somebody is about to commit (R9.3). */
export interface Intended {
  readonly cards: readonly string[];
  readonly thugs: number;
}

/** The Confrontation as it would be for the viewer with what they intend; nobody else is shown it. */
export function withIntended(fight: Fight, { cards, thugs }: Intended, faceOf: FaceOf): Fight {
  const laid = cards.map((card): FightCard => ({ card, attack: faceOf(card).icons.attack, forfeited: false }));
  const forces = fight.forces.map((force): Force => {
    if (!force.own) return force;
    const values: Partial<Record<Source['what'], number>> = { cards: sum(laid.map(({ attack }) => attack)), thugs };
    const sources = force.sources.map((source) => ({ ...source, value: values[source.what] ?? source.value }));
    return { ...force, cards: laid, thugs, sources, total: sum(sources.map(({ value }) => value ?? 0)) };
  });
  return { ...fight, forces, leader: leaderOf(forces) };
}

/** Who would win by what is known; nobody in a tie. */
function leaderOf(forces: readonly Force[]): string | null {
  const highest = Math.max(...forces.map(({ total }) => total));
  const leading = forces.filter(({ total }) => total === highest);
  return leading.length === 1 ? leading[0]!.seat : null;
}

function forceOf(view: TableView, district: string, side: SideView, sides: readonly SideView[], faceOf: FaceOf): Force {
  const npc = view.solo?.npc === side.seat;
  const own = side.seat === view.seat;
  const rituals = (view.districts[district]?.rituals ?? []).filter(([cult]) => cult === side.seat).map(([, level]) => level);
  const cards = cardsOf(side, faceOf);
  const thugs = thugsOf(view, side, npc, own);
  const dice = side.dice ?? [];
  const known = side.revealed || (own && !isCount(side.cards));
  const sources: Source[] = [
    { what: 'rituals', value: sum(rituals) },
    {
      what: 'cards',
      value: known || emptyHanded(view, side) ? sum(cards.map((card) => (card.forfeited ? 0 : card.attack))) : null,
    },
    { what: 'thugs', value: thugs },
    ...(npc ? [{ what: 'dice', value: dice.length === 0 ? null : dice.filter((face) => face === 'thug').length } as const] : []),
    ...((side.extra ?? 0) === 0 ? [] : [{ what: 'extra', value: side.extra! } as const]),
  ];
  return {
    seat: side.seat,
    own,
    npc,
    revealed: side.revealed,
    thugsShown: npc ? dice.length > 0 : thugsAreShown(view, side, sides),
    cards,
    thugs,
    rituals,
    dice,
    sources,
    total: sum(sources.map(({ value }) => value ?? 0)),
  };
}

/** Before anybody committed anything there is nothing hidden of oneself. */
const emptyHanded = (view: TableView, side: SideView): boolean =>
  side.seat === view.seat && isCount(side.cards) && side.cards.count === 0;

/** R12.5: the NPC's Thugs lie open from the start; of others they are known when they have been shown. */
function thugsOf(view: TableView, side: SideView, npc: boolean, own: boolean): number | null {
  if (npc) return (side.thugs ?? 0) + ((side.dice ?? []).length > 0 ? 0 : (view.solo?.bonus.thugs ?? 0));
  return side.thugs ?? (own ? 0 : null);
}

/**
 * R9.4: each shows the Thugs after the abilities of the cards. Others' are in the view as soon as they are shown; one's own
 * always are, and have been shown when the next one reveals or all is decided.
 */
function thugsAreShown(view: TableView, side: SideView, sides: readonly SideView[]): boolean {
  if (!side.revealed) return false;
  if (side.seat !== view.seat) return side.thugs !== undefined;
  const later = sides.slice(sides.indexOf(side) + 1);
  return view.fight?.winner !== null || later.some((other) => other.revealed);
}

function cardsOf({ cards, forfeited = [] }: SideView, faceOf: FaceOf): FightCard[] {
  if (isCount(cards)) return Array.from({ length: cards.count }, () => ({ card: null, attack: 0, forfeited: false }));
  return cards.map((card, at) => ({ card, attack: faceOf(card).icons.attack, forfeited: forfeited.includes(at) }));
}

const isCount = (cards: SideView['cards']): cards is { readonly count: number } => !Array.isArray(cards);
const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/** R3.6, with what cards and house rules make of it. */
function sanityNow(view: TableView, district: string): number {
  const { sanity = 0, investigators = 0 } = view.districts[district] ?? {};
  return ruleNumber(view, 'sanity', sanity + investigators, { district });
}

/** R10.2: Terror against Sanity. */
export interface TerrorPosition {
  readonly cult: string;
  readonly district: string;
  /** The levels of the cult's Rituals here. */
  readonly rituals: number;
  readonly sanity: number;
}

export function terrorIn(view: TableView, cult: string, district: string): TerrorPosition {
  const levels = (view.districts[district]?.rituals ?? []).filter(([owner]) => owner === cult).map(([, level]) => level);
  return { cult, district, rituals: levels.reduce((sum, level) => sum + level, 0), sanity: sanityNow(view, district) };
}
