import { expect, it } from 'vitest';
import { positionsFor } from '../../../../src/games/cults/bench/positions';
import { fitting, leadOf, withLead, type BenchStart } from '../../../../src/games/cults/bench/course';
import { lookAt, runBench } from '../../../../src/games/cults/bench/run';
import { keptAsPuzzle } from '../../../../src/games/cults/bench/puzzle-file';
import { keptAsTest } from '../../../../src/games/cults/bench/test-file';
import { playSolution } from '../../../../src/games/cults/studies/run-puzzle';
import type { Puzzle } from '../../../../src/games/cults/contract/studies';
import { takenFrom } from '../../../../src/games/cults/bench/from-game';
import { brokenInvariants, cults, play, type Catalogue } from '../../../../src/games/cults/rules';
import { Session } from '../../../../src/platform/session/session';
import { runTest } from '../../../../src/games/cults/card-tests/run';
import { modOf, withMods } from '../../../mods/load';

const card = (count: number): string => `import { guardian } from 'cults';
export default guardian({
  id: 'owl', name: { en: 'Owl', pl: 'Sowa' }, icons: 'A', cost: 2,
  abilities: [{ keyword: 'confrontation', effects: [{ do: 'draw', count: ${count} }, { do: 'gain', token: 'freak', count: 1 }] }],
});`;
const owl = async (count: number): Promise<Catalogue> => (await withMods(modOf('aviary', { 'owl.js': card(count) }))).book;
const USE = { kind: 'useAbility', seat: 'cthulhu', options: [{ card: 'aviary:owl' }] };

it('shows each effect with what it changed', async () => {
  const book = await owl(2);
  const [position] = positionsFor(book, 'aviary:owl');
  const { steps, stopped } = runBench(book, 'aviary:owl', position!.start, [USE]);
  expect(stopped).toBeNull();
  const changed = steps.at(-1)!.events.map(({ event, differences }) => [event.type, differences]);
  expect(changed).toContainEqual([
    'cardsDrawn',
    [
      { what: 'hand', cult: 'cthulhu', from: 5, to: 7 },
      { what: 'deck', cult: 'cthulhu', from: 12, to: 10 },
    ],
  ]);
  expect(changed).toContainEqual(['tokensGained', [{ what: 'freak', cult: 'cthulhu', from: 3, to: 4 }]]);
});

it('replays the same answers with the changed card', async () => {
  const [before, after] = [await owl(2), await owl(3)];
  const [position] = positionsFor(before, 'aviary:owl');
  const drawn = (book: Catalogue): unknown =>
    runBench(book, 'aviary:owl', position!.start, [USE])
      .steps.at(-1)!
      .events.find(({ event }) => event.type === 'cardsDrawn')!.event['count'];
  expect([drawn(before), drawn(after)]).toEqual([2, 3]);
});

it('says which answer no longer fits, and keeps what came before', async () => {
  const book = await owl(2);
  const [position] = positionsFor(book, 'aviary:owl');
  const wrong = { ...USE, options: [{ card: 'aviary:heron' }] };
  const { steps, stopped, open } = runBench(book, 'aviary:owl', position!.start, [wrong]);
  expect(steps).toHaveLength(1);
  expect(stopped).toMatchObject({ at: 0, error: { code: 'noSuchOption' } });
  expect(open?.kind).toBe('useAbility');
});

it('keeps what was played as a test that fails when the card changes', async () => {
  const [book, changed] = [await owl(2), await owl(3)];
  const [position] = positionsFor(book, 'aviary:owl');
  const test = keptAsTest('Owl draws two', position!.start, runBench(book, 'aviary:owl', position!.start, [USE]));
  const doc = JSON.parse(JSON.stringify(test)) as unknown;
  expect(runTest(doc, book)).toEqual({ name: 'Owl draws two', error: null, step: 0 });
  expect(runTest(doc, changed)).toMatchObject({ error: { code: 'testNoEvent' }, step: 2 });
});

it('takes a moment from a running game, imagines what the seat does not know and adds the card', async () => {
  const book = await owl(2);
  const { book: base } = await withMods();
  const seats = [{ cult: 'dagon' }, { cult: 'hastur' }];
  const session = Session.begin(cults, { config: { seats, seed: 'taken' } }, base);
  const kinds = new Set<string>();
  for (let i = 0; i < 250 && session.decision !== null; i++) {
    const { kind, seat, suggest } = session.decision;
    const state = takenFrom(session, book, 'aviary:owl', `seed ${i}`);
    expect(brokenInvariants(play(state, book, null)), `${kind}, answer ${i}`).toEqual([]);
    const run = runBench(book, 'aviary:owl', { state }, []);
    expect([run.open?.kind, run.open?.seat]).toEqual([kind, seat]);
    const hand = cults.view(
      play(state, book, null),
      seats.findIndex(({ cult }) => cult === seat),
    ).hands[seat];
    expect(hand).toContain('aviary:owl');
    kinds.add(kind);
    session.answer(suggest);
  }
  expect(kinds.size).toBeGreaterThan(6);
});

it('refuses a game with cards that the bench does not know', async () => {
  const { book: base } = await withMods();
  const strange = await owl(2);
  const hands = { dagon: ['aviary:owl'], hastur: [] };
  const session = Session.begin(cults, { scenario: { seats: ['dagon', 'hastur'], round: 2, phase: 'planning', hands } }, strange);
  expect(() => takenFrom(session, base, 'adept', 'x')).toThrowError(expect.objectContaining({ code: 'unknownCard' }));
});

it('keeps what was played as a puzzle whose solution leads to its goal', async () => {
  const book = await owl(2);
  const [position] = positionsFor(book, 'aviary:owl');
  const played = keptAsPuzzle(position!.start, runBench(book, 'aviary:owl', position!.start, [USE]));
  expect(played.goal.happens).toContainEqual({ type: 'tokensGained', seat: 'cthulhu', token: 'freak', count: 1 });
  const puzzle = { ...played, id: 'aviary:owl', mod: 'aviary', file: 'puzzles/owl.json', difficulty: 1, hints: [] };
  playSolution({ ...puzzle, name: { en: 'Owl' }, text: { en: 'Owl' } } as Puzzle, book);
  expect(() => keptAsPuzzle(position!.start, runBench(book, 'aviary:owl', position!.start, []))).toThrow('puzzleUnplayed');
});

const edited = (start: BenchStart, change: object): BenchStart =>
  'scenario' in start ? { scenario: { ...(start.scenario as object), ...change } } : start;

it('plays the lead of a position on an edited board, so that the ability is still on offer', async () => {
  const book = await owl(2);
  const [position] = positionsFor(book, 'aviary:owl');
  expect(leadOf(position!.start).length).toBeGreaterThan(0);
  const { steps, stopped, open } = runBench(book, 'aviary:owl', edited(position!.start, { round: 3 }), [USE]);
  expect([stopped, open?.kind]).toEqual([null, 'terror']);
  expect(steps).toHaveLength(2);
});

it('plays a lead that does not fit the edited board as far as it goes, and says where it stops', async () => {
  const book = await owl(2);
  const { start } = positionsFor(book, 'aviary:owl')[0]!;
  const lead = leadOf(start);
  // Nobody commits a card that is not in hand.
  const bare = edited(start, { hands: { cthulhu: ['adept'], hastur: [] } });
  const run = runBench(book, 'aviary:owl', bare, [USE]);
  const { at } = run.stopped!;
  expect(run.stopped).toMatchObject({ in: 'lead', error: { code: 'noSuchOption' } });
  expect(at).toBeGreaterThan(0);
  expect(run.steps.map(({ answer }) => answer)).toMatchObject([null, ...lead.slice(0, at)] as object[]);
  expect(run.open?.kind).toBe('commit');
  const moment = fitting({ start: bare, answers: [USE] }, run);
  expect(moment).toEqual({ start: withLead(bare, lead.slice(0, at)), answers: [] });
  expect(runBench(book, 'aviary:owl', moment.start, []).open?.kind).toBe('commit');
});

it('leaves out the answers of a lead whose question is not asked on the edited board', async () => {
  const book = await owl(2);
  const { start } = positionsFor(book, 'aviary:owl')[0]!;
  const kinds = leadOf(start).map((answer) => (answer as { readonly kind: string }).kind);
  const downtown = {
    rituals: [
      ['cthulhu', 3],
      ['hastur', 1],
    ],
    sites: ['cthulhu', 'hastur'],
    plans: ['hastur', 'cthulhu'],
  };
  const stronger = edited(start, { districts: { downtown } });
  const { led, stopped, open, steps } = runBench(book, 'aviary:owl', stronger, [USE]);
  expect(stopped).toBeNull();
  expect(led?.map(({ kind }) => kind)).toEqual(kinds.filter((kind) => kind !== 'oppose'));
  expect(steps).toHaveLength(led!.length + 2);
  // What was played is a position that the rules take as it is.
  const whole = fitting({ start: stronger, answers: [USE] }, { led, stopped });
  const again = runBench(book, 'aviary:owl', whole.start, whole.answers);
  expect([again.led, again.stopped, again.open?.kind]).toEqual([null, null, open?.kind]);
});

it('shows the board that is being built before its lead, and refuses one that contradicts the rules', async () => {
  const book = await owl(2);
  const { start } = positionsFor(book, 'aviary:owl')[0]!;
  const seen = lookAt(book, 'aviary:owl', start);
  expect('view' in seen && seen.view.fight).toBeNull();
  expect(runBench(book, 'aviary:owl', start, []).view.fight).not.toBeNull();
  expect(lookAt(book, 'aviary:owl', edited(start, { round: 99 }))).toHaveProperty('error');
});

it('says of a question to a rival that another player is asked, whoever holds the card', async () => {
  const book = await owl(2);
  const board = { round: 2, phase: 'action', active: 'hastur', first: 'hastur' };
  const districts = { downtown: { plans: ['cthulhu', 'hastur'] }, uptown: { plans: ['hastur', 'cthulhu'] } };
  const codes = (seats: readonly string[], hands: object): unknown => {
    const { open, notOffered } = runBench(book, 'aviary:owl', { scenario: { ...board, seats, districts, hands } }, []);
    return [open?.seat, ...notOffered.map(({ code }) => code)];
  };
  expect(codes(['cthulhu', 'hastur'], { cthulhu: ['aviary:owl'], hastur: [] })).toEqual(['hastur', 'otherSeat']);
  expect(codes(['cthulhu', 'hastur'], { cthulhu: [], hastur: ['aviary:owl'] })).toEqual(['hastur', 'planNotAvailable']);
  expect(codes(['cthulhu', 'hastur'], { cthulhu: [], hastur: [] })).toEqual(['hastur', 'notHeld']);
});
