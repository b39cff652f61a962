import { DIE, THUG } from '../../contract/ids';
import type { OutlookView } from '../../contract/view-types';
import { isBlank } from '../bounds/blanking';
import type { Ability, Effect } from '../cards/book';
import { idOf } from '../cards/cards';
import { amountOf, holds } from '../cards/conditions';
import { contextOf } from '../cards/usable';
import { numberAt, seatAt } from '../state/at';
import type { EffectContext } from '../state/context';
import type { AbilitiesFrame } from '../state/frames';
import { rule } from '../state/numbers';
import { typeOf, type CardCopy, type CultsPlay } from '../state/state';

/**
 * R12.5: what the NPC's Attack may come to, with `levels` of Rituals. Worked out from public things: which cards it owns and has
 * not discarded, its Thugs, its dice. Null where its cards are not public, as in positions that were laid out.
 */
export function outlookOf(game: CultsPlay, npc: number, district: number, levels: number): OutlookView | null {
  if (!game.state.setting.traced) return null;
  const { deck, bonus, discard, tokens } = seatAt(game.state, npc);
  const kinds = new Kinds(game, npc, district);
  const unseen = kinds.count([...deck, ...bonus]);
  const discards = kinds.count(discard);
  const draws = rule(game, 'npcReveals', npc, district) + bonus.length;
  const cards = revealed(kinds.all, unseen, discards, draws);
  return told(combined(cards, diceOf(game, npc, district)), levels + numberAt(tokens, THUG), kinds.isOpen);
}

/** Chances by what they add to the Attack. */
type Chances = ReadonlyMap<number, number>;

function add(chances: Map<number, number>, value: number, chance: number): void {
  chances.set(value, (chances.get(value) ?? 0) + chance);
}

/** Cards that count alike in the NPC's hands: what one adds to its Attack, and how many further cards it brings. */
interface Kind {
  readonly gain: number;
  readonly joins: number;
}

const NOTHING: Kind = { gain: 0, joins: 0 };

/** Sorts the NPC's cards by what they do for it in a Confrontation. */
class Kinds {
  readonly all: Kind[] = [];
  /** Whether a card may add more than can be said beforehand. */
  isOpen = false;
  readonly #game: CultsPlay;
  readonly #frame: AbilitiesFrame;
  readonly #byType = new Map<number, number>();

  constructor(game: CultsPlay, seat: number, district: number) {
    this.#game = game;
    this.#frame = { step: 'npcAbilities', seat, keyword: 'confrontation', moment: 'reveal', district };
  }

  /** How many of these cards are of each kind. */
  count(cards: readonly CardCopy[]): number[] {
    const counts: number[] = [];
    for (const copy of cards) {
      const kind = this.#of(copy);
      counts[kind] = (counts[kind] ?? 0) + 1;
    }
    return Array.from({ length: this.all.length }, (_, at) => counts[at] ?? 0);
  }

  #of(copy: CardCopy): number {
    const type = typeOf(copy);
    const known = this.#byType.get(type);
    if (known !== undefined) return known;
    const kind = this.#read(copy);
    const alike = this.all.findIndex(({ gain, joins }) => gain === kind.gain && joins === kind.joins);
    const at = alike >= 0 ? alike : this.all.push(kind) - 1;
    this.#byType.set(type, at);
    return at;
  }

  /** R12.5: it uses one Confrontation ability of each card, the first that it can. */
  #read(copy: CardCopy): Kind {
    const game = this.#game;
    const icons = numberAt(game.book.attack, typeOf(copy));
    const context = contextOf(game, this.#frame, copy);
    const ability = game.book.abilities[typeOf(copy)]?.find((one) => this.#isUsed(one, copy, context));
    if (ability === undefined) return { gain: icons, joins: 0 };
    // R6.4: a destroyed card, or one used instead of its icons, gives none.
    const kept = ability.self === 'destroy' || ability.forfeit === true ? 0 : icons;
    return this.#sum(ability.effects, context, kept);
  }

  #isUsed({ keyword, window, when }: Ability, copy: CardCopy, context: EffectContext): boolean {
    if (keyword !== 'confrontation' || (window !== undefined && window !== 'reveal')) return false;
    const game = this.#game;
    if (game.state.blank.length > 0 && isBlank(game.state, idOf(game, copy))) return false;
    return when === undefined || holds(game, when, context);
  }

  #sum(effects: readonly Effect[], context: EffectContext, gain = 0): Kind {
    let joins = 0;
    for (const effect of effects) {
      const brought = this.#brings(effect, context);
      gain += brought.gain;
      joins += brought.joins;
    }
    return { gain, joins };
  }

  #brings(effect: Effect, context: EffectContext): Kind {
    switch (effect.do) {
      case 'addAttack':
      case 'addThugs':
        return { gain: amountOf(this.#game, effect.count, context), joins: 0 };
      case 'joinTopCard':
        return { gain: 0, joins: 1 };
      // R12.5: the NPC pays for nothing.
      case 'pay':
        return this.#sum(effect.effects, context);
      default:
        this.isOpen ||= effect.do === 'script' || this.#mayBring(effect, context);
        return NOTHING;
    }
  }

  /** Whether effects inside this one could add to the Attack, if they happen. */
  #mayBring(effect: Effect, context: EffectContext): boolean {
    if (!('effects' in effect)) return false;
    const { gain, joins } = this.#sum(effect.effects, context);
    return gain !== 0 || joins > 0;
  }
}

/** Some cards have been turned up: how many of each kind are left, how many are still to come, and the Attack so far. */
interface Turned {
  readonly left: readonly number[];
  readonly isRenewed: boolean;
  readonly draws: number;
  readonly sums: Map<number, number>;
}

/** The Attack of cards turned up one by one, each of the unseen ones equally likely; then the discards are shuffled (R6.5). */
function revealed(kinds: readonly Kind[], unseen: readonly number[], discards: readonly number[], draws: number): Chances {
  const done = new Map<number, number>();
  const whole = (left: readonly number[]): number[] => kinds.map((_, at) => left[at] ?? 0);
  let open: Iterable<Turned> = [{ left: whole(unseen), isRenewed: false, draws, sums: new Map([[0, 1]]) }];
  for (let isMore = true; isMore; ) {
    const next = new Map<string, Turned>();
    for (const turned of open) {
      const { left, isRenewed, draws: missing, sums } = turned;
      const all = left.reduce((sum, count) => sum + count, 0);
      if (missing === 0 || (all === 0 && isRenewed)) pour(done, sums, 0, 1);
      else if (all === 0) goOn(next, { left: whole(discards), isRenewed: true, draws: missing }, sums, 0, 1);
      else for (const [at, count] of left.entries()) if (count > 0) turn(next, turned, kinds, at, count / all);
    }
    open = next.values();
    isMore = next.size > 0;
  }
  return done;
}

/** One card of a kind is turned up. */
function turn(next: Map<string, Turned>, from: Turned, kinds: readonly Kind[], at: number, chance: number): void {
  const { gain, joins } = kinds[at] ?? NOTHING;
  const left = from.left.map((count, kind) => (kind === at ? count - 1 : count));
  goOn(next, { left, isRenewed: from.isRenewed, draws: from.draws - 1 + joins }, from.sums, gain, chance);
}

/** Ways that leave the same cards go on together. */
function goOn(next: Map<string, Turned>, to: Omit<Turned, 'sums'>, sums: Chances, gain: number, chance: number): void {
  const key = `${to.isRenewed} ${to.left.join()} ${to.draws}`;
  const turned = next.get(key) ?? { ...to, sums: new Map<number, number>() };
  pour(turned.sums, sums, gain, chance);
  next.set(key, turned);
}

function pour(into: Map<number, number>, sums: Chances, gain: number, chance: number): void {
  for (const [sum, weight] of sums) add(into, sum + gain, weight * chance);
}

/** R12.5: each die is rolled until it shows a Thug or the re-rolls are used up. */
function diceOf(game: CultsPlay, npc: number, district: number): Chances {
  const blank = DIE.filter((face) => face !== THUG).length / DIE.length;
  const miss = blank ** (1 + Math.max(0, rule(game, 'npcRerolls', npc, district)));
  let chances: Chances = new Map([[0, 1]]);
  const die: Chances = new Map([
    [0, miss],
    [1, 1 - miss],
  ]);
  for (let i = 0; i < rule(game, 'recruitmentDice', npc, district); i++) chances = combined(chances, die);
  return chances;
}

function combined(one: Chances, other: Chances): Chances {
  const both = new Map<number, number>();
  for (const [a, chanceOfA] of one) for (const [b, chanceOfB] of other) add(both, a + b, chanceOfA * chanceOfB);
  return both;
}

/** Leave out a tenth of the chances at each end. */
const RARE = 0.1;

function told(chances: Chances, sure: number, isOpen: boolean): OutlookView {
  const values = [...chances.keys()].sort((a, b) => a - b);
  const [least, most] = [values[0] ?? 0, values.at(-1) ?? 0];
  const below: number[] = [];
  let sum = 0;
  let from = most;
  let to = most;
  for (let value = least; value <= most; value++) {
    below.push(percent(sum));
    const before = sum;
    sum += chances.get(value) ?? 0;
    if (before <= RARE && sum > RARE) from = value;
    if (before < 1 - RARE && sum >= 1 - RARE) to = value;
  }
  return { least: sure + least, most: sure + most, likely: { from: sure + from, to: sure + to }, below: [...below, 100], isOpen };
}

/** Whole percents; 0 and 100 are kept for what is certain. */
const percent = (chance: number): number => (chance === 0 ? 0 : Math.min(99, Math.max(1, Math.round(chance * 100))));
