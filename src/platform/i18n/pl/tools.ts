import type { Details } from '../details';
import { term, type PlainSentence, type TermsById } from '../sentence';
import type { enTools } from '../en/tools';
import { polish } from '../plural';
import { given, known, list } from './speech';

/** Co mówią narzędzia autorów: co znalazły i co z tym zrobić, czemu zawiodły testy kart i co z tego wszystkiego wyszło. */

const many = (n: number, one: string, few: string, more: string): string => `${n} ${polish(n, [one, few, more])}`;
const compiler = (d: Details): string =>
  d.text('why') === '' ? '' : ` (${d.text('number') === '' ? '' : `${d.text('number')}: `}${d.text('why')})`;
/** Wartość jako JSON; bez niej zdanie też musi być zdaniem. */
const json = (d: Details, key: string): string => (d.text(key) === '' ? 'coś innego' : d.text(key));
const language = (id: string): string => (id === 'pl' ? 'polskiej' : 'angielskiej');
const usage = (d: Details): string => (d.text('usage') === '' ? '' : ` Użycie: ${d.text('usage')}.`);

/** What to use in place of what scripts do not have. */
const INSTEAD: TermsById = {
  useRandom: 'Użyj game.random(6), by dostać liczbę od 0 do 5.',
  useLog: 'Użyj game.log(…); „mod test --trace” to pokaże.',
  useRound: 'Nie ma zegara: game.round podaje rundę.',
  useNothing: 'Skrypty nie mają niczego takiego: usuń to.',
  useStore: 'Użyj game.store, by coś zachować.',
  useImport: 'Użyj import na początku pliku.',
  useFunctions: 'Napisz tę funkcję wprost.',
  useQuestions: 'Pytania game same czekają: napisz następny wiersz poniżej.',
  useSpread: 'Kopiuj przez { ...rzecz } albo [...lista].',
  useObject: 'Użyj funkcji z Object.',
  useNumbers: 'Użyj zwykłych liczb.',
  useMap: 'Użyj Map albo Set.',
  useLists: 'Użyj listy.',
  useCompare: 'Porównuj przez < i >.',
  useUpper: 'Użyj toUpperCase albo toLowerCase.',
  useText: 'Użyj String(wartość).',
};

export const plTools: Record<keyof typeof enTools, PlainSentence> = {
  // wiersz poleceń
  unknownRevision: (d) => `git nie zna wersji ${given(d)}. Podaj commit, etykietę albo gałąź; git log wymienia commity.`,
  toolNeedsPath: (d) => `Podaj folder albo zip moda.${usage(d)}`,
  toolNeedsId: (d) => `Podaj identyfikator nowego moda, na przykład night-tales.${usage(d)}`,
  toolNeedsCard: (d) => `Podaj kartę albo katalog lub plik zip moda.${usage(d)}`,
  optionNoCard: (d) => `Opcja ${given(d)} nie jest kartą. Podaj numer takiej, która nią jest, albo nazwę karty.`,
  noModHere: (d) =>
    `Nie ma katalogu ani pliku zip ${given(d)}, a gra nie zawiera moda o takiej nazwie. Popraw ścieżkę.${known(d, 'Mody dołączone do gry')}`,
  missingMoved: (d) =>
    `--mods podaje teraz mody (katalogi, pliki zip albo mody dołączone do gry). O modach z zapisu decyduje --missing: napisz --missing ${d.text('value') === '' ? 'pinned' : d.text('value')}.`,
  modsDifferInPlay: (d) =>
    `Zapis powstał z innymi modami niż te, które są tutaj. Podaj je przez --mods${
      d.texts('offers').length === 0
        ? ''
        : ` albo użyj jednego z: ${d
            .texts('offers')
            .map((offer) => `--missing ${offer}`)
            .join(', ')}`
    }.`,
  argumentNeedsOther: (d) => `${given(d)} nic nie robi bez ${given(d, 'other')}. Dodaj je albo usuń ${given(d)}.`,
  argumentNoUse: (d) => `${given(d)} nic nie robi obok ${given(d, 'other')}. Usuń jedno z nich.`,
  argumentsConflict: (d) => `${given(d)} nie może stać obok ${given(d, 'other')}, które już to określa. Usuń jedno z nich.`,
  cardNotClear: (d) => `Więcej niż jedna karta nazywa się ${given(d)}. Podaj jej pełny identyfikator.${known(d)}`,
  cannotPin: (d) => `Karty ${given(d)} nie można przypiąć. Przypinać można Karty Miasta, Strażników i Działania.`,
  noStackCard: (d) => `${given(d)} nie ma stosu. W dzielnicach leżą tylko Strażnicy i Działania.`,
  noStackLeft: (d) => `Dla karty ${given(d)} nie ma już stosu. Przypnij mniej kart tego rodzaju.`,
  pinNeedsStacks: (d) =>
    `Przypięty Strażnik albo Działanie potrzebuje stosu, a --stacks ${d.text('value') === '' ? 'draft' : d.text('value')} zostawia je otwarte. Usuń --stacks albo podaj stosy.`,
  folderExists: (d) => `${given(d)} już istnieje. Wybierz inny identyfikator albo inny folder w --dir.`,
  modMade: (d) =>
    `Mod ${given(d)} jest gotowy w katalogu ${given(d, 'folder')}. Sprawdź go przez „mod check”, przeczytaj karty przez „mod show”, rozegraj testy przez „mod test”.`,
  typesWritten: (d) => `Typy i schematy dla edytorów są w ${given(d)}.`,
  notAFolder: (d) => `${given(d)} to plik zip. Najpierw go rozpakuj: edytory czytają katalogi.`,
  modLeftOut: (d) => `Mod ${given(d)} nie jest wczytany.`,

  // znaleziska
  severityError: () => 'błąd.',
  severityWarning: () => 'ostrzeżenie.',
  checkSummary: (d) =>
    `Sprawdzono ${many(d.number('mods'), 'mod', 'mody', 'modów')}: ${many(d.number('errors'), 'błąd', 'błędy', 'błędów')}, ${many(d.number('warnings'), 'ostrzeżenie', 'ostrzeżenia', 'ostrzeżeń')}.`,
  endlessLoop: () =>
    'Nic nie kończy tej pętli, więc gra przerwie skrypt. Licz jej obroty albo wyjdź z niej przez break, return lub throw.',
  neverHolds: () =>
    'Ten warunek nigdy nie jest spełniony, więc to, co od niego zależy, nigdy się nie zdarzy. Popraw jego liczby.',
  tooDear: (d) =>
    `Koszt karty to ${d.number('count')}, a mało kto może kiedykolwiek zapłacić więcej niż ${d.number('max')}. Obniż koszt.`,
  windowNever: (d) =>
    `Okno ${given(d)} nigdy się nie otwiera dla słowa kluczowego ${given(d, 'keyword')}. ` +
    (d.texts('known').length === 0 ? 'Pomiń je.' : `Pomiń je albo użyj jednego z tych: ${d.texts('known').join(', ')}.`),
  triggersOver: () =>
    'Karta Miasta, która działa raz, znika, zanim jej reakcje cokolwiek usłyszą. Niech trwa przez rundę albo przez całą grę.',
  idOfBase: (d) =>
    `Zestaw podstawowy też ma kartę albo kult o identyfikatorze ${given(d)}. Nadaj własny identyfikator, inaczej gracze je pomylą.`,
  replacesNpc: (d) =>
    `To zastępuje plan NPC z zestawu podstawowego: ${given(d, 'card')}. Jeśli nie o to chodzi, wybierz inny numer.`,
  inNoDeck: (d) => `Żadna talia startowa nie ma karty ${given(d)}. Dodaj jej pole signature albo włóż ją do talii kultu.`,
  languageMissing: (d) =>
    `Brakuje wersji ${language(d.text('lang'))}: zamiast niej gra pokaże tekst w wersji ${language(d.text('other'))}, oznaczony [${d.text('other')}]. Dodaj „${d.text('lang')}”.`,
  nameDoesNotFit: (d) =>
    `${d.text('lang') === 'pl' ? 'Polska' : 'Angielska'} nazwa (liczba liter: ${d.number('count')}) nie mieści się w nagłówku karty i zostanie ucięta. Skróć ją.`,
  textDoesNotFit: (d) =>
    `${d.text('lang') === 'pl' ? 'Polski' : 'Angielski'} tekst ma liter: ${d.number('count')}, a na powiększonej karcie mieści się ich około ${d.number('max')}; reszta zostanie ucięta. Skróć go albo zadeklaruj mniej.`,
  functionWithoutText: () => 'Nikt nie przeczyta, co robi ta funkcja. Dodaj karcie pole text.',
  numberNotInScript: (d) => `Tekst mówi o liczbie ${d.number('count')}, ale nie ma jej w skrypcie. Popraw jedno albo drugie.`,
  languagesDiffer: (d) =>
    `Tekst polski i angielski nie mówią o tych samych liczbach (${d.texts('numbers').length === 0 ? '…' : d.texts('numbers').join(', ')}). Popraw jeden z nich.`,
  keywordNotOfCard: (d) =>
    `Tekst mówi: ${given(d)}, ale żadna zdolność karty nie ma takiego słowa kluczowego. Popraw tekst albo słowo kluczowe.`,
  fileUnused: (d) => `Nic nie używa pliku ${given(d)}. Wpisz go w mod.json pod „content”, zaimportuj go albo usuń.`,
  nameGone: (d) => `W skryptach nie ma ${given(d)}.${d.text('use') === '' ? ' Usuń to.' : ` ${term(INSTEAD, d.text('use'))}`}`,
  gameLacks: (d) =>
    `Gra nie ma niczego o nazwie ${given(d)}.${d.text('nearest') === '' ? '' : ` Czy chodziło o ${given(d, 'nearest')}?`}${known(d)}`,
  gameUncalled: (d) => `${given(d)} to funkcja, a nie jest tu wywołana. Dopisz nawiasy po jej nazwie.`,
  noSuchCard: (d) =>
    `Żadna karta zestawu podstawowego ani tego moda nie nazywa się ${given(d)}.${d.text('nearest') === '' ? ' Popraw identyfikator.' : ` Czy chodziło o ${given(d, 'nearest')}?`}`,
  movesNowhere: () => 'Rytuał przesuwa się tam, gdzie już jest, więc nic się nie dzieje. Podaj inne miejsce.',
  wayWithoutWords: (d) =>
    `${given(d)} wygląda tak samo w każdym języku. Dodaj { en: '${d.text('value') === '' ? '…' : d.text('value')}', pl: '…' } do pola choices karty.`,
  puzzleSolvedAtOnce: () => 'Cel jest osiągnięty przed pierwszą odpowiedzią. Zmień cel albo pozycję.',
  solutionTooLong: () => 'Cel jest osiągnięty przed tą odpowiedzią. Zakończ rozwiązanie tutaj.',
  solutionTooLate: () => 'Termin celu minął przed tą odpowiedzią. Skróć rozwiązanie albo daj więcej czasu przez „by”.',
  solutionMisses: () => 'Rozwiązanie rozegrano do końca, a cel nie jest osiągnięty. Popraw jedno z dwojga.',
  solutionCancels: (d) => `Po drodze anulowano skrypt karty ${given(d, 'card')}. Najpierw napraw kartę.`,
  targetNotThere: (d) =>
    `${d.text('value') === '' ? 'Tego' : d.text('value')} nie ma na stole w tym kroku. Wskaż coś, co gracz wtedy widzi.`,
  lessonOver: () => 'Gra kończy się przed tą odpowiedzią. Usuń ten krok albo zacznij wcześniej.',
  typeNoName: (d) => `Ta nazwa nie jest tu znana${compiler(d)}. Popraw ją albo ją zaimportuj.`,
  typeNoMember: (d) => `Czegoś takiego nie ma${compiler(d)}. Co jest dostępne, pokazuje mods/api.d.ts.`,
  typeNoField: (d) => `To pole nic tu nie znaczy${compiler(d)}. Popraw jego nazwę albo je usuń.`,
  typeMaybeNothing: (d) => `Tu może nic nie być${compiler(d)}. Najpierw to sprawdź.`,
  typeWrong: (d) => `Typy się nie zgadzają${compiler(d)}. Czego trzeba, pokazuje mods/api.d.ts.`,
  modBringsNothing: (d) =>
    `${given(d)} nie wnosi niczego do pokazania: ani karty, ani kultu, ani zasad domowych, ani łamigłówki, ani lekcji.`,

  // testy kart
  testStep: (d) => `krok ${d.number('step')}.`,
  testNone: (d) => `${given(d)} nie ma testów kart. Umieść je w tests/*.json.`,
  testNoStart: () => 'Test zaczyna się albo od „scenario”, albo od „config”. Podaj jedno z nich.',
  testOneThing: (d) => `Krok to dokładnie jedna rzecz.${known(d)}`,
  testGameOver: () => 'Gra się skończyła i o nic już nie pyta. Usuń ten krok albo zacznij wcześniej.',
  testNeverAsked: (d) =>
    `Decyzja ${given(d)} nie pojawiła się${d.has('over') ? ' do końca gry' : d.has('round') ? ` do końca rundy ${d.number('round')}` : ''}. ` +
    `W tym czasie pytano o to i przyjmowano podpowiedź: ${d.texts('asked').length === 0 ? 'o nic' : d.texts('asked').join(', ')}. Odpowiedz wcześniej samodzielnie na któreś z tych pytań; „mod test --trace” pokazuje wszystko.`,
  testNoEvent: (d) =>
    `Zdarzenie ${json(d, 'wanted')} nie zaszło (w tej kolejności). Co zaszło od ostatniego sprawdzenia: ${d.texts('happened').length === 0 ? 'nic' : list(d.texts('happened'))}.`,
  testEventToo: (d) => `Zdarzenie ${json(d, 'wanted')} miało nie zajść, a zaszło: ${json(d, 'found')}.`,
  testNoPlace: (d) => `Nie ma ${given(d)} w „${json(d, 'wanted')}”.${known(d)}`,
  testOtherState: (d) => `W ${given(d)} miało być ${json(d, 'wanted')}, a jest ${json(d, 'found')}.`,
  testCancelled: (d) =>
    `${d.text('found') === '' ? 'Skrypt anulowano.' : d.text('found')}${d.text('why') === '' ? '' : ` Jego błąd mówi: „${d.text('why')}”.`} Jeśli test ma to sprawdzać, oczekuj zdarzenia scriptCancelled.`,
  testNotReady: () => 'Po ostatnim kroku ani żadna decyzja nie jest otwarta, ani gra nie jest skończona. Karta zatrzymuje grę.',
  testPassed: () => 'zaliczony.',
  testFailed: () => 'NIEZALICZONY.',
  testSummary: (d) => `Zaliczone: ${d.number('passed')}, niezaliczone: ${d.number('failed')}.`,

  // losowe gry
  fuzzClean: (d) =>
    `${many(d.number('games'), 'gra', 'gry', 'gier')}, ${many(d.number('decisions'), 'decyzja', 'decyzje', 'decyzji')}, ${many(d.number('uses'), 'użycie', 'użycia', 'użyć')} zdolności moda, nic się nie zepsuło.`,
  fuzzBroke: (d) =>
    `Gra numer ${d.number('games')} zepsuła się, razem po ${many(d.number('decisions'), 'decyzji', 'decyzjach', 'decyzjach')}: ${json(d, 'what')}. ` +
    (d.text('file') === ''
      ? `Test karty poniżej prowadzi tam w ${many(d.number('steps'), 'odpowiedzi', 'odpowiedziach', 'odpowiedziach')}.`
      : `Test karty, który prowadzi tam w ${many(d.number('steps'), 'odpowiedzi', 'odpowiedziach', 'odpowiedziach')}, zapisano w ${given(d, 'file')}; „mod test” rozgrywa go, aż karta zostanie naprawiona.`),
  fuzzNeverUsed: (d) =>
    `Ostrzeżenie: żadna gra nie użyła karty ${given(d)}${d.text('about') === '' ? '' : ` (${d.text('about')})`}. Rozegraj więcej gier przez --games albo sprawdź, czy w ogóle da się jej użyć.`,
};
