import type { Lang } from '../types';

/** Words of the screens around the table. */
export interface ScreenWords {
  readonly title: string;
  readonly subtitle: string;
  readonly loading: string;
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
  readonly learn: string;
  readonly mods: string;
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
  readonly coach: string;
  readonly coachHint: string;
  readonly reducedMotion: string;
  readonly reducedMotionHint: string;
  readonly effects: string;
  readonly ambience: string;

  readonly menu: string;
  readonly resume: string;
  readonly quit: string;
  readonly quitHint: string;

  readonly modsHint: string;
  readonly baseSet: string;
  readonly alwaysOn: string;
  readonly by: (authors: string) => string;
  readonly version: (version: string) => string;

  readonly searchRule: string;
  readonly searchRuleHint: string;
  readonly ruleNotFound: (what: string) => string;

  readonly creditsParts: {
    readonly icons: string;
    readonly fonts: string;
    readonly libraries: string;
    readonly game: string;
    readonly gameText: string;
    readonly iconsText: (count: number, authors: string, licence: string, source: string) => string;
  };

  readonly gameOver: string;
  readonly objectiveMet: string;
  readonly objectiveMissed: string;
  readonly lookAtBoard: string;
  readonly results: string;
  readonly toTitle: string;
  readonly columns: Readonly<Record<'dominance' | 'sites' | 'mostRituals' | 'total', string>>;

  readonly recap: string;
  readonly recapNothing: string;
  readonly goOn: string;

  readonly modsDiffer: string;
  readonly modsDifferText: string;
  readonly pinned: string;
  readonly without: string;
  readonly any: string;
  readonly later: string;
  readonly cannotContinue: string;
  readonly deleteSave: string;
  readonly study: string;
  readonly studyHint: string;
  readonly iAmHere: string;
  readonly underWay: string;
  readonly underWayText: (where: string) => string;
  readonly beginAnew: string;
  readonly keepOld: string;
}

export const en: ScreenWords = {
  title: 'Rise of the Cults',
  subtitle: 'Arkham, 1926',
  loading: 'The candles are being lit …',
  loadingFailed: 'Not all pictures could be loaded. Check your connection and load the page again.',
  back: 'Back',
  close: 'Close',
  on: 'on',
  off: 'off',
  previous: 'previous',
  next: 'next',
  less: 'less',
  more: 'more',
  continueGame: 'Continue',
  play: 'Play',
  newGame: 'New game',
  learn: 'Learn',
  mods: 'Mods',
  settings: 'Settings',
  credits: 'Credits',
  rules: 'Rules',
  language: 'Language',
  languages: { en: 'English', pl: 'Polski' },
  roundOf: (round, rounds) => `round ${round} of ${rounds}`,

  speed: 'Speed of play',
  speeds: { slow: 'slow', normal: 'normal', fast: 'fast', instant: 'at once' },
  confirm: 'Ask before an answer counts',
  confirms: { always: 'always', costly: 'when it costs', never: 'never' },
  confirmHint: 'Answers that cannot be taken back are worth a second look.',
  coach: 'Coach',
  coachHint: 'Explains what can be done and why something cannot.',
  reducedMotion: 'Reduced motion',
  reducedMotionHint: 'Things change their places without flying there.',
  effects: 'Volume of effects',
  ambience: 'Volume of the ambience',

  menu: 'Menu',
  resume: 'Back to the table',
  quit: 'Quit to the title',
  quitHint: 'The game is saved after every answer: you can go on from the title at any time.',

  modsHint: 'Mods bring cards, cults and other rules. What is switched on here is used in new games.',
  baseSet: 'Base set',
  alwaysOn: 'always in play',
  by: (authors) => `by ${authors}`,
  version: (version) => `version ${version}`,

  searchRule: 'Find a rule',
  searchRuleHint: 'number or word, such as R8.4',
  ruleNotFound: (what) => `“${what}” is not in the rules.`,

  creditsParts: {
    icons: 'Icons',
    fonts: 'Type',
    libraries: 'Libraries',
    game: 'The game',
    gameText:
      'Rise of the Cults, program under the MIT licence. Board, pieces, card frames and scenes are drawn by code that comes with the game.',
    iconsText: (count, authors, licence, source) =>
      `${count} silhouettes from ${source} by ${authors}, under ${licence}, changed: engraved, coloured and lit.`,
  },

  gameOver: 'The game is over',
  objectiveMet: 'Objective met',
  objectiveMissed: 'Objective not met',
  lookAtBoard: 'Look at the board',
  results: 'Results',
  toTitle: 'To the title',
  columns: { dominance: 'Dominance', sites: 'Cult Sites', mostRituals: 'Most Rituals', total: 'Total' },

  recap: 'What happened last',
  recapNothing: 'The game has only just begun.',
  goOn: 'Go on',

  modsDiffer: 'Other mods than in the saved game',
  modsDifferText: 'This game was begun with other mods than those that are here now:',
  pinned: 'Play with the copy in the save',
  without: 'Play on without them',
  any: 'Play on with those that are here',
  later: 'Keep it for later',
  cannotContinue: 'The saved game cannot be continued',
  deleteSave: 'Delete the saved game',
  study: 'District cards in play',
  studyHint: 'These cards can be bought in the districts during this game. Choose your first Cult Site with them in mind.',
  iAmHere: 'I am here',
  underWay: 'A game is under way',
  underWayText: (where) => `The game that you left${where === '' ? '' : ` in ${where}`} is lost when a new one begins.`,
  beginAnew: 'Begin a new one',
  keepOld: 'Keep the old one',
};

export const pl: ScreenWords = {
  title: 'Rise of the Cults',
  subtitle: 'Arkham, rok 1926',
  loading: 'Zapalamy świece…',
  loadingFailed: 'Nie udało się wczytać wszystkich obrazów. Sprawdź połączenie i wczytaj stronę ponownie.',
  back: 'Wstecz',
  close: 'Zamknij',
  on: 'włączone',
  off: 'wyłączone',
  previous: 'poprzednie',
  next: 'następne',
  less: 'mniej',
  more: 'więcej',
  continueGame: 'Kontynuuj',
  play: 'Graj',
  newGame: 'Nowa gra',
  learn: 'Nauka gry',
  mods: 'Mody',
  settings: 'Ustawienia',
  credits: 'Autorzy',
  rules: 'Zasady',
  language: 'Język',
  languages: { en: 'English', pl: 'Polski' },
  roundOf: (round, rounds) => `runda ${round} z ${rounds}`,

  speed: 'Tempo gry',
  speeds: { slow: 'wolne', normal: 'zwykłe', fast: 'szybkie', instant: 'od razu' },
  confirm: 'Potwierdzanie odpowiedzi',
  confirms: { always: 'zawsze', costly: 'gdy kosztuje', never: 'nigdy' },
  confirmHint: 'Odpowiedzi, których nie da się cofnąć, warto przemyśleć dwa razy.',
  coach: 'Podpowiedzi',
  coachHint: 'Wyjaśniają, co można zrobić i dlaczego czegoś nie można.',
  reducedMotion: 'Mniej ruchu',
  reducedMotionHint: 'Elementy zmieniają miejsce bez przelatywania przez ekran.',
  effects: 'Głośność efektów',
  ambience: 'Głośność tła',

  menu: 'Menu',
  resume: 'Wróć do stołu',
  quit: 'Wyjdź do ekranu tytułowego',
  quitHint: 'Gra zapisuje się po każdej odpowiedzi: możesz do niej wrócić z ekranu tytułowego w każdej chwili.',

  modsHint: 'Mody dodają karty, kulty i zmieniają zasady. Włączone tutaj są używane w nowych grach.',
  baseSet: 'Zestaw podstawowy',
  alwaysOn: 'zawsze w grze',
  by: (authors) => `autor: ${authors}`,
  version: (version) => `wersja ${version}`,

  searchRule: 'Znajdź zasadę',
  searchRuleHint: 'numer albo słowo, na przykład R8.4',
  ruleNotFound: (what) => `W zasadach nie ma „${what}”.`,

  creditsParts: {
    icons: 'Ikony',
    fonts: 'Kroje pisma',
    libraries: 'Biblioteki',
    game: 'Gra',
    gameText: 'Rise of the Cults, program na licencji MIT. Planszę, znaczniki, ramki kart i sceny rysuje kod dołączony do gry.',
    iconsText: (count, authors, licence, source) =>
      `Sylwetki (${count}) ze strony ${source}, autorzy: ${authors}, na licencji ${licence}, zmienione: rytowane, barwione i oświetlone.`,
  },

  gameOver: 'Koniec gry',
  objectiveMet: 'Wymagania Karty Celu spełnione',
  objectiveMissed: 'Wymagania Karty Celu niespełnione',
  lookAtBoard: 'Obejrzyj planszę',
  results: 'Wynik',
  toTitle: 'Do ekranu tytułowego',
  columns: { dominance: 'Dominacja', sites: 'Miejsca Kultu', mostRituals: 'Najwięcej Rytuałów', total: 'Razem' },

  recap: 'Co się ostatnio wydarzyło',
  recapNothing: 'Gra dopiero się zaczęła.',
  goOn: 'Graj dalej',

  modsDiffer: 'Inne mody niż w zapisanej grze',
  modsDifferText: 'Tę grę rozpoczęto z innymi modami niż te, które są tu teraz:',
  pinned: 'Graj z kopią z zapisu',
  without: 'Graj dalej bez nich',
  any: 'Graj dalej z tymi, które są',
  later: 'Zachowaj na później',
  cannotContinue: 'Zapisanej gry nie można kontynuować',
  deleteSave: 'Usuń zapisaną grę',
  study: 'Karty Dzielnic w tej grze',
  studyHint: 'Te karty można kupować w dzielnicach podczas tej gry. Wybierz pierwsze Miejsce Kultu, mając je na uwadze.',
  iAmHere: 'Już tu jestem',
  underWay: 'Jedna gra jest w toku',
  underWayText: (where) => `Przerwana gra${where === '' ? '' : ` (${where})`} przepadnie, gdy rozpoczniesz nową.`,
  beginAnew: 'Rozpocznij nową',
  keepOld: 'Zachowaj poprzednią',
};
