import type { Lang } from '../../../../platform/i18n/lang';
import type { Player } from '../player';

/** A screenshot to take: how the page gets there. */
export interface Scene {
  readonly name: string;
  readonly reach: (player: Player, lang: Lang) => Promise<void>;
  /** True if the screenshot is taken during an animation. */
  readonly isMoving?: boolean;
}
