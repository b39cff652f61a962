import { Container, Rectangle } from 'pixi.js';
import { PALETTE } from '../../../../platform/config/palette';
import type { ExplainTopic } from '../../words';
import type { TableView } from '../../contract/view-types';
import { makeButton } from '../../../../platform/ui/controls/button';
import { makePanel } from '../../../../platform/ui/panel';
import { shown } from '../../../../platform/ui/shown';
import { makeBar, makeIcon } from '../../../../platform/ui/sprite';
import { makeDisc } from '../disc';
import { fitWidth, makeText } from '../../../../platform/ui/text';
import { BLUFF, PLANS, SPOT_PLANS, type Plan, type SpotPlan } from '../../contract/ids';
import type { CultsPart, TableContext } from '../context';
import { explained } from '../facts/explained';

const TOPICS: Readonly<Record<Plan, ExplainTopic>> = {
  augmentation: 'planAugmentation',
  preparation: 'planPreparation',
  influence: 'planInfluence',
  dominance: 'planDominance',
  bluff: 'planBluff',
};

/** R8.2: how often a seat may execute each kind of Plan in a round. */
export const spotsOf = ({ numbers }: TableView, seat: string): number =>
  numbers.differing[seat]?.planSpots ?? numbers.inForce.planSpots;

/** The most that any seat has: every seat gets as much room. */
export const spotsIn = (view: TableView): number => Math.max(...view.seats.map((seat) => spotsOf(view, seat)));

/** R8.3: how many tokens a Bluff brings now. */
export const bluffTokensIn = ({ numbers }: TableView): number => numbers.inForce.bluffTokens;

/** One spot of a Plan; its disc is visible once it is used. */
interface Spot {
  readonly cult: string;
  readonly plan: SpotPlan;
  readonly spot: number;
  readonly disc: Container;
}

interface Placing {
  readonly seat: number;
  readonly seats: number;
  /** The spots of this seat, and the most that any has. */
  readonly spots: number;
  readonly most: number;
  readonly height: number;
}

/** The Plan board: a row for each Plan, two spots in it for each player, and the Bluff that has no limit. */
export class PlanBoard implements CultsPart {
  readonly root = new Container();
  readonly #context: TableContext;
  readonly #rows = new Container();
  readonly #spots: Spot[] = [];
  #built = '';

  /** `readReference` opens the reference; null omits the button. */
  constructor(context: TableContext, readReference: (() => void) | null = null) {
    this.#context = context;
    const { planBoard, unit } = context.layout;
    this.root.position.set(planBoard.x, planBoard.y);
    const title = makeText(context.app.panels.planBoard, 'heading', { unit });
    fitWidth(title, planBoard.width - 70 * unit).position.set(14 * unit, 9 * unit);
    this.root.addChild(makePanel({ x: 0, y: 0, width: planBoard.width, height: planBoard.height }), title, this.#rows);
    if (readReference === null) return;
    const help = makeButton('?', {
      unit,
      width: 30 * unit,
      height: 28 * unit,
      title: context.app.panels.planReference,
      press: readReference,
    });
    help.position.set(planBoard.width - 40 * unit, 8 * unit);
    this.root.addChild(help);
  }

  show(view: TableView): void {
    const spots = view.seats.map((seat) => `${seat} ${spotsOf(view, seat)}`);
    const key = `${spots.join()}/${bluffTokensIn(view)}`;
    if (key !== this.#built) this.#build(view);
    this.#built = key;
    for (const { cult, plan, spot, disc } of this.#spots) disc.alpha = spot < (view.planned[cult]?.[plan] ?? 0) ? 1 : 0;
  }

  /** Rebuilds the board when the allowed number of spots changes. */
  #build(view: TableView): void {
    this.#spots.length = 0;
    for (const child of this.#rows.removeChildren()) child.destroy({ children: true });
    const { planBoard, unit } = this.#context.layout;
    const most = spotsIn(view);
    const top = 42 * unit;
    const height = (planBoard.height - top - 8 * unit) / PLANS.length;
    const rows = PLANS.map((plan, at) => this.#row(plan, TOPICS[plan], top + at * height, height));
    SPOT_PLANS.forEach((plan, at) => {
      view.seats.forEach((cult, seat) => {
        const place = { seat, seats: view.seats.length, most, spots: spotsOf(view, cult), height };
        this.#spotsOf(rows[at]!, plan, cult, place);
      });
    });
    const bluff = rows[BLUFF]!;
    const words = makeText(this.#context.app.panels.noLimit(bluffTokensIn(view)), 'small', {
      unit,
      size: 14,
      anchor: [0, 0.5],
    });
    fitWidth(words, planBoard.width - 66 * unit).position.set(52 * unit, height * 0.72);
    bluff.addChild(shown(words, 'bluff'));
  }

  #row(plan: string, topic: ExplainTopic, y: number, height: number): Container {
    const { planBoard, unit } = this.#context.layout;
    const row = new Container({ y, hitArea: new Rectangle(0, 0, planBoard.width, height) });
    const line = makeBar(
      { x: 12 * unit, y: 0, width: planBoard.width - 24 * unit, height: Math.max(1, unit) },
      PALETTE.border,
      0.5,
    );
    const icon = makeIcon(`plan-${plan}`, 25 * unit, PALETTE.parchment);
    icon.position.set(29 * unit, height / 2);
    const name = makeText(this.#context.books.words.plan(plan), 'strong', { unit, size: 15, anchor: [0, 0.5] });
    fitWidth(name, planBoard.width - 66 * unit).position.set(52 * unit, height * 0.29);
    row.addChild(line, icon, name);
    explained(row, this.#context, { topic });
    this.#rows.addChild(row);
    return row;
  }

  #spotsOf(row: Container, plan: SpotPlan, cult: string, { seat, seats, spots, most, height }: Placing): void {
    const { planBoard, unit } = this.#context.layout;
    const look = this.#context.books.cult(cult);
    const room = planBoard.width - 64 * unit;
    const step = Math.min(24 * unit, (room - seats * 4 * unit) / (seats * most));
    const size = Math.min(step * 0.94, height * 0.46);
    for (let spot = 0; spot < spots; spot++) {
      const x = 52 * unit + size / 2 + (seat * most + spot) * step + seat * 4 * unit;
      const empty = makeIcon('ring', size * 1.02, look.colours.piece);
      const disc = makeDisc(look, size * 1.1);
      for (const thing of [empty, disc]) thing.position.set(x, height * 0.71);
      row.addChild(empty, shown(disc, 'plan', plan, cult, spot));
      this.#spots.push({ cult, plan, spot, disc });
    }
  }

  destroy(): void {
    this.root.destroy({ children: true });
  }
}
