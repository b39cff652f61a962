import { Container, type NineSliceSprite } from 'pixi.js';
import { PALETTE } from '../../config/palette';
import { TIMING } from '../../config/timing';
import type { Motion } from '../../shell/motion';
import { makeSlice } from '../../ui/panel';
import { makeIcon } from '../../ui/sprite';
import type { Layout } from '../../config/layout';
import type { SettingsStore } from '../../shell/settings';

/** Passed to every tile. */
export interface TileContext {
  readonly layout: Layout;
  readonly settings: SettingsStore;
}

/** Called when an offer is pointed at. */
export type PointAt = (key: string) => void;

/** Makes `thing` the button of an offer, for pointers, keys, tests and screen readers (the prompt sets its name). */
export function offerButton(thing: Container, key: string, point: PointAt): void {
  thing.label = `offer:${key}`;
  thing.eventMode = 'static';
  thing.cursor = 'pointer';
  thing.accessible = true;
  thing.accessibleType = 'button';
  thing.on('pointertap', () => point(key));
}

/** The ring of a chosen tile: along the edge of a plate, or a circle round a token. */
function ringAround({ width, height, isRound = false }: TileLook, unit: number): Container {
  if (isRound) {
    const circle = makeIcon('ring', width * 1.16, PALETTE.chosen);
    circle.position.set(width / 2, height / 2);
    return circle;
  }
  const pad = 5 * unit;
  const ring = makeSlice('button-primary', width + 2 * pad, height + 2 * pad);
  ring.anchor.set(0);
  ring.position.set(-pad, -pad);
  ring.tint = PALETTE.chosen;
  return ring;
}

/** A check mark on a disc: colour alone must not mark the choice. */
export function checkBadge(unit: number, name = 'ui-check'): Container {
  const badge = new Container();
  const ground = makeIcon('disc', 27 * unit, PALETTE.chosen);
  const sign = makeIcon(name, 15 * unit, PALETTE.ink);
  sign.y = -2 * unit;
  badge.addChild(ground, sign);
  return badge;
}

export interface TileLook {
  readonly width: number;
  readonly height: number;
  readonly face: Container;
  /** A token or a die without a plate. */
  readonly isRound?: boolean;
  /** The badge's sign; a re-roll has one other than a check mark. */
  readonly mark?: string;
  /** Called when it is chosen or taken back, so that words on the face can change. */
  readonly changed?: (chosen: boolean) => void;
}

/** One thing to choose: its face on a plate, lifted with a ring and a mark while it is chosen. */
export class Tile extends Container {
  readonly #inside = new Container();
  readonly #signs: readonly Container[];
  readonly #motion: Motion;
  readonly #context: TileContext;
  readonly #changed: ((chosen: boolean) => void) | undefined;
  #chosen = false;

  constructor(context: TileContext, motion: Motion, look: TileLook) {
    super();
    this.#context = context;
    this.#motion = motion;
    this.#changed = look.changed;
    const { unit } = context.layout;
    const ring = ringAround(look, unit);
    const badge = checkBadge(look.isRound === true ? unit * 0.72 : unit, look.mark);
    badge.position.set(look.width - (look.isRound === true ? 3 : 8) * unit, 7 * unit);
    this.#signs = [ring, badge];
    for (const sign of this.#signs) sign.visible = false;
    this.#inside.addChild(ring, look.face, badge);
    this.addChild(this.#inside);
  }

  choose(chosen: boolean): void {
    if (chosen === this.#chosen) return;
    this.#chosen = chosen;
    for (const sign of this.#signs) sign.visible = chosen;
    this.#changed?.(chosen);
    const { reducedMotion, speed } = this.#context.settings.current;
    const y = chosen ? -6 * this.#context.layout.unit : 0;
    void this.#motion.to(this.#inside, { y, ease: 'power2.out' }, reducedMotion || speed === 'instant' ? 0 : TIMING.hover);
  }
}

/** A dark plate under a tile that is not a card. */
export function plate(
  width: number,
  height: number,
  face: 'button' | 'menu-item' | 'button-disabled' = 'menu-item',
): NineSliceSprite {
  const ground = makeSlice(face, width, height);
  ground.anchor.set(0);
  return ground;
}
