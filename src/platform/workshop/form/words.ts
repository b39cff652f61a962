import type { FormText } from './model';

const said = (en: string, pl: string): FormText => ({ en, pl });

/** What the form component says by itself. */
export const FORM_SAYS = {
  add: said('Add', 'Dodaj'),
  choose: said('Choose …', 'Wybierz…'),
  addWhat: said('What to add', 'Co dodać'),
  more: said('More fields', 'Więcej pól'),
  piece: said('Ready piece', 'Gotowy element'),
  insert: said('Insert a ready piece', 'Wstaw gotowy element'),
  less: said('Less', 'Mniej'),
  greater: said('More', 'Więcej'),
  remove: said('Remove', 'Usuń'),
  up: said('Move up', 'Wyżej'),
  down: said('Move down', 'Niżej'),
  inScript: said('Edit in the script', 'Edytuj w skrypcie'),
  rests: (line: number): FormText =>
    said(
      `The script has a mistake in line ${line}. The form shows the last version that could be read; mend the script, or undo.`,
      `Skrypt ma błąd w wierszu ${line}. Formularz pokazuje ostatnią wersję, którą dało się odczytać; popraw skrypt albo cofnij zmianę.`,
    ),
  goThere: said('Go to the mistake', 'Przejdź do błędu'),
  noCard: said(
    'This file declares no card: it helps other files. Edit it in the script.',
    'Ten plik nie deklaruje karty: pomaga innym plikom. Edytuj go w skrypcie.',
  ),
  fix: said('Fix it', 'Popraw'),
  item: (index: number): FormText => said(`Row ${index}`, `Wiersz ${index}`),
} as const;
