import { complete, randomBelow, type Ask } from '../../../../kernel';
import { idOf } from '../cards/cards';
import { emit } from '../state/emit';
import { chooseCard, discardFromScript } from '../questions/cards/choose-card';
import { chooseDistrict } from '../questions/cards/choose-district';
import { chooseNumber } from '../questions/cards/choose-number';
import { choiceWords, chooseOne } from '../questions/cards/choose-one';
import { chooseRitual } from '../questions/cards/choose-ritual';
import { chooseSeat } from '../questions/cards/choose-seat';
import { chooseStack } from '../questions/cards/choose-stack';
import { chooseTokens } from '../questions/cards/choose-tokens';
import { moveRitual } from '../questions/cards/move-ritual';
import type { ScriptedQuestion } from '../questions/kind';
import { pay, powerNeed } from '../questions/plans/pay';
import { isToken } from '../questions/refs/tokens';
import { availablePower, powerItems, spend } from '../cards/payment';
import { SCRIPT_KINDS, SCRIPT_LIMITS } from './calls';
import type { Scripted } from './scripted';
import type { ScriptAnswer } from '../state/frames';
import { seatAt, numberAt } from '../state/at';

type Kind = (typeof SCRIPT_KINDS)[number];

/** The kinds that a script may ask. Discards are chosen like the cards of a hand, and lie open. */
const SCRIPTED: Readonly<Record<Kind, Pick<ScriptedQuestion, 'fromScript' | 'tell'>>> = {
  chooseDistrict,
  chooseSeat,
  chooseNumber,
  chooseCard,
  chooseRitual,
  chooseTokens,
  chooseOne,
  moveRitual,
  chooseDiscard: { fromScript: discardFromScript },
  chooseStack,
  pay,
};

/** What a script asks of a player when no recorded answer is left. */
export type ScriptQuestion = Pick<Ask, 'refs' | 'min' | 'max' | 'seat' | 'need' | 'words'> & {
  readonly kind: Exclude<Kind, 'chooseDiscard'>;
};

/** Answers that only the one asked may know: they speak of places in a hand. */
const SECRET: readonly Kind[] = ['chooseCard', 'pay'];
export const isSecretKind = (kind: string): boolean => SECRET.includes(kind as Kind);

/** The choices of one use of an ability: what was answered before is given, the next question stops the script. */
export class ScriptChoices {
  readonly #table: Scripted;
  readonly #answers: readonly ScriptAnswer[];
  /** The answers taken so far, with those that were not known made up. */
  readonly taken: (readonly number[])[] = [];
  #options: number[] = [];
  #chosen: readonly number[] = [];
  /** Set when the script waits for a player; nothing it does afterwards counts. */
  question: ScriptQuestion | null = null;

  constructor(table: Scripted, answers: readonly ScriptAnswer[]) {
    this.#table = table;
    this.#answers = answers;
  }

  /** Adds up to three options; `left` is how many of them are used. */
  options(left: number, first: number, second: number, third: number): number {
    this.#options.push(first);
    if (left > 1) this.#options.push(second);
    if (left > 2) this.#options.push(third);
    const { length } = this.#options;
    return length > SCRIPT_LIMITS.options ? this.#table.refuse('scriptTooManyOptions', { max: SCRIPT_LIMITS.options }) : length;
  }

  chosen(at: number): number {
    return this.#chosen[at] ?? -1;
  }

  /** Gives how many options were chosen, or -1 when the player has to be asked first. */
  choose(kind: number, min: number, max: number, seat: number): number {
    const table = this.#table;
    const name = SCRIPT_KINDS[kind] ?? table.refuse('scriptNoKind', { kind });
    const options = this.#options;
    this.#options = [];
    if (name === 'pay') return this.#pay(min);
    const count = options.length;
    if (count === 0 || min < 0 || max < min || min > count) table.refuse('scriptBadChoice', { min, max, count });
    if ((name === 'chooseCard' || name === 'chooseDiscard') && new Set(options).size < count)
      table.refuse('scriptBadChoice', { min, max, count });
    const refs = options.map((option) => SCRIPTED[name].fromScript(table, option, seat));
    const words =
      name === 'chooseOne'
        ? choiceWords(
            table.context.source,
            options.map((option) => table.choiceName(option)),
          )
        : null;
    return this.#ask({
      kind: name === 'chooseDiscard' ? 'chooseCard' : name,
      seat: table.seat(seat),
      min,
      max: Math.min(max, count),
      refs: name === 'chooseOne' ? options.map((_, i) => i + 1) : refs,
      need: null,
      words,
    });
  }

  /** R6.9: the owner pays Power; who cannot should not have been asked. The NPC pays nothing. */
  #pay(amount: number): number {
    const table = this.#table;
    const { game, context } = table;
    if (amount <= 0 || seatAt(game.state, context.seat).npc) return 0;
    const power = availablePower(game, context.seat);
    if (amount > power) table.refuse('scriptTooLittlePower', { amount, power });
    const means = powerItems(game, context.seat);
    const { refs } = means;
    const need = powerNeed(means, amount, 0);
    if (this.#ask({ kind: 'pay', seat: context.seat, min: 1, max: refs.length, refs, need, words: null }) < 0) return -1;
    const chosen = this.#chosen.map((at) => numberAt(refs, at));
    const cards = spend(game, context.seat, chosen, context.source);
    const initiates = chosen.filter(isToken).length;
    const details = { amount, cards: cards.map((copy) => idOf(game, copy)), initiates, why: context.source };
    emit(game, 'powerPaid', context.seat, -1, details);
    return 1;
  }

  #ask(question: ScriptQuestion): number {
    const { taken } = this;
    const table = this.#table;
    if (taken.length >= SCRIPT_LIMITS.choices) table.refuse('scriptTooManyChoices', { max: SCRIPT_LIMITS.choices });
    const given = this.#answers[taken.length];
    if (given === undefined) {
      this.question = question;
      return -1;
    }
    const answer = given ?? this.#madeUp(question);
    taken.push(answer);
    this.#chosen = answer;
    this.#announce(question, answer);
    return answer.length;
  }

  /** Tells the table what somebody answered to a card. Choices in a hand stay secret; choices on the board show by their effects. */
  #announce({ kind, refs, seat, words }: ScriptQuestion, [first]: readonly number[]): void {
    const { game, context } = this.#table;
    const told = first === undefined ? undefined : SCRIPTED[kind].tell?.(game, numberAt(refs, first), words);
    if (told !== undefined) emit(game, 'choiceMade', seat, -1, { card: context.source, ...told });
  }

  /** Something that could have been answered, for one who thinks ahead. */
  #madeUp(question: ScriptQuestion): readonly number[] {
    const { refs, min } = question;
    const from = randomBelow(this.#table.stream, refs.length);
    const order = refs.map((_, at) => (at + from) % refs.length);
    return complete({ ...question, id: 0, groups: null, bars: null, wants: null }, order, min);
  }
}
