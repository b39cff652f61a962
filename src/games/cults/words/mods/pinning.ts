import type { Lang } from '../../../../platform/i18n/lang';

/** Words for choosing single cards of a set for a new game: fetched with the screen that says them. */
export interface PinningWords {
  /** How many City cards are sure to come, and what the buttons under the cards do. */
  readonly hint: (sure: number, most: number) => string;
  readonly pin: string;
  readonly pinned: string;
  readonly put: string;
  /** A card that lies in a district's stack. */
  readonly lies: (district: string) => string;
  readonly use: string;
  readonly used: string;
  readonly about: (words: string, card: string) => string;
  readonly putTitle: (card: string) => string;
  readonly putText: string;
  /** A district, and the card that lies there now. */
  readonly instead: (district: string, now: string) => string;
  readonly takeOut: string;
  readonly leave: string;
}

const en: PinningWords = {
  hint: (sure, most) =>
    `Click a card to see it large. The button under it brings it into this game. City cards sure to come: ${sure} of at most ${most}.`,
  pin: 'Pin',
  pinned: 'Sure to come',
  put: 'Put in a stack …',
  lies: (district) => `In ${district}`,
  use: 'Use it',
  used: 'In use',
  about: (words, card) => `${words}: ${card}`,
  putTitle: (card) => `Where shall “${card}” lie?`,
  putText: 'The District cards of this game are then chosen ones; the Board tab shows them all.',
  instead: (district, now) => `${district}, instead of ${now}`,
  takeOut: 'Take it out again',
  leave: 'Leave it',
};

const pl: PinningWords = {
  hint: (sure, most) =>
    `Kliknij kartę, aby ją powiększyć. Przycisk pod nią wprowadza ją do tej gry. Karty Miasta na pewno w grze: ${sure}, najwyżej ${most}.`,
  pin: 'Przypnij',
  pinned: 'Na pewno w grze',
  put: 'Do stosu…',
  lies: (district) => `W stosie: ${district}`,
  use: 'Użyj',
  used: 'W użyciu',
  about: (words, card) => `${words}: ${card}`,
  putTitle: (card) => `Gdzie ma leżeć „${card}”?`,
  putText: 'Karty Dzielnic tej gry będą wtedy wybrane; wszystkie widać w zakładce Plansza.',
  instead: (district, now) => `${district} (teraz: ${now})`,
  takeOut: 'Wyjmij ją stamtąd',
  leave: 'Zostaw',
};

export const PINNING_WORDS: Readonly<Record<Lang, PinningWords>> = { en, pl };
