import type { Details } from '../../../../platform/i18n/details';
import { roman, type Sentence } from '../dictionary';
import type { enErrors } from '../en/errors';
import { count, notOneOf } from '../../../../platform/i18n/pl/speech';
import { ACCUSATIVE, district } from './speech';

/** What is wrong and what to do; where it is wrong (the path) is put before the sentence. */

/** The markers that have run out (R2.1), in the genitive: "nie ma tylu …". */
function markers(what: string): string {
  if (/^ritual-\d$/.test(what)) return `Znaczników Rytuału ${roman(what.slice(-1))}`;
  if (what === 'sites') return 'Miejsc Kultu';
  if (what === 'dominance') return 'Znaczników Dominacji';
  return what === 'plans' ? 'Znaczników Planów' : `znaczników ${what}`;
}

const between = (d: Details): string => `od ${d.number('min')} do ${d.number('max')}`;

/** What the machine says about it, in its own words. */
const why = (d: Details): string => (d.text('why') === '' ? '' : ` (${d.text('why')})`);

export const plErrors: Readonly<Record<keyof typeof enErrors, Sentence>> = {
  // nowa gra
  unknownCult: (d) => notOneOf(d, 'kult z używanych modów', 'kultu'),
  unknownDistrict: (d) => notOneOf(d, 'dzielnica', 'dzielnicy'),
  unknownCard: (d) => notOneOf(d, 'karta, której można tu użyć', 'karty'),
  unknownEffect: (d) => notOneOf(d, 'efekt znany grze', 'efektu'),
  unknownPhase: (d) => notOneOf(d, 'faza', 'fazy'),
  unknownFace: (d) => notOneOf(d, 'ścianka Kości Rekrutacji', 'ścianki'),
  unknownKeyword: (d) => notOneOf(d, 'słowo kluczowe', 'słowa kluczowego'),
  unknownNumber: (d) => notOneOf(d, 'liczba z zasad gry', 'liczby z zasad gry'),
  notAtTable: (d) => notOneOf(d, 'kult przy tym stole', 'kultu'),
  wrongSeatCount: (d) =>
    d.number('max') === 1
      ? `W wariancie jednoosobowym jest dokładnie jedno miejsce, a nie ${d.number('count')}.`
      : `Liczba miejsc musi wynosić ${between(d)}, a nie ${d.number('count')}. Dla jednego gracza dodaj „solo”.`,
  cultTwice: (d, names) => `${names.cult(d.text('cult'))}: ten kult wybrano dwa razy. Przydziel każdemu miejscu inny kult.`,
  nothingClosedWithFour: () => 'Przy czterech graczach żadna dzielnica nie jest zamknięta. Usuń to pole.',
  soloClosesRivertown: () => 'W wariancie jednoosobowym zamknięta jest dzielnica Rivertown. Usuń to pole.',
  bookLacks: (d, names) => `W używanych modach brakuje karty ${names.card(d.text('what'))}. Dodaj mod, w którym ona jest.`,
  wrongKind: (d, names) =>
    `Karta ${names.card(d.text('card'))} nie może tu leżeć. Użyj ${d.text('kind') === 'guardian' ? 'Strażnika' : 'Działania'}.`,
  stackTwice: (d, names) => `Jest tylko jeden stos kart ${names.card(d.text('card'))}. Wybierz na to miejsce inną kartę.`,
  tooManyPinned: (d) =>
    `Liczba zapewnionych Kart Miasta to ${d.number('count')}, a przy tej długości gry odkrywa się ich ${d.number('max')}. Zmniejsz ją.`,

  // pozycje
  notInHand: (d, names) =>
    `Karty ${names.card(d.text('card'))} nie ma na tej ręce (albo jest ich za mało). Dodaj ją do ręki albo usuń ten wpis.`,
  notDeclared: (d, names) => `${names.card(d.text('card'))}: karta nie deklaruje niczego takiego. Usuń ten wpis.`,
  puzzleUnplayed: () => 'Na stanowisku nic się jeszcze nie wydarzyło. Odpowiadaj, aż stanie się to, czego łamigłówka wymaga.',
  midTurn: () => 'Pozycję można pobrać tylko na początku fazy albo tury. Dokończ turę albo zapisz grę.',
  districtClosed: (d) =>
    `Dzielnica ${district(d.text('district'))} jest zamknięta i niczego w niej być nie może. Usuń to pole albo zamknij inną dzielnicę.`,
  tooManyMarkers: (d, names) => `${names.cult(d.text('cult'))} nie ma tylu ${markers(d.text('what'))}. Usuń jeden z planszy.`,
  tooManyCopies: (d, names) =>
    `Egzemplarzy karty ${names.card(d.text('card'))} jest więcej, niż może mieć gra (${d.number('max')}). Usuń część z nich.`,
  tooManyRituals: (d) =>
    `Rytuałów jest ${d.number('count')}, a dzielnica ma ${count(d.number('max'), ACCUSATIVE.ritualField)}. Usuń nadmiar.`,
  notARitual: () => 'Rytuał zapisuje się jako parę: kult i poziom, na przykład ["dagon", 2].',
  siteTwice: (d, names) => `${names.cult(d.text('cult'))} ma tu już Miejsce Kultu, a w dzielnicy wolno mieć tylko jedno.`,
  tooManyDominance: (d) =>
    `Znaczników Dominacji jest ${d.number('count')}, a dzielnica ma ${count(d.number('max'), ACCUSATIVE.dominanceField)}. Usuń nadmiar.`,
  noHidingInLastRound: () => 'W ostatniej rundzie nie ma Fazy Ukrycia. Wybierz inną fazę albo wcześniejszą rundę.',
  npcHasNoHand: () => 'NPC nie ma kart na ręce. Umieść jego karty w Stosie Kultu, wśród odrzuconych albo dodatkowych.',

  // stół
  notYourSeat: (d, names) =>
    d.has('cult')
      ? `Na otwartą decyzję może odpowiedzieć tylko ${names.cult(d.text('cult'))}.`
      : 'Otwarta decyzja należy do innego gracza i tylko on może na nią odpowiedzieć.',
  otherSeatDecided: (d, names) =>
    `Ostatniej odpowiedzi nie można cofnąć: od tamtej pory decyzję podjął ${d.has('cult') ? names.cult(d.text('cult')) : 'inny gracz'}.`,
  copyNotMade: (d) => `Karta ${d.number('value')} nigdy nie weszła do tej gry.`,
  copyTwice: (d) => `Karta ${d.number('value')} leży w dwóch miejscach.`,
  markersDoNotAddUp: (d) =>
    `Tych znaczników w zasobach i na planszy musi być razem ${d.number('max')}, a nie ${d.number('count')}.`,
  otherScript: (d, names) => `${names.card(d.text('card'))}: karta nie ma takiej zdolności. Użyj innej kopii zapisu.`,
  notASave: () => 'To nie jest zapis gry Rise of the Cults. Wybierz plik utworzony poleceniem „save”.',
  cardOverrun: (d, names) =>
    `${names.card(d.text('card'))}: ta karta powoduje więcej, niż wolno jednej odpowiedzi, albo się psuje. Nic się nie zmieniło; wyłącz tę kartę.`,
  cardBroke: (d, names) => `Nie udało się wykonać efektu karty ${names.card(d.text('card'))}${why(d)}.`,
};
