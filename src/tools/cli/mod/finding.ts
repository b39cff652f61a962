import type { Params } from '../../../kernel';
import type { Problem } from '../../../platform/sandbox/mods';
import type { Words } from '../../../games/cults/words';

/** `error`: it will not work. `warning`: it will, but hardly as it was meant. */
export type Severity = 'error' | 'warning';

/** Something that a check found, and where; words are made from the code and the parameters. */
export interface Finding extends Problem {
  readonly severity: Severity;
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** A field that should be there and is not: the place is that of what it belongs to. */
  readonly absent?: string;
}

export interface Spot {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly absent?: string;
}

export const problem = (code: string, params: Params = {}): Problem => ({ code, params });

/** Sentences that are about the line itself. */
const SPEAK_OF_LINES = new Set(['notUtf8', 'nulInText', 'jsonSyntax']);

/** The place stands before the sentence: inside it, it would only be said twice. Of an import the path is what it speaks of. */
function withoutPlace({ code, params }: Problem): Params {
  const { path, file: _file, line, column, place: _place, ...rest } = params;
  if (SPEAK_OF_LINES.has(code))
    return { ...rest, ...(line === undefined ? {} : { line }), ...(column === undefined ? {} : { column }) };
  return code.startsWith('import') && path !== undefined ? { ...rest, path } : rest;
}

export function found(severity: Severity, { file, line, column, absent }: Spot, what: Problem): Finding {
  return {
    severity,
    file,
    line,
    column,
    code: what.code,
    params: withoutPlace(what),
    ...(absent === undefined ? {} : { absent }),
  };
}

const sentence = ({ code, params, absent }: Finding, words: Words): string =>
  `${absent === undefined ? '' : `${absent}: `}${words.error(code, params)}`;

export const isError = (finding: Finding): boolean => finding.severity === 'error';

/** By file and place, so that the same mod always gives the same list. */
export function sortFindings(findings: readonly Finding[]): Finding[] {
  const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
  return [...findings].sort((a, b) => byText(a.file, b.file) || a.line - b.line || a.column - b.column || byText(a.code, b.code));
}

/** "my-mod/cards/a.js:4:12 error: …" */
export function sayFinding(finding: Finding, mod: string, words: Words): string {
  const { file, line, column, severity } = finding;
  const kind = words.error(severity === 'error' ? 'severityError' : 'severityWarning', {});
  return `${mod}/${file}:${line}:${column} ${kind.replace(/\.$/, '')}: ${sentence(finding, words)}`;
}

export function docOf(finding: Finding, words: Words): Record<string, unknown> {
  const { file, line, column, severity, code } = finding;
  return { file, line, column, severity, code, message: sentence(finding, words) };
}
