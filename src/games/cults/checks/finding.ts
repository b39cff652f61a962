import type { Params } from '../../../kernel';
import type { Problem } from '../../../platform/sandbox/mods';
import type { Words } from '../words';

/** `error`: it does not work. `warning`: it works, but probably not as intended. */
export type Severity = 'error' | 'warning';

/** A finding of a check, and its place; words are made from code and parameters. */
export interface CheckFinding extends Problem {
  readonly severity: Severity;
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** The name of a missing field; the place is that of its parent. */
  readonly absent?: string;
  /** The field that it is about, such as `abilities[0].keyword`; left out where it is about a line or a file. */
  readonly path?: string;
}

export interface FilePlace {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly absent?: string;
  readonly path?: string;
}

export const problem = (code: string, params: Params = {}): Problem => ({ code, params });

/** Codes whose messages are about the line itself. */
const SPEAK_OF_LINES = new Set(['notUtf8', 'nulInText', 'jsonSyntax']);

/**
 * Removes the place from the parameters: it is printed before the message and must not appear twice. Messages about imports keep the
 * path.
 */
function withoutPlace({ code, params }: Problem): Params {
  const { path, file: _file, line, column, place: _place, ...rest } = params;
  if (SPEAK_OF_LINES.has(code))
    return { ...rest, ...(line === undefined ? {} : { line }), ...(column === undefined ? {} : { column }) };
  return code.startsWith('import') && path !== undefined ? { ...rest, path } : rest;
}

export function found(severity: Severity, { file, line, column, absent, path }: FilePlace, what: Problem): CheckFinding {
  return {
    severity,
    file,
    line,
    column,
    code: what.code,
    params: withoutPlace(what),
    ...(absent === undefined ? {} : { absent }),
    ...(path === undefined ? {} : { path }),
  };
}

const sentence = ({ code, params, absent }: CheckFinding, words: Words): string =>
  `${absent === undefined ? '' : `${absent}: `}${words.error(code, params)}`;

export const isError = (finding: CheckFinding): boolean => finding.severity === 'error';

/** Sorts by file and place, so that the same mod always gives the same list. */
export function sortFindings(findings: readonly CheckFinding[]): CheckFinding[] {
  const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
  return [...findings].sort((a, b) => byText(a.file, b.file) || a.line - b.line || a.column - b.column || byText(a.code, b.code));
}

/** Formats `my-mod/cards/a.js:4:12 error: …`. */
export function sayFinding(finding: CheckFinding, mod: string, words: Words): string {
  const { file, line, column, severity } = finding;
  const kind = words.error(severity === 'error' ? 'severityError' : 'severityWarning', {});
  return `${mod}/${file}:${line}:${column} ${kind.replace(/\.$/, '')}: ${sentence(finding, words)}`;
}

export function docOf(finding: CheckFinding, words: Words): Record<string, unknown> {
  const { file, line, column, severity, code } = finding;
  return { file, line, column, severity, code, message: sentence(finding, words) };
}
