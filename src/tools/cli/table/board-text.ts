import { DISTRICTS, PLANS } from '../../../games/cults/rules';
import { type SeatView } from '../../../kernel';
import { roman, type Names, type Words } from '../../../games/cults/words';
import type { Paint } from '../process/paint';

/** The fields of a view that the text board uses. */
interface Shown {
  readonly seat: string;
  readonly round: number;
  readonly rounds: number;
  readonly phase: string;
  readonly closed?: string;
  readonly solo?: {
    readonly npc: string;
    readonly objective: string | null;
    readonly bonus: { readonly cards: { count: number }; readonly thugs: number };
  };
  readonly districts: Readonly<Record<string, DistrictShown>>;
  readonly hands: Readonly<Record<string, readonly string[] | { readonly count: number }>>;
  readonly decks: Readonly<Record<string, { readonly count: number }>>;
  readonly discards: Readonly<Record<string, readonly string[]>>;
  readonly tokens: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly supply: Readonly<
    Record<
      string,
      { readonly rituals: readonly number[]; readonly sites: number; readonly dominance: number; readonly plans: number }
    >
  >;
  readonly planned: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly city: { readonly active: readonly string[]; readonly deck: { readonly count: number } };
  readonly scores: Readonly<
    Record<string, { readonly dominance: number; readonly sites: number; readonly mostRituals: number; readonly total: number }>
  >;
}
interface DistrictShown {
  readonly sanity: number;
  readonly investigators: number;
  readonly track: number;
  readonly rituals: readonly (readonly [string, number])[];
  readonly sites: readonly string[];
  readonly dominance: readonly string[];
  readonly guardian: { readonly card: string; readonly left: number } | null;
  readonly action: { readonly card: string; readonly left: number } | null;
  readonly plans: readonly string[];
}

/** The board as text: everything a person needs to decide. */
export class BoardText {
  readonly #words: Words;
  readonly #names: Names;
  readonly #paint: Paint;

  constructor(words: Words, names: Names, paint: Paint) {
    this.#words = words;
    this.#names = names;
    this.#paint = paint;
  }

  board(view: SeatView): string {
    const shown = view as unknown as Shown;
    const { ui } = this.#words;
    const head = [ui.roundOf(shown.round, shown.rounds), this.#words.phase(shown.phase)];
    if (shown.city.active.length > 0)
      head.push(`${ui.cityCard}: ${shown.city.active.map((id) => this.#names.card(id)).join(', ')}`);
    if (shown.solo?.objective) head.push(`${ui.objective}: ${this.#names.card(shown.solo.objective)}`);
    const districts = DISTRICTS.map((id, i) => this.#district(shown, id, i + 1));
    return [this.#paint.bold(head.join(' · ')), ...districts, ...this.#cults(shown), ...this.hand(view)].join('\n');
  }

  #district(shown: Shown, id: string, number: number): string {
    const { ui } = this.#words;
    const name = this.#paint.bold(`${number} ${this.#words.district(id)}`.padEnd(14));
    const place = shown.districts[id];
    if (place === undefined) return `${name} ${this.#paint.dim(`[${ui.closed}]`)}`;
    const sanity = `${ui.sanity} ${place.sanity}+${place.investigators}=${place.sanity + place.investigators}`;
    const stack = (kind: 'guardian' | 'action'): string => {
      const entry = place[kind];
      return entry === null ? '–' : `${this.#names.card(entry.card)} ×${entry.left}`;
    };
    const cults = (ids: readonly string[]): string => ids.map((cult) => this.#cult(cult)).join(' ') || '–';
    const rituals = place.rituals.map(([cult, level]) => `${this.#cult(cult)} ${roman(level)}`).join(', ') || '–';
    return [
      `${name} ${sanity} · ${ui.track} ${place.track} · ${stack('guardian')} | ${stack('action')}`,
      `${' '.repeat(15)}${ui.rituals}: ${rituals} · ${ui.sites}: ${cults(place.sites)} · ${ui.dominance}: ${cults(place.dominance)}`,
      ...(place.plans.length === 0
        ? []
        : [`${' '.repeat(15)}${ui.plans}: ${place.plans.map((cult) => this.#cult(cult)).join(' < ')}`]),
    ].join('\n');
  }

  #cult(id: string): string {
    return this.#paint.cult(id, this.#names.cult(id));
  }

  #cults(shown: Shown): string[] {
    const { ui } = this.#words;
    return Object.keys(shown.supply).map((cult) => {
      const hand = shown.hands[cult];
      const cards = hand === undefined ? null : `${ui.hand} ${'count' in hand ? hand.count : hand.length}`;
      const supply = shown.supply[cult]!;
      const rituals = supply.rituals.map((count, i) => `${roman(i + 1)}×${count}`).join(' ');
      const parts = [
        cards,
        `${ui.deck} ${shown.decks[cult]!.count}`,
        `${ui.discard} ${shown.discards[cult]!.length}`,
        `${ui.supply}: ${rituals}, ${ui.sites} ${supply.sites}, ${ui.dominance} ${supply.dominance}`,
        cult === shown.solo?.npc
          ? `${ui.npc}: ${this.#words.token('thug', shown.solo.bonus.thugs)} ${shown.solo.bonus.thugs}, ${ui.bonusCards} ${shown.solo.bonus.cards.count}`
          : null,
        ui.points(shown.scores[cult]!.total),
      ];
      return `${this.#cult(cult)}: ${parts.filter((part) => part !== null).join(' · ')}`;
    });
  }

  /** The viewer's hand, tokens and executed Plans. */
  hand(view: SeatView): string[] {
    const shown = view as unknown as Shown;
    const { ui } = this.#words;
    const hand = shown.hands[shown.seat] as readonly string[];
    const tokens = Object.entries(shown.tokens[shown.seat]!).map(
      ([token, count]) => `${count} ${this.#words.token(token, count)}`,
    );
    const spots = PLANS.slice(0, 4).map((plan) => `${this.#words.plan(plan)} ${shown.planned[shown.seat]?.[plan] ?? 0}/2`);
    return [
      `${this.#paint.good(ui.hand)}: ${hand.map((id) => this.#names.card(id)).join(', ') || ui.empty}`,
      `${this.#paint.good(ui.tokens)}: ${tokens.join(', ')}   ${this.#paint.good(ui.planBoard)}: ${spots.join(', ')}`,
    ];
  }

  scores(view: SeatView): string {
    const { scores } = view as unknown as Shown;
    const { ui } = this.#words;
    return Object.entries(scores)
      .map(
        ([cult, score]) =>
          `${this.#cult(cult)}: ${ui.points(score.total)} (${ui.scoreDominance} ${score.dominance}, ${ui.scoreSites} ${score.sites}, ${ui.scoreRituals} ${score.mostRituals})`,
      )
      .join('\n');
  }
}
