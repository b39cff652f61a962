import { describe, expect, it } from 'vitest';
import { codeOf } from '../../../../harness';
import { asked, commit, dominance, fightSeenBy, sideSeenBy, story } from './fights';
import { THREE } from '../seats';

/** Cthulhu and Hastur fight in Downtown, Dagon looks on. */
const duel = () =>
  dominance({
    seats: THREE,
    here: [
      ['cthulhu', 1],
      ['hastur', 1],
    ],
    hands: { cthulhu: ['brute', 'acolyte', 'fanatic'], hastur: ['brute', 'fanatic', 'adept'] },
    tokens: { cthulhu: { thug: 3 }, hastur: { thug: 2 } },
  });

/** All that others know of a side before its reveal: how many cards, and the Attack of its Rituals alone. */
const faceDown = (seat: string, count: number) => ({
  seat,
  revealed: false,
  thugsShown: false,
  cards: { count },
  rituals: [1],
  sources: { rituals: 1, cards: null, thugs: null, extra: 0, known: 1 },
});

describe('R9.3 commits are secret', () => {
  it('R9.3 others see the number of cards and neither the cards nor the Thugs', () => {
    const t = commit(duel(), 'cthulhu', ['brute', 'acolyte'], 2);
    for (const viewer of ['hastur', 'dagon']) {
      expect(sideSeenBy(t, viewer, 'cthulhu')).toEqual(faceDown('cthulhu', 2));
      expect(t.view(viewer).hands['cthulhu']).toEqual({ count: 1 });
      expect(t.view(viewer).tokens['cthulhu']).toBeUndefined();
      const committed = t.view(viewer).events!.filter((event) => event.type === 'forcesCommitted');
      expect(committed).toEqual([{ type: 'forcesCommitted', seat: 'cthulhu', district: 'downtown', cards: 2 }]);
    }
  });

  it('R9.3 one sees what one has committed oneself', () => {
    const t = commit(duel(), 'cthulhu', ['brute', 'acolyte'], 2);
    expect(sideSeenBy(t, 'cthulhu', 'cthulhu')).toMatchObject({ cards: ['brute', 'acolyte'], thugs: 2, attack: 5 });
    const [event] = t.view('cthulhu').events!.filter((candidate) => candidate.type === 'forcesCommitted');
    expect(event!.own).toEqual({ cards: ['brute', 'acolyte'], attacks: [2, 0], thugs: 2 });
  });

  it('R9.3 to the others two commits of as many cards look the same, to the letter', () => {
    const strong = commit(duel(), 'cthulhu', ['brute'], 3);
    const weak = commit(duel(), 'cthulhu', ['acolyte']);
    for (const viewer of ['hastur', 'dagon']) expect(JSON.stringify(strong.view(viewer))).toBe(JSON.stringify(weak.view(viewer)));
    const more = commit(duel(), 'cthulhu', ['acolyte', 'brute']);
    expect(JSON.stringify(more.view('hastur'))).not.toBe(JSON.stringify(weak.view('hastur')));
  });

  it('R9.3 the one who commits later stays hidden from the one who has committed and from bystanders until the reveal', () => {
    const hidden = (cards: readonly string[], thugs: number): string[] => {
      const t = commit(duel(), 'cthulhu', ['fanatic'], 1);
      commit(t, 'hastur', cards, thugs);
      expect(asked(t)).toBe('cthulhu useAbility');
      return ['cthulhu', 'dagon'].map((viewer) => JSON.stringify(t.view(viewer)));
    };
    expect(hidden(['brute'], 2)).toEqual(hidden(['adept'], 0));
  });

  it('R9.3 what the other is asked is not shown to the rest', () => {
    const t = duel();
    expect(t.view('hastur').decision).toBeNull();
    expect(t.view('hastur').waiting).toBe('cthulhu');
    expect(t.view('cthulhu').decision?.kind).toBe('commit');
    expect(fightSeenBy(t, 'dagon')).toMatchObject({ district: 'downtown', winner: null, attack: [] });
  });
});

describe('R9.3 what can be taken back', () => {
  it('R9.3 a commit may be taken back as long as nothing was revealed, and no longer after the reveal', () => {
    const t = commit(duel(), 'cthulhu', ['brute'], 1);
    t.session.undo();
    expect(asked(t)).toBe('cthulhu commit');
    expect([t.hand('cthulhu').length, t.tokens('cthulhu')['thug']]).toEqual([3, 3]);
    commit(t, 'cthulhu');
    commit(t, 'hastur');
    expect(codeOf(() => t.session.undo())).toBe('revealedSince');
  });
});

describe('R9.4 the reveal brings them to light, side by side', () => {
  it('R9.4 while the first uses abilities its cards are open, its Thugs not yet, and the next one is still face down', () => {
    const t = commit(duel(), 'cthulhu', ['fanatic'], 2);
    commit(t, 'hastur', ['brute'], 1);
    expect(asked(t)).toBe('cthulhu useAbility');
    for (const viewer of ['hastur', 'dagon']) {
      const side = sideSeenBy(t, viewer, 'cthulhu');
      expect(side).toMatchObject({ revealed: true, thugsShown: false, cards: ['fanatic'], extra: 0 });
      expect(side).toMatchObject({ sources: { rituals: 1, cards: 1, thugs: null, extra: 0, known: 2 } });
      expect(side.thugs).toBeUndefined();
      expect(side.attack).toBeUndefined();
    }
    expect(sideSeenBy(t, 'dagon', 'hastur')).toEqual(faceDown('hastur', 1));
    expect(sideSeenBy(t, 'hastur', 'hastur')).toMatchObject({ cards: ['brute'], thugs: 1, attack: 4 });
    expect(story(t, 'forcesRevealed', 'thugsShown')).toEqual(['forcesRevealed cthulhu']);
  });

  it('R9.4 then its Thugs are shown, before the next one reveals', () => {
    const t = commit(duel(), 'cthulhu', ['fanatic'], 2);
    commit(t, 'hastur', ['fanatic'], 1);
    t.pass();
    expect(asked(t)).toBe('hastur useAbility');
    expect(sideSeenBy(t, 'dagon', 'cthulhu')).toMatchObject({ cards: ['fanatic'], thugs: 2, attack: 4 });
    expect(sideSeenBy(t, 'cthulhu', 'hastur').thugs).toBeUndefined();
    expect(sideSeenBy(t, 'hastur', 'hastur')).toMatchObject({ thugs: 1, attack: 3 });
    expect(story(t, 'forcesRevealed', 'thugsShown')).toEqual([
      'forcesRevealed cthulhu',
      'thugsShown cthulhu',
      'forcesRevealed hastur',
    ]);
  });

  it('R9.4 the reveal tells everyone the cards, and the showing the Thugs and the Attack', () => {
    const t = commit(duel(), 'cthulhu', ['brute', 'acolyte'], 2);
    commit(t, 'hastur', ['adept'], 1);
    const seen = t.view('dagon').events!;
    expect(seen.filter((event) => event.type === 'forcesRevealed')).toEqual([
      { type: 'forcesRevealed', seat: 'cthulhu', district: 'downtown', cards: ['brute', 'acolyte'], attacks: [2, 0] },
      { type: 'forcesRevealed', seat: 'hastur', district: 'downtown', cards: ['adept'], attacks: [0] },
    ]);
    expect(seen.filter((event) => event.type === 'thugsShown')).toEqual([
      { type: 'thugsShown', seat: 'cthulhu', district: 'downtown', count: 2, attack: 5 },
      { type: 'thugsShown', seat: 'hastur', district: 'downtown', count: 1, attack: 2 },
    ]);
  });
});
