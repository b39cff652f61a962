import { expect, it } from 'vitest';
import { askBench } from '../../../../src/games/cults/workshop/bench/ask-bench';
import { GameRoom } from '../../../../src/platform/host/room';
import { Keeper } from '../../../../src/platform/host/store/keeper';
import { LocalWorker } from '../../../platform/host/local-worker';

const owlWith = (ability: string, more = ''): string => `import { guardian } from 'cults';
export default guardian({
  id: 'owl', name: { en: 'Owl', pl: 'Sowa' }, icons: 'A', cost: 2,
  abilities: [${ability}],${more}
});`;
const OWL = owlWith("{ keyword: 'confrontation', effects: [{ do: 'draw', count: 2 }] }");
const MANIFEST = {
  id: 'aviary',
  version: '1.0.0',
  api: 2,
  title: { en: 'Aviary' },
  description: { en: 'Birds' },
  authors: ['Me'],
  license: 'MIT',
  dependencies: { requires: { base: '^1.0.0' } },
  content: { cards: ['owl.js'] },
}; // prettier-ignore

async function aviary(keeper: Keeper | null = null, owl = OWL): Promise<GameRoom> {
  const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
  const content = new Map([
    ['mod.json', bytes(JSON.stringify(MANIFEST))],
    ['owl.js', bytes(owl)],
  ]); // prettier-ignore
  const room = new GameRoom(() => new LocalWorker('bench', undefined, keeper));
  const { leftOut } = await room.open([{ origin: 'aviary', content }], ['aviary']);
  expect(leftOut).toEqual([]);
  return room;
}

it('finds positions, plays them and keeps them as a test, over the port', async () => {
  const room = await aviary();
  const { found, missing } = await askBench(room, { about: 'positions', card: 'aviary:owl' });
  expect(missing).toEqual([]);
  expect(found.map(({ goal }) => goal.shows)).toEqual(['ability', 'purchase', 'hand']);
  const use = { kind: 'useAbility', seat: 'cthulhu', options: [{ card: 'aviary:owl' }] };
  const asked = { card: 'aviary:owl', start: found[0]!.start, answers: [use] };
  const run = await askBench(room, { about: 'run', ...asked });
  expect(run.steps.at(-1)!.events.map(({ event }) => event.type)).toContain('cardsDrawn');
  const kept = await askBench(room, { about: 'keep', name: 'Owl draws', ...asked });
  expect(kept.steps.at(-1)).toEqual({ expect: { decision: { kind: 'terror', seat: 'cthulhu' } } });
});

it('shows what a function writes with game.log', async () => {
  const run = "run(game) { game.log('rituals', game.count('rituals')); game.draw(1); }";
  const text = owlWith(`{ keyword: 'confrontation', ${run} }`, "text: { en: 'Draw.', pl: 'Dobierz.' },");
  const room = await aviary(null, text);
  const { found } = await askBench(room, { about: 'positions', card: 'aviary:owl' });
  const use = { kind: 'useAbility', seat: 'cthulhu', options: [{ card: 'aviary:owl' }] };
  const asked = { card: 'aviary:owl', start: found[0]!.start, answers: [use] };
  expect((await askBench(room, { about: 'run', ...asked })).written).toEqual(['rituals 3']);
});

it('takes a moment from a saved game', async () => {
  const playing = new GameRoom(() => new LocalWorker());
  await playing.open([]);
  await playing.begin({ config: { seats: [{ cult: 'dagon' }, { cult: 'hastur' }], seed: 'kept' } });
  const kept = { save: await playing.save(), stamp: null };
  const unused = (): Promise<void> => Promise.resolve();
  const keeper = new Keeper({ keep: unused, forget: unused, found: () => Promise.resolve(kept) });
  const room = await aviary(keeper);
  const { state } = await askBench(room, { about: 'take', card: 'aviary:owl', seed: 'a' });
  const asked = { card: 'aviary:owl', start: { state }, answers: [] };
  expect((await askBench(room, { about: 'run', ...asked })).open).toMatchObject({ kind: 'placeSite', seat: 'dagon' });
  await expect(askBench(await aviary(), { about: 'take', card: 'aviary:owl', seed: 'a' })).rejects.toThrow('noGame');
});

it('gives the moment as a save that the real table restores', async () => {
  const room = await aviary();
  const { found } = await askBench(room, { about: 'positions', card: 'aviary:owl' });
  const save = await askBench(room, { about: 'save', card: 'aviary:owl', start: found[0]!.start, answers: [] });
  const table = await aviary();
  const begun = await table.restore(save, 'refuse', true);
  expect(Object.keys(begun.players)).toEqual(['cthulhu', 'hastur']);
  const { view } = await table.join('cthulhu');
  expect(view.decision).toMatchObject({ kind: 'useAbility', seat: 'cthulhu' });
});
