import type { PlainSentences } from '../sentence';

/** Errors that must be told even where nothing more can be fetched. */
export const plAtOnce = {
  notFetched: () => 'Nie udało się tego wczytać. Sprawdź połączenie i wczytaj stronę ponownie: gra jest zapisana.',
  internal: (d) => `Zawiodła sama gra: ${d.text('what')}. Nic się nie zmieniło; prosimy o zgłoszenie tego błędu.`,
} satisfies PlainSentences;
