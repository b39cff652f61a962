import { cloneState, type State } from '../../../../src/games/cults/rules';
import { randomBelow, shuffle, shuffled, streamFrom } from '../../../../src/kernel';

/** The same position with everything that is hidden from these seats made different, at random; for none, from a spectator. */
export function withOtherSecrets(state: State, viewers: readonly number[], seed: string): State {
  const other = cloneState(state);
  const chance = { random: streamFrom(seed) };
  other.random = streamFrom(`${seed} stream`);
  (other as { setting: State['setting'] }).setting = { ...other.setting, seed: `${seed} seed` };
  other.cityDeck = shuffled(chance, other.cityDeck);
  other.rolls = { recruitment: [1, 2, 3], npc: [4] };
  other.seats.forEach((seat, at) => {
    if (viewers.includes(at)) return shuffle(chance, seat.deck);
    const side = other.fight?.sides.find((one) => one.seat === at && !one.revealed);
    // Cards acquired this turn came to hand before everyone's eyes.
    const open = seat.hand.filter((copy) => other.turn?.fresh.includes(copy));
    const pool = [...seat.hand.filter((copy) => !open.includes(copy)), ...seat.deck, ...seat.bonus, ...(side?.cards ?? [])];
    shuffle(chance, pool);
    seat.hand = [...open, ...pool.splice(0, seat.hand.length - open.length)];
    seat.bonus = pool.splice(0, seat.bonus.length);
    if (side !== undefined) {
      side.cards = pool.splice(0, side.cards.length);
      side.thugs = randomBelow(chance, 5);
    }
    seat.deck = pool;
    seat.kept = seat.hand.slice(0, seat.kept.length);
    if (!seat.npc) seat.tokens = [randomBelow(chance, 6), randomBelow(chance, 6), randomBelow(chance, 6)];
  });
  return other;
}
