import { expect, it } from 'vitest';
import { cults, whyNotOffered, type NotOffered } from '../../../../src/games/cults/rules';
import { modOf, withMods, type Modded } from '../../../mods/load';
import type { TestTable } from '../../../harness';

const CARD = `import { guardian } from 'cults';
export default guardian({
  id: 'owl', name: { en: 'Owl', pl: 'Sowa' }, icons: 'A', cost: 2,
  abilities: [
    { keyword: 'augmentation', when: { count: 'rituals', where: 'here', atLeast: 2 }, effects: [{ do: 'draw', count: 1 }] },
    { keyword: 'hiding', effects: [{ do: 'destroyDiscard' }] },
  ],
});`;

const owl = (): Promise<Modded> => withMods(modOf('aviary', { 'owl.js': CARD }));
const why = (table: TestTable, seat = 0): readonly NotOffered[] => {
  const { state, book } = table.session;
  return whyNotOffered(cults.play(state, book, null) as Parameters<typeof whyNotOffered>[0], seat, 'aviary:owl');
};
const position = (more: object): Readonly<Record<string, unknown>> => ({
  seats: ['cthulhu', 'hastur'],
  round: 2,
  phase: 'action',
  districts: { downtown: { rituals: [['cthulhu', 1]], sites: ['cthulhu'], plans: ['cthulhu'] }, uptown: { plans: ['hastur'] } },
  hands: { cthulhu: ['aviary:owl', 'adept'], hastur: [] },
  discards: { cthulhu: ['acolyte'] },
  ...more,
}); // prettier-ignore

it('R6.3 names the part of the condition that fails, and the number that was counted', async () => {
  const mod = await owl();
  const table = mod.load(position({ hands: { cthulhu: ['aviary:owl', 'secret-summons', 'black-market'], hastur: [] } }));
  table.answer('takePlan', { plan: 'augmentation' });
  expect(table.kind).toBe('useAbility');
  expect(why(table)[0]).toEqual({
    ability: 0,
    code: 'whenFails',
    condition: { count: 'rituals', where: 'here', atLeast: 2 },
    counted: 1,
  });
});

it('R6.3 says that another moment is open', async () => {
  const table = (await owl()).load(position({}));
  expect(why(table).map(({ code }) => code)).toEqual(['otherMoment', 'otherMoment']);
  expect(why(table, 1).map(({ code }) => code)).toEqual(['notHeld', 'notHeld']);
});

it('R8.5 says which Plan cannot be taken, and why', async () => {
  const districts = { downtown: { rituals: [], sites: [], plans: ['cthulhu'] }, uptown: { plans: ['hastur'] } };
  const table = (await owl()).load(position({ districts }));
  expect(why(table)[0]).toMatchObject({ code: 'planNotAvailable', refusal: { code: 'noPresence', rule: 'R8.5' } });
});

it('R6.2 says that the first effect can do nothing', async () => {
  const mod = await owl();
  const hands = { cthulhu: ['aviary:owl', 'safe-house', 'adept'], hastur: [] };
  const table = mod.load(position({ phase: 'hiding', districts: {}, hands, discards: {} }));
  expect(table.kind).toBe('useAbility');
  expect(why(table)).toContainEqual({ ability: 1, code: 'nothingToDo' });
});

it('leaves out what is on offer', async () => {
  const table = (await owl()).load(position({ phase: 'hiding', districts: {} }));
  expect(table.offers({ card: 'aviary:owl' })).toBe(true);
  expect(why(table).map(({ ability }) => ability)).toEqual([0]);
});
