import { Container, Sprite } from 'pixi.js';
import { composeScene } from '../config/compose-scene';
import { frame, squareOf } from '../../../../platform/shell/assets';
import type { Books } from './books';

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Coat {
  readonly name: string;
  readonly tint: number;
  readonly mirror: boolean;
}

/** The layers of a card's picture: its own scene, or a composed one (mods' cards without a picture). */
function coatsOf(books: Books, id: string): readonly Coat[] {
  const own = books.sceneOf(id);
  if (own !== null) return [{ name: own, tint: 0xffffff, mirror: false }];
  const { kind, icons, art } = books.card(id);
  const letters = 'A'.repeat(icons.attack) + 'P'.repeat(icons.power) + 'T'.repeat(icons.terror);
  const { sky, skyTint, land, landTint, figure, figureTint, mirror } = composeScene({ id, kind, icons: letters, art });
  return [
    { name: sky, tint: skyTint, mirror: false },
    { name: land, tint: landTint, mirror },
    { name: figure, tint: figureTint, mirror },
  ];
}

/** A card's picture centred in a box; with `square`, cut from its middle. */
export function scenePicture(books: Books, id: string, { width, height }: Size, square = false): Container {
  const root = new Container();
  for (const { name, tint, mirror } of coatsOf(books, id)) {
    const sprite = new Sprite(square ? squareOf(name) : frame(name));
    sprite.anchor.set(0.5);
    sprite.setSize(width, height);
    if (mirror) sprite.scale.x *= -1;
    sprite.tint = tint;
    root.addChild(sprite);
  }
  return root;
}
