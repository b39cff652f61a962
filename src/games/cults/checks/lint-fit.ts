import { LANGS, type Lang } from '../../../platform/i18n/lang';
import type { CultsLibrary } from '../base-set/library';
import { readDeclaration, type Declared, type Printed } from '../vocabulary/declaration';
import { partsOf, printedText } from '../words';
import { lettersThatFit, nameFits, textFits, type FitWords } from './card-fit';
import { found, problem, type CheckFinding } from './finding';
import { spotOf, type LoadedMod, type Script } from './loaded';

/** Finds names and texts that a card cannot show whole, also texts that the game words itself. */

function wordsOn(
  card: Extract<Declared, { kind: 'card' }>['card'],
  printed: Printed,
  lang: Lang,
  base: CultsLibrary['printed'],
): FitWords {
  const look = (id: string): Printed | undefined => (id === card.id ? printed : base.get(id));
  const keywords = 'abilities' in card ? (card.abilities ?? []).map(({ keyword }) => keyword) : [];
  const parts = partsOf(printedText(card, lang, look), keywords);
  const advance = card.kind === 'city' && (card.investigators ?? []).length > 0 ? 1 : 0;
  return { parts: parts.map(({ text }) => text), heads: parts.filter(({ keyword }) => keyword !== null).length + advance };
}

function lintScript({ file, source, doc }: Script, { mod }: LoadedMod, base: CultsLibrary['printed']): CheckFinding[] {
  const declared = readDeclaration(doc, mod.manifest.id, file, 1);
  if (declared.kind !== 'card') return [];
  const { card, printed } = declared;
  return LANGS.flatMap((lang) => {
    const name = printed.name[lang];
    const isNameLong = name !== undefined && !nameFits(name);
    const words = wordsOn(card, printed, lang, base);
    const own = printed.text?.[lang] === undefined ? 'abilities' : `text.${lang}`;
    const count = words.parts.join('\n').length;
    return [
      ...(isNameLong
        ? [found('warning', spotOf(file, source, `name.${lang}`), problem('nameDoesNotFit', { count: name.length, lang }))]
        : []),
      ...(textFits(words)
        ? []
        : [found('warning', spotOf(file, source, own), problem('textDoesNotFit', { count, max: lettersThatFit(words), lang }))]),
    ];
  });
}

export const lintFit = (loaded: LoadedMod, { printed }: CultsLibrary): CheckFinding[] =>
  loaded.scripts.flatMap((script) => lintScript(script, loaded, printed));
