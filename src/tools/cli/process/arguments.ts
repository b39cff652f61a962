import { GameError } from '../../../kernel';
import { LANGS, type Lang } from '../../../platform/i18n/lang';

/** Parses `--name value` and `--name`; refuses anything else and unknown names. */
export function readArguments(
  args: readonly string[],
  known: Readonly<Record<string, 'value' | 'flag'>>,
): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (let i = 0; i < args.length; i++) {
    const arg = args[i]!;
    const [name, inline] = arg.startsWith('--') ? splitOnce(arg.slice(2)) : ['', undefined];
    const kind = known[name];
    if (kind === undefined)
      throw new GameError('unknownArgument', { value: arg, known: Object.keys(known).map((key) => `--${key}`) });
    const next = args[i + 1];
    if (kind === 'flag') found.set(name, 'yes');
    else if (inline !== undefined) found.set(name, inline);
    else if (next !== undefined) {
      found.set(name, next);
      i++;
    } else throw new GameError('argumentNeedsValue', { value: arg });
  }
  return found;
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
