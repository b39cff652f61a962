import { Container, Rectangle } from 'pixi.js';
import { PALETTE } from '../../../../platform/config/palette';
import type { ExplainTopic } from '../../words';
import type { TableView } from '../../contract/view-types';
import { makeButton } from '../../../../platform/ui/button';
import { makePanel } from '../../../../platform/ui/panel';
import { shown } from '../../../../platform/ui/shown';
import { makeBar, makeDisc, makeIcon } from '../../../../platform/ui/sprite';
import { fitWidth, makeText } from '../../../../platform/ui/text';
import type { Books } from '../cards/books';
import type { Part, TableContext } from '../context';
import { explained } from '../facts/explained';
import { ruleNumber } from '../facts/rule-numbers';

const PLANS = [
  ['dominance', 'planDominance'],
  ['preparation', 'planPreparation'],
  ['augmentation', 'planAugmentation'],
  ['influence', 'planInfluence'],
] as const satisfies readonly (readonly [string, ExplainTopic])[];

type Numbers = Books['reading']['numbers'];

/** R8.2: how often each kind of Plan may be executed in a round. */
export const spotsIn = (view: TableView, { planSpots }: Numbers): number =>
  Math.max(1, ...view.seats.map((seat) => ruleNumber(view, 'planSpots', planSpots, { seat })));

/** R8.3: how many tokens a Bluff brings now. */
export const bluffTokensIn = (view: TableView, { bluffTokens }: Numbers): number =>
  Math.max(0, ruleNumber(view, 'bluffTokens', bluffTokens, { seat: view.seat }));

/** One spot of a Plan; its disc is visible once it is used. */
interface Spot {
  readonly cult: string;
  readonly plan: string;
  readonly spot: number;
  readonly disc: Container;
}

interface Placing {
  readonly seat: number;
  readonly seats: number;
  readonly spots: number;
  readonly height: number;
}

/** The Plan board: a row for each Plan, two spots in it for each player, and the Bluff that has no limit. */
export class PlanBoard implements Part {
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
    const { numbers } = this.#context.books.reading;
    const key = `${view.seats.join()}/${spotsIn(view, numbers)}/${bluffTokensIn(view, numbers)}`;
    if (key !== this.#built) this.#build(view);
    this.#built = key;
    for (const { cult, plan, spot, disc } of this.#spots) disc.alpha = spot < (view.planned[cult]?.[plan] ?? 0) ? 1 : 0;
  }

  /** Rebuilds the board when the allowed number of spots changes. */
  #build(view: TableView): void {
    this.#spots.length = 0;
    for (const child of this.#rows.removeChildren()) child.destroy({ children: true });
    const { planBoard, unit } = this.#context.layout;
    const { numbers } = this.#context.books.reading;
    const spots = spotsIn(view, numbers);
    const top = 42 * unit;
    const height = (planBoard.height - top - 8 * unit) / (PLANS.length + 1);
    PLANS.forEach(([plan, topic], at) => {
      const row = this.#row(plan, topic, top + at * height, height);
      view.seats.forEach((cult, seat) => this.#spotsOf(row, plan, cult, { seat, seats: view.seats.length, spots, height }));
    });
    const bluff = this.#row('bluff', 'planBluff', top + PLANS.length * height, height);
    const words = makeText(this.#context.app.panels.noLimit(bluffTokensIn(view, numbers)), 'small', {
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

  #spotsOf(row: Container, plan: string, cult: string, { seat, seats, spots, height }: Placing): void {
    const { planBoard, unit } = this.#context.layout;
    const look = this.#context.books.cult(cult);
    const room = planBoard.width - 64 * unit;
    const step = Math.min(24 * unit, (room - seats * 4 * unit) / (seats * spots));
    const size = Math.min(step * 0.94, height * 0.46);
    for (let spot = 0; spot < spots; spot++) {
      const x = 52 * unit + size / 2 + (seat * spots + spot) * step + seat * 4 * unit;
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
