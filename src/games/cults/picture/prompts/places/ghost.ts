import type { Container } from 'pixi.js';
import type { Offer } from '../../../../../platform/prompts/staged-choice';
import type { Piece } from '../../board/pieces';
import { PieceView } from '../../board/piece-view';
import { pictureOf } from '../../kinds';
import type { PromptContext } from '../prompt';

/** A half-transparent preview of the piece on an empty field; a marker lies on those already there. */
export function ghostOf(context: PromptContext, { options }: Offer, place: string): Container | null {
  const [option] = options;
  const made =
    option === undefined || !place.includes('/field/') ? undefined : pictureOf(context.decision).ghost?.(option, context);
  if (made === undefined) return null;
  const { decision, view, board } = context;
  const district = place.split('/')[0]!;
  const top = made.onPlans === true ? (view.districts[district]?.plans.length ?? 0) - 1 : -1;
  const under = top < 0 ? undefined : board.pieceAt(`${district}/plan/${top}`);
  const field = board.pieceAt(`${district}/plan/0`);
  const y = under === undefined || field === undefined ? 0 : under.piece.y - field.piece.y + 5;
  const piece: Piece = {
    sort: 'ghost',
    at: place,
    x: 0,
    y,
    z: 0,
    cult: decision.seat,
    layers: made.layers,
    about: { topic: 'site', params: { cult: decision.seat, district } },
  };
  const ghost = new PieceView(piece, context);
  ghost.eventMode = 'none';
  ghost.alpha = 0.7;
  ghost.y = y;
  return ghost;
}
