import { describe, expect, it } from 'vitest';
import { GameError } from '../../../../src/kernel';
import { readDeclaration } from '../../../../src/games/cults/vocabulary/declaration';

type Doc = Readonly<Record<string, unknown>>;
const name = { en: 'Card' };
const effects = { card: (list: unknown[]) => ({ kind: 'action', cost: 1, abilities: [{ keyword: 'hiding', effects: list }] }) };
const inCity = (list: unknown[]): Doc => ({ kind: 'city', lasts: 'once', effects: list });
const inNpc = (list: unknown[]): Doc => ({ kind: 'npc', number: 1, effects: list });

/** The code with which a declaration is refused, and where; null where it is not. */
function refusal(doc: Doc): string | null {
  try {
    readDeclaration({ id: 'x', name, ...doc }, 'm', 'x.js');
    return null;
  } catch (error) {
    if (!(error instanceof GameError)) throw error;
    return error.code;
  }
}

describe('effects that only make sense for the NPC', () => {
  it.each(['npcInfluence', 'npcBonusCard', 'dominate'])('%s is for plans of the NPC, however deep it stands', (verb) => {
    const effect = { do: verb };
    const deep = [
      { do: 'if', is: { count: 'round', atLeast: 1 }, effects: [], else: [{ do: 'forEach', who: 'npc', effects: [effect] }] },
    ];
    const later = [{ do: 'subscribe', lasts: 'game', triggers: [{ on: 'roundBegun', effects: [effect] }] }];
    for (const list of [[effect], deep, later]) {
      expect(refusal(effects.card(list))).toBe('onlyForNpc');
      expect(refusal(inCity(list))).toBe('onlyForNpc');
      expect(refusal(inNpc(list))).toBeNull();
    }
    const trigger = { on: 'roundBegun', effects: [effect] };
    expect(refusal({ kind: 'action', cost: 1, triggers: [trigger] })).toBe('onlyForNpc');
    expect(refusal({ kind: 'city', lasts: 'game', triggers: [trigger] })).toBe('onlyForNpc');
  });
});

describe('what is hidden behind another’s screen', () => {
  const secret = { count: 'freaks', atLeast: 3 };
  const gain = (count: unknown, more: Doc = {}): Doc => ({ do: 'gain', token: 'thug', count, ...more });
  const never: readonly [string, unknown][] = [
    ['a seat offered by it', { do: 'chooseSeat', of: 'rivals', where: secret, effects: [] }],
    ['a seat offered by its opposite', { do: 'chooseSeat', of: 'everyone', where: { not: { all: [secret] } }, effects: [] }],
    ['each one who has it', { do: 'forEach', who: 'rivals', where: secret, effects: [] }],
    ['a condition within', { do: 'forEach', who: 'everyone', effects: [{ do: 'if', is: secret, effects: [] }] }],
    ['an amount within', { do: 'forEach', who: 'others', effects: [gain({ count: 'tokens' })] }],
    ['an amount for others', gain({ count: 'thugs' }, { who: 'rivals' })],
    ['an amount for the one of an event', { do: 'draw', count: { count: 'disorganization' }, who: 'eventSeat' }],
    ['compared', { do: 'forEach', who: 'rivals', where: { count: 'hand', moreThan: { count: 'initiates' } }, effects: [] }],
    ['whether anything is asked', { do: 'chooseOne', who: 'rivals', options: [{ choice: 'a', when: secret, effects: [] }] }],
    ['within a choice of others', { do: 'chooseDistrict', who: 'rivals', where: secret, effects: [] }],
    ['who leads by R11.3', { do: 'if', is: { leadsBy: 1 }, effects: [] }],
  ];

  it.each(never)('decides nothing that the table sees: %s', (_, effect) => {
    for (const doc of [effects.card([effect]), inCity([effect]), effects.card([{ do: 'forEachDistrict', effects: [effect] }])])
      expect(refusal(doc)).toBe('secretCount');
  });

  it('is nobody’s to count on a City card, which has no owner', () => {
    expect(refusal(inCity([gain({ count: 'freaks' })]))).toBe('secretCount');
    expect(refusal({ kind: 'city', lasts: 'round', triggers: [{ on: 'bluffed', where: secret, effects: [] }] })).toBe(
      'secretCount',
    );
    const later = { do: 'subscribe', lasts: 'game', triggers: [{ on: 'bluffed', where: secret, effects: [] }] };
    expect(refusal(inCity([later]))).toBe('secretCount');
  });

  it('is one’s own to count: for the owner, also from within, and in choices of one’s own', () => {
    const own = [
      gain({ count: 'freaks' }),
      {
        do: 'forEach',
        who: 'rivals',
        effects: [gain({ count: 'freaks' }, { who: 'owner' }), gain({ count: 'freaks', of: 'owner' })],
      },
      { do: 'subscribe', lasts: 'game', triggers: [{ on: 'bluffed', where: secret, effects: [] }] },
    ];
    expect(refusal(effects.card(own))).toBeNull();
    expect(refusal({ kind: 'action', cost: 1, abilities: [{ keyword: 'hiding', when: secret, effects: [] }] })).toBeNull();
    expect(refusal({ kind: 'objective', difficulty: 1, requires: [secret, { leadsBy: 1 }] })).toBeNull();
    // What can be chosen is shown to the one who chooses; something always can.
    const ways = [
      { choice: 'a', when: secret, effects: [] },
      { choice: 'b', effects: [] },
    ];
    expect(refusal(inCity([{ do: 'chooseOne', who: 'everyone', options: ways }]))).toBeNull();
  });
});

describe('the size of a declaration', () => {
  it('has a bound: saves carry whole lists of effects', () => {
    let list: unknown[] = Array.from({ length: 24 }, () => ({ do: 'skipAdvance' }));
    for (let i = 0; i < 3; i++) list = Array.from({ length: 24 }, () => ({ do: 'forEachDistrict', effects: list }));
    expect(refusal(effects.card(list))).toBe('declarationTooBig');
  });
});
