import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { madeFiles } from '../../../../src/tools/cli/mod/language';
import { CONDITIONS, COUNTS, KINDS, NUMBERS, OPPORTUNITIES, VERBS, WHO } from '../../../../src/games/cults/contract/language';
import { SCHEMAS } from '../../../../src/tools/cli/schemas';

const ROOT = join(import.meta.dirname, '../../../..');

describe('what is made from the tables of the language', () => {
  it.each(Object.entries(madeFiles()))('%s is up to date (npm run -s cults -- mod language --write)', (path, text) => {
    expect(readFileSync(join(ROOT, path), 'utf8')).toBe(text);
  });

  it('has a schema of every verb and every kind of declaration', () => {
    const text = JSON.stringify(SCHEMAS['effect']);
    for (const verb of Object.keys(VERBS)) expect(text, verb).toContain(`{"const":"${verb}"}`);
    for (const kind of Object.keys(KINDS)) expect(SCHEMAS[`declaration.${kind}`], kind).toBeDefined();
  });

  it('explains every word in both languages', () => {
    const said = [VERBS, NUMBERS, OPPORTUNITIES, CONDITIONS, KINDS].flatMap((table) =>
      Object.entries<{ readonly doc: { readonly en: string; readonly pl: string } }>(table).map(
        ([name, { doc }]) => [name, doc] as const,
      ),
    );
    for (const [name, { en, pl }] of [...said, ...Object.entries(WHO), ...Object.entries(COUNTS)]) {
      expect(en, name).not.toBe('');
      expect(pl, name).not.toBe('');
    }
  });
});
