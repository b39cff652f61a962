import { describe, expect, it } from 'vitest';
import { coachPlaces, whyNotPlace } from '../../../../../src/games/cults/picture/prompts/places/chip-place';
import { meanwhilePlaces, notePlace } from '../../../../../src/games/cults/picture/config/meanwhile-places';
import { tableLayoutFor, type TableLayout } from '../../../../../src/games/cults/picture/config/table-layout';
import type { Rect } from '../../../../../src/platform/config/layout';

const SIZES = [
  [1600, 900],
  [1920, 1080],
  [1366, 768],
  [1280, 800],
  [1024, 768],
  [1180, 820],
  [844, 390],
  [667, 375],
  [932, 430],
] as const;

const meets = (a: Rect, b: Rect): boolean =>
  a.x < b.x + b.width - 0.5 && b.x < a.x + a.width - 0.5 && a.y < b.y + b.height - 0.5 && b.y < a.y + a.height - 0.5;

/** What the list must leave free: everything but the place of an enlarged card or district. */
function keptFree(layout: TableLayout): Readonly<Record<string, Rect>> {
  const { board, shape, seat, opponents, planBoard, prompt, hand, piles, topLeft, topRight } = layout;
  const disc = { x: board.x - board.radius, y: board.y - board.radius, width: 2 * board.radius, height: 2 * board.radius };
  const common = { disc, seat, opponents, planBoard, hand, piles, topLeft, topRight };
  if (shape === 'phone') return common;
  const coach = Object.fromEntries(coachPlaces(layout, false).map((place, at) => [`coach ${at}`, place]));
  return { ...common, ...coach, prompt, whyNot: whyNotPlace(layout) };
}

describe('the list of what the others did', () => {
  it.each(SIZES)('covers no number, no panel and no card on %i × %i', (width, height) => {
    const layout = tableLayoutFor(width, height);
    const { room, foot } = meanwhilePlaces(layout, true, true);
    for (const rect of [room, foot.goOn, foot.more])
      for (const [name, other] of Object.entries(keptFree(layout)))
        expect({ name, meets: meets(rect, other) }).toEqual({ name, meets: false });
    expect(meets(foot.goOn, foot.more)).toBe(false);
  });

  it.each(SIZES)('is a button in a Confrontation on %i × %i, beside the others', (width, height) => {
    const layout = tableLayoutFor(width, height);
    const { unit, topLeft, topRight } = layout;
    const note = notePlace(layout);
    const look =
      layout.shape === 'phone'
        ? { ...topRight, x: topRight.x - topRight.width - 8 * unit }
        : { x: topLeft.x, y: topLeft.y + 4 * unit, width: 190 * unit, height: 38 * unit };
    for (const other of [look, topRight]) expect(meets(note, other)).toBe(false);
    // The title is in the middle of wide screens, under the buttons of others, and at the left of phones.
    if (layout.shape === 'wide') expect(note.x + note.width).toBeLessThan(width / 2 - 0.185 * width);
    if (layout.shape === 'phone') expect(note.x).toBeGreaterThan(14 * unit + 0.6 * width);
  });
});
