import { complete, randomBelow, type Ask, type Need } from '../../../../kernel';
import { tokenRef } from '../questions/asking';
import { idOf } from '../cards/cards';
import { announce } from '../questions/announce';
import { emit } from '../state/emit';
import { isToken } from '../questions/asking';
import { availablePower, powerItems, spend } from '../cards/payment';
import { SCRIPT_KINDS, SCRIPT_LIMITS } from './calls';
import type { Scripted } from './scripted';
import type { ScriptAnswer } from '../state/frames';

type Kind = (typeof SCRIPT_KINDS)[number];

/** What a script asks of a player when no recorded answer is left. */
export type ScriptQuestion = Pick<Ask, 'kind' | 'refs' | 'min' | 'max' | 'seat' | 'need' | 'words'>;

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

  /** Lays down up to three options, so many as are left of them. */
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
    const refs = options.map((option) => this.#ref(name, option, seat));
    const words = name === 'chooseOne' ? [table.context.source, ...options.map((option) => table.choiceName(option))] : null;
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
    if (amount <= 0 || game.state.seats[context.seat]!.npc) return 0;
    const power = availablePower(game, context.seat);
    if (amount > power) table.refuse('scriptTooLittlePower', { amount, power });
    const { refs, weights } = powerItems(game, context.seat);
    const need: Need = { what: 'power', amount, weights, leave: 0 };
    if (this.#ask({ kind: 'pay', seat: context.seat, min: 1, max: refs.length, refs, need, words: null }) < 0) return -1;
    const chosen = this.#chosen.map((at) => refs[at]!);
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
    announce(table.game, question, answer, table.context.source);
    return answer.length;
  }

  /** Something that could have been answered, for one who thinks ahead. */
  #madeUp(question: ScriptQuestion): readonly number[] {
    const { refs, min } = question;
    const from = randomBelow(this.#table.stream, refs.length);
    const order = refs.map((_, at) => (at + from) % refs.length);
    return complete({ ...question, id: 0, groups: null, bars: null, wants: null }, order, min);
  }

  /** What the option stands for in a question of the game; a card is named by its place in the hand or the discard pile. */
  #ref(kind: Kind, option: number, seat: number): number {
    const table = this.#table;
    const { state } = table.game;
    switch (kind) {
      case 'chooseDistrict':
        return table.openDistrict(option);
      case 'chooseSeat':
        return table.seat(option);
      case 'chooseCard':
        if (seat !== table.context.seat) table.refuse('scriptSecret', { count: 'hand' });
        return state.seats[seat]!.hand[option] ?? table.refuse('scriptNoCard', { at: option });
      case 'chooseDiscard':
        return state.seats[table.context.seat]!.discard[option] ?? table.refuse('scriptNoCard', { at: option });
      case 'chooseStack': {
        const [type, left] = state.districts[table.openDistrict(option >> 1)]!.stacks[option & 1]!;
        if (type < 0 || left === 0) table.refuse('scriptNoStack', { district: option >> 1, stack: option & 1 });
        return type * 4 + (option >> 1);
      }
      case 'chooseRitual':
        table.seat(option >> 4);
        return state.districts[(option >> 2) & 3]!.rituals.includes((option >> 4) * 4 + (option & 3))
          ? option
          : table.refuse('scriptNoRitual', { ritual: option });
      case 'moveRitual': {
        const [from, of, to] = [option >> 4, (option >> 2) & 3, option & 3];
        table.openDistrict(to);
        return state.districts[table.openDistrict(from)]!.rituals.includes(seat * 4 + of)
          ? option
          : table.refuse('scriptNoRitual', { ritual: option });
      }
      case 'chooseTokens':
        return option >= 0 && option < 3 ? tokenRef(option) : table.refuse('scriptNoToken', { token: option });
      case 'pay':
      case 'chooseNumber':
      case 'chooseOne':
        return option;
    }
  }
}
