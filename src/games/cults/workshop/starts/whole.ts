import { parseCard } from '../../../../platform/workshop';

/** `import { a, b } from './other.js';` */
const OWN_IMPORT = /^import\s*\{([^}]*)\}\s*from\s*['"](\.[^'"]*)['"];?[ \t]*(?:\r?\n|$)/gm;

/** The path in the mod that an import names, seen from the file that imports. */
function resolved(path: string, named: string): string {
  const parts = path.split('/').slice(0, -1);
  for (const part of named.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
}

/** The constants of a file as a card's own; null if the file brings more than the constants that the card names. */
function constantsOf(text: string, names: readonly string[]): string | null {
  const isKnown = (name: string): boolean => new RegExp(`^export (const|function) ${name}\\b`, 'm').test(text);
  const isPlain = names.every((name) => /^\w+$/.test(name) && isKnown(name));
  if (!isPlain || /^(import|export default)\b/m.test(text)) return null;
  return `${text.replace(/^export (?=const|function)/gm, '').trim()}\n`;
}

/** The text with a constant written where the card names it, so that the form can change it; constants that are used twice stay. */
function inPlace(text: string, name: string): string {
  const declared = new RegExp(`(?:^//.*\\n)*^const ${name} = (.+);\\n+`, 'm').exec(text);
  if (declared === null) return text;
  const rest = text.replace(declared[0], '');
  const use = new RegExp(`^( *)${name}(,?)$`, 'm');
  const isUsedOnce = rest.match(new RegExp(`\\b${name}\\b`, 'g'))?.length === 1 && use.test(rest);
  const written = (_: string, before: string, comma: string): string => `${before}${name}: ${declared[1]}${comma}`;
  return isUsedOnce ? rest.replace(use, written) : text;
}

/**
 * A file of a mod with what it imports from other files of the mod written into it, so that it can stand in another mod. Null if
 * that cannot be done.
 */
export function wholeFile(path: string, files: ReadonlyMap<string, string>): string | null {
  const text = files.get(path);
  if (text === undefined) return null;
  let isWhole = true;
  const names: string[] = [];
  const whole = text.replace(OWN_IMPORT, (_, imported: string, from: string) => {
    const listed = imported.split(',').flatMap((name) => name.trim() || []);
    const constants = constantsOf(files.get(resolved(path, from)) ?? '', listed);
    isWhole &&= constants !== null;
    names.push(...listed);
    return `\n${constants ?? ''}`;
  });
  const written = isWhole ? names.reduce(inPlace, whole) : '';
  return isWhole && !('why' in parseCard(written)) ? written : null;
}
