import { Container, type Sprite } from 'pixi.js';
import type { Rect } from '../../config/layout';
import type { Drift } from '../../shell/ambience';
import { emberAt, fogAt, lightAt } from './drifting';
import { makeIcon } from '../sprite';

/** A light that flickers slowly. */
export interface Lamp {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly tint: number;
  /** Its alpha at its brightest. */
  readonly alpha: number;
}

export interface MistOptions {
  /** Where fog passes, and its tint. */
  readonly fog?: { readonly room: Rect; readonly count: number; readonly tint: number; readonly alpha: number };
  /** Where embers rise from the lower edge. */
  readonly embers?: { readonly room: Rect; readonly count: number; readonly size: number };
  readonly lamps?: readonly Lamp[];
}

const EMBER = 0xffa64d;

/** Fog, embers and lamps, all from the atlas: moving them uploads nothing. */
export function makeMist({ fog, embers, lamps = [] }: MistOptions): { readonly root: Container; readonly drift: Drift } {
  const root = new Container({ eventMode: 'none', interactiveChildren: false });
  const moves: Drift[] = lamps.map((lamp, i) => lampIn(root, lamp, i));
  const many = (count: number, make: (i: number) => Drift): void => {
    for (let i = 0; i < count; i++) moves.push(make(i));
  };
  if (fog !== undefined) many(fog.count, (i) => fogIn(root, fog, i));
  if (embers !== undefined) many(embers.count, (i) => emberIn(root, embers, i));
  return { root, drift: (seconds) => moves.forEach((move) => move(seconds)) };
}

function added(root: Container, sprite: Sprite): Sprite {
  root.addChild(sprite);
  return sprite;
}

function lampIn(root: Container, { x, y, size, tint, alpha }: Lamp, i: number): Drift {
  const glow = added(root, makeIcon('glow', size, tint));
  glow.position.set(x, y);
  return (seconds) => void (glow.alpha = alpha * lightAt(i, seconds));
}

function fogIn(root: Container, { room, tint, alpha }: NonNullable<MistOptions['fog']>, i: number): Drift {
  const bank = added(root, makeIcon('fog', 1, tint));
  bank.setSize(room.width * 0.7, room.height * 1.3);
  return (seconds) => {
    const { x, y, alpha: part } = fogAt(i, seconds);
    bank.position.set(room.x + x * room.width, room.y + y * room.height);
    bank.alpha = alpha * part;
  };
}

function emberIn(root: Container, { room, size }: NonNullable<MistOptions['embers']>, i: number): Drift {
  const ember = added(root, makeIcon('ember', size * (0.6 + 0.4 * ((i * 0.37) % 1)), EMBER));
  return (seconds) => {
    const { x, y, alpha } = emberAt(i, seconds);
    ember.position.set(room.x + x * room.width, room.y + y * room.height);
    ember.alpha = alpha;
  };
}
