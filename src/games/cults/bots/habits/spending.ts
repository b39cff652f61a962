import { complete } from '../../../../kernel';
import { BLANK, FREAK, INITIATE } from '../../contract/ids';
import { currentSanity, isToken, levelsHere, tokenOf, typeOf, type CultsAsk, type CultsPlay } from '../../rules';
import { canFight, cardWorth, iconsInHand } from './facts';
import { bestOf, cheapestFirst, type Habit } from './habit';
import type { Taste } from './taste';

/** R6.9: cards that do nothing else first, for they are lost at the end of the round; then Initiates; Terror and Attack last. */
const pay: Habit = (game, ask, _, taste) =>
  complete(
    ask,
    cheapestFirst(ask, (ref, at) => payPrice(game, ref, taste) / (ask.need?.weights[at] ?? 1)),
    ask.min,
  );

function payPrice({ book }: CultsPlay, ref: number, { tokenPrice, attackPrice, terrorPrice, fighterPrice }: Taste): number {
  if (isToken(ref)) return tokenPrice;
  const type = typeOf(ref);
  const fighter = canFight(book, type) ? fighterPrice : 0;
  return 0.3 + attackPrice * book.attack[type]! + terrorPrice * book.terror[type]! + fighter;
}

/** The weakest card leaves. */
const destroyDiscard: Habit = (game, ask, _, taste) => bestOf(ask, (copy) => -cardWorth(game, typeOf(copy), taste));

/** Freaks as long as a Terror lacks them, then Initiates, then Thugs. */
const takeTokens: Habit = (game, ask, _, taste) => {
  const { tokens } = game.state.seats[ask.seat]!;
  const lacking = freaksLacking(game, ask.seat);
  const price = (ref: number, at: number): number => {
    const token = tokenOf(ref);
    const had = taste.tokenMore * tokens[token]! + at * 0.01;
    if (token === FREAK) return (lacking > 0 ? -taste.freakWant : 1) + had;
    return (token === INITIATE ? taste.initiateWant : taste.thugWant) + had;
  };
  const order = cheapestFirst(ask, price);
  return complete(ask, lacking === 1 ? onlyOneFreak(ask, order) : order, ask.min);
};

/** One Freak is enough: the second token is of another kind. */
function onlyOneFreak(ask: CultsAsk, order: readonly number[]): number[] {
  const isFreak = (at: number): boolean => tokenOf(ask.refs[at]!) === FREAK;
  const freaks = order.filter(isFreak);
  return [...freaks.slice(0, 1), ...order.filter((at) => !isFreak(at)), ...freaks.slice(1)];
}

/** How many Freaks the nearest Terror still lacks; 0 where a seat has no Ritual or enough. */
export function freaksLacking(game: CultsPlay, seat: number): number {
  const { state } = game;
  const there = state.seats[seat]!.tokens[FREAK]! + iconsInHand(game, seat, game.book.terror);
  let least = Infinity;
  for (let district = 0; district < state.districts.length; district++) {
    const levels = levelsHere(state.districts[district]!, seat);
    if (levels > 0) least = Math.min(least, currentSanity(game, district) + 1 - levels - there);
  }
  return least === Infinity ? 0 : Math.max(0, least);
}

/** What there is too much of goes first. */
const loseTokens: Habit = ({ state }, ask) => {
  const left = state.seats[ask.seat]!.tokens.slice();
  const worth = [0.9, 0.9, 1.3];
  const chosen: number[] = [];
  while (chosen.length < ask.min) {
    let drop = -1;
    for (let at = 0; at < ask.refs.length; at++) {
      if (chosen.includes(at)) continue;
      const token = tokenOf(ask.refs[at]!);
      if (drop < 0 || left[token]! / worth[token]! > left[tokenOf(ask.refs[drop]!)]! / worth[tokenOf(ask.refs[drop]!)]!)
        drop = at;
    }
    left[tokenOf(ask.refs[drop]!)]!--;
    chosen.push(drop);
  }
  return chosen.sort((a, b) => a - b);
};

const chooseTokens: Habit = (game, ask, below, taste) =>
  'effect' in ask.frame && ask.frame.effect.do === 'gain'
    ? takeTokens(game, ask, below, taste)
    : loseTokens(game, ask, below, taste);

/** R7.3: Bad Luck is rolled again, and what is of little use beside the tokens that are there. */
const reroll: Habit = ({ state }, ask, _, { rollThug, rollInitiate, rollFreak, rollFalls, rollLeast }) => {
  const { faces } = state.dice!;
  const had = state.seats[ask.seat]!.tokens.slice();
  const worth = [rollThug, rollInitiate, rollFreak];
  const chosen: number[] = [];
  for (let die = 0; die < ask.refs.length; die++) {
    const face = faces[die]!;
    if (face === BLANK || worth[face]! - rollFalls * had[face]!++ < rollLeast) chosen.push(die);
  }
  return chosen;
};

export const spendingHabits: Readonly<Record<string, Habit>> = {
  pay,
  destroyDiscard,
  bluffTokens: takeTokens,
  discardTokens: loseTokens,
  chooseTokens,
  reroll,
};
