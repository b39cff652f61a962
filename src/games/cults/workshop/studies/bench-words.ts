import type { Lang } from '../../../../platform/i18n/lang';
import { english, polish } from '../../../../platform/i18n/plural';
import type { PuzzleVerdict } from '../../contract/studies';

/** The words of the table beside the form of a puzzle or a lesson. */
export interface StudyBenchWords {
  readonly title: string;
  readonly titles: { readonly puzzle: string; readonly lesson: string };
  readonly explained: { readonly puzzle: string; readonly lesson: string };
  readonly taken: string;
  readonly none: string;
  readonly nothing: string;
  readonly verdicts: Readonly<Record<PuzzleVerdict, string>>;
  readonly restart: string;
  readonly back: string;
  readonly replay: { readonly puzzle: string; readonly lesson: string };
  readonly use: { readonly puzzle: string; readonly lesson: string };
  readonly used: { readonly puzzle: (answers: number) => string; readonly lesson: (steps: number) => string };
  readonly noneNew: string;
  readonly noPlace: string;
  readonly notRead: string;
}

const en: StudyBenchWords = {
  title: 'The table',
  titles: { puzzle: 'The table of the puzzle', lesson: 'The table of the lesson' },
  explained: {
    puzzle: 'Play the solution here; the others follow the game’s suggestions, as they will for players.',
    lesson: 'Play on here; each further answer can become a step that waits for it.',
  },
  taken: 'Answers so far',
  none: 'None yet.',
  nothing: 'nothing',
  verdicts: {
    open: 'The goal is not reached yet.',
    solved: 'The goal is reached.',
    lost: 'The goal was missed: its time is over.',
  },
  restart: 'From the start',
  back: 'Take back',
  replay: { puzzle: 'Play the solution', lesson: 'Play the steps' },
  use: { puzzle: 'Make this the solution', lesson: 'Add them as steps' },
  used: {
    puzzle: (answers) => `The solution has ${answers} ${english(answers, ['answer', 'answers'])} now.`,
    lesson: (steps) => `Added: ${steps} ${english(steps, ['step', 'steps'])}.`,
  },
  noneNew: 'All answers so far are steps already: play on first.',
  noPlace: 'The text cannot be read now: mend it first.',
  notRead: 'The file cannot be played yet: first mend what Problems lists.',
};

const pl: StudyBenchWords = {
  title: 'Stół',
  titles: { puzzle: 'Stół zagadki', lesson: 'Stół lekcji' },
  explained: {
    puzzle: 'Rozegraj tu rozwiązanie; pozostali robią to, co podpowiada gra – tak jak u graczy.',
    lesson: 'Graj tu dalej; każda kolejna odpowiedź może stać się krokiem, który na nią czeka.',
  },
  taken: 'Odpowiedzi do tej pory',
  none: 'Jeszcze żadnej.',
  nothing: 'nic',
  verdicts: { open: 'Cel nie jest jeszcze osiągnięty.', solved: 'Cel osiągnięty.', lost: 'Cel przepadł: minął czas.' },
  restart: 'Od początku',
  back: 'Cofnij',
  replay: { puzzle: 'Rozegraj rozwiązanie', lesson: 'Rozegraj kroki' },
  use: { puzzle: 'Niech to będzie rozwiązanie', lesson: 'Dodaj jako kroki' },
  used: {
    puzzle: (answers) => `Liczba odpowiedzi w rozwiązaniu: ${answers}.`,
    lesson: (steps) => `Dodano ${steps} ${polish(steps, ['krok', 'kroki', 'kroków'])}.`,
  },
  noneNew: 'Wszystkie odpowiedzi są już krokami: najpierw zagraj dalej.',
  noPlace: 'Tekstu nie da się teraz odczytać: najpierw go popraw.',
  notRead: 'Pliku nie da się jeszcze zagrać: najpierw popraw to, co wymienia lista Problemy.',
};

const WORDS: Readonly<Record<Lang, StudyBenchWords>> = { en, pl };

export const studyBenchWords = (lang: Lang): StudyBenchWords => WORDS[lang];
