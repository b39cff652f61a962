import { Container } from 'pixi.js';
import { fieldPlace, isQuadrant } from '../config/board-layout';
import { PALETTE } from '../../../../platform/config/palette';
import type { GameEvent } from '../../contract/view-types';
import { makeIcon } from '../../../../platform/ui/sprite';
import type { BoardScene, Drawn } from './board-scene';

/** The pieces that an event concerns, by the prefix of their sort. */
const SORTS: readonly (readonly [RegExp, (seat: string) => string])[] = [
  [/^ritual/, (seat) => `ritual/${seat}`],
  [/^site/, (seat) => `site/${seat}`],
  [/^dominance/, (seat) => `dominance/${seat}`],
  [/^investigator/, () => 'walker'],
  [/^(plan|bluffed|npcPlan)/, () => 'plan/'],
  [/^(card|stack)/, () => 'stack/'],
  [/^terror/, () => 'sanity/'],
];

/** Rings around the pieces that a log entry is about. */
export class Spotlight {
  readonly #board: BoardScene;
  readonly #rings = new Container();

  constructor(board: BoardScene) {
    this.#board = board;
    // Under the pieces, beside the halos, which every prompt clears.
    board.root.addChildAt(this.#rings, board.root.getChildIndex(board.halos));
  }

  show(event: GameEvent | null): void {
    for (const child of this.#rings.removeChildren()) child.destroy();
    if (event === null || !isQuadrant(event['district'])) return;
    const district = event['district'];
    const found = this.#pieces(event.type, event.seat ?? '', district);
    const { x, y } = fieldPlace(district, 'plan');
    if (found.length === 0) this.#ring(x, y, 190);
    for (const piece of found) this.#ring(piece.x, piece.y, 72);
  }

  #pieces(type: string, seat: string, district: string): Drawn[] {
    const sort = SORTS.find(([types]) => types.test(type))?.[1](seat);
    if (sort === undefined) return [];
    return this.#board.drawn().filter((piece) => piece.at.startsWith(`${district}/`) && piece.sort.startsWith(sort));
  }

  #ring(x: number, y: number, size: number): void {
    const glow = makeIcon('halo', size * 1.25, PALETTE.legal);
    const ring = makeIcon('ring', size, PALETTE.legal);
    for (const sprite of [glow, ring]) {
      sprite.position.set(x, y);
      this.#rings.addChild(sprite);
    }
  }
}
