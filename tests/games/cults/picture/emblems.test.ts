import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { FRAMES } from '../../../../src/games/cults/picture/config/art';
import { emblemName, signName, SIGNS } from '../../../../src/games/cults/picture/cards/frame-names';
import { CARD_TEMPLATES } from '../../../../src/games/cults/templates/cards';

const emblemIn = (text: string): string | undefined => /emblem: '([^']+)'/.exec(text)?.[1];

it('every sign of the base set is drawn as the emblem of the cult that bears it', () => {
  const signs = readdirSync('mods/base/cults').flatMap((file) => {
    const sign = emblemIn(readFileSync(`mods/base/cults/${file}`, 'utf8'));
    return sign === undefined ? [] : [[sign, file.replace('.js', '')]];
  });
  expect(Object.fromEntries(signs)).toEqual(SIGNS);
  for (const [sign, cult] of signs) expect(signName(sign!)).toBe(emblemName(cult!));
});

it('the cult of the template bears a sign that the atlas has', () => {
  const sign = emblemIn(CARD_TEMPLATES.cult.text)!;
  expect(JSON.stringify(FRAMES)).toContain(`"${signName(sign)}"`);
});

it('no word of a mod takes another picture of the atlases', () => {
  for (const word of ['dagon', 'unknown', 'constructor', '']) expect(signName(word)).toBe(`emblem-sign:${word}`);
});
