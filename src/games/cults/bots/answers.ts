import { complete, PASS, type Question, type Below } from '../../../kernel';
import { candidates, type Likeness } from '../../../platform/bots/candidates';
import { BLANK, FREAK, INITIATE, THUG } from '../contract/ids';
import { isToken, takePlan, typeOf, type Catalogue, type CultsAsk, type CultsPlay } from '../rules';
import { canFight } from './habits/facts';
import { planWorth } from './habits/plans';
import { tasteAt } from './habits/tuned';

/** Questions whose options are copies of cards and tokens: equal ones are alike. */
const OF_ITEMS: readonly string[] = [
  'pay',
  'commit',
  'terror',
  'destroyDiscard',
  'chooseCard',
  'bluffTokens',
  'discardTokens',
  'chooseTokens',
];

/**
 * The answers that a player compares. A question with very many answers (what to pay with, what to send into a fight, which dice
 * to roll again) gets the few that follow an idea. `game` is an imagined position that asks the question.
 */
export function answersTo(game: CultsPlay, ask: CultsAsk, most: number, habit: number[], below: Below): (readonly number[])[] {
  return candidates(ask, most, [habit, ...ideas(game, ask)], below, likenessIn(game, ask));
}

function likenessIn({ state }: CultsPlay, ask: Question): Likeness {
  if (OF_ITEMS.includes(ask.kind)) return (at) => (isToken(ask.refs[at]!) ? ask.refs[at]! : typeOf(ask.refs[at]!));
  if (ask.kind === 'reroll' && state.dice !== null) {
    const { faces } = state.dice;
    return (at) => faces[at]!;
  }
  return (at) => ask.refs[at]!;
}

/** The same for answers that come to the same: with equal cards, tokens and dice. */
export function keyOf(game: CultsPlay, ask: CultsAsk, answer: readonly number[]): string {
  const likeness = likenessIn(game, ask);
  return answer
    .map((at) => likeness(at))
    .sort((a, b) => a - b)
    .join();
}

function ideas(game: CultsPlay, ask: CultsAsk): number[][] {
  if (ask.kind === 'commit') return forces(game, ask);
  if (ask.kind === 'reroll') return rerolls(game, ask);
  if (ask.kind === 'takePlan') return plans(game, ask);
  return ask.need === null ? [] : payments(game.book, ask);
}

/** R8.1: the Plans that promise most. */
function plans(game: CultsPlay, ask: CultsAsk): number[][] {
  const taste = tasteAt(game);
  const worth = ask.refs.map((ref) => {
    const { district, plan } = takePlan.read([ref]);
    return planWorth(game, ask.seat, district, plan, taste);
  });
  const order = ask.refs.map((_, at) => at).sort((a, b) => worth[b]! - worth[a]!);
  return order.map((at) => [at]);
}

/** R9.3: nothing, everything that fights, and all that lies between, the least useful elsewhere first. */
function forces({ book }: CultsPlay, ask: CultsAsk): number[][] {
  const able = (at: number): number => (!isToken(ask.refs[at]!) && canFight(book, typeOf(ask.refs[at]!)) ? 1 : 0);
  const gives = (at: number): number => (isToken(ask.refs[at]!) ? 1 : book.attack[typeOf(ask.refs[at]!)]! + 0.5 * able(at));
  const other = (at: number): number =>
    isToken(ask.refs[at]!) ? 0.5 : 0.4 * book.power[typeOf(ask.refs[at]!)]! + 0.8 * book.terror[typeOf(ask.refs[at]!)]!;
  const fighters = ask.refs.map((_, at) => at).filter((at) => gives(at) > 0);
  fighters.sort((a, b) => other(a) / (gives(a) + 0.1) - other(b) / (gives(b) + 0.1));
  const lists: number[][] = [[], fighters];
  for (let count = 1; count < fighters.length; count++) lists.push(fighters.slice(0, count));
  return lists;
}

/** R7.3: all dice that do not show what is wanted. */
function rerolls({ state }: CultsPlay, ask: CultsAsk): number[][] {
  const faces = state.dice?.faces ?? [];
  const without = (...kept: number[]): number[] => ask.refs.map((_, at) => at).filter((at) => !kept.includes(faces[at] ?? BLANK));
  return [
    [],
    without(THUG, INITIATE, FREAK),
    without(FREAK),
    without(INITIATE, FREAK),
    without(THUG, FREAK),
    without(THUG, INITIATE),
    without(INITIATE),
    without(THUG),
  ];
}

/** R6.9: with tokens or with cards first, saving Attack, Terror or Power. */
function payments(book: Catalogue, ask: CultsAsk): number[][] {
  const saving = (token: number, attack: number, power: number, terror: number): number[] => {
    const price = (at: number): number => {
      const ref = ask.refs[at]!;
      if (ref === PASS) return 99;
      if (isToken(ref)) return token;
      const type = typeOf(ref);
      return (
        (attack * book.attack[type]! + power * book.power[type]! + terror * book.terror[type]!) / (ask.need?.weights[at] ?? 1)
      );
    };
    const order = ask.refs.map((_, at) => at).sort((a, b) => price(a) - price(b));
    return complete(ask, order, ask.min);
  };
  const ways = [
    saving(0, 1, 1, 1),
    saving(9, 1, 0, 1),
    saving(0.5, 1, 0.1, 0.2),
    saving(0.5, 0.2, 0.1, 1),
    saving(0.5, 0.3, 1, 0.3),
  ];
  const pass = ask.refs.indexOf(PASS);
  return pass < 0 ? ways : [...ways, [pass]];
}
