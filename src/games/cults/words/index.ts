import { Details } from '../../../platform/i18n/details';
import { term } from '../../../platform/i18n/sentence';
import type { Dictionary, Sentence, Sentences } from './dictionary';
import { languageOf } from './language';
import type { AppWords } from './app';
import { languageOf as platformWords } from '../../../platform/i18n/language';
import type { Lang } from '../../../platform/i18n/lang';
import type { DecisionLike, Names, WordParams, Words } from './types';
import { wordEffect } from './wording';

export type {
  DecisionLike,
  EventLike,
  HelpTopic,
  Names,
  OptionLike,
  WordParams,
  RefusalLike,
  UiWords,
  Words,
} from './types';
export type { AppWords } from './app';
export type { AroundName } from './app/stage';
export type { Explanation, ExplainTopic } from './app/explain';
export type { PhaseGroup } from './app/panels';
export type { ChosenAct } from './app/prompts';
export { roman } from './dictionary';
export { loadErrors, loadLanguage } from './language';
export { namesFrom, partsOf, printedText, type CardPart, type PrintedLike } from './printed';
export {
  wordAbility,
  wordCard,
  wordCity,
  wordCondition,
  wordEffect,
  wordNpcPlan,
  wordObjective,
  wordRules,
  wordSetup,
  wordTrigger,
  type AnyDeclared,
} from './wording';

export const appWords = (lang: Lang): AppWords => languageOf(lang).app;

/** The line of mood of a card of the base set; nothing for others. */
export function flavourOf(card: string, lang: Lang): string {
  const { flavour } = appWords(lang);
  return (Object.hasOwn(flavour, card) ? flavour[card] : undefined) ?? '';
}

/** The sentence for a key, if the language has one; a key such as `constructor` must not find what no language put there. */
function sentence(table: Sentences, key: string): Sentence | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}

/** Most reasons that advice gives: they must fit into a line of the table. */
const MOST_REASONS = 2;

/** The words of the game in a language, with the names of the cards and cults in play. */
export function wordsFor(lang: Lang, names: Names): Words {
  const words = languageOf(lang).dictionary;
  const { terms } = words;

  const error = (code: string, params: WordParams): string => {
    const details = new Details(params);
    // Read here: these words may come after all the others.
    const [own, platform] = [languageOf(lang), platformWords(lang)];
    const said = sentence(own.errors, code) ?? sentence(platform.errors, code);
    const message = said?.(details, names) ?? platform.unknownError(code);
    const path = details.text('path');
    return path === '' ? message : `${path}: ${message}`;
  };

  const refusal = (code: string, params: WordParams): string =>
    sentence(words.refusals, code)?.(new Details(params), names) ?? words.unknownRefusal(code);

  /** Cards are refused by their ids: what the language itself cannot name is a card. */
  const refusedWhat = (what: string, district: string): string =>
    words.refusedWhat(isThing(what, words) ? what : names.card(what), district);

  /** What the card that asks is about to do says more than the kind of its question; what it offers to choose from says itself. */
  const pending = ({ kind, effect }: DecisionLike, source: string): string | null =>
    effect === undefined || kind === 'chooseOne' ? null : wordEffect(effect, lang, names, source);

  return {
    lang,
    error,
    refusal,
    refused: ({ what, district, code, params }) =>
      `${refusedWhat(what, district ?? '')}: ${goingOn(refusal(code, params ?? {}))}`,
    because(reasons, kind = '') {
      const said = reasons.flatMap(({ code, params }) => sentence(words.advice, code)?.(new Details(params), names) ?? []);
      if (said.length > 0) return said.slice(0, MOST_REASONS).join(' ');
      return sentence(words.advice, kind)?.(new Details({}), names) ?? words.unknownAdvice;
    },
    prompt(decision) {
      const details = new Details({ ...decision });
      const source = details.text('source') || (details.items('options')[0]?.text('source') ?? '');
      const asked = pending(decision, source) ?? (sentence(words.prompts, decision.kind) ?? words.unknownPrompt)(details, names);
      return source === '' ? asked : `${names.card(source)}: ${goingOn(asked)}`;
    },
    label(kind, option) {
      if (option.pass === true) return (Object.hasOwn(words.passes, kind) ? words.passes[kind] : undefined) ?? words.passes.other;
      return (sentence(words.labels, kind) ?? unknownLabel(words))(new Details(option), names);
    },
    event: (event) => (sentence(words.events, event.type) ?? words.unknownEvent)(new Details(event), names),
    district: (id) => term(terms.districts, id),
    plan: (id) => term(terms.plans, id),
    phase: (id) => term(terms.phases, id),
    token: (id, count = 1) => words.token(id, count),
    someTokens: words.someTokens,
    keyword: (id) => term(terms.keywords, id),
    face: (id) => term(terms.faces, id),
    stack: (id) => term(terms.stacks, id),
    ritual: (level) => words.ritual(String(level)),
    ruleNumber: (id) => term(terms.numbers, id),
    ui: words.ui,
  };
}

/** After a colon a sentence goes on in small letters, unless it begins with a heading of its own ("Terror: …"). */
const goingOn = (text: string): string => (/^\S+:/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1));

const isThing = (what: string, { terms }: Dictionary): boolean =>
  what === 'site' || /^ritual-\d$/.test(what) || Object.hasOwn(terms.plans, what);

/** Labels an option of an unknown kind with the details that it carries. */
function unknownLabel({ terms, token, ritual }: Dictionary): Sentence {
  return (d, names) => {
    const parts: string[] = [];
    if (d.has('cult')) parts.push(names.cult(d.text('cult')));
    if (d.has('card')) parts.push(names.card(d.text('card')));
    if (d.has('token')) parts.push(token(d.text('token'), 1));
    if (d.has('plan')) parts.push(term(terms.plans, d.text('plan')));
    if (d.has('level')) parts.push(ritual(d.text('level')));
    if (d.has('district')) parts.push(term(terms.districts, d.text('district')));
    return parts.length === 0 ? d.text('id') : parts.join(', ');
  };
}
