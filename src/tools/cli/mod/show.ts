import { existsSync } from 'node:fs';
import type { Card } from '../../../games/cults/rules';
import type { CultsLibrary } from '../../../games/cults/base-set/library';
import { GameError, modOf } from '../../../kernel';
import { LANGS, type Lang } from '../../../platform/i18n/lang';
import { openMod } from '../../../platform/sandbox/mods';
import { cardLines } from '../cards/card-lines';
import { cardNamed } from '../cards/card-named';
import { bundledMods, sourcesFor } from '../mod-disk';
import { readLang } from '../process/arguments';
import { say } from '../process/output';
import { wordsOf } from '../words';
import { otherContent } from './other-content';
import { libraryWith, placesOf, readWords, type ModPlace } from './paths';

const USAGE = 'mod show [PATH…] [CARD…] [--mods a,b.zip] [--lang en|pl]';

const isMod = (word: string): boolean => existsSync(word) || bundledMods().has(word);

/** A card with its id, and in each language its name, kind, icons, cost and worded text. */
export function shownCard(card: Card, library: CultsLibrary, langs: readonly Lang[]): string {
  const lines = langs.flatMap((lang) => {
    const [head = '', ...text] = cardLines(card, lang, library);
    return [`  ${lang}  ${head}`, ...text.map((line) => `      ${line}`)];
  });
  return [card.id, ...lines].join('\n');
}

/** `cults mod show`: prints cards as they are worded, in both languages unless one is asked for: those named, else all that the mods bring. */
export async function showCommand(args: readonly string[]): Promise<void> {
  const { words, args: options } = readWords(args, { mods: 'value', lang: 'value' });
  const langs = options.has('lang') ? [readLang(options.get('lang'))] : LANGS;
  const named = words.filter((word) => !isMod(word));
  const own = words.length === named.length ? [] : placesOf(words.filter(isMod), USAGE);
  const besides = sourcesFor(options.get('mods')).map((source): ModPlace => ({ path: source.origin, source }));
  if (words.length === 0 && besides.length === 0) throw new GameError('toolNeedsCard', { usage: USAGE });
  const places = [...own, ...besides];
  const mods = places.map((place) => openMod(place.source));
  const library = await libraryWith(places, mods);
  const ids = new Set(mods.map(({ manifest }) => manifest.id));
  const all = library.book.book.cards.filter(({ id }) => ids.has(modOf(id)));
  const cards = named.length === 0 ? all : named.map((word) => cardNamed(word, library, ''));
  const others = named.length === 0 ? otherContent(ids, library, langs) : [];
  const shown = [...cards.map((card) => shownCard(card, library, langs)), ...others];
  const nothing = (): string => wordsOf(langs[0]!, library).error('modBringsNothing', { value: [...ids].join(', ') });
  say(shown.length === 0 ? nothing() : shown.join('\n\n'));
}
