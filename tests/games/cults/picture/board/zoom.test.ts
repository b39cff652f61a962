import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isFree,
  isOnBoard,
  unzoomed,
  WHOLE,
  zoomAt,
  zoomed,
  type BoardZoom,
} from '../../../../../src/games/cults/picture/board/zoom-geometry';
import { tableLayoutFor } from '../../../../../src/games/cults/picture/config/table-layout';

const layout = tableLayoutFor(1600, 900);
const { board } = layout;

/** A point of the board. */
const points = fc
  .record({ angle: fc.double({ min: 0, max: 7, noNaN: true }), part: fc.double({ min: 0, max: 0.999, noNaN: true }) })
  .map(({ angle, part }) => ({
    x: board.x + Math.cos(angle) * board.radius * part,
    y: board.y + Math.sin(angle) * board.radius * part,
  }));
const turns = fc.array(fc.tuple(points, fc.integer({ min: -3, max: 3 })), { maxLength: 12 });
const after = (all: readonly (readonly [{ x: number; y: number }, number])[]): BoardZoom =>
  all.reduce((zoom, [at, notches]) => zoomAt(zoom, at, notches, board), WHOLE);

describe('the wheel over the board', () => {
  it('enlarges around the pointer: what lies there stays there', () => {
    fc.assert(
      fc.property(points, fc.integer({ min: 1, max: 5 }), (at, notches) => {
        const zoom = zoomAt(WHOLE, at, -notches, board);
        expect(zoom.scale).toBeGreaterThan(1);
        const stays = zoomed(zoom, at);
        expect(stays.x).toBeCloseTo(at.x, 6);
        expect(stays.y).toBeCloseTo(at.y, 6);
      }),
    );
  });

  it('shows the whole board again when it is turned back, wherever the pointer is', () => {
    fc.assert(
      fc.property(turns, points, (all, at) => {
        let zoom = after(all);
        for (let i = 0; i < 6; i++) zoom = zoomAt(zoom, at, 3, board);
        expect(zoom.scale).toBe(1);
        expect(zoom.x).toBeCloseTo(0, 6);
        expect(zoom.y).toBeCloseTo(0, 6);
      }),
    );
  });

  it('never uncovers the place of the board, nor enlarges without end', () => {
    fc.assert(
      fc.property(turns, (all) => {
        const zoom = after(all);
        expect(zoom.scale).toBeLessThanOrEqual(2.5);
        const [from, to] = [-1, 1].map((side) =>
          zoomed(zoom, { x: board.x + side * board.radius, y: board.y + side * board.radius }),
        );
        expect(from!.x).toBeLessThanOrEqual(board.x - board.radius + 0.001);
        expect(from!.y).toBeLessThanOrEqual(board.y - board.radius + 0.001);
        expect(to!.x).toBeGreaterThanOrEqual(board.x + board.radius - 0.001);
        expect(to!.y).toBeGreaterThanOrEqual(board.y + board.radius - 0.001);
      }),
    );
  });

  it('finds what is drawn at a point', () => {
    fc.assert(
      fc.property(turns, points, (all, at) => {
        const zoom = after(all);
        const back = unzoomed(zoom, zoomed(zoom, at));
        expect(back.x).toBeCloseTo(at.x, 6);
        expect(back.y).toBeCloseTo(at.y, 6);
        expect(isOnBoard(zoom, zoomed(zoom, at), board)).toBe(true);
      }),
    );
  });

  it('takes no click from the panels beside the board', () => {
    const inside = ({ x, y, width, height }: { x: number; y: number; width: number; height: number }) => ({
      x: x + width / 2,
      y: y + height / 2,
    });
    for (const panel of [layout.opponents, layout.planBoard, layout.zoom, layout.prompt, layout.hand])
      expect(isFree(inside(panel), layout)).toBe(false);
    expect(isFree(board, layout)).toBe(true);
  });
});
