import { polish } from '../../../../../platform/i18n/plural';
import type { CultsScreenWords } from '../screens';

export const screens: CultsScreenWords = {
  title: 'Rise of the Cults',
  subtitle: 'Arkham, rok 1926',
  loading: 'Zapalamy świece…',

  keyList: [
    'Strzałki: do następnego dozwolonego celu lub przycisku pytania. Tab: po kolei przez wszystko na stole.',
    'Enter: wybierz to, co jest w obwódce; bez obwódki zatwierdź. 1–9: wybierz po numerze.',
    'Escape: wycofaj wybór, zamknij, co otwarte. Escape lub spacja: pomiń animację.',
    'U: cofnij ostatnią odpowiedź. W: co radzi Starszy? H: ręka albo wybór, gdy mieści się tylko jedno.',
    'P: pięć Planów. L: dziennik. R: zasada tego, co jest objaśniane. ?: lista klawiszy.',
  ],

  modsHint: 'Mody dodają karty, kulty i zmieniają zasady. Włączone tutaj są używane w nowych grach.',
  baseSet: 'Zestaw podstawowy',

  gameOver: 'Koniec gry',
  afterRounds: (rounds) => `${rounds} ${polish(rounds, ['runda', 'rundy', 'rund'])}`,
  points: (count) => polish(count, ['Punkt Zwycięstwa', 'Punkty Zwycięstwa', 'Punktów Zwycięstwa']),
  rituals: (count) => `${count} ${polish(count, ['Rytuał', 'Rytuały', 'Rytuałów'])}`,
  tieBreaks: {
    dominance: 'Remis: rozstrzyga większa liczba Znaczników Dominacji (R11.3).',
    sites: 'Remis: rozstrzyga większa liczba Miejsc Kultu na planszy (R11.3).',
    rituals: 'Remis: rozstrzyga większa liczba Rytuałów na planszy (R11.3).',
    disorganization: 'Remis: rozstrzyga mniejsza liczba Kart Dezorganizacji (R11.3).',
    none: 'Remis do końca: zwycięstwo jest wspólne (R11.3).',
  },
  tieAlone: 'Remis do końca: nikt nie ma przewagi (R12.8).',
  objectiveMet: 'Wymagania Karty Celu spełnione',
  objectiveMissed: 'Wymagania Karty Celu niespełnione',
  lookAtBoard: 'Obejrzyj planszę',
  results: 'Wynik',
  columns: { dominance: 'Dominacja', sites: 'Miejsca Kultu', mostRituals: 'Najwięcej Rytuałów', total: 'Razem' },

  briefing: {
    you: (cult) => `Przewodzisz kultowi: ${cult}`,
    rival: (cult) =>
      `Twój rywal to ${cult}. Kierują nim kości i karty. Każdą fazę zaczynasz ty; gdy rywal przykryje wszystkie twoje Znaczniki Planów, pasujesz.`,
    goal: 'Czego chcesz',
    points: 'Na koniec jeden Punkt Zwycięstwa za…',
    ways: [
      'każdy swój Znacznik Dominacji na planszy',
      'każde swoje Miejsce Kultu w dzielnicy, w której masz też Rytuał',
      'i jeden za najwięcej Rytuałów w grze',
    ],
    idea: 'Grę zwykle wygrywa Dominacja: mając na miejscu Rytuał, wygraj Konfrontację i wzbudź Terror większy niż tamtejsza Poczytalność. Gdy twoje Rytuały zajmują tam wszystkie pola, nikt nie może się wtrącić i umieszczasz dwa znaczniki.',
    begin: 'Zaczynamy',
  },

  study: 'Karty Dzielnic w tej grze',
  studyHint: 'Te karty można kupować w dzielnicach podczas tej gry. Wybierz pierwsze Miejsce Kultu, mając je na uwadze.',
  aboutGame:
    'Rise of the Cults, program na licencji MIT. Planszę, znaczniki, ramki kart, sceny i dźwięki tworzy kod dołączony do gry. Teksty wszystkich licencji są obok strony, w pliku licences.txt.',
};
