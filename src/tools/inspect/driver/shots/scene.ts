import type { Lang } from '../../../../games/cults/words';
import type { Player } from '../player';

/** One picture: how the page gets there. */
export interface Scene {
  readonly name: string;
  readonly reach: (player: Player, lang: Lang) => Promise<void>;
  /** The picture is taken in the middle of something. */
  readonly isMoving?: boolean;
}
