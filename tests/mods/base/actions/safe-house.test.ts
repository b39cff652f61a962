import { expect, it } from 'vitest';
import { many } from '../../../games/cults/rules/seats';
import { describeCard, type Printed } from '../describe-card';
import { at } from '../phases';

const printed: Printed = {
  kind: 'action',
  cost: 1,
  icons: 'P',
  keyword: 'hiding',
  en: ['up to 2 other cards', 'no Safe House', 'whole hand'],
  pl: ['najwyżej 2 inne karty', 'Bezpieczna', 'wszystkie karty'],
};

describeCard('safe-house', printed, () => {
  const hide = (hand: string[], rest: Record<string, unknown> = {}) =>
    at('hiding', { hands: { cthulhu: hand, hastur: ['brute'] }, city: { deck: ['night-fog'] }, ...rest });

  it('R11.1 keep up to two other cards of your hand; the rest and the card itself are discarded', () => {
    const t = hide(['safe-house', 'adept', 'brute', 'whisperer'], { tokens: { hastur: { thug: 6 } } });
    expect(t.decision.options.map((option) => option.id)).toEqual(['safe-house:keep', 'safe-house:destroy', 'pass']);
    t.answer('useAbility', { mode: 'keep' });
    expect([t.kind, t.decision.min, t.decision.max]).toEqual(['chooseCard', 0, 2]);
    expect(t.decision.options.map((option) => option['card'])).toEqual(['adept', 'brute', 'whisperer']);
    t.answer('chooseCard', { card: 'adept' }, { card: 'whisperer' });
    expect(t.hand('cthulhu')).toEqual(['adept', 'whisperer']);
    expect([...t.discards('cthulhu')].sort()).toEqual(['brute', 'safe-house']);
    expect(t.hand('hastur')).toEqual([]);
  });

  it('one or none may be kept too, never three', () => {
    const keep = (...cards: string[]) => {
      const t = hide(['safe-house', 'adept', 'brute', 'whisperer'], { tokens: { hastur: { thug: 6 } } });
      return t.answer('useAbility', { mode: 'keep' }).answer('chooseCard', ...cards.map((card) => ({ card })));
    };
    expect(keep('brute').hand('cthulhu')).toEqual(['brute']);
    expect(keep().hand('cthulhu')).toEqual([]);
    expect(() => keep('adept', 'brute', 'whisperer')).toThrow('tooMany');
  });

  it('no safe-house is kept, and two copies keep four cards', () => {
    const t = hide(['safe-house', 'safe-house', 'adept', 'adept', 'brute', 'brute', 'seer'], { tokens: { hastur: { thug: 6 } } });
    t.answer('useAbility', { mode: 'keep' });
    expect(t.offers({ card: 'safe-house' })).toBe(false);
    t.answer('chooseCard', { card: 'adept' }, { card: 'adept' }).answer('useAbility', { mode: 'keep' });
    expect(t.decision.options.map((option) => option['card'])).toEqual(['brute', 'brute', 'seer']);
    t.answer('chooseCard', { card: 'brute' }, { card: 'seer' });
    expect(t.hand('cthulhu')).toEqual(['adept', 'adept', 'brute', 'seer']);
    expect([...t.discards('cthulhu')].sort()).toEqual(['brute', 'safe-house', 'safe-house']);
  });

  it('or destroy it to keep the whole hand', () => {
    const hand = ['safe-house', 'adept', 'brute', 'whisperer', 'safe-house'];
    const t = hide(hand, { tokens: { hastur: { thug: 6 } } })
      .answer('useAbility', { mode: 'destroy' })
      .until('discardTokens');
    expect(t.hand('cthulhu')).toEqual(['adept', 'brute', 'whisperer', 'safe-house']);
    expect(t.discards('cthulhu')).toEqual([]);
    expect(t.events('cardDestroyed')).toMatchObject([{ card: 'safe-house', from: 'hand' }]);
  });

  it('nothing to keep, nothing to use; of two copies one may be destroyed for the other', () => {
    expect(hide(['safe-house']).kind).not.toBe('useAbility');
    const two = hide(['safe-house', 'safe-house'], { tokens: { hastur: { thug: 6 } } });
    expect(two.ids({ mode: 'keep' })).toEqual([]);
    expect(two.ids({ mode: 'destroy' }).length).toBe(2);
    two.answer('useAbility', { mode: 'destroy' });
    expect(two.hand('cthulhu')).toEqual(['safe-house']);
  });

  it('passed by, the whole hand is discarded', () => {
    const t = hide(['safe-house', 'adept'], { tokens: { hastur: { thug: 6 } } }).pass();
    expect(t.hand('cthulhu')).toEqual([]);
    expect([...t.discards('cthulhu')].sort()).toEqual(['adept', 'safe-house']);
  });

  it('R7.2 Mobilization still draws six; what was kept is discarded at the next Hiding', () => {
    const t = hide(['safe-house', 'brute', 'brute'], { decks: { cthulhu: many('adept', 6), hastur: [] } });
    t.answer('useAbility', { mode: 'keep' }).answer('chooseCard', { card: 'brute' }, { card: 'brute' });
    expect(t.view()['round']).toBe(3);
    expect(t.hand('cthulhu')).toEqual(['brute', 'brute', ...many('adept', 6)]);
    while (t.view()['round'] === 3) t.session.answer(t.decision.suggest);
    expect(t.hand('cthulhu').length).toBeLessThanOrEqual(6);
  });

  it('R6.10 which cards are kept is the owner’s secret', () => {
    const t = hide(['safe-house', 'adept', 'whisperer'], { tokens: { hastur: { thug: 6 } } });
    t.answer('useAbility', { mode: 'keep' }).answer('chooseCard', { card: 'whisperer' });
    expect(JSON.stringify(t.view('hastur'))).not.toContain('whisperer');
    expect(t.view('hastur').hands['cthulhu']).toEqual({ count: 1 });
  });
});
