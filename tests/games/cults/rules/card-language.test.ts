import { cults } from '../../../../src/games/cults/rules';
import { describe, expect, it } from 'vitest';
import { bookWith, declared, mobilizing, starting, use } from '../bounds/declared';
import { Session } from '../../../../src/platform/session/session';
import { TestTable } from '../../../harness';
import { answerBoth, modOf, withMods } from '../../../mods/load';

const HASTUR_HAS_ONE = {
  districts: {
    downtown: {
      rituals: [
        ['hastur', 1],
        ['cthulhu', 1],
      ],
    },
  },
};

describe('forEach with `where`', () => {
  it('judges everybody before the first effect', () => {
    // Who has a Ritual draws a card and removes one of the others': the second has none left when its turn comes.
    const card = starting('storm', [
      {
        do: 'forEach',
        who: 'everyone',
        where: { count: 'rituals', atLeast: 1 },
        effects: [
          { do: 'draw', count: 1 },
          { do: 'removeRitual', of: 'rivals', where: 'downtown' },
        ],
      },
    ]);
    const t = mobilizing(bookWith(card), ['wild:storm'], {
      ...HASTUR_HAS_ONE,
      decks: { cthulhu: ['adept'], hastur: ['brute'] },
    });
    use(t, 'wild:storm');
    t.answer('chooseRitual', { cult: 'hastur' });
    expect(t.hand('hastur')).toEqual(['brute']);
  });

  it('is not offered where it means nobody', () => {
    const card = starting('calm', [
      { do: 'forEach', who: 'everyone', where: { count: 'rituals', atLeast: 1 }, effects: [{ do: 'draw', count: 1 }] },
    ]);
    const t = mobilizing(bookWith(card), ['wild:calm'], { decks: { cthulhu: ['adept'], hastur: ['brute'] } });
    expect(t.kind).not.toBe('useAbility');
  });
});

describe('chooseSeat with `where`', () => {
  it('judges the candidates before the first of several players chooses, also through a save', async () => {
    const source = `import { starting } from 'cults';
export default starting({
  id: 'verdict', name: { en: 'Verdict' }, icons: 'P', signature: { cult: 'cthulhu', replaces: 'acolyte' },
  abilities: [{ keyword: 'mobilization', effects: [
    { do: 'chooseSeat', who: 'everyone', of: 'everyone', where: { count: 'rituals', atLeast: 1 },
      effects: [{ do: 'removeRitual', of: 'everyone', where: 'downtown' }] },
  ] }],
});`;
    const mod = await withMods(modOf('court', { 'verdict.js': source }));
    const t = mod.load({
      seats: ['cthulhu', 'hastur'],
      round: 2,
      phase: 'mobilization',
      hands: { cthulhu: ['court:verdict'], hastur: [] },
      decks: { cthulhu: [], hastur: [] },
      ...HASTUR_HAS_ONE,
    });
    answerBoth(
      t,
      (one) => one.answer('useAbility', { card: 'court:verdict' }),
      (one) => one.answer('chooseSeat', { cult: 'hastur' }),
      (one) => one.answer('chooseRitual', { cult: 'hastur' }),
    );
    expect(t.kind).toBe('chooseSeat');
    expect(t.decision.seat).toBe('hastur');
    expect(t.offers({ cult: 'hastur' })).toBe(true);
  });
});

describe('lose', () => {
  const lose = (token: string): ReturnType<typeof starting> => starting('tithe', [{ do: 'lose', token, count: 1 }]);
  const tokensOf = (t: TestTable): unknown => t.session.state.seats[0]!.tokens;

  it('takes equal tokens without asking which', () => {
    const t = mobilizing(bookWith(lose('initiate')), ['wild:tithe'], { tokens: { cthulhu: { initiate: 3, thug: 1 } } });
    use(t, 'wild:tithe');
    expect(t.kind).not.toBe('chooseTokens');
    expect(tokensOf(t)).toEqual([1, 2, 0]);
  });

  it('asks where the kind is to be chosen', () => {
    const t = mobilizing(bookWith(lose('choice')), ['wild:tithe'], { tokens: { cthulhu: { initiate: 1, thug: 1 } } });
    expect(use(t, 'wild:tithe').kind).toBe('chooseTokens');
  });
});

describe('change for `here`', () => {
  it('changes nothing where no district is meant', () => {
    const city = declared({
      kind: 'city',
      id: 'fog',
      lasts: 'once',
      effects: [{ do: 'change', number: 'sanity', add: 1, where: 'here', lasts: 'round' }],
    });
    const scenario = { seats: ['cthulhu', 'hastur'], round: 2, phase: 'city', city: { deck: ['wild:fog'] } };
    const t = new TestTable(Session.begin(cults, { scenario }, bookWith(city)));
    expect(t.session.state.modifiers).toEqual([]);
  });
});

describe('functions in triggers', () => {
  it.each([
    ['on a card', `triggers: [{ on: 'bluffed', run(game) { game.draw(1); } }]`],
    [
      'that a subscribe leaves behind',
      `abilities: [{ keyword: 'planning', effects: [
        { do: 'subscribe', lasts: 'round', triggers: [{ on: 'bluffed', run(game) { game.draw(1); } }] }] }]`,
    ],
  ])('run: %s', async (_, what) => {
    const source = `import { starting } from 'cults';
export default starting({
  id: 'ear', name: { en: 'Ear' }, text: { en: 'Draw a card after a Bluff.' }, icons: 'P',
  signature: { cult: 'cthulhu', replaces: 'acolyte' }, ${what},
});`;
    const mod = await withMods(modOf('ears', { 'ear.js': source }));
    const onHand = what.startsWith('triggers');
    const t = mod.load({
      seats: ['cthulhu', 'hastur'],
      round: 2,
      phase: onHand ? 'action' : 'planning',
      hands: { cthulhu: ['ears:ear'], hastur: [] },
      decks: { cthulhu: ['adept'], hastur: [] },
      ...(onHand ? { districts: { downtown: { plans: ['cthulhu', 'hastur'] } } } : {}),
    });
    for (let i = 0; i < 40 && t.hand('cthulhu').length < 2; i++) {
      if (t.offers({ card: 'ears:ear' })) t.answer('useAbility', { card: 'ears:ear' });
      else if (t.offers({ plan: 'bluff' })) t.answer('takePlan', { plan: 'bluff' });
      else t.session.answer(t.decision.suggest);
    }
    expect(t.hand('cthulhu')).toContain('adept');
  });
});
