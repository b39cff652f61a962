import type { CultCard, Catalogue } from '../rules';

/** Who sits at the bench: the author's seat and one rival. */
export interface Bench {
  readonly book: Catalogue;
  /** The card on the bench. */
  readonly card: string;
  readonly me: string;
  readonly rival: string;
}

/** What the players at the bench try to do. */
export interface Intent {
  /** The Plan that the acting seat takes in the district of interest. */
  readonly plan: string | null;
  /** The seat that takes it. */
  readonly actor: string;
  /** The seat that is to win a Confrontation, if any. */
  readonly winner: string | null;
  /** The district of interest; `HERE` if left out. */
  readonly here?: string;
  /** Whether a Terror is to succeed. */
  readonly succeeds?: boolean;
}

/** A position with what the players try to do in it. */
export interface Staging {
  readonly scenario: Scenario;
  readonly intent: Intent;
}

/** A scenario as plain data (docs/headless.md). */
export type Scenario = Readonly<Record<string, unknown>>;

/** The district where everything of interest happens; always open. */
export const HERE = 'downtown';
const THERE = 'uptown';
const FAR = 'northside';

/** How much lies on the board: cards with conditions need one or the other. */
export const BOARDS = ['stocked', 'mine', 'theirs', 'overrun', 'alone', 'closeFight'] as const;
export type Board = (typeof BOARDS)[number];

type Rituals = readonly (readonly [string, number])[];
interface District {
  readonly sanity: number;
  readonly investigators: number;
  readonly rituals: Rituals;
  readonly sites: readonly string[];
  readonly dominance: readonly string[];
}

const district = (rituals: Rituals, sites: readonly string[], more: Partial<District> = {}): District => ({
  sanity: 3,
  investigators: 0,
  dominance: [],
  rituals,
  sites,
  ...more,
});

/** The districts of each board. One Ritual field of the three stays open here, so that Rituals can come. */
function districtsOf({ me, rival }: Bench, board: Board): Readonly<Record<string, District>> {
  switch (board) {
    case 'stocked':
      return {
        [HERE]: district(
          [
            [me, 1],
            [rival, 1],
          ],
          [me, rival],
          { investigators: 1, dominance: [rival] },
        ), // prettier-ignore
        [THERE]: district(
          [
            [me, 2],
            [rival, 2],
          ],
          [me],
          { investigators: 1, dominance: [me] },
        ), // prettier-ignore
        [FAR]: district([[me, 1]], [rival]),
      };
    case 'mine':
      return {
        [HERE]: district(
          [
            [me, 3],
            [me, 2],
          ],
          [me],
          { dominance: [rival, rival, rival] },
        ), // prettier-ignore
        [THERE]: district(
          [
            [me, 1],
            [rival, 1],
          ],
          [me],
        ), // prettier-ignore
        [FAR]: district([], [me, rival], { investigators: 2 }),
      };
    case 'theirs':
      return {
        [HERE]: district(
          [
            [me, 1],
            [rival, 3],
          ],
          [me, rival],
          { investigators: 2, dominance: [rival] },
        ), // prettier-ignore
        [THERE]: district([[rival, 2]], [rival], { dominance: [rival] }),
        [FAR]: district([[rival, 1]], []),
      };
    case 'overrun':
      return {
        [HERE]: district(
          [
            [rival, 3],
            [rival, 2],
          ],
          [me, rival],
        ), // prettier-ignore
        [THERE]: district([[me, 2]], [me]),
        [FAR]: district([], []),
      };
    case 'alone':
      return { [HERE]: district([[me, 1]], [me]), [THERE]: district([[me, 1]], []), [FAR]: district([[me, 2]], []) };
    case 'closeFight':
      return {
        [HERE]: district(
          [
            [me, 2],
            [rival, 1],
          ],
          [me, rival],
        ), // prettier-ignore
        [THERE]: district(
          [
            [me, 1],
            [rival, 2],
          ],
          [me, rival],
        ), // prettier-ignore
        [FAR]: district([], []),
      };
  }
}

/** The twelve starting cards of a cult, one entry per copy. */
export function startingCards({ book }: Bench, cult: string): readonly string[] {
  const deck = book.book.cults.find(({ id }) => id === cult)?.deck ?? {};
  return Object.entries(deck).flatMap(([card, copies]) => Array.from({ length: copies }, () => card));
}

/** Cards of a starting deck that show this icon; the first ones are those that show it most often. */
function withIcon(bench: Bench, cult: string, icon: 'attack' | 'power' | 'terror', count: number): readonly string[] {
  const shows = (card: string): number => cultCard(bench.book, card)?.icons?.[icon] ?? 0;
  return startingCards(bench, cult)
    .filter((card) => card !== bench.card && shows(card) > 0)
    .sort((a, b) => shows(b) - shows(a))
    .slice(0, count);
}

/** Null for cards that are never in a Cult deck. */
export function cultCard(book: Catalogue, id: string): CultCard | null {
  const type = book.typeById.get(id);
  return type === undefined ? null : book.cards[type]!;
}

/** The hand of the author's seat: the card, and something of every icon. */
const handOf = (bench: Bench): readonly string[] => [
  ...(cultCard(bench.book, bench.card) === null ? [] : [bench.card]),
  ...withIcon(bench, bench.me, 'attack', 2),
  ...withIcon(bench, bench.me, 'power', 2),
  ...withIcon(bench, bench.me, 'terror', 1),
];

const TOKENS = { thug: 3, initiate: 8, freak: 3 };

/** A table with this board and nobody's turn yet. */
export function tableOf(bench: Bench, board: Board): Scenario {
  const { me, rival, book } = bench;
  const spent = [...withIcon(bench, me, 'power', 1), book.types[book.disorganization]!];
  return {
    seats: [me, rival],
    round: 2,
    first: me,
    active: me,
    seed: 'bench',
    districts: districtsOf(bench, board),
    hands: { [me]: handOf(bench), [rival]: withIcon(bench, rival, 'attack', 2) },
    decks: { [me]: startingCards(bench, me), [rival]: startingCards(bench, rival) },
    discards: { [me]: spent, [rival]: withIcon(bench, rival, 'power', 1) },
    tokens: { [me]: TOKENS, [rival]: { thug: 2, initiate: 2, freak: 2 } },
  };
}

/** The same table at the beginning of a phase in which no Plan marker lies on the board. */
export const atPhase = (table: Scenario, phase: string): Scenario => ({ ...table, phase });

/** The same table in Mobilization: the card comes with the first draw. */
export function atMobilization(bench: Bench, table: Scenario): Scenario {
  const deck = [bench.card, ...startingCards(bench, bench.me)];
  const { hands: _, decks, ...rest } = table;
  return { ...rest, phase: 'mobilization', decks: { ...(decks as object), [bench.me]: deck } };
}

/** The same table in the Action phase: the seat that acts first has its marker on top here, the other one elsewhere. */
export function atAction(bench: Bench, table: Scenario, actor: string): Scenario {
  const other = actor === bench.me ? bench.rival : bench.me;
  const districts = table['districts'] as Readonly<Record<string, object>>;
  return {
    ...table,
    phase: 'action',
    first: actor,
    active: actor,
    districts: {
      ...districts,
      [HERE]: { ...districts[HERE], plans: [other, actor] },
      [THERE]: { ...districts[THERE], plans: [actor, other] },
    },
  };
}

/** The same table with the card in a stack of this district. */
export function withStack(bench: Bench, table: Scenario, stack: string, left: number): Scenario {
  const districts = table['districts'] as Readonly<Record<string, object>>;
  const hands = table['hands'] as Readonly<Record<string, readonly string[]>>;
  const mine = (hands[bench.me] ?? []).filter((card) => card !== bench.card);
  return {
    ...table,
    hands: { ...hands, [bench.me]: mine },
    districts: { ...districts, [HERE]: { ...districts[HERE], [stack]: { card: bench.card, left } } },
  };
}
