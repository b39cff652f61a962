import { modOf } from '../../../kernel';
import type { Card } from '../../../games/cults/rules';
import { LANGS } from '../../../platform/i18n/lang';
import type { CultsLibrary } from '../../../games/cults/base-set/library';
import { readArguments } from '../process/arguments';
import { cardText } from '../cards/card-text';
import { libraryFor } from '../mod-disk';
import { namesOf } from '../words';
import { sayJson } from '../process/output';

const inBoth = (word: (lang: (typeof LANGS)[number]) => string): Record<string, string> =>
  Object.fromEntries(LANGS.map((lang) => [lang, word(lang)]));

/** A card's entry in `mod list`. */
function entry(card: Card, library: CultsLibrary): Record<string, unknown> {
  const { id, kind } = card;
  return {
    id,
    mod: modOf(id),
    kind,
    ...('cost' in card ? { cost: card.cost } : {}),
    ...('copies' in card ? { copies: card.copies } : {}),
    ...('icons' in card ? { icons: card.icons } : {}),
    name: inBoth((lang) => namesOf(lang, library).card(id)),
    text: inBoth((lang) => cardText(card, lang, library)),
  };
}

/** `cults mod list`: prints every card in play as JSON. */
export async function listCommand(args: readonly string[]): Promise<void> {
  const given = readArguments(args, { mods: 'value' });
  const library = await libraryFor(given.get('mods'));
  sayJson(
    library.book.book.cards.map((card) => entry(card, library)),
    2,
  );
}
