import { describe, expect, it } from 'vitest';
import { namesOf } from '../../../../src/tools/cli/words';
import { BOUNDS, cults } from '../../../../src/games/cults/rules';
import { LANGS } from '../../../../src/platform/i18n/lang';
import { wordsFor } from '../../../../src/games/cults/words';
import '../../../../src/games/cults/words/all';
import { Session } from '../../../../src/platform/session/session';
import type { TestTable } from '../../../harness';
import { hashWithoutTraces } from '../../../mods/load';
import { fits } from '../../../tools/cli/schema-games';
import { bookWith, declared, mobilizing, nested, starting, use } from './declared';

const gain = { do: 'gain', token: 'thug', count: 1 };
const ask = { do: 'chooseNumber', from: 0, to: 1, effects: [] };
const listen = (...triggers: unknown[]): unknown => ({ do: 'subscribe', lasts: 'game', triggers });

describe('a declared card that goes beyond a bound', () => {
  it.each([
    [
      'cardTooManyEffects',
      nested(
        12,
        Array.from({ length: 24 }, () => gain),
      ),
    ],
    ['cardTooManyEffects', nested(12, [{ do: 'skipAdvance' }])],
    ['cardTooManyChanges', nested(12, [{ do: 'change', number: 'rerolls', add: 1, lasts: 'game' }])],
    ['cardTooManySubscriptions', nested(5, [listen({ on: 'roundBegun', effects: [gain] })])],
    ['cardTooManyEvents', nested(5, [{ do: 'advanceInvestigator', where: 'anywhere', count: 8 }])],
  ])('is cancelled whole and struck: %s', (reason, effects) => {
    const t = mobilizing(bookWith(starting('x', effects)), ['wild:x', 'wild:x', 'wild:x']);
    const before = hashWithoutTraces(t);
    use(t, 'wild:x');
    expect(t.events('scriptCancelled')).toMatchObject([{ card: 'wild:x', mod: 'wild', reason, strikes: 1, undone: 0 }]);
    expect(hashWithoutTraces(t)).toBe(before);
    use(t, 'wild:x');
    use(t, 'wild:x');
    expect(t.events('scriptCancelled').map(({ strikes }) => strikes)).toEqual([1, 2, 3]);
    expect(t.session.state.blank).toEqual(['wild']);
    expect(Session.replay(cults, t.session.start, t.session.log, t.session.book).hash).toBe(t.session.hash);
  });

  it('keeps its price: what the ability would cost is not paid', () => {
    const abilities = [{ keyword: 'mobilization', self: 'destroy', effects: nested(12, [gain]) }];
    const t = mobilizing(bookWith(starting('x', [], { abilities })), ['wild:x', 'wild:x']);
    use(t, 'wild:x');
    expect(t.hand('cthulhu')).toEqual(['wild:x', 'wild:x']);
    expect(t.events('cardDestroyed')).toEqual([]);
  });

  it('does not take others with it: their effects of the same answer stand', () => {
    const good = declared({ kind: 'action', id: 'good', cost: 1, triggers: [{ on: 'abilityUsed', effects: [gain] }] });
    const t = mobilizing(bookWith(starting('x', nested(12, [gain])), good), ['wild:x', 'wild:good']);
    use(t, 'wild:x');
    t.answer('useAbility', { card: 'wild:good' }).pass();
    expect(t.events('scriptCancelled')).toMatchObject([{ card: 'wild:x' }]);
    expect(t.tokens('cthulhu')['thug']).toBe(1);
  });
});

describe('a City card whose mod has as much in force as it may', () => {
  const storm = declared({ kind: 'city', id: 'storm', lasts: 'game', triggers: [{ on: 'roundEnded', effects: [gain] }] });
  /** Five uses of a card that leaves 20 listening: just as many as a mod may have, and no strike. */
  const full = (): TestTable => {
    const twenty = Array.from({ length: 20 }, () => listen({ on: 'roundEnded', effects: [] }));
    const hand = Array.from({ length: 5 }, () => 'wild:x');
    const book = bookWith(starting('x', twenty), storm);
    const t = mobilizing(book, hand, { city: { deck: ['wild:storm', 'curfew'] } });
    for (const card of hand) use(t, card);
    expect(t.session.state.subscriptions).toHaveLength(BOUNDS.subscriptions);
    expect(t.session.state.strikes).toEqual({});
    return t;
  };

  it('is cancelled, and the table goes on', () => {
    const t = full();
    for (let i = 0; i < 200 && t.events('cityRevealed').length === 0; i++) t.session.answer(t.decision.suggest);
    expect(t.events('cityRevealed')).toMatchObject([{ card: 'wild:storm' }]);
    expect(t.events('scriptCancelled')).toMatchObject([
      { card: 'wild:storm', mod: 'wild', reason: 'cardTooManySubscriptions', strikes: 1 },
    ]);
    expect(t.session.state.subscriptions).toHaveLength(BOUNDS.subscriptions);
    expect(t.session.decision).not.toBeNull();
    expect(Session.replay(cults, t.session.start, t.session.log, t.session.book).hash).toBe(t.session.hash);
  });
});

describe('cards that never stop asking', () => {
  it.each([
    ['triggers that hear triggers', [listen({ on: 'triggered', effects: [ask] }, { on: 'tokensGained', effects: [] }), gain]],
    ['triggers that hear answers', [listen(...Array.from({ length: 4 }, () => ({ on: 'choiceMade', effects: [ask] }))), ask]],
    [
      'triggers that grow',
      [listen({ on: 'triggered', effects: [ask] }, { on: 'tokensGained', effects: [] }, { on: 'choiceMade', effects: [] }), gain],
    ],
  ])('come to an end: %s', (_, effects) => {
    const t = mobilizing(bookWith(starting('x', effects)), ['wild:x']);
    use(t, 'wild:x');
    let answers = 0;
    while (t.kind === 'chooseNumber' && answers < 5 * BOUNDS.questionsInARow) {
      t.session.answer([t.decision.options[0]!.id]);
      answers++;
      expect(t.session.state.flow.length).toBeLessThan(BOUNDS.frames);
    }
    expect(t.kind).not.toBe('chooseNumber');
    expect(answers).toBeLessThanOrEqual(BOUNDS.questionsInARow * 3);
  });

  it('ask so often in a row, then they are cancelled', () => {
    const many = nested(5, [ask]);
    const t = mobilizing(bookWith(starting('x', many)), ['wild:x']);
    use(t, 'wild:x');
    let answers = 0;
    for (; t.kind === 'chooseNumber'; answers++) t.session.answer(['0']);
    expect(answers).toBe(BOUNDS.questionsInARow);
    expect(t.events('scriptCancelled')).toMatchObject([{ reason: 'cardTooManyQuestions', strikes: 1 }]);
  });

  it('end with their mods, all but the base set, when a round has too many questions', () => {
    const t = mobilizing(bookWith(starting('x', [ask, ask])), ['wild:x'], { roundQuestions: BOUNDS.questionsInARound - 2 });
    use(t, 'wild:x');
    t.session.answer(['0']);
    expect(t.session.state.blank).toEqual(['wild']);
    expect(t.events('cardsBlanked')).toMatchObject([{ what: 'wild' }]);
    expect(t.decision.source).toBeUndefined();
    expect(Session.replay(cults, t.session.start, t.session.log, t.session.book).hash).toBe(t.session.hash);
  });

  it('have only so many waiting as a save should hold', () => {
    const long = Array.from({ length: 20 }, () => ({ do: 'destroyDiscard', only: 'x'.repeat(80) }));
    const t = mobilizing(bookWith(starting('x', nested(5, [ask, ...long, ...nested(1, [ask, ...nested(1, long)])]))), ['wild:x']);
    use(t, 'wild:x');
    for (let i = 0; i < 40 && t.kind === 'chooseNumber'; i++) {
      t.session.answer(['0']);
      expect(JSON.stringify(t.session.state).length).toBeLessThan(2 * BOUNDS.letters);
    }
  });
});

describe('a card whose effects break', () => {
  it('is cancelled like one that goes too far', () => {
    const broken = declared(
      { kind: 'starting', id: 'x', icons: 'P' },
      { abilities: [{ keyword: 'mobilization', effects: [gain, { do: 'constructor' }] }] },
    );
    const t = mobilizing(bookWith(broken), ['wild:x', 'wild:x']);
    use(t, 'wild:x');
    expect(t.events('scriptCancelled')).toMatchObject([{ card: 'wild:x', reason: 'cardBroke', strikes: 1 }]);
    expect(t.tokens('cthulhu')['thug']).toBe(0);
    t.pass();
    expect(t.session.decision).not.toBeNull();
  });

  it('where nobody knows which card it was: all of them stand still, and that is told', () => {
    const listening = declared(
      { kind: 'action', id: 'x', cost: 1 },
      { triggers: [{ on: 'phaseBegun', where: null, effects: [gain] }] },
    );
    const t = mobilizing(bookWith(listening, starting('y', [gain])), ['wild:x', 'wild:y']);
    for (let i = 0; i < 20 && t.events('scriptCancelled').length === 0; i++) t.pass();
    const [told] = t.events('scriptCancelled');
    expect(told).toEqual({
      type: 'scriptCancelled',
      card: '',
      mod: '',
      file: '',
      line: 0,
      column: 0,
      reason: 'cardBroke',
      strikes: 0,
      undone: 0,
    });
    expect(fits('event.scriptCancelled', told)).toBe(true);
    for (const lang of LANGS) expect(wordsFor(lang, namesOf(lang)).event(told!)).toMatch(/(Cards of mods|karty modów).*\(.*\)/);
    expect(t.session.state.strikes).toEqual({});
    expect(Session.replay(cults, t.session.start, t.session.log, t.session.book).events).toEqual(t.session.events);
  });

  it('after an answer: the answer works, without the card', () => {
    const broken = declared(
      { kind: 'starting', id: 'x', icons: 'P' },
      { abilities: [{ keyword: 'mobilization', effects: [ask, { do: 'nothing of the kind' }] }] },
    );
    const t = mobilizing(bookWith(broken), ['wild:x']);
    use(t, 'wild:x').session.answer(['0']);
    expect(t.events('scriptCancelled')).toMatchObject([{ reason: 'cardBroke' }]);
    expect(t.events('choiceMade')).toEqual([]);
    expect(t.session.decision).not.toBeNull();
  });
});

describe('what comes from nowhere has an end', () => {
  it('Disorganization cards beyond the most copies are not made, and never become other cards', () => {
    const many = nested(4, [{ do: 'disorganization', count: 20 }]);
    const t = mobilizing(bookWith(starting('x', many)), ['wild:x', 'wild:x']);
    use(t, 'wild:x');
    expect(t.discards('cthulhu')).toEqual(Array.from({ length: BOUNDS.copies }, () => 'disorganization'));
    expect(t.events('disorganizationReceived')).toHaveLength(BOUNDS.copies);
    use(t, 'wild:x');
    expect(t.events('disorganizationReceived')).toHaveLength(BOUNDS.copies);
  });

  it('tokens and Investigators stay as many as a position can have', () => {
    const many = nested(4, [{ do: 'gain', token: 'freak', count: 20 }]);
    const crowd = nested(2, [{ do: 'placeInvestigator', where: 'here', count: 8 }]);
    const t = mobilizing(bookWith(starting('x', [...many, ...crowd, ...crowd, ...crowd])), ['wild:x']);
    use(t, 'wild:x');
    expect(t.tokens('cthulhu')['freak']).toBe(BOUNDS.tokens);
    expect(t.district('downtown').investigators).toBe(BOUNDS.investigators);
  });
});

describe('a question that nobody could answer', () => {
  it.each([
    ['a number from nothing', { do: 'chooseNumber', from: 3, to: 1, effects: [] }],
    ['a way where there is none', { do: 'chooseOne', options: [] }],
    ['a payment without Power', { do: 'pay', power: 20, effects: [gain] }],
    ['tokens where there are none', { do: 'lose', token: 'freak', count: 3 }],
    ['a discard of an empty hand', { do: 'discard', count: 3, who: 'rivals' }],
  ])('is not asked: %s', (_, effect) => {
    const t = mobilizing(bookWith(starting('x', [gain, effect, gain])), ['wild:x']);
    use(t, 'wild:x');
    expect(t.tokens('cthulhu')['thug']).toBe(2);
    expect(t.events('scriptCancelled')).toEqual([]);
    expect(t.kind).not.toBe('useAbility');
  });
});
