import { GameError, nearestOf } from '../../../kernel';
import { LANGS, type Lang } from '../../../platform/i18n/lang';

/** Parses `--name value` and `--name`; refuses anything else, unknown names and, for every command, a language that there is not. */
export function readArguments(
  args: readonly string[],
  known: Readonly<Record<string, 'value' | 'flag'>>,
): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (let i = 0; i < args.length; i++) {
    const arg = args[i]!;
    const [name, inline] = arg.startsWith('--') ? splitOnce(arg.slice(2)) : ['', undefined];
    const kind = known[name];
    if (kind === undefined) throw unknownArgument(arg, name, Object.keys(known));
    const next = args[i + 1];
    if (kind === 'flag' && inline !== undefined) throw new GameError('argumentTakesNoValue', { value: `--${name}` });
    if (kind === 'flag') found.set(name, 'yes');
    else if (inline !== undefined) found.set(name, inline);
    else if (next !== undefined) {
      found.set(name, next);
      i++;
    } else throw new GameError('argumentNeedsValue', { value: arg });
  }
  readLang(found.get('lang'));
  return found;
}

function unknownArgument(arg: string, name: string, known: readonly string[]): GameError {
  const near = name === '' ? '' : nearestOf(name, known);
  const nearest = near === '' ? {} : { nearest: `--${near}` };
  return new GameError('unknownArgument', { value: arg, known: known.map((key) => `--${key}`), ...nearest });
}

/** Options by the option that already says what they would say. */
export type Overrides = Readonly<Record<string, readonly string[]>>;

/** Refuses an option that another one overrides: it would be ignored without a word. */
export function refuseOverridden(given: ReadonlyMap<string, string>, overrides: Overrides): void {
  for (const [name, others] of Object.entries(overrides)) {
    const other = others.find((one) => given.has(one));
    if (given.has(name) && other !== undefined)
      throw new GameError('argumentsConflict', { value: `--${other}`, other: `--${name}` });
  }
}

/** Refuses options that do nothing without the option by which they are listed. */
export function refuseAlone(given: ReadonlyMap<string, string>, needed: Overrides): void {
  for (const [name, others] of Object.entries(needed)) {
    const other = others.find((one) => given.has(one));
    if (!given.has(name) && other !== undefined)
      throw new GameError('argumentNeedsOther', { value: `--${other}`, other: `--${name}` });
  }
}

function splitOnce(text: string): [string, string | undefined] {
  const at = text.indexOf('=');
  return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)];
}

export function wholeNumber(args: ReadonlyMap<string, string>, name: string, standard: number, min: number, max: number): number {
  const given = args.get(name);
  if (given === undefined) return standard;
  const value = Number(given);
  if (!Number.isInteger(value) || value < min || value > max)
    throw new GameError('outOfRange', { path: `--${name}`, value: given, min, max });
  return value;
}

export function readLang(value: string | undefined): Lang {
  if (value === undefined) return 'en';
  const lang = LANGS.find((known) => known === value);
  if (lang === undefined) throw new GameError('unknownId', { path: '--lang', value, known: LANGS });
  return lang;
}
