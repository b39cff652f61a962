import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { OVERRUNS } from '../../../src/games/cults/rules';
import { reason as english } from '../../../src/games/cults/words/en/reasons';
import { reason as polish } from '../../../src/games/cults/words/pl/reasons';
import { GUEST_REASONS } from '../../../src/platform/sandbox/guest/guest-limits';

/** The codes with which the rules refuse a script, as they stand in the engine. */
const folder = join(import.meta.dirname, '../../../src/games/cults/rules');
const refusals = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .flatMap((name) => [...readFileSync(join(folder, name), 'utf8').matchAll(/(?:refuse|GameError)\('(script\w+)'/g)])
  .map(([, code]) => code!);

describe('why a script was cancelled', () => {
  it.each([...new Set([...GUEST_REASONS, ...refusals, ...OVERRUNS])])('%s has words in both languages', (code) => {
    for (const reason of [english, polish]) expect(reason(code)).toMatch(/ /);
    expect(english(code)).not.toBe(polish(code));
  });

  it('covers what the rules refuse', () => {
    expect(refusals).toContain('scriptAmount');
  });
});
