import type { Decision, GameError, Option, Params, Reason, SeatView } from '../../../kernel';
import { ModsDiffer } from '../../../platform/session/differences';

/** The words of a game that the headless table needs, in one language. */
export interface HeadlessWords {
  prompt(decision: Decision): string;
  label(kind: string, option: Option): string;
  refusal(code: string, params: Params): string;
  error(code: string, params: Params): string;
  /** The reasons of an adviser for an answer to a decision of this kind, the deciding one first, as sentences. */
  because(reasons: readonly Reason[], kind: string): string;
}

/** Words that name the cards of a library. */
export interface WordsFor<L> {
  of(library: L): HeadlessWords;
}

/** A decision with everything a person reads: prompt, labels, reasons. */
export function worded(decision: Decision | null, words: HeadlessWords): Record<string, unknown> | null {
  if (decision === null) return null;
  return {
    ...decision,
    prompt: words.prompt(decision),
    options: decision.options.map((option) => ({ ...option, label: words.label(decision.kind, option) })),
    refused: decision.refused.map((refusal) => ({ ...refusal, why: words.refusal(refusal.code, refusal.params ?? {}) })),
  };
}

export function wordedView(view: SeatView, words: HeadlessWords): Record<string, unknown> {
  return { ...view, decision: worded(view.decision, words) };
}

export function wordedError(error: GameError, words: HeadlessWords): Record<string, unknown> {
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
export function errorText(error: GameError, words: HeadlessWords, code = error.code): string {
  const message = words.error(code, error.params);
  if (!(error instanceof ModsDiffer)) return message;
  const [differences, closed] = [error.differences, error.closed].map((problems) =>
    problems.map(({ code, params }) => words.error(code, { ...params, path: '' })),
  );
  return [message, ...differences!, ...closed!].join(' ');
}

/** Like `errorText`, as data for programs. */
function differing({ differences, offers, closed }: ModsDiffer, words: HeadlessWords): Record<string, unknown> {
  const listed = (problems: ModsDiffer['differences']): Record<string, unknown>[] =>
    problems.map(({ code, params: { path: _, ...params } }) => ({ code, ...params, message: words.error(code, params) }));
  return { differences: listed(differences), offers, closed: listed(closed) };
}
