import { GameError, randomBelow, streamFrom, type Stream } from '../../../../kernel';
import type { CountWord, ScriptPapers } from '../cards/book';
import { typeOf, type CardCopy, type CultsPlay } from '../state/state';
import { countThings, districtsMeant } from '../cards/conditions';
import { papersOf } from './settings-and-store';
import { availablePower } from '../cards/payment';
import { RULE_NAMES } from '../../contract/language';
import { ruleNow } from '../state/numbers';
import { seatsMeant } from '../state/seating';
import {
  SCRIPT_CALLS,
  SCRIPT_COUNTS,
  SCRIPT_LIMITS,
  SCRIPT_WHERE,
  SCRIPT_WHO,
  SECRET_COUNTS,
  WHERE_DISTRICT,
  WHO_SEAT,
} from './calls';
import { ScriptChoices } from './choices';
import { scriptEffect } from './effects';
import type { EffectContext } from '../state/context';
import type { ScriptAnswer } from '../state/frames';
import { CardOverrun } from '../bounds/causes';
import type { Scripted } from './scripted';
import { seatAt, districtAt } from '../state/at';

/** The game as one use of one ability sees it: questions about what its owner may know, effects checked one by one, choices. */
export class ScriptTable implements Scripted {
  readonly game: CultsPlay;
  readonly context: EffectContext;
  readonly mod: string;
  readonly papers: ScriptPapers;
  readonly choices: ScriptChoices;
  readonly #use: number;
  #stream: Stream | null = null;
  readonly #choiceNames: readonly string[];
  #effects = 0;
  /** Set when the script has broken a rule. It is cancelled even if it catches the error and goes on. */
  refusal: GameError | null = null;

  constructor(game: CultsPlay, context: EffectContext, mod: string, answers: readonly ScriptAnswer[], use: number) {
    this.game = game;
    this.context = context;
    this.mod = mod;
    this.papers = papersOf(game.state, mod);
    this.#use = use;
    this.choices = new ScriptChoices(this, answers);
    const type = game.book.typeById.get(context.source);
    this.#choiceNames = (type === undefined ? game.book.city.get(context.source) : game.book.cards[type])?.choices ?? [];
  }

  /** One call of the script; -1 when it waits for a player, -2 when it broke a rule: then nothing it does counts any more. */
  call(call: number, a: number, b: number, c: number, d: number): number {
    if (this.refusal !== null) return -2;
    if (this.choices.question !== null) return -1;
    try {
      return this.#run(call, whole(a), whole(b), whole(c), whole(d));
    } catch (error) {
      // Nothing may be thrown through the sandbox, where the script could catch it.
      this.refusal = refusalOf(error, this.context.source);
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
        return this.#number(a, b, c);
      case 'openDistricts':
        return state.districts.reduce((bits, place, i) => bits | (place.open ? 1 << i : 0), 0);
      case 'count':
        return this.#count(a, b, c, d);
      case 'hand':
        return itemType(seatAt(state, this.context.seat).hand, a);
      case 'discarded':
        return itemType(seatAt(state, this.seat(a)).discard, b);
      case 'ritual':
        return districtAt(state, this.district(a) ? a : 0).rituals[b] ?? -1;
      case 'siteOf':
        return this.district(a) && districtAt(state, a).sites.includes(b) ? 1 : 0;
      case 'dominanceAt':
        return this.district(a) ? (districtAt(state, a).dominance[b] ?? -1) : -1;
      case 'stack':
        return this.district(a) ? (districtAt(state, a).stacks[b]?.[0] ?? -1) : -1;
      case 'stackLeft':
        return this.district(a) ? (districtAt(state, a).stacks[b]?.[1] ?? 0) : 0;
      case 'planAt':
        return this.district(a) ? (districtAt(state, a).plans[b] ?? -1) : -1;
      case 'random':
        return this.#random(a);
      case 'dice':
        return this.#die(a);
      case 'power':
        return availablePower(this.game, this.context.seat);
      case 'keep':
        return this.#keep(a);
      case 'options':
        return this.choices.options(a, b, c, d);
      case 'choose':
        return this.choices.choose(a, b, c, d);
      case 'chosen':
        return this.choices.chosen(a);
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
    return districtAt(this.game.state, number).open ? number : this.refuse('scriptDistrictClosed', { district: number });
  }

  #count(what: number, who: number, where: number, levels: number): number {
    const count: CountWord = SCRIPT_COUNTS[what] ?? this.refuse('scriptNoCount', { count: what });
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

  /** Chance of this use alone: it tells nothing about the game's own stream, nor about other uses. Few scripts want any. */
  get stream(): Stream {
    const { seed } = this.game.state.setting;
    this.#stream ??= { random: streamFrom(JSON.stringify(['script', seed, this.mod, this.#use])) };
    return this.#stream;
  }

  #random(size: number): number {
    if (size < 1 || size > 1_000_000) this.refuse('scriptRandomRange', { size });
    this.game.state.reveals++;
    return randomBelow(this.stream, size);
  }

  /** R7.3: only the dice on the table, and only while their owner recruits. */
  #die(at: number): number {
    const { dice } = this.game.state;
    return dice !== null && dice.seat === this.context.seat ? (dice.faces[at] ?? -1) : -1;
  }

  /** The store itself is text: here it is only known that it was written, and how large it became. */
  #keep(size: number): number {
    if (size < 0 || size > SCRIPT_LIMITS.store) this.refuse('scriptStoreFull', { size, max: SCRIPT_LIMITS.store });
    this.papers.wrote = true;
    return 1;
  }

  #number(name: number, who: number, where: number): number {
    const rule = RULE_NAMES[name] ?? this.refuse('scriptNoNumber', { number: name });
    const district = where >= WHERE_DISTRICT && this.district(where - WHERE_DISTRICT) ? where - WHERE_DISTRICT : -1;
    return ruleNow(this.game, rule, who >= WHO_SEAT ? this.seat(who - WHO_SEAT) : this.context.seat, district);
  }

  /** The name of one of the card's choices. */
  choiceName(option: number): string {
    return this.#choiceNames[option] ?? `option-${option}`;
  }
}

/** A rule that it broke, a bound that it went beyond; anything else broke while its effect was done. */
function refusalOf(error: unknown, card: string): GameError {
  if (error instanceof CardOverrun) return new GameError(error.reason, { card });
  return error instanceof GameError ? error : new GameError('cardBroke', { card, why: String(error).slice(0, 200) });
}

/** Scripts give whole numbers or nothing. What comes out of the sandbox is a double: the state keeps small integers (`| 0`). */
function whole(value: number): number {
  return Number.isInteger(value) && Math.abs(value) <= 1_000_000 ? value | 0 : -1;
}

function itemType(cards: readonly CardCopy[], at: number): number {
  const copy = cards[at];
  return copy === undefined ? -1 : typeOf(copy);
}
