import type { Lang } from '../../i18n/lang';

/** What the rulebook says besides the rules. */
export interface RulesWords {
  readonly search: string;
  readonly searchHint: string;
  readonly none: (what: string) => string;
  readonly hit: (at: number, of: number) => string;
  readonly next: string;
  readonly previous: string;
  readonly chapters: string;
  readonly text: string;
  /** Before the numbers that the player came from. */
  readonly cited: string;
  readonly noPictures: string;
}

const WORDS: Readonly<Record<Lang, RulesWords>> = {
  en: {
    search: 'Find a rule',
    searchHint: 'word or number (R8.4)',
    none: (what) => `“${what}” is not in the rules.`,
    hit: (at, of) => `${at} of ${of}`,
    next: 'Next place (Enter)',
    previous: 'Previous place (Shift+Enter)',
    chapters: 'Chapters',
    text: 'Text of the rules',
    cited: 'Rules of this explanation:',
    noPictures: 'The pictures of the rules cannot be drawn here.',
  },
  pl: {
    search: 'Znajdź zasadę',
    searchHint: 'słowo albo numer (R8.4)',
    none: (what) => `W zasadach nie ma „${what}”.`,
    hit: (at, of) => `${at} z ${of}`,
    next: 'Następne miejsce (Enter)',
    previous: 'Poprzednie miejsce (Shift+Enter)',
    chapters: 'Rozdziały',
    text: 'Treść zasad',
    cited: 'Zasady tego objaśnienia:',
    noPictures: 'Nie można tu narysować ilustracji do zasad.',
  },
};

/** Both languages come with the code of the rulebook: they are short, and the player may change the language meanwhile. */
export const rulesWords = (lang: Lang): RulesWords => WORDS[lang];
