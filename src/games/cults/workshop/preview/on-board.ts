import type { Overflow } from '../../../../platform/screens/workshop/game-workshop';

/**
 * What matters of it on the board: names, and the text of a City card, which gives way to the picture where it does not fit. Other
 * cards show no text there, and none shows its flavour.
 */
export const onBoardOf = (found: readonly Overflow[], kind: string): readonly Overflow[] =>
  found.flatMap((one): readonly Overflow[] => {
    if (one.what === 'name') return [one];
    return one.what === 'text' && kind === 'city' ? [{ what: 'text', how: 'gone' }] : [];
  });
