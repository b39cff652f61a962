import { describe, expect, it } from 'vitest';
import { load } from '../harness';

type Part = Readonly<Record<string, unknown>>;
type Board = Readonly<Record<string, Part>>;

/** The last Action phase without Plan markers ends the game: whether Dagon meets the Objective against the NPC Hastur. */
function met(objective: string, board: Board, cards: Part = {}): boolean {
  const place = (name: string): Part => ({ rituals: [], sites: [], ...board[name] });
  const t = load({
    seats: ['dagon'],
    solo: { npc: 'hastur', objective },
    round: 6,
    phase: 'action',
    ...cards,
    districts: { downtown: place('downtown'), uptown: place('uptown'), northside: place('northside') },
  });
  const outcome = t.session.outcome as unknown as { winners: string[]; objective: { id: string; met: boolean } };
  expect(outcome.objective.id).toBe(objective);
  expect(outcome.winners).toEqual([outcome.objective.met ? 'dagon' : 'hastur']);
  return outcome.objective.met;
}

const dagon = (count: number): string[] => new Array<string>(count).fill('dagon');
const hastur = (count: number): string[] => new Array<string>(count).fill('hastur');
const disorganization = (count: number): string[] => new Array<string>(count).fill('disorganization');
const rituals = (cult: string, ...levels: number[]): [string, number][] => levels.map((level) => [cult, level]);

describe('ascendance', () => {
  it('ascendance: R12.8 one VP more is enough, one less is not', () => {
    expect(met('ascendance', { uptown: { dominance: [...dagon(2), ...hastur(1)] } })).toBe(true);
    expect(met('ascendance', { uptown: { dominance: [...dagon(1), ...hastur(2)] } })).toBe(false);
  });

  it('ascendance: R12.8 a tie to the end is not met', () => {
    expect(met('ascendance', {})).toBe(false);
    expect(met('ascendance', { uptown: { dominance: ['dagon', 'hastur'] } })).toBe(false);
  });

  it('ascendance: R12.8 R11.3 tied in VP, more Dominance markers decide, before Cult Sites', () => {
    const two = (one: string, other: string): Board => ({
      downtown: { dominance: [one, one], rituals: rituals(one, 1) },
      uptown: { dominance: [other], sites: [other], rituals: rituals(other, 1) },
      northside: { sites: [other] },
    });
    expect(met('ascendance', two('dagon', 'hastur'))).toBe(true);
    expect(met('ascendance', two('hastur', 'dagon'))).toBe(false);
  });

  it('ascendance: R12.8 R11.3 then more Cult Sites, before Rituals', () => {
    const sites = (one: string, other: string): Board => ({
      downtown: { sites: [one], rituals: rituals(one, 1) },
      uptown: { sites: [one] },
      northside: { rituals: rituals(other, 1, 1) },
    });
    expect(met('ascendance', sites('dagon', 'hastur'))).toBe(true);
    expect(met('ascendance', sites('hastur', 'dagon'))).toBe(false);
  });

  it('ascendance: R12.8 R11.3 then more Rituals, before Disorganization cards', () => {
    const more = (one: string, other: string): Board => ({
      downtown: { sites: [other], rituals: rituals(other, 3) },
      uptown: { sites: [one] },
      northside: { rituals: rituals(one, 1, 1) },
    });
    const cards = (cult: string): Part => ({ discards: { [cult]: disorganization(1) } });
    expect(met('ascendance', more('dagon', 'hastur'), cards('dagon'))).toBe(true);
    expect(met('ascendance', more('hastur', 'dagon'), cards('hastur'))).toBe(false);
  });

  it('ascendance: R12.8 R11.3 then fewer Disorganization cards', () => {
    expect(met('ascendance', {}, { discards: { hastur: disorganization(1) } })).toBe(true);
    expect(met('ascendance', {}, { decks: { hastur: disorganization(2) }, hands: { dagon: disorganization(1) } })).toBe(true);
    expect(met('ascendance', {}, { decks: { hastur: disorganization(1) }, hands: { dagon: disorganization(1) } })).toBe(false);
    expect(met('ascendance', {}, { discards: { dagon: disorganization(1) } })).toBe(false);
  });
});

describe('three-thrones', () => {
  const all: Board = {
    downtown: { sites: ['dagon'], dominance: ['dagon'] },
    uptown: { sites: ['hastur', 'dagon'] },
    northside: { sites: ['dagon'] },
  };

  it('three-thrones: met with a Cult Site in every open district', () => {
    expect(met('three-thrones', all)).toBe(true);
  });

  it.each(['downtown', 'uptown', 'northside'])('three-thrones: not met without one in %s', (name) => {
    expect(met('three-thrones', { ...all, [name]: { sites: ['hastur'], dominance: ['dagon'] } })).toBe(false);
  });

  it('three-thrones: nor with fewer VP than the NPC', () => {
    expect(met('three-thrones', { ...all, northside: { sites: ['dagon'], dominance: hastur(2) } })).toBe(false);
  });
});

describe('total-dominance', () => {
  it('total-dominance: met with two Dominance markers in Northside and two in Uptown', () => {
    expect(met('total-dominance', { uptown: { dominance: dagon(2) }, northside: { dominance: dagon(2) } })).toBe(true);
    expect(met('total-dominance', { uptown: { dominance: dagon(3) }, northside: { dominance: dagon(4) } })).toBe(true);
  });

  it('total-dominance: not met with one in either, however many there are elsewhere', () => {
    const downtown = { dominance: dagon(4) };
    expect(met('total-dominance', { downtown, uptown: { dominance: dagon(1) }, northside: { dominance: dagon(2) } })).toBe(false);
    expect(met('total-dominance', { downtown, uptown: { dominance: dagon(2) }, northside: { dominance: dagon(1) } })).toBe(false);
  });

  it('total-dominance: the NPC’s markers do not count', () => {
    const uptown = { dominance: ['dagon', 'hastur'] };
    expect(met('total-dominance', { downtown: { dominance: dagon(2) }, uptown, northside: { dominance: dagon(2) } })).toBe(false);
  });

  it('total-dominance: nor is it met with fewer VP than the NPC', () => {
    const board = {
      downtown: { dominance: hastur(4), sites: ['hastur'], rituals: rituals('hastur', 1) },
      uptown: { dominance: dagon(2) },
      northside: { dominance: dagon(2) },
    };
    expect(met('total-dominance', board)).toBe(false);
  });
});

describe('unbroken-circle', () => {
  it('unbroken-circle: met with three Rituals on the board, anywhere', () => {
    expect(
      met('unbroken-circle', { uptown: { rituals: rituals('dagon', 1, 1) }, northside: { rituals: rituals('dagon', 2) } }),
    ).toBe(true);
  });

  it('unbroken-circle: two are not enough, whatever their levels or the NPC’s', () => {
    const board = { uptown: { rituals: [...rituals('dagon', 3, 2), ...rituals('hastur', 1)], dominance: dagon(2) } };
    expect(met('unbroken-circle', board)).toBe(false);
  });

  it('unbroken-circle: nor is it met with fewer VP than the NPC', () => {
    expect(met('unbroken-circle', { uptown: { rituals: rituals('dagon', 1, 1, 2), dominance: hastur(2) } })).toBe(false);
  });
});

describe('pure-order', () => {
  const ahead: Board = { uptown: { dominance: dagon(1) } };

  it('pure-order: met with none or one Disorganization card, wherever it is', () => {
    expect(met('pure-order', ahead)).toBe(true);
    for (const zone of ['decks', 'hands', 'discards'])
      expect(met('pure-order', ahead, { [zone]: { dagon: disorganization(1) } })).toBe(true);
  });

  it('pure-order: not met with two', () => {
    for (const zone of ['decks', 'hands', 'discards'])
      expect(met('pure-order', ahead, { [zone]: { dagon: disorganization(2) } })).toBe(false);
  });

  it('pure-order: deck, hand and discards count together', () => {
    const one = { dagon: disorganization(1) };
    expect(met('pure-order', ahead, { decks: one, hands: one })).toBe(false);
    expect(met('pure-order', ahead, { hands: one, discards: one })).toBe(false);
    expect(met('pure-order', ahead, { decks: one, discards: one })).toBe(false);
  });

  it('pure-order: the NPC’s cards do not count, and fewer VP than the NPC do not do', () => {
    expect(met('pure-order', ahead, { discards: { hastur: disorganization(5) } })).toBe(true);
    expect(met('pure-order', { uptown: { dominance: hastur(1) } })).toBe(false);
  });
});

describe('the-great-seal', () => {
  it('the-great-seal: met with a Ritual III on the board and more Rituals than the NPC', () => {
    expect(met('the-great-seal', { uptown: { rituals: rituals('dagon', 3) } })).toBe(true);
    const board = {
      uptown: { rituals: [...rituals('dagon', 3), ...rituals('hastur', 2)] },
      northside: { rituals: rituals('dagon', 1) },
    };
    expect(met('the-great-seal', board)).toBe(true);
  });

  it('the-great-seal: not met without a level III of one’s own', () => {
    expect(met('the-great-seal', { uptown: { rituals: rituals('dagon', 2, 2, 1) } })).toBe(false);
    expect(met('the-great-seal', { uptown: { rituals: [...rituals('dagon', 2, 2), ...rituals('hastur', 3)] } })).toBe(false);
  });

  it('the-great-seal: not met with only as many Rituals as the NPC, or fewer', () => {
    const board = (theirs: number[]): Board => ({
      downtown: { dominance: dagon(4) },
      uptown: { rituals: rituals('dagon', 3, 1) },
      northside: { rituals: rituals('hastur', ...theirs) },
    });
    expect(met('the-great-seal', board([1]))).toBe(true);
    expect(met('the-great-seal', board([1, 1]))).toBe(false);
    expect(met('the-great-seal', board([1, 1, 2]))).toBe(false);
  });

  it('the-great-seal: nor is it met with fewer VP than the NPC', () => {
    expect(met('the-great-seal', { uptown: { rituals: rituals('dagon', 3, 2), dominance: hastur(2) } })).toBe(false);
  });
});

describe('silent-hand', () => {
  it('silent-hand: met by four VP, not by three', () => {
    expect(met('silent-hand', { uptown: { dominance: dagon(4) } })).toBe(true);
    expect(met('silent-hand', { uptown: { dominance: dagon(3) } })).toBe(false);
    expect(met('silent-hand', { uptown: { dominance: dagon(4) }, northside: { dominance: hastur(1) } })).toBe(false);
    expect(met('silent-hand', { uptown: { dominance: dagon(4) }, northside: { dominance: ['hastur', 'dagon'] } })).toBe(true);
  });

  it('silent-hand: all VP count, and tie-breaks give none', () => {
    const three = { dominance: dagon(2), sites: ['dagon'], rituals: rituals('dagon', 1) };
    expect(met('silent-hand', { uptown: three })).toBe(true);
    const board = { uptown: { ...three, dominance: dagon(1) }, downtown: { sites: ['dagon'] }, northside: { sites: ['dagon'] } };
    expect(met('silent-hand', board, { discards: { hastur: disorganization(3) } })).toBe(false);
  });
});

describe('the-stars-are-right', () => {
  const one = { dominance: dagon(1) };
  const everywhere: Board = { downtown: one, uptown: one, northside: one };

  it('the-stars-are-right: met with a Dominance marker in every open district and at most two of the NPC', () => {
    expect(met('the-stars-are-right', everywhere)).toBe(true);
    expect(met('the-stars-are-right', { ...everywhere, uptown: { dominance: ['dagon', 'hastur', 'hastur'] } })).toBe(true);
    const spread = { dominance: ['dagon', 'hastur'] };
    expect(met('the-stars-are-right', { ...everywhere, downtown: spread, uptown: spread })).toBe(true);
  });

  it('the-stars-are-right: not met with three of the NPC', () => {
    const board = {
      ...everywhere,
      uptown: { dominance: ['dagon', 'hastur', 'hastur'] },
      northside: { dominance: [...dagon(3), 'hastur'] },
    };
    expect(met('the-stars-are-right', board)).toBe(false);
  });

  it.each(['downtown', 'uptown', 'northside'])('the-stars-are-right: not met without a marker in %s', (name) => {
    const others = Object.fromEntries(
      Object.keys(everywhere).map((other) => [other, { dominance: other === name ? [] : dagon(2) }]),
    );
    expect(met('the-stars-are-right', others)).toBe(false);
  });

  it('the-stars-are-right: nor is it met with fewer VP than the NPC', () => {
    const theirs = (levels: number[]): Part => ({
      dominance: ['dagon', 'hastur'],
      sites: ['hastur'],
      rituals: rituals('hastur', ...levels),
    });
    expect(met('the-stars-are-right', { downtown: theirs([1]), uptown: theirs([1]), northside: one })).toBe(false);
  });
});
