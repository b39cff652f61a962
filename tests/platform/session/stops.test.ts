import { cultsSaves } from '../../../src/games/cults/saves';
import { afterEach, describe, expect, it } from 'vitest';
import { catalogue, type Catalogue, cults } from '../../../src/games/cults/rules';
import { GUEST_LIMITS } from '../../../src/platform/sandbox/guest/guest-limits';
import { restore, saveOf } from '../../../src/platform/session/save';
import { Session } from '../../../src/platform/session/session';
import type { TestTable } from '../../harness';
import { modOf, withMods, type Modded } from '../../mods/load';

/** Where a script runs out of gas depends on what its guest has run before: so the log tells, and every replay comes out the same. */

const card = (body: string): string =>
  `import { starting } from 'cults';\nexport default starting({ id: 'spin', name: { en: 'Spin' }, icons: 'P', abilities: [{ keyword: 'mobilization', run(game) {\n${body}\n} }] });\n`;
const mod = (body: string): Promise<Modded> => withMods(modOf('m', { 'cards/spin.js': card(body) }));
const table = (m: Modded): TestTable =>
  m.load({
    seats: ['cthulhu', 'hastur'],
    round: 2,
    phase: 'mobilization',
    hands: { cthulhu: ['m:spin', 'm:spin'], hastur: [] },
    decks: { cthulhu: ['adept', 'brute', 'seer'] },
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
    expect(t.events('scriptCancelled')[0]).toMatchObject({ card: 'm:spin', reason: 'outOfFuel', file: 'cards/spin.js' });
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
});
