import { DISTRICTS, type District } from '../../contract/ids';
import type { GameConfig } from '../../contract/config';
import type { CardsReading } from '../../contract/reading';

export { DISTRICTS, type District };

export type StackWay = 'first-game' | 'draft' | 'random' | 'pinned';
export type CityState = 'in' | 'out' | 'sure';

/** Bots that may take a seat, strongest last but for the one that plays at random. */
export const BOTS = ['novice', 'cultist', 'elder', 'random'] as const;

/** The bot of a seat that nobody has changed. */
const USUAL_BOT: (typeof BOTS)[number] = 'cultist';

export interface SeatPlan {
  readonly cult: string;
  readonly by: string;
  readonly name: string;
}

/** The configuration being edited. Fields that one mode does not use keep their values for when it is chosen again. */
export interface GamePlan {
  /** 1 is solo. */
  readonly players: 1 | 2 | 3 | 4;
  /** Always four; the first `players` of them play. */
  readonly seats: readonly SeatPlan[];
  readonly npc: string;
  /** Null: drawn. */
  readonly objective: string | null;
  /** The number of a seat; null: random. */
  readonly first: number | null;
  readonly rounds: number;
  readonly closed: District;
  /** Null: random. */
  readonly setup: string | null;
  readonly stacks: StackWay;
  readonly pinned: Readonly<Record<District, { readonly guardian: string; readonly action: string }>>;
  /** City cards whose state is not the default. */
  readonly city: Readonly<Record<string, CityState>>;
  readonly tie: 'high' | 'low';
  readonly seed: string;
  /** The players' settings of mods, by mod id. */
  readonly settings: Readonly<Record<string, Readonly<Record<string, boolean | number | string>>>>;
}

const idsOf = (reading: CardsReading, kind: string): readonly string[] =>
  reading.cards.filter((card) => card.kind === kind).map((card) => card.id);

/** The cards to choose from, of the loaded mods. */
export const cardsOf = {
  cults: (reading: CardsReading): readonly string[] => reading.cults.map(({ id }) => id),
  guardians: (reading: CardsReading): readonly string[] => idsOf(reading, 'guardian'),
  actions: (reading: CardsReading): readonly string[] => idsOf(reading, 'action'),
  city: (reading: CardsReading): readonly string[] => idsOf(reading, 'city'),
  setups: (reading: CardsReading): readonly string[] => idsOf(reading, 'setup'),
  objectives: (reading: CardsReading): readonly string[] => idsOf(reading, 'objective'),
};

export const withSeat = (plan: GamePlan, at: number, changes: Partial<SeatPlan>): GamePlan => ({
  ...plan,
  seats: plan.seats.map((seat, i) => (i === at ? { ...seat, ...changes } : seat)),
});

/** Gives a seat this cult; a seat that had it gets the other's, so that no cult is there twice (R1.4). */
export function withCult(plan: GamePlan, seat: number, cult: string): GamePlan {
  const before = plan.seats[seat]!.cult;
  const seats = plan.seats.map((one, at) =>
    at === seat ? { ...one, cult } : one.cult === cult ? { ...one, cult: before } : one,
  );
  // The new cult of the solo player cannot be the NPC as well (R12.2).
  return { ...plan, seats, npc: plan.npc === seats[0]!.cult ? plan.seats[0]!.cult : plan.npc };
}

/** Gives the NPC this cult; if it was the player's, the player gets the NPC's. */
export const withNpc = (plan: GamePlan, npc: string): GamePlan =>
  plan.seats[0]!.cult === npc ? withCult(plan, 0, plan.npc) : { ...plan, npc };

/** Pins a card to a district; the district that had it gets the previous card (R4.5: no stack twice). */
export function withPinned(plan: GamePlan, district: District, kind: 'guardian' | 'action', card: string): GamePlan {
  const before = plan.pinned[district][kind];
  const pinned = Object.fromEntries(
    DISTRICTS.map((name) => {
      const here = plan.pinned[name];
      if (name === district) return [name, { ...here, [kind]: card }];
      return [name, here[kind] === card ? { ...here, [kind]: before } : here];
    }),
  ) as GamePlan['pinned'];
  return { ...plan, pinned };
}

export const isClosed = ({ players, closed }: GamePlan, district: District): boolean =>
  players !== 4 && district === (players === 1 ? 'rivertown' : closed);

/** R7.1: a City card is turned up in every round but the first. */
export const mostSure = ({ rounds }: GamePlan): number => rounds - 1;

const CITY_ORDER: readonly CityState[] = ['in', 'out', 'sure'];

export function withCityStep(plan: GamePlan, card: string): GamePlan {
  const next = CITY_ORDER[(CITY_ORDER.indexOf(plan.city[card] ?? 'in') + 1) % CITY_ORDER.length]!;
  return { ...plan, city: { ...plan.city, [card]: next } };
}

/** Adapts a plan to changed cards: replaces what no longer exists. */
export function fitted(plan: GamePlan, reading: CardsReading): GamePlan {
  const cults = cardsOf.cults(reading);
  const free = cults.filter((id) => !plan.seats.some((seat) => seat.cult === id));
  const seats = plan.seats.map((seat) => (cults.includes(seat.cult) ? seat : { ...seat, cult: free.shift() ?? cults[0]! }));
  const npc = cults.includes(plan.npc) && plan.npc !== seats[0]!.cult ? plan.npc : cults.find((id) => id !== seats[0]!.cult)!;
  const among = (ids: readonly string[], id: string | null): string | null => (id !== null && ids.includes(id) ? id : null);
  const city = cardsOf.city(reading);
  return {
    ...plan,
    seats,
    npc,
    objective: among(cardsOf.objectives(reading), plan.objective),
    setup: among(cardsOf.setups(reading), plan.setup),
    pinned: fittedStacks(plan.pinned, reading),
    city: Object.fromEntries(Object.entries(plan.city).filter(([card]) => city.includes(card))),
  };
}

function fittedStacks(pinned: GamePlan['pinned'], reading: CardsReading): GamePlan['pinned'] {
  const pick = (kind: 'guardian' | 'action', all: readonly string[]): readonly string[] => {
    const kept = DISTRICTS.map((name) => pinned[name][kind]).map((id) => (all.includes(id) ? id : ''));
    const free = all.filter((id) => !kept.includes(id));
    return kept.map((id) => (id === '' ? (free.shift() ?? all[0] ?? '') : id));
  };
  const guardians = pick('guardian', cardsOf.guardians(reading));
  const actions = pick('action', cardsOf.actions(reading));
  return Object.fromEntries(
    DISTRICTS.map((name, i) => [name, { guardian: guardians[i]!, action: actions[i]! }]),
  ) as GamePlan['pinned'];
}

/** The default plan: a solo game for a first-time player. */
export function defaultPlan(seed: string): GamePlan {
  const none = { guardian: '', action: '' };
  return {
    players: 1,
    seats: ['dagon', 'cthulhu', 'hastur', 'chaugnar'].map((cult, i) => ({ cult, by: i === 0 ? 'human' : USUAL_BOT, name: '' })),
    npc: 'cthulhu',
    objective: 'ascendance',
    first: 0,
    rounds: 6,
    closed: 'rivertown',
    setup: 'quiet-streets',
    stacks: 'first-game',
    pinned: { downtown: none, rivertown: none, uptown: none, northside: none },
    city: {},
    tie: 'high',
    seed,
    settings: {},
  };
}

export const withSettings = (plan: GamePlan, mod: string, values: GamePlan['settings'][string]): GamePlan => ({
  ...plan,
  settings: { ...plan.settings, [mod]: values },
});

/** The plan as the engine's `config` (docs/headless.md). */
export function configOf(plan: GamePlan, mods: readonly string[] = []): GameConfig & Readonly<Record<string, unknown>> {
  const isSolo = plan.players === 1;
  const seats = plan.seats.slice(0, plan.players).map((seat) => {
    if (isSolo) return { ...seat, by: 'human' };
    // Only people write their names.
    return seat.by === 'human' ? seat : { ...seat, name: '' };
  });
  const first = plan.first === null ? null : (seats[plan.first] ?? seats[0]!).cult;
  const cards = (state: CityState): string[] => Object.entries(plan.city).flatMap(([card, now]) => (now === state ? [card] : []));
  return {
    seats,
    seed: plan.seed,
    rounds: plan.rounds,
    setup: plan.setup,
    stacks: plan.stacks === 'pinned' ? openStacks(plan) : plan.stacks,
    city: { exclude: cards('out'), pin: cards('sure') },
    settings: Object.fromEntries(Object.entries(plan.settings).filter(([mod]) => mods.includes(mod))),
    ...(plan.players < 4 ? { closed: isSolo ? 'rivertown' : plan.closed } : {}),
    ...(isSolo ? { solo: { npc: plan.npc, objective: plan.objective }, options: { npcOpposeTie: plan.tie } } : { first }),
  };
}

function openStacks(plan: GamePlan): Record<string, unknown> {
  return Object.fromEntries(DISTRICTS.filter((name) => !isClosed(plan, name)).map((name) => [name, plan.pinned[name]]));
}

/** A random seed. */
export function newSeed(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
  return [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => letters[byte % letters.length]!).join('');
}
