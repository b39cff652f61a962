import type { Option } from '../../../../../kernel';
import type { Game } from '../../state/state';
import { cardOption } from '../details';
import type { Asked } from '../kind';
import { isToken, tokenOption } from './tokens';

/** A card of one's own or a token. */
export const itemOption = (game: Game, ref: number): Option => (isToken(ref) ? tokenOption(game, ref) : cardOption(game, ref));

/** What it adds to what is needed. */
export const weightOf = (ask: Asked, at: number): number => ask.need?.weights[at] ?? 0;
