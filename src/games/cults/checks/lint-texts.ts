import '../words/all';
import { LANGS, type Lang } from '../../../platform/i18n/lang';
import { wordsFor } from '../words';
import { KEYWORDS } from '../rules';
import { textOf, MANIFEST } from '../../../platform/sandbox/mods';
import { found, problem, type CheckFinding } from './finding';
import { docsAt } from './lint-cards';
import { spotOf, type LoadedMod, type Script } from './loaded';
import { mask } from './text-places';

type Doc = Readonly<Record<string, unknown>>;
type Text = Readonly<Partial<Record<Lang, string>>>;

const isText = (value: unknown): value is Text => typeof value === 'object' && value !== null && ('en' in value || 'pl' in value);

/** All texts of a declaration with their paths. */
function textsOf(doc: Doc): [path: string, text: Text][] {
  const all: [string, unknown][] = ['name', 'text', 'flavour'].map((key) => [key, doc[key]]);
  docsAt(doc, 'choices').forEach((choice, i) => all.push([`choices[${i}]`, choice]));
  docsAt(doc, 'abilities').forEach((ability, i) => all.push([`abilities[${i}].text`, ability['text']]));
  return all.filter((entry): entry is [string, Text] => isText(entry[1]));
}

function missing(texts: readonly [string, Text][], file: string, source: string): CheckFinding[] {
  return texts.flatMap(([path, text]) =>
    LANGS.filter((lang) => text[lang] === undefined).map((lang) =>
      found('warning', spotOf(file, source, path), problem('languageMissing', { lang, other: lang === 'en' ? 'pl' : 'en' })),
    ),
  );
}

/** Number words from two to ten; one is often said where no number stands in the script. */
const NUMBER_WORDS: Readonly<Record<Lang, readonly string[]>> = {
  en: ['two|twice', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  pl: [
    'dwa|dwie|dwaj|dwóch|dwu|dwom|dwoma|dwiema|dwoje|dwukrotnie',
    'trzy|trzech|trzej|trzem|trzema|troje',
    'cztery|czterech|czterej|czterem|czterema',
    'pięć|pięciu',
    'sześć|sześciu',
    'siedem|siedmiu',
    'osiem|ośmiu',
    'dziewięć|dziewięciu',
    'dziesięć|dziesięciu',
  ],
};

/** The numbers in a text except 0 and 1. */
function numbersIn(text: string, lang: Lang): number[] {
  const digits = [...text.matchAll(/\d+/g)].map(([found]) => Number(found));
  const words = text.toLowerCase().split(/[^\p{L}]+/u);
  const said = NUMBER_WORDS[lang].flatMap((forms, i) => (forms.split('|').some((form) => words.includes(form)) ? [i + 2] : []));
  return [...new Set([...digits, ...said])].filter((n) => n > 1).sort((a, b) => a - b);
}

/** The scripts that a file imports, directly or not, and the file itself. */
function reached(file: string, { imports }: LoadedMod, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const next of imports.get(file) ?? []) reached(next, { imports } as LoadedMod, seen);
  return seen;
}

/** Numbers in the code of a script and its imports, without texts and comments. */
function numbersOf(file: string, loaded: LoadedMod): Set<number> {
  const codes = [...reached(file, loaded)].map((path) => mask(loaded.sources.get(path) ?? ''));
  return new Set(codes.flatMap((code) => [...code.matchAll(/(?<![\w$.])\d+/g)].map(([digits]) => Number(digits))));
}

const isFunction = (part: Doc): boolean => docsAt(part, 'effects').some((effect) => effect['do'] === 'script');
const hasFunction = (doc: Doc): boolean => isFunction(doc) || docsAt(doc, 'abilities').some(isFunction);

/** Finds functions without a printed text: only the author can word a function. */
function wordless({ file, source, doc }: Script): CheckFinding[] {
  if (isText(doc['text'])) return [];
  const paths = docsAt(doc, 'abilities').flatMap((ability, i) =>
    isFunction(ability) && !isText(ability['text']) ? [`abilities[${i}].run`] : [],
  );
  return [...(isFunction(doc) ? ['run'] : []), ...paths].map((path) =>
    found('error', spotOf(file, source, path), problem('functionWithoutText')),
  );
}

const IN_TEXT = /^text$|^abilities\[\d+\]\.text$/;

function strayNumbers({ file, source, doc }: Script, loaded: LoadedMod): CheckFinding[] {
  if (!hasFunction(doc)) return [];
  const known = numbersOf(file, loaded);
  return textsOf(doc)
    .filter(([path]) => IN_TEXT.test(path))
    .flatMap(([path, text]) =>
      LANGS.flatMap((lang) =>
        numbersIn(text[lang] ?? '', lang)
          .filter((number) => !known.has(number))
          .map((number) =>
            found('warning', spotOf(file, source, `${path}.${lang}`), problem('numberNotInScript', { count: number })),
          ),
      ),
    );
}

/** Finds numbers that one language mentions and the other does not. */
function differing({ file, source, doc }: Script): CheckFinding[] {
  return textsOf(doc).flatMap(([path, { en, pl }]) => {
    if (en === undefined || pl === undefined || !IN_TEXT.test(path)) return [];
    const [english, polish] = [numbersIn(en, 'en'), numbersIn(pl, 'pl')];
    const odd = [...english.filter((n) => !polish.includes(n)), ...polish.filter((n) => !english.includes(n))];
    if (odd.length === 0) return [];
    return [found('warning', spotOf(file, source, path), problem('languagesDiffer', { numbers: odd }))];
  });
}

const NAMES = { card: (id: string): string => id, cult: (id: string): string => id };

/** Finds keywords in a text, such as "Terror: …", that none of the card's abilities has. */
function strayKeywords({ file, source, doc }: Script): CheckFinding[] {
  const abilities = docsAt(doc, 'abilities');
  const { text } = doc;
  if (!isText(text) || abilities.length === 0) return [];
  const own = abilities.map((ability) => String(ability['keyword']));
  return LANGS.flatMap((lang) => {
    const words = wordsFor(lang, NAMES);
    return KEYWORDS.filter((keyword) => keyword !== 'trigger' && !own.includes(keyword))
      .filter((keyword) => new RegExp(`(^|[.\\n]\\s*)${words.keyword(keyword)}(:| –| \\()`, 'u').test(text[lang] ?? ''))
      .map((keyword) =>
        found(
          'warning',
          spotOf(file, source, `text.${lang}`),
          problem('keywordNotOfCard', { value: words.keyword(keyword), keywords: own }),
        ),
      );
  });
}

function manifestTexts({ mod }: LoadedMod): CheckFinding[] {
  const { title, description } = mod.manifest;
  const texts: [string, Text][] = [
    ['title', title],
    ['description', description],
  ];
  return missing(texts, MANIFEST, textOf(mod.files, MANIFEST, mod.manifest.id));
}

/** Finds missing texts and texts that contradict the script. */
export function lintTexts(loaded: LoadedMod): CheckFinding[] {
  const ofScripts = loaded.scripts.flatMap((script) => [
    ...missing(textsOf(script.doc), script.file, script.source),
    ...wordless(script),
    ...strayNumbers(script, loaded),
    ...differing(script),
    ...strayKeywords(script),
  ]);
  return [...manifestTexts(loaded), ...ofScripts];
}
