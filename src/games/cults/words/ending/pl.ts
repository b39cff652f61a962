import { polish } from '../../../../platform/i18n/plural';
import { list } from '../../../../platform/i18n/pl/speech';
import type { EndingWords } from './ending-words';

const PLACES = ['pierwsze', 'drugie', 'trzecie', 'czwarte', 'piąte'];
const FROM = { dominance: 'za Znaczniki Dominacji', sites: 'za Miejsca Kultu', mostRituals: 'za najwięcej Rytuałów' };

export const pl: EndingWords = {
  pages: 'Wynik',
  next: 'Co dalej',
  rematch: 'Rewanż',
  board: 'Plansza',
  title: 'Tytuł',

  place: (place, of) => `Zajmujesz ${PLACES[place - 1] ?? `${place}.`} miejsce na ${of}.`,
  bestMoment: 'Twoja najlepsza chwila',
  bestMomentOf: (cult) => `Najlepsza chwila: ${cult}`,
  noBest: 'Żadna tura tej gry nie dała ci przewagi. Następna da.',
  gained: (points) => `${points} ${polish(points, ['punkt', 'punkty', 'punktów'])} za jednym razem.`,
  decided: 'Co przesądziło o wyniku',
  notMet: (requirements) => `Niespełnione: ${list(requirements)}.`,
  gap: (winner, source, more, less) => `${winner}: ${more}\u00a0PZ ${FROM[source]}, ty: ${less}\u00a0PZ.`,
  cost: (where, what) => `Tura, która kosztowała cię najwięcej: ${where}. ${what}`,

  won: (count, of) => `Wygrane Cele: ${count} z ${of}`,
  wonBefore: 'wygrany',
  notWon: 'jeszcze niewygrany',
  firstTime: 'Wygrany po raz pierwszy',
  allWon: 'Wszystkie Cele są już wygrane.',
  notKept: 'Ta przeglądarka niczego nie zapisuje: to liczy się do zamknięcia karty.',

  objective: 'Następny Cel',
  objectiveAlone: (cult) => `W pojedynkę przeciwko NPC jako ${cult}`,
  rival: 'Silniejszy rywal',
  rivals: (level, count) => (count === 1 ? `Drugie miejsce zajmie ${level}` : `Boty na poziomie ${level}: ${count}`),
  puzzle: 'Zagadka',
  mod: 'Inne karty',
  modHint: 'Zobacz, co zmienia ten mod, i włącz go',
};
