import { describe, expect, it } from 'vitest';
import { baseBook, baseLibrary } from '../../../../src/games/cults/base-set/books';
import { lettersThatFit, linesOf, nameFits, textFits, widthOf } from '../../../../src/games/cults/checks/card-fit';
import { partsOf } from '../../../../src/games/cults/words';
import { LANGS } from '../../../../src/platform/i18n/lang';
import { cardText } from '../../../../src/tools/cli/cards/card-text';
import { namesOf } from '../../../../src/tools/cli/words';

const LONG = 'Draw a card for every Ritual that you have on the board and return a Thug. '.repeat(8);

describe('the measure of cards', () => {
  it.each(LANGS)('finds room for every name and text of the base set: %s', (lang) => {
    for (const card of baseBook().book.cards) {
      const keywords = 'abilities' in card ? (card.abilities ?? []).map(({ keyword }) => keyword) : [];
      const parts = partsOf(cardText(card, lang, baseLibrary()), keywords);
      expect(textFits({ parts: parts.map(({ text }) => text), heads: parts.length }), card.id).toBe(true);
      expect(nameFits(namesOf(lang).card(card.id)), card.id).toBe(true);
    }
  });

  it('finds none for what is cut on the screen', () => {
    // Seen at the table: 595 letters are cut, 536 of such a text are shown.
    expect(textFits({ parts: [LONG.slice(0, 595)], heads: 1 })).toBe(false);
    expect(lettersThatFit({ parts: [LONG], heads: 1 })).toBeGreaterThan(500);
    expect(lettersThatFit({ parts: [LONG], heads: 1 })).toBeLessThan(545);
    expect(nameFits('The Thing That Waits Beneath the Old Harbour')).toBe(true);
    expect(nameFits('N'.repeat(180))).toBe(false);
    expect(nameFits('A Name That Goes On and On until Nobody at the Table Can Remember How It Began in the First Place')).toBe(
      false,
    );
  });

  it('takes Polish letters for as wide as those without a mark, also where the font lacks them', () => {
    for (const font of ['text', 'title'] as const)
      for (const [marked, plain] of ['ąa', 'ćc', 'ęe', 'śs', 'źz', 'żz', 'ĄA', 'ĆC', 'ĘE', 'ŚS', 'ŹZ', 'ŻZ'])
        expect(widthOf(marked!, font, 10) / widthOf(plain!, font, 10), `${font} ${marked}`).toBeCloseTo(1, 1);
    expect(nameFits('Źdźbła świętych żądz, cięższe niż źrenice żądnych śmierci')).toBe(true);
  });

  it('wraps at spaces and ends of lines, and counts letters that it does not know as wide ones', () => {
    const width = widthOf('one two', 'text', 13);
    expect(linesOf('one two', 'text', 13, width)).toBe(1);
    expect(linesOf('one two', 'text', 13, width - 1)).toBe(2);
    expect(linesOf('one\ntwo', 'text', 13, width)).toBe(2);
    expect(widthOf('漢', 'text', 10)).toBe(widthOf('m', 'text', 10));
    expect(widthOf('iii', 'text', 10)).toBeLessThan(widthOf('mmm', 'text', 10) / 2);
  });
});
