import type { Lang } from '../../../../platform/i18n/lang';

/** Words for playing with mods: fetched with the dialogues and screens that say them. */
export interface PlayingWords {
  /** The question before a card is made blank. */
  readonly blankTitle: (card: string) => string;
  readonly blankText: (title: string, version: string) => string;
  readonly blankYes: string;
  readonly blankNo: string;
  readonly brokenSound: (card: string, title: string) => string;
}

const en: PlayingWords = {
  blankTitle: (card) => `Blank “${card}” for this game?`,
  blankText: (title, version) =>
    `It is from the mod ${title} ${version}. Every copy of it stays where it lies and does nothing any more until this game ends. Other games and the mod itself do not change. The log says so to everybody.`,
  blankYes: 'Blank it',
  blankNo: 'Leave it',
  brokenSound: (card, title) =>
    `This browser cannot play the sound of “${card}” (mod ${title}). The game goes on without it; tell the mod’s author.`,
};

const pl: PlayingWords = {
  blankTitle: (card) => `Wyłączyć kartę „${card}” w tej grze?`,
  blankText: (title, version) =>
    `Pochodzi z moda ${title} ${version}. Wszystkie jej egzemplarze zostają tam, gdzie leżą, i do końca tej gry już nic nie robią. Inne gry i sam mod się nie zmienią. Dziennik powie o tym wszystkim.`,
  blankYes: 'Wyłącz ją',
  blankNo: 'Zostaw ją',
  brokenSound: (card, title) =>
    `Ta przeglądarka nie umie odtworzyć dźwięku karty „${card}” (mod ${title}). Gra toczy się dalej bez niego; powiadom autora moda.`,
};

export const PLAYING_WORDS: Readonly<Record<Lang, PlayingWords>> = { en, pl };
