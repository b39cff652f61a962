import { complete, hasPass, PASS, type Ask } from '../../../../kernel';
import { isToken } from './asking';
import { isDisorganization } from '../cards/cards';
import { BLANK, DOMINANCE, PLANS, PREPARATION, AUGMENTATION, INFLUENCE, BLUFF } from '../../contract/ids';
import { hasRitual, hasSite, levelsHere } from '../state/on-board';
import { currentSanity } from '../state/numbers';
import { typeOf, type Game } from '../state/state';
import { copyOfRef } from '../cards/usable';

/** A sensible legal answer to any question: a habit of play by kind, and for kinds from outside simply the first options. */

type Habit = (game: Game, ask: Ask) => number[];

const where = (ask: Ask, fits: (ref: number, at: number) => boolean): number[] => {
  const found: number[] = [];
  ask.refs.forEach((ref, at) => ref !== PASS && fits(ref, at) && found.push(at));
  return found;
};

/** The option with the highest worth, the first among equals. */
function best(ask: Ask, worth: (ref: number) => number): number[] {
  let top = 0;
  ask.refs.forEach((ref, at) => {
    if (ref !== PASS && worth(ref) > worth(ask.refs[top]!)) top = at;
  });
  return [top];
}

function planWorth(game: Game, seat: number, ref: number): number {
  const district = Math.floor(ref / PLANS.length);
  const plan = ref % PLANS.length;
  const place = game.state.districts[district]!;
  switch (plan) {
    case DOMINANCE: {
      const sure = levelsHere(place, seat) + game.state.seats[seat]!.tokens[2]! > currentSanity(game, district);
      return sure ? 9 : 1;
    }
    case PREPARATION:
      return hasSite(place, seat) ? 7 : 6;
    case AUGMENTATION:
      return 5;
    case INFLUENCE:
      return 3;
    default:
      return plan === BLUFF ? 2 : 0;
  }
}

const HABITS: Readonly<Record<string, Habit>> = {
  reroll: (game, ask) => where(ask, (die) => game.state.dice!.faces[die] === BLANK),
  takePlan: (game, ask) => best(ask, (ref) => planWorth(game, ask.seat, ref)),
  placePlan: (game, ask) =>
    best(ask, (district) => {
      const place = game.state.districts[district]!;
      const presence = (hasRitual(place, ask.seat) ? 2 : 0) + (hasSite(place, ask.seat) ? 2 : 0);
      return presence - place.plans.filter((seat) => seat === ask.seat).length * 3;
    }),
  commit: (game, ask) => where(ask, (ref) => isToken(ref) || game.book.attack[typeOf(ref)]! > 0),
  oppose: (_, ask) => [ask.refs.length - 1],
  destroyDiscard: (game, ask) => best(ask, (ref) => (isDisorganization(game, ref) ? 1 : 0)),
  removeRitual: (_, ask) => best(ask, (level) => -level),
  /** Free abilities are used; those that cost the card or Power only where there is no other way. */
  useAbility(game, ask) {
    const free = ask.refs.findIndex((ref) => {
      const ability = ref === PASS ? undefined : game.book.abilities[typeOf(copyOfRef(ref))]![ref % 8];
      return ability !== undefined && ability.self === undefined && ability.effects[0]?.do !== 'pay';
    });
    if (free >= 0) return [free];
    return hasPass(ask) ? [ask.refs.length - 1] : [0];
  },
  prepare(_, ask) {
    const rituals = where(ask, (ref) => ref > 0);
    const highest = rituals.slice(-1);
    return ask.refs[0] === 0 ? [0, ...rituals.slice(0, 1)] : highest;
  },
};

/** Option indices of the suggestion. The NPC, asked by a card, takes the first it can. */
export function suggestion(game: Game, ask: Ask): number[] {
  const habit = game.state.seats[ask.seat]!.npc ? undefined : HABITS[ask.kind];
  return (
    habit?.(game, ask) ??
    complete(
      ask,
      ask.refs.map((_, i) => i),
      ask.min,
    )
  );
}
