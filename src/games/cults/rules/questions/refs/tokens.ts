import { PASS } from '../../../../../kernel';
import type { OptionOf } from '../../../contract/decisions';
import { tokenId } from '../../../contract/ids';
import type { CultsPlay } from '../../state/state';

/** Cultist tokens among options stand below PASS, so that they can stand beside copies of cards. */
export const tokenRef = (token: number): number => PASS - 1 - token;
export const isToken = (ref: number): boolean => ref < PASS;
export const tokenOf = (ref: number): number => PASS - 1 - ref;

/** The token as often as it is there. */
export function pushTokens(refs: number[], token: number, count: number): void {
  for (let i = 0; i < count; i++) refs.push(tokenRef(token));
}

/** How many tokens of a kind were chosen. */
export function countOf(chosen: readonly number[], token: number): number {
  let count = 0;
  for (const ref of chosen) if (tokenOf(ref) === token) count++;
  return count;
}

export const tokenOption = (_: CultsPlay, ref: number): OptionOf<'bluffTokens'> => {
  const token = tokenId(tokenOf(ref));
  return { id: token, token };
};
