import type { Below } from '../../../kernel';
import {
  DISTRICTS,
  EVENT_TYPES,
  FACES,
  KEYWORDS,
  RULES,
  SCRIPT_COUNTS,
  SECRET_COUNTS,
  STACKS,
  TOKENS,
} from '../../../games/cults/rules';
import { WINDOW_WORDS as WINDOWS } from '../../../games/cults/contract/language';

type Doc = Record<string, unknown>;

/** Where a declaration stands. `own`: `you` is certainly the owner of the card; otherwise secret counts are refused. */
interface Place {
  readonly kind: 'card' | 'city' | 'npc' | 'objective';
  readonly own: boolean;
  readonly depth: number;
}

const WHO = ['you', 'owner', 'rivals', 'everyone', 'others', 'firstCultist', 'eventSeat', 'npc', 'rivalsInFight'];
const WHERE = ['here', 'anywhere', 'elsewhere', 'choice', ...DISTRICTS];
/** The settings that every random mod has, so that declarations can read them. */
export const SETTINGS = [
  { name: 'many', type: 'number', default: 2, min: 0, max: 20 },
  { name: 'harsh', type: 'boolean', default: true },
] as const;
/** Maximum nesting of effects: deeper ones show nothing new and take long. */
const DEEPEST = 4;

/** Writes random declarations over the whole vocabulary of effects, conditions, triggers and card kinds. */
export class DeclaredMod {
  readonly #below: Below;

  constructor(below: Below) {
    this.#below = below;
  }

  #one<T>(items: readonly T[]): T {
    return items[this.#below(items.length)]!;
  }

  #often(times: number, of: number): boolean {
    return this.#below(of) < times;
  }

  #maybe(times: number, of: number, doc: () => Doc): Doc {
    return this.#often(times, of) ? doc() : {};
  }

  #list<T>(least: number, most: number, make: () => T): T[] {
    return Array.from({ length: least + this.#below(most - least + 1) }, make);
  }

  #levels(): number[] {
    return [1, 2, 3].filter(() => this.#often(2, 3));
  }

  #quantity({ own }: Place): Doc {
    const open = SCRIPT_COUNTS.filter((count) => !SECRET_COUNTS.includes(count));
    const of = this.#one([undefined, 'you', 'owner', ...WHO]);
    const mine = of === 'owner' || (own && (of === undefined || of === 'you'));
    return {
      count: this.#one([...(mine ? SCRIPT_COUNTS : open), 'chosen']),
      ...(of === undefined ? {} : { of }),
      ...this.#maybe(1, 2, () => ({ where: this.#one(WHERE) })),
      ...this.#maybe(1, 4, () => ({ levels: this.#levels() })),
    };
  }

  #amount(place: Place): unknown {
    switch (this.#below(8)) {
      case 0:
        return this.#quantity(place);
      case 1:
        return { rule: this.#one(Object.keys(RULES)) };
      case 2:
        return { setting: 'many' };
      case 3:
        return this.#below(21);
      default:
        return this.#below(5);
    }
  }

  #condition(place: Place, depth = 0): Doc {
    const inner = (): Doc => this.#condition(place, depth + 1);
    switch (depth > 2 ? 9 : this.#below(12)) {
      case 0:
        return { not: inner() };
      case 1:
        return { all: this.#list(0, 2, inner) };
      case 2:
        return { any: this.#list(1, 2, inner) };
      case 3:
        return { everywhere: inner() };
      case 4:
        return { leadsBy: (place.kind === 'objective' || place.kind === 'npc' ? 1 : 2) + this.#below(3) };
      case 5:
        return { moved: true };
      case 6:
        return { setting: 'harsh', is: this.#often(1, 2) };
      default:
        return {
          ...this.#quantity(place),
          ...this.#maybe(2, 3, () => ({ atLeast: this.#below(4) })),
          ...this.#maybe(1, 3, () => ({ atMost: this.#below(8) })),
          ...this.#maybe(1, 6, () => ({ moreThan: this.#quantity(place) })),
        };
    }
  }

  #change(lasting: readonly string[] = ['turn', 'round', 'game']): Doc {
    const number = (least: number): unknown => (this.#often(1, 8) ? { setting: 'many' } : least + this.#below(21 - least));
    return {
      number: this.#one(Object.keys(RULES)),
      ...this.#maybe(2, 3, () => ({ add: number(-20) })),
      ...this.#maybe(1, 4, () => ({ set: number(0) })),
      ...this.#maybe(1, 6, () => ({ atLeast: number(0) })),
      ...this.#maybe(1, 6, () => ({ atMost: number(0) })),
      ...this.#maybe(1, 4, () => ({ where: this.#one(['here', ...DISTRICTS]) })),
      ...this.#maybe(1, 3, () => ({ of: this.#one(['you', 'everyone']) })),
      ...this.#maybe(1, 8, () => ({ kind: this.#one(STACKS) })),
      lasts: this.#one(lasting),
      ...this.#maybe(1, 3, () => ({ rounds: 1 + this.#below(10) })),
    };
  }

  /** A random effect; effects that contain effects become rarer with depth. */
  #effect(place: Place): Doc {
    const who = this.#often(1, 3) ? this.#one(WHO) : undefined;
    const aimed: Place = who === undefined || who === 'you' ? place : { ...place, own: who === 'owner' };
    const verbs = this.#verbs(place, aimed);
    const composed = ['subscribe', 'chooseOne', 'chooseDistrict', 'chooseSeat', 'chooseNumber', 'forEach', 'forEachDistrict'];
    const simple = Object.keys(verbs).filter((name) => !composed.includes(name) && name !== 'if' && name !== 'pay');
    const name = this.#one(place.depth >= DEEPEST || this.#often(1, 2) ? simple : Object.keys(verbs));
    const doc: Doc = { do: name, ...verbs[name]!() };
    return who !== undefined && AIMED.includes(name) ? { ...doc, who } : doc;
  }

  #effects(place: Place): Doc[] {
    return this.#list(1, 3, () => this.#effect({ ...place, depth: place.depth + 1 }));
  }

  #verbs(place: Place, aimed: Place): Record<string, () => Doc> {
    const where = (): Doc => ({ where: this.#one(WHERE) });
    const amount = (): Doc => ({ count: this.#amount(aimed) });
    const few = (): Doc => this.#maybe(1, 2, () => ({ count: 1 + this.#below(8) }));
    const nothing = (): Doc => ({});
    const npc = place.kind === 'npc' ? { npcInfluence: nothing, npcBonusCard: nothing, dominate: nothing } : {};
    return {
      draw: amount,
      discard: () => ({ count: 1 + this.#below(12), ...this.#flag('upTo'), ...this.#flag('other') }),
      destroyDiscard: () => this.#maybe(1, 3, () => ({ only: this.#one(['disorganization', 'acolyte', 'random:a0']) })),
      disorganization: () => this.#maybe(1, 2, amount),
      takeFromStack: () => ({
        ...where(),
        ...this.#maybe(1, 3, () => ({ kind: this.#one(STACKS) })),
        ...this.#maybe(1, 2, () => ({ to: this.#one(['hand', 'deck']) })),
        ...this.#flag('notAcquired'),
      }),
      keepCards: () => ({ count: this.#one([1, 2, 12, 'all']), ...this.#maybe(1, 4, () => ({ except: 'acolyte' })) }),
      gain: () => ({ token: this.#one([...TOKENS, 'choice']), ...amount() }),
      lose: () => ({ token: this.#one([...TOKENS, 'choice']), ...amount() }),
      placeRitual: () => ({ level: this.#one([1, 2, 3, 'highest', 'lowest']), ...where() }),
      moveRitual: () => ({
        from: this.#one(WHERE),
        to: this.#one(WHERE),
        ...this.#flag('raise'),
        ...this.#maybe(1, 3, () => ({ levels: this.#levels() })),
      }),
      raiseRitual: where,
      removeRitual: () => ({
        of: this.#one(['rivals', 'you', 'everyone']),
        ...where(),
        ...this.#maybe(1, 3, () => ({ levels: this.#levels() })),
      }),
      placeSite: where,
      placeDominance: () => ({ ...where(), ...this.#maybe(1, 2, () => ({ count: this.#amount(place) })) }),
      removeDominance: () => ({ of: this.#one(['rivals', 'you']), ...where() }),
      advanceInvestigator: () => ({ ...where(), ...few() }),
      placeInvestigator: () => ({ ...where(), ...few() }),
      removeInvestigator: () => ({ ...where(), ...few() }),
      swapPlans: where,
      setDie: () => ({ face: this.#one([...FACES, 'any']) }),
      skipAdvance: nothing,
      keepRitual: nothing,
      addThugs: () => ({ count: this.#amount(place) }),
      addAttack: () => ({ count: this.#amount(place) }),
      joinTopCard: nothing,
      passOnDisorganization: nothing,
      takeBackThugs: nothing,
      saveRitual: nothing,
      change: () => this.#change(),
      ...npc,
      ...this.#composed(place, aimed),
    };
  }

  #composed(place: Place, aimed: Place): Record<string, () => Doc> {
    const condition = (at: Place): Doc => this.#maybe(1, 2, () => ({ where: this.#condition(at) }));
    const later: Place = { ...place, own: place.kind !== 'city', depth: place.depth + 1 };
    return {
      subscribe: () => ({
        triggers: this.#list(1, 4, () => this.trigger(later)),
        lasts: this.#one(['round', 'game']),
        ...this.#maybe(1, 2, () => ({ rounds: 1 + this.#below(10) })),
      }),
      chooseOne: () => ({ options: this.#ways(aimed) }),
      chooseDistrict: () => ({ ...condition(aimed), effects: this.#effects(aimed) }),
      chooseSeat: () => ({
        of: this.#one(['rivals', 'everyone']),
        ...condition({ ...aimed, own: false }),
        effects: this.#effects(aimed),
      }),
      chooseNumber: () => {
        const from = this.#below(21);
        return {
          from,
          to: this.#often(1, 8) ? this.#below(21) : Math.min(20, from + this.#below(5)),
          effects: this.#effects(place),
        };
      },
      forEach: () => {
        const who = this.#one(WHO);
        const each: Place = who === 'you' ? place : { ...place, own: who === 'owner' };
        return { who, ...condition(each), effects: this.#effects(each) };
      },
      forEachDistrict: () => ({ ...condition(place), effects: this.#effects(place) }),
      if: () => ({
        is: this.#condition(place),
        effects: this.#effects(place),
        ...this.#maybe(1, 2, () => ({ else: this.#effects(place) })),
      }),
      pay: () => ({ power: 1 + this.#below(6), effects: this.#effects(place) }),
    };
  }

  #ways(place: Place): Doc[] {
    const count = 1 + this.#below(4);
    return Array.from({ length: count }, (_, i) => ({
      choice: `way ${i}`,
      ...(i > 0 ? this.#maybe(1, 2, () => ({ when: this.#condition({ ...place, own: true }) })) : {}),
      effects: this.#often(1, 6) ? [] : this.#effects(place),
    }));
  }

  #flag(name: string): Doc {
    return this.#maybe(1, 3, () => ({ [name]: true }));
  }

  trigger(place: Place): Doc {
    return {
      on: this.#one(EVENT_TYPES),
      ...this.#maybe(1, 2, () => ({ by: this.#one(['owner', 'rival', 'anyone']) })),
      ...this.#maybe(1, 3, () => ({ where: this.#condition(place) })),
      ...this.#flag('optional'),
      ...this.#maybe(1, 4, () => ({ self: this.#one(['discard', 'destroy']) })),
      effects: this.#effects(place),
    };
  }

  #ability(at: number): Doc {
    const place: Place = { kind: 'card', own: true, depth: 0 };
    const keywords = KEYWORDS.filter((keyword) => keyword !== 'trigger');
    return {
      keyword: this.#one(keywords),
      mode: `mode-${at}`,
      ...this.#maybe(1, 2, () => ({ window: this.#one(WINDOWS) })),
      ...this.#maybe(1, 3, () => ({ when: this.#condition(place) })),
      ...this.#maybe(1, 4, () => ({ self: this.#one(['discard', 'destroy']) })),
      ...this.#flag('forfeit'),
      effects: this.#effects(place),
    };
  }

  /** A card of a Cult deck. */
  cultCard(kind: string, id: string): Doc {
    const place: Place = { kind: 'card', own: true, depth: 0 };
    const price = kind === 'starting' ? {} : { cost: this.#below(4), copies: 1 + this.#below(12) };
    return {
      ...named(kind, id),
      ...price,
      icons: { attack: this.#below(3), power: this.#below(4), terror: this.#below(3) },
      abilities: Array.from({ length: 1 + this.#below(3) }, (_, at) => this.#ability(at)),
      triggers: this.#list(0, 2, () => this.trigger(place)),
    };
  }

  cityCard(id: string): Doc {
    const place: Place = { kind: 'city', own: false, depth: 0 };
    return {
      ...named('city', id),
      investigators: DISTRICTS.filter(() => this.#often(1, 3)),
      lasts: this.#one(['once', 'round', 'game']),
      effects: this.#effects(place),
      triggers: this.#list(0, 2, () => this.trigger(place)),
    };
  }

  setup(id: string): Doc {
    const each = (make: () => number): Doc => Object.fromEntries(DISTRICTS.map((name) => [name, make()]));
    return {
      ...named('setup', id),
      sanity: each(() => 1 + this.#below(9)),
      nearer: each(() => this.#below(4)),
      arrived: each(() => this.#below(6)),
    };
  }

  objective(id: string): Doc {
    const place: Place = { kind: 'objective', own: true, depth: 0 };
    return {
      ...named('objective', id),
      difficulty: 1 + this.#below(20),
      requires: this.#list(0, 3, () => this.#condition(place)),
    };
  }

  npc(id: string, number: number): Doc {
    const place: Place = { kind: 'npc', own: true, depth: 0 };
    return {
      ...named('npc', id),
      number,
      otherwise: this.#list(0, 2, () => ({ if: this.#condition(place), go: 1 + this.#below(6) })),
      effects: this.#effects(place),
    };
  }

  rules(): Doc {
    const changes = this.#list(0, 3, () => this.#change(['game']));
    const { id: _none, ...rest } = named('rules', '');
    return { ...rest, ...this.#maybe(1, 3, () => ({ when: { setting: 'harsh', is: this.#often(1, 2) } })), changes };
  }

  cult(id: string, cards: readonly string[]): Doc {
    return {
      ...named('cult', id),
      colour: '#123456',
      emblem: 'eye',
      deck: Object.fromEntries(cards.map((card) => [card, 12 / cards.length])),
    };
  }
}

/** Effects with a `who` field. */
const AIMED = [
  'draw',
  'discard',
  'destroyDiscard',
  'disorganization',
  'gain',
  'lose',
  'chooseOne',
  'chooseDistrict',
  'chooseSeat',
];

const named = (kind: string, id: string): Doc => ({ kind, id, name: { en: `Card ${id}`, pl: `Karta ${id}` } });
