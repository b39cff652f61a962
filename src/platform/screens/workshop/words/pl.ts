import { polish as plural } from '../../../i18n/plural';
import type { WorkshopWords } from './workshop-words';

const TEXTS = { name: 'nazwa', text: 'tekst', flavour: 'tekst klimatyczny' } as const;
const CUT = { name: 'ucięta', text: 'ucięty', flavour: 'ucięty' } as const;
const SMALL = { name: 'bardzo mała', text: 'bardzo mały', flavour: 'bardzo mały' } as const;
const IN = { angielski: 'po angielsku', polski: 'po polsku' } as const;

const inLanguage = (language: string): string => IN[language as keyof typeof IN] ?? language;

export const polish: WorkshopWords = {
  title: 'Pracownia Kart',
  back: 'Wstecz',
  close: 'Zamknij',
  cancel: 'Anuluj',
  loading: 'Pracownia się otwiera…',

  start: {
    intro: 'Twórz własne karty i od razu nimi graj. Wszystko zostaje w tej przeglądarce, dopóki tego nie udostępnisz.',
    projects: 'Twoje mody',
    none: 'Nie masz jeszcze żadnego moda. Zacznij nowy albo przerób jeden z dostępnych.',
    open: (title) => `Otwórz ${title}`,
    openShort: 'Otwórz',
    changed: (when) => `zmiana: ${when}`,
    remove: 'Usuń',
    removeLabel: (title) => `Usuń ${title}`,
    removeAsk: (title) => `Usunąć „${title}” z całą historią? Nie da się tego cofnąć. Kopia w Modach zostaje.`,
    removeYes: 'Usuń',
    newMod: 'Nowy mod',
    name: 'Nazwa',
    nameHint: (id) => `Jego identyfikator: ${id}.`,
    nameNeeded: 'Nadaj modowi nazwę.',
    author: 'Autor',
    authorUsual: 'Anonim',
    license: 'Licencja',
    licenseHint: 'Mówi, co inni mogą robić z twoimi kartami.',
    make: 'Zacznij',
    remix: 'Przerób mod',
    remixIntro: 'Bierze kopię moda jako początek; oryginał zostaje bez zmian.',
    remixButton: 'Przerób',
    remixLabel: (title) => `Przerób ${title}`,
    remixed: (title) => `${title}, przeróbka`,
    import: 'Wczytaj',
    importIntro: 'Mod jako plik zip, zapis gry, który niesie mody, albo link.',
    pickFile: 'Wybierz plik…',
    link: 'Link',
    openLink: 'Otwórz link',
    noLink: 'Ten link nie niesie moda. Musi zawierać #mod=…',
    imported: (number) => `Wczytano ${number} ${plural(number, ['mod', 'mody', 'modów'])}.`,
  },

  desk: {
    cards: 'Karty moda',
    modSheet: 'O modzie',
    newCard: '+ Nowa karta',
    history: 'Historia',
    share: 'Udostępnij',
    panels: { card: 'Karta', script: 'Skrypt', problems: 'Problemy', preview: 'Podgląd', bench: 'Stół próbny' },
    view: 'Sposób edycji karty',
    views: { form: 'Formularz', script: 'Skrypt', both: 'Oba' },
    art: 'Obraz…',
    sound: 'Dźwięk…',
    removeCard: 'Usuń kartę',
    removeFile: 'Usuń plik',
    removeCardAsk: (name) => `Wyjąć „${name}” z moda? W historii karta zostaje.`,
    removeAlong: (files) => `Razem z nim znika to, czego używa tylko on: ${files}.`,
    undo: 'Cofnij',
    redo: 'Ponów',
    renewComment: 'Odśwież komentarz',
    renewCommentHint: 'Komentarz na górze mówi co innego niż karta. Wpisuje do niego obecny tekst karty.',
    staleBench: (problem) =>
      `Na stole wciąż leży ostatnia karta, którą dało się odczytać, a nie to, co jest teraz w skrypcie. ${problem}`,
    noBench:
      'Na stole próbnym sprawdza się to, co deklaruje plik: kartę, kult, zasady domowe. Ten plik nic takiego nie deklaruje. Układ pierwszej gry widać w Nowej grze; zagadka i lekcja mają własny przycisk.',
    noCards: 'Mod nie ma jeszcze żadnej karty. Zacznij od szablonu albo od dowolnej karty z gry.',
    firstCard: 'Zrób pierwszą kartę',
    data: {
      names: { puzzles: 'Zagadka', lessons: 'Lekcja', texts: 'Słowa', tests: 'Testy' },
      texts: 'Plik ze słowami: zmienia albo tłumaczy teksty gry.',
      tests:
        'Testy karty: każdy zaczyna się od pozycji (scenario) i mówi, jakie padają odpowiedzi i co musi z nich wyniknąć (steps). „Zachowaj jako test” na stole próbnym dodaje kolejny.',
      play: 'Zagraj',
      works: {
        puzzles: '✓ Rozegrano: rozwiązanie osiąga cel.',
        lessons: '✓ Rozegrano: każdy krok da się wykonać.',
      },
      fails: (first, others) => (others === 0 ? `✗ ${first}` : `✗ ${first} (i jeszcze: ${others})`),
      checking: '… trwa rozgrywanie',
      notChecked: 'Jeszcze nie rozegrano: najpierw popraw inne pliki z listy Problemy.',
      checked: 'Po każdej zmianie rozwiązanie albo kroki są rozgrywane same; to, co nie działa, jest na liście Problemy.',
      runTests: 'Uruchom te testy',
      notRead: 'Jeszcze nie da się tego zagrać: najpierw popraw to, co jest na liście Problemy.',
    },
  },

  saved: {
    justNow: 'Zapisano',
    ago: (seconds) => (seconds < 60 ? `Zapisano ${seconds} s temu` : `Zapisano ${Math.floor(seconds / 60)} min temu`),
    waiting: 'Zapisywanie…',
    failed: {
      quota: 'Nie zapisano: przeglądarka nie ma już miejsca. Usuń starsze wersje albo wyeksportuj zip i usuń duże obrazy.',
      noStorage: 'Nie zapisano: przeglądarka nie pozwala stronie niczego przechowywać. Wyeksportuj zip przed zamknięciem karty.',
      gone: 'Nie zapisano: projekt usunięto w innej karcie. Wyeksportuj zip, żeby go zachować.',
    },
    freeRoom: 'Usuń starsze wersje',
    exportNow: 'Eksportuj zip',
  },

  readOnly: {
    why: 'Ten mod jest edytowany w innej karcie przeglądarki. Tutaj można go tylko czytać.',
    takeOver: 'Edytuj tutaj',
  },

  history: {
    intro:
      'Każda zmiana jest zachowana. Starsze wersje z czasem się przerzedzają. Przywrócona wersja staje się nową; nic nie ginie.',
    label: ({ code, what = '' }, restoredFrom) =>
      ({
        made: 'Początek',
        edited: `Zmieniono ${what}`,
        added: `Dodano ${what}`,
        removed: `Usunięto ${what}`,
        renamed: 'Zmieniono opis moda',
        imported: 'Wczytano',
        remixed: 'Przeróbka',
        restored: `Przywrócono wersję z ${restoredFrom}`,
        otherTab: `Z innej karty: ${what}`,
      })[code],
    restore: 'Przywróć',
    restoreLabel: (when) => `Przywróć wersję z ${when}`,
    current: 'bieżąca',
    restored: (when) => `Przywrócono wersję z ${when}.`,
    size: (kilobytes) => `${kilobytes} KB`,
  },

  preview: {
    language: 'Język karty',
    size: 'Rozmiar',
    sizes: { zoom: 'Duża', hand: 'Ręka', board: 'Plansza' },
    inHand: 'Na ręce',
    onBoard: 'Na planszy',
    fits: (language) => `Tekst ${inLanguage(language)} się mieści.`,
    overflow: ({ what, how }, language, where) =>
      ({
        cut: `${TEXTS[what]} ${inLanguage(language)} ${where}: ${CUT[what]}.`,
        small: `${TEXTS[what]} ${inLanguage(language)} ${where}: ${SMALL[what]}.`,
        gone: `${TEXTS[what]} ${inLanguage(language)} ${where}: brak miejsca.`,
      })[how].replace(/^./, (letter) => letter.toUpperCase()),
    stale: (problem) => `Widać ostatnią poprawną kartę. ${problem}`,
    broken: (problem) => problem,
    noneYet: 'Tu będzie narysowana twoja karta.',
    noCard: 'Ten plik nie deklaruje karty, więc nie ma czego narysować.',
    reading: 'Karta się wczytuje…',
    languageNames: { en: 'angielski', pl: 'polski' },
  },

  newCard: {
    title: 'Nowa karta',
    name: 'Nazwa',
    kind: 'Zacznij od',
    make: 'Utwórz kartę',
    copyIntro: 'Kopia staje się twoją kartą; oryginał zostaje bez zmian.',
    manifestBroken: 'Pliku mod.json nie da się teraz odczytać. Najpierw go popraw.',
  },

  sheet: {
    title: 'O modzie',
    id: 'Identyfikator',
    idHint: 'Małe litery, cyfry i łączniki. Zapisy gier poznają po nim mod.',
    version: 'Wersja',
    titleIn: (language) => `Tytuł (${language})`,
    descriptionIn: (language) => `Opis (${language})`,
    authors: 'Autorzy',
    authorsHint: 'Kilku oddziel przecinkami.',
    license: 'Licencja',
    cover: 'Okładka',
    coverMade: 'z pierwszej karty',
    coverHint: 'Pokazuje ją ekran Mody. Do wyboru są obrazy tego moda.',
    settings: 'Ustawienia (JSON)',
    settingsHint: 'Liczby, przełączniki i wybory dla graczy; zobacz podręcznik modów.',
    settingsWrong: 'Ustawienia nie są obiektem JSON. Poszukaj brakującego przecinka albo cudzysłowu.',
    asText: 'Jako tekst',
    asTextHint: 'Tu można ustawić wszystko, także zależności i niezgodne mody. Zobacz podręcznik modów.',
    apply: 'Zastosuj',
    broken: 'mod.json nie jest poprawnym JSON-em. Popraw jego tekst tutaj.',
  },

  art: {
    title: 'Obraz',
    mixer: 'Obraz złożony',
    usual: 'jak zwykle',
    usualOf: (label) => `jak zwykle (${label})`,
    reset: 'Wszystko jak zwykle',
    own: 'Własny obraz',
    ownHint: (width, height) =>
      `PNG, JPEG, WebP, GIF albo SVG; zostanie przeskalowany do ${width} × ${height} i zapisany jako WebP. Jest zawsze tylko rysowany.`,
    pick: 'Wybierz obraz…',
    takeOut: 'Usuń obraz',
    notAPicture: (name) =>
      `„${name}” nie jest obrazem, który ta przeglądarka umie narysować. Wybierz PNG, JPEG, WebP, GIF albo SVG.`,
    tooBig: 'Obraz ma ponad 20 MB. Wybierz mniejszy.',
    kept: (path, kilobytes) => `Zapisano jako ${path} (${kilobytes} KB).`,
    noPlace: 'Tekstu karty nie da się teraz odczytać. Najpierw popraw skrypt.',
  },

  sound: {
    title: 'Dźwięk',
    hint: (endings) => `Plik dźwiękowy (${endings}). Słychać go, gdy karta zostaje odkryta albo użyta.`,
    pick: 'Wybierz dźwięk…',
    takeOut: 'Usuń dźwięk',
    notASound: (name, endings) => `„${name}” to nie jest dźwięk, jaki mody mogą zawierać: ${endings}.`,
  },

  share: {
    title: 'Udostępnij',
    use: 'Użyj w grach',
    useHint: 'Wkłada tę wersję do twoich modów i włącza ją dla nowych gier.',
    used: (title) =>
      `${title} jest w twoich modach i jest włączony dla nowych gier. Aby na pewno zobaczyć którąś kartę, przypnij ją tam: Mody, Karty.`,
    playNow: 'Zacznij grę',
    zip: 'Zip',
    zipHint: 'Cały mod w jednym pliku, taki sam, jak zapisuje „cults mod pack”.',
    zipped: (name, kilobytes) => `${name}, ${kilobytes} KB`,
    link: 'Link',
    linkHint: 'Mały mod mieści się w linku: nic nie jest wysyłane. Najwyżej 24 000 znaków; obrazy rzadko się mieszczą.',
    copyLink: 'Utwórz link',
    copied: (letters) => `Skopiowano: ${letters} znaków.`,
    linkField: 'Link',
    pngs: 'Karty jako PNG',
    pngsHint: '744 × 1042 piksele, w języku podglądu.',
    png: (name) => `${name}.png`,
    print: 'Arkusz do druku',
    printHint: 'A4, dziewięć kart na arkuszu, każda 63 × 88 mm, ze znacznikami cięcia.',
    printSingle: 'Po jednej',
    printCopies: 'Wszystkie egzemplarze',
    broken: 'Mod ma błąd i nie można go jeszcze udostępnić:',
  },

  linked: {
    title: 'Link przyniósł mod',
    intro: 'Nic z niego nie zostało uruchomione.',
    by: (authors) => `autor: ${authors}`,
    facts: (files, kilobytes, license) =>
      `${files} ${plural(files, ['plik', 'pliki', 'plików'])}, ${kilobytes} KB, licencja ${license}`,
    show: 'Pokaż karty',
    showHint: 'Jego skrypty działają w piaskownicy: nie widzą i nie zmieniają niczego poza grą.',
    try: 'Wypróbuj',
    tryHint: 'Wkłada go do twoich modów, włącza i zaczyna grę.',
    remix: 'Przerób',
    close: 'Nie teraz',
    cards: 'Jego karty',
  },
};
