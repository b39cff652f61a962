import { GameError, randomBelow, type Ask } from '../kernel';
import { tokenRef } from './asking';
import type { Count } from './book';
import { typeOf, type CardCopy, type Context, type Game } from './state';
import { countThings, districtsMeant } from './conditions';
import { seatsMeant } from './seating';
import {
  SCRIPT_CALLS,
  SCRIPT_COUNTS,
  SCRIPT_KINDS,
  SCRIPT_LIMITS,
  SCRIPT_WHERE,
  SCRIPT_WHO,
  SECRET_COUNTS,
  WHERE_DISTRICT,
  WHO_SEAT,
} from './script-calls';
import { scriptEffect } from './script-effects';

/** What a script asks of a player when no recorded answer is left. */
export type ScriptQuestion = Pick<Ask, 'kind' | 'refs' | 'min' | 'max' | 'seat'> & { readonly words: readonly string[] | null };

/** The game as one use of one ability sees it: questions about what its owner may know, effects checked one by one, choices. */
export class ScriptTable {
  readonly game: Game;
  readonly context: Context;
  readonly mod: string;
  readonly #answers: readonly (readonly number[])[];
  readonly #choices: readonly string[];
  #answered = 0;
  #options: number[] = [];
  #chosen: readonly number[] = [];
  #effects = 0;
  /** Set when the script waits for a player; nothing it does afterwards counts. */
  question: ScriptQuestion | null = null;
  /** Set when it broke a rule; whatever it does then, it is cancelled. */
  refusal: GameError | null = null;

  constructor(game: Game, context: Context, mod: string, answers: readonly (readonly number[])[]) {
    this.game = game;
    this.context = context;
    this.mod = mod;
    this.#answers = answers;
    const type = game.book.typeById.get(context.source);
    this.#choices = (type === undefined ? game.book.city.get(context.source) : game.book.cards[type])?.choices ?? [];
  }

  /** One call of the script; -1 when it waits for a player, -2 when it broke a rule: then nothing it does counts any more. */
  call(call: number, a: number, b: number, c: number, d: number): number {
    if (this.refusal !== null) return -2;
    if (this.question !== null) return -1;
    try {
      return this.#run(call, whole(a), whole(b), whole(c), whole(d));
    } catch (error) {
      if (!(error instanceof GameError)) throw error;
      this.refusal = error;
      return -2;
    }
  }

  refuse(code: string, params: Record<string, string | number> = {}): never {
    throw new GameError(code, { card: this.context.source, ...params });
  }

  #run(call: number, a: number, b: number, c: number, d: number): number {
    const { state } = this.game;
    const name = SCRIPT_CALLS[call] ?? this.refuse('scriptUnknownCall', { call });
    switch (name) {
      case 'me':
        return this.context.seat;
      case 'here':
        return this.context.district;
      case 'seats':
        return state.seats.length;
      case 'first':
        return state.first;
      case 'round':
        return state.round;
      case 'rounds':
        return state.setting.rounds;
      case 'number':
        return this.context.number;
      case 'openDistricts':
        return state.districts.reduce((bits, place, i) => bits | (place.open ? 1 << i : 0), 0);
      case 'count':
        return this.#count(a, b, c, d);
      case 'hand':
        return itemType(state.seats[this.context.seat]!.hand, a);
      case 'discarded':
        return itemType(state.seats[this.seat(a)]!.discard, b);
      case 'ritual':
        return state.districts[this.district(a) ? a : 0]!.rituals[b] ?? -1;
      case 'siteOf':
        return this.district(a) && state.districts[a]!.sites.includes(b) ? 1 : 0;
      case 'dominanceAt':
        return this.district(a) ? (state.districts[a]!.dominance[b] ?? -1) : -1;
      case 'stack':
        return this.district(a) ? (state.districts[a]!.stacks[b]?.[0] ?? -1) : -1;
      case 'stackLeft':
        return this.district(a) ? (state.districts[a]!.stacks[b]?.[1] ?? 0) : 0;
      case 'planAt':
        return this.district(a) ? (state.districts[a]!.plans[b] ?? -1) : -1;
      case 'random':
        return this.#random(a);
      case 'remember':
        return this.#remember(a, b);
      case 'recall':
        return state.store[this.mod]?.[a] ?? 0;
      case 'option':
        return this.#option(a);
      case 'choose':
        return this.#choose(a, b, c, d);
      case 'chosen':
        return this.#chosen[a] ?? -1;
      default:
        if (++this.#effects > SCRIPT_LIMITS.effects) this.refuse('scriptTooManyEffects', { max: SCRIPT_LIMITS.effects });
        return scriptEffect(this, name, a, b, c, d);
    }
  }

  /** A seat that sits at the table. */
  seat(number: number): number {
    return number >= 0 && number < this.game.state.seats.length ? number : this.refuse('scriptNoSeat', { seat: number });
  }

  district(number: number): boolean {
    return number >= 0 && number < 4 ? true : this.refuse('scriptNoDistrict', { district: number });
  }

  /** R3.7: nothing may be done in a closed district. */
  openDistrict(number: number): number {
    this.district(number);
    return this.game.state.districts[number]!.open ? number : this.refuse('scriptDistrictClosed', { district: number });
  }

  #count(what: number, who: number, where: number, levels: number): number {
    const count: Count = SCRIPT_COUNTS[what] ?? this.refuse('scriptNoCount', { count: what });
    const seats = who >= WHO_SEAT ? [this.seat(who - WHO_SEAT)] : seatsMeant(this.game, SCRIPT_WHO[who] ?? 'you', this.context);
    if (SECRET_COUNTS.includes(count) && seats.some((seat) => seat !== this.context.seat)) this.refuse('scriptSecret', { count });
    const places =
      where >= WHERE_DISTRICT
        ? this.district(where - WHERE_DISTRICT)
          ? [where - WHERE_DISTRICT]
          : []
        : districtsMeant(this.game, SCRIPT_WHERE[where] ?? 'anywhere', this.context);
    const wanted = levels === 0 ? undefined : [1, 2, 3].filter((level) => (levels >> level) & 1);
    return countThings(this.game, count, seats, places, wanted);
  }

  #random(size: number): number {
    if (size < 1 || size > 1_000_000) this.refuse('scriptRandomRange', { size });
    this.game.state.reveals++;
    return randomBelow(this.game.state, size);
  }

  #remember(slot: number, value: number): number {
    if (slot < 0 || slot >= SCRIPT_LIMITS.slots) this.refuse('scriptNoSlot', { slot, max: SCRIPT_LIMITS.slots - 1 });
    const { state } = this.game;
    const slots = (state.store[this.mod] ?? []).slice();
    while (slots.length <= slot) slots.push(0);
    slots[slot] = value;
    state.store = { ...state.store, [this.mod]: slots };
    return 1;
  }

  #option(ref: number): number {
    if (this.#options.length >= SCRIPT_LIMITS.options) this.refuse('scriptTooManyOptions', { max: SCRIPT_LIMITS.options });
    return this.#options.push(ref);
  }

  /** Gives how many options were chosen, or -1 when the player has to be asked first. */
  #choose(kind: number, min: number, max: number, seat: number): number {
    const options = this.#options;
    this.#options = [];
    const name = SCRIPT_KINDS[kind] ?? this.refuse('scriptNoKind', { kind });
    if (options.length === 0 || min < 0 || max < min || min > options.length)
      this.refuse('scriptBadChoice', { min, max, count: options.length });
    if (this.#answered >= SCRIPT_LIMITS.choices) this.refuse('scriptTooManyChoices', { max: SCRIPT_LIMITS.choices });
    if (name === 'chooseCard' && new Set(options).size < options.length)
      this.refuse('scriptBadChoice', { min, max, count: options.length });
    const answer = this.#answers[this.#answered++];
    if (answer !== undefined) {
      this.#chosen = answer;
      return answer.length;
    }
    const refs = options.map((option) => this.#ref(name, option, seat));
    const words =
      name === 'chooseOne'
        ? [this.context.source, ...options.map((option) => this.#choices[option] ?? `option-${option}`)]
        : null;
    this.question = {
      kind: name,
      seat: this.seat(seat),
      min,
      max: Math.min(max, refs.length),
      refs: name === 'chooseOne' ? options.map((_, i) => i + 1) : refs,
      words,
    };
    return -1;
  }

  /** What the option stands for in a question of the game; a hand card is named by its place in hand. */
  #ref(kind: (typeof SCRIPT_KINDS)[number], option: number, seat: number): number {
    const { state } = this.game;
    switch (kind) {
      case 'chooseDistrict':
        return this.openDistrict(option);
      case 'chooseSeat':
        return this.seat(option);
      case 'chooseCard':
        return (
          this.game.state.seats[seat === this.context.seat ? seat : this.refuse('scriptSecret', { count: 'hand' })]!.hand[
            option
          ] ?? this.refuse('scriptNoCard', { at: option })
        );
      case 'chooseRitual':
        this.seat(option >> 4);
        return state.districts[(option >> 2) & 3]!.rituals.includes((option >> 4) * 4 + (option & 3))
          ? option
          : this.refuse('scriptNoRitual', { ritual: option });
      case 'moveRitual': {
        const [from, of, to] = [option >> 4, (option >> 2) & 3, option & 3];
        this.openDistrict(to);
        return state.districts[this.openDistrict(from)]!.rituals.includes(seat * 4 + of)
          ? option
          : this.refuse('scriptNoRitual', { ritual: option });
      }
      case 'chooseTokens':
        return option >= 0 && option < 3 ? tokenRef(option) : this.refuse('scriptNoToken', { token: option });
      case 'chooseNumber':
      case 'chooseOne':
        return option;
    }
  }
}

/** Scripts give whole numbers or nothing. What comes out of the sandbox is a double: the state keeps small integers (`| 0`). */
function whole(value: number): number {
  return Number.isInteger(value) && Math.abs(value) <= 1_000_000 ? value | 0 : -1;
}

function itemType(cards: readonly CardCopy[], at: number): number {
  const copy = cards[at];
  return copy === undefined ? -1 : typeOf(copy);
}
