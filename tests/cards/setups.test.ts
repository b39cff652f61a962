import { describe, expect, it } from 'vitest';
import { begin, load } from '../harness';

const CULTS = ['cthulhu', 'hastur', 'dagon', 'chaugnar'];
const DISTRICTS = ['downtown', 'rivertown', 'uptown', 'northside'];

/** What a setup card lays out: Sanity, track and arrived Investigators by open district. */
const lay = (setup: string | undefined, players: number, rest: Record<string, unknown> = {}) => {
  const t = begin({ seats: CULTS.slice(0, players).map((cult) => ({ cult })), setup, ...rest });
  const of = (what: 'sanity' | 'track' | 'investigators') =>
    DISTRICTS.filter((name) => t.district(name) !== undefined).map((name) => t.district(name)[what]);
  expect(t.events('setupRevealed')).toEqual([{ type: 'setupRevealed', card: setup ?? 'quiet-streets' }]);
  return { sanity: of('sanity'), track: of('track'), investigators: of('investigators') };
};

describe('Initial Setup cards', () => {
  it('quiet-streets: R4.6 Sanity 3 everywhere, Investigators on the starting field; the card of the first game', () => {
    const four = { sanity: [3, 3, 3, 3], track: [4, 4, 4, 4], investigators: [0, 0, 0, 0] };
    expect(lay('quiet-streets', 4)).toEqual(four);
    expect(lay(undefined, 4)).toEqual(four);
    expect(lay('quiet-streets', 2)).toEqual({ sanity: [3, 3, 3], track: [2, 2, 2], investigators: [0, 0, 0] });
  });

  it('old-arkham: R4.6 Sanity 2 3 4 4', () => {
    expect(lay('old-arkham', 4)).toEqual({ sanity: [2, 3, 4, 4], track: [4, 4, 4, 4], investigators: [0, 0, 0, 0] });
    expect(lay('old-arkham', 3)).toEqual({ sanity: [2, 4, 4], track: [3, 3, 3], investigators: [0, 0, 0] });
    expect(lay('old-arkham', 3, { closed: 'downtown' }).sanity).toEqual([3, 4, 4]);
  });

  it('under-surveillance: R4.6 Sanity 3 4 4 3, one field nearer in Uptown and Northside', () => {
    expect(lay('under-surveillance', 4)).toEqual({ sanity: [3, 4, 4, 3], track: [4, 4, 3, 3], investigators: [0, 0, 0, 0] });
    expect(lay('under-surveillance', 3)).toEqual({ sanity: [3, 4, 3], track: [3, 2, 2], investigators: [0, 0, 0] });
    expect(lay('under-surveillance', 2)).toEqual({ sanity: [3, 4, 3], track: [2, 1, 1], investigators: [0, 0, 0] });
    expect(lay('under-surveillance', 2, { closed: 'uptown' })).toEqual({
      sanity: [3, 4, 3],
      track: [2, 2, 1],
      investigators: [0, 0, 0],
    });
  });

  it('city-in-panic: R4.6 Sanity 2 3 5 3, one Investigator has already arrived in Downtown', () => {
    expect(lay('city-in-panic', 4)).toEqual({ sanity: [2, 3, 5, 3], track: [4, 4, 4, 4], investigators: [1, 0, 0, 0] });
    expect(lay('city-in-panic', 2)).toEqual({ sanity: [2, 5, 3], track: [2, 2, 2], investigators: [1, 0, 0] });
    expect(lay('city-in-panic', 2, { closed: 'downtown' }).investigators).toEqual([0, 0, 0]);
  });

  it('city-in-panic: R12.1 solo is set up as for two players', () => {
    expect(lay('city-in-panic', 1, { solo: { npc: 'dagon' } })).toEqual({
      sanity: [2, 5, 3],
      track: [2, 2, 2],
      investigators: [1, 0, 0],
    });
    expect(lay('under-surveillance', 1, { solo: { npc: 'dagon' } }).track).toEqual([2, 1, 1]);
  });

  it('under-surveillance: R3.4 only the first Investigator is nearer, those after it start as usual', () => {
    const t = load({
      seats: ['cthulhu', 'hastur'],
      round: 2,
      phase: 'city',
      city: { deck: ['asylum-breakout'] },
      districts: { uptown: { sanity: 4, track: 1 }, northside: { track: 1 } },
    });
    expect(t.district('uptown')).toMatchObject({ track: 2, investigators: 1 });
    expect(t.district('northside')).toMatchObject({ track: 2, investigators: 1 });
  });
});
