import type { Lang } from './lang';

/** What the screens around any game say. */
export interface ScreenWords {
  readonly loadingFailed: string;
  readonly back: string;
  readonly close: string;
  readonly on: string;
  readonly off: string;
  readonly previous: string;
  readonly next: string;
  readonly less: string;
  readonly more: string;
  readonly continueGame: string;
  readonly play: string;
  readonly newGame: string;
  /** After "Play": the game begins with the settings of the last one. */
  readonly asLastTime: string;
  /** Continues a game from a file; the short word is on the title. */
  readonly load: string;
  readonly loadFile: string;
  readonly saveFile: string;
  readonly notASave: (file: string) => string;
  readonly learn: string;
  readonly mods: string;
  readonly workshop: string;
  readonly lab: string;
  readonly settings: string;
  readonly credits: string;
  readonly rules: string;
  readonly language: string;
  /** Each language in its own words. */
  readonly languages: Readonly<Record<Lang, string>>;
  readonly roundOf: (round: number, rounds: number) => string;

  readonly speed: string;
  readonly speeds: Readonly<Record<'slow' | 'normal' | 'fast' | 'instant', string>>;
  readonly confirm: string;
  readonly confirms: Readonly<Record<'always' | 'costly' | 'never', string>>;
  readonly confirmHint: string;
  readonly textSize: string;
  readonly textSizes: Readonly<Record<'usual' | 'large' | 'larger', string>>;
  readonly textSizeHint: string;
  readonly fullScreen: string;
  readonly fullScreenHint: string;
  readonly answersAlone: string;
  readonly answersAloneHint: string;
  /** The one rule of clicking, said once at the first table. */
  readonly clicksCount: string;
  readonly coach: string;
  readonly coachHint: string;
  readonly reducedMotion: string;
  readonly reducedMotionHint: string;
  readonly effects: string;
  readonly ambience: string;

  readonly menu: string;
  readonly resume: string;
  readonly quit: string;
  readonly triedOut: string;
  readonly backFromTrial: string;
  /** The same of a lesson or a puzzle. */
  readonly studied: string;
  readonly backToLearn: string;
  readonly quitHint: string;
  readonly keys: string;
  /** The browser keeps nothing: what the game says of saving does not hold. */
  readonly notKept: string;
  /** The same as a note that stays. */
  readonly notKeptShort: string;
  /** While something takes long: cards are laid out, a saved game is gone through again. */
  readonly waiting: string;
  readonly waitingHint: string;
  readonly cancel: string;

  /** Of a mod: a word of another gender in Polish than that of a setting. */
  readonly modStates: { readonly on: string; readonly off: string };
  readonly alwaysOn: string;
  readonly by: (authors: string) => string;
  readonly version: (version: string) => string;

  readonly creditsParts: {
    readonly icons: string;
    readonly fonts: string;
    readonly libraries: string;
    readonly game: string;
    /** The one licence that is not an open one. */
    readonly gsap: string;
    readonly broughtAlong: string;
    readonly iconsText: (count: number, licence: string, source: string) => string;
  };

  readonly toTitle: string;

  readonly recap: string;
  readonly goOn: string;

  readonly modsDiffer: string;
  readonly modsDifferText: string;
  readonly pinned: string;
  readonly takeFromSave: string;
  readonly without: string;
  readonly any: string;
  readonly later: string;
  readonly cannotContinue: string;
  /** Of what the browser kept: damaged, or no game at all. */
  readonly damaged: string;
  readonly deleteSave: string;
  readonly iAmHere: string;
  readonly underWay: string;
  readonly underWayText: (where: string) => string;
  readonly beginAnew: string;
  readonly keepOld: string;
  readonly saveOldFirst: string;
}
