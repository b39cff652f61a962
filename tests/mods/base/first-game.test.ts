import { expect, it } from 'vitest';
import { begin } from '../../harness';
import { players } from '../../games/cults/rules/seats';
import { describeFile } from './describe-card';

describeFile('first-game', () => {
  const stacks = {
    downtown: ['hunting-horror', 'secret-summons'],
    rivertown: ['nightgaunt', 'desecration'],
    uptown: ['star-spawn', 'hidden-altar'],
    northside: ['ghoul-pack', 'black-market'],
  };

  it('R4.5 lays out these stacks of six', () => {
    const t = begin({ seats: players(4), stacks: 'first-game' });
    for (const [name, [guardian, action]] of Object.entries(stacks))
      expect(t.district(name)).toMatchObject({ guardian: { card: guardian, left: 6 }, action: { card: action, left: 6 } });
  });

  it('R4.5 R4.6 is what a game has that says nothing of stacks and setup', () => {
    const t = begin({ seats: players(4) });
    expect(t.district('uptown').guardian).toEqual({ card: 'star-spawn', left: 6 });
    expect(t.events('setupRevealed').map((event) => event['card'])).toEqual(['quiet-streets']);
  });

  it('R3.7 a closed district’s stacks stay in the box', () => {
    const t = begin({ seats: players(2) });
    expect(JSON.stringify(t.view())).not.toMatch(/nightgaunt|desecration/);
  });

  it('R12.2 in solo the Objective is number 1', () => {
    const t = begin({ seats: players(1), solo: { npc: 'dagon' } }).until('placePlan');
    expect(t.view()['solo']).toMatchObject({ objective: 'ascendance' });
  });
});
