import { CardDocument } from '../../../platform/workshop';
import type { Lang } from '../../../platform/i18n/lang';
import type { CardTemplate, ModCards } from '../../../platform/screens/workshop/game-workshop';
import { kindOf } from './kind-of';
import { CARD_TEMPLATES } from '../templates/cards';
import { STUDY_TEMPLATES } from '../templates/studies';
import { KINDS, type Said } from '../contract/language';
import { kindLabel } from './labels';
import { cardsLike } from './starts/similar';
import { spinOff, withoutMedia } from './starts/spin-off';
import { wholeFile } from './starts/whole';

/** The files of the base set, as their authors would write them. */
const BASE = import.meta.glob<string>('../../../../mods/base/**/*.js', { query: '?raw', import: 'default', eager: true });

const GROUPS: Readonly<Record<Lang, Readonly<Record<string, string>>>> = {
  en: {
    city: 'City cards',
    guardian: 'Guardians',
    action: 'Actions',
    starting: 'Starting cards',
    setup: 'Initial Setup cards',
    objective: 'Objectives',
    npc: 'Plans of the NPC',
    cult: 'Cults',
    rules: 'House rules',
  },
  pl: {
    city: 'Karty Miasta',
    guardian: 'Strażnicy',
    action: 'Działania',
    starting: 'Karty początkowe',
    setup: 'Karty Początkowego Przygotowania',
    objective: 'Cele',
    npc: 'Plany NPC',
    cult: 'Kulty',
    rules: 'Zasady domowe',
  },
};

const BASE_FOLDER = '../../../../mods/base/';

/** The base set as a mod whose cards may be copied. */
const BASE_CARDS: ModCards = {
  id: 'base',
  title: '',
  isOwn: false,
  scripts: Object.keys(BASE).map((path) => path.slice(BASE_FOLDER.length)),
  texts: new Map(Object.entries(BASE).map(([path, text]) => [path.slice(BASE_FOLDER.length), text])),
};

/** The first comment of a card is its printed text. */
const printedIn = (text: string): string => /^\/\/(?! ?@ts-check) ?(.*)$/m.exec(text)?.[1] ?? '';

/** A template of every kind of declaration, under its own name. */
function newStarts(lang: Lang): CardTemplate[] {
  const group = { en: 'New', pl: 'Nowe' }[lang];
  return Object.entries(CARD_TEMPLATES).map(([kind, { content, text }]) => ({
    id: `new ${kind}`,
    title: kindLabel(kind)[lang],
    hint: KINDS[kind as keyof typeof CARD_TEMPLATES].doc[lang],
    group,
    content,
    isCopy: false,
    text: (id, name) => spinOff(text, { id, name }) ?? text,
  }));
}

const STUDY_WORDS: Readonly<Record<keyof typeof STUDY_TEMPLATES, Readonly<Record<'title' | 'hint', Said>>>> = {
  puzzle: {
    title: { en: 'Puzzle', pl: 'Zagadka' },
    hint: {
      en: 'A position, a task, hints and a solution. It can be played as it stands.',
      pl: 'Pozycja, zadanie, podpowiedzi i rozwiązanie. Można ją zagrać od razu.',
    },
  },
  lesson: {
    title: { en: 'Lesson', pl: 'Lekcja' },
    hint: {
      en: 'A position, and steps that explain and point. It can be played as it stands.',
      pl: 'Pozycja i kroki, które objaśniają i wskazują. Można ją zagrać od razu.',
    },
  },
};

/** A puzzle and a lesson to begin from, under the name that the author gives. */
function studyStarts(lang: Lang): CardTemplate[] {
  const group = { en: 'To learn and solve', pl: 'Do nauki i rozwiązania' }[lang];
  return (['puzzle', 'lesson'] as const).map((kind) => {
    const { content, text } = STUDY_TEMPLATES[kind];
    const { title, hint } = STUDY_WORDS[kind];
    return {
      id: `new ${kind}`,
      title: title[lang],
      hint: hint[lang],
      group,
      content,
      isCopy: false,
      text: (_id, name) => `${JSON.stringify({ ...(JSON.parse(text) as object), name: { en: name, pl: name } }, null, 2)}\n`,
    };
  });
}

/** How many cards like the open one are offered. */
const MOST_ALIKE = 5;

/** Cards like the open one, each with what both have. */
function alikeStarts(lang: Lang, open: CardDocument, title: string, starts: readonly CopyStart[]): CardTemplate[] {
  if (open.parsed === null || kindOf(open.parsed) === null) return [];
  const group = { en: `Like ${title}`, pl: `Podobne do: ${title}` }[lang];
  return cardsLike(
    open.parsed,
    starts.map((start) => ({ text: start.source, start })),
    MOST_ALIKE,
  ).map(({ card: { start }, shared }) => ({
    ...start.template,
    id: `like ${start.template.id}`,
    group,
    hint: shared.map((one) => one[lang]).join(' · '),
  }));
}

/** A card that is there already. */
interface CopyStart {
  readonly source: string;
  readonly kind: keyof typeof CARD_TEMPLATES;
  readonly template: CardTemplate;
}

/** What card starts are made for: `around` are the mods beside the base set whose cards may be copied. */
export interface StartsFor {
  readonly lang: Lang;
  readonly nameIn: (document: CardDocument) => string | null;
  readonly open: CardDocument | null;
  readonly around: readonly ModCards[];
}

/**
 * Where a card may begin: templates of every kind, cards like the open one, the cards of the author's own mod, every card of the base
 * set, grouped by kind, and the cards of other mods.
 */
export function cardStarts({ lang, nameIn, open, around }: StartsFor): readonly CardTemplate[] {
  const startsOf = (mod: ModCards): readonly CopyStart[] => copyStarts(lang, nameIn, mod);
  const own = around.filter(({ isOwn }) => isOwn).flatMap(startsOf);
  const others = around.filter(({ isOwn }) => !isOwn).flatMap(startsOf);
  const starts = [...own, ...startsOf(BASE_CARDS), ...others];
  const alike = open === null ? [] : alikeStarts(lang, open, nameIn(open) ?? '…', starts);
  return [...newStarts(lang), ...alike, ...studyStarts(lang), ...starts.map(({ template }) => template)];
}

const isOffered = (kind: string | null): kind is CopyStart['kind'] => kind !== null && Object.hasOwn(CARD_TEMPLATES, kind);

/** The cards of a mod, by kind and name; without those that need files which cannot be written into them. */
function copyStarts(
  lang: Lang,
  nameIn: StartsFor['nameIn'],
  { id, title, isOwn, scripts, texts }: ModCards,
): readonly CopyStart[] {
  const order = Object.keys(GROUPS[lang]);
  return scripts
    .flatMap((path): CopyStart[] => {
      const source = texts.get(path) ?? '';
      const document = new CardDocument(source);
      const kind = kindOf(document.parsed);
      const whole = isOffered(kind) ? wholeFile(path, texts) : null;
      if (!isOffered(kind) || whole === null) return [];
      const start = isOwn ? whole : withoutMedia(whole);
      const template: CardTemplate = {
        id: `${id}/${path}`,
        title: nameIn(document) ?? path,
        // The comments of the base set and of the examples are in English.
        hint: lang === 'en' || isOwn ? printedIn(source) : '',
        group: title || (GROUPS[lang][kind] ?? ''),
        content: CARD_TEMPLATES[kind].content,
        isCopy: true,
        text: (newId, name) => spinOff(start, { id: newId, name }) ?? start,
      };
      return [{ source, kind, template }];
    })
    .sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind) || a.template.title.localeCompare(b.template.title, lang));
}
