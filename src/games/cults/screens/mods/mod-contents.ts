import type { CultsReading } from '../../reading';
import type { Lang } from '../../../../platform/i18n/lang';
import type { ModContents, ShownCard } from '../../../../platform/screens/mods/mod-show';
import { Books } from '../../picture/cards/books';
import { appWords, wordRules } from '../../words';
import { MOD_CHANGE_WORDS } from '../../words/mods';

/** Kinds in the order in which they are counted. */
const KINDS = ['city', 'guardian', 'action', 'starting', 'objective', 'setup', 'npc', 'disorganization'];

const LANGS: readonly Lang[] = ['en', 'pl'];

/** Ids of the base set name no mod. */
export const isOf = (id: string, mod: string): boolean => (mod === 'base' ? !id.includes(':') : id.startsWith(`${mod}:`));

/** What a mod brings to this game. */
export function contentsOf(reading: CultsReading, mod: string, lang: Lang): ModContents {
  const books = new Books(reading, lang);
  const cards = reading.cards.filter(({ id }) => isOf(id, mod));
  const counts = countsOf(cards.map(({ kind }) => kind));
  const cults = reading.cults.filter(({ id }) => isOf(id, mod));
  const rules = rulesOf(reading, mod);
  const words = MOD_CHANGE_WORDS[lang];
  const summed = [...(cults.length === 0 ? [] : [['cult', cults.length] as const]), ...counts];
  const ruled = rules.length === 0 ? [] : [['rules', rules.length] as const];
  return {
    changes: changesOf(reading, mod, books),
    summary: words.counts([...summed, ...ruled]) || words.nothing,
    languages: languagesOf(reading, mod),
    cards: cards.map(({ id }) => shownCard(books, id, lang)),
  };
}

function countsOf(kinds: readonly string[]): (readonly [string, number])[] {
  return KINDS.map((kind) => [kind, kinds.filter((one) => one === kind).length] as const).filter(([, count]) => count > 0);
}

/** The files of house rules that the mod has. */
const rulesOf = ({ rules }: CultsReading, mod: string): string[] => [
  ...new Set(rules.flatMap(({ source = '' }) => (isOf(source, mod) ? [source] : []))),
];

function changesOf(reading: CultsReading, mod: string, books: Books): string[] {
  const { names, lang } = books;
  const words = MOD_CHANGE_WORDS[lang];
  const own = reading.cards.filter(({ id }) => isOf(id, mod));
  const counts = countsOf(own.map(({ kind }) => kind));
  const cults = reading.cults.filter(({ id }) => isOf(id, mod));
  const changed = reading.cults.filter(({ id, deck }) => !isOf(id, mod) && Object.keys(deck).some((card) => isOf(card, mod)));
  const scripted = own.filter(hasScript).length;
  const changes = [
    ...(counts.length === 0 ? [] : [words.adds(counts)]),
    ...(cults.length === 0 ? [] : [words.addsCults(cults.map(({ id }) => names.cult(id)))]),
    ...(changed.length === 0 ? [] : [words.changesDecks(changed.map(({ id }) => names.cult(id)))]),
    ...rulesOf(reading, mod).map((source) => {
      const modifiers = reading.rules.filter((rule) => rule.source === source).map((rule) => ({ ...rule }));
      return words.rule(names.card(source), wordRules(modifiers, lang, names));
    }),
  ];
  if (changes.length === 0) return [words.nothing];
  return [...changes, scripted === 0 ? words.declaredOnly : words.scripts(scripted)];
}

/** Whether a declaration contains an effect that is a function of the author's. */
function hasScript(declared: object): boolean {
  const stack: unknown[] = [declared];
  for (let value = stack.pop(); value !== undefined; value = stack.pop()) {
    if (typeof value !== 'object' || value === null) continue;
    if ((value as { do?: unknown }).do === 'script') return true;
    for (const part of Object.values(value)) if (part !== undefined) stack.push(part);
  }
  return false;
}

function languagesOf({ printed }: CultsReading, mod: string): Lang[] {
  const names = printed.filter(([id]) => isOf(id, mod)).map(([, { name }]) => name);
  return LANGS.filter((lang) => names.some((name) => name[lang] !== undefined));
}

function shownCard(books: Books, id: string, lang: Lang): ShownCard {
  const { name, kind, text } = books.card(id);
  return {
    id,
    kind,
    name,
    spoken: [`${appWords(lang).panels.kinds[kind] ?? ''}: ${name}`, text].filter((part) => part !== '').join('. '),
  };
}
