import { describe, expect, it } from 'vitest';
import '../../../../src/games/cults/words/all';
import { namesFrom, wordsFor } from '../../../../src/games/cults/words';
import { baseLibrary } from '../../../../src/games/cults/base-set/books';

const { printed } = baseLibrary();
const [english, polish] = (['en', 'pl'] as const).map((lang) =>
  wordsFor(
    lang,
    namesFrom(lang, (id) => printed.get(id)),
  ),
) as [ReturnType<typeof wordsFor>, ReturnType<typeof wordsFor>];

describe('the words of a question', () => {
  it('say what the card that asks is about to do', () => {
    const effect = { do: 'discard', count: 1, other: true };
    const discard = { kind: 'chooseCard', min: 1, max: 1, options: [], source: 'seer', effect };
    expect(english.prompt(discard)).toBe('Seer: discard another card from your hand.');
    expect(polish.prompt(discard)).toBe('Jasnowidz: odrzuć z ręki inną kartę.');
  });

  it('leave choices to the options that word them', () => {
    const effect = { do: 'chooseOne', options: [] };
    const choice = { kind: 'chooseOne', min: 1, max: 1, options: [], source: 'university-lecture', effect };
    expect(english.prompt(choice)).toBe('University Lecture: choose one.');
  });

  it('say what is paid for', () => {
    const pay = { kind: 'pay', min: 1, max: 4, options: [], needs: { power: 2 } };
    expect(english.prompt({ ...pay, for: 'site' })).toMatch(/^Pay 2 Power for the Cult Site with/);
    expect(polish.prompt({ ...pay, for: 'nightgaunt' })).toMatch(/^Zapłać 2 Moce za kartę Nocna Mara: wybierz karty/);
    expect(english.prompt(pay)).toMatch(/^Pay 2 Power with/);
  });
});
