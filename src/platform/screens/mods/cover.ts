import { Container, Graphics, Rectangle, Sprite, Texture } from 'pixi.js';
import { PALETTE } from '../../config/palette';
import { frame, hasFrame } from '../../shell/assets';
import type { LibraryMod } from '../../library';
import { makePanel } from '../../ui/panel';
import { makeIcon } from '../../ui/sprite';
import type { Sheet } from '../frame/built-screen';
import type { ModShow } from './mod-show';
import { coverName, type ReadMod } from './readings';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The picture of a mod in a frame, around its middle: its own cover, or made of its first card or cult, or the sign for mods. */
export function makeCover(sheet: Sheet, show: ModShow, { pin }: LibraryMod, read: ReadMod | null, size: Size): Container {
  const { width, height } = size;
  const root = new Container();
  const picture =
    ownCover(pin.hash, size) ?? (read !== null && 'reading' in read ? show.makeCover(sheet, read.reading, pin.id, size) : null);
  if (picture === null) {
    root.addChild(
      makePanel({ x: -width / 2, y: -height / 2, width, height }, 'chip'),
      makeIcon('ui-mods', height * 0.5, PALETTE.brassLight),
    );
    return root;
  }
  const edge = new Graphics()
    .rect(-width / 2, -height / 2, width, height)
    .stroke({ color: PALETTE.border, width: Math.max(1, sheet.unit), alignment: 1 });
  root.addChild(picture, edge);
  return root;
}

/** The cover that the mod brings, cut to the shape of its place; null if it brings none, or it has not been read. */
function ownCover(hash: string, { width, height }: Size): Container | null {
  const name = coverName(hash);
  if (!hasFrame(name)) return null;
  const whole = frame(name);
  const scale = Math.min(whole.width / width, whole.height / height);
  const [wide, high] = [width * scale, height * scale];
  const part = new Rectangle((whole.width - wide) / 2, (whole.height - high) / 2, wide, high);
  const sprite = new Sprite(new Texture({ source: whole.source, frame: part }));
  sprite.anchor.set(0.5);
  sprite.setSize(width, height);
  return sprite;
}
