import { openAsk } from '../../../src/kernel';
import type { CultsSession } from '../../../src/games/cults/game';
import { cultsSaves } from '../../../src/games/cults/saves';
import { cults } from '../../../src/games/cults/rules';
import { describe, expect, it } from 'vitest';
import { baseLibrary } from '../../../src/games/cults/base-set/books';
import { openLibrary } from '../../../src/games/cults/base-set/library';
import { restoreGame } from '../../../src/platform/session/restore';
import { saveOf } from '../../../src/platform/session/save';
import { Session } from '../../../src/platform/session/session';
import { modOf, restored, withMods } from '../../mods/load';
import { folder } from '../sandbox/mods/mod-files';
import { playOn, withExamples } from './tables';

const library = await withExamples('whispers');
const scenario = {
  seats: ['dagon', 'hastur'],
  round: 2,
  phase: 'city',
  hands: { dagon: ['acolyte'], hastur: ['brute'] },
  city: { deck: ['whispers:voices-in-the-walls'] },
};

/** A script of a City card has asked its first question. */
function asking(more: object = {}): CultsSession {
  const session = Session.begin(cults, { scenario: { ...scenario, ...more } }, library.book);
  expect(openAsk(session.state)!.frame.step).toBe('script');
  return session;
}

describe('a card that waits for an answer', () => {
  it.each([
    ['blanked', (session: CultsSession) => session.blank('whispers', 'dagon')],
    ['killed', (session: CultsSession) => session.kill('whispers')],
  ])('is withdrawn once it is %s: what it did is undone, it asks no more, and stays blank', (_, take) => {
    const session = asking();
    take(session);
    session.answer(session.decision!.suggest);
    const cancelled = session.events.filter(({ type }) => type === 'scriptCancelled');
    expect(cancelled).toMatchObject([{ card: 'whispers:voices-in-the-walls', reason: 'blanked', strikes: 0 }]);
    expect(session.state.blank).toEqual(['whispers']);
    expect(openAsk(session.state)!.frame.step).not.toBe('script');
    expect(Session.replay(cults, session.start, session.log, session.book).hash).toBe(session.hash);
  });

  it('is withdrawn in a game that goes on without its mod', async () => {
    const save = JSON.parse(JSON.stringify(saveOf(asking(), library.mods))) as unknown;
    const { session } = await restoreGame(cultsSaves, save, baseLibrary(), 'without');
    expect(session.state.blank).toEqual(['whispers']);
    expect(openAsk(session.state)!.frame.step).not.toBe('script');
    expect(playOn(session, 'withdrawn').outcome).not.toBeNull();
  });

  it('is in a save that nobody reads whole: seeds and what mods keep may be anything', async () => {
    const session = asking({ seed: '\u0000 any', store: { whispers: { a: '\u202e' } } });
    const save = JSON.parse(JSON.stringify(saveOf(session, library.mods))) as unknown;
    expect((await restoreGame(cultsSaves, save, library)).session.hash).toBe(session.hash);
  });

  it('goes on asking where the mods are in the save', async () => {
    const save = JSON.parse(JSON.stringify(saveOf(asking(), library.mods, true))) as unknown;
    const { session } = await restoreGame(cultsSaves, save, baseLibrary(), 'pinned');
    expect(playOn(session, 'asked').hash).toBe(playOn(asking(), 'asked').hash);
  });
});

describe('another mod that is blanked while a card waits', () => {
  const asks = `import { starting } from 'cults';
export default starting({ id: 'asks', name: { en: 'Asks' }, icons: 'P', abilities: [{ keyword: 'mobilization', run(game) {
  game.gain('thug', 1);
  const n = game.chooseNumber(0, 2);
  game.gain('thug', n);
  game.gain('freak', game.chooseNumber(0, 2));
} }] });`;
  const hears = [{ on: 'tokensGained', effects: [{ do: 'gain', token: 'initiate', count: 1 }] }];
  const listens = `import { city } from 'cults';
export default city({ id: 'listens', name: { en: 'Listens' }, text: { en: '-' }, lasts: 'game', triggers: ${JSON.stringify(hears)} });`;
  const holds = `import { action } from 'cults';
export default action({ id: 'holds', name: { en: 'Holds' }, cost: 1, text: { en: '-' }, triggers: ${JSON.stringify(hears)} });`;
  const mods = withMods(
    modOf('asker', { 'cards/asks.js': asks }),
    modOf('other', { 'cards/a.js': listens, 'cards/b.js': holds }),
  );

  it('no longer listens, also when the card goes on; every save on the way can be restored', async () => {
    const t = (await mods).load({
      seats: ['cthulhu', 'hastur'],
      round: 2,
      phase: 'mobilization',
      hands: { cthulhu: ['asker:asks', 'other:holds'], hastur: [] },
      subscriptions: [{ source: 'other:listens', triggers: hears, lasts: 'game' }],
    });
    t.answer('useAbility', { card: 'asker:asks' });
    restored(t);
    t.session.blank('other', 'hastur');
    expect(t.session.state.subscriptions).toEqual([]);
    restored(t);
    t.session.answer(['1']);
    expect(openAsk(t.session.state)!.frame.step).toBe('script');
    expect(t.session.state.subscriptions).toEqual([]);
    restored(t);
    t.session.answer(['2']);
    expect(t.tokens('cthulhu')).toMatchObject({ thug: 2, freak: 2, initiate: 0 });
    expect(t.session.state.subscriptions).toEqual([]);
    restored(t);
    expect(Session.replay(cults, t.session.start, t.session.log, t.session.book).hash).toBe(t.session.hash);
  });
});

describe('a plan of the NPC that lets somebody pay', () => {
  const toll = `import { npc } from 'cults';
export default npc({ id: 'toll', name: { en: 'Toll' }, number: 1, effects: [
  { do: 'forEach', who: 'rivals', effects: [{ do: 'pay', power: 2, effects: [] }] },
] });`;
  const source = folder('toll', { content: { npc: ['npc/toll.js'] } }, { 'npc/toll.js': toll, 'cards/one.js': null });

  it('is withdrawn in a game that goes on without its mod, though nothing stands in for it', async () => {
    const own = await openLibrary([source]);
    expect(own.leftOut).toEqual([]);
    const solo = {
      seats: ['dagon'],
      solo: { npc: 'hastur' },
      round: 2,
      phase: 'action',
      hands: { dagon: ['adept', 'adept', 'adept'] },
      districts: { downtown: { plans: ['hastur'] } },
      rolls: { npc: [1, 1, 1] },
    };
    const session = Session.begin(cults, { scenario: solo }, own.book);
    for (let i = 0; i < 9 && openAsk(session.state)!.frame.step !== 'pay'; i++)
      session.answer([session.decision!.options[0]!.id]);
    expect(openAsk(session.state)!.frame).toMatchObject({ step: 'pay', why: 'toll:toll' });
    const save = JSON.parse(JSON.stringify(saveOf(session, own.mods))) as unknown;
    const { session: on } = await restoreGame(cultsSaves, save, baseLibrary(), 'without');
    expect(openAsk(on.state)!.frame.step).not.toBe('pay');
    expect(playOn(on, 'toll').outcome).not.toBeNull();
  });
});
