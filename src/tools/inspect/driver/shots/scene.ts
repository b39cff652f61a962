import type { Lang } from '../../../../platform/i18n/lang';
import type { PagePlayer } from '../player';

/** A screenshot to take: how the page gets there. */
export interface Shot {
  readonly name: string;
  readonly reach: (player: PagePlayer, lang: Lang) => Promise<void>;
  /** True if the screenshot is taken during an animation. */
  readonly isMoving?: boolean;
}
