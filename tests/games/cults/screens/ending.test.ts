import '../../../../src/games/cults/words/all';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { baseBook, baseLibrary } from '../../../../src/games/cults/base-set/books';
import { tableViewOf } from '../../../../src/games/cults/contract/table-view';
import type { OutcomeView, TableView } from '../../../../src/games/cults/contract/view-types';
import { readingOf } from '../../../../src/games/cults/reading';
import { cults } from '../../../../src/games/cults/rules';
import { endingOf } from '../../../../src/games/cults/screens/end/ending';
import { modToTry, strongerRivals, withObjective, withRivals } from '../../../../src/games/cults/screens/end/next/next-steps';
import type * as WonObjectives from '../../../../src/games/cults/screens/end/won-objectives';
import { toldOf, verdictOf } from '../../../../src/games/cults/screens/end/remarks';
import { namesFrom, wordsFor } from '../../../../src/games/cults/words';
import type { GameEvent } from '../../../../src/kernel';
import { Session } from '../../../../src/platform/session/session';
import { onePerson } from '../../../../src/tools/inspect/driver/positions';

type WonModule = typeof WonObjectives;

const book = baseBook();
const reading = readingOf(baseLibrary());
const printed = new Map(reading.printed);

/** The words of the base set, as the result uses them. */
function books(lang: 'en' | 'pl'): Parameters<typeof toldOf>[3] {
  const names = namesFrom(lang, (id) => printed.get(id));
  return { lang, names, words: wordsFor(lang, names), reading };
}

/** The first finished game of a person who takes every suggestion whose result fits. */
function ended(
  seats: number,
  fits: (outcome: OutcomeView) => boolean,
): { readonly view: TableView; readonly events: readonly GameEvent[] } {
  for (let i = 0; i < 60; i++) {
    const session = Session.begin(cults, { config: onePerson(seats, `ended ${i}`) }, book);
    while (session.decision !== null) session.answer(session.decision.suggest);
    const seen = session.view('cthulhu');
    if (fits(seen.outcome!)) {
      const players = Object.fromEntries(session.seats.map(({ id, by, name }) => [id, { by, name }]));
      return { view: tableViewOf(seen, players), events: seen.events! };
    }
  }
  throw new Error('no game ends like that');
}

const withOutcome = (view: TableView, winners: readonly string[]): TableView => ({
  ...view,
  outcome: { ...view.outcome!, winners },
});

describe('the end of a game', () => {
  const lost = ended(4, ({ winners }) => !winners.includes('cthulhu'));

  it('is a victory, a defeat or a shared victory of the only person', () => {
    const { view } = lost;
    expect(endingOf(view)).toMatchObject({ way: 'lost', own: 'cthulhu', hero: 'cthulhu' });
    expect(endingOf(withOutcome(view, ['cthulhu']))).toMatchObject({ way: 'won', own: 'cthulhu' });
    expect(endingOf(withOutcome(view, ['cthulhu', 'dagon']))).toMatchObject({ way: 'shared', own: 'cthulhu' });
  });

  it('is nobody’s own where several people share the screen', () => {
    const players = { ...lost.view.players, dagon: { by: 'human', name: '' } };
    const shared = { ...lost.view, players };
    expect(endingOf(withOutcome(shared, ['dagon']))).toMatchObject({ way: 'seen', own: null, hero: 'dagon' });
    expect(verdictOf(endingOf(withOutcome(shared, ['dagon'])), books('en'))).toBe('Dagon has won.');
  });

  it('tells a defeat: the place, where the points were lacking, the turn that cost most, and the best moment', () => {
    const [decided, best] = toldOf(lost.view, lost.events, endingOf(lost.view), books('en'));
    expect(verdictOf(endingOf(lost.view), books('en'))).toBe('You have lost.');
    expect(decided!.heading).toBe('What decided it');
    expect(decided!.text).toMatch(
      /^You came (second|third|fourth) of four\. [\w ]+ had \d+ VP (from|for) .*, you had \d+\. The turn that cost you most: Round \d/,
    );
    expect(best!.heading).toBe('Your best moment');
    const [polish] = toldOf(lost.view, lost.events, endingOf(lost.view), books('pl'));
    expect(polish!.text).toMatch(
      /^Zajmujesz (drugie|trzecie|czwarte) miejsce na 4\. .*: \d+\u00a0PZ za .*, ty: \d+\u00a0PZ\. Tura, która kosztowała cię najwięcej: Runda \d/,
    );
  });

  it('R12.8: tells which requirement of the Objective was missed, and by how much', () => {
    const { view, events } = ended(1, ({ objective }) => objective?.met === false);
    const [decided] = toldOf(view, events, endingOf(view), books('en'));
    expect(decided!.text).toMatch(/^Not met: End the game with more VP than the NPC \(\d+ : \d+\)\./);
    expect(toldOf(view, events, endingOf(view), books('pl'))[0]!.text).toMatch(/^Niespełnione: Zakończ grę/);
  });

  it('tells of a victory the best moment alone', () => {
    const { view, events } = ended(1, ({ objective }) => objective?.met === true);
    const told = toldOf(view, events, endingOf(view), books('en'));
    expect(told.map(({ heading }) => heading)).toEqual(['Your best moment']);
    expect(told[0]!.text).toMatch(/^Round \d, [A-Z]\w+: .*→/);
  });
});

describe('what to try next', () => {
  it('is a bot one level above the weakest, and none above the strongest', () => {
    expect(strongerRivals(['human', 'random', 'elder'])).toEqual({ level: 'novice', count: 2 });
    expect(strongerRivals(['human', 'cultist:slow'])).toEqual({ level: 'elder', count: 1 });
    expect(strongerRivals(['human', 'elder'])).toBeNull();
    expect(strongerRivals(['human', 'human'])).toBeNull();
    expect(strongerRivals(['human'])).toEqual({ level: 'cultist', count: 1 });
  });

  it('raises the bots below that level, at their own pace', () => {
    const config = { seats: ['dagon', { cult: 'hastur', by: 'novice:slow' }, { cult: 'cthulhu', by: 'elder' }], rounds: 7 };
    expect(withRivals(config, { level: 'cultist', count: 2 })).toEqual({
      seats: ['dagon', { cult: 'hastur', by: 'cultist:slow' }, { cult: 'cthulhu', by: 'elder' }],
      rounds: 7,
    });
  });

  it.each([
    [
      'another Objective after a game alone',
      withObjective({ seats: [{ cult: 'hastur' }], solo: { npc: 'dagon' } }, 'silent-hand', 'hastur'),
    ],
    ['an Objective after a game of several', withObjective({ seats: ['hastur', 'dagon'] }, 'silent-hand', 'hastur')],
    [
      'a bot after a game alone',
      withRivals({ seats: [{ cult: 'hastur' }], solo: { npc: 'dagon' } }, { level: 'random', count: 1 }),
    ],
  ])('is a game that begins: %s', (_, config) => {
    const session = Session.begin(cults, { config }, book);
    const { seats, objective } = session.state.setting;
    expect(seats[0]!.cult).toBe('hastur');
    expect(seats.length === 1 ? objective : seats[1]!.by).toBe(seats.length === 1 ? 'silent-hand' : 'random');
  });
});

describe('won Objectives', () => {
  const ALL = ['one', 'two', 'three'];
  let kept: string | null = null;
  const storage = { getItem: () => kept, setItem: (_: string, value: string) => void (kept = value) };
  const opened = async (): Promise<WonModule> => {
    vi.resetModules();
    return import('../../../../src/games/cults/screens/end/won-objectives');
  };

  beforeEach(() => {
    kept = null;
    vi.stubGlobal('localStorage', storage);
  });
  afterEach(() => vi.unstubAllGlobals());

  it('are remembered, counted, and the next one is the first after it that is not won', async () => {
    const { wonObjectives: first } = await opened();
    expect(first.note('two')).toBe(true);
    expect(first.note('two')).toBe(false);
    const { wonObjectives: later } = await opened();
    expect([later.has('two'), later.countOf(ALL)]).toEqual([true, 1]);
    expect([later.nextAfter('one', ALL), later.nextAfter('three', ALL), later.nextAfter(null, ALL)]).toEqual([
      'three',
      'one',
      'one',
    ]);
    later.note('one');
    later.note('three');
    expect(later.nextAfter('one', ALL)).toBeNull();
  });

  it.each(['{', '{"a":1}', 'null', '[1,null,"two"]'])('that cannot be read count as none: %s', async (found) => {
    kept = found;
    const { wonObjectives } = await opened();
    expect(wonObjectives.countOf(ALL)).toBe(found.includes('two') ? 1 : 0);
    expect([wonObjectives.note('one'), wonObjectives.isKept, wonObjectives.has('one')]).toEqual([true, true, true]);
  });

  it('count until the page is closed where nothing can be stored, and that is known', async () => {
    const full = (): never => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    vi.stubGlobal('localStorage', { getItem: full, setItem: full });
    const { wonObjectives } = await opened();
    expect(wonObjectives.note('one')).toBe(true);
    expect([wonObjectives.has('one'), wonObjectives.isKept]).toEqual([true, false]);
  });

  it('are those of a person: not of a bot, a spectator or a lost game', async () => {
    const { objectiveWonIn } = await opened();
    const outcome = { winners: ['dagon'], scores: {}, objective: { id: 'one', met: true } };
    const players = { dagon: { by: 'human', name: '' } };
    expect(objectiveWonIn({ outcome, seat: 'dagon', players })).toBe('one');
    expect(objectiveWonIn({ outcome: null, seat: 'dagon', players })).toBeNull();
    expect(objectiveWonIn({ outcome: { ...outcome, objective: { id: 'one', met: false } }, seat: 'dagon', players })).toBeNull();
    expect(objectiveWonIn({ outcome, seat: 'dagon', players: { dagon: { by: 'elder', name: '' } } })).toBeNull();
    expect(objectiveWonIn({ outcome, seat: null, players })).toBeNull();
  });
});

describe('the mod to try next', () => {
  const mod = (id: string, cards = 1, isCurrent = true) => ({
    pin: { id },
    isCurrent,
    manifest: { content: { cards: Array.from({ length: cards }, (_, at) => at) } },
  });
  const mods = [mod('house-rules', 0), mod('fifth-cult'), mod('signatures'), mod('whispers')];

  it('is the one that makes the four cults differ, until it is on', () => {
    expect(modToTry(mods, [])).toBe(mods[2]);
    expect(modToTry(mods, ['signatures'])).toBe(mods[1]);
  });

  it('brings cards, is the current version, and is off', () => {
    expect(modToTry([mod('house-rules', 0), mod('signatures', 4, false)], [])).toBeNull();
    expect(modToTry(mods, ['signatures', 'fifth-cult', 'whispers'])).toBeNull();
  });
});
