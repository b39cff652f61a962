import { expect, it } from 'vitest';
import { describeCard, type Printed } from '../describe-card';
import { met, dagon, hastur, disorganization, rituals, type Board, type Part } from './met';

const printed: Printed = {
  kind: 'objective',
  difficulty: 1,
  en: ['End the game with more VP than the NPC'],
  pl: ['Zakończ grę, mając więcej PZ niż NPC'],
};

describeCard('ascendance', printed, () => {
  it('R12.8 one VP more is enough, one less is not', () => {
    expect(met('ascendance', { uptown: { dominance: [...dagon(2), ...hastur(1)] } })).toBe(true);
    expect(met('ascendance', { uptown: { dominance: [...dagon(1), ...hastur(2)] } })).toBe(false);
  });

  it('R12.8 a tie to the end is not met', () => {
    expect(met('ascendance', {})).toBe(false);
    expect(met('ascendance', { uptown: { dominance: ['dagon', 'hastur'] } })).toBe(false);
  });

  it('R12.8 R11.3 tied in VP, more Dominance markers decide, before Cult Sites', () => {
    const two = (one: string, other: string): Board => ({
      downtown: { dominance: [one, one], rituals: rituals(one, 1) },
      uptown: { dominance: [other], sites: [other], rituals: rituals(other, 1) },
      northside: { sites: [other] },
    });
    expect(met('ascendance', two('dagon', 'hastur'))).toBe(true);
    expect(met('ascendance', two('hastur', 'dagon'))).toBe(false);
  });

  it('R12.8 R11.3 then more Cult Sites, before Rituals', () => {
    const sites = (one: string, other: string): Board => ({
      downtown: { sites: [one], rituals: rituals(one, 1) },
      uptown: { sites: [one] },
      northside: { rituals: rituals(other, 1, 1) },
    });
    expect(met('ascendance', sites('dagon', 'hastur'))).toBe(true);
    expect(met('ascendance', sites('hastur', 'dagon'))).toBe(false);
  });

  it('R12.8 R11.3 then more Rituals, before Disorganization cards', () => {
    const more = (one: string, other: string): Board => ({
      downtown: { sites: [other], rituals: rituals(other, 3) },
      uptown: { sites: [one] },
      northside: { rituals: rituals(one, 1, 1) },
    });
    const cards = (cult: string): Part => ({ discards: { [cult]: disorganization(1) } });
    expect(met('ascendance', more('dagon', 'hastur'), cards('dagon'))).toBe(true);
    expect(met('ascendance', more('hastur', 'dagon'), cards('hastur'))).toBe(false);
  });

  it('R12.8 R11.3 then fewer Disorganization cards', () => {
    expect(met('ascendance', {}, { discards: { hastur: disorganization(1) } })).toBe(true);
    expect(met('ascendance', {}, { decks: { hastur: disorganization(2) }, hands: { dagon: disorganization(1) } })).toBe(true);
    expect(met('ascendance', {}, { decks: { hastur: disorganization(1) }, hands: { dagon: disorganization(1) } })).toBe(false);
    expect(met('ascendance', {}, { discards: { dagon: disorganization(1) } })).toBe(false);
  });
});
