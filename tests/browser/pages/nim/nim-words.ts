import type { Lang } from '../../../../src/platform/i18n/lang';

export interface NimWords {
  readonly title: string;
  readonly seats: Readonly<Record<string, string>>;
  readonly take: (stones: number, heap: number) => string;
  readonly taken: (seat: string, stones: number, left: number) => string;
  readonly undo: string;
  readonly againstBot: string;
  readonly twoPersons: string;
  readonly passTo: (seat: string) => string;
  readonly won: (seat: string) => string;
  readonly result: string;
}

export const NIM_WORDS: Readonly<Record<Lang, NimWords>> = {
  en: {
    title: 'Nim',
    seats: { left: 'Left', right: 'Right' },
    take: (stones, heap) => `Take ${stones} of ${heap}`,
    taken: (seat, stones, left) => `${seat} takes ${stones}; ${left} left.`,
    undo: 'Take back',
    againstBot: 'Against a bot',
    twoPersons: 'Two persons',
    passTo: (seat) => `Pass the screen to ${seat}.`,
    won: (seat) => `${seat} has won.`,
    result: 'The result',
  },
  pl: {
    title: 'Nim',
    seats: { left: 'Lewy', right: 'Prawy' },
    take: (stones, heap) => `Weź ${stones} z ${heap}`,
    taken: (seat, stones, left) => `${seat} bierze ${stones}; zostaje ${left}.`,
    undo: 'Cofnij',
    againstBot: 'Z botem',
    twoPersons: 'Dwie osoby',
    passTo: (seat) => `Przekaż ekran: ${seat}.`,
    won: (seat) => `Wygrywa ${seat}.`,
    result: 'Wynik',
  },
};
