import type { Option } from '../../../contract/view-types';

/** What an option costs or contributes, with its icon. */
export interface TileAmount {
  readonly icon: string;
  readonly value: number;
  readonly isPrice: boolean;
}

export function amountOf(option: Option | undefined): TileAmount | null {
  for (const what of ['cost', 'power', 'attack', 'terror']) {
    const value = option?.[what];
    if (typeof value === 'number')
      return { icon: what === 'cost' ? 'icon-power' : `icon-${what}`, value, isPrice: what === 'cost' };
  }
  return null;
}
