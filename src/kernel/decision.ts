import { type Ask, legalAnswers, unmet, whyIllegal } from './ask';
import { GameError, type Params } from './errors';

/** An option as a player or a program sees it: its id and what it stands for. */
export interface Option {
  readonly id: string;
  readonly pass?: true;
  readonly [detail: string]: unknown;
}

/** Why something that one would expect is not on offer. */
export interface Refusal {
  readonly what: string;
  readonly code: string;
  readonly rule: string;
  /** Where it would have been; a game may say it in its own words instead. */
  readonly place?: string;
  readonly params?: Params;
  readonly [detail: string]: unknown;
}

/** What several options cost together, and what stays of what pays for them. */
export interface Together {
  readonly options: readonly string[];
  readonly cost: number;
  readonly leaves: number;
}

/** What lies behind a question, where something does. */
export interface AskedBy {
  /** The card that asks. */
  readonly source?: string;
  /** What it is about to do with the answer, as it was declared. */
  readonly effect?: object;
  /** The keyword of the ability that asks, where a script does. */
  readonly keyword?: string;
  /** What is paid for. */
  readonly for?: string;
}

/** The one shape of every question. */
export interface Decision extends AskedBy {
  readonly id: number;
  readonly seat: string;
  readonly kind: string;
  readonly options: readonly Option[];
  readonly min: number;
  readonly max: number;
  /** Sums that the chosen options must reach, and sums that they may not go beyond, by what is summed. */
  readonly needs?: Readonly<Record<string, number>>;
  readonly limits?: Readonly<Record<string, number>>;
  /** Pairs of option ids that may not be taken together. */
  readonly excludes?: readonly (readonly [string, string])[];
  /** An option id and those of which at least one must be taken with it. */
  readonly requires?: readonly { readonly option: string; readonly oneOf: readonly string[] }[];
  /** Options that together cost something else than one by one. */
  readonly together?: readonly Together[];
  readonly suggest: readonly string[];
  readonly legal?: readonly (readonly string[])[];
  readonly refused: readonly Refusal[];
  /** The answer that this seat has given already: others still decide, and until then it may be changed. */
  readonly sealed?: readonly string[];
}

/** More legal answers than this are not listed. */
export const MOST_LISTED = 64;

/** Gives equal option ids their numbers: `x`, `x#2`. */
export function numberEquals(options: readonly Option[]): Option[] {
  const seen = new Map<string, number>();
  return options.map((option) => {
    const times = (seen.get(option.id) ?? 0) + 1;
    seen.set(option.id, times);
    return times === 1 ? option : { ...option, id: `${option.id}#${times}` };
  });
}

/** The question for a reader. */
export function decisionOf(
  ask: Ask,
  seat: string,
  described: readonly Option[],
  suggested: readonly number[],
  refused: readonly Refusal[],
): Decision {
  const options = numberEquals(described);
  const id = (i: number): string => options[i]!.id;
  const legal = legalAnswers(ask, MOST_LISTED);
  return {
    id: ask.id,
    seat,
    kind: ask.kind,
    options,
    min: ask.min,
    max: ask.max,
    ...sumsOf(ask),
    ...excludesOf(ask, id),
    ...(ask.wants === null ? {} : { requires: ask.wants.map(([a, others]) => ({ option: id(a), oneOf: others.map(id) })) }),
    suggest: suggested.map(id),
    ...(legal === null ? {} : { legal: legal.map((answer) => answer.map(id)) }),
    refused,
    ...(ask.sealed === undefined ? {} : { sealed: ask.sealed.map(id) }),
  };
}

function sumsOf({ need, sums = [] }: Ask): Pick<Decision, 'needs' | 'limits'> {
  const needs: Record<string, number> = {};
  const limits: Record<string, number> = {};
  if (need !== null) needs[need.what] = need.amount;
  if (need !== null && need.leave > 0) needs['leave'] = need.leave;
  for (const { what, atLeast, atMost } of sums) {
    if (atLeast !== undefined) needs[what] = atLeast;
    if (atMost !== undefined) limits[what] = atMost;
  }
  return {
    ...(Object.keys(needs).length === 0 ? {} : { needs }),
    ...(Object.keys(limits).length === 0 ? {} : { limits }),
  };
}

/** Groups and bars alike are pairs for a reader. */
function excludesOf(ask: Ask, id: (i: number) => string): { excludes?: [string, string][] } {
  const pairs: [string, string][] = (ask.bars ?? []).map(([a, b]) => [id(a), id(b)]);
  const groups = ask.groups ?? [];
  for (let a = 0; a < groups.length; a++)
    for (let b = a + 1; b < groups.length; b++) if (groups[a] !== 0 && groups[a] === groups[b]) pairs.push([id(a), id(b)]);
  return pairs.length === 0 ? {} : { excludes: pairs };
}

/** The rules that an illegal answer breaks, by code, where it is another rule than that of the sum. */
export type Cited = Readonly<Record<string, string>>;

/** Turns an untrusted answer into option indices, or throws a GameError that says what is wrong with it. */
export function readAnswer(ask: Ask, options: readonly Option[], value: unknown, cited: Cited = {}): number[] {
  if (!Array.isArray(value)) throw new GameError('answerNotAList', { path: 'value' });
  if (value.length > ask.refs.length) throw new GameError('answerTooLong', { count: value.length, max: ask.max });
  const index = new Map(options.map((option, i) => [option.id, i]));
  const chosen: number[] = [];
  value.forEach((id: unknown, at) => {
    const i = typeof id === 'string' ? index.get(id) : undefined;
    if (i === undefined) throw new GameError('unknownOption', { path: `value[${at}]`, option: brief(id) });
    if (chosen.includes(i)) throw new GameError('optionTwice', { path: `value[${at}]`, option: brief(id) });
    chosen.push(i);
  });
  const wrong = whyIllegal(ask, chosen);
  if (wrong !== null) throw illegal(ask, wrong, chosen, cited);
  return chosen;
}

export function illegal(ask: Ask, code: string, chosen: readonly number[], cited: Cited = {}): GameError {
  const { need } = ask;
  const bound = need === null ? unmet(ask.sums ?? [], chosen) : null;
  const weights = need?.weights ?? bound?.weights;
  const params = {
    count: chosen.length,
    min: ask.min,
    max: ask.max,
    sum: weights === undefined ? 0 : chosen.reduce((all, i) => all + weights[i]!, 0),
    need: need?.amount ?? (code === 'tooMuch' ? bound?.atMost : bound?.atLeast) ?? 0,
    leave: need?.leave ?? 0,
  };
  return new GameError(code, params, cited[code] ?? need?.rule ?? bound?.rule);
}

function brief(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
