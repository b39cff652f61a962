import { GAMES, gameNamed } from '../../../games';
import type { CultsLibrary } from '../../../games/cults/base-set/library';
import type { Lang } from '../../../platform/i18n/lang';
import { opened } from '../mod-disk';
import type { WordsFor } from '../words/worded';
import { wordsOf } from '../words';
import type { ScriptNote } from '../../../games/cults/vocabulary/book';
import { HeadlessTable, type Notes } from './headless-table';

/** What a table is opened with. */
export interface TableJob {
  /** The name of the game; left out: Rise of the Cults. */
  readonly game?: string | undefined;
  readonly mods: string | undefined;
  readonly lang: Lang;
  /** Saves carry the mods unless a command says otherwise. */
  readonly carries: boolean;
  /** Replies tell what scripts write with `game.log`. */
  readonly log?: boolean;
}

function notes(): Notes<CultsLibrary> {
  const written: ScriptNote[] = [];
  return {
    listen: ({ host }) => void (host.onNote = (note) => written.push(note)),
    take: () => written.splice(0),
  };
}

/** For a game without words: shows its ids. Errors of the table have words in any case. */
export const plainWords = (lang: Lang): WordsFor<unknown> => ({
  of: () => ({
    prompt: ({ kind }) => kind,
    label: (_, { id }) => id,
    refusal: (code) => code,
    error: wordsOf(lang).error,
    because: (reasons) => reasons.map(({ code }) => code).join(', '),
  }),
});

/** Opens the mods asked for and sets up a table for the game; throws what is wrong with them. */
export async function openTable({ game: name = 'cults', mods, lang, carries, log = false }: TableJob): Promise<HeadlessTable> {
  if (name === 'cults') {
    const game = await GAMES.cults();
    const words: WordsFor<CultsLibrary> = { of: (library) => wordsOf(lang, library) };
    return new HeadlessTable(
      await game.saves(),
      await opened(game, mods),
      words,
      carries,
      log ? notes() : null,
      await game.bots?.(),
    );
  }
  const game = await gameNamed(name);
  return new HeadlessTable(await game.saves(), await opened(game, mods), plainWords(lang), carries, null, await game.bots?.());
}
