import { GAMES, gameNamed } from '../../../games';
import type { Library } from '../../../games/cults/base-set/library';
import type { Lang } from '../../../platform/i18n/lang';
import { opened } from '../mod-disk';
import type { WordsFor } from '../worded';
import { wordsOf } from '../words';
import { Table } from './table';

/** What a table is opened with. */
export interface TableJob {
  /** The name of the game; left out: Rise of the Cults. */
  readonly game?: string | undefined;
  readonly mods: string | undefined;
  readonly lang: Lang;
  /** Saves carry the mods unless a command says otherwise. */
  readonly carries: boolean;
}

/** A game without words is told by its ids; errors of the table have words in any case. */
const plainWords = (lang: Lang): WordsFor<unknown> => ({
  of: () => ({
    prompt: ({ kind }) => kind,
    label: (_, { id }) => id,
    refusal: (code) => code,
    error: wordsOf(lang).error,
  }),
});

/** Opens the mods asked for and sets up a table for the game; throws what is wrong with them. */
export async function openTable({ game: name = 'cults', mods, lang, carries }: TableJob): Promise<Table> {
  if (name === 'cults') {
    const game = await GAMES.cults();
    const words: WordsFor<Library> = { of: (library) => wordsOf(lang, library) };
    return new Table(await game.saves(), await opened(game, mods), words, carries);
  }
  const game = await gameNamed(name);
  return new Table(await game.saves(), await opened(game, mods), plainWords(lang), carries);
}
