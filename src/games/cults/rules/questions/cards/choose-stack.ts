import { STACKS } from '../../../contract/ids';
import type { CultsPlay } from '../../state/state';
import { askOne } from '../ask';
import type { AskingFrame, ScriptedQuestion } from '../kind';
import { districtIn, stackOption, stackRef, typeIn } from '../refs/stack';
import { districtAt } from '../../state/at';

/** A stack by the type of its cards: a district has at most one of it. */
export interface StackOn {
  readonly type: number;
  readonly district: number;
}

export const chooseStack = {
  ask(game: CultsPlay, frame: AskingFrame, seat: number, stacks: readonly StackOn[]): void {
    const refs = stacks.map(({ type, district }) => stackRef(type, district));
    if (refs.length > 0) askOne(game, frame, seat, 'chooseStack', refs);
  },
  /** The district, and which of its stacks. */
  read(game: CultsPlay, [ref]: readonly number[]): { readonly district: number; readonly stack: number } {
    return { district: districtIn(ref!), stack: STACKS.indexOf(game.book.cards[typeIn(ref!)]!.kind as never) };
  },
  describe: stackOption,
  /** The guest API of the sandbox packs the district and which of its stacks. */
  fromScript(script, option) {
    const [district, stack] = [option >> 1, option & 1];
    const [type, left] = districtAt(script.game.state, script.openDistrict(district)).stacks[stack]!;
    if (type < 0 || left === 0) script.refuse('scriptNoStack', { district, stack });
    return stackRef(type, district);
  },
} satisfies ScriptedQuestion<'chooseStack'>;
