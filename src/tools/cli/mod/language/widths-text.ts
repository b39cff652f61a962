import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../../project-root';
import { widthsOf } from './woff';

/** The fonts of what authors write on cards (platform/ui/text.ts: `cardText`, `cardTitle`). */
const FONTS = { text: ['alegreya-sans', 500], title: ['almendra', 700] } as const;

/** Letters that texts of cards are made of: others are taken as wide as an m. */
const isCommon = (letter: string): boolean => /[\p{L}\p{N}\p{P}\p{S} ]/u.test(letter) && letter < '\u2100';

/** A text as the formatter quotes it. */
const quoted = (text: string): string =>
  text.includes("'") ? JSON.stringify(text) : `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"')}'`;

/** Letters by their width. */
function widthsIn(name: string, weight: number): string {
  const byWidth = new Map<number, string>();
  for (const part of ['latin', 'latin-ext']) {
    const file = join(projectRoot(), 'node_modules', '@fontsource', name, 'files', `${name}-${part}-${weight}-normal.woff`);
    for (const [letter, width] of widthsOf(readFileSync(file)))
      if (isCommon(letter) && ![...byWidth.values()].some((letters) => letters.includes(letter)))
        byWidth.set(width, (byWidth.get(width) ?? '') + letter);
  }
  const lines = [...byWidth].sort(([a], [b]) => a - b).map(([width, letters]) => `    ${width}: ${quoted(letters)},`);
  return `{\n${lines.join('\n')}\n  }`;
}

/** The table of letters' widths that \`mod check\` measures texts with, as a file of the project. */
export const widthsText = (): string => `/**
 * How wide letters are in the fonts of cards, in thousandths of the font size: width to letters. Made by \`cults mod language --write\`
 * from the fonts themselves.
 */
export const WIDTHS: Readonly<Record<'text' | 'title', Readonly<Record<number, string>>>> = {
${Object.entries(FONTS)
  .map(([use, [name, weight]]) => `  ${use}: ${widthsIn(name, weight)},`)
  .join('\n')}
};
`;
