import { PASS } from '../../../../kernel';
import type { Reason } from '../../../../platform/bots/thinking';
import { FREAK, INITIATE, THUG, tokenId } from '../../contract/ids';
import { copyIn, isToken, tokenOf, typeOf, type CultsPlay } from '../../rules';
import { freaksLacking } from '../habits/spending';
import { districtOf, type Explain } from './reason';

/** R6.9: what stays in hand. */
const pay: Explain = ({ game, ask, refs }) => {
  const spent = refs.filter((ref) => !isToken(ref));
  const rest = ask.refs.filter((ref) => !isToken(ref) && !spent.includes(ref));
  const keeps = (icons: readonly number[]): boolean =>
    spent.every((ref) => icons[typeOf(ref)] === 0) && game.state.seats[ask.seat]!.hand.some((copy) => icons[typeOf(copy)]! > 0);
  if (keeps(game.book.terror)) return [{ code: 'keepsTerror', params: {}, rule: 'R6.9' }];
  if (keeps(game.book.attack)) return [{ code: 'keepsAttack', params: {}, rule: 'R6.9' }];
  if (spent.length === refs.length && rest.length < ask.refs.length - refs.length)
    return [{ code: 'keepsInitiates', params: {}, rule: 'R11.1' }];
  return [{ code: 'wastesLeast', params: {}, rule: 'R6.9' }];
};

/** R8.3: the tokens taken, and what they are for. */
const takeTokens: Explain = ({ game, ask, refs }) => tokenReasons(game, ask.seat, refs.map(tokenOf));

/** What tokens of these kinds are for, the first need first. */
export function tokenReasons(game: CultsPlay, seat: number, tokens: readonly number[]): Reason[] {
  const lacking = freaksLacking(game, seat);
  if (tokens.includes(FREAK)) {
    return lacking > 0
      ? [{ code: 'freaksForTerror', params: { count: lacking }, rule: 'R10.2' }]
      : [{ code: 'freaksLater', params: {}, rule: 'R10.2' }];
  }
  if (tokens.includes(INITIATE)) return [{ code: 'initiatesPay', params: {}, rule: 'R6.9' }];
  return tokens.includes(THUG) ? [{ code: 'thugsFight', params: {}, rule: 'R9.4' }] : [];
}

/** R11.1 */
export const tooManyTokens = ([ref]: readonly number[]): Reason[] =>
  ref === undefined ? [] : [{ code: 'tooManyTokens', params: { token: tokenId(tokenOf(ref)) }, rule: 'R11.1' }];

const discardTokens: Explain = ({ refs }) => tooManyTokens(refs);

/** R8.5, R8.7: the deck is better without it. */
const destroyDiscard: Explain = ({ game, refs: [copy] }) => [
  { code: 'weakCard', params: { card: game.state.types[typeOf(copy!)]! }, rule: 'R8.5' },
];

const DESTROY = 2;

/** R8.5: what is bought. */
const augment: Explain = ({ game, ask, refs }) => {
  const { stacks } = game.state.districts[districtOf(ask)]!;
  const rounds = game.state.setting.rounds - game.state.round;
  const [stack] = refs.filter((ref) => ref !== DESTROY);
  if (stack === undefined) return [{ code: 'thinsDeck', params: {}, rule: 'R8.5' }];
  if (rounds === 0) return [];
  return [{ code: 'cardComesBack', params: { card: game.state.types[stacks[stack]![0]]!, rounds }, rule: 'R8.5' }];
};

/** R7.3 */
const reroll: Explain = ({ refs }) => [
  refs.length === 0
    ? { code: 'diceServe', params: {}, rule: 'R7.3' }
    : { code: 'diceBetter', params: { count: refs.length }, rule: 'R7.3' },
];

/** R6.2 */
const useAbility: Explain = ({ game, refs: [ref] }) =>
  ref === PASS
    ? [{ code: 'abilityWaits', params: {}, rule: 'R6.2' }]
    : [{ code: 'abilityHelps', params: { card: game.state.types[typeOf(copyIn(ref!))]! }, rule: 'R6.2' }];

export const spendingReasons: Readonly<Record<string, Explain>> = {
  pay,
  bluffTokens: takeTokens,
  discardTokens,
  destroyDiscard,
  augment,
  reroll,
  useAbility,
};
