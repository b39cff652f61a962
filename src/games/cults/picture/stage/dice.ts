import { Container, type Sprite } from 'pixi.js';
import { TIMING } from '../../../../platform/config/timing';
import { frame } from '../../../../platform/shell/assets';
import { makeIcon } from '../../../../platform/ui/sprite';
import type { Act } from '../../../../platform/stage/act';

const FACES = ['thug', 'initiate', 'freak', 'blank'];

/** A Recruitment die showing a face. */
export class Die extends Container {
  readonly #sprite: Sprite;
  readonly #size: number;
  face: string;

  constructor(face: string, size: number) {
    super();
    this.face = face;
    this.#size = size;
    this.#sprite = makeIcon(`die-${face}`, size);
    this.addChild(this.#sprite);
  }

  show(face: string): void {
    this.#sprite.texture = frame(`die-${face}`);
    const { width, height } = this.#sprite.texture;
    this.#sprite.scale.set(this.#size / Math.max(1, width, height));
  }
}

export const makeDie = (face: string, size: number): Die => new Die(face, size);

/** Lets it tumble and settle, each die a little after the one before (docs/look.md). The faces on the way mean nothing. */
export async function tumble(die: Container, at: number, act: Act): Promise<void> {
  if (!(die instanceof Die) || act.still) return;
  const time = TIMING.dice * (0.6 + 0.1 * Math.min(4, at));
  const { y } = die;
  const spin = { turns: 0 };
  const rise = die.height * 0.6;
  await act.to(
    spin,
    {
      turns: 6 + at,
      ease: 'power2.out',
      onUpdate: () => {
        if (die.destroyed) return;
        const left = 1 - spin.turns / (6 + at);
        die.rotation = spin.turns * 1.3 * left;
        die.y = y - Math.abs(Math.sin(spin.turns * 2.2)) * rise * left;
        die.show(left < 0.12 ? die.face : FACES[(Math.floor(spin.turns) + at) % FACES.length]!);
      },
    },
    time,
  );
  if (die.destroyed) return;
  die.rotation = 0;
  die.y = y;
  die.show(die.face);
}
