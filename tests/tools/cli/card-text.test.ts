import { describe, expect, it } from 'vitest';
import { cardText } from '../../../src/tools/cli/cards/card-text';
import { LANGS } from '../../../src/platform/i18n/lang';
import { baseBook, baseLibrary } from '../../../src/games/cults/base-set/books';

const base = baseBook().book;

describe('cards with a function', () => {
  const scripted = base.cards.filter((card) => JSON.stringify(card).includes('"script"'));

  it('carry their author’s text in both languages', () => {
    expect(scripted.map((card) => card.id).sort()).toEqual(['byakhee', 'desecration', 'dimensional-shambler', 'witch-hunt']);
    for (const card of scripted) {
      const [english, polish] = LANGS.map((lang) => cardText(card, lang, baseLibrary()));
      expect(english!.length).toBeGreaterThan(40);
      expect(polish!.length).toBeGreaterThan(40);
      expect(english).not.toBe(polish);
    }
  });
});
