import { expect, it } from 'vitest';
import { describeCard, type Printed } from '../describe-card';
import { met, hastur, type Board } from './met';

const printed: Printed = {
  kind: 'objective',
  difficulty: 2,
  en: ['with more VP than the NPC', 'a Cult Site in each open district'],
  pl: ['mając więcej PZ niż NPC', 'Miejsce Kultu w każdej otwartej dzielnicy'],
};

describeCard('three-thrones', printed, () => {
  const all: Board = {
    downtown: { sites: ['dagon'], dominance: ['dagon'] },
    uptown: { sites: ['hastur', 'dagon'] },
    northside: { sites: ['dagon'] },
  };

  it('met with a Cult Site in every open district', () => {
    expect(met('three-thrones', all)).toBe(true);
  });

  it.each(['downtown', 'uptown', 'northside'])('not met without one in %s', (name) => {
    expect(met('three-thrones', { ...all, [name]: { sites: ['hastur'], dominance: ['dagon'] } })).toBe(false);
  });

  it('nor with fewer VP than the NPC', () => {
    expect(met('three-thrones', { ...all, northside: { sites: ['dagon'], dominance: hastur(2) } })).toBe(false);
  });
});
