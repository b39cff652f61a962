import type { Details } from '../details';
import { isMissing } from '../known';
import type { PlainSentence } from '../sentence';
import type { enErrors } from '../en/errors';
import { COUNTED, count, given, known, notOneOf } from './speech';

/** What is wrong at any game and what to do; where it is wrong (the path) is put before the sentence. */

const between = (d: Details): string => `od ${d.number('min')} do ${d.number('max')}`;

/** Whether the sums of a payment came with the code. */
const hasSums = (d: Details): boolean => d.number('need') > 0;

/** A value as JSON; a sentence without it must still be one. */
const json = (d: Details, key: string): string => (d.text(key) === '' ? 'coś innego' : d.text(key));

/** What the machine says about it, in its own words. */
const why = (d: Details): string => (d.text('why') === '' ? '' : ` (${d.text('why')})`);

/** The end of a sentence: the known name that was probably meant. */
const meant = (d: Details): string => (d.text('nearest') === '' ? '.' : `; czy chodziło o ${given(d, 'nearest')}?`);

export const plErrors: Readonly<Record<keyof typeof enErrors, PlainSentence>> = {
  // odpowiedzi
  answerNotAList: () => 'Odpowiedź to lista identyfikatorów opcji, na przykład ["idOpcji"]; jeśli nic nie wybierasz, podaj [].',
  answerTooLong: (d) =>
    `Odpowiedź wymienia ${count(d.number('count'), COUNTED.option)}, czyli więcej, niż ich jest. Wybierz najwyżej ${d.number('max')}.`,
  unknownOption: (d) => `${given(d, 'option')} nie ma wśród opcji otwartej decyzji. Użyj identyfikatora jednej z jej opcji.`,
  optionTwice: (d) =>
    `Opcja ${given(d, 'option')} jest podana dwa razy. Każdą można wybrać tylko raz; jednakowe rzeczy mają osobne identyfikatory.`,
  tooFew: (d) =>
    d.has('min')
      ? `Za mało opcji: wybierz co najmniej ${d.number('min')}, a nie ${d.number('count')}.`
      : 'Wybrano za mało opcji. Wybierz więcej.',
  tooMany: (d) =>
    d.has('max')
      ? `Za dużo opcji: wybierz najwyżej ${d.number('max')}, a nie ${d.number('count')}.`
      : 'Wybrano za dużo opcji. Wybierz mniej.',
  passStandsAlone: () => 'Rezygnacja to samodzielna odpowiedź. Albo zrezygnuj, albo wybierz inne opcje.',
  sameGroup: () => 'Dwie z wybranych opcji się wykluczają. Zostaw tylko jedną z nich.',
  notTogether: () => 'Dwóch z wybranych opcji nie można połączyć. Zrezygnuj z jednej z nich.',
  notAlone: () => 'Jedna z wybranych opcji jest możliwa tylko razem z inną. Dodaj tamtą albo zrezygnuj z tej.',
  tooMuch: (d) => `To, co wybrano, daje ${d.number('sum')}, a wolno najwyżej ${d.number('need')}. Zrezygnuj z czegoś.`,
  tooLittle: (d) =>
    hasSums(d)
      ? `To, co wybrano, daje ${d.number('sum')}, a potrzeba ${d.number('need')}. Dodaj więcej.`
      : 'To, co wybrano, nie wystarcza. Dodaj więcej.',
  superfluous: (d) =>
    hasSums(d)
      ? `Nie wolno wydać niczego zbędnego: bez jednej z wybranych rzeczy nadal jest ${d.number('need')}. Zrezygnuj z niej.`
      : 'Nie wolno wydać niczego zbędnego. Zrezygnuj z tego, co niepotrzebne.',
  leavesTooLittle: (d) =>
    d.number('leave') > 0
      ? `Na następną zapłatę zostałoby za mało, a potrzeba na nią ${d.number('leave')}. Zapłać czymś mniej cennym.`
      : 'Na następną zapłatę zostałoby za mało. Zapłać czymś mniej cennym.',
  seatMissing: () => 'Teraz decyduje kilka miejsc. Podaj w polu „seat”, czyja to odpowiedź.',
  nothingAsked: () => 'Żadna decyzja nie jest otwarta, więc nie ma na co odpowiadać.',
  notYourDecision: () => 'Otwarta decyzja należy do innego gracza. Poczekaj, aż przyjdzie kolej na ciebie.',

  // postać danych
  unknownField: (d) =>
    `${d.text('field') === '' ? 'To pole' : `Pole ${given(d, 'field')}`} nie jest tu znane; ${d.text('nearest') === '' ? 'może w nazwie jest literówka.' : `czy chodziło o ${given(d, 'nearest')}?`}${known(d, 'Znane pola')}`,
  notAnObject: () => 'W tym miejscu powinien być obiekt {…}.',
  notAList: () => 'W tym miejscu powinna być lista […].',
  listTooLong: (d) => `Lista ma ${count(d.number('count'), COUNTED.item)}, a może mieć najwyżej ${d.number('max')}. Skróć ją.`,
  wrongLength: (d) => `Lista musi mieć dokładnie ${count(d.number('max'), COUNTED.item)}, a ma ${d.number('count')}.`,
  notANumber: (d) => `W tym miejscu powinna być liczba całkowita ${between(d)}.`,
  outOfRange: (d) => `Wartość ${d.text('value')} jest spoza zakresu. Podaj liczbę całkowitą ${between(d)}.`,
  notAText: () => 'W tym miejscu powinien być tekst w cudzysłowie.',
  textTooLong: (d) => `Tekst ma ${count(d.number('count'), COUNTED.letter)}, a może mieć najwyżej ${d.number('max')}. Skróć go.`,
  nestedTooDeep: (d) => `Zagnieżdżenie przekracza ${d.number('max')} poziomów; nic w grze nie sięga tak głęboko.`,
  notAFlag: () => 'W tym miejscu powinno być true albo false.',
  unknownId: (d) => notOneOf(d, 'wartość dozwolona w tym miejscu', 'wartości'),

  // nowa gra
  unknownMod: (d) => `${given(d)}: takiego moda nie wczytano. Dodaj go albo usuń z listy.${known(d, 'Wczytane mody')}`,

  // pozycje
  notAStream: () => 'Stan generatora losowego to cztery liczby całkowite oddzielone przecinkami. Usuń go, aby zacząć od nowa.',
  storeTooBig: (d) => `Dane moda zajmują ${d.number('size')} B; może ich być najwyżej ${d.number('max')} B.`,
  noSuchOption: (d) =>
    `Decyzja ${given(d, 'decision')} nie daje opcji, która ma ${json(d, 'wanted')}. ` +
    `Do wyboru: ${d.texts('offered').length === 0 ? 'nic' : d.texts('offered').slice(0, 12).join(', ')}.`,
  otherDecision: (d) => `Oczekiwano decyzji ${json(d, 'wanted')}, a otwarta jest ta: ${json(d, 'found')}.`,
  leadTooLong: () => 'Gra kończy się przed tą odpowiedzią z listy „lead”. Usuń ją albo zacznij wcześniej.',

  // stół
  badJson: (d) =>
    `${d.has('line') ? `Wiersz ${d.number('line')}` : 'Wiersz'} nie jest poprawnym zapisem JSON${why(d)}. Wysyłaj po jednym obiekcie JSON w wierszu.`,
  lineTooLong: (d) =>
    `Wiersz ma ${count(d.number('size'), COUNTED.byte)}, a może mieć najwyżej ${d.number('max')}. Wyślij mniej naraz.`,
  unknownCommand: (d) =>
    (isMissing(d.text('value')) ? 'Brakuje polecenia.' : `${given(d)} to nie polecenie${meant(d)}`) + known(d, 'Polecenia'),
  noCoach: () => 'Ta gra nie ma doradcy. Pomiń „suggest”.',
  noOpening: () => 'Ta gra nie pokazuje z góry, od czego się zaczyna.',
  noGame: () => 'Nie ma jeszcze gry. Zacznij ją poleceniem „new”, „load” albo „restore”.',
  staleDecision: (d) => `Decyzja ${d.text('given')} nie jest już otwarta. Odpowiedz na otwartą decyzję ${d.text('open')}.`,
  nothingToUndo: () => 'Nie ma odpowiedzi, którą można by cofnąć.',
  revealedSince: () => 'Ostatniej odpowiedzi nie można cofnąć: od tamtej pory wyszło na jaw coś losowego lub ukrytego.',
  cannotReplay: () => 'Odpowiedzi nie można cofnąć: zapis przebiegu gry nie prowadzi do jej obecnego stanu.',
  damagedSave: () => 'Zapis gry jest uszkodzony. Użyj innej jego kopii.',
  fieldMissing: (d) =>
    `${d.text('field') === '' ? 'Brakuje tego pola' : `Brakuje pola ${given(d, 'field')}`}.${d.has('min') ? ` Podaj liczbę całkowitą od ${d.number('min')} do ${d.number('max')}.` : known(d)}`,
  flowOutOfOrder: (d) => `Krok „${d.text('step')}” nie może stać w tym miejscu gry.`,
  otherQuestion: () => 'Otwarte pytanie nie jest tym, które zadają tu zasady. Użyj innej kopii zapisu.',
  saveTooBig: (d) =>
    `Zapis gry przekracza ${d.number('max')} bajtów. Żadna gra nie zbliża się do tego rozmiaru: użyj innej jego kopii.`,
  saveTooNew: (d) =>
    `Zapis gry ma wersję ${d.text('version')}, a ta gra odczytuje wersje do ${d.texts('known').at(-1) ?? d.text('known')}. Zaktualizuj grę.`,
  otherCards: () => 'Zapis gry powstał z innymi kartami. Wczytaj te same mody w tych samych wersjach.',
  unknownGame: (d) => notOneOf(d, 'gra', 'gry'),
  noSuchPuzzle: (d) => `Nie ma tu zagadki „${d.text('puzzle')}”. Być może jej mod został zmieniony lub usunięty.`,
  notInspected: () => 'Skrót stanu gry podaje tylko gra uruchomiona do podglądu.',
  noJudge: (d) => `Gra „${d.text('game')}” nie ma zagadek: nie ma tu czego oceniać.`,
  noWorkshop: (d) => `Gra „${d.text('game')}” nie ma Pracowni Kart: nie można tu pisać jej kart.`,
  noMods: (d) => `Gra „${d.text('game')}” nie ma modów, więc nie można wyłączyć żadnej jej karty ani żadnego moda.`,
  unknownBot: (d) => notOneOf(d, 'bot', 'bota'),
  gameOver: () => 'Gra jest skończona. Zacznij nową.',
  unknownArgument: (d) => `Argument ${given(d)} jest nieznany${meant(d)}${known(d, 'Znane argumenty')}`,
  argumentTakesNoValue: (d) => `Argument ${given(d)} nie ma wartości. Napisz go bez niej.`,
  argumentNeedsValue: (d) => `Po argumencie ${given(d)} musi być wartość.`,
  fileNotRead: (d) => `Nie można odczytać tego pliku${why(d)}. Sprawdź jego nazwę i położenie.`,
  fileNotWritten: (d) => `Nie można zapisać tego pliku${why(d)}. Wybierz inną nazwę albo inne miejsce.`,
  notANumberOfAnOption: (d) => `${given(d)} to nie numer opcji. Podaj numery od 1 do ${d.number('max')}.`,
};
