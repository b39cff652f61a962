import type { Container } from 'pixi.js';
import type { Layer, Piece } from '../../board/pieces';
import { PieceView } from '../../board/piece-view';
import type { PromptContext } from '../prompt';
import type { Offer } from '../choosing/staged-choice';

const marker = (shape: string, size: number, y: number): readonly Layer[] => [
  { frame: shape, tint: 'cult' },
  { frame: `${shape}-trim` },
  { frame: 'emblem', size, y },
];

/** What would lie on a field if this were the answer; empty where nothing is placed. */
function layersOf({ decision, books }: PromptContext, { options }: Offer, place: string): readonly Layer[] {
  const [option] = options;
  if (place.endsWith('/field/site')) return marker('site', 19, 3);
  if (/\/field\/dominance\//.test(place)) return marker('dominance', 18, -2);
  if (decision.kind === 'placePlan') return marker('disc', 26, -3);
  if (decision.kind === 'moveRitual' && /\/field\//.test(place)) {
    const level = Number(option?.['level']);
    return [{ frame: `ritual-${level}`, tint: 'cult' }, { frame: `ritual-${level}-base` }];
  }
  const card = option?.['card'];
  if (!place.endsWith('/field/stack') || typeof card !== 'string') return [];
  const kind = books.card(card).kind === 'action' ? 'action' : 'guardian';
  return [{ frame: `stack-${kind}` }, { frame: `scene:${card}`, size: 41, y: -10 }];
}

/** The piece that would come here, half seen. A marker comes to lie on those that are there. */
export function ghostOf(context: PromptContext, offer: Offer, place: string): Container | null {
  const layers = layersOf(context, offer, place);
  if (layers.length === 0) return null;
  const { decision, view, board } = context;
  const district = place.split('/')[0]!;
  const top = decision.kind === 'placePlan' ? (view.districts[district]?.plans.length ?? 0) - 1 : -1;
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
    layers,
    about: { topic: 'site', params: { cult: decision.seat, district } },
  };
  const ghost = new PieceView(piece, context);
  ghost.eventMode = 'none';
  ghost.alpha = 0.7;
  ghost.y = y;
  return ghost;
}
