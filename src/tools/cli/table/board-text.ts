import { SPOT_PLANS, type District } from '../../../games/cults/contract/ids';
import { DISTRICTS, type Card } from '../../../games/cults/rules';
import type { CultsLibrary } from '../../../games/cults/base-set/library';
import { roman, type Names, type Words } from '../../../games/cults/words';
import { cardLines } from '../cards/card-lines';
import type { Paint } from '../process/paint';
import type { SanityView, View } from '../../../games/cults/contract/view-types';

/** R3.6: the token, the Investigators and what cards add, such as `4+2-1=5`; cards only where they add something. */
function sanityText({ token, investigators, other, now }: SanityView): string {
  const cards = other === 0 ? '' : other > 0 ? `+${other}` : `${other}`;
  return `${token}+${investigators}${cards}=${now}`;
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

  board(shown: View): string {
    const { ui } = this.#words;
    const head = [ui.roundOf(shown.round, shown.rounds), this.#words.phase(shown.phase)];
    if (shown.city.active.length > 0)
      head.push(`${ui.cityCard}: ${shown.city.active.map((id) => this.#names.card(id)).join(', ')}`);
    if (shown.solo?.objective) head.push(`${ui.objective}: ${this.#names.card(shown.solo.objective)}`);
    const districts = DISTRICTS.map((id, i) => this.#district(shown, id, i + 1));
    return [this.#paint.bold(head.join(' · ')), ...districts, ...this.#cults(shown), ...this.hand(shown)].join('\n');
  }

  #district(shown: View, id: District, number: number): string {
    const { ui } = this.#words;
    const name = this.#paint.bold(`${number} ${this.#words.district(id)}`.padEnd(14));
    const place = shown.districts[id];
    if (place === undefined) return `${name} ${this.#paint.dim(`[${ui.closed}]`)}`;
    const sanity = `${ui.sanity} ${sanityText(shown.numbers.districts[id]!.sanity)}`;
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

  #cults(shown: View): string[] {
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
  hand({ seat, hands, tokens: held, planned, numbers }: View): string[] {
    const { ui } = this.#words;
    const own = seat ?? '';
    const hand = hands[own];
    const cards = hand === undefined || 'count' in hand ? [] : hand;
    const tokens = Object.entries(held[own] ?? {}).map(
      ([token, count]: [string, number]) => `${count} ${this.#words.token(token, count)}`,
    );
    const { planSpots } = numbers.inForce;
    const spots = SPOT_PLANS.map((plan) => `${this.#words.plan(plan)} ${planned[own]?.[plan] ?? 0}/${planSpots}`);
    return [
      `${this.#paint.good(ui.hand)}: ${cards.map((id) => this.#names.card(id)).join(', ') || ui.empty}`,
      `${this.#paint.good(ui.tokens)}: ${tokens.join(', ')}   ${this.#paint.good(ui.planBoard)}: ${spots.join(', ')}`,
    ];
  }

  /** A card with its name, kind, icons, cost and printed text. */
  card(card: Card, library: CultsLibrary): string {
    const [head = '', ...text] = cardLines(card, this.#words.lang, library);
    return [this.#paint.bold(head), ...text.map((line) => `  ${line}`)].join('\n');
  }

  scores({ scores }: View): string {
    const { ui } = this.#words;
    return Object.entries(scores)
      .map(
        ([cult, score]) =>
          `${this.#cult(cult)}: ${ui.points(score.total)} (${ui.scoreDominance} ${score.dominance}, ${ui.scoreSites} ${score.sites}, ${ui.scoreRituals} ${score.mostRituals})`,
      )
      .join('\n');
  }
}
