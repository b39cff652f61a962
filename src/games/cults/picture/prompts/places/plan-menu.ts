import { Container, type Text } from 'pixi.js';
import { MIRROR, type Quadrant } from '../../config/board-layout';
import { PALETTE } from '../../../../../platform/config/palette';
import { TIMING } from '../../../../../platform/config/timing';
import { Motion } from '../../../../../platform/shell/motion';
import { makePanel } from '../../../../../platform/ui/panel';
import { makeIcon } from '../../../../../platform/ui/sprite';
import { fitWidth, makeText } from '../../../../../platform/ui/text';
import { pressable } from '../../facts/explained';
import { makeRuleLink } from '../../rule-link';
import type { Refusal } from '../../../contract/view-types';
import { PLANS } from '../../../contract/ids';
import { planButtonPlace, planSign } from '../../phone/plan-buttons';
import { menuColumn, menuPlace } from './menu-place';
import type { PromptContext } from '../prompt';
import { previewOf } from '../sentences';
import type { Offer } from '../../../../../platform/prompts/staged-choice';
import { checkBadge, offerButton, plate, type PointAt } from '../../../../../platform/prompts/tray/tile';

interface Row {
  readonly plan: string;
  readonly offer: Offer | undefined;
  readonly name: Text;
  readonly more: Text;
  /** To the rule that refuses it. */
  readonly link: Container | null;
  readonly height: number;
}

const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** The Plans that a marker can become, beside the rim next to its district; impossible ones tell why (R8.2). */
export class PlanMenu {
  readonly root = new Container();
  readonly #context: PromptContext;
  readonly #motion = new Motion();
  #shown = '';
  #district: string | null = null;
  #order: readonly string[] = [];

  constructor(context: PromptContext) {
    this.#context = context;
  }

  /** Keys of the available rows, from the top. */
  get order(): readonly string[] {
    return this.#order;
  }

  draw(offers: readonly Offer[], entered: string | null, point: PointAt, inside: () => void): void {
    const rows = offers.filter(({ spot }) => spot.on === 'row');
    const district = rows.length === 0 ? null : ((entered?.split('/')[0] as Quadrant | undefined) ?? null);
    const shown = `${district} ${rows.map(({ key, chosen }) => `${key}${chosen}`).join(' ')}`;
    if (shown === this.#shown) return;
    this.#shown = shown;
    this.#clear();
    if (district !== null && this.#context.district !== null) this.#lay(district, rows, point, inside);
    else if (district !== null) {
      this.#build(district, rows, point, inside);
      if (district !== this.#district) this.#unfold(district);
    }
    this.#district = district;
  }

  #build(district: Quadrant, offers: readonly Offer[], point: PointAt, inside: () => void): void {
    const { layout, books, app } = this.#context;
    const { unit } = layout;
    const { width } = menuColumn(layout, district);
    const rows = PLANS.map((plan) => this.#row(plan, district, offers, width - 12 * unit));
    this.#order = rows.flatMap(({ offer }) => (offer === undefined ? [] : [offer.key]));
    const title = fitWidth(makeText(books.words.district(district), 'heading', { unit }), width - 26 * unit);
    const hint = makeText(app.table.choosePlan, 'small', { unit, size: 14 });
    const isBeside = title.width + hint.width + 40 * unit <= width;
    title.position.set(13 * unit, 8 * unit);
    hint.position.set(isBeside ? width - 13 * unit - hint.width : 13 * unit, (isBeside ? 13 : 32) * unit);
    const head = (isBeside ? 38 : 54) * unit;
    const needed = head + rows.reduce((sum, row) => sum + row.height + 4 * unit, 0) + 5 * unit;
    const place = menuPlace(layout, district, needed);
    this.root.pivot.set(MIRROR[district].x < 0 ? width : 0, 0);
    this.root.position.set(place.x + this.root.pivot.x, place.y);
    const ground = makePanel({ x: 0, y: 0, width, height: place.height });
    ground.eventMode = 'static';
    ground.on('pointertap', inside);
    this.root.addChild(ground, title, hint);
    let y = head;
    for (const row of rows) {
      const one = this.#draw(row, width - 12 * unit, point);
      one.position.set(6 * unit, y);
      y += row.height + 4 * unit;
      this.root.addChild(one);
    }
  }

  /** On a phone the Plan board is the menu: a tap on a refused Plan tells why. */
  #lay(district: Quadrant, offers: readonly Offer[], point: PointAt, inside: () => void): void {
    const { layout, books } = this.#context;
    const { unit } = layout;
    const offerOf = (plan: string): Offer | undefined => offers.find(({ spot }) => spot.on === 'row' && spot.row === plan);
    this.#order = PLANS.flatMap((plan) => offerOf(plan)?.key ?? []);
    const why = new Container();
    PLANS.forEach((plan, at) => {
      const { x, y, width, height } = planButtonPlace(layout, at);
      const offer = offerOf(plan);
      const button = new Container({ x, y });
      const ground = plate(width, height, offer === undefined ? 'button-disabled' : 'button');
      if (offer?.chosen === true) ground.tint = 0xbfffe6;
      const tint = offer === undefined ? 0xa89878 : offer.chosen ? PALETTE.chosen : PALETTE.ivory;
      button.addChild(ground, planSign(this.#context, plan, width, tint));
      if (offer?.chosen === true) {
        const badge = checkBadge(unit * 0.7);
        badge.position.set(width - 12 * unit, 11 * unit);
        button.addChild(badge);
      }
      const title = `${books.words.plan(plan)} · ${books.words.district(district)}`;
      if (offer !== undefined) offerButton(button, offer.key, point);
      else
        pressable(button, title, () => {
          inside();
          this.#tell(why, this.#refusal(plan, district));
        });
      this.root.addChild(button);
    });
    this.root.addChild(why);
  }

  /** Shows words over the buttons until they are tapped away. */
  #tell(into: Container, refusal: Refusal | undefined): void {
    for (const child of into.removeChildren()) child.destroy({ children: true });
    const { planBoard, unit } = this.#context.layout;
    if (refusal === undefined) return;
    const link = makeRuleLink(this.#context, refusal.rule);
    const width = planBoard.width - 34 * unit - link.width;
    const text = makeText(this.#why(refusal), 'body', { unit, size: 15, fill: PALETTE.refusal, width });
    const height = Math.max(text.height, link.height) + 20 * unit;
    const ground = makePanel({ ...planBoard, y: planBoard.y - height - 2 * unit, height }, 'tooltip');
    text.position.set(planBoard.x + 14 * unit, planBoard.y - height + 8 * unit);
    link.position.set(planBoard.x + planBoard.width - 12 * unit - link.width, planBoard.y - height / 2 - link.height / 2);
    into.addChild(ground, text, link);
    this.#context.draw();
  }

  #refusal(plan: string, district: string): Refusal | undefined {
    const { decision } = this.#context;
    return decision.refused.find((one) => one.what === plan && (one['district'] ?? district) === district);
  }

  #why({ code, params = {} }: Refusal): string {
    return this.#context.books.words.refusal(code, params);
  }

  #row(plan: string, district: string, offers: readonly Offer[], width: number): Row {
    const { books, app, layout } = this.#context;
    const { unit } = layout;
    const offer = offers.find(({ spot }) => spot.on === 'row' && spot.row === plan);
    const fill = offer === undefined ? 0xa89878 : offer.chosen ? PALETTE.chosen : PALETTE.ivory;
    const refusal = this.#refusal(plan, district);
    const link = refusal === undefined ? null : makeRuleLink(this.#context, refusal.rule, true);
    const name = fitWidth(makeText(books.words.plan(plan), 'strong', { unit, fill }), width - 44 * unit - (link?.width ?? 0));
    const promise = offer === undefined ? '' : previewOf(offer.options, this.#context);
    const why = refusal === undefined ? sentence(promise) || app.table.planDoes[plan as 'bluff'] : this.#why(refusal);
    const more = makeText(why, 'small', {
      unit,
      size: 13.5,
      // A reason may need the whole width.
      width: width - (offer === undefined ? 18 : 46) * unit,
      fill: offer === undefined ? PALETTE.refusal : PALETTE.secondary,
    });
    return { plan, offer, name, more, link, height: Math.max(44 * unit, more.height + (offer === undefined ? 30 : 28) * unit) };
  }

  #draw({ plan, offer, name, more, link, height }: Row, width: number, point: PointAt): Container {
    const { layout } = this.#context;
    const { unit } = layout;
    const row = new Container();
    const ground = plate(width, height, offer === undefined ? 'button-disabled' : 'menu-item');
    if (offer?.chosen === true) ground.tint = 0xbfffe6;
    ground.alpha = offer === undefined ? 0.45 : 1;
    const icon = makeIcon(`plan-${plan}`, 23 * unit, offer === undefined ? 0x8a7b5f : PALETTE.ivory);
    icon.position.set(19 * unit, offer === undefined ? 16 * unit : height / 2);
    name.position.set(37 * unit, 5 * unit);
    more.position.set((offer === undefined ? 9 : 37) * unit, (offer === undefined ? 26 : 24) * unit);
    row.addChild(ground, icon, name, more);
    if (link !== null) {
      link.position.set(width - link.width - 2 * unit, 0);
      row.addChild(link);
    }
    if (offer === undefined) return row;
    if (offer.chosen) {
      const badge = checkBadge(unit * 0.8);
      badge.position.set(width - 14 * unit, 14 * unit);
      row.addChild(badge);
    }
    offerButton(row, offer.key, point);
    row.on('pointerover', () => this.#lighten(ground, 0xfff0c8)).on('pointerout', () => this.#lighten(ground, 0xffffff));
    return row;
  }

  #lighten(ground: { tint: number; destroyed: boolean }, tint: number): void {
    if (ground.destroyed) return;
    ground.tint = tint;
    this.#context.draw();
  }

  #unfold(district: Quadrant): void {
    const { reducedMotion, speed } = this.#context.settings.current;
    const time = reducedMotion || speed === 'instant' ? 0 : TIMING.menu;
    this.root.scale.set(0.3, 0.92);
    this.root.alpha = 0;
    void this.#motion.to(this.root.scale, { x: 1, y: 1, ease: 'power2.out' }, time);
    void this.#motion.to(this.root, { alpha: 1 }, time);
    this.#district = district;
  }

  #clear(): void {
    this.#motion.finish();
    this.#order = [];
    for (const child of this.root.removeChildren()) child.destroy({ children: true });
  }

  destroy(): void {
    this.#motion.end();
    this.root.destroy({ children: true });
  }
}
