import { KINDS, type Said } from '../../../games/cults/contract/language';
import type { Text } from '../../../games/cults/contract/cards';
import type { CultsLibrary } from '../../../games/cults/base-set/library';
import { wordRules } from '../../../games/cults/words';
import { modOf } from '../../../kernel';
import type { Lang } from '../../../platform/i18n/lang';
import { namesOf } from '../words';

/** What a mod brings beside cards: a cult, house rules, a puzzle or a lesson. */
interface Content {
  readonly id: string;
  /** Its name, what it is, and what it says. */
  readonly told: (lang: Lang) => readonly [name: string, kind: string, ...lines: string[]];
}

const STUDIES: Readonly<Record<'puzzles' | 'lessons', Said>> = {
  puzzles: { en: 'a puzzle', pl: 'łamigłówka' },
  lessons: { en: 'a lesson', pl: 'lekcja' },
};

const inLang = (text: Text, lang: Lang): string => text[lang] ?? text.en ?? text.pl ?? '';

function cultsOf(library: CultsLibrary): Content[] {
  return library.book.book.cults.map(({ id, deck }) => ({
    id,
    told: (lang) => {
      const names = namesOf(lang, library);
      const cards = Object.entries(deck).map(([card, copies]) => `${names.card(card)} ×${copies}`);
      return [names.cult(id), KINDS.cult.doc[lang], cards.join(', ')];
    },
  }));
}

/** House rules of one file stand together. */
function rulesOf(library: CultsLibrary): Content[] {
  const { rules } = library.book.book;
  return [...new Set(rules.flatMap(({ source }) => source ?? []))].map((id) => ({
    id,
    told: (lang) => {
      const names = namesOf(lang, library);
      const lines = rules.filter(({ source }) => source === id).map((rule) => wordRules([{ ...rule }], lang, names));
      return [names.card(id), KINDS.rules.doc[lang], ...lines];
    },
  }));
}

const studiesOf = ({ studies }: CultsLibrary): Content[] =>
  (['lessons', 'puzzles'] as const).flatMap((kind) =>
    studies[kind].map(({ id, name, text }) => ({
      id,
      told: (lang) => [inLang(name, lang), STUDIES[kind][lang], inLang(text, lang)],
    })),
  );

/** Everything that these mods bring beside cards, as `mod show` prints it. */
export function otherContent(mods: ReadonlySet<string>, library: CultsLibrary, langs: readonly Lang[]): string[] {
  const all = [...cultsOf(library), ...rulesOf(library), ...studiesOf(library)];
  return all
    .filter(({ id }) => mods.has(modOf(id)))
    .map(({ id, told }) => {
      const lines = langs.flatMap((lang) => {
        const [name, kind, ...more] = told(lang);
        return [`  ${lang}  ${name} · ${kind}`, ...more.map((line) => `      ${line}`)];
      });
      return [id, ...lines].join('\n');
    });
}
