import { hasPass, PASS } from '../../../../../kernel';
import type { Ability } from '../../cards/book';
import { idOf } from '../../cards/cards';
import { zoneOf } from '../../cards/zones';
import { typeOf, type CardCopy, type CultsPlay } from '../../state/state';
import { askOne } from '../ask';
import type { AskingFrame, QuestionKind } from '../kind';

/** An ability among options: the copy and the place of the ability on it; the last place is that of a trigger. */
const PLACES = 8;
const TRIGGER = PLACES - 1;
export const abilityRef = (copy: CardCopy, at: number): number => copy * PLACES + at;
export const copyIn = (ref: number): CardCopy => Math.floor(ref / PLACES);

/** The ability that a ref means; none for a trigger. */
export const abilityIn = (game: CultsPlay, ref: number): Ability | undefined =>
  game.book.abilities[typeOf(copyIn(ref))]![ref % PLACES];

/** R6.2: one of the abilities that can be used now, or none where that is allowed. */
export const useAbility = {
  /** The list becomes the question's: the caller keeps none of it. */
  ask(game: CultsPlay, frame: AskingFrame, seat: number, abilities: number[], mayDecline: boolean): void {
    if (mayDecline) abilities.push(PASS);
    askOne(game, frame, seat, 'useAbility', abilities);
  },
  describe(game, ref, ask) {
    const copy = copyIn(ref);
    const ability = abilityIn(game, ref);
    const id = idOf(game, copy);
    const mode = ability?.mode === undefined ? {} : { mode: ability.mode };
    return {
      id: mode.mode === undefined ? id : `${id}:${mode.mode}`,
      card: id,
      keyword: ability?.keyword ?? 'trigger',
      ...mode,
      zone: zoneOf(game, ask.seat, copy),
    };
  },
  /** Free abilities are used; those that cost the card or Power only where there is no other way. */
  suggest(game, ask) {
    const free = ask.refs.findIndex((ref) => {
      const ability = ref === PASS ? undefined : abilityIn(game, ref);
      return ability !== undefined && ability.self === undefined && ability.effects[0]?.do !== 'pay';
    });
    if (free >= 0) return [free];
    return hasPass(ask) ? [ask.refs.length - 1] : [0];
  },
} satisfies QuestionKind<'useAbility'>;

/** Whether to use a card in hand that listens for what has happened. */
export const askTrigger = (game: CultsPlay, frame: AskingFrame, seat: number, copy: CardCopy): void =>
  askOne(game, frame, seat, 'useAbility', [abilityRef(copy, TRIGGER), PASS]);
