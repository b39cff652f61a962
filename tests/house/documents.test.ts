import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesBelow, read } from './imports';

/** The paths in a document's code spans, such as `src/kernel/rules.ts`. Skips patterns: paths with `<kind>` or `*` in them. */
const pathsIn = (text: string): string[] =>
  [...text.matchAll(/`((?:src|tests|docs|mods|assets)\/[^`\s<*]*)`/g)].map(([, path]) => path!.replace(/\/$/, ''));

const linksIn = (text: string): string[] => [...text.matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(([, link]) => link!);

const documentsBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.md'))
    .map((path) => join(folder, path));

/** Documents that name files of the repository: recipes and maps are only of use while these exist. */
const DOCUMENTS = ['README.md', 'CONTRIBUTING.md', ...documentsBelow('docs')].filter((path) => pathsIn(read(path)).length > 0);

describe('the documents', () => {
  it.each(DOCUMENTS)('%s names only files that exist', (document) => {
    const text = read(document);
    const wanted = [...pathsIn(text), ...linksIn(text).map((link) => join(dirname(document), link))];
    expect(wanted.length).toBeGreaterThan(0);
    expect(wanted.filter((path) => !existsSync(path))).toEqual([]);
  });

  it('comments cite only documents that exist', () => {
    const cited = filesBelow('src').flatMap((file) =>
      [...read(file).matchAll(/\b(?:docs\/)?(headless|look|architecture|modding|sandbox|rulings|art)\.md\b/g)].map(
        ([path]) => `${file}: ${path}`,
      ),
    );
    expect(cited.filter((citation) => !existsSync(citation.slice(citation.indexOf(': ') + 2)))).toEqual([]);
  });
});
