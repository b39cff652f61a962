import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { printable, printableJson } from '../../../src/tools/cli/process/output';
import { paintFor } from '../../../src/tools/cli/process/paint';

const CLI = resolve(import.meta.dirname, '../../../src/tools/cli');

describe('what goes to a terminal', () => {
  it.each([
    ['clears the screen', 'a\u001b[2J', 'a‹U+001B›[2J'],
    ['renames the window', '\u001b]0;pwned\u0007', '‹U+001B›]0;pwned‹U+0007›'],
    ['is a control of one byte', 'a\u009b31m', 'a‹U+009B›31m'],
    ['writes over its line', 'secret\rpublic', 'secret‹U+000D›public'],
    ['turns the writing round', 'a\u202eb', 'a‹U+202E›b'],
    ['piles up marks', `a${'\u0336'.repeat(500)}`, 'a\u0336\u0336'],
  ])('nothing of a stranger %s', (_, text, printed) => {
    expect(printable(text)).toBe(printed);
    expect(printable(text, true)).toBe(printed);
  });

  it('has the lines and the colours of the game', () => {
    const paint = paintFor(true);
    const own = [
      paint.bold('a'),
      paint.dim('b'),
      paint.good('c'),
      paint.bad('d'),
      paint.cult('dagon', 'e'),
      paint.cult('m:x', 'f'),
    ];
    expect(printable(own.join('\n'), true)).toBe(own.join('\n'));
    expect(printable(own.join('\n'))).not.toContain('\u001b');
    expect(printable('\u001b[8mhidden\u001b[38;5;0m', true)).not.toContain('\u001b');
  });

  it('is the same JSON, with such letters escaped', () => {
    const value = { name: 'a\u009b31m\u202e\ud800', list: ['ż', '🎲'] };
    const json = printableJson(value);
    expect(JSON.parse(json)).toEqual(value);
    expect(json).toBe('{"name":"a\\u009b31m\\u202e\\ud800","list":["ż","🎲"]}');
    expect(printableJson({ a: [1] }, 2)).toBe('{\n  "a": [\n    1\n  ]\n}');
  });

  it('goes by one way; only what prints nothing but its own words has another', () => {
    const others = readdirSync(CLI, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && file !== 'process/output.ts')
      .filter((file) =>
        readFileSync(join(CLI, file), 'utf8')
          .split('\n')
          .some((line) => /process\.std(out|err)\.write\(|console\./.test(line) && !/printable|'> '/.test(line)),
      );
    expect(others.filter((file) => !['bench/bench.ts', 'serve/serve.ts'].includes(file))).toEqual([]);
  });
});
