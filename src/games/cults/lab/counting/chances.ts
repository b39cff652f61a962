import { AUGMENTATION } from '../../contract/ids';
import { availablePower, purchaseCost, takePlan, type CultsAsk, type CultsPlay } from '../../rules';

/** A card in a district where a player may execute Augmentation. */
export interface OnOffer {
  readonly card: string;
  readonly canPay: boolean;
}

/** The cards that an option of a `takePlan` question puts on offer; none for other Plans. */
export function onOffer(game: CultsPlay, { seat }: CultsAsk, ref: number): OnOffer[] {
  const { district, plan } = takePlan.read([ref]);
  if (plan !== AUGMENTATION) return [];
  const power = availablePower(game, seat);
  return game.state.districts[district]!.stacks.flatMap(([type, left], stack) =>
    type < 0 || left === 0
      ? []
      : [{ card: game.book.types[type]!, canPay: purchaseCost(game, seat, district, [stack]) <= power }],
  );
}

/** The options of a `takePlan` question to execute Augmentation where something can be paid for. */
export const augmentations = (game: CultsPlay, ask: CultsAsk): number[] =>
  ask.refs.flatMap((ref, at) => (onOffer(game, ask, ref).some(({ canPay }) => canPay) ? [at] : []));
