import { describe, expect, it } from 'vitest';
import { applied } from '../../../src/platform/workshop';
import { headingOf, renewedHeading, saysOneOf } from '../../../src/platform/workshop/source/heading';

const FILE = `// @ts-check
// Byakhee (Influence): After you move a Ritual
// with this Plan, move a second one.
import { guardian } from 'cults';
// Another comment.
`;

describe('the comment at the top of a card', () => {
  it('is found behind @ts-check, over several lines, and nowhere else', () => {
    const heading = headingOf(FILE)!;
    expect(heading.words).toBe('Byakhee (Influence): After you move a Ritual with this Plan, move a second one.');
    expect(FILE.slice(heading.from, heading.to)).toMatch(/^\/\/ Byakhee[^]*second one\.$/);
    expect(headingOf("import { guardian } from 'cults';\n// Later.\n")).toBeNull();
    expect(headingOf('// @ts-check\nimport x;\n')).toBeNull();
  });

  it('is fresh if it begins with the printed text, whatever its signs and capitals', () => {
    const heading = headingOf(FILE)!;
    expect(saysOneOf(heading, ['Byakhee (Influence): after you move a Ritual with this Plan'])).toBe(true);
    expect(saysOneOf(heading, ['Byakhee (Influence): Draw a card.'])).toBe(false);
    // A word that merely begins alike is another word.
    expect(saysOneOf(heading, ['Byakhee (Influence): After you move a Rit'])).toBe(false);
  });

  it('is renewed in its place, in lines of a readable length, with the line ends of the file', () => {
    const words = `Byakhee (Influence): ${'Draw a card. '.repeat(20).trim()}`;
    for (const file of [FILE, FILE.replaceAll('\n', '\r\n')]) {
      const renewed = applied(file, [renewedHeading(file, words)!]);
      expect(headingOf(renewed)!.words).toBe(words);
      const lines = renewed.split('\n');
      expect(Math.max(...lines.map((line) => line.trimEnd().length))).toBeLessThanOrEqual(120);
      expect(renewed.includes('\r\n')).toBe(file.includes('\r\n'));
      expect(/[^\r]\n/.test(renewed)).toBe(!file.includes('\r\n'));
      expect(renewed.startsWith('// @ts-check')).toBe(true);
      expect(renewed).toContain('// Another comment.');
    }
  });
});
