import { describe, expect, it } from 'vitest';
import { onBoardOf } from '../../../../src/games/cults/workshop/preview/on-board';
import type { Overflow } from '../../../../src/platform/screens/workshop/game-workshop';

const FOUND: readonly Overflow[] = [
  { what: 'name', how: 'cut' },
  { what: 'text', how: 'cut' },
  { what: 'flavour', how: 'gone' },
];

describe('what a card does not show on the board', () => {
  it('is its name, and of a City card the text, for which its picture stands then', () => {
    expect(onBoardOf(FOUND, 'city')).toEqual([
      { what: 'name', how: 'cut' },
      { what: 'text', how: 'gone' },
    ]);
  });

  it('is never the text of a card that has none there, nor the flavour', () => {
    expect(onBoardOf(FOUND, 'guardian')).toEqual([{ what: 'name', how: 'cut' }]);
    expect(onBoardOf(FOUND.slice(1), 'objective')).toEqual([]);
  });
});
