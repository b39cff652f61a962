import { existsSync, readFileSync, writeFileSync } from 'node:fs';

interface Credit {
  readonly title: string;
  readonly author: string;
}

interface Credits {
  readonly source: string;
  readonly license: string;
  /** Per baked file, the icons drawn in it. */
  readonly art: Readonly<Record<string, Readonly<Record<string, Credit>>>>;
}

/** The icon package names no author of a single icon; its licence lets us name them together. */
const AUTHOR = 'game-icons.net contributors';

/** Writes down which icons a baked file shows; what other files show stays as it was. */
export function recordCredits(path: string, file: string, icons: readonly string[]): void {
  const before = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Credits).art : {};
  const own = Object.fromEntries(icons.map((name) => [name, { title: titleOf(name), author: AUTHOR }]));
  const art = Object.entries({ ...before, [file]: own }).sort(([a], [b]) => (a < b ? -1 : 1));
  const credits: Credits = { source: 'https://game-icons.net', license: 'CC BY 3.0', art: Object.fromEntries(art) };
  writeFileSync(path, `${JSON.stringify(credits, null, 1)}\n`);
}

const titleOf = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');
