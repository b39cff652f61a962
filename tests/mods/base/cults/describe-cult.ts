import { expect, it } from 'vitest';
import { baseBook, baseLibrary } from '../../../../src/games/cults/base-set/books';
import { begin } from '../../../harness';
import { CULTS } from '../../../games/cults/rules/seats';
import { describeFile } from '../describe-card';

/** R1.4: the cults play alike; each has its name, its colour and an emblem of its own. */
export function describeCult(id: string, colour: string, hex: string): void {
  describeFile(id, () => {
    const all = baseBook().book.cults as readonly { id: string; colour?: string; emblem?: string }[];

    it(`R1.4 is declared once, is ${colour} and has an emblem of its own`, () => {
      expect(all.filter((cult) => cult.id === id)).toMatchObject([{ colour: hex }]);
      expect(isColour(hex, colour)).toBe(true);
      const emblems = all.map((cult) => cult.emblem);
      expect(emblems.filter((emblem) => emblem === all.find((cult) => cult.id === id)!.emblem)).toHaveLength(1);
    });

    it('has a name in English and in Polish', () => {
      const { name } = baseLibrary().printed.get(id)!;
      expect(Object.keys(name).sort()).toEqual(['en', 'pl']);
      for (const word of Object.values(name)) expect(word).toMatch(new RegExp(`^${id}`, 'i'));
    });

    it('R2.1 R4.4 sits down with its markers and twelve starting cards', () => {
      const rival = CULTS.find((cult) => cult !== id)!;
      const t = begin({ seats: [{ cult: id }, { cult: rival }] });
      expect(t.supply(id)).toEqual({ rituals: [2, 2, 1], sites: 4, dominance: 8, plans: 4 });
      expect(t.view(id).decks[id]).toEqual({ count: 12 });
      t.finish();
    });

    it('R12.2 is an opponent in solo too', () => {
      const t = begin({ seats: [{ cult: CULTS.find((cult) => cult !== id)! }], solo: { npc: id } });
      expect(t.district('downtown').rituals).toEqual([[id, 2]]);
    });
  });
}

/** Which of the three primaries lead in a colour. */
function isColour(hex: string, colour: string): boolean {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as [number, number, number];
  if (colour === 'red') return red > 1.5 * Math.max(green, blue);
  if (colour === 'green') return green > 1.5 * Math.max(red, blue);
  if (colour === 'blue') return blue > 1.5 * Math.max(red, green);
  return Math.min(red, green) > 1.5 * blue;
}
