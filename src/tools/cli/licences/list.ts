import {
  BROUGHT_ALONG,
  FONTS,
  ICONS,
  LIBRARIES,
  licenceName,
  TYPES_ONLY,
  type CreditedWork,
} from '../../../platform/config/works';
import { EXCEPTIONS, INSTALL_SCRIPTS } from './allowed';
import type { Locked } from './lock';

type Locks = ReadonlyMap<string, Locked>;

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(heads), row(heads.map(() => '---')), ...rows.map(row)].join('\n');

function works(list: readonly CreditedWork[], locked: Locks): string {
  const versions = ({ packages }: CreditedWork): string =>
    packages.map((name) => `${name} ${locked.get(`node_modules/${name}`)?.version ?? '?'}`).join(', ');
  return table(
    ['Work', 'By', 'Licence', 'Packages'],
    list.map((work) => [work.name, work.by, licenceName(work.licence), versions(work)]),
  );
}

/** Counts the packages of tools by licence; optional ones are builds of one tool for many platforms. */
function tools(locked: Locks): string {
  const counts = new Map<string, number>();
  for (const { dev = false, license = '?' } of locked.values()) if (dev) counts.set(license, (counts.get(license) ?? 0) + 1);
  const rows = [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
  return table(
    ['Licence', 'Packages'],
    rows.map(([licence, count]) => [licence, String(count)]),
  );
}

const reasons = (lines: Readonly<Record<string, string>>): string =>
  Object.entries(lines)
    .map(([name, why]) => `- \`${name}\`: ${why}.`)
    .join('\n');

/** The text of docs/licences.md. */
export const licencesText = (locked: Locks): string => `# Licences

Made by \`npm run -s cults -- licences --write\` from \`package-lock.json\` and \`src/platform/config/works.ts\`; a test says when it is out of date.
The game shows the same under Credits. The texts of the licences lie beside the built page, in \`licences.txt\`.

**The game itself** (program, texts, board, pieces, card frames, scenes, sounds) is under the MIT licence (\`LICENSE\`). Art and sounds are made
by code that comes with it.

## In the page: type

${works(FONTS, locked)}

## In the page: libraries

${works(LIBRARIES, locked)}

**GSAP is not open source.** Its files say “All rights reserved. Subject to the terms at https://gsap.com/standard-license”. It costs nothing, but
its owner sets the terms, and they are not part of the package: read them there before you make something else out of this game, or replace
GSAP. Every other work in the page may be used, changed and passed on under its licence.

## In the page: what those libraries bring along, as far as the page uses it

${works(BROUGHT_ALONG, locked)}

Descriptions of types, of which nothing is in the page:

${works(TYPES_ONLY, locked)}

## In the art

${works([ICONS], locked)}

The silhouettes are changed: engraved, coloured and lit. \`assets/credits.json\` and the credits of the game name each one with its author.

## Tools

They build, test and check the game and are not passed on with it.

${tools(locked)}

## What the check holds

\`npm run -s cults -- licences\` works without a network, and \`npm test\` runs it: package.json names one exact version of everything; every package
of the lock file comes from npm’s registry and has its SHA-512; none runs a script when it is installed; each is under a licence from a list;
node_modules holds exactly what the lock file names, where it names it; everything in the page is credited under its own licence.

It does not compare the files in node_modules with their hashes: npm does that when it installs. It does not know of weaknesses that were found
since: \`npm audit\` asks the registry.

Exceptions from the list of licences:

${reasons(Object.fromEntries(Object.entries(EXCEPTIONS).map(([name, { why }]) => [name, why])))}

Exceptions from the ban on scripts:

${reasons(INSTALL_SCRIPTS)}
`;
