import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { imagine, play, openDecision, SCRIPT_LIMITS, stateHash, withdrawn } from '../../../src/games/cults/rules';
import { loadBook } from '../../../src/games/cults/vocabulary/book';
import type { ModSetting } from '../../../src/platform/sandbox/mods';
import type { TestTable } from '../../harness';
import { answerBoth, expectReady, modOf, MODS, readMod, restored, withMods, type Modded } from '../../mods/load';

/** One card of the mod `m` whose ability is a function. */
const source = (body: string, keyword: string, rest = ''): string =>
  `import { starting } from 'cults';\nexport default starting({ id: 'a', name: { en: 'A' }, icons: 'P', ${rest} abilities: [{ keyword: '${keyword}', run(game) {\n${body}\n} }] });\n`;

const mod = (body: string, keyword = 'mobilization', settings: readonly ModSetting[] = []): Promise<Modded> =>
  withMods({ ...modOf('m', { 'cards/a.js': source(body, keyword) }), settings });

const CULTS = ['cthulhu', 'hastur'];
const mobilizing = (m: Modded, more: object = {}): TestTable =>
  m.load({
    seats: CULTS,
    round: 2,
    phase: 'mobilization',
    hands: { cthulhu: ['m:a', 'm:a', 'm:a'], hastur: ['adept', 'brute'] },
    decks: { cthulhu: ['adept', 'brute', 'seer', 'adept', 'adept', 'adept'] },
    discards: { cthulhu: ['brute', 'seer'] },
    ...more,
  });
const use = (t: TestTable): TestTable => t.answer('useAbility', { card: 'm:a' });
const ran = async (body: string): Promise<TestTable> => {
  const t = use(mobilizing(await mod(body)));
  expect(t.events('scriptCancelled')).toEqual([]);
  return t;
};

describe('the store', () => {
  it('keeps plain JSON in one text, through saves and positions, and gives it back frozen', async () => {
    const m = await mod(`
      const seen = game.store.get('seen') ?? { rounds: [], 'a b': null };
      if (Object.isFrozen(seen) !== (game.store.keys().length > 0)) throw new Error('frozen');
      game.store.set('seen', { ...seen, rounds: [...seen.rounds, game.round, -0.5], yes: true });
      game.store.set('10', 'zażółć');
      game.store.set('9', 1e21);
    `);
    const t = mobilizing(m);
    answerBoth(t, use, use, use);
    const rounds = [2, -0.5, 2, -0.5, 2, -0.5];
    expect(t.session.state.store).toEqual({
      m: `{"10":"zażółć","9":1e+21,"seen":{"a b":null,"rounds":${JSON.stringify(rounds)},"yes":true}}`,
    });
    t.until('takePlan');
    const { position } = t.session;
    expect(position['store']).toEqual({ m: { '9': 1e21, '10': 'zażółć', seen: { 'a b': null, rounds, yes: true } } });
    expect(m.load(position).session.state.store).toEqual(t.session.state.store);
    expectReady(restored(t));
  });

  it('is as it was after undo, and forgets what is set to undefined', async () => {
    const m = await mod(`game.store.set('n', game.store.get('n') === 1 ? undefined : 1);`);
    const t = mobilizing(m);
    use(t);
    expect(t.session.state.store).toEqual({ m: '{"n":1}' });
    t.session.undo();
    expect(t.session.state.store).toEqual({});
    use(use(t));
    expect(t.session.state.store).toEqual({});
  });

  it('is the same for all cards of a mod and for no other mod', async () => {
    const write = `import { starting } from 'cults';\nexport default starting({ id: 'w', name: { en: 'W' }, abilities: [{ keyword: 'mobilization', run(game) { game.store.set('x', game.store.keys()); } }] });\n`;
    const read = source(`game.gain('thug', game.store.get('x') === undefined ? 1 : 3);`, 'mobilization');
    const m = await withMods(modOf('m', { 'a.js': read, 'w.js': write }), modOf('n', { 'w.js': write.replace("'W'", "'V'") }));
    const hand = { hands: { cthulhu: ['m:a', 'm:a', 'm:w', 'n:w'], hastur: [] } };
    const t = mobilizing(m, hand).answer('useAbility', { card: 'n:w' });
    use(t);
    expect(t.tokens('cthulhu')['thug']).toBe(1);
    use(t.answer('useAbility', { card: 'm:w' }));
    expect(t.tokens('cthulhu')['thug']).toBe(4);
    expect(t.session.state.store).toEqual({ m: '{"x":[]}', n: '{"x":[]}' });
  });

  it('holds exactly 4 KB of UTF-8', async () => {
    // {"k":["…"]} and the comma that could follow
    const room = SCRIPT_LIMITS.store - '{"k":["xxx","","",""],}'.length;
    const list = (letters: number): string =>
      `['xxx', ${[0, 1, 2].map((i) => `'ż'.repeat(${Math.floor((letters + i) / 3)})`).join(', ')}]`;
    const t = await ran(`game.store.set('k', ${list(Math.floor(room / 2))});`);
    const size = new TextEncoder().encode(t.session.state.store['m']).length;
    expect([SCRIPT_LIMITS.store - 2, SCRIPT_LIMITS.store - 1]).toContain(size);
    const full = use(mobilizing(await mod(`game.store.set('k', ${list(Math.floor(room / 2) + 1)});`)));
    expect(full.events('scriptCancelled')[0]).toMatchObject({ reason: 'scriptStoreFull', file: 'cards/a.js', line: 3 });
  });

  it.each([
    ['a function', `game.store.set('k', () => 1);`],
    ['what is not a number', `game.store.set('k', [1, 0 / 0]);`],
    ['undefined inside', `game.store.set('k', { a: undefined });`],
    ['an object of a class', `game.store.set('k', new Map());`],
    ['a circle', `const a = []; a.push(a); game.store.set('k', a);`],
    ['a key that is no text', `game.store.set(7, 1);`],
    ['the key __proto__', `game.store.set('__proto__', 1);`],
    ['what get gave, changed', `game.store.set('k', [1]); game.store.get('k').push(2);`],
  ])('refuses %s, and keeps nothing', async (_, body) => {
    const t = use(mobilizing(await mod(`game.store.set('first', 1);\n${body}`)));
    expect(t.events('scriptCancelled')).toHaveLength(1);
    expect(t.session.state.store).toEqual({});
    // The guest has forgotten it too.
    const again = use(t);
    expect(again.events('scriptCancelled')).toHaveLength(2);
  });

  it('a script that goes on after its question writes nothing', async () => {
    const t = await ran(`try { game.chooseNumber(1, 2); } catch (e) {} game.store.set('late', game.store.keys().length);`);
    expect(t.session.state.store).toEqual({});
    t.answer('chooseNumber', { number: 1 });
    expect(t.session.state.store).toEqual({ m: '{"late":0}' });
  });

  it('refuses a position whose store is too large or no object', async () => {
    const m = await mod('');
    const wrong =
      (store: unknown): (() => unknown) =>
      () =>
        mobilizing(m, { store });
    expect(wrong({ m: { a: 'x'.repeat(4096) } })).toThrow();
    expect(wrong({ m: [1] })).toThrow();
  });
});

describe('settings in functions', () => {
  const SETTINGS: readonly ModSetting[] = [
    { name: 'count', type: 'number', default: 2, min: 0, max: 5, title: { en: 'Count' } },
    { name: 'kind', type: 'choice', default: 'thug', choices: ['thug', 'freak'], title: { en: 'Kind' } },
  ];
  const body = `game.gain(game.setting('kind'), game.setting('count'));`;

  it('are what was chosen, else the default', async () => {
    const m = await mod(body, 'mobilization', SETTINGS);
    const t = use(mobilizing(m, { settings: { m: { kind: 'freak' } } }));
    expect(t.tokens('cthulhu')).toMatchObject({ freak: 2, thug: 0 });
    // Another game of the same mods, in the same guest.
    expect(use(mobilizing(m, { settings: { m: { count: 5 } } })).tokens('cthulhu')).toMatchObject({ thug: 5 });
    expectReady(restored(t));
  });

  it('that do not exist cancel the function', async () => {
    const t = use(mobilizing(await mod(`game.setting('nothing');`, 'mobilization', SETTINGS)));
    expect(t.events('scriptCancelled')[0]).toMatchObject({ reason: 'rubbish' });
  });

  it('are amounts and conditions of declarations', async () => {
    const card = `import { starting } from 'cults';\nexport default starting({ id: 'a', name: { en: 'A' }, abilities: [{ keyword: 'mobilization', when: { setting: 'kind', is: 'thug' }, effects: [{ do: 'gain', token: 'freak', count: { setting: 'count' } }] }] });\n`;
    const m = await withMods({ ...modOf('m', { 'a.js': card }), settings: SETTINGS });
    expect(use(mobilizing(m, { settings: { m: { count: 4 } } })).tokens('cthulhu')['freak']).toBe(4);
    expect(mobilizing(m, { settings: { m: { kind: 'freak' } } }).offers({ card: 'm:a' })).toBe(false);
  });

  it.each([
    ['unknownSetting', `{ setting: 'nothing' }`],
    ['settingNotANumber', `{ setting: 'kind' }`],
  ])('are refused at loading: %s', async (code, amount) => {
    const card = `import { starting } from 'cults';\nexport default starting({ id: 'a', name: { en: 'A' }, abilities: [{ keyword: 'hiding', effects: [{ do: 'draw', count: ${amount} }] }] });\n`;
    const { refused } = await loadBook([readMod(`${MODS}/base`), { ...modOf('m', { 'a.js': card }), settings: SETTINGS }]);
    expect(refused.map(({ error }) => error.code)).toEqual([code]);
  });
});

describe('more questions and verbs', () => {
  it('reads numbers of the rules', async () => {
    const t = await ran(`
      game.change('rerolls', 3);
      game.store.set('n', [game.number('rerolls'), game.number('ritualFields', { where: 'uptown' }), game.number('siteCost', { of: 'hastur' })]);
    `);
    expect(t.session.state.store['m']).toBe('{"n":[5,3,5]}');
  });

  it('chooses discards and stacks', async () => {
    const t = await ran(`
      const [at] = game.chooseDiscards([0, 1]);
      game.destroyDiscard(at);
      const found = game.districts.filter((d) => game.stack(d, 'action') !== null).map((district) => ({ district, kind: 'action' }));
      const { district, kind } = game.chooseStack(found);
      game.takeCard(district, kind);
    `);
    expect(t.decision.options.map((o) => [o['card'], o['zone']])).toEqual([
      ['brute', 'discard'],
      ['seer', 'discard'],
    ]);
    answerBoth(
      t,
      (one) => one.answer('chooseCard', { card: 'seer' }),
      (one) => one.answer('chooseStack', { district: 'uptown' }),
    );
    expect(t.discards('cthulhu')).toEqual(['brute']);
    expect(t.events('cardAcquired')).toHaveLength(1);
    expectReady(t);
  });

  it('pays with cards and Initiates, nothing superfluous', async () => {
    const m = await mod(`if (game.power() >= 2) { game.pay(2); game.gain('freak', 1); }`);
    const t = use(mobilizing(m, { tokens: { cthulhu: { initiate: 1 } } }));
    expect(t.decision).toMatchObject({ kind: 'pay', needs: { power: 2 } });
    answerBoth(t, (one) => one.answer('pay', { card: 'm:a' }, { token: 'initiate' }));
    expect(t.tokens('cthulhu')).toMatchObject({ initiate: 0, freak: 1 });
    expect(t.events('powerPaid')[0]).toMatchObject({ amount: 2, cards: ['m:a'], initiates: 1, why: 'm:a' });
    expect(use(mobilizing(await mod(`game.pay(20);`))).events('scriptCancelled')[0]).toMatchObject({
      reason: 'scriptTooLittlePower',
    });
  });

  it('sets a die of its owner', async () => {
    const m = await mod(`const at = game.dice().indexOf('blank'); game.setDie(at, 'freak');`, 'recruitment');
    const rolls = { recruitment: ['thug', 'blank', 'thug', 'thug', 'thug'] };
    const t = use(m.load({ seats: CULTS, round: 2, phase: 'recruitment', hands: { cthulhu: ['m:a'], hastur: [] }, rolls }));
    expect(t.events('dieSet')).toEqual([{ type: 'dieSet', seat: 'cthulhu', die: 1, face: 'freak' }]);
    expect(use(mobilizing(await mod(`game.setDie(0, 'thug');`))).events('scriptCancelled')).toHaveLength(1);
  });

  it('tells the table what was chosen', async () => {
    const t = await ran(`game.chooseSeat(); game.chooseToken('hastur'); game.chooseOne(2);`);
    t.answer('chooseSeat', { cult: 'hastur' }).answer('chooseTokens', { token: 'freak' });
    t.answer('chooseOne', { choice: 'option-1' });
    expect(t.events('choiceMade')).toEqual([
      { type: 'choiceMade', seat: 'cthulhu', card: 'm:a', cult: 'hastur' },
      { type: 'choiceMade', seat: 'hastur', card: 'm:a', token: 'freak' },
      { type: 'choiceMade', seat: 'cthulhu', card: 'm:a', choice: 'option-1' },
    ]);
  });
});

describe('a cancelled ability', () => {
  /** Things a function can do before it fails; a question in between lets it be seen. */
  const DEEDS = [
    `game.gain('freak', 2);`,
    `game.draw(1);`,
    `game.store.set('k', game.random(9));`,
    `game.placeRitual(1, 'uptown');`,
    `game.disorganization(1, 'hastur');`,
    `game.change('rerolls', 1, 2);`,
    `game.discard(0);`,
    `game.advance('downtown');`,
    `game.chooseNumber(1, 3);`,
    `game.chooseToken('hastur');`,
    `game.random(5);`,
  ];
  const board = {
    districts: { downtown: { sites: ['cthulhu'], plans: ['cthulhu'] }, uptown: { plans: ['hastur'] } },
    phase: 'action',
    tokens: { cthulhu: { initiate: 9 } },
  };

  it('leaves the state as before it, but for the strike and what was seen, whatever it did', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom(...DEEDS), { maxLength: 6 }),
        fc.constantFrom('augmentation', 'mobilization'),
        async (deeds, keyword) => {
          const m = await mod(`${deeds.join('\n')}\nthrow new Error('no');`, keyword);
          const t = mobilizing(m, keyword === 'augmentation' ? board : {});
          if (keyword === 'augmentation') t.answer('takePlan', { plan: 'augmentation' });
          const [before, seen] = [t.session.state, t.session.events.length];
          use(t);
          while (t.events('scriptCancelled').length === 0) t.session.answer(t.decision.suggest);
          const { strikes, reveals, asked, used, asks } = t.session.state;
          expect(strikes).toEqual({ m: 1 });
          expect(used.length).toBe(before.used.length + 1);
          const counted = { reveals: 0, asked: 0, uses: 0, cardQuestions: 0, roundQuestions: 0, used: [], asks: [] };
          expect(stateHash({ ...t.session.state, ...counted, strikes: {} })).toBe(stateHash({ ...before, ...counted }));
          expect([reveals >= before.reveals, asked > before.asked, asks.length]).toEqual([true, true, 1]);
          // What was told in between is withdrawn.
          expect(
            withdrawn(t.session.events)
              .slice(seen)
              .map(({ type }) => type),
          ).toEqual(['abilityUsed', 'scriptCancelled']);
          m.loaded.host.dispose();
        },
      ),
      { seed: 1926, numRuns: 25 },
    );
  });

  it('is no action of the Plan: something else must be done', async () => {
    const m = await mod(`throw new Error('no');`, 'augmentation');
    const t = mobilizing(m, board).answer('takePlan', { plan: 'augmentation' });
    use(t).pass();
    expect(t.decision).toMatchObject({ kind: 'augment', min: 1 });
  });

  it('withdraws only its own events where a card was blanked in between', async () => {
    const t = await ran(`game.gain('freak', 1); game.chooseNumber(1, 2); throw new Error('no');`);
    t.session.blank('brute', 'hastur');
    t.answer('chooseNumber', { number: 1 });
    const types = withdrawn(t.session.events).map(({ type }) => type);
    expect(types).toContain('cardsBlanked');
    expect(types).not.toContain('tokensGained');
  });
});

describe('imagining in the middle of a card', () => {
  const asked = (t: TestTable, m: Modded, seed: string): [string | undefined, string | undefined] => {
    const state = imagine(t.session.view(t.decision.seat), seed, m.book);
    const decision = openDecision(play(state, m.book, null));
    return [decision?.seat, decision?.kind];
  };

  it('works for whoever is asked, after others were', async () => {
    const m = await mod(`
      const [at] = game.chooseCards([0, 1, 2]);
      const n = game.chooseNumber(1, 3);
      game.gain(game.chooseToken('hastur'), n, 'hastur');
      game.chooseOne(2, 'hastur');
      game.discard(at);
      game.chooseDistrict();
    `);
    const t = use(mobilizing(m));
    for (let i = 0; i < 5; i++) {
      for (const seed of ['a', 'b', 'c']) expect(asked(t, m, seed)).toEqual([t.decision.seat, t.kind]);
      t.session.answer(t.decision.suggest);
    }
    expectReady(t);
  });

  it('never throws, where the card asks another thing than it did', async () => {
    const m = await mod(`
      const n = game.random(3);
      if (n === 0) game.chooseDistrict(); else if (n === 1) game.chooseNumber(1, 9); else game.chooseToken('hastur');
    `);
    for (let i = 0; i < 6; i++) {
      const t = use(mobilizing(m, { seed: `s${i}` }));
      expect(asked(t, m, 'x')).toHaveLength(2);
    }
  });
});
