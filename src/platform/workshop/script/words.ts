import type { FormText } from '../form/model';

const said = (en: string, pl: string): FormText => ({ en, pl });

export const SCRIPT_SAYS = {
  script: said('Script', 'Skrypt'),
  typed: said('Typing', 'Pisanie'),
  deleted: said('Deleting', 'Usuwanie'),
  pasted: said('Pasting', 'Wklejenie'),
  changed: said('Script', 'Skrypt'),
} as const;

/** What CodeMirror itself says, in Polish. */
export const CODEMIRROR_PL: Readonly<Record<string, string>> = {
  Completions: 'Podpowiedzi',
  Diagnostics: 'Problemy',
  'No diagnostics': 'Bez problemów',
  close: 'zamknij',
  'Control character': 'Znak sterujący',
};
