import { describe, expect, it } from 'vitest';
import { tableLayoutFor } from '../../../../src/games/cults/picture/config/table-layout';
import { LEAST, placesOf } from '../../../../src/games/cults/picture/seats/opponents-column';

const SCREENS = [
  [1600, 900],
  [1280, 720],
  [1920, 1080],
  [1440, 900],
  [1024, 768],
  [2560, 1080],
] as const;

describe.each(SCREENS)('the opponents beside the board at %i × %i', (width, height) => {
  const layout = tableLayoutFor(width, height);

  it.each([1, 2, 3])('leave room for what happened lately (%i)', (others) => {
    const lately = placesOf(layout, others)[others]!;
    expect(lately.height).toBeGreaterThan(LEAST * layout.unit);
    const { y, height: high } = layout.opponents;
    expect(lately.y + lately.height).toBeLessThanOrEqual(y + high + 0.01);
  });

  it('stand one below the other', () => {
    const places = placesOf(layout, 3);
    for (const [at, { y }] of places.slice(1).entries()) expect(y).toBeGreaterThanOrEqual(places[at]!.y + places[at]!.height);
  });
});
