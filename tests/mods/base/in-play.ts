import { expect, it } from 'vitest';
import type { TestTable } from '../../harness';
import { dominance } from '../../games/cults/rules/fight/fights';
import { holding, turnAt } from '../../games/cults/rules/plans/r8-table';

const count = (icons: string, icon: string): number => icons.split(icon).length - 1;
const shown = (t: TestTable, card: string): unknown => t.decision.options.find((option) => option['card'] === card);

/** What its icons are worth where they count; a card without an icon is not on offer there, but may be committed as a bluff. */
export function itGivesItsIcons(id: string, icons: string): void {
  const worth = { attack: count(icons, 'A'), power: count(icons, 'P'), terror: count(icons, 'T') };

  it(`R9.3 it may be committed, for ${worth.attack} Attack`, () => {
    const here = [
      ['cthulhu', 1],
      ['hastur', 1],
    ] as const;
    expect(shown(dominance({ here, hands: { cthulhu: [id] } }), id)).toMatchObject({ attack: worth.attack });
  });

  it(`R6.9 it pays ${worth.power} Power`, () => {
    const t = turnAt('northside', { sites: ['cthulhu'] }, holding([id], 9)).answer('takePlan', { plan: 'augmentation' });
    if (t.kind === 'useAbility') t.pass();
    t.answer('augment', { card: 'ghoul-pack' });
    if (worth.power === 0) expect(shown(t, id)).toBeUndefined();
    else expect(shown(t, id)).toMatchObject({ power: worth.power });
  });

  it(`R10.2 it gives ${worth.terror} Terror`, () => {
    const arena = { here: [['cthulhu', 1]] as const, sanity: 4, hands: { cthulhu: [id] }, tokens: { cthulhu: { freak: 9 } } };
    const t = dominance(arena);
    expect(t.kind).toBe('terror');
    if (worth.terror === 0) expect(shown(t, id)).toBeUndefined();
    else expect(shown(t, id)).toMatchObject({ terror: worth.terror });
  });
}

export function itCosts(id: string, kind: 'guardian' | 'action', cost: number): void {
  it(`R8.5 it is bought for ${cost} Power from a stack of six`, () => {
    const bare = { guardian: null, action: null };
    const here = { ...bare, [kind]: { card: id }, sites: ['cthulhu'] };
    const t = turnAt('downtown', here, holding([], 9), { uptown: bare, northside: bare });
    expect(t.district('downtown')[kind]).toEqual({ card: id, left: 6 });
    t.answer('takePlan', { plan: 'augmentation' });
    expect(shown(t, id)).toMatchObject({ cost });
    t.answer('augment', { card: id });
    expect(t.decision.needs).toEqual({ power: cost });
    t.session.answer(t.decision.suggest);
    expect(t.hand('cthulhu')).toEqual([id]);
    expect(t.tokens('cthulhu')['initiate']).toBe(9 - cost);
  });
}
