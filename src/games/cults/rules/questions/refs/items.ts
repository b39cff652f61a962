import type { Token } from '../../../contract/ids';
import type { CultsPlay } from '../../state/state';
import { cardOption } from '../details';
import type { OpenQuestion } from '../kind';
import { isToken } from './tokens';

/** What pays or fights, and what it gives: a card of one's own, or a token of the one kind that may. */
export const itemOption = <T extends Token, G>(
  game: CultsPlay,
  ref: number,
  token: T,
  gives: G,
): ({ readonly id: string; readonly card: string } & G) | ({ readonly id: string; readonly token: T } & G) =>
  isToken(ref) ? { id: token, token, ...gives } : { ...cardOption(game, ref), ...gives };

/** What it adds to what is needed. */
export const weightOf = (ask: OpenQuestion, at: number): number => ask.need?.weights[at] ?? 0;
