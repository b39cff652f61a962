import { Container } from 'pixi.js';
import { makeIcon } from '../../../platform/ui/sprite';
import type { CultColours } from './config/palette';

export interface DiscLook {
  readonly colours: CultColours;
  readonly emblem: string;
}

/** A Plan marker: the disc in the cult's colour with its emblem. */
export function makeDisc({ colours, emblem }: DiscLook, size: number): Container {
  const root = new Container();
  const disc = makeIcon('disc', size, colours.piece);
  const sign = makeIcon(emblem, size * 0.54);
  disc.y = size * 0.02;
  sign.y = -size * 0.04;
  root.addChild(disc, sign);
  return root;
}
