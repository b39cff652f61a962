import { describe, expect, it } from 'vitest';
import type { CultsEvent } from '../../../../src/games/cults/contract/events';
import { CardPlays } from '../../../../src/games/cults/lab/counting/plays';
import { RoundChances } from '../../../../src/games/cults/lab/counting/rounds';
import { newTally, type CardTally } from '../../../../src/games/cults/lab/counting/tally';

const seat = 'dagon';
const phase = (name: 'mobilization' | 'action' | 'hiding'): CultsEvent => ({ type: 'phaseBegun', phase: name });
const left = (card: string): CultsEvent => ({ type: 'cardDiscarded', seat, card, from: 'hand' });
const used = (card: string, zone: 'hand' | 'committed' | 'spent'): CultsEvent => ({
  type: 'abilityUsed',
  seat,
  card,
  keyword: 'confrontation',
  zone,
});

function counted(...events: CultsEvent[]): CardTally {
  const tally = newTally();
  const plays = new CardPlays(tally);
  for (const event of events) plays.hear(event);
  return tally.cards['card'] ?? expect.fail('the card was not counted');
}

describe('a play of a card', () => {
  it('is a payment or a card spent on a Terror, in the Action phase', () => {
    expect(counted(phase('action'), left('card'), left('card'))).toMatchObject({ plays: 2, used: 0 });
  });

  it('is not a card that Hiding or Mobilization discards', () => {
    expect(counted(phase('action'), left('card'), phase('hiding'), left('card'), phase('mobilization'), left('card')).plays).toBe(
      1,
    );
  });

  it('is an ability, and the payment with the same card afterwards is no other', () => {
    const once = [phase('mobilization'), used('card', 'hand'), phase('action'), left('card')];
    expect(counted(...once)).toMatchObject({ plays: 1, used: 1 });
    expect(counted(...once, left('card'))).toMatchObject({ plays: 2, used: 1 });
    expect(counted(phase('hiding'), used('card', 'hand'), left('card'), phase('action'), left('card'))).toMatchObject({
      plays: 2,
      used: 1,
    });
  });

  it('is a committed card, whether its ability is used or not, and a card that joins a fight', () => {
    const revealed: CultsEvent = { type: 'forcesRevealed', seat, district: 'uptown', cards: ['card'], attacks: [1] };
    const joined: CultsEvent = { type: 'cardJoined', seat, district: 'uptown', card: 'card', attack: 1 };
    expect(counted(phase('action'), revealed)).toMatchObject({ plays: 1, used: 0 });
    expect(counted(phase('action'), revealed, used('card', 'committed'))).toMatchObject({ plays: 1, used: 1 });
    expect(counted(phase('action'), joined, used('card', 'committed'))).toMatchObject({ plays: 1, used: 1 });
    expect(counted(phase('action'), left('card'), used('card', 'spent'))).toMatchObject({ plays: 1, used: 1 });
  });
});

describe('a chance of a bot to buy a card', () => {
  it('is one a round, however many turns there were, and counts as taken if it was bought in any of them', () => {
    const tally = newTally();
    const rounds = new RoundChances(tally);
    rounds.met(seat, [{ card: 'card', canPay: false }]);
    rounds.end();
    for (let turn = 0; turn < 3; turn++) rounds.met(seat, [{ card: 'card', canPay: turn === 1 }]);
    rounds.bought(seat, 'card');
    rounds.met('hastur', [{ card: 'card', canPay: true }]);
    rounds.end();
    expect(tally.cards['card']).toMatchObject({ seen: 3, chances: 2, bought: 1 });
  });
});
