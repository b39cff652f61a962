import { beforeAll, describe, expect, it } from 'vitest';
import type { TestTable } from '../../harness';
import { answerBoth, expectReady, restored, withMods, type Modded } from '../load';

let mod: Modded;
beforeAll(async () => {
  mod = await withMods('whispers');
});

const CULTS = ['cthulhu', 'hastur', 'dagon'];
const reveal = (card: string, rest: Record<string, unknown> = {}): TestTable =>
  mod.load({ seats: CULTS, round: 2, phase: 'city', city: { deck: [`whispers:${card}`] }, ...rest });
const empty = Object.fromEntries(CULTS.map((cult) => [cult, []]));
const tracks = (t: TestTable): number[] => ['downtown', 'uptown', 'northside'].map((district) => t.district(district).track);
const solo = { seats: ['cthulhu'], solo: { npc: 'dagon' } };

describe('Anonymous Letter', () => {
  const burn = (t: TestTable) => t.answer('chooseOne', { choice: 'Burn the letter' });
  const reply = (t: TestTable) => t.answer('chooseOne', { choice: 'Answer it' });

  it('asks every player in turn order, after the Investigator of Downtown has advanced', () => {
    const t = reveal('anonymous-letter', { first: 'hastur' });
    expect(tracks(t)).toEqual([2, 3, 3]);
    expect(t.decision.seat).toBe('hastur');
    burn(t);
    expect(t.decision.seat).toBe('dagon');
    reply(t);
    expect(t.decision.seat).toBe('cthulhu');
    burn(t);
    expect(CULTS.map((cult) => t.tokens(cult))).toEqual([
      { thug: 1, initiate: 0, freak: 0 },
      { thug: 1, initiate: 0, freak: 0 },
      { thug: 0, initiate: 2, freak: 0 },
    ]);
    expect(t.events('disorganizationReceived').map((event) => event.seat)).toEqual(['dagon']);
    expectReady(t);
  });

  it('comes out the same from a save between two answers', () => {
    expectReady(answerBoth(reveal('anonymous-letter'), burn, reply, burn));
  });

  it('gives the NPC a Thug', () => {
    const t = burn(reveal('anonymous-letter', solo));
    expect(t.events('tokensGained').map((event) => [event.seat, event['token']])).toEqual([
      ['cthulhu', 'thug'],
      ['dagon', 'thug'],
    ]);
    expectReady(t);
  });
});

describe('Voices in the Walls', () => {
  const listen = (t: TestTable) => t.answer('chooseOne', { choice: 'Listen' });
  const stop = (t: TestTable) => t.answer('chooseOne', { choice: 'Stop your ears' });
  const freaks = (t: TestTable): unknown[] => CULTS.map((cult) => t.tokens(cult)['freak']);

  it('gives a Freak to those who listen, and the Investigators stay if one does not', () => {
    const t = reveal('voices-in-the-walls', { first: 'dagon' });
    expect(t.decision.seat).toBe('dagon');
    listen(t);
    expect(t.decision.seat).toBe('cthulhu');
    stop(t);
    expect(t.decision.seat).toBe('hastur');
    listen(t);
    expect(freaks(t)).toEqual([0, 1, 1]);
    expect(tracks(t)).toEqual([3, 3, 3]);
    expectReady(t);
  });

  it('advances every Investigator if all listen', () => {
    const t = reveal('voices-in-the-walls');
    listen(listen(listen(t)));
    expect(freaks(t)).toEqual([1, 1, 1]);
    expect(tracks(t)).toEqual([2, 2, 2]);
    expectReady(t);
  });

  it('comes out the same from a save between two answers', () => {
    expectReady(answerBoth(reveal('voices-in-the-walls'), listen, stop, listen));
    expectReady(answerBoth(reveal('voices-in-the-walls'), listen, listen, listen));
  });

  it('tells its events once, however often it is run again', () => {
    const t = listen(listen(listen(reveal('voices-in-the-walls'))));
    expect(t.events('tokensGained')).toHaveLength(3);
    expect(t.events('investigatorAdvanced')).toHaveLength(3);
  });

  it('lets the NPC listen, without a Freak', () => {
    const t = listen(reveal('voices-in-the-walls', solo));
    expect(tracks(t)).toEqual([1, 1, 1]);
    expectReady(t);
  });

  it('has its choices in both languages', () => {
    expect(mod.loaded.printed.get('whispers:voices-in-the-walls')?.choiceTexts?.map(({ pl }) => pl)).toEqual([
      'Słuchaj',
      'Zatkaj uszy',
    ]);
  });
});

describe('Two Moons', () => {
  const changes = (t: TestTable): unknown[] =>
    t.session.state.modifiers.map(({ number, add, until }) => ({ number, add, until }));

  it.each([
    ['The red moon', 'bluffTokens', 1],
    ['The black moon', 'ritualCost', -1],
  ])('%s holds for two rounds and then ends', (choice, number, add) => {
    const t = reveal('two-moons');
    expect(t.decision.seat).toBe('cthulhu');
    expect(tracks(t)).toEqual([3, 3, 2]);
    answerBoth(t, (one) => one.answer('chooseOne', { choice }));
    expect(changes(t)).toEqual([{ number, add, until: 3 }]);
    for (const round of [2, 3, 4]) {
      while (t.session.state.round < round) t.session.answer(t.decision.suggest);
      expect(t.session.state.modifiers.some((one) => one.source === 'whispers:two-moons')).toBe(round < 4);
    }
    expectReady(t);
  });

  it('lets a Bluff give three tokens', () => {
    const t = reveal('two-moons').answer('chooseOne', { choice: 'The red moon' });
    t.until('takePlan').answer('takePlan', { plan: 'bluff' });
    expect(t.decision).toMatchObject({ kind: 'bluffTokens', min: 3, max: 3 });
    expectReady(t);
  });

  it('makes Rituals cheaper, but not below 1', () => {
    const t = mod.load({
      seats: CULTS,
      round: 2,
      phase: 'city',
      city: { deck: ['whispers:two-moons'] },
      decks: Object.fromEntries(CULTS.map((cult) => [cult, ['adept', 'adept', 'adept', 'adept', 'adept', 'adept']])),
      districts: { downtown: { sites: ['cthulhu'] } },
    });
    t.answer('chooseOne', { choice: 'The black moon' }).until('takePlan', 'cthulhu');
    t.answer('takePlan', { plan: 'preparation', district: 'downtown' });
    const { investigators } = t.district('downtown');
    const costs = [1, 2, 3].map((level) => Math.max(1, level + investigators - 1));
    expect(t.decision.options.map((option) => option['cost'])).toEqual(costs);
    expectReady(t);
  });
});

describe('Listener', () => {
  const scare = (holder: string, deck: readonly string[] = []): TestTable =>
    mod.load({
      seats: CULTS,
      round: 2,
      phase: 'action',
      districts: {
        downtown: { sanity: 2, rituals: [['cthulhu', 3]], plans: ['cthulhu'] },
        northside: { plans: ['hastur', 'dagon'] },
      },
      hands: { ...empty, [holder]: ['whispers:listener'] },
      decks: { [holder]: deck },
    });

  it('may be discarded for two Freaks when an opponent’s Terror succeeds', () => {
    const t = scare('dagon').answer('takePlan', { plan: 'dominance' }).answer('terror');
    expect(t.decision).toMatchObject({ seat: 'dagon', kind: 'useAbility' });
    answerBoth(t, (one) => one.answer('useAbility', { card: 'whispers:listener', keyword: 'trigger' }));
    expect(t.tokens('dagon')).toEqual({ thug: 0, initiate: 0, freak: 2 });
    expect(t.discards('dagon')).toEqual(['whispers:listener']);
    expect(t.kind).toBe('placeDominance');
    expectReady(t);
  });

  it('may stay in hand', () => {
    const t = scare('dagon').answer('takePlan', { plan: 'dominance' }).answer('terror').pass();
    expect(t.hand('dagon')).toEqual(['whispers:listener']);
    expect(t.tokens('dagon')['freak']).toBe(0);
    expectReady(t);
  });

  it('does not hear its owner', () => {
    const t = scare('cthulhu').answer('takePlan', { plan: 'dominance' }).answer('terror');
    expect(t.kind).toBe('placeDominance');
    expectReady(t);
  });
});

describe('Hollow Choir', () => {
  it('adds 1 Attack for each opposing Ritual', () => {
    const t = mod.load({
      seats: CULTS,
      round: 2,
      phase: 'action',
      districts: {
        downtown: {
          sanity: 9,
          rituals: [
            ['cthulhu', 1],
            ['hastur', 1],
            ['hastur', 2],
            ['dagon', 1],
          ],
          plans: ['cthulhu'],
        },
        northside: { plans: ['hastur', 'dagon'] },
      },
      hands: { ...empty, cthulhu: ['whispers:hollow-choir'] },
    });
    t.answer('takePlan', { plan: 'dominance' }).answer('commit', { card: 'whispers:hollow-choir' });
    t.answer('commit').answer('commit').answer('useAbility', { card: 'whispers:hollow-choir' });
    // One icon, a Ritual of level 1, and three Rituals of others.
    expect(t.events('confrontationDecided')[0]).toMatchObject({ seat: 'cthulhu', attack: { cthulhu: 5, hastur: 3, dagon: 1 } });
    expectReady(t);
  });
});

describe('Beckoning Whisper', () => {
  const influence = (rest: Record<string, unknown> = {}): TestTable =>
    mod.load({
      seats: CULTS,
      round: 2,
      phase: 'action',
      districts: {
        downtown: { rituals: [['cthulhu', 1]], plans: ['cthulhu'] },
        uptown: {
          rituals: [
            ['hastur', 2],
            ['dagon', 3],
          ],
        },
        northside: { rituals: [['dagon', 1]], plans: ['hastur', 'dagon'] },
        ...rest,
      },
      hands: { ...empty, cthulhu: ['whispers:beckoning-whisper', 'adept'] },
    });
  const use = (t: TestTable): TestTable =>
    t.answer('takePlan', { plan: 'influence' }).answer('useAbility', { card: 'whispers:beckoning-whisper' });

  it('lets its owner choose among opponents’ Rituals of level I and II elsewhere', () => {
    const t = use(influence());
    expect(t.decision).toMatchObject({ seat: 'cthulhu', kind: 'chooseRitual', source: 'whispers:beckoning-whisper' });
    expect(t.decision.options.map(({ id }) => id)).toEqual(['hastur:2@uptown', 'dagon:1@northside']);
    answerBoth(t, (one) => one.answer('chooseRitual', { cult: 'hastur' }));
    expect(t.district('downtown').rituals).toEqual([
      ['cthulhu', 1],
      ['hastur', 2],
    ]);
    expect(t.events('cardDestroyed').map((event) => event['card'])).toEqual(['whispers:beckoning-whisper']);
    expect(t.hand('cthulhu')).toEqual(['adept']);
    expectReady(t);
  });

  it('is not offered without a target', () => {
    const t = influence({
      uptown: { rituals: [['dagon', 3]] },
      northside: { rituals: [['cthulhu', 1]], plans: ['hastur', 'dagon'] },
    });
    t.answer('takePlan', { plan: 'influence' });
    expect(t.kind).toBe('influence');
    expectReady(t);
  });

  it('shows nobody else what is asked, and nobody the state before it', () => {
    const t = use(influence());
    for (const cult of ['hastur', 'dagon']) {
      const view = t.view(cult);
      expect(view.decision).toBeNull();
      expect(JSON.stringify(view)).not.toContain('adept');
    }
    expect(restored(t).view('hastur')).toEqual(t.view('hastur'));
  });
});

describe('Web of Informers', () => {
  const plan = (): TestTable =>
    mod.load({
      seats: ['cthulhu', 'hastur'],
      round: 2,
      phase: 'planning',
      districts: { downtown: { sites: ['cthulhu', 'hastur'] } },
      hands: { cthulhu: ['whispers:web-of-informers'], hastur: ['adept', 'adept'] },
    });
  const isWatching = (t: TestTable): boolean => t.session.state.subscriptions.length > 0;

  it('gives an Initiate whenever an opponent places a Ritual, for two rounds', () => {
    const t = plan().answer('placePlan', { district: 'downtown' });
    answerBoth(t, (one) => one.answer('useAbility', { card: 'whispers:web-of-informers' }));
    expect(t.hand('cthulhu')).toEqual([]);
    expect(t.events('effectRemains')[0]).toMatchObject({ seat: 'cthulhu', until: 3 });
    while (t.session.state.round < 3) t.session.answer(t.decision.suggest);
    expect(isWatching(t)).toBe(true);
    while (t.session.state.round < 4) t.session.answer(t.decision.suggest);
    expect(isWatching(t)).toBe(false);
    const placed = t.events('ritualPlaced').filter((event) => event.seat === 'hastur').length;
    expect(placed).toBeGreaterThan(0);
    expect(t.events('triggered').map((event) => [event.seat, event['on']])).toEqual(
      Array.from({ length: placed }, () => ['cthulhu', 'ritualPlaced']),
    );
    expectReady(t);
  });

  it('does not count its owner’s own Rituals', () => {
    const t = plan().answer('placePlan', { district: 'downtown' });
    t.answer('useAbility', { card: 'whispers:web-of-informers' });
    expect(t.session.state.subscriptions[0]).toMatchObject({ owner: 0, source: 'whispers:web-of-informers' });
    expect(mod.book.cards.find((card) => card.id === 'whispers:web-of-informers')?.abilities?.[0]?.effects[0]).toMatchObject({
      triggers: [{ on: 'ritualPlaced', by: 'rival' }],
    });
    expectReady(t);
  });
});
