import { describe, expect, it } from 'vitest';
import { codeOf } from '../../../../harness';
import { eventsOf, holding, influencing, optionIds, plansAt, refusal, turnAt } from './r8-table';

const own = (...levels: number[]) => ({ rituals: levels.map((level) => ['cthulhu', level]) });

describe('R8.7 condition and availability', () => {
  it.each([
    [2, ['cthulhu', 'hastur'], 3],
    [3, ['cthulhu', 'hastur', 'dagon'], 4],
    [4, ['cthulhu', 'hastur', 'dagon', 'chaugnar'], 5],
  ])('R8.7 with %i players an open Ritual field is needed even to draw (%s: %i)', (_, seats, fields) => {
    const levels = [1, 1, 2, 2, 3];
    const at = (count: number) =>
      turnAt(
        'downtown',
        { rituals: levels.slice(0, count).map((level) => ['hastur', level]) },
        holding([], 0, { seats, decks: { cthulhu: ['brute'] } }),
      );
    expect(plansAt(at(fields - 1), 'downtown')).toContain('influence');
    expect(plansAt(at(fields), 'downtown')).not.toContain('influence');
    expect(refusal(at(fields), 'influence')).toBe('noRitualField R8.7');
  });

  it('R8.4 R8.7 no Ritual elsewhere, no deck and no discards: nothing to do', () => {
    const t = turnAt('downtown', own(1), holding(['adept'], 9));
    expect(plansAt(t, 'downtown')).not.toContain('influence');
    expect(refusal(t, 'influence')).toBe('nothingToInfluence R8.4');
  });

  it('R8.4 R8.7 a move alone, a draw alone or a discard alone makes it available; no presence is needed', () => {
    const move = influencing({}, holding([]), { northside: own(1) });
    expect(optionIds(move)).toEqual(['northside:1']);
    const draw = influencing({}, holding([], 0, { decks: { cthulhu: ['brute'] } }));
    expect(optionIds(draw)).toEqual(['draw']);
    const destroy = influencing({}, holding([], 0, { discards: { cthulhu: ['brute'] } }));
    expect(optionIds(destroy)).toEqual(['draw', 'destroy']);
    for (const t of [move, draw, destroy]) {
      expect(t.decision.min).toBe(1);
      expect(codeOf(() => t.session.answer([]))).toBe('tooFew');
    }
  });

  it("R8.7 a rival's Ritual elsewhere cannot be moved", () => {
    const t = turnAt('downtown', {}, holding([]), { northside: { rituals: [['hastur', 1]] } });
    expect(refusal(t, 'influence')).toBe('nothingToInfluence R8.4');
  });
});

describe('R8.7 the move', () => {
  it('R8.7 own Rituals of all other districts are offered, none from here, at most one move and draw or destroy', () => {
    const t = influencing(own(1), holding([], 0, { decks: { cthulhu: ['brute'] }, discards: { cthulhu: ['adept'] } }), {
      northside: {
        rituals: [
          ['cthulhu', 2],
          ['hastur', 1],
        ],
      }, // prettier-ignore
      uptown: own(1),
    });
    expect(t.decision.options).toMatchObject([
      { from: 'uptown', level: 1 },
      { from: 'northside', level: 2 },
      { draw: true },
      { destroy: true },
    ]);
    expect(t.decision.options).toHaveLength(4);
    expect(t.decision.legal).toEqual([
      ['uptown:1'],
      ['uptown:1', 'draw'],
      ['uptown:1', 'destroy'],
      ['northside:2'],
      ['northside:2', 'draw'],
      ['northside:2', 'destroy'],
      ['draw'],
      ['destroy'],
    ]);
    expect(codeOf(() => t.session.answer(['uptown:1', 'northside:2']))).toBe('sameGroup');
    expect(codeOf(() => t.session.answer(['draw', 'destroy']))).toBe('sameGroup');
  });

  it('R8.7 a level II Ritual becomes III from supply, the old marker returns to supply', () => {
    const t = influencing({}, holding([]), { northside: own(2) }).answer('influence', { from: 'northside', level: 2 });
    expect(t.district('downtown').rituals).toEqual([['cthulhu', 3]]);
    expect(t.district('northside').rituals).toEqual([]);
    expect(t.supply('cthulhu').rituals).toEqual([2, 2, 0]);
    expect(t.events('ritualMoved')).toMatchObject([{ seat: 'cthulhu', district: 'downtown', from: 'northside', level: 2 }]);
    expect(t.events('ritualRaised')).toMatchObject([{ seat: 'cthulhu', district: 'downtown', level: 3 }]);
    expect(t.decision.seat).toBe('hastur');
  });

  it('R8.7 level III moves without being raised', () => {
    const t = influencing({}, holding([]), { northside: own(3) }).answer('influence', { level: 3 });
    expect(t.district('downtown').rituals).toEqual([['cthulhu', 3]]);
    expect(t.supply('cthulhu').rituals).toEqual([2, 2, 0]);
    expect(t.events('ritualRaised')).toEqual([]);
  });

  it('R8.7 without the next level in supply it moves without being raised', () => {
    const t = influencing({}, holding([]), { northside: own(1, 2), uptown: own(2) });
    t.answer('influence', { from: 'northside', level: 1 });
    expect(t.district('downtown').rituals).toEqual([['cthulhu', 1]]);
    expect(t.district('northside').rituals).toEqual([['cthulhu', 2]]);
    expect(t.supply('cthulhu').rituals).toEqual([1, 0, 1]);
    const second = influencing({}, holding([]), { northside: own(2, 3) }).answer('influence', { level: 2 });
    expect(second.district('downtown').rituals).toEqual([['cthulhu', 2]]);
    expect(second.supply('cthulhu').rituals).toEqual([2, 1, 0]);
  });

  it('R8.7 the last of the next level in supply is used', () => {
    const t = influencing({}, holding([]), { northside: own(1, 2) }).answer('influence', { level: 1 });
    expect(t.district('downtown').rituals).toEqual([['cthulhu', 2]]);
    expect(t.supply('cthulhu').rituals).toEqual([2, 0, 1]);
  });

  it('R8.7 the raise costs nothing and the Investigator does not move', () => {
    const t = influencing({ track: 1, investigators: 2 }, holding(['adept'], 2), { northside: own(1) });
    t.answer('influence', { from: 'northside' });
    expect(t.hand('cthulhu')).toEqual(['adept']);
    expect(t.tokens('cthulhu')['initiate']).toBe(2);
    expect(t.district('downtown')).toMatchObject({ track: 1, investigators: 2 });
  });

  it('R8.7 a Ritual already here of the same level stays as it is', () => {
    const t = influencing(own(1), holding([]), { northside: own(1) }).answer('influence', { from: 'northside' });
    expect(
      t
        .district('downtown')
        .rituals.map(([, level]) => level)
        .toSorted((a, b) => a - b),
    ).toEqual([1, 2]);
    expect(t.supply('cthulhu').rituals).toEqual([1, 1, 1]);
  });

  it('R8.7 into the last open field', () => {
    const t = influencing(
      {
        rituals: [
          ['hastur', 1],
          ['hastur', 2],
        ],
      },
      holding([]),
      { northside: own(1) },
    ); // prettier-ignore
    t.answer('influence', { from: 'northside' });
    expect(t.district('downtown').rituals).toEqual([
      ['hastur', 1],
      ['hastur', 2],
      ['cthulhu', 2],
    ]);
  });
});

describe('R8.7 draw or destroy', () => {
  it('R8.7 instead of a move: a card is drawn from the top', () => {
    const t = influencing({}, holding(['acolyte'], 0, { decks: { cthulhu: ['brute', 'adept'] } }), { northside: own(1) });
    t.answer('influence', { draw: true });
    expect(t.hand('cthulhu')).toEqual(['acolyte', 'brute']);
    expect(t.district('northside').rituals).toEqual([['cthulhu', 1]]);
    expect(t.decision.seat).toBe('hastur');
  });

  it('R8.7 R6.5 with an empty deck the discards are shuffled and one is drawn', () => {
    const t = influencing({}, holding([], 0, { discards: { cthulhu: ['brute'] } })).answer('influence', { draw: true });
    expect(t.hand('cthulhu')).toEqual(['brute']);
    expect(t.discards('cthulhu')).toEqual([]);
  });

  it('R8.7 R6.7 a Disorganization card drawn is discarded without replacement', () => {
    const t = influencing({}, holding([], 0, { decks: { cthulhu: ['disorganization', 'adept'] } }));
    t.answer('influence', { draw: true });
    expect(t.hand('cthulhu')).toEqual([]);
    expect(t.discards('cthulhu')).toEqual(['disorganization']);
    expect(t.view().decks['cthulhu']).toEqual({ count: 1 });
  });

  it('R8.7 instead of a move: a discard of choice is destroyed, nothing is drawn', () => {
    const t = influencing({}, holding([], 0, { decks: { cthulhu: ['adept'] }, discards: { cthulhu: ['brute', 'acolyte'] } }));
    t.answer('influence', { destroy: true });
    expect(optionIds(t)).toEqual(['brute', 'acolyte']);
    t.answer('destroyDiscard', { card: 'acolyte' });
    expect(t.discards('cthulhu')).toEqual(['brute']);
    expect(t.hand('cthulhu')).toEqual([]);
    expect(t.events('cardDestroyed')).toMatchObject([{ card: 'acolyte', from: 'discard' }]);
  });

  it('R8.7 after the move: the move comes first, whatever the order of the answer', () => {
    const t = influencing({}, holding([], 0, { discards: { cthulhu: ['brute'] } }), { northside: own(1) });
    const types = eventsOf(t, () => t.answer('influence', { destroy: true }, { from: 'northside' }));
    expect(types).toEqual(['ritualMoved', 'ritualRaised']);
    expect(t.kind).toBe('destroyDiscard');
  });

  it('R8.7 a move alone draws and destroys nothing', () => {
    const t = influencing({}, holding([], 0, { decks: { cthulhu: ['adept'] }, discards: { cthulhu: ['brute'] } }), {
      northside: own(1),
    }).answer('influence', { from: 'northside' });
    expect(t.hand('cthulhu')).toEqual([]);
    expect(t.discards('cthulhu')).toEqual(['brute']);
    expect(t.decision.seat).toBe('hastur');
  });
});
