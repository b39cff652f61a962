import type { Decision, GameError, Params, SeatView } from '../engine';
import { wordsFor, type Lang, type Names, type Words } from '../i18n';
import { baseLibrary } from '../session/books';
import type { Library } from '../session/library';

/** The names of the cards and cults in play; a text that lacks a language falls back to the other, marked. */
export function namesOf(lang: Lang, { printed }: Library = baseLibrary()): Names {
  const other = lang === 'en' ? 'pl' : 'en';
  const name = (id: string): string => {
    const words = printed.get(id)?.name;
    return words?.[lang] ?? (words?.[other] === undefined ? id : `${words[other]} [${other}]`);
  };
  const choice = (card: string, word: string): string | undefined => {
    const texts = printed.get(card)?.choiceTexts ?? [];
    const found = texts.find((text) => (text.en ?? text.pl) === word);
    return found?.[lang] ?? found?.[other];
  };
  return { card: name, cult: name, choice };
}

/** The words of a language with the names of the cards in play. */
export const wordsOf = (lang: Lang, library: Library = baseLibrary()): Words => wordsFor(lang, namesOf(lang, library));

/** A decision with everything a person reads: prompt, labels, reasons. */
export function worded(decision: Decision | null, words: Words): Record<string, unknown> | null {
  if (decision === null) return null;
  return {
    ...decision,
    prompt: words.prompt(decision),
    options: decision.options.map((option) => ({ ...option, label: words.label(decision.kind, option) })),
    refused: decision.refused.map((refusal) => ({ ...refusal, why: words.refusal(refusal.code, refusal.params ?? {}) })),
  };
}

export function wordedView(view: SeatView, words: Words): Record<string, unknown> {
  return { ...view, decision: worded(view.decision, words) };
}

export function wordedError(error: GameError, words: Words): Record<string, unknown> {
  const { path } = error.params as Params & { path?: string };
  return {
    code: error.code,
    message: words.error(error.code, error.params),
    ...(error.rule === undefined ? {} : { rule: error.rule }),
    ...(path === undefined ? {} : { path }),
  };
}
