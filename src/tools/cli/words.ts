import type { Decision, GameError, Params, SeatView } from '../../kernel';
import '../../games/cults/words/all';
import { namesFrom, wordsFor, type Lang, type Names, type Words } from '../../games/cults/words';
import { baseLibrary } from '../../games/cults/base-set/books';
import { ModsDiffer } from '../../platform/session/differences';
import type { Library } from '../../games/cults/base-set/library';

/** Names of the cards and cults in play. */
export const namesOf = (lang: Lang, { printed }: Library = baseLibrary()): Names => namesFrom(lang, (id) => printed.get(id));

/** The words of a language, with the names of the cards in play. */
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
    message: errorText(error, words),
    ...(error.rule === undefined ? {} : { rule: error.rule }),
    ...(path === undefined ? {} : { path }),
    ...(error instanceof ModsDiffer ? differing(error, words) : {}),
  };
}

/** An error in words; where mods differ, with each difference and the closed choices. */
export function errorText(error: GameError, words: Words): string {
  const message = words.error(error.code, error.params);
  if (!(error instanceof ModsDiffer)) return message;
  const [differences, closed] = [error.differences, error.closed].map((problems) =>
    problems.map(({ code, params }) => words.error(code, { ...params, path: '' })),
  );
  return [message, ...differences!, ...closed!].join(' ');
}

/** Like `errorText`, as data for programs. */
function differing({ differences, offers, closed }: ModsDiffer, words: Words): Record<string, unknown> {
  const listed = (problems: ModsDiffer['differences']): Record<string, unknown>[] =>
    problems.map(({ code, params: { path: _, ...params } }) => ({ code, ...params, message: words.error(code, params) }));
  return { differences: listed(differences), offers, closed: listed(closed) };
}
