import { describe, expect, it } from 'vitest';
import type { TableView } from '../../../../../src/games/cults/contract/view-types';
import { begin, load } from '../../../../harness';

const solo = (districts: Record<string, unknown>): TableView =>
  load({
    seats: ['dagon'],
    phase: 'action',
    closed: 'rivertown',
    solo: { npc: 'hastur', objective: 'ascendance' },
    districts: { downtown: {}, uptown: {}, northside: { plans: ['dagon'] }, ...districts },
  }).view('dagon') as unknown as TableView;

describe('the Objective as it stands (R12.8)', () => {
  it('says by what a tie of points is broken', () => {
    // Both lead in Rituals and have a point more: a Dominance marker, or a Site with a Ritual beside it.
    const view = solo({
      downtown: { dominance: ['dagon'], rituals: [['dagon', 1]], sites: [] },
      uptown: { rituals: [['hastur', 1]], sites: ['hastur'] },
      northside: { plans: ['dagon'], rituals: [], sites: [] },
    });
    const [lead] = view.objective!.requirements.filter(({ tie }) => tie !== undefined);
    expect(view.scores).toMatchObject({ dagon: { total: 2 }, hastur: { total: 2 } });
    expect(lead).toEqual({ met: true, have: 2, need: 3, tie: 'dominance' });
  });

  it('and by what one is behind', () => {
    const view = solo({
      uptown: { sites: ['hastur'], rituals: [] },
      downtown: { rituals: [] },
      northside: { plans: ['dagon'], rituals: [] },
    });
    const [lead] = view.objective!.requirements.filter(({ tie }) => tie !== undefined);
    expect(lead).toMatchObject({ met: false, have: 0, need: 1, tie: 'sites' });
  });

  it('is the outcome’s word at the end, for every Objective and at every moment what the engine would decide', () => {
    const table = begin({ seats: ['dagon'], solo: { npc: 'hastur', objective: 'ascendance' }, seed: 'objective' }).finish();
    const view = table.view('dagon') as unknown as TableView;
    expect(view.objective!.met).toBe(view.outcome!.objective!.met);
    expect(view.objective!.requirements.every(({ met }) => met === true)).toBe(view.outcome!.objective!.met);
  });
});
