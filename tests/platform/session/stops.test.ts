import { cultsSaves } from '../../../src/games/cults/saves';
import { afterEach, describe, expect, it } from 'vitest';
import { catalogue, type Catalogue, cults } from '../../../src/games/cults/rules';
import { GUEST_LIMITS } from '../../../src/platform/sandbox/guest/guest-limits';
import { restore, saveOf } from '../../../src/platform/session/save';
import { Session } from '../../../src/platform/session/session';
import { nested } from '../../games/cults/bounds/declared';
import type { TestTable } from '../../harness';
import { modOf, withMods, type Modded } from '../../mods/load';
import { fits } from '../../tools/cli/schema-games';

/** Where a script runs out of gas depends on what its guest has run before: so the log tells, and every replay comes out the same. */

const card = (body: string): string =>
  `import { starting } from 'cults';\nexport default starting({ id: 'spin', name: { en: 'Spin' }, icons: 'P', abilities: [{ keyword: 'mobilization', run(game) {\n${body}\n} }] });\n`;
const mod = (body: string): Promise<Modded> => withMods(modOf('m', { 'cards/spin.js': card(body) }));
const table = (m: Modded, more: object = {}): TestTable =>
  m.load({
    seats: ['cthulhu', 'hastur'],
    round: 2,
    phase: 'mobilization',
    hands: { cthulhu: ['m:spin', 'm:spin'], hastur: [] },
    decks: { cthulhu: ['adept', 'brute', 'seer'] },
    ...more,
  });
const use = (t: TestTable): TestTable => t.answer('useAbility', { card: 'm:spin' });

/** The same cards, whose scripts are counted and run no more. */
function unrun(book: Catalogue): { book: Catalogue; runs: number } {
  const watched = { book, runs: 0 };
  const scripts = {
    run: () => {
      watched.runs++;
      return null;
    },
  };
  watched.book = catalogue({ ...book.book, scripts });
  return watched;
}

const { callGas } = GUEST_LIMITS;
afterEach(() => {
  GUEST_LIMITS.callGas = callGas;
});

describe('a script that is stopped', () => {
  it('is an entry of the log before the answer that used it', async () => {
    const t = use(table(await mod('game.random(2); for (;;);')));
    const [cancelled] = t.events('scriptCancelled');
    expect(cancelled).toMatchObject({ card: 'm:spin', reason: 'outOfFuel', file: 'cards/spin.js' });
    expect(fits('event.scriptCancelled', cancelled)).toBe(true);
    const stopped = { stopped: 'm:spin', run: 0, reason: 'outOfFuel', file: 'cards/spin.js', line: 3, reveals: 1 };
    expect(t.session.log).toMatchObject([stopped, { seat: 'cthulhu', bot: false }]);
  });

  it('is not run again by a replay, whatever the guest would do now', async () => {
    const m = await mod('game.random(2); for (;;);');
    const t = use(use(table(m)));
    const { start, log, hash, events } = t.session;
    const other = unrun(m.book);
    const again = Session.replay(cults, start, log, other.book);
    expect({ hash: again.hash, events: again.events, log: again.log, runs: other.runs }).toEqual({ hash, events, log, runs: 0 });
  });

  it('goes into saves, and is taken back with its answer', async () => {
    const m = await mod('if (game.count("thugs") === 0) game.gain("thug", 1); else for (;;);');
    const t = use(table(m));
    const before = t.session.hash;
    use(t);
    const again = restore(cultsSaves, JSON.parse(JSON.stringify(saveOf(t.session))), m.book);
    expect(again.events).toEqual(t.session.events);
    for (const session of [t.session, again]) {
      session.undo();
      expect(session.hash).toBe(before);
      expect(session.log).toHaveLength(1);
    }
  });

  it.each([
    ['it asked, and caught that it has to wait', 'try { game.chooseNumber(0, 2); } catch (e) { for (;;); }'],
    ['it asked, and did not let itself be left', 'try { game.chooseNumber(0, 2); } finally { for (;;); }'],
    ['it broke a rule, and caught that', 'try { game.gain("thug", -1); } catch (e) { for (;;); }'],
    ['it broke a rule after something that all have seen', 'game.gain("thug", 1); try { game.random(0); } finally { for (;;); }'],
  ])('is cancelled as one that was stopped, whatever came before: %s', async (_, body) => {
    const m = await mod(body);
    const t = use(table(m));
    expect(t.events('scriptCancelled')).toMatchObject([{ card: 'm:spin', reason: 'outOfFuel', strikes: 1 }]);
    expect(t.session.decision?.source).toBeUndefined();
    const { start, log, hash, events } = t.session;
    const again = Session.replay(cults, start, log, m.book);
    expect({ hash: again.hash, events: again.events, log: again.log }).toEqual({ hash, events, log });
  });

  it('is not to blame for what others did: a replay does not know what it did itself', async () => {
    // Each of the others stays below the bound, and all together go beyond it; the script has told more than any of them.
    const skip = { do: 'skipAdvance' };
    const triggers = [{ on: 'scriptCancelled', effects: nested(5, [skip, skip]) }];
    const names = ['busy-a', 'busy-b', 'busy-c', 'busy-d'];
    const busy = (id: string): string =>
      `import { city } from 'cults';\nexport default city({ id: '${id}', name: { en: '${id}' }, text: { en: '-' }, lasts: 'game', triggers: ${JSON.stringify(triggers)} });\n`;
    const spin = card('for (let i = 0; i < 90; i++) game.advance("downtown", 8); for (;;);');
    const files = Object.fromEntries(names.map((name) => [`cards/${name}.js`, busy(name)]));
    const m = await withMods(modOf('m', { 'cards/spin.js': spin, ...files }));
    const t = use(table(m, { subscriptions: names.map((name) => ({ source: `m:${name}`, triggers, lasts: 'game' })) }));
    expect(t.events('scriptCancelled')).toMatchObject([
      { card: 'm:spin', reason: 'outOfFuel' },
      { card: expect.stringMatching(/^m:busy/) as string, reason: 'cardTooManyEffects' },
    ]);
    const { start, log, hash, events } = t.session;
    const again = Session.replay(cults, start, log, m.book);
    expect({ hash: again.hash, events: again.events, log: again.log }).toEqual({ hash, events, log });
  });

  it('one that came through comes through again, though the guest needs more now', async () => {
    const m = await mod('let n = 0; for (let i = 0; i < 1000; i++) n += i; game.gain("thug", n > 0 ? 1 : 0);');
    const t = use(table(m));
    expect(t.tokens('cthulhu')['thug']).toBe(1);
    const { start, log, hash } = t.session;
    // A little less than it used, but not less than half.
    GUEST_LIMITS.callGas = Math.floor(m.loaded.host.fuel * 0.7);
    expect(Session.replay(cults, start, log, m.book).hash).toBe(hash);
    expect(use(table(m)).events('scriptCancelled')[0]).toMatchObject({ reason: 'outOfFuel' });
  });

  it('one that waits comes to its question again when its save is opened, though the guest needs more now', async () => {
    const m = await mod('let n = 0; for (let i = 0; i < 1000; i++) n += i; game.gain("thug", game.chooseNumber(0, 2));');
    const t = use(table(m));
    const save = JSON.parse(JSON.stringify(saveOf(t.session))) as unknown;
    GUEST_LIMITS.callGas = Math.floor(m.loaded.host.fuel * 0.7);
    expect(restore(cultsSaves, save, m.book).decision).toEqual(t.session.decision);
  });

  it('while the game is set up: at the head of the log', async () => {
    const city = `import { city } from 'cults';\nexport default city({ id: 'storm', name: { en: 'Storm' }, lasts: 'once', text: { en: '-' }, run(game) { for (;;); } });\n`;
    const m = await withMods(modOf('m', { 'cards/storm.js': city }));
    const t = m.load({ seats: ['cthulhu', 'hastur'], round: 2, phase: 'city', city: { deck: ['m:storm', 'curfew'] } });
    expect(t.session.log[0]).toMatchObject({ stopped: 'm:storm', atStart: true });
    const other = unrun(m.book);
    expect(Session.replay(cults, t.session.start, t.session.log, other.book).hash).toBe(t.session.hash);
    expect(other.runs).toBe(0);
    expect(() => t.session.undo()).toThrow('nothingToUndo');
  });

  it('where a game goes on without another mod: no entry, for there is no answer to which it belongs', async () => {
    const city = `import { city } from 'cults';\nexport default city({ id: 'storm', name: { en: 'Storm' }, lasts: 'once', text: { en: '-' }, run(game) { for (;;); } });\n`;
    const gains = (keyword: string): string =>
      `import { starting } from 'cults';\nexport default starting({ id: 'gains', name: { en: '${keyword}' }, icons: 'P', abilities: [{ keyword: '${keyword}', effects: [{ do: 'gain', token: 'thug', count: 1 }] }] });\n`;
    const m = await withMods(
      modOf('gone', { 'cards/gains.js': gains('hiding') }),
      modOf('m', { 'cards/storm.js': city, 'cards/gains.js': gains('mobilization') }),
    );
    const { session } = m.load({
      seats: ['cthulhu', 'hastur'],
      round: 2,
      phase: 'hiding',
      hands: { cthulhu: [], hastur: ['gone:gains'] },
      decks: { cthulhu: [], hastur: Array.from({ length: 12 }, () => 'm:gains') },
      city: { deck: ['m:storm', 'curfew'] },
    });
    session.playWithout(['gone']);
    expect(session.events.filter(({ type }) => type === 'scriptCancelled')).toMatchObject([{ card: 'm:storm' }]);
    expect(session.log).toEqual([{ without: 'gone' }]);
    const before = session.hash;
    session.answer([session.decision!.options.find(({ card: id }) => id === 'm:gains')!.id]);
    expect(session.hash).not.toBe(before);
    session.undo();
    expect(session.hash).toBe(before);
  });
});

describe('Undo after a mod was killed', () => {
  const GAIN = 'game.gain("thug", 1);';

  it('takes back the answer before, and the kill stays, written after it', async () => {
    const m = await mod(GAIN);
    const t = table(m);
    t.session.kill('m');
    const killed = { hash: t.session.hash, events: t.session.events };
    const u = use(table(m));
    u.session.kill('m');
    u.session.undo();
    expect(u.session.log).toEqual([{ modKilled: 'm' }]);
    expect({ hash: u.session.hash, events: u.session.events }).toEqual(killed);
    expect(() => u.session.undo()).toThrow('nothingToUndo');
  });

  it('takes back nothing where nothing was answered, or a player has blanked a card since', async () => {
    const m = await mod(GAIN);
    const t = table(m);
    t.session.kill('m');
    expect(() => t.session.undo()).toThrow('nothingToUndo');
    const u = use(table(m));
    u.session.blank('m', 'hastur');
    expect(() => u.session.undo()).toThrow('nothingToUndo');
  });
});
