import { describe, expect, it } from 'vitest';
import { imagine, viewOf, play } from '../../../../src/games/cults/rules';
import type { TestTable } from '../../../harness';
import { answerBoth, modOf, withMods, type Modded } from '../../../mods/load';

const source = (body: string): string =>
  `import { starting } from 'cults';\nexport default starting({ id: 'a', name: { en: 'A' }, icons: 'P', abilities: [{ keyword: 'mobilization', run(game) {\n${body}\n} }] });\n`;
const mod = (body: string, id = 'm'): Promise<Modded> => withMods(modOf(id, { 'cards/a.js': source(body) }));
const mobilizing = (m: Modded, more: object = {}, id = 'm'): TestTable =>
  m.load({
    seats: ['cthulhu', 'hastur'],
    seed: 'chance',
    round: 2,
    phase: 'mobilization',
    hands: { cthulhu: [`${id}:a`, `${id}:a`], hastur: ['brute'] },
    decks: { cthulhu: [], hastur: ['adept', 'seer', 'brute', 'adept', 'seer', 'brute', 'fanatic'] },
    ...more,
  });
const use = (t: TestTable, id = 'm'): TestTable => t.answer('useAbility', { card: `${id}:a` });
/** Keeps what was drawn, so that it can be read. */
const KEEPS = `const drawn = []; for (let i = 0; i < 64; i++) drawn.push(game.random(1000)); game.store.set('drawn', [...(game.store.get('drawn') ?? []), drawn.join(' ')]);`;
const drawn = (t: TestTable, id = 'm'): string[] =>
  (JSON.parse(t.session.state.store[id] ?? '{"drawn":[]}') as { drawn: string[] }).drawn;

describe('chance for scripts', () => {
  it('leaves the stream of the game as it is, and reveals nothing of it', async () => {
    const m = await mod(KEEPS);
    const t = mobilizing(m);
    const { random, reveals } = t.session.state;
    use(t);
    expect(t.session.state.random).toEqual(random);
    expect(t.session.state.reveals).toBeGreaterThan(reveals);
    // The same numbers, whatever the game's stream and what is hidden.
    const other = mobilizing(m, {
      random: '1,2,3,4',
      decks: { cthulhu: [], hastur: [] },
      hands: { cthulhu: ['m:a'], hastur: ['seer'] },
    });
    expect(drawn(use(other))).toEqual(drawn(t));
  });

  it('is another one for each use, each mod and each seed', async () => {
    const [m, n] = [await mod(KEEPS), await mod(KEEPS, 'n')];
    const [first, second] = drawn(use(use(mobilizing(m))));
    const [other] = drawn(use(mobilizing(n, {}, 'n'), 'n'), 'n');
    const [seeded] = drawn(use(mobilizing(m, { seed: 'another' })));
    expect(new Set([first, second, other, seeded]).size).toBe(4);
  });

  it('comes again when the script runs again with its answers, in saves and in replays', async () => {
    const m = await mod(`const one = game.random(1000); game.chooseNumber(0, 1); const two = game.random(1000);
      game.store.set('drawn', [...(game.store.get('drawn') ?? []), one + ' ' + two, '' + game.chooseNumber(one, one)]);`);
    const t = mobilizing(m);
    const answers = [use, first, first, use, first, first] as const;
    answerBoth(t, ...answers);
    const [one, again, two] = drawn(t);
    expect(one!.split(' ')[0]).toBe(again);
    expect(two).not.toBe(one);
    expect(t.session.state.uses).toBe(2);
  });

  it('is not used up by a script that is cancelled', async () => {
    const m = await mod(`${KEEPS} if (game.chooseNumber(0, 1) === 1) throw new Error('no');`);
    const t = use(mobilizing(m));
    t.session.answer(['1']);
    expect(t.events('scriptCancelled')).toHaveLength(1);
    use(t).session.answer(['0']);
    const [next] = drawn(t);
    const [never] = drawn(first(use(mobilizing(m))));
    expect(next).not.toBe(never);
  });

  it('goes on in a position that was written, as in the game it was taken from', async () => {
    const m = await mod(KEEPS);
    const t = use(mobilizing(m)).until('takePlan');
    const { uses, roundQuestions } = t.session.state;
    expect(uses).toBeGreaterThan(0);
    expect(m.load(t.session.position).session.state).toMatchObject({ uses, roundQuestions });
  });

  it('cannot be foreseen by who thinks ahead', async () => {
    const m = await mod(`game.chooseNumber(0, 1); ${KEEPS}`);
    const t = use(mobilizing(m, { seed: '0' }));
    const view = viewOf(play(t.session.state, t.session.book, null), 0);
    const imagined = ['0', '1', '2'].map((seed) => imagine(view, seed, t.session.book));
    expect(imagined.map(({ setting }) => setting.seed)).not.toContain('0');
    expect(new Set(imagined.map(({ setting }) => setting.seed)).size).toBe(3);
  });
});

function first(t: TestTable): TestTable {
  t.session.answer([t.decision.options[0]!.id]);
  return t;
}

describe('a mod whose id is the name of a member that every JavaScript object has', () => {
  it.each(['constructor', 'tostring', 'valueof'])('%s keeps its store and has its strikes', async (id) => {
    const m = await mod(
      `game.store.set('n', (game.store.get('n') ?? 0) + 1); if (game.store.get('n') > 1) throw new Error('no');`,
      id,
    );
    const t = mobilizing(m, { hands: { cthulhu: Array.from({ length: 4 }, () => `${id}:a`), hastur: [] } }, id);
    use(t, id);
    expect(t.session.state.store).toEqual({ [id]: '{"n":1}' });
    for (let i = 0; i < 3; i++) use(t, id);
    expect(t.events('scriptCancelled').map(({ strikes }) => strikes)).toEqual([1, 2, 3]);
    expect(t.session.state.strikes).toEqual({ [id]: 3 });
    expect(t.session.state.blank).toEqual([id]);
  });

  it('has settings of its own, also where none are given', async () => {
    const settings = [{ name: 'tostring', type: 'number', default: 3, min: 0, max: 9, title: { en: 'T' } }] as never;
    const m = await withMods({
      ...modOf('constructor', { 'cards/a.js': source(`game.gain('thug', game.setting('tostring'));`) }),
      settings,
    });
    const t = use(mobilizing(m, {}, 'constructor'), 'constructor');
    expect(t.tokens('cthulhu')['thug']).toBe(3);
  });
});
