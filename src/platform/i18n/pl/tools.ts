import type { Details } from '../details';
import type { PlainSentence } from '../sentence';
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

export const plTools: Record<keyof typeof enTools, PlainSentence> = {
  // wiersz poleceń
  toolNeedsPath: (d) => `Podaj folder albo zip moda.${usage(d)}`,
  toolNeedsId: (d) => `Podaj identyfikator nowego moda, na przykład night-tales.${usage(d)}`,
  noModHere: (d) => `Nie ma folderu ani pliku zip ${given(d)} i żaden mod o tej nazwie nie jest częścią gry. Popraw ścieżkę.`,
  folderExists: (d) => `${given(d)} już istnieje. Wybierz inny identyfikator albo inny folder w --dir.`,
  modMade: (d) => `Mod ${given(d)} jest gotowy. Sprawdź go przez „mod check” i uruchom jego testy przez „mod test”.`,
  packedDiffers: (d) => `Zip moda ${given(d)} nie rozpakowuje się do tych samych plików. Prosimy o zgłoszenie tego błędu.`,
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
  functionWithoutText: () => 'Nikt nie przeczyta, co robi ta funkcja. Dodaj karcie pole text.',
  numberNotInScript: (d) => `Tekst mówi o liczbie ${d.number('count')}, ale nie ma jej w skrypcie. Popraw jedno albo drugie.`,
  languagesDiffer: (d) =>
    `Tekst polski i angielski nie mówią o tych samych liczbach (${d.texts('numbers').length === 0 ? '…' : d.texts('numbers').join(', ')}). Popraw jeden z nich.`,
  keywordNotOfCard: (d) =>
    `Tekst mówi: ${given(d)}, ale żadna zdolność karty nie ma takiego słowa kluczowego. Popraw tekst albo słowo kluczowe.`,
  fileUnused: (d) => `Nic nie używa pliku ${given(d)}. Wpisz go w mod.json pod „content”, zaimportuj go albo usuń.`,
  typeNoName: (d) => `Ta nazwa nie jest tu znana${compiler(d)}. Popraw ją albo ją zaimportuj.`,
  typeNoMember: (d) => `Czegoś takiego nie ma${compiler(d)}. Co jest dostępne, pokazuje mods/api.d.ts.`,
  typeNoField: (d) => `To pole nic tu nie znaczy${compiler(d)}. Popraw jego nazwę albo je usuń.`,
  typeMaybeNothing: (d) => `Tu może nic nie być${compiler(d)}. Najpierw to sprawdź.`,
  typeWrong: (d) => `Typy się nie zgadzają${compiler(d)}. Czego trzeba, pokazuje mods/api.d.ts.`,

  // testy kart
  testStep: (d) => `krok ${d.number('step')}.`,
  testNone: (d) => `${given(d)} nie ma testów kart. Umieść je w tests/*.json.`,
  testNoStart: () => 'Test zaczyna się albo od „scenario”, albo od „config”. Podaj jedno z nich.',
  testOneThing: (d) => `Krok to dokładnie jedna rzecz.${known(d)}`,
  testGameOver: () => 'Gra się skończyła i o nic już nie pyta. Usuń ten krok albo zacznij wcześniej.',
  testNoOption: (d) =>
    `Decyzja ${given(d, 'decision')} nie daje opcji, która ma ${json(d, 'wanted')}. ` +
    `Do wyboru: ${d.texts('offered').length === 0 ? 'nic' : d.texts('offered').slice(0, 12).join(', ')}.`,
  testNeverAsked: (d) => `O decyzję ${given(d)} gra nigdy nie zapytała. Sprawdź jej rodzaj i miejsce przy stole.`,
  testNoEvent: (d) =>
    `Zdarzenie ${json(d, 'wanted')} nie zaszło (w tej kolejności). Co zaszło od ostatniego sprawdzenia: ${d.texts('happened').length === 0 ? 'nic' : list(d.texts('happened'))}.`,
  testEventToo: (d) => `Zdarzenie ${json(d, 'wanted')} miało nie zajść, a zaszło: ${json(d, 'found')}.`,
  testNoPlace: (d) => `Nie ma ${given(d)} w „${json(d, 'wanted')}”.${known(d)}`,
  testOtherState: (d) => `W ${given(d)} miało być ${json(d, 'wanted')}, a jest ${json(d, 'found')}.`,
  testOtherDecision: (d) => `Oczekiwano decyzji ${json(d, 'wanted')}, a otwarta jest ta: ${json(d, 'found')}.`,
  testCancelled: (d) =>
    `Skrypt został przerwany: ${json(d, 'found')}. Jeśli test ma to sprawdzać, niech oczekuje tego zdarzenia.`,
  testNotReady: () => 'Po ostatnim kroku ani żadna decyzja nie jest otwarta, ani gra nie jest skończona. Karta zatrzymuje grę.',

  // losowe gry
  fuzzClean: (d) =>
    `${many(d.number('games'), 'gra', 'gry', 'gier')}, ${many(d.number('decisions'), 'decyzja', 'decyzje', 'decyzji')}, ${many(d.number('uses'), 'użycie', 'użycia', 'użyć')} zdolności moda, nic się nie zepsuło.`,
  fuzzBroke: (d) =>
    `Gra numer ${d.number('games')} zepsuła się, razem po ${many(d.number('decisions'), 'decyzji', 'decyzjach', 'decyzjach')} (${d.text('kind') === '' ? 'nie wiadomo' : d.text('kind')}): ${json(d, 'what')}. ` +
    `Polecenia na stdout prowadzą tam w ${many(d.number('steps'), 'odpowiedzi', 'odpowiedziach', 'odpowiedziach')}; powtórz je przez „cults table --mods ${d.text('mods') === '' ? 'PATH' : d.text('mods')}”.`,
};
