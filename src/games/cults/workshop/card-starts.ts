import { CardDocument } from '../../../platform/workshop';
import type { Lang } from '../../../platform/i18n/lang';
import type { ContentKind } from '../../../platform/sandbox/mods';
import type { CardTemplate } from '../../../platform/screens/workshop/game-workshop';
import { kindOf } from './kind-of';
import { CARD_TEMPLATES } from '../templates/cards';
import { STUDY_TEMPLATES } from '../templates/studies';
import { KINDS, type Said } from '../contract/language';
import { kindLabel } from './labels';
import { cardsLike } from './starts/similar';
import { spinOff } from './starts/spin-off';

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
  },
  pl: {
    city: 'Karty Miasta',
    guardian: 'Strażnicy',
    action: 'Działania',
    starting: 'Karty początkowe',
    setup: 'Karty Początkowego Przygotowania',
    objective: 'Cele',
    npc: 'Plany NPC',
  },
};

/** In which list of mod.json a declaration of each kind stands. */
const LISTS: Readonly<Record<string, ContentKind>> = { setup: 'setups', objective: 'objectives', npc: 'npc' };

/** The first comment of a base card is its printed text. */
const printedIn = (text: string): string => /^\/\/ ?(.*)$/m.exec(text)?.[1] ?? '';

/** A template of every kind of declaration, under its own name. */
function newStarts(lang: Lang): CardTemplate[] {
  const group = { en: 'New', pl: 'Nowe' }[lang];
  return Object.entries(CARD_TEMPLATES).map(([kind, { content, text }]) => ({
    id: `new ${kind}`,
    title: kindLabel(kind)[lang],
    hint: KINDS[kind as keyof typeof CARD_TEMPLATES].doc[lang],
    group,
    content,
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
      text: (_id, name) => `${JSON.stringify({ ...(JSON.parse(text) as object), name: { en: name, pl: name } }, null, 2)}\n`,
    };
  });
}

/** How many cards like the open one are offered. */
const MOST_ALIKE = 5;

/** Cards of the base set like the open one, each with what both have. */
function alikeStarts(lang: Lang, open: CardDocument, title: string, starts: readonly BaseStart[]): CardTemplate[] {
  if (open.parsed === null) return [];
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

interface BaseStart {
  readonly source: string;
  readonly kind: string;
  readonly template: CardTemplate;
}

/** Where a card may begin: templates of every kind, cards like the open one, and every card of the base set, grouped by kind. */
export function cardStarts(
  lang: Lang,
  nameIn: (document: CardDocument) => string | null,
  open: CardDocument | null,
): readonly CardTemplate[] {
  const starts = baseStarts(lang, nameIn);
  const alike = open === null ? [] : alikeStarts(lang, open, nameIn(open) ?? '…', starts);
  return [...newStarts(lang), ...alike, ...studyStarts(lang), ...starts.map(({ template }) => template)];
}

function baseStarts(lang: Lang, nameIn: (document: CardDocument) => string | null): readonly BaseStart[] {
  const order = Object.keys(GROUPS[lang]);
  return Object.entries(BASE)
    .flatMap(([path, text]): BaseStart[] => {
      const document = new CardDocument(text);
      const kind = kindOf(document.parsed);
      const group = kind === null ? undefined : GROUPS[lang][kind];
      if (kind === null || group === undefined) return [];
      return [
        {
          source: text,
          kind,
          template: {
            id: path,
            title: nameIn(document) ?? path,
            // The comments of the base set are in English.
            hint: lang === 'en' ? printedIn(text) : '',
            group,
            content: LISTS[kind] ?? 'cards',
            text: (id, name) => spinOff(text, { id, name }) ?? text,
          },
        },
      ];
    })
    .sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind) || a.template.title.localeCompare(b.template.title, lang));
}
