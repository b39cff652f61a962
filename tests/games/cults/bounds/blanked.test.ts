import type { CultsSession } from '../../../../src/games/cults/game';
import { cults } from '../../../../src/games/cults/rules';
import { describe, expect, it } from 'vitest';
import { Session } from '../../../../src/platform/session/session';
import type { TestTable } from '../../../harness';
import { bookWith, declared, mobilizing, starting, use } from './declared';

const gain = { do: 'gain', token: 'thug', count: 1 };
const ask = { do: 'chooseNumber', from: 0, to: 1, effects: [gain] };
const optional = (card: string) =>
  declared({ kind: 'action', id: card, cost: 1, triggers: [{ on: 'abilityUsed', effects: [ask] }] });

/** Tables at which a card of `wild` asks something. */
const ASKING: readonly [string, () => TestTable][] = [
  ['a choice', () => use(mobilizing(bookWith(starting('x', [ask, ask, gain])), ['wild:x']), 'wild:x')],
  ['a payment', () => use(mobilizing(bookWith(starting('x', [{ do: 'pay', power: 1, effects: [gain] }])), ['wild:x']), 'wild:x')],
  ['a trigger in hand', () => use(mobilizing(bookWith(starting('x', [ask]), optional('y')), ['wild:x', 'wild:y']), 'wild:x')],
  [
    'a choice of another seat',
    () =>
      use(mobilizing(bookWith(starting('x', [{ do: 'chooseDistrict', who: 'rivals', effects: [gain] }])), ['wild:x']), 'wild:x'),
  ],
];

describe('a card that is blanked while it asks', () => {
  it.each(ASKING)('asks nothing more: %s', (_, begin) => {
    const killed = (s: CultsSession): void => {
      s.kill('wild');
      // The answer in which it hung is given again.
      s.answer(s.decision!.suggest);
    };
    for (const take of [(s: CultsSession) => s.blank('wild', 'hastur'), killed]) {
      const t = begin();
      const asked = t.decision.id;
      take(t.session);
      expect(t.decision.id).toBeGreaterThan(asked);
      expect(t.decision.source).toBeUndefined();
      expect(t.offers({ card: 'wild:x' })).toBe(false);
      expect(t.session.state.flow.some((frame) => 'context' in frame)).toBe(false);
      expect(t.tokens('cthulhu')['thug']).toBe(0);
      expect(Session.replay(cults, t.session.start, t.session.log, t.session.book).hash).toBe(t.session.hash);
    }
  });

  it('is blanked only by somebody at the table', () => {
    const t = ASKING[0]![1]();
    const { hash } = t.session;
    for (const seat of ['nobody', 'dagon', '', 'constructor'])
      expect(() => t.session.blank('wild', seat)).toThrowError(/notAtTable/);
    expect(t.session.hash).toBe(hash);
  });

  it('keeps nothing that listens', () => {
    const listening = starting('x', [{ do: 'subscribe', lasts: 'game', triggers: [{ on: 'roundEnded', effects: [gain] }] }]);
    const t = use(mobilizing(bookWith(listening), ['wild:x']), 'wild:x');
    expect(t.session.state.subscriptions).toHaveLength(1);
    t.session.blank('wild', 'cthulhu');
    expect(t.session.state.subscriptions).toEqual([]);
  });

  it('lets bots go on where one is asked next', () => {
    const scenario = {
      seats: ['cthulhu', { cult: 'hastur', by: 'random' }],
      round: 2,
      phase: 'mobilization',
      first: 'cthulhu',
      hands: { cthulhu: ['wild:x'], hastur: [] },
      decks: { cthulhu: [], hastur: [] },
    };
    const session = Session.begin(cults, { scenario }, bookWith(starting('x', [ask])));
    session.answer([session.decision!.options.find(({ card }) => card === 'wild:x')!.id]);
    session.blank('wild', 'cthulhu');
    expect(session.decision!.seat).toBe('cthulhu');
    expect(Session.replay(cults, session.start, session.log, session.book).hash).toBe(session.hash);
  });
});
