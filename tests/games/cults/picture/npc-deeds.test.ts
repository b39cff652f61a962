import { describe, expect, it } from 'vitest';
import '../../../../src/games/cults/words/all';
import type { TableView } from '../../../../src/games/cults/contract/view-types';
import { beatsOf } from '../../../../src/games/cults/picture/reduce/along';
import { deedsOf } from '../../../../src/games/cults/picture/stage/npc-deeds';
import { namesFrom, wordsFor } from '../../../../src/games/cults/words';
import type { Lang } from '../../../../src/platform/i18n/lang';
import { load } from '../../../harness';

const words = (lang: Lang) =>
  wordsFor(
    lang,
    namesFrom(lang, () => undefined),
  );

/** The NPC's turn after the player's Bluff, with this roll of its die. */
function deedsAfter(roll: number, lang: Lang = 'en'): readonly string[] {
  const table = load({
    seats: ['dagon'],
    solo: { npc: 'hastur', objective: 'ascendance' },
    phase: 'action',
    districts: {
      downtown: { plans: ['dagon'], rituals: [] },
      northside: { plans: ['hastur'], rituals: [] },
      uptown: { rituals: [['hastur', 1]], plans: ['dagon'] },
    },
    rolls: { npc: [roll] },
  });
  table.answer('takePlan', { plan: 'bluff', district: 'downtown' });
  const before = table.view('dagon') as unknown as TableView;
  const from = table.session.events.length;
  table.answer('bluffTokens', { token: 'thug' }, { token: 'thug' });
  const events = table.session.events.slice(from);
  const beats = beatsOf(before, { events, view: table.view('dagon') as unknown as TableView, by: null });
  const chosen = beats.find(({ event }) => event?.type === 'npcPlanChosen')!;
  return deedsOf(chosen.ahead).map((deed) => words(lang).event(deed));
}

describe('R12.4: what the NPC does, beside its card', () => {
  it('says which Ritual moves, from where to where, and what it becomes', () => {
    const [move, bonus] = deedsAfter(2);
    expect(move).toBe('hastur moved a Ritual I from Uptown to Northside; it became II.');
    expect(bonus).toBe('hastur drew a bonus card for the next Confrontation.');
    expect(deedsAfter(2, 'pl')[0]).toBe('hastur przeniósł Rytuał I z Uptown do Northside; podniósł się na II.');
  });

  it('says what is placed', () => {
    expect(deedsAfter(1)[0]).toBe('hastur placed a Ritual III in Northside.');
  });

  it('says nothing of the turns after it', () => {
    for (const roll of [1, 2, 3, 4]) expect(deedsAfter(roll).length).toBeLessThanOrEqual(3);
  });
});
