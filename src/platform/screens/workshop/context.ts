import type { Lang } from '../../i18n/lang';
import type { ProjectStore } from '../../projects/store/project-store';
import type { Services } from '../services';
import type { GameWorkshop } from './game-workshop';
import type { WorkshopWords } from './words';

/** Passed to every page of the Workshop. */
export interface WorkshopContext {
  readonly services: Services;
  readonly game: GameWorkshop;
  readonly store: ProjectStore;
  readonly words: WorkshopWords;
  readonly lang: Lang;
  /** The element of the Workshop; dialogues are laid into it. */
  readonly root: HTMLElement;
  /** Opens a project on the desk. */
  readonly open: (key: string) => void;
  /** Opens the mod that a link carries. */
  readonly openLink: (fragment: string) => void;
  /** Leaves the desk for the start page, or the start page for the title. */
  readonly leave: () => void;
  /** Says something for a moment; screen readers say it, too. */
  readonly tell: (words: string) => void;
  /** Waits for something; tells in words what has gone wrong. */
  readonly doing: (work: Promise<unknown>) => Promise<void>;
}
