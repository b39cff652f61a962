import type { CultsPlay } from '../../state/state';
import { askOne } from '../ask';
import type { AskingFrame, QuestionKind } from '../kind';
import { districtIn, stackOption, stackRef, typeIn } from '../refs/stack';

/** R4.5: a stack for a free field of its kind. */
export const placeStack = {
  /** Of these types, each wherever a field of its kind is free. */
  ask(
    game: CultsPlay,
    frame: AskingFrame,
    seat: number,
    types: readonly number[],
    isFree: IsFree,
    open: readonly number[],
  ): void {
    const refs: number[] = [];
    for (const type of types) for (const district of open) if (isFree(type, district)) refs.push(stackRef(type, district));
    if (refs.length > 0) askOne(game, frame, seat, 'placeStack', refs);
  },
  read: ([ref]: readonly number[]): { readonly type: number; readonly district: number } => ({
    type: typeIn(ref!),
    district: districtIn(ref!),
  }),
  describe: stackOption,
} satisfies QuestionKind<'placeStack'>;

type IsFree = (type: number, district: number) => boolean;
