import { Container, Sprite } from 'pixi.js';
import { MIRROR, type Quadrant } from '../../config/board-layout';
import { PALETTE } from '../../../../../platform/config/palette';
import { frame } from '../../../../../platform/shell/assets';
import { aboutOf, tells } from '../../facts/explained';
import { makeQuarter, type DistrictPanel } from '../../phone/district-panel';
import { makeIcon } from '../../../../../platform/ui/sprite';
import { nameOf, targetLight } from '../places/board-targets';
import { nearTarget } from '../places/near-target';
import type { PromptContext } from '../prompt';
import type { Offer } from '../../../../../platform/prompts/staged-choice';
import { checkBadge, offerButton, type PointAt } from '../../../../../platform/prompts/tray/tile';

/** Called when a district is enlarged; `isOne`: its only target is chosen at the same time. */
type Near = (isOne: boolean) => void;

const placeOf = ({ spot }: Offer): string => (spot.on === 'board' ? spot.place : '');
const districtOf = (offer: Offer): Quadrant => placeOf(offer).split('/')[0] as Quadrant;

/**
 * Targets on a phone. A tap on a quarter enlarges its district and, if it has only one target, chooses it; in the enlarged district
 * each target is large enough for a finger.
 */
export class NearTargets {
  readonly root = new Container();
  readonly #context: PromptContext;
  readonly #district: DistrictPanel;
  readonly #quarters = new Container();
  readonly #near = new Container();
  #redraw: () => void = () => undefined;
  #isFresh = true;

  constructor(context: PromptContext, district: DistrictPanel) {
    this.#context = context;
    this.#district = district;
    this.#quarters.position.copyFrom(district.quarters.position);
    this.#quarters.scale.copyFrom(district.quarters.scale);
    this.#near.position.copyFrom(district.root.position);
    this.root.addChild(this.#quarters, this.#near);
    district.onSelect = () => this.#redraw();
  }

  draw(all: readonly Offer[], point: PointAt, near: Near): void {
    const offers = all.filter(({ spot }) => spot.on === 'board');
    this.#redraw = () => this.#build(offers, point, near);
    const districts = [...new Set(offers.map(districtOf))];
    // If only one district has targets, enlarge it at once.
    if (this.#isFresh && districts.length === 1) this.#district.select(districts[0]!);
    this.#isFresh = false;
    this.#build(offers, point, near);
  }

  #build(offers: readonly Offer[], point: PointAt, near: Near): void {
    this.#clear();
    for (const district of Object.keys(MIRROR) as Quadrant[]) {
      const here = offers.filter((offer) => districtOf(offer) === district);
      if (here.length > 0) this.#quarter(district, here, point, near);
      if (district === this.#district.district) for (const offer of here) this.#target(offer, here.length === 1, point);
    }
    this.#context.draw();
  }

  #quarter(district: Quadrant, here: readonly Offer[], point: PointAt, near: Near): void {
    const { books } = this.#context;
    const quarter = makeQuarter(district);
    const [only] = here;
    const isOne = here.length === 1 && only !== undefined;
    const title = isOne ? this.#name(only) : books.words.district(district);
    offerButton(quarter, isOne ? only.key : district, () => {
      near(isOne);
      this.#district.select(district);
      if (isOne) point(only.key);
    });
    quarter.accessibleTitle = title;
    if (!isOne) quarter.label = `near:${district}`;
    this.#quarters.addChild(quarter);
  }

  #name(offer: Offer): string {
    const { books, decision } = this.#context;
    return nameOf(offer, (option) => books.words.label(decision.kind, option));
  }

  #target(offer: Offer, isOnly: boolean, point: PointAt): void {
    const { unit } = this.#district;
    const place = nearTarget(placeOf(offer), offer.options[0], this.#context);
    const [x, y, size] = [place.x * unit, place.y * unit, sizeOf(placeOf(offer)) * unit];
    const halo = targetLight(offer, size);
    halo.position.set(x, y);
    this.#district.halos.addChild(halo);
    const target = new Container({ x, y });
    const hit = new Sprite(frame('halo'));
    hit.anchor.set(0.5);
    hit.setSize(/dominance/.test(placeOf(offer)) ? 31 * unit : 44 * unit, 54 * unit);
    hit.alpha = 0.001;
    target.addChild(hit);
    offerButton(target, offer.key, point);
    target.accessibleTitle = this.#name(offer);
    // The overview's quarter already stands for the only target.
    if (isOnly) target.label = `near:${offer.key}`;
    tells(target, () => aboutOf(this.#context.board.pieceAt(placeOf(offer)) ?? null));
    if (offer.chosen) {
      const badge = checkBadge(unit * 0.8);
      badge.position.set(size * 0.4, -size * 0.4);
      target.addChild(makeIcon('ring', size * 1.05, PALETTE.chosen), badge);
    }
    this.#near.addChild(target);
  }

  #clear(): void {
    for (const part of [this.#quarters, this.#near, this.#district.halos])
      for (const child of part.removeChildren()) child.destroy({ children: true });
  }

  destroy(): void {
    this.#district.onSelect = () => undefined;
    if (!this.#district.halos.destroyed) this.#clear();
    this.root.destroy({ children: true });
  }
}

function sizeOf(place: string): number {
  if (/\/(guardian|action)$|field\/stack/.test(place)) return 62;
  return /site|dominance/.test(place) ? 40 : 48;
}
