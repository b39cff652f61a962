import { describe, expect, it } from 'vitest';
import { GameError } from '../../../../src/kernel';
import {
  FACING_WORDS,
  FIGURE_WORDS,
  LAND_WORDS,
  LIGHT_WORDS,
  PALETTE_WORDS,
  SKY_WORDS,
} from '../../../../src/games/cults/contract/language';
import { composeScene, mixOf } from '../../../../src/games/cults/picture/config/compose-scene';
import { readDeclaration } from '../../../../src/games/cults/vocabulary/declaration';

const card = (art: unknown): unknown => ({ kind: 'guardian', id: 'g', name: { en: 'G' }, cost: 3, art });
const read = (art: unknown): unknown => {
  const declared = readDeclaration(card(art), 'm', 'cards/g.js', 2);
  return declared.kind === 'card' ? declared.printed.art : null;
};
const codesOf = (art: unknown): readonly string[] => {
  try {
    read(art);
    return [];
  } catch (error) {
    if (error instanceof GameError) return error.all.map(({ code, params }) => `${code} ${String(params['path'])}`);
    throw error;
  }
};

describe('the art of a card', () => {
  it('is a path, or the ingredients of a composed picture', () => {
    expect(read('art/g.png')).toBe('art/g.png');
    expect(read({ sky: 'tide', figure: 'serpent' })).toEqual({ sky: 'tide', figure: 'serpent' });
    expect(read({})).toEqual({});
  });

  it('is refused with the place of what is unknown', () => {
    expect(codesOf({ sky: 'pink' })).toEqual(['unknownWord cards/g.js.art.sky']);
    expect(codesOf({ ground: 'moor' })[0]).toContain('cards/g.js.art');
    expect(codesOf(7)).toHaveLength(1);
  });
});

describe('a composed picture', () => {
  const plain = { id: 'm:g', kind: 'guardian', icons: 'AT' };

  it('stays as it was where the author chooses nothing', () => {
    expect(composeScene({ ...plain, art: {} })).toEqual(composeScene(plain));
  });

  it('shows each ingredient that the author names, and leaves the others alone', () => {
    const usual = mixOf(plain);
    const choices = {
      sky: SKY_WORDS,
      land: LAND_WORDS,
      figure: FIGURE_WORDS,
      light: LIGHT_WORDS,
      palette: PALETTE_WORDS,
      facing: FACING_WORDS,
    };
    for (const [field, words] of Object.entries(choices))
      for (const word of words) expect(mixOf({ ...plain, art: { [field]: word } })).toEqual({ ...usual, [field]: word });
  });

  it('has land and figure of other colours with each palette, and the sky as it was', () => {
    const scenes = PALETTE_WORDS.map((palette) => composeScene({ ...plain, art: { palette } }));
    expect(new Set(scenes.map(({ landTint, figureTint }) => `${landTint} ${figureTint}`)).size).toBe(PALETTE_WORDS.length);
    expect(new Set(scenes.map(({ sky, skyTint }) => `${sky} ${skyTint}`)).size).toBe(1);
    expect(scenes[0]).toEqual(composeScene(plain));
  });

  it('written out whole is the same picture', () => {
    expect(composeScene({ ...plain, art: mixOf(plain) })).toEqual(composeScene(plain));
  });
});
