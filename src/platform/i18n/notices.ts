import type { Lang } from './lang';

/** Words of the notices about mods that fail during a game; fetched with the first notice. */
export interface NoticeWords {
  /** The name of the region for screen readers. */
  readonly region: string;
  readonly failed: (card: string, title: string) => string;
  readonly failedSomewhere: string;
  readonly killed: (title: string) => string;
  readonly from: (title: string, version: string) => string;
  readonly place: (place: string) => string;
  readonly strikes: (count: number, most: number) => string;
  readonly blank: string;
  readonly goesOn: string;
  readonly times: (count: number) => string;
  readonly report: string;
  readonly reported: string;
  readonly notReported: string;
  readonly workshop: string;
  readonly close: string;
}

const en: NoticeWords = {
  region: 'Trouble with mods',
  failed: (card, title) => (card === '' ? `A card of “${title}” has failed` : `“${card}” has failed`),
  failedSomewhere: 'Cards of mods have failed',
  killed: (title) => `The mod “${title}” was stopped`,
  from: (title, version) => `Mod: ${title} ${version}`,
  place: (place) => `Place: ${place}`,
  strikes: (count, most) => `Failure ${count} of ${most}; after ${most} the mod's cards count as blank.`,
  blank: 'The cards of the mod count as blank for the rest of this game.',
  goesOn: 'The game goes on.',
  times: (count) => `${count} times`,
  report: 'Report',
  reported: "The report is on the clipboard: send it to the mod's author.",
  notReported: 'The browser does not allow copying. This is the report:',
  workshop: 'Open in Workshop',
  close: 'Close this notice',
};

const pl: NoticeWords = {
  region: 'Kłopoty z modami',
  failed: (card, title) => (card === '' ? `Karta moda „${title}” zawiodła` : `Karta „${card}” zawiodła`),
  failedSomewhere: 'Karty modów zawiodły',
  killed: (title) => `Mod „${title}” został zatrzymany`,
  from: (title, version) => `Mod: ${title} ${version}`,
  place: (place) => `Miejsce: ${place}`,
  strikes: (count, most) => `Błąd ${count} z ${most}; po ${most} karty moda przestają działać.`,
  blank: 'Karty moda nie działają do końca tej gry.',
  goesOn: 'Gra toczy się dalej.',
  times: (count) => `${count} razy`,
  report: 'Zgłoś',
  reported: 'Zgłoszenie jest w schowku: wyślij je autorowi moda.',
  notReported: 'Przeglądarka nie pozwala kopiować. Oto zgłoszenie:',
  workshop: 'Otwórz w Warsztacie',
  close: 'Zamknij to powiadomienie',
};

export const NOTICE_WORDS: Readonly<Record<Lang, NoticeWords>> = { en, pl };
