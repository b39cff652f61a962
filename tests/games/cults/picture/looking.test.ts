import { describe, expect, it } from 'vitest';
import type { TableView } from '../../../../src/games/cults/contract/view-types';
import { isOver, lookingAt, type Looking } from '../../../../src/games/cults/picture/facts/looking';
import { load } from '../../../harness';

describe('a card that was looked at', () => {
  const table = load({
    seats: ['dagon', 'hastur'],
    phase: 'action',
    first: 'dagon',
    active: 'dagon',
    districts: { downtown: { plans: ['hastur', 'dagon'] } },
  });
  const seen = (): TableView => table.view('dagon') as unknown as TableView;
  const first = lookingAt(seen(), null);

  it('stays large while its question is open, and while its answer is played', () => {
    expect(isOver(first, lookingAt(seen(), first))).toBe(false);
    const playing = lookingAt({ ...seen(), decision: null }, first);
    expect(isOver(first, playing)).toBe(false);
  });

  it('is put away with the next question, the next phase and another seat', () => {
    const later = (more: Partial<TableView>): Looking => lookingAt({ ...seen(), ...more }, first);
    expect(isOver(first, later({ phase: 'hiding' }))).toBe(true);
    expect(isOver(first, later({ seat: 'hastur' }))).toBe(true);
    table.answer('takePlan', { plan: 'bluff' });
    expect(isOver(first, lookingAt(seen(), first))).toBe(true);
  });
});
