import type { Details } from '../details';
import { term, type PlainSentence } from '../sentence';
import type { enMods } from '../en/mods';
import { polish } from '../plural';
import { COUNTED, count, given, known, list } from './speech';

/** What is wrong with a mod and what to do about it; which mod, which file and where in it is put before the sentence. */

const mod = (d: Details): string => given(d, 'mod');
const other = (d: Details): string => given(d, 'other');

/** Sizes as people read them. */
const kilobytes = (d: Details, key: string): string => `${Math.ceil(d.number(key) / 1024)} KB`;

const perhaps = (d: Details): string => (d.text('nearest') === '' ? '' : ` Może chodziło o ${given(d, 'nearest')}.`);

const files = (n: number): string => `${n} ${polish(n, ['plik', 'pliki', 'plików'])}`;

const letter = (d: Details): string => `znak ${given(d, 'letter')} (${d.number('at')}. w kolejności)`;

const PACK_AGAIN = 'Spakuj archiwum ponownie.';

/** Które pliki moda są inne niż wtedy, o ile to wiadomo. */
function fileChanges(d: Details): string {
  const parts = Object.entries({ changed: 'zmienione', added: 'dodane', removed: 'usunięte' })
    .filter(([how]) => d.texts(how).length > 0)
    .map(([how, word]) => `${word}: ${d.texts(how).join(', ')}`);
  return parts.length === 0 ? '' : ` (${parts.join('; ')})`;
}

const OFFERS = {
  pinned: ' (z modami takimi jak wtedy)',
  without: ' (bez modów brakujących lub zmienionych: ich karty zostają, ale nie działają)',
  any: ' (z modami takimi jak teraz)',
  refuse: ' (wcale)',
};

const alternatives = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} albo ${items.at(-1)}`;

function withoutWhat(mods: readonly string[]): string {
  if (mods.length === 0) return 'dawnego zestawu podstawowego';
  return mods.length === 1 ? `moda ${mods[0]}` : `modów ${list(mods)}`;
}

const WHY_NOT_WITHOUT = {
  cult: 'pochodzi stamtąd jeden z kultów w grze',
  objective: 'pochodzi stamtąd Cel tej gry',
  setup: 'trwa jeszcze przygotowanie gry',
  stuck: 'gra nie posuwa się bez tego naprzód',
};

export const plMods: Readonly<Record<keyof typeof enMods, PlainSentence>> = {
  // otwieranie
  modTooSlow: () => 'Rozpakowanie moda trwa za długo i zostało przerwane. Zmniejsz go.',
  modBroke: (d) => `Nie udało się otworzyć moda: ${d.text('what')}. Spakuj go ponownie albo zapytaj autora.`,
  // spod adresu
  addressUnreadable: (d) => `${given(d)} to nie adres. Napisz go tak: https://example.org/jakis-mod.zip.`,
  addressNotHttps: (d) => `${given(d)} nie zaczyna się od https://. Strona pyta tylko takie adresy.`,
  addressStatus: (d) =>
    `Serwer odpowiedział ${d.number('status')} na ${given(d)}${d.number('status') === 404 ? ': pod tym adresem nic nie ma. Sprawdź, czy nie ma w nim błędu' : '. Spróbuj później albo zapytaj osobę, która prowadzi ten adres'}.`,
  addressTooBig: (d) => `To, co leży pod ${given(d)}, ma więcej niż ${kilobytes(d, 'max')}; strona przerwała pobieranie.`,
  addressSilent: (d) => `Serwer ${given(d)} milczy od 30 sekund. Spróbuj później.`,
  addressRefused: (d) =>
    `Nie udało się zapytać ${given(d)}. Albo nie ma takiego serwera, albo nie masz połączenia, albo serwer nie pozwala innym stronom czytać swoich plików (musi wysyłać „Access-Control-Allow-Origin: *”). Pobierz zip samodzielnie i upuść go tutaj.`,
  indexNotJson: () => 'Pod tym adresem nie ma indeksu: odpowiedź to nie JSON. Sprawdź adres.',
  notAnIndex: (d) => `Pod tym adresem nie ma indeksu: jego „format” to nie ${given(d)}. Sprawdź adres.`,
  indexTooNew: () => 'Indeks powstał dla późniejszej wersji gry. Wczytaj stronę ponownie; może jest nowsza.',
  badSha256: (d) => `${given(d)} to nie SHA-256: ma on 64 cyfry i małe litery od a do f.`,
  hashDiffers: (d) =>
    `${given(d)} to nie to, co obiecał indeks (SHA-256 ${d.text('actual').slice(0, 12)}… zamiast ${d.text('hash').slice(0, 12)}…). Mod nie został dodany. Zapytaj ponownie o indeks albo powiadom osobę, która go prowadzi.`,
  // pliki
  tooManyFiles: (d) => `Mod ma ${files(d.number('count'))}, a może mieć najwyżej ${d.number('max')}. Usuń część z nich.`,
  fileTooBig: (d) => `Plik ma ${kilobytes(d, 'size')}, a może mieć najwyżej ${kilobytes(d, 'max')}. Zmniejsz go.`,
  modTooBig: (d) =>
    `Mod zajmuje łącznie ${kilobytes(d, 'size')}, a może zajmować najwyżej ${kilobytes(d, 'max')}. Zmniejsz pliki albo usuń część z nich.`,
  pathAbsolute: () =>
    'Ścieżka zaczyna się od ukośnika. Podaj ścieżkę względem głównego folderu moda, na przykład cards/adept.js.',
  pathTraversal: () => 'Ścieżka z dwiema kropkami wychodzi poza mod. Wszystkie pliki muszą leżeć wewnątrz moda.',
  pathBackslash: () => 'W ścieżce jest odwrotny ukośnik. Użyj zwykłych ukośników, na przykład cards/adept.js.',
  pathDriveLetter: () =>
    'Ścieżka zaczyna się od litery dysku. Podaj ścieżkę względem głównego folderu moda, na przykład cards/adept.js.',
  pathLetter: (d) => `W nazwie jest ${letter(d)}, którego nie każdy system potrafi pokazać. Nazwij plik zwykłymi literami.`,
  pathUnclean: () => 'Między ukośnikami w ścieżce nic nie ma albo jest sama kropka. Zapisz ją tak: cards/adept.js.',
  pathNotPortable: () =>
    'Nie każdy system przyjmie taką nazwę: kończy się kropką lub spacją, zawiera jeden ze znaków <>:"|?* albo jest zastrzeżona. Zmień nazwę pliku.',
  pathTooLong: (d) =>
    `Ścieżka ma ${count(d.number('count'), COUNTED.letter)}, a może mieć najwyżej ${d.number('max')}. Skróć nazwę.`,
  namesDifferInCase: (d) => `Ta nazwa różni się od ${other(d)} tylko wielkością liter. Zmień jedną z nich.`,
  fileIsFolder: (d) => `${other(d)} to plik, więc nie może być zarazem folderem. Zmień jedną z nazw.`,
  unknownEnding: (d) => `Pliki tego rodzaju nie są dozwolone w modach. Usuń ten plik.${known(d, 'Znane rozszerzenia')}`,
  fileMissing: () => 'W modzie nie ma takiego pliku. Dodaj go albo popraw ścieżkę.',
  notUtf8: (d) => `Od wiersza ${d.number('line')} plik nie jest poprawnym tekstem UTF-8. Zapisz go w kodowaniu UTF-8.`,
  nulInText: (d) =>
    `W wierszu ${d.number('line')} jest bajt zerowy, więc to nie jest plik tekstowy. Zapisz go jako zwykły tekst w kodowaniu UTF-8.`,

  // archiwa zip
  notAZip: () => 'To nie jest archiwum zip. Wybierz archiwum zip albo folder, w którym jest mod.json.',
  zipTruncated: () => 'Archiwum jest ucięte. Pobierz je albo skopiuj jeszcze raz.',
  zipDamaged: () => `Archiwum jest uszkodzone: jego spis treści nie zgadza się z zawartością. ${PACK_AGAIN}`,
  zipUnsupported: () =>
    'Archiwum jest wieloczęściowe albo 64-bitowe, a takich mody mieć nie mogą. Spakuj je jako zwykłe archiwum zip.',
  zipEncrypted: () => 'Plik jest zaszyfrowany. Spakuj archiwum bez hasła.',
  zipCompression: (d) =>
    `Plik spakowano nieznaną tu metodą (numer ${d.number('method')}). Spakuj archiwum w zwykły sposób (deflate).`,
  zipSymlink: () => 'To dowiązanie, a nie plik. Umieść w archiwum sam plik.',
  zipSpecialFile: () => 'To ani plik, ani folder. Usuń to z archiwum.',
  zipNameNotUtf8: () => 'Nazwa nie jest zapisana w UTF-8. Nazwij plik prostymi literami i spakuj archiwum ponownie.',
  zipEntryTwice: () => `Ten plik jest w archiwum dwa razy. ${PACK_AGAIN}`,
  zipHeadersDiffer: () => `Archiwum podaje o tym pliku sprzeczne informacje. ${PACK_AGAIN}`,
  zipOverlap: (d) => `Spakowane dane pliku pokrywają się z danymi ${other(d)}, jak w bombie zip. ${PACK_AGAIN}`,
  zipRatio: (d) =>
    `Po rozpakowaniu plik urósłby z ${kilobytes(d, 'packed')} do ${kilobytes(d, 'size')}, czyli ponad ${d.number('max')} razy, jak w bombie zip. Spakuj go bez kompresji.`,
  zipSizeLies: (d) =>
    `Według archiwum plik ma mieć tyle bajtów: ${d.number('size')}, a jest ich ${d.number('actual')} lub więcej. ${PACK_AGAIN}`,
  zipChecksum: () => 'Suma kontrolna pliku się nie zgadza: archiwum jest uszkodzone. Pobierz je albo skopiuj jeszcze raz.',
  zipDataBroken: () => 'Pliku nie da się rozpakować: archiwum jest uszkodzone. Pobierz je albo skopiuj jeszcze raz.',

  // mod.json
  noManifest: (d) =>
    d.text('nearest') === ''
      ? 'W modzie nie ma pliku mod.json. Umieść go w głównym folderze.'
      : `W głównym folderze moda nie ma pliku mod.json, jest za to ${given(d, 'nearest')}. Przenieś go albo zmień jego nazwę.`,
  jsonSyntax: (d) =>
    `Od wiersza ${d.number('line')}, kolumny ${d.number('column')} to nie jest poprawny JSON. Poszukaj tam brakującego lub zbędnego przecinka, cudzysłowu albo nawiasu.`,
  jsonKeyTwice: (d) => `Klucz ${given(d)} występuje w tym samym obiekcie dwa razy. Usuń jeden z nich.`,
  jsonTooDeep: (d) =>
    `Listy i obiekty są zagnieżdżone zbyt głęboko: można najwyżej na ${d.number('max')} poziomów. Uprość zapis.`,
  unknownModField: (d) => `Pole ${given(d)} nie jest tu znane.${perhaps(d)}${known(d, 'Znane pola')}`,
  modFieldMissing: () => 'Brakuje tego pola. Dodaj je.',
  textEmpty: () => 'Ten tekst jest pusty. Napisz coś w tym miejscu.',
  textControl: (d) => `W tekście jest ${letter(d)}: to nie litera, lecz polecenie dla tego, co ją pokazuje. Usuń go.`,
  textDirection: (d) => `W tekście jest ${letter(d)}, który odwraca kierunek pisma. Usuń go.`,
  textInvisible: (d) => `W tekście jest ${letter(d)}, którego nie widać. Usuń go.`,
  textNoLetter: (d) => `W tekście jest ${letter(d)}, który nic nie oznacza. Użyj liter, które zna każdy system.`,
  textRightToLeft: (d) =>
    `W tekście jest ${letter(d)}, pisany od prawej do lewej: odwróciłby stojące obok liczby i znaki. Zapisz to innymi literami.`,
  textMarks: (d) =>
    `W tekście jest za dużo znaków nad lub pod jedną literą albo taki znak na początku wiersza (${letter(d)}). Użyj gotowych liter, na przykład „ż”.`,
  badModId: (d) =>
    `${given(d)} nie może być identyfikatorem moda. Użyj małych liter bez znaków diakrytycznych i cyfr, z pojedynczymi łącznikami pomiędzy, na przykład moj-mod.`,
  reservedModId: (d) => `Identyfikator ${given(d)} należy do samej gry. Wybierz inny.`,
  badVersion: (d) => `${given(d)} to nie numer wersji. Podaj trzy liczby, na przykład 1.0.0.`,
  apiTooNew: (d) =>
    `Ten mod wymaga nowszej gry: używa interfejsu w wersji ${d.text('value')}, a ta gra ma wersję ${d.number('max')}. Zaktualizuj grę.`,
  noLanguage: () => 'Nie ma tu słów w żadnym języku. Podaj „en”, „pl” albo oba.',
  noAuthors: () => 'Ta lista jest pusta. Podaj co najmniej jednego autora.',
  badRange: (d) => `${given(d)} to nie zakres wersji. Podaj na przykład ^1.2.0, >=1.0.0 <3.0.0 albo *.`,
  dependsOnItself: () => 'Mod wymienia sam siebie wśród zależności. Usuń ten wpis.',
  dependencyTwice: (d) => `Mod ${given(d)} jest już wymieniony w polu ${other(d)}. Każdy mod podaj tylko raz.`,
  contentMissing: (d) => `W modzie nie ma pliku ${given(d)}. Dodaj go albo popraw ścieżkę.${perhaps(d)}`,
  coverMissing: (d) =>
    `Okładki ${given(d)} nie ma wśród obrazów moda. Dopisz ją w content, pictures, albo popraw ścieżkę.${perhaps(d)}`,
  contentTwice: (d) => `Plik ${given(d)} jest już wymieniony (${d.text('other')}). Każdy plik podaj tylko raz.`,
  contentEnding: (d) => `Pliku ${given(d)} nie można tu podać.${known(d, 'Dozwolone tu rozszerzenia')}`,
  badSettingName: (d) =>
    `${given(d)} nie może być nazwą ustawienia. Użyj najwyżej 40 liter i cyfr, zaczynając od małej litery, na przykład extraCards.`,
  noChoices: () => 'Nie ma z czego wybierać. Podaj co najmniej jedną możliwość.',
  choiceTwice: (d) => `Możliwość ${given(d)} jest podana dwa razy. Usuń jedną z nich.`,

  // zagadki i lekcje
  goalEmpty: () => 'Cel nic nie mówi. Podaj „holds” (warunek), „happens” (listę zdarzeń) albo jedno i drugie.',
  targetOneThing: (d) => `Krok wskazuje za każdym razem dokładnie jedną rzecz.${known(d)}`,

  // mody względem siebie
  duplicateMod: (d) =>
    `Identyfikator ${mod(d)} ma więcej niż jeden mod: ${list([d.text('origin'), ...d.texts('others')])}. Zostaw tylko jeden z nich.`,
  missingDependency: (d) => `Mod ${mod(d)} wymaga moda ${other(d)} (${d.text('range')}), którego nie ma. Dodaj go.`,
  versionConflict: (d) =>
    `Mod ${mod(d)} działa z modem ${other(d)} w wersjach ${d.text('range')}, a jest wersja ${d.text('version')}. Zdobądź odpowiednią.`,
  incompatibleMods: (d) =>
    `Mod ${mod(d)} nie działa razem z modem ${other(d)} (${d.text('version')}). Wybierz jeden z nich, a drugi wyłącz.`,
  dependencyCycle: (d) =>
    `Te mody zależą od siebie w kółko: ${d.texts('cycle').join(' → ')}. Trzeba usunąć jedną z tych zależności.`,
  dependencyRefused: (d) => `Mod ${mod(d)} wymaga moda ${other(d)}, którego nie da się wczytać. Najpierw napraw tamten.`,
  modNotPresent: (d) => `Nie ma moda ${mod(d)}. Dodaj go albo wybierz inny.${known(d, 'Wczytane mody')}`,

  // skąd miejsce moda w kolejności
  placeInOrder: (d) => `Mod ${mod(d)} ma w kolejności wczytywania numer ${d.number('place')} z ${d.number('count')}.`,
  afterRequired: (d) => `Mod ${mod(d)} jest po modzie ${other(d)} (${d.text('version')}), którego wymaga (${d.text('range')}).`,
  afterOptional: (d) =>
    `Mod ${mod(d)} jest po modzie ${other(d)} (${d.text('version')}), z którego korzysta, gdy ten jest obecny (${d.text('range')}).`,
  beforeDependent: (d) => `Mod ${mod(d)} jest przed modem ${other(d)}, który na nim się opiera.`,
  afterBase: (d) => `Mod ${mod(d)} jest po modzie ${other(d)}, bo mod podstawowy wczytuje się możliwie najwcześniej.`,
  afterById: (d) => `Mod ${mod(d)} jest po modzie ${other(d)} alfabetycznie, bo żaden nie musiał czekać na drugi.`,

  // mody z zapisu gry lub ze stołu a mody obecne
  pinMissing: (d) => `Brakuje moda ${mod(d)} (${d.text('version')}). Dodaj go.`,
  pinOtherVersion: (d) =>
    `Potrzebna jest wersja ${d.text('version')} moda ${mod(d)}, a jest wersja ${d.text('present')}${fileChanges(d)}. Zdobądź potrzebną wersję.`,
  pinOtherContent: (d) =>
    `Mod ${mod(d)} ma właściwą wersję (${d.text('version')}), ale jego pliki są inne${fileChanges(d)}. Zdobądź tę samą kopię.`,
  pinExtra: (d) => `Mod ${mod(d)} (${d.text('version')}) nie był używany. Wyłącz go.`,

  // zapisy gry i mody, których potrzebują
  modsDiffer: (d) =>
    `Zapis gry powstał z innymi modami niż obecne. Możesz go wczytać, podając ${alternatives(d.texts('offers').map((id) => `"mods": "${id}"${term(OFFERS, id)}`))}.`,
  contentsMissing: (d) => `Zapis gry nie zawiera moda ${mod(d)} (${d.text('version')}), więc nie można użyć kopii z zapisu.`,
  contentsDamaged: (d) =>
    `Kopia moda ${mod(d)} w zapisie gry jest uszkodzona: to nie te pliki, z którymi grano. Użyj innej kopii zapisu albo graj dalej bez tego moda.`,
  contentsTooBig: (d) =>
    `Mody zajmują łącznie ${kilobytes(d, 'size')}, a zapis gry może zawierać najwyżej ${kilobytes(d, 'max')}. Zapisz grę bez nich i zachowaj mody obok zapisu.`,
  notBase64: () => 'To nie jest Base64, więc plik w zapisie gry jest uszkodzony. Użyj innej kopii zapisu.',
  cannotPlayWithout: (d) =>
    `Nie można grać dalej bez ${withoutWhat(d.texts('mods'))}: ${term(WHY_NOT_WITHOUT, d.text('why'))}. Dodaj to, czego brakuje, albo użyj zapisu, który to zawiera.`,
};
