import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cults } from '../../../../src/games/cults/rules';
import type { CultsLibrary } from '../../../../src/games/cults/base-set/library';
import { Session } from '../../../../src/platform/session/session';
import { cardNamed } from '../../../../src/tools/cli/cards/card-named';
import { wantedCards } from '../../../../src/tools/cli/cards/wanted-cards';
import { libraryFor } from '../../../../src/tools/cli/mod-disk';
import { codeOf } from '../../../harness';

let library: CultsLibrary;
beforeAll(async () => void (library = await libraryFor('whispers')));
afterAll(() => library.host.dispose());

const wanted = (given: Readonly<Record<string, string>>, closed: 'rivertown' | null = 'rivertown'): Record<string, unknown> => ({
  ...wantedCards(new Map(Object.entries(given)), library, closed),
});

describe('a card that is named on the command line', () => {
  it('is found by id, by id without its mod, and by name in any language', () => {
    for (const name of ['whispers:hollow-choir', 'hollow-choir', 'Hollow Choir', 'głuchy chór'])
      expect(cardNamed(name, library, '').id).toBe('whispers:hollow-choir');
    expect(cardNamed('base:brute', library, '').id).toBe('brute');
  });

  it('is refused with its place where there is none', () => {
    expect(() => cardNamed('hollow-quire', library, '--pin')).toThrow(
      expect.objectContaining({ code: 'unknownCard', params: expect.objectContaining({ path: '--pin' }) as unknown }) as Error,
    );
  });
});

describe('--stacks and --pin', () => {
  it('leave the first game as it is where nothing is asked', () => {
    expect(wanted({})).toEqual({ stacks: 'first-game' });
    expect(wanted({ stacks: 'draft' })).toEqual({ stacks: 'draft' });
  });

  it('lay pinned Guardians and Actions into open districts and make City cards sure', () => {
    const config = wanted({ pin: 'hollow-choir, web-of-informers,two-moons' });
    expect(config).toMatchObject({
      stacks: { downtown: { guardian: 'whispers:hollow-choir', action: 'whispers:web-of-informers' } },
      city: { pin: ['whispers:two-moons'] },
    });
    const { state } = Session.begin(cults, { config: { seats: ['cthulhu', 'hastur'], ...config } }, library.book);
    expect(state.cityDeck.slice(-5)).toContain('whispers:two-moons');
  });

  it('never lay a card twice, nor into the closed district', () => {
    const { stacks } = library.book.book.firstGame;
    // Its stack is in the closed district: it changes places with another.
    const { stacks: laid } = wanted({ pin: stacks.rivertown.guardian }) as { stacks: typeof stacks };
    expect(laid.downtown.guardian).toBe(stacks.rivertown.guardian);
    expect(laid.rivertown.guardian).toBe(stacks.downtown.guardian);
    expect(wanted({ pin: stacks.rivertown.guardian }, null)).toEqual({ stacks });
  });

  it('take stacks by district; what is left out is as in the first game', () => {
    const { stacks } = library.book.book.firstGame;
    expect(wanted({ stacks: 'uptown=listener/web-of-informers,northside=hollow choir' })).toEqual({
      stacks: {
        ...stacks,
        uptown: { guardian: 'whispers:listener', action: 'whispers:web-of-informers' },
        northside: { ...stacks.northside, guardian: 'whispers:hollow-choir' },
      },
    });
  });

  it.each([
    [{ pin: 'adept' }, 'cannotPin'],
    [{ pin: 'nobody' }, 'unknownCard'],
    [{ pin: 'hollow-choir', stacks: 'random' }, 'pinNeedsStacks'],
    [{ stacks: 'midtown=listener' }, 'unknownId'],
    [{ stacks: 'uptown=adept' }, 'noStackCard'],
    [{ pin: 'hollow-choir,listener,byakhee,dark-young' }, 'noStackLeft'],
  ])('refuse %j: %s', (given, code) => {
    expect(codeOf(() => wanted(given as Record<string, string>))).toBe(code);
  });
});
