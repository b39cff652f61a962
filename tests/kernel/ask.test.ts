import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { complete, legalAnswers, leastCover, PASS, readAnswer, whyIllegal, type Ask, type Option } from '../../src/kernel';
import { codeOf } from '../harness';

const plain: Ask = {
  id: 1,
  seat: 0,
  kind: 'any',
  refs: [10, 11, 12],
  min: 1,
  max: 2,
  need: null,
  groups: null,
  bars: null,
  wants: null,
  words: null,
  frame: { step: 'x' },
}; // prettier-ignore
const options: Option[] = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
const paying = (weights: number[], amount: number, leave = 0, pass = false): Ask => ({
  ...plain,
  refs: [...weights.map((_, i) => i), ...(pass ? [PASS] : [])],
  min: 0,
  max: weights.length,
  need: { what: 'power', amount, weights: pass ? [...weights, 0] : weights, leave, rule: 'N1' },
});

describe('what is legal', () => {
  it('counts the options', () => {
    expect(whyIllegal(plain, [])).toBe('tooFew');
    expect(whyIllegal(plain, [0, 1])).toBeNull();
    expect(whyIllegal(plain, [0, 1, 2])).toBe('tooMany');
  });
  it('lets pass stand alone', () => {
    const ask = { ...plain, refs: [10, 11, PASS] };
    expect(whyIllegal(ask, [2])).toBeNull();
    expect(whyIllegal(ask, [0, 2])).toBe('passStandsAlone');
  });
  it('takes one option of a group, keeps barred pairs apart and wanted ones together', () => {
    expect(whyIllegal({ ...plain, groups: [1, 1, 0] }, [0, 1])).toBe('sameGroup');
    expect(whyIllegal({ ...plain, groups: [1, 1, 0] }, [0, 2])).toBeNull();
    expect(whyIllegal({ ...plain, bars: [[0, 2]] }, [0, 2])).toBe('notTogether');
    expect(whyIllegal({ ...plain, bars: [[0, 2]] }, [0, 1])).toBeNull();
    expect(whyIllegal({ ...plain, wants: [[1, [0]]] }, [1])).toBe('notAlone');
    expect(whyIllegal({ ...plain, wants: [[1, [0]]] }, [0, 1])).toBeNull();
  });
  it('covers a need exactly, with nothing superfluous and enough left', () => {
    expect(whyIllegal(paying([2, 2, 1], 4), [0, 2])).toBe('tooLittle');
    expect(whyIllegal(paying([2, 2, 1], 4), [0, 1])).toBeNull();
    expect(whyIllegal(paying([2, 2, 1], 4), [0, 1, 2])).toBe('superfluous');
    expect(whyIllegal(paying([2, 2, 1], 3, 2), [0, 1])).toBe('leavesTooLittle');
    expect(whyIllegal(paying([2, 2, 1], 3, 2), [0, 2])).toBeNull();
  });
  it('needs nothing at all for a need of nothing', () => {
    expect(legalAnswers(paying([1, 1], 0, 0, true), 64)).toEqual([[], [2]]);
  });
});

describe('answers from outside', () => {
  it('are refused with a code', () => {
    expect(codeOf(() => readAnswer(plain, options, 'a'))).toBe('answerNotAList');
    expect(codeOf(() => readAnswer(plain, options, ['a', 'x']))).toBe('unknownOption');
    expect(codeOf(() => readAnswer(plain, options, ['a', 7]))).toBe('unknownOption');
    expect(codeOf(() => readAnswer(plain, options, ['a', 'a']))).toBe('optionTwice');
    expect(codeOf(() => readAnswer(plain, options, ['a', 'b', 'c']))).toBe('tooMany');
    expect(codeOf(() => readAnswer(plain, options, ['a', 'b', 'c', 'a']))).toBe('answerTooLong');
    expect(codeOf(() => readAnswer(plain, options, []))).toBe('tooFew');
    expect(readAnswer(plain, options, ['c', 'a'])).toEqual([2, 0]);
  });
});

/** Random questions of every form. */
const asks: fc.Arbitrary<Ask> = fc
  .record({
    weights: fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 9 }),
    form: fc.constantFrom('need', 'groups', 'bars', 'wants', 'plain'),
    pass: fc.boolean(),
    amount: fc.integer({ min: 0, max: 8 }),
    leave: fc.integer({ min: 0, max: 3 }),
    bounds: fc.tuple(fc.nat(3), fc.nat(4)),
    numbers: fc.array(fc.nat(8), { minLength: 9, maxLength: 9 }),
  })
  .map(({ weights, form, pass, amount, leave, bounds, numbers }): Ask => {
    const count = weights.length;
    if (form === 'need') return paying(weights, amount, leave, pass);
    const min = Math.min(bounds[0], count);
    const refs = [...weights.map((_, i) => i), ...(pass ? [PASS] : [])];
    return {
      ...plain,
      refs,
      min,
      max: Math.min(count, min + bounds[1]),
      groups: form === 'groups' ? refs.map((_, i) => numbers[i % 9]! % 3) : null,
      bars: form === 'bars' && count > 1 ? [[numbers[0]! % count, (numbers[0]! + 1) % count]] : null,
      wants: form === 'wants' ? [[numbers[0]! % count, [(numbers[0]! + 1) % count]]] : null,
    };
  });

function bruteForce(ask: Ask): string[] {
  const found: string[] = [];
  for (let bits = 0; bits < 1 << ask.refs.length; bits++) {
    const chosen = ask.refs.map((_, i) => i).filter((i) => (bits >> i) & 1);
    if (whyIllegal(ask, chosen) === null) found.push(chosen.join());
  }
  return found.sort();
}

describe('the list of legal answers', () => {
  it('is what trying every set of options finds', () => {
    fc.assert(
      fc.property(asks, (ask) => {
        expect(
          legalAnswers(ask, 10_000)!
            .map((answer) => answer.join())
            .sort(),
        ).toEqual(bruteForce(ask));
      }),
      { seed: 20261116, numRuns: 3000 },
    );
  });
  it('is given up beyond the limit, not before', () => {
    const ask = { ...plain, refs: [0, 1, 2, 3, 4, 5], min: 0, max: 6 };
    expect(legalAnswers(ask, 64)).toHaveLength(64);
    expect(legalAnswers(ask, 63)).toBeNull();
  });
  it('contains whatever wishes are completed to, if there is any legal answer', () => {
    fc.assert(
      fc.property(asks, fc.array(fc.nat(), { minLength: 10, maxLength: 10 }), fc.nat(5), (ask, keys, wish) => {
        const legal = bruteForce(ask);
        fc.pre(legal.length > 0);
        const order = ask.refs.map((_, i) => i).sort((a, b) => keys[a]! - keys[b]!);
        expect(legal).toContain(
          complete(ask, order, wish)
            .sort((a, b) => a - b)
            .join(),
        );
      }),
      { seed: 20261116, numRuns: 3000 },
    );
  });
});

it('leastCover finds the least sum that is enough', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 8 }),
      fc.integer({ min: 0, max: 12 }),
      (weights, amount) => {
        let least = Infinity;
        for (let bits = 0; bits < 1 << weights.length; bits++) {
          const sum = weights.reduce((all, weight, i) => all + ((bits >> i) & 1 ? weight : 0), 0);
          if (sum >= amount && sum < least) least = sum;
        }
        expect(leastCover(weights, amount)).toBe(least);
      },
    ),
    { seed: 20261116, numRuns: 2000 },
  );
});
