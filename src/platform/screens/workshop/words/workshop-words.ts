import type { VersionLabel, StoreFault } from '../../../projects/project';
import type { CardSize, Overflow } from '../game-workshop';

/** All that the Workshop's screen says; the game's own words come with the game. */
export interface WorkshopWords {
  readonly title: string;
  readonly back: string;
  readonly close: string;
  readonly cancel: string;
  readonly loading: string;

  readonly start: {
    readonly intro: string;
    readonly projects: string;
    readonly none: string;
    readonly open: (title: string) => string;
    readonly openShort: string;
    readonly changed: (when: string) => string;
    readonly remove: string;
    readonly removeLabel: (title: string) => string;
    readonly removeAsk: (title: string) => string;
    readonly removeYes: string;
    readonly newMod: string;
    readonly name: string;
    readonly nameHint: (id: string) => string;
    readonly nameNeeded: string;
    readonly author: string;
    readonly authorUsual: string;
    readonly license: string;
    readonly licenseHint: string;
    readonly make: string;
    readonly remix: string;
    readonly remixIntro: string;
    readonly remixButton: string;
    readonly remixLabel: (title: string) => string;
    readonly remixed: (title: string) => string;
    readonly import: string;
    readonly importIntro: string;
    readonly pickFile: string;
    readonly link: string;
    readonly openLink: string;
    readonly noLink: string;
    readonly imported: (count: number) => string;
  };

  readonly desk: {
    readonly cards: string;
    readonly modSheet: string;
    readonly newCard: string;
    readonly history: string;
    readonly share: string;
    readonly panels: Readonly<Record<'card' | 'script' | 'problems' | 'preview' | 'bench', string>>;
    readonly view: string;
    readonly views: Readonly<Record<'form' | 'script' | 'both', string>>;
    readonly art: string;
    readonly sound: string;
    readonly removeCard: string;
    readonly removeFile: string;
    readonly removeCardAsk: (name: string) => string;
    readonly removeAlong: (files: string) => string;
    readonly undo: string;
    readonly redo: string;
    readonly renewComment: string;
    readonly renewCommentHint: string;
    /** The bench plays an older version, because of this problem. */
    readonly staleBench: (problem: string) => string;
    readonly noBench: string;
    readonly noCards: string;
    readonly firstCard: string;
    /** Of JSON files. */
    readonly data: Readonly<
      Record<'texts' | 'tests' | 'play' | 'checked' | 'checking' | 'notChecked' | 'notRead' | 'runTests', string>
    > & {
      readonly works: Readonly<Record<'puzzles' | 'lessons', string>>;
      /** The first thing that is wrong, and how many others there are. */
      readonly fails: (first: string, others: number) => string;
      /** Headings, by the list of mod.json; tests stand in none. */
      readonly names: Readonly<Record<string, string>>;
    };
  };

  readonly saved: {
    readonly justNow: string;
    readonly ago: (seconds: number) => string;
    readonly waiting: string;
    readonly failed: Readonly<Record<StoreFault, string>>;
    readonly freeRoom: string;
    readonly exportNow: string;
  };

  readonly readOnly: { readonly why: string; readonly takeOver: string };

  readonly history: {
    readonly intro: string;
    readonly label: (label: VersionLabel, restoredFrom: string) => string;
    readonly restore: string;
    readonly restoreLabel: (when: string) => string;
    readonly current: string;
    readonly restored: (when: string) => string;
    readonly size: (kilobytes: number) => string;
  };

  readonly preview: {
    readonly language: string;
    readonly size: string;
    readonly sizes: Readonly<Record<Exclude<CardSize, 'print'>, string>>;
    readonly inHand: string;
    readonly onBoard: string;
    readonly fits: (language: string) => string;
    readonly overflow: (overflow: Overflow, language: string, where: string) => string;
    readonly stale: (problem: string) => string;
    readonly broken: (problem: string) => string;
    readonly noneYet: string;
    readonly noCard: string;
    readonly reading: string;
    readonly languageNames: Readonly<Record<'en' | 'pl', string>>;
  };

  readonly newCard: {
    readonly title: string;
    readonly name: string;
    readonly kind: string;
    readonly make: string;
    readonly copyIntro: string;
    readonly manifestBroken: string;
  };

  readonly sheet: {
    readonly title: string;
    readonly id: string;
    readonly idHint: string;
    readonly version: string;
    readonly titleIn: (language: string) => string;
    readonly descriptionIn: (language: string) => string;
    readonly authors: string;
    readonly authorsHint: string;
    readonly license: string;
    readonly cover: string;
    readonly coverMade: string;
    readonly coverHint: string;
    readonly settings: string;
    readonly settingsHint: string;
    readonly settingsWrong: string;
    readonly asText: string;
    readonly asTextHint: string;
    readonly apply: string;
    readonly broken: string;
  };

  readonly art: {
    readonly title: string;
    readonly mixer: string;
    readonly usual: string;
    readonly usualOf: (label: string) => string;
    readonly reset: string;
    readonly own: string;
    readonly ownHint: (width: number, height: number) => string;
    readonly pick: string;
    readonly takeOut: string;
    readonly notAPicture: (name: string) => string;
    readonly tooBig: string;
    readonly kept: (path: string, kilobytes: number) => string;
    readonly noPlace: string;
  };

  readonly sound: {
    readonly title: string;
    readonly hint: (endings: string) => string;
    readonly pick: string;
    readonly takeOut: string;
    readonly notASound: (name: string, endings: string) => string;
  };

  readonly share: {
    readonly title: string;
    readonly use: string;
    readonly useHint: string;
    readonly used: (title: string) => string;
    readonly playNow: string;
    readonly zip: string;
    readonly zipHint: string;
    readonly zipped: (name: string, kilobytes: number) => string;
    readonly link: string;
    readonly linkHint: string;
    readonly copyLink: string;
    readonly copied: (letters: number) => string;
    readonly linkField: string;
    readonly pngs: string;
    readonly pngsHint: string;
    readonly png: (name: string) => string;
    readonly print: string;
    readonly printHint: string;
    readonly printSingle: string;
    readonly printCopies: string;
    readonly broken: string;
  };

  readonly linked: {
    readonly title: string;
    readonly intro: string;
    readonly by: (authors: string) => string;
    readonly facts: (files: number, kilobytes: number, license: string) => string;
    readonly show: string;
    readonly showHint: string;
    readonly try: string;
    readonly tryHint: string;
    readonly remix: string;
    readonly close: string;
    readonly cards: string;
  };
}
