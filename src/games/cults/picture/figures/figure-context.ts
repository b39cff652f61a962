import type { SettingsStore } from '../../../../platform/shell/settings';
import { appWords } from '../../words';
import type { Books } from '../cards/books';
import { tableLayoutFor } from '../config/table-layout';
import type { TableContext } from '../context';

/** For pictures outside a game: as at a table of 1600×900, enlarged `unit` times. */
export const figureContext = (books: Books, settings: SettingsStore, unit: number): TableContext => ({
  books,
  app: appWords(books.lang),
  layout: tableLayoutFor(1600 * unit, 900 * unit),
  settings,
  draw: () => undefined,
  thinking: { seats: [] },
  coming: new Map(),
  explain: () => undefined,
  rules: () => undefined,
});
