import { ART_MIX } from '../contract/language';
import type { Lang } from '../../../platform/i18n/lang';
import type { Ingredient } from '../../../platform/screens/workshop/game-workshop';

/** The words of the mixer; the words of the card language are English, so only Polish needs others. */
const LABELS: Readonly<Record<string, Readonly<Record<Lang, string>>>> = {
  sky: { en: 'Sky', pl: 'Niebo' },
  land: { en: 'Land', pl: 'Krajobraz' },
  figure: { en: 'Figure', pl: 'Postać' },
  light: { en: 'Light', pl: 'Światło' },
  palette: { en: 'Palette', pl: 'Paleta' },
  facing: { en: 'Facing', pl: 'Kierunek' },
};

const POLISH: Readonly<Record<string, string>> = {
  moon: 'księżyc',
  sunset: 'zachód słońca',
  mist: 'opary',
  stars: 'gwiazdy',
  tide: 'przypływ',
  eclipse: 'zaćmienie',
  rays: 'promienie',
  fog: 'mgła',
  graveyard: 'cmentarz',
  roofs: 'dachy',
  forest: 'las',
  harbour: 'port',
  mountains: 'góry',
  moor: 'wrzosowisko',
  bridge: 'most',
  hall: 'kolumnada',
  altar: 'ołtarz',
  banner: 'sztandar',
  book: 'księga',
  car: 'samochód',
  crowd: 'tłum',
  horned: 'rogaty stwór',
  house: 'dom',
  invoking: 'wzywający',
  kneeling: 'klęczący',
  meeting: 'spotkanie',
  pack: 'wataha',
  panic: 'panika',
  robed: 'zakapturzeni',
  serpent: 'wąż',
  spawn: 'pomiot',
  staff: 'laska',
  stones: 'głazy',
  tentacles: 'macki',
  tents: 'namioty',
  throne: 'tron',
  tower: 'wieża',
  tree: 'drzewo',
  tridents: 'trójzęby',
  watchers: 'obserwatorzy',
  winged: 'skrzydlaty',
  plain: 'zwykłe',
  warm: 'ciepłe',
  cold: 'zimne',
  sickly: 'chorobliwe',
  rose: 'różowe',
  sky: 'barwy nieba',
  ink: 'atrament',
  ember: 'żar',
  moss: 'mech',
  violet: 'fiolet',
  sea: 'morze',
  blood: 'krew',
  gold: 'złoto',
  bone: 'kość',
  left: 'w lewo',
  right: 'w prawo',
};

const labelOf = (word: string, lang: Lang): string => (lang === 'pl' ? (POLISH[word] ?? word) : word);

/** What a picture is composed of, in the words of a language. */
export const ingredientsIn = (lang: Lang): readonly Ingredient[] =>
  Object.entries(ART_MIX).map(([field, { type }]) => ({
    field,
    label: LABELS[field]?.[lang] ?? field,
    choices: (type.is === 'words' ? type.words : []).map((word) => ({ word, label: labelOf(word, lang) })),
  }));
