import { describe, expect, it } from 'vitest';
import { load } from '../../../harness';

interface Outcome {
  readonly winners: string[];
  readonly scores: Record<string, { dominance: number; sites: number; mostRituals: number; total: number }>;
  readonly objective?: unknown;
}

/** The last round's Action phase without Plan markers: the game ends at once. */
function end(scenario: Readonly<Record<string, unknown>>): Outcome {
  const t = load({ seats: ['cthulhu', 'hastur'], round: 6, phase: 'action', ...scenario });
  expect(t.session.decision).toBeNull();
  return t.session.outcome as unknown as Outcome;
}

describe('R11.2 scoring', () => {
  it('R11.2 an empty board scores nothing, also not the lead in Rituals', () => {
    const { scores, winners, objective } = end({});
    const nothing = { dominance: 0, sites: 0, mostRituals: 0, total: 0 };
    expect(scores).toEqual({ cthulhu: nothing, hastur: nothing });
    expect(winners).toEqual(['cthulhu', 'hastur']);
    expect(objective).toBeUndefined();
  });

  it('R11.2 every own Dominance marker on the board is 1 VP', () => {
    const { scores, winners } = end({
      districts: {
        downtown: { dominance: ['cthulhu', 'cthulhu', 'hastur'] },
        uptown: { dominance: ['hastur', 'hastur'] },
        northside: { dominance: ['cthulhu', 'hastur'] },
      },
    });
    expect(scores['cthulhu']).toEqual({ dominance: 3, sites: 0, mostRituals: 0, total: 3 });
    expect(scores['hastur']).toEqual({ dominance: 4, sites: 0, mostRituals: 0, total: 4 });
    expect(winners).toEqual(['hastur']);
  });

  it('R11.2 a Cult Site scores where its owner also has a Ritual, once however many there are', () => {
    const { scores } = end({
      districts: {
        downtown: {
          sites: ['cthulhu'],
          rituals: [
            ['cthulhu', 1],
            ['cthulhu', 3],
          ],
        },
        uptown: { sites: ['cthulhu', 'hastur'], rituals: [['cthulhu', 1]] },
        northside: { sites: ['hastur'] },
      },
    });
    expect(scores['cthulhu']).toEqual({ dominance: 0, sites: 2, mostRituals: 1, total: 3 });
    expect(scores['hastur']).toEqual({ dominance: 0, sites: 0, mostRituals: 0, total: 0 });
  });

  it('R11.2 neither a Site without a Ritual, nor a Ritual without a Site, nor another cult’s Ritual beside the Site counts', () => {
    const { scores } = end({
      districts: {
        downtown: { sites: ['cthulhu'], rituals: [['hastur', 1]] },
        uptown: { sites: ['hastur'], rituals: [['cthulhu', 2]] },
        northside: { sites: ['cthulhu', 'hastur'] },
      },
    });
    expect(scores['cthulhu']!.sites).toBe(0);
    expect(scores['hastur']!.sites).toBe(0);
  });

  it('R11.2 the lead in Rituals goes by their number, levels aside', () => {
    const { scores } = end({
      districts: {
        downtown: {
          rituals: [
            ['cthulhu', 3],
            ['cthulhu', 2],
          ],
        },
        uptown: {
          rituals: [
            ['hastur', 1],
            ['hastur', 1],
          ],
        },
        northside: { rituals: [['hastur', 2]] },
      },
    });
    expect(scores['cthulhu']!.mostRituals).toBe(0);
    expect(scores['hastur']!.mostRituals).toBe(1);
  });

  it('R11.2 all who are tied for the lead score it, those behind do not', () => {
    const { scores } = end({
      seats: ['cthulhu', 'hastur', 'dagon', 'chaugnar'],
      districts: {
        downtown: {
          rituals: [
            ['cthulhu', 1],
            ['hastur', 1],
            ['dagon', 3],
          ],
        },
        rivertown: {
          rituals: [
            ['cthulhu', 1],
            ['hastur', 2],
          ],
        },
      },
    });
    expect(Object.entries(scores).map(([cult, score]) => [cult, score.mostRituals, score.total])).toEqual([
      ['cthulhu', 1, 1],
      ['hastur', 1, 1],
      ['dagon', 0, 0],
      ['chaugnar', 0, 0],
    ]);
  });

  it('R11.2 the three add up, and nothing else scores: neither cards nor tokens nor Plans', () => {
    const { scores, winners } = end({
      districts: {
        downtown: { sites: ['cthulhu'], rituals: [['cthulhu', 1]], dominance: ['cthulhu', 'cthulhu'] },
        uptown: { sites: ['hastur'] },
      },
      hands: { hastur: ['star-spawn', 'star-spawn'] },
      tokens: { hastur: { thug: 20, initiate: 20, freak: 20 } },
    });
    expect(scores['cthulhu']).toEqual({ dominance: 2, sites: 1, mostRituals: 1, total: 4 });
    expect(scores['hastur']!.total).toBe(0);
    expect(winners).toEqual(['cthulhu']);
  });
});

describe('R11.3 ties', () => {
  it('R11.3 no tie: most VP win, also with fewer Dominance markers', () => {
    const { scores, winners } = end({
      districts: {
        downtown: { sites: ['cthulhu'], rituals: [['cthulhu', 1]], dominance: ['cthulhu'] },
        uptown: { sites: ['hastur'], dominance: ['hastur', 'hastur'] },
        northside: { sites: ['hastur'] },
      },
      discards: { cthulhu: ['disorganization'] },
    });
    expect([scores['cthulhu']!.total, scores['hastur']!.total]).toEqual([3, 2]);
    expect(winners).toEqual(['cthulhu']);
  });

  it('R11.3 first most Dominance markers, before Cult Sites, Rituals and Disorganization cards', () => {
    const { scores, winners } = end({
      districts: {
        downtown: { dominance: ['cthulhu', 'cthulhu'], rituals: [['cthulhu', 3]] },
        uptown: { sites: ['hastur'], dominance: ['hastur'], rituals: [['hastur', 1]] },
        northside: { sites: ['hastur'] },
      },
      discards: { cthulhu: ['disorganization'] },
    });
    expect([scores['cthulhu']!.total, scores['hastur']!.total]).toEqual([3, 3]);
    expect(winners).toEqual(['cthulhu']);
  });

  it('R11.3 then most Cult Sites on the board, with or without a Ritual, before Rituals and Disorganization cards', () => {
    const { scores, winners } = end({
      districts: {
        downtown: { sites: ['hastur'], rituals: [['hastur', 1]] },
        uptown: { sites: ['hastur'] },
        northside: {
          rituals: [
            ['cthulhu', 1],
            ['cthulhu', 1],
          ],
        },
      },
      discards: { hastur: ['disorganization'] },
    });
    expect([scores['cthulhu']!.total, scores['hastur']!.total]).toEqual([1, 1]);
    expect(winners).toEqual(['hastur']);
  });

  it('R11.3 then most Ritual markers on the board, not levels, before Disorganization cards', () => {
    const { scores, winners } = end({
      districts: {
        downtown: { sites: ['hastur'], rituals: [['hastur', 3]] },
        uptown: { sites: ['cthulhu'] },
        northside: {
          rituals: [
            ['cthulhu', 1],
            ['cthulhu', 1],
          ],
        },
      },
      discards: { cthulhu: ['disorganization', 'disorganization'] },
    });
    expect([scores['cthulhu']!.total, scores['hastur']!.total]).toEqual([1, 1]);
    expect(winners).toEqual(['cthulhu']);
  });

  it.each(['hands', 'decks', 'discards'])('R11.3 last fewest Disorganization cards, those in %s among them', (zone) => {
    const two = { hastur: ['disorganization', 'brute', 'disorganization'] };
    const decks = { cthulhu: ['disorganization'], ...(zone === 'decks' ? two : {}) };
    const scenario = zone === 'decks' ? { decks } : { decks, [zone]: two };
    expect(end(scenario).winners).toEqual(['cthulhu']);
  });

  it('R11.3 Disorganization cards in deck, hand and discards count together', () => {
    const { winners } = end({
      hands: { cthulhu: ['disorganization'], hastur: ['brute'] },
      decks: { cthulhu: ['disorganization'], hastur: ['disorganization', 'disorganization'] },
      discards: { cthulhu: ['disorganization'] },
    });
    expect(winners).toEqual(['hastur']);
  });

  it('R11.3 still tied is a shared victory of those who are tied, not of the others', () => {
    const { winners } = end({
      seats: ['cthulhu', 'hastur', 'dagon'],
      districts: {
        downtown: { dominance: ['cthulhu', 'dagon', 'hastur'], sites: ['cthulhu', 'dagon'] },
        uptown: {
          rituals: [
            ['cthulhu', 1],
            ['dagon', 3],
            ['hastur', 2],
          ],
        },
      },
      discards: { cthulhu: ['disorganization'], dagon: ['disorganization'] },
    });
    expect(winners).toEqual(['cthulhu', 'dagon']);
  });

  it('R11.3 a step decides between those still tied, not between all', () => {
    const { winners } = end({
      seats: ['cthulhu', 'hastur', 'dagon'],
      districts: {
        downtown: { dominance: ['cthulhu', 'hastur'], sites: ['hastur'] },
        uptown: { sites: ['cthulhu', 'dagon'] },
        northside: { sites: ['dagon'] },
      },
      decks: { cthulhu: ['brute'], hastur: ['disorganization'], dagon: ['brute'] },
    });
    expect(winners).toEqual(['cthulhu']);
  });
});
