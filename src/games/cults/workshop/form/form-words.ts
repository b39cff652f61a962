import { said, type Said } from '../../contract/language';

/** Words of the form itself, beside those of the card language. */
export const FORM_WORDS = {
  kind: said('Kind', 'Rodzaj'),
  usual: (label: Said): Said => said(`as usual (${label.en})`, `jak zwykle (${label.pl})`),
  nothing: said('—', '—'),
  add: (label: Said): Said => said(`Add: ${label.en}`, `Dodaj: ${label.pl}`),
  remove: (label: Said): Said => said(`Remove: ${label.en}`, `Usuń: ${label.pl}`),
  up: said('Move up', 'Wyżej'),
  down: said('Move down', 'Niżej'),
  opaque: {
    function: said('A function: edit it in the script.', 'Funkcja: edytuj ją w skrypcie.'),
    name: said('A constant of the file: edit it in the script.', 'Stała z pliku: edytuj ją w skrypcie.'),
    spread: said('Put together by code: edit it in the script.', 'Złożone przez kod: edytuj to w skrypcie.'),
    expression: said('Worked out by code: edit it in the script.', 'Obliczane przez kod: edytuj to w skrypcie.'),
    other: said('Not what belongs here: mend it in the script.', 'Nie to, co tu należy: popraw to w skrypcie.'),
  },
  unknown: said('The form does not know this field.', 'Formularz nie zna tego pola.'),
} as const;
