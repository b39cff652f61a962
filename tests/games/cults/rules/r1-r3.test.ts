import { describe, expect, it } from 'vitest';
import { BLANK, DIE, FACES, FREAK, INITIATE, THUG } from '../../../../src/games/cults/contract/ids';
import { baseBook } from '../../../../src/games/cults/base-set/books';
import { begin, codeOf, load } from '../../../harness';
import { CULTS, cults, offered, players, refusal } from './seats';

const DECK = { acolyte: 3, adept: 2, brute: 2, fanatic: 2, seer: 1, watchman: 1, whisperer: 1 };

/** Two players, the first to act in Downtown; the second has a marker elsewhere, so that the phase goes on. */
const turn = (downtown: Record<string, unknown>, rest: Record<string, unknown> = {}, seats = cults(2)) =>
  load({
    seats,
    round: 2,
    phase: 'action',
    districts: { downtown: { plans: ['cthulhu'], ...downtown }, northside: { plans: ['hastur', 'hastur'] } },
    ...rest,
  });

describe('R1 The game', () => {
  it('R1.1 two to four leaders play, no fewer and no more', () => {
    for (const count of [2, 3, 4]) expect(begin({ seats: players(count) }).session.state.seats.length).toBe(count);
    expect(codeOf(() => begin({ seats: players(1) }))).toBe('wrongSeatCount');
    expect(codeOf(() => begin({ seats: [] }))).toBe('wrongSeatCount');
    expect(codeOf(() => begin({ seats: [...players(4), { cult: 'dagon' }] }))).toBe('wrongSeatCount');
  });

  it('R1.1 one player plays against the NPC, and only one', () => {
    const t = begin({ seats: players(1), solo: { npc: 'dagon' } });
    expect(t.session.state.seats.map((seat) => [seat.cult, seat.npc])).toEqual([
      ['cthulhu', false],
      ['dagon', true],
    ]);
    expect(codeOf(() => begin({ seats: players(2), solo: { npc: 'dagon' } }))).toBe('wrongSeatCount');
    expect(codeOf(() => begin({ seats: players(1), solo: { npc: 'cthulhu' } }))).toBe('cultTwice');
    expect(codeOf(() => begin({ seats: players(1), solo: { npc: 'azathoth' } }))).toBe('unknownCult');
  });

  it('R1.2 six rounds unless more are chosen, ten at most', () => {
    const rounds = (wanted?: unknown) => begin({ seats: players(2), rounds: wanted }).view()['rounds'];
    expect(rounds()).toBe(6);
    expect(rounds(6)).toBe(6);
    expect(rounds(10)).toBe(10);
    expect(codeOf(() => rounds(5))).toBe('outOfRange');
    expect(codeOf(() => rounds(11))).toBe('outOfRange');
    expect(codeOf(() => rounds(6.5))).toBe('notANumber');
  });

  it('R1.2 a longer game goes on after round 6 and ends with its own last round', () => {
    const lastTurn = (round: number) =>
      load({ seats: cults(2), rounds: 7, round, phase: 'action', districts: { downtown: { plans: ['cthulhu'] } } });
    const t = lastTurn(6).answer('takePlan', { plan: 'bluff' });
    t.answer('bluffTokens', { token: 'thug' }, { token: 'thug' });
    expect(t.session.outcome).toBeNull();
    expect(t.view()['round']).toBe(7);
    const last = lastTurn(7).answer('takePlan', { plan: 'bluff' });
    last.answer('bluffTokens', { token: 'thug' }, { token: 'thug' });
    expect(last.session.outcome).not.toBeNull();
  });

  it('R1.3 only the board at the end scores: not what was there before, nor cards and tokens', () => {
    const t = load({
      seats: cults(2),
      round: 6,
      phase: 'action',
      districts: {
        downtown: { plans: ['cthulhu'], rituals: [['cthulhu', 3]], dominance: ['hastur', 'hastur', 'hastur', 'hastur'] },
      },
      hands: { hastur: ['star-spawn', 'star-spawn'] },
      tokens: { cthulhu: { freak: 1 }, hastur: { thug: 9 } },
    });
    expect(t.view().scores['hastur']).toEqual({ dominance: 4, sites: 0, mostRituals: 0, total: 4 });
    t.answer('takePlan', { plan: 'dominance' }).answer('terror', { token: 'freak' });
    t.answer('placeDominance', { replace: 'hastur' }).answer('placeDominance', { replace: 'hastur' });
    t.answer('removeRitual', { level: 3 });
    expect(t.session.outcome?.['scores']).toEqual({
      cthulhu: { dominance: 2, sites: 0, mostRituals: 0, total: 2 },
      hastur: { dominance: 2, sites: 0, mostRituals: 0, total: 2 },
    });
  });

  it('R1.4 there are four cults, each once at a table, and they play alike', () => {
    const t = begin({ seats: players(4) });
    for (const cult of CULTS) {
      expect(t.supply(cult)).toEqual(t.supply('cthulhu'));
      expect((t.view()['owned'] as Record<string, unknown>)[cult]).toEqual(DECK);
    }
    expect(codeOf(() => begin({ seats: [{ cult: 'dagon' }, { cult: 'dagon' }] }))).toBe('cultTwice');
    expect(codeOf(() => begin({ seats: [{ cult: 'dagon' }, { cult: 'azathoth' }] }))).toBe('unknownCult');
  });
});

describe('R2 Components', () => {
  it('R2.1 what each player has at the start', () => {
    const t = begin({ seats: players(2) });
    expect(t.supply('hastur')).toEqual({ rituals: [2, 2, 1], sites: 4, dominance: 8, plans: 4 });
    expect(t.view().decks['hastur']).toEqual({ count: 12 });
    expect(t.hand('hastur')).toEqual([]);
    expect(t.tokens('hastur')).toEqual({ thug: 0, initiate: 0, freak: 0 });
  });

  it('R2.1 more markers than a player has are refused', () => {
    const board = (districts: Record<string, unknown>) => codeOf(() => load({ seats: cults(2), phase: 'action', districts }));
    const levels = (...all: number[]) => ({ downtown: { rituals: all.map((level) => ['dagon', level]) } });
    const ritual = (...all: number[]) =>
      codeOf(() => load({ seats: ['dagon', 'hastur'], phase: 'planning', districts: levels(...all) }));
    expect(ritual(1, 1)).toBe('nothing was thrown');
    expect(ritual(1, 1, 1)).toBe('tooManyMarkers');
    expect(ritual(2, 2, 3)).toBe('nothing was thrown');
    expect(ritual(2, 2, 2)).toBe('tooManyMarkers');
    expect(ritual(3, 3)).toBe('tooManyMarkers');
    const four = ['hastur', 'hastur', 'hastur', 'hastur'];
    const dominance = (third: string[]) => ({
      downtown: { dominance: four },
      uptown: { dominance: four },
      northside: { dominance: third },
    });
    expect(board({ ...dominance([]), downtown: { dominance: four, plans: ['cthulhu'] } })).toBe('nothing was thrown');
    expect(board(dominance(['hastur']))).toBe('tooManyMarkers');
    expect(board({ downtown: { plans: four } })).toBe('nothing was thrown');
    expect(board({ downtown: { plans: four }, uptown: { plans: ['hastur'] } })).toBe('tooManyMarkers');
  });

  it('R2.2 a Thug is 1 Attack', () => {
    const t = turn(
      {
        rituals: [
          ['cthulhu', 1],
          ['hastur', 1],
        ],
      },
      { tokens: { cthulhu: { thug: 3, initiate: 2, freak: 2 } } },
    );
    t.answer('takePlan', { plan: 'dominance' });
    expect(t.decision.options.map((option) => [option['token'], option['attack']])).toEqual([
      ['thug', 1],
      ['thug', 1],
      ['thug', 1],
    ]);
    t.answer('commit', { token: 'thug' }, { token: 'thug' }).until('commit', 'hastur').answer('commit');
    expect(t.events('thugsShown')[0]).toMatchObject({ seat: 'cthulhu', count: 2, attack: 3 });
  });

  it('R2.2 an Initiate is 1 Power and pays nothing else', () => {
    const t = turn({ sites: ['cthulhu'] }, { tokens: { cthulhu: { thug: 5, initiate: 2, freak: 5 } } });
    t.answer('takePlan', { plan: 'preparation' }).answer('prepare', { ritual: 2 });
    expect(t.decision.options.map((option) => [option['token'], option['power']])).toEqual([
      ['initiate', 1],
      ['initiate', 1],
    ]);
  });

  it('R2.2 a Freak is 1 Terror', () => {
    const t = turn({ sanity: 3, rituals: [['cthulhu', 3]] }, { tokens: { cthulhu: { thug: 5, initiate: 5, freak: 1 } } });
    t.answer('takePlan', { plan: 'dominance' });
    expect(t.kind).toBe('terror');
    expect(t.decision.options).toMatchObject([{ token: 'freak', terror: 1 }, { pass: true }]);
    expect(
      turn({ sanity: 4, rituals: [['cthulhu', 3]] }, { tokens: { cthulhu: { thug: 5, initiate: 5, freak: 1 } } }).answer(
        'takePlan',
        { plan: 'dominance' },
      ).kind,
    ).toBe('takePlan');
  });

  it('R2.3 the common components: cards, stacks of six, Sanity tokens', () => {
    const book = baseBook();
    const stacks = book.cards.filter((card) => card.kind === 'guardian' || card.kind === 'action');
    expect(stacks.filter((card) => card.kind === 'guardian').length).toBe(8);
    expect(stacks.filter((card) => card.kind === 'action').length).toBe(8);
    expect(stacks.every((card) => card.copies === 6)).toBe(true);
    expect([...book.cults.values()].map(({ deck }) => Object.values(deck).reduce((sum, n) => sum + n, 0))).toEqual([
      12, 12, 12, 12,
    ]);
    expect([book.city.size, book.setups.size, book.objectives.size]).toEqual([15, 4, 8]);
    for (const setup of book.setups.values()) {
      const tokens = [2, 3, 3, 3, 3, 4, 4, 5];
      for (const sanity of Object.values(setup.sanity)) {
        expect(tokens).toContain(sanity);
        tokens.splice(tokens.indexOf(sanity), 1);
      }
    }
  });

  it('R2.3 five Recruitment dice, and the NPC die has four sides', () => {
    expect(load({ seats: cults(2), phase: 'recruitment' }).events('diceRolled')[0]!['faces']).toHaveLength(5);
    const roll = (...npc: number[]) => codeOf(() => load({ seats: cults(2), phase: 'planning', rolls: { npc } }));
    expect(roll(1, 2, 3, 4)).toBe('nothing was thrown');
    expect(roll(5)).toBe('outOfRange');
    expect(roll(0)).toBe('outOfRange');
    const t = begin({ seats: players(1), solo: { npc: 'dagon' }, seed: 'die' }).until('takePlan');
    for (let i = 0; i < 400 && t.session.decision !== null; i++) t.session.answer(t.decision.suggest);
    expect(new Set(t.events('npcDieRolled').map((event) => event['result']))).toEqual(new Set([1, 2, 3, 4]));
  });

  it('R2.4 a Recruitment die shows two Thugs, two Initiates, a Freak and Bad Luck', () => {
    expect(DIE.map((face) => FACES[face])).toEqual(['thug', 'thug', 'initiate', 'initiate', 'freak', 'blank']);
    expect([THUG, INITIATE, FREAK, BLANK].map((face) => FACES[face])).toEqual(['thug', 'initiate', 'freak', 'blank']);
    const counts: Record<string, number> = { thug: 0, initiate: 0, freak: 0, blank: 0 };
    for (let seed = 0; seed < 240; seed++) {
      const t = load({ seats: cults(2), phase: 'recruitment', hands: { cthulhu: [], hastur: [] }, seed: `${seed}` });
      for (const face of t.events('diceRolled')[0]!['faces'] as string[]) counts[face]!++;
    }
    // 1200 dice: 400, 400, 200, 200 are to be expected.
    for (const [face, expected] of [
      ['thug', 400],
      ['initiate', 400],
      ['freak', 200],
      ['blank', 200],
    ] as const)
      expect(Math.abs(counts[face]! - expected), face).toBeLessThan(60);
  });

  it('R2.5 Disorganization cards, Investigators and tokens never run out', () => {
    const t = load({
      seats: cults(2),
      round: 2,
      phase: 'city',
      districts: { downtown: { rituals: [['hastur', 1]], investigators: 40, track: 1 } },
      discards: { hastur: Array.from({ length: 22 }, () => 'disorganization') },
      decks: { cthulhu: ['adept'], hastur: ['adept', 'adept', 'adept', 'adept', 'adept', 'adept'] },
      tokens: { cthulhu: { freak: 190 } },
      city: { deck: ['police-raid'] },
      rolls: { recruitment: ['freak', 'freak', 'freak', 'freak', 'freak'] },
    });
    expect(t.discards('hastur').length).toBe(23);
    expect(t.district('downtown')).toMatchObject({ investigators: 41, track: 2 });
    t.answer('reroll');
    expect(t.tokens('cthulhu')['freak']).toBe(195);
  });

  it('R2.5 everything else is limited: Rituals, cards of a stack', () => {
    const none = turn(
      { sites: ['cthulhu'], guardian: { card: 'ghoul-pack', left: 0 }, action: { card: 'black-market', left: 1 } },
      { tokens: { cthulhu: { initiate: 9 } } },
    );
    none.answer('takePlan', { plan: 'augmentation' });
    expect(none.decision.options).toMatchObject([{ card: 'black-market' }]);
    expect(refusal(none, 'ghoul-pack')).toBe('stackEmpty');
    const rituals = turn(
      { sites: ['cthulhu'] },
      {
        tokens: { cthulhu: { initiate: 9 } },
        districts: {
          downtown: { plans: ['cthulhu'], sites: ['cthulhu'], rituals: [['cthulhu', 3]] },
          uptown: {
            rituals: [
              ['cthulhu', 1],
              ['cthulhu', 1],
            ],
          },
          northside: { plans: ['hastur'] },
        },
      },
    );
    rituals.answer('takePlan', { plan: 'preparation' });
    expect(rituals.decision.options.map((option) => option['ritual'])).toEqual([2]);
    expect([refusal(rituals, 'ritual-1'), refusal(rituals, 'ritual-3')]).toEqual(['noRitualInSupply', 'noRitualInSupply']);
  });

  it('R2.5 without a Dominance marker in supply none is placed', () => {
    const own = Array.from({ length: 4 }, () => 'cthulhu');
    const t = turn(
      {},
      {
        districts: {
          downtown: { plans: ['cthulhu'], sanity: 1, rituals: [['cthulhu', 3]] },
          uptown: { dominance: own },
          northside: { dominance: own, plans: ['hastur'] },
        },
      },
    );
    expect(t.supply('cthulhu').dominance).toBe(0);
    expect(t.answer('takePlan', { plan: 'dominance' }).answer('terror').kind).toBe('removeRitual');
    expect(t.district('downtown').dominance).toEqual([]);
  });
});

describe('R3 The board', () => {
  it('R3.1 four districts with their numbers, clockwise', () => {
    expect(offered(begin({ seats: players(4) }))).toEqual(['downtown', 'rivertown', 'uptown', 'northside']);
    const t = load({ seats: ['cthulhu'], solo: { npc: 'dagon' }, phase: 'planning', rolls: { npc: [1, 3, 4, 2, 1] } });
    for (let i = 0; i < 4; i++) t.answer('placePlan', { district: 'uptown' });
    const npc = t.events('planPlaced').filter((event) => event.seat === 'dagon');
    expect(npc.map((event) => event['district'])).toEqual(['downtown', 'uptown', 'northside', 'downtown']);
  });
});
