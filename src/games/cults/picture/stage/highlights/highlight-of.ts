import { piecesOf, type Piece } from '../../board/pieces';
import { fieldPlace, type Point } from '../../config/board-layout';
import type { CultsBeat } from '../../reduce/along';

/** Something that a player shall remember; places are relative to the board's centre, in board units. */
export type Highlight =
  | { readonly kind: 'mark' | 'third'; readonly cult: string; readonly at: Point }
  | { readonly kind: 'arrival'; readonly sanity: number; readonly at: Point }
  | { readonly kind: 'lastRound' };

/** The highlight that an event deserves; null for most. A won Confrontation has its own scene (`fight/total.ts`). */
export function highlightOf(beat: CultsBeat): Highlight | null {
  const { event, view } = beat;
  switch (event?.type) {
    case 'dominancePlaced':
    case 'dominanceReplaced':
      return ofPiece('mark', beat, `dominance/${event.seat}`);
    case 'ritualPlaced':
    case 'ritualRaised':
      return event.level === 3 ? ofPiece('third', beat, `ritual/${event.seat}/3`) : null;
    case 'investigatorArrived':
      return { kind: 'arrival', sanity: event.sanity, at: fieldPlace(event.district, 'sanity') };
    case 'roundBegun':
      return event.round === view.rounds && view.rounds > 1 ? { kind: 'lastRound' } : null;
    default:
      return null;
  }
}

function ofPiece(kind: 'mark' | 'third', beat: CultsBeat, sort: string): Highlight | null {
  const piece = comeIn(beat, (one) => one.sort === sort);
  return piece === null ? null : { kind, cult: piece.cult ?? '', at: { x: piece.x, y: piece.y } };
}

/** The piece that a beat brings to the board. */
function comeIn({ before, view }: CultsBeat, isIt: (piece: Piece) => boolean): Piece | null {
  const known = new Set(piecesOf(before).map(nameOf));
  return piecesOf(view).find((piece) => isIt(piece) && !known.has(nameOf(piece))) ?? null;
}

const nameOf = ({ sort, at }: Piece): string => `${sort} ${at}`;

/** Points that a cult gains or loses (R11.2), and the piece they come from; null if no piece came. */
export interface PointsChange {
  readonly cult: string;
  readonly change: number;
  readonly from: Point | null;
}

/** What a beat changes in the scores. */
export function pointsIn(beat: CultsBeat): readonly PointsChange[] {
  const { before, view } = beat;
  if (before.scores === view.scores) return [];
  return Object.entries(view.scores).flatMap(([cult, { total }]): PointsChange[] => {
    const change = total - (before.scores[cult]?.total ?? total);
    if (change === 0) return [];
    const piece = change > 0 ? comeIn(beat, (one) => one.cult === cult && SCORING.test(one.sort)) : null;
    return [{ cult, change, from: piece === null ? null : { x: piece.x, y: piece.y } }];
  });
}

/** R11.2: the pieces that points come from. */
const SCORING = /^(dominance|ritual|site)\//;
