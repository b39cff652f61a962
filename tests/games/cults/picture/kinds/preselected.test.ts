import { expect, it } from 'vitest';
import { pictureOf } from '../../../../../src/games/cults/picture/kinds';
import { preselected } from '../../../../../src/games/cults/picture/kinds/preselected';

const PRICE = {
  options: [
    { id: 'adept', card: 'adept', power: 2 },
    { id: 'seer', card: 'seer', power: 1 },
    { id: 'initiate', token: 'initiate', power: 1 },
  ],
  legal: [['adept'], ['seer'], ['initiate'], ['adept', 'seer']],
  suggest: ['adept'],
};

it('R6.9: a payment begins with what spends least', () => {
  expect(preselected(pictureOf({ kind: 'pay' }), PRICE, false)).toEqual(['seer']);
  // Of what spends as little, the suggestion stays.
  expect(preselected(pictureOf({ kind: 'pay' }), { ...PRICE, suggest: ['initiate'] }, false)).toEqual(['initiate']);
  // Where the legal answers are too many to be listed, and in lessons, it is the suggestion.
  const { legal: _, ...unlisted } = PRICE;
  expect(preselected(pictureOf({ kind: 'pay' }), unlisted, false)).toEqual(['adept']);
  expect(preselected(pictureOf({ kind: 'pay' }), PRICE, true)).toEqual(['adept']);
});

it('R10.2: a Terror begins with what spends least, and a suggestion to pass stays', () => {
  const terror = {
    options: [
      { id: 'whisperer', card: 'whisperer', terror: 2 },
      { id: 'freak', token: 'freak', terror: 1 },
      { id: 'pass', pass: true as const },
    ],
    legal: [['whisperer'], ['freak'], ['pass']],
    suggest: ['whisperer'],
  };
  expect(preselected(pictureOf({ kind: 'terror' }), terror, false)).toEqual(['freak']);
  expect(preselected(pictureOf({ kind: 'terror' }), { ...terror, suggest: ['pass'] }, false)).toEqual(['pass']);
});
