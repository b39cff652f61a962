import { Container, Graphics } from 'pixi.js';
import { BOARD, MIRROR, type Quadrant } from '../config/board-layout';
import { PALETTE } from '../../../../platform/config/palette';
import type { TableView } from '../../contract/view-types';
import { makePanel } from '../../../../platform/ui/panel';
import { makeBar, makeIcon } from '../../../../platform/ui/sprite';
import { fitWidth, makeText } from '../../../../platform/ui/text';
import type { CultsPart, TableContext } from '../context';
import { pressable } from '../facts/explained';
import { everyone } from '../facts/facts';
import { openRitualFields, piecesOf, type Piece } from '../board/pieces';
import { PieceView } from '../board/piece-view';
import { DISTRICT_NUMBERS } from '../board/rim-names';
import { NEAR, nearPlace, type NearPlace } from './near-places';

const QUADRANTS = Object.keys(MIRROR) as Quadrant[];

/** A tappable quarter of the board, in board units. */
export function makeQuarter(district: Quadrant): Container {
  const { x, y } = MIRROR[district];
  const side = BOARD.radius;
  const quarter = new Container();
  quarter.addChild(makeBar({ x: x < 0 ? -side : 0, y: y < 0 ? -side : 0, width: side, height: side }, 0, 0.001));
  return quarter;
}

/** The district tapped in the overview, enlarged for reading and touching. */
export class DistrictPanel implements CultsPart {
  readonly root = new Container();
  /** The tappable quarters of the overview. */
  readonly quarters = new Container();
  /** Lies under the pieces. */
  readonly halos = new Container();
  readonly #context: TableContext;
  readonly #inside = new Container();
  readonly #frame = new Container();
  #district: Quadrant = 'downtown';
  #view: TableView | null = null;
  #shown = '';
  #turn: string | null = null;
  /** Called when another district is selected. */
  onSelect: () => void = () => undefined;

  constructor(context: TableContext) {
    this.#context = context;
    const { board, district } = context.layout;
    const { x, y, width, height } = district!;
    this.root.position.set(x, y);
    const ground = makePanel({ x: 0, y: 0, width, height });
    ground.eventMode = 'static';
    this.root.addChild(ground, this.#inside);
    this.quarters.position.set(board.x, board.y);
    this.quarters.scale.set(board.radius / BOARD.radius);
    this.quarters.addChild(this.#frame);
    for (const one of QUADRANTS) {
      const quarter = makeQuarter(one);
      quarter.label = `district:${one}`;
      pressable(quarter, context.books.words.district(one), () => this.select(one));
      this.quarters.addChild(quarter);
    }
  }

  get district(): Quadrant {
    return this.#district;
  }

  /** CSS pixels per design pixel, in which the panel's places are measured. */
  get unit(): number {
    return this.#context.layout.unit;
  }

  select(district: Quadrant): void {
    if (district === this.#district) return;
    this.#district = district;
    if (this.#view !== null) this.#draw(this.#view);
    this.onSelect();
    this.#context.draw();
  }

  show(view: TableView): void {
    this.#view = view;
    // Select the district of the Plan in progress.
    const turn = view.fight?.district ?? view.turn?.district ?? null;
    if (turn !== null && turn !== this.#turn) this.#district = turn as Quadrant;
    this.#turn = turn;
    if (view.districts[this.#district] === undefined) this.#district = QUADRANTS.find((one) => view.districts[one])!;
    this.#draw(view);
  }

  #draw(view: TableView): void {
    const district = this.#district;
    const pieces = piecesOf(view).filter(({ at }) => at.startsWith(`${district}/`));
    const key = `${district} ${JSON.stringify(pieces.map(({ at, layers }) => [at, layers]))}`;
    if (key === this.#shown) return;
    this.#shown = key;
    this.halos.removeFromParent();
    for (const child of this.#inside.removeChildren()) child.destroy({ children: true });
    this.#mark();
    this.#title();
    if (view.districts[district] === undefined) return;
    this.#fields(view);
    this.#inside.addChild(this.halos);
    for (const piece of [...pieces].sort((a, b) => a.z - b.z)) this.#piece(piece, nearPlace(piece, view));
  }

  /** Outlines the selected quarter. */
  #mark(): void {
    for (const child of this.#frame.removeChildren()) child.destroy();
    const { x, y } = MIRROR[this.#district];
    const start = x > 0 ? (y > 0 ? 0 : -Math.PI / 2) : y > 0 ? Math.PI / 2 : Math.PI;
    const edge = new Graphics()
      .arc(0, 0, BOARD.inner, start + 0.02, start + Math.PI / 2 - 0.02)
      .arc(0, 0, BOARD.ring, start + Math.PI / 2 - 0.06, start + 0.06, true)
      .closePath()
      .stroke({ color: PALETTE.ivory, width: 5, alpha: 0.9 });
    this.#frame.addChild(edge);
  }

  #title(): void {
    const { books, app, layout } = this.#context;
    const { unit, district } = layout;
    const name = makeText(`${DISTRICT_NUMBERS[this.#district]} · ${books.words.district(this.#district)}`, 'heading', {
      unit,
      size: 19,
    });
    name.position.set(12 * unit, 4 * unit);
    const hint = makeText(app.phone.tapDistrict, 'small', { unit, size: 13, anchor: [0, 0] });
    const left = name.x + name.width + 10 * unit;
    fitWidth(hint, district!.width - left - 12 * unit).position.set(left, 10 * unit);
    this.#inside.addChild(name, hint);
  }

  /** Draws the empty fields. */
  #fields(view: TableView): void {
    const rituals = openRitualFields(view, this.#district);
    for (let at = 0; at < rituals; at++) this.#empty('ring', 38, NEAR.ritual(at));
    everyone(view).forEach((cult, at) => this.#empty('site', 34, NEAR.site(at), this.#context.books.cult(cult).colours.piece));
    for (let at = 0; at < 4; at++) this.#empty('dominance', 32, NEAR.dominance(at));
    for (let field = 1; field <= 4; field++) this.#number(field);
  }

  #empty(icon: string, size: number, place: NearPlace, tint = 0x8a7650): void {
    const field = makeIcon(icon, size * this.unit, tint);
    field.alpha = icon === 'ring' ? 0.8 : 0.3;
    field.position.set(place.x * this.unit, place.y * this.unit);
    this.#inside.addChild(field);
  }

  #number(field: number): void {
    const { x, y } = NEAR.track(field);
    const number = makeText(String(field), 'label', { unit: this.unit, size: 14, anchor: [0.5, 0.5] });
    number.position.set(x * this.unit, (y + 19) * this.unit);
    this.#inside.addChild(number);
  }

  #piece(piece: Piece, place: NearPlace | null): void {
    if (place === null) return;
    const scale = this.unit * (place.scale ?? 1);
    const view = new PieceView(piece, this.#context, scale);
    view.position.set(place.x * this.unit, place.y * this.unit);
    view.scale.set(scale);
    this.#inside.addChild(view);
  }

  destroy(): void {
    this.halos.destroy({ children: true });
    this.quarters.destroy({ children: true });
    this.root.destroy({ children: true });
  }
}
