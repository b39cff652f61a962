import { describe, expect, it } from 'vitest';
import { tableLayoutFor } from '../../../../../src/games/cults/picture/config/table-layout';
import { fightPlaces } from '../../../../../src/games/cults/picture/fight/places';
import { layCards } from '../../../../../src/games/cults/picture/fight/rows';

const SCREENS = [
  [1600, 900],
  [1024, 768],
  [2560, 1080],
] as const;
const CASES = SCREENS.flatMap(([width, height]) => [2, 3, 4].map((sides) => [width, height, sides] as const));

describe('the cards of a side in a Confrontation', () => {
  it.each(CASES)('lie beside and under each other and stay in their column: %i×%i, %i sides', (width, height, sides) => {
    const layout = tableLayoutFor(width, height);
    for (const place of fightPlaces(layout, sides).forces)
      for (let count = 1; count <= 9; count++) {
        const laid = layCards(count, place, layout.unit);
        expect(laid.spots).toHaveLength(count);
        laid.spots.forEach((spot, at) => {
          expect(spot.x - laid.width / 2).toBeGreaterThanOrEqual(place.x - 0.01);
          expect(spot.x + laid.width / 2).toBeLessThanOrEqual(place.x + place.width + 0.01);
          expect(spot.y + laid.height / 2).toBeLessThanOrEqual(place.boxY);
          for (const other of laid.spots.slice(at + 1)) {
            const isApart = Math.abs(other.x - spot.x) >= laid.width - 0.01 || Math.abs(other.y - spot.y) >= laid.height - 0.01;
            expect(isApart, `${count} cards`).toBe(true);
          }
        });
      }
  });
});
