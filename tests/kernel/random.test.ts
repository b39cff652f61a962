import { describe, expect, it } from 'vitest';
import { canonical, hashOf, randomBelow, randomRolls, shuffled, streamFrom } from '../../src/kernel';

describe('the random stream', () => {
  it('is plain data that goes on where it stood', () => {
    const one = { random: streamFrom('seed') };
    const first = Array.from({ length: 20 }, () => randomBelow(one, 100));
    const two = { random: streamFrom('seed') };
    const again: number[] = [];
    for (let i = 0; i < 20; i++) {
      two.random = JSON.parse(JSON.stringify(two.random)) as number[];
      again.push(randomBelow(two, 100));
    }
    expect(again).toEqual(first);
  });
  it('is the same on every machine', () => {
    const stream = { random: streamFrom('golden') };
    expect(randomRolls(stream, 6, 12)).toMatchInlineSnapshot(`
      [
        5,
        1,
        1,
        4,
        1,
        2,
        2,
        3,
        4,
        4,
        2,
        0,
      ]
    `);
  });
  it('rolls all faces about equally often', () => {
    const rolls = randomRolls({ random: streamFrom('even') }, 6, 60_000);
    for (let face = 0; face < 6; face++) {
      const share = rolls.filter((roll) => roll === face).length / rolls.length;
      expect(Math.abs(share - 1 / 6)).toBeLessThan(0.01);
    }
  });
  it('shuffles without losing anything, and every order comes', () => {
    const stream = { random: streamFrom('shuffle') };
    const orders = new Set<string>();
    for (let i = 0; i < 400; i++) {
      const items = shuffled(stream, ['a', 'b', 'c', 'd']);
      expect([...items].sort()).toEqual(['a', 'b', 'c', 'd']);
      orders.add(items.join(''));
    }
    expect(orders.size).toBe(24);
  });
});

describe('hashing', () => {
  it('looks at the data, not at the order in which it was written', () => {
    expect(hashOf({ a: 1, b: [2, { c: null }] })).toBe(hashOf({ b: [2, { c: null }], a: 1 }));
    expect(hashOf({ a: 1 })).not.toBe(hashOf({ a: 2 }));
    expect(canonical({ b: 1, a: 'ż', c: undefined })).toBe('{"a":"ż","b":1}');
  });
});
