import { Container, NineSliceSprite, Sprite } from 'pixi.js';
import { MIRROR, type Quadrant } from '../config/board-layout';
import { PALETTE } from '../config/palette';
import { frame } from '../shell/assets';
import { makePanel } from '../ui/panel';
import { makeText } from '../ui/text';
import type { PromptContext } from './prompt';
import type { Offer } from './staged-choice';

const PLANS = ['preparation', 'influence', 'augmentation', 'dominance', 'bluff'];

/** The Plans that a marker can become, beside the rim next to its district; those that are not possible say why (R8.2). */
export class PlanMenu {
  readonly root = new Container();
  readonly #context: PromptContext;

  constructor(context: PromptContext) {
    this.#context = context;
  }

  draw(offers: readonly Offer[], entered: string | null, point: (key: string, twice: boolean) => void): void {
    for (const child of this.root.removeChildren()) child.destroy({ children: true });
    const rows = offers.filter(({ spot }) => spot.on === 'row');
    const district = entered?.split('/')[0];
    if (district === undefined || rows.length === 0) return;
    const { layout, books, app } = this.#context;
    const { unit } = layout;
    const [width, rowHeight] = [236 * unit, 47 * unit];
    const height = 44 * unit + PLANS.length * rowHeight;
    const mirror = MIRROR[district as Quadrant];
    const x = layout.board.x + mirror.x * (layout.board.radius + 14 * unit) - (mirror.x < 0 ? width : 0);
    const y = layout.board.y + (mirror.y < 0 ? -layout.board.radius * 0.78 : layout.board.radius * 0.92 - height);
    this.root.position.set(clamp(x, 6, layout.width - width - 6), clamp(y, 6, layout.height - height - 6));
    const ground = makePanel({ x: 0, y: 0, width, height });
    ground.eventMode = 'static';
    this.root.addChild(ground);
    const title = makeText(books.words.district(district), 'heading', { unit });
    title.position.set(14 * unit, 9 * unit);
    const hint = makeText(app.table.choosePlan, 'small', { unit, anchor: [1, 0] });
    hint.position.set(width - 14 * unit, 14 * unit);
    this.root.addChild(title, hint);
    PLANS.forEach((plan, index) => {
      const row = this.#row(plan, district, rows, width - 12 * unit, rowHeight - 3 * unit, point);
      row.position.set(6 * unit, 38 * unit + index * rowHeight);
      this.root.addChild(row);
    });
  }

  #row(
    plan: string,
    district: string,
    rows: readonly Offer[],
    width: number,
    height: number,
    point: (key: string, twice: boolean) => void,
  ): Container {
    const { books, app, layout, decision } = this.#context;
    const { unit } = layout;
    const offer = rows.find(({ spot }) => spot.on === 'row' && spot.plan === plan);
    const refusal = decision.refused.find((one) => one.what === plan && (one.district ?? district) === district);
    const row = new Container();
    const ground = new NineSliceSprite({
      texture: frame(offer?.chosen === true ? 'button-primary' : 'menu-item'),
      width,
      height,
    });
    ground.anchor.set(0);
    ground.alpha = offer === undefined ? 0.35 : 1;
    const ink = offer?.chosen === true ? PALETTE.ink : offer === undefined ? 0x9b8a6a : PALETTE.ivory;
    const icon = new Sprite(frame(`plan-${plan}`));
    icon.anchor.set(0.5);
    icon.scale.set((24 * unit) / Math.max(icon.texture.width, icon.texture.height));
    icon.position.set(22 * unit, height / 2);
    icon.tint = ink;
    const name = makeText(books.words.plan(plan), 'strong', { unit, fill: ink });
    name.position.set(44 * unit, 3 * unit);
    const why =
      refusal === undefined ? app.table.planDoes[plan as 'bluff'] : books.words.refusal(refusal.code, refusal.params ?? {});
    const more = makeText(why, 'small', {
      unit,
      size: 13,
      width: width - 52 * unit,
      fill: offer === undefined ? PALETTE.refusal : offer.chosen ? PALETTE.ink : PALETTE.secondary,
    });
    more.position.set(44 * unit, 21 * unit);
    if (more.height > 24 * unit) more.scale.set((24 * unit) / more.height);
    row.addChild(ground, icon, name, more);
    if (offer !== undefined) this.#makeButton(row, offer, `${books.words.plan(plan)} · ${books.words.district(district)}`, point);
    return row;
  }

  #makeButton(row: Container, offer: Offer, title: string, point: (key: string, twice: boolean) => void): void {
    row.label = `offer:${offer.key}`;
    row.eventMode = 'static';
    row.cursor = 'pointer';
    row.accessible = true;
    row.accessibleTitle = title;
    let last = 0;
    row.on('pointertap', ({ timeStamp }) => {
      point(offer.key, timeStamp - last < 350);
      last = timeStamp;
    });
  }

  destroy(): void {
    this.root.destroy({ children: true });
  }
}

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));
