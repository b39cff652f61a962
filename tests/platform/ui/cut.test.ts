import { describe, expect, it } from 'vitest';
import { cutLongest } from '../../../src/platform/ui/cut';

const ends = (words: string): string => {
  const shorter = cutLongest(words);
  return shorter === words ? words : ends(shorter);
};

describe('words that are cut', () => {
  it('lose a letter of the longest one', () => {
    expect(cutLongest('Hall of Whispers')).toBe('Hall of Whisper…');
    expect(cutLongest('Hall of Whisper…')).toBe('Hall of Whispe…');
  });

  it('come to an end, whatever a mod has put into them', () => {
    expect(ends('aa bb cc')).toBe('… … …');
    expect(ends("Ghoul$&Pack$'$`")).toBe('…');
    expect(ends('')).toBe('…');
  });
});
