import type { Details } from '../../../../platform/i18n/details';
import { placeIn, sentencesOf } from '../../../../platform/i18n/sentence';
import type { Sentence } from '../dictionary';
import type { enScripts } from '../en/scripts';
import { plBreaches, reason } from './reasons';
import { given, known } from '../../../../platform/i18n/pl/speech';

/** Co jest nie tak ze skryptem, gdzie i co z tym zrobić. */

const because = (d: Details): string => (d.text('why') === '' ? '' : ` (${d.text('why')})`);
const forbidden = (what: string): string => `Skryptowi karty nie wolno: ${what}.`;

export const plScripts: Record<keyof typeof enScripts, Sentence> = {
  ...sentencesOf(plBreaches, forbidden),
  sourceTooLong: (d) =>
    `${placeIn(d)}Skrypt ma ${d.number('count')} znaków, a może mieć najwyżej ${d.number('max')}. Podziel go.`,
  sourceTooDeep: (d) =>
    `${placeIn(d)}Skrypt jest zbyt głęboko zagnieżdżony; dozwolonych poziomów: ${d.number('max')}. Spłaszcz go.`,
  sourceSyntax: (d) =>
    `${placeIn(d)}To nie jest poprawny JavaScript${because(d)}. Poszukaj tu brakującego albo zbędnego przecinka, cudzysłowu lub nawiasu.`,
  sourceForbidden: (d) => `${placeIn(d)}W skryptach nie wolno używać: ${given(d, 'what')}. Napisz to inaczej.`,
  sourceKeepsState: (d) =>
    d.text('what') === 'call'
      ? `${placeIn(d)}Podczas wczytywania pliku nie wolno niczego wywoływać, poza konstruktorami z „cults”. Wypisz wartość albo wywołaj to w funkcji.`
      : `${placeIn(d)}Moduł nie może niczego pamiętać między uruchomieniami (${given(d, 'what')}). Na najwyższym poziomie używaj tylko const, funkcji i konstruktorów z „cults”.`,
  importCycle: (d) =>
    `${placeIn(d)}Te pliki importują się nawzajem w kółko${d.text('chain') === '' ? '' : `: ${d.text('chain')}`}. Przerwij to koło.`,
  importMissing: (d) => `${placeIn(d)}W modzie nie ma importowanego pliku ${given(d, 'path')}. Dodaj go albo popraw ścieżkę.`,
  importUnknown: (d) =>
    `${placeIn(d)}Nie można zaimportować ${given(d, 'path')}. Importuj z „cults” albo z pliku moda, na przykład „./lib.js”.`,
  importOutside: (d) => `${placeIn(d)}Import ${given(d, 'path')} prowadzi poza mod. Trzymaj wszystkie pliki w modzie.`,
  importNoName: (d) =>
    `${placeIn(d)}${given(d, 'path')} nie ma czego zaimportować pod nazwą ${given(d, 'name')}. Popraw nazwę.${known(d)}`,
  scriptFailedAtLoad: (d) =>
    `${placeIn(d)}Skrypt zawiódł podczas wczytywania${d.text('reason') === '' ? '' : `: ${reason(d.text('reason'))}`}${because(d)}. Popraw go i wczytaj mod ponownie.`,
  declaresNothing: (d) => `${placeIn(d)}Plik niczego nie deklaruje. Napisz export default i jeden z konstruktorów z „cults”.`,
  declaredByHand: (d) =>
    `${placeIn(d)}Domyślny eksport nie powstał w konstruktorze. Napisz export default guardian({ … }) albo inny konstruktor z „cults”.`,
  declarationTooLong: (d) =>
    `${placeIn(d)}Deklaracja ma ${d.number('count')} znaków, a może mieć najwyżej ${d.number('max')}. Zadeklaruj mniej albo napisz funkcję.`,
  unknownKind: (d) => `To nie deklaruje niczego, co gra zna. Użyj jednego z konstruktorów z „cults”.${known(d)}`,
  unknownWord: (d) =>
    `${given(d, 'value')} nie jest tu słowem ze słownika.${d.text('nearest') === '' ? '' : ` Czy chodziło o ${given(d, 'nearest')}?`}${known(d)}`,
  onlyTrue: () => 'Tutaj znaczenie ma tylko true. Napisz true albo pomiń to pole.',
  tooDeep: (d) => `Efekty są zbyt głęboko zagnieżdżone; dozwolonych poziomów: ${d.number('max')}.`,
  badId: (d) => `${given(d, 'value')} nie jest identyfikatorem. Użyj małych liter i cyfr, oddzielonych pojedynczymi łącznikami.`,
  badColour: (d) => `${given(d, 'value')} to nie kolor. Zapisz go tak: „#3c9460”.`,
  badSettingValue: () => 'Ustawienie porównuje się z true, false, liczbą albo tekstem.',
  unknownSetting: (d) =>
    `${placeIn(d)}W mod.json nie ma ustawienia ${given(d, 'value')}. Znane: ${d.texts('known').join(', ') || 'żadne'}.`,
  settingNotANumber: (d) =>
    `${placeIn(d)}Ustawienie ${given(d, 'value')} nie jest liczbą od -20 do 20. Nadaj mu typ „number” z min i max w tych granicach.`,
  settingNeverIs: (d) => `${placeIn(d)}Ustawienie ${given(d, 'value')} nigdy nie ma wartości ${given(d, 'is')}.`,
  pictureType: (d) =>
    `Obraz nie jest tym, co mówi jego rozszerzenie (${d.text('value')}). Zapisz go w tym formacie albo zmień nazwę.`,
  pictureTooBig: (d) => `Obraz zajmuje ${d.number('size')} B; może najwyżej ${d.number('max')} B.`,
  pictureSize: (d) =>
    `Obraz ma ${d.number('width')} × ${d.number('height')} pikseli; każdy bok może mieć od 1 do ${d.number('max')}.`,
  pictureMoves: () => 'Ten obraz się rusza. Zapisz jedną z jego klatek jako nieruchomy obraz.',
  picturesTooHeavy: (d) =>
    `Obrazy moda to razem ${d.number('percent')} % tego, co da się narysować na czas. Zmniejsz je, uprość albo niektóre pomiń.`,
  svgForbidden: (d) =>
    `W pliku SVG nie może tu być ${given(d, 'what')}. Rysowane są tylko zwykłe kształty, grupy i gradienty: usuń to, zamień teksty na ścieżki i zapisz obraz jako zwykły SVG.`,
  svgSyntax: () => 'To nie jest XML, który każda przeglądarka czyta tak samo. Zapisz obraz ponownie jako zwykły SVG.',
  svgValue: (d) =>
    `Wartość ${given(d)} nie jest dozwolona dla ${given(d, 'what')}. Napisz zwykłe liczby, kolory, słowa albo odnośnik do części obrazu.`,
  svgIdTwice: (d) => `Identyfikator ${given(d)} występuje w obrazie dwa razy. Nadaj każdej części własny.`,
  svgNoTarget: (d) => `${given(d)} nie jest częścią obrazu, której można tu użyć. Dodaj ją albo usuń odnośnik.`,
  svgCircle: (d) => `Część obrazu ${given(d)} używa samej siebie, być może za pośrednictwem innych. Przerwij to koło.`,
  svgTooManyParts: (d) =>
    `Obraz ma więcej niż ${d.number('max')} części, licząc każdą tyle razy, ile jest użyta. Uprość go albo zapisz jako PNG lub WebP.`,
  svgTooManyPoints: (d) =>
    `Ścieżki obrazu mają więcej niż ${d.number('max')} punktów, licząc je tyle razy, ile są użyte. Uprość je albo zapisz obraz jako PNG lub WebP.`,
  svgTooManyLayers: (d) =>
    `Obraz ma więcej niż ${d.number('max')} masek i przezroczystych grup, licząc je tyle razy, ile są użyte. Nadaj przezroczystość pojedynczym kształtom albo zapisz go jako PNG lub WebP.`,
  svgTooDeep: (d) => `Części obrazu leżą jedna w drugiej głębiej niż na ${d.number('max')} poziomów. Spłaszcz go.`,
  soundType: (d) =>
    `Dźwięk nie jest tym, co mówi jego rozszerzenie (${d.text('value')}). Zapisz go w tym formacie albo zmień nazwę.`,
  soundMissing: (d) =>
    `${placeIn(d)}Dźwięku ${given(d, 'value')} nie ma wśród dźwięków moda. Dopisz go w mod.json w content, sounds.`,
  artMissing: (d) =>
    `${placeIn(d)}Obrazu ${given(d, 'value')} nie ma wśród obrazów moda. Dopisz go w mod.json w content, pictures.`,
  textsLanguage: (d) => `${placeIn(d)}Plik tekstów nazywa się od języka: en.json albo pl.json, a nie ${given(d, 'value')}.`,
  textsUnknownId: (d) =>
    `Teksty wymieniają ${given(d, 'value')}, a nie jest to karta, kult ani zasada domowa tego moda ani wcześniejszego. Popraw identyfikator albo wymagaj moda, który ją ma.`,
  badIcons: (d) => `${given(d, 'value')} to nie symbole. Użyj liter A, P i T, na przykład „AAP”.`,
  textMissing: () => 'Tekst nie ma ani wersji angielskiej, ani polskiej. Podaj co najmniej jedną.',
  namesAlike: (d) =>
    `${placeIn(d)}Nazwa ${given(d)} wygląda jak ${given(d, 'name')} z moda ${given(d, 'other')}: gracze by ich nie odróżnili. Wybierz inną nazwę.`,
  nameScript: (d) =>
    `${placeIn(d)}W nazwie ${given(d)} są litery pisma, którego wyglądu gra nie zna. Zapisz ją literami łacińskimi, greckimi, cyrylicą, chińskimi, japońskimi albo koreańskimi.`,
  titleOfBase: (d) => `Tytuł ${given(d)} należy do zestawu podstawowego albo wygląda jak on. Wybierz inny tytuł.`,
  modNamedLikeBase: (d) =>
    `Mod ${given(d, 'mod')} ma identyfikator karty albo kultu z zestawu podstawowego: gra by ich nie odróżniła. Zmień nazwę moda: daj mu w mod.json inny identyfikator.`,
  modsConflict: (d) =>
    `${placeIn(d)}${given(d, 'what')} zadeklarowano dwa razy: także w modzie ${given(d, 'other')}${d.text('otherFile') === '' ? '' : ` (${d.text('otherFile')})`}. Użyj tylko jednego z tych modów.`,
  declaredTwice: (d) =>
    `${placeIn(d)}Ten mod deklaruje ${given(d, 'what')} dwa razy${d.text('otherFile') === '' ? '' : `: także w ${d.text('otherFile')}`}. Daj jednej z deklaracji inny identyfikator.`,
  signatureMisplaced: (d) =>
    `${placeIn(d)}Kult ${given(d, 'cult')} nie ma w talii startowej karty ${given(d, 'card')}, którą można by zastąpić.`,
  deckUnknownCard: (d) =>
    `${placeIn(d)}Talia startowa kultu ${given(d, 'cult')} wymienia kartę ${given(d, 'card')}, której nie ma żaden używany mod.`,
  deckWrongSize: (d) => `${placeIn(d)}Talia startowa kultu ${given(d, 'cult')} ma nie 12 kart, lecz tyle: ${d.number('count')}.`,
  secretCount: () => 'U innych graczy karta może liczyć tylko to, co jawne. Policz coś innego albo policz to u siebie.',
  onlyForNpc: (d) =>
    `Efekt ${given(d, 'effect')} jest tylko dla planów NPC (npc); deklaracja rodzaju „${d.text('kind')}” nie może go używać.`,
  effectsAndRun: () => 'To ma i efekty, i funkcję, a efekty nigdy by nie zadziałały. Napisz „effects” albo „run”, nie oba.',
  effectNoUse: (d) =>
    `Efekt ${given(d, 'effect')} nic tu nie może zrobić. Działa w: ${d.texts('known').join(', ')}. Przenieś go tam albo usuń.`,
  noHere: () =>
    'W tym miejscu żadna dzielnica nie jest „here”. Podaj dzielnicę albo umieść to wewnątrz „chooseDistrict” lub „forEachDistrict”.',
  nobodyMeant: (d) => `${given(d)} nikogo w tym miejscu nie oznacza. Podaj kogoś innego albo pomiń to pole.`,
  changeIgnores: (d) =>
    `${given(d, 'field')} nic nie znaczy dla liczby ${given(d, 'number')}: zmiana nic by nie dała. Usuń to pole${d.texts('known').length === 0 ? '' : `; tę liczbę można zawęzić przez: ${d.texts('known').join(', ')}`}.`,
  fieldNoUse: (d) =>
    `${given(d, 'field')} nic tu nie znaczy: liczy się tylko, gdy ${given(d, 'other')} to ${d.texts('known').join(' albo ')}. Usuń to pole.`,
  boundMissing: (d) =>
    `Ten warunek z niczym nie porównuje tego, co liczy, i zawsze zachodzi. Podaj jedno z: ${d.texts('known').join(', ')}.`,
  changeNothing: (d) => `Ta zmiana niczego nie zmienia. Podaj jedno z: ${d.texts('known').join(', ')}.`,
  declarationTooBig: (d) => `Deklaracja składa się z więcej niż ${d.number('max')} list i obiektów. Uprość ją.`,
  modDidNotStop: (d) => `Mod ${given(d, 'mod')} się nie zatrzymał i został przerwany. Zacznij grę bez niego.`,
  tableStuck: () =>
    'Stół nie odpowiedział i uruchomiono go ponownie; gra jest taka jak przedtem. Spróbuj innej odpowiedzi i zgłoś to.',
  tableDidNotOpen: (d) =>
    `Stół się nie otworzył: ${d.text('mod') === '' ? 'któryś mod' : `mod ${given(d, 'mod')}`} nie kończy wczytywania. Pomiń go.`,
  modHeldUp: (d) =>
    `Mod ${given(d, 'mod')} nie skończył działania skryptu albo wczytywania i został zatrzymany. Poszukaj w nim pracy bez końca.`,
  commandBroke: (d) =>
    `Polecenie skończyło się przed czasem${d.text('cause') === 'memory' ? ': zabrakło pamięci' : ''} (${d.text('what')}). Zgłoś to.`,
  workCancelled: () => 'Przerwano; gra jest taka jak przedtem.',
  roomClosed: () => 'Ta gra została zamknięta.',
  scriptTooManyEffects: (d) => forbidden(`wywoływać za jednym użyciem więcej efektów niż ${d.number('max')}`),
  scriptTooManyOptions: (d) => forbidden(`dawać w jednym wyborze więcej opcji niż ${d.number('max')}`),
  scriptTooManyChoices: (d) => forbidden(`pytać za jednym użyciem więcej razy niż ${d.number('max')}`),
};
