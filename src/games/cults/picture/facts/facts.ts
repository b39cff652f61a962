import type { PhaseGroup } from '../../words';
import type { TableView } from '../../contract/view-types';

/** Facts that panels derive from a view: pure functions, testable without a picture. */

export const handSize = (view: TableView, cult: string): number => {
  const hand = view.hands[cult];
  return hand === undefined ? 0 : 'count' in hand ? hand.count : hand.length;
};

/** The seat whose hand, piles and Plans are shown as one's own; for a spectator, the first. */
export const lookingSeat = (view: TableView): string => view.seat ?? view.seats[0]!;

/** The viewer's cards. */
export const ownHand = (view: TableView): readonly string[] => {
  const hand = view.hands[lookingSeat(view)];
  return hand === undefined || 'count' in hand ? [] : hand;
};

/** All cults at the table, the NPC last. */
export const everyone = (view: TableView): readonly string[] =>
  view.solo === undefined ? view.seats : [...view.seats, view.solo.npc];

/** The other cults in seat order, starting left of the viewer. */
export function opponents(view: TableView): string[] {
  const all = everyone(view);
  const own = lookingSeat(view);
  const at = all.indexOf(own);
  return all.map((_, i) => all[(at + 1 + i) % all.length]!).filter((cult) => cult !== own);
}

const markersOnBoard = (view: TableView, cult: string): number =>
  Object.values(view.districts).reduce((sum, { plans }) => sum + plans.filter((owner) => owner === cult).length, 0);

/** Plan markers still to be placed or, in the Action phase, to be taken (R7.4, R8.1), and their total. */
export function planMarkers(view: TableView, cult: string): { readonly left: number; readonly all: number } {
  const onBoard = markersOnBoard(view, cult);
  const supply = view.supply[cult]?.plans ?? 0;
  return { left: view.phase === 'action' ? onBoard : supply, all: onBoard + supply };
}

/** R5.1: Mobilization and Recruitment are the Cult phase. */
export function phaseGroup(phase: string): PhaseGroup {
  switch (phase) {
    case 'mobilization':
    case 'recruitment':
      return 'cult';
    case 'city':
    case 'planning':
    case 'action':
    case 'hiding':
      return phase;
    default:
      return 'setup';
  }
}

/** Who acts now and, if known, who is next (R5.2). */
export function turnOrder(view: TableView): { readonly now: string | null; readonly next: string | null } {
  if (view.outcome !== null) return { now: null, next: null };
  const now = view.turn?.seat ?? view.waiting ?? view.active;
  const next = nextAfter(view, view.turn?.seat ?? view.active);
  // Do not name the acting seat as next, except in the phases in which it may act again with markers left.
  return { now, next: next === now && view.phase !== 'action' && view.phase !== 'planning' ? null : next };
}

function nextAfter(view: TableView, cult: string): string | null {
  const all = everyone(view);
  const from = all.indexOf(cult);
  const round = all.map((_, i) => all[(from + 1 + i) % all.length]!);
  if (view.phase === 'action') return round.find((other) => markersOnBoard(view, other) > 0) ?? null;
  if (view.phase === 'planning') return round.find((other) => (view.supply[other]?.plans ?? 0) > 0) ?? null;
  // In other phases everyone acts once, from the First Cultist on; the NPC has no cards to choose from.
  const next = round.find((other) => view.seats.includes(other));
  return next === undefined || next === view.first || next === cult ? null : next;
}
