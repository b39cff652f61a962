import { Container, Sprite } from 'pixi.js';
import type { Rect } from '../../../../platform/config/layout';
import type { Motion } from '../../../../platform/shell/motion';
import { frame, hasFrame } from '../../../../platform/shell/assets';
import { makeVeil } from '../../../../platform/ui/backdrop';
import { makeIcon } from '../../../../platform/ui/sprite';
import type { Books, CultLook } from '../../picture/cards/books';
import type { FrameName } from '../../picture/config/art';
import { makeDisc } from '../../picture/disc';
import type { CultsSheet } from '../cults-screen';
import type { Ending } from './ending';

type Part = FrameName<'scenes-ending'>;

/** What stands for a cult in the scene of its victory. */
interface Realm {
  readonly sky: FrameName<'scenes-city'>;
  readonly land: Part;
  /** What rises behind the land. */
  readonly risen: Part;
}

const REALMS: Readonly<Record<string, Realm>> = {
  dagon: { sky: 'compose-sky-4', land: 'ending-land-3', risen: 'ending-figure-terror-tentacles' },
  cthulhu: { sky: 'compose-sky-2', land: 'ending-land-1', risen: 'ending-figure-guardian-spawn' },
  hastur: { sky: 'compose-sky-6', land: 'ending-land-4', risen: 'ending-figure-guardian-winged' },
  chaugnar: { sky: 'compose-sky-5', land: 'ending-land-0', risen: 'ending-figure-guardian-brute' },
};
/** Cults of mods: a sky without a colour of its own takes that of the cult. */
const STRANGE: Realm = { sky: 'compose-sky-7', land: 'ending-land-2', risen: 'ending-figure-guardian-tree' };

/** The sky of a shared victory. */
const SHARED = 'compose-sky-3';

/** The crowd in front, from the left; those of the winners celebrate, the others flee. */
const CELEBRATING: readonly Part[] = ['ending-figure-starting-invoking', 'ending-figure-starting-kneeling'];
const FLEEING: readonly Part[] = ['ending-figure-terror-panic', 'ending-figure-city-crowd'];

/** Fractions of the focus' height: the sign in the sky, the horizon, and where the crowd stands. */
const SIGN = { low: 0.46, high: 0.33 };
const HORIZON = 0.83;
const GROUND = 0.975;
/** Where embers glow, as fractions of the focus, and their sizes in design pixels. */
const EMBERS = [
  [0.08, 0.55, 9],
  [0.17, 0.38, 6],
  [0.3, 0.62, 7],
  [0.44, 0.33, 5],
  [0.58, 0.58, 8],
  [0.7, 0.4, 6],
  [0.83, 0.66, 9],
  [0.93, 0.46, 6],
] as const;
/** Milliseconds in which the scene rises. */
const RISE = 1100;

/** How a winner is shown: over the loser's defeat, and without others. */
interface Shown {
  readonly isLost: boolean;
  readonly isAlone: boolean;
}

export interface SceneOptions {
  readonly ending: Ending;
  readonly books: Books;
  /** The part of the screen that no panel covers. */
  readonly focus: Rect;
}

/** The scene of those who have won: their sky, what they have called, and the crowd before it. */
export class EndScene {
  readonly root = new Container();
  readonly #rising: Container[] = [];
  #hasParts = false;

  constructor(sheet: CultsSheet, { ending, books, focus }: SceneOptions) {
    const { width, height } = sheet;
    const looks = ending.winners.map((cult) => books.cult(cult));
    const isLost = ending.way === 'lost';
    // The parts are fetched during the game; where they did not come, the sky and the signs stand alone.
    this.#hasParts = hasFrame(STRANGE.land);
    this.#sky(looks, { width, height }, isLost);
    looks.forEach((look, at) =>
      this.#winner(sheet, look, partOf(focus, at, looks.length), { isLost, isAlone: looks.length === 1 }),
    );
    this.#lands(looks, width, focus, isLost);
    this.#crowd(ending, books, focus);
    this.#embers(sheet, looks, focus);
  }

  /** The winner's sky; those who share a victory have the stars in common. */
  #sky(looks: readonly CultLook[], { width, height }: { width: number; height: number }, isLost: boolean): void {
    const sky = looks.length === 1 ? realmOf(looks[0]!).sky : SHARED;
    const texture = frame(sky);
    const sprite = new Sprite(texture);
    sprite.anchor.set(0.5);
    sprite.scale.set(Math.max(width / texture.width, height / texture.height));
    sprite.position.set(width / 2, height / 2);
    sprite.tint = sky === STRANGE.sky ? looks[0]!.colours.name : isLost ? 0xa8a0a8 : 0xffffff;
    this.root.addChild(sprite, makeVeil(width, height, isLost ? 0.5 : 0.18));
  }

  /** Two stretches of land across the whole screen, the second one mirrored, so that they meet. */
  #lands(looks: readonly CultLook[], width: number, focus: Rect, isLost: boolean): void {
    const horizon = focus.y + focus.height * HORIZON;
    const wide = Math.max(focus.width * 1.15, width / 3);
    if (this.#hasParts) this.#land(looks, width, wide, horizon, isLost);
    // Mist in the colour of the winners lies between the land and the dark ground, so that the crowd stands out.
    looks.forEach(({ colours }, at) => {
      const mist = makeIcon('fog', 1, colours.piece);
      mist.setSize((width / looks.length) * 1.2, focus.height * 0.34);
      mist.position.set(((at + 0.5) * width) / looks.length, focus.y + focus.height * 0.92);
      mist.alpha = isLost ? 0.45 : 0.8;
      this.root.addChild(mist);
    });
    const ground = makeVeil(width, focus.height * (1 - GROUND) + 40, 0.92);
    ground.position.set(0, focus.y + focus.height * GROUND - 6);
    this.root.addChild(ground);
  }

  #land(looks: readonly CultLook[], width: number, wide: number, horizon: number, isLost: boolean): void {
    for (let at = 0; at * wide < width; at++) {
      const look = looks[Math.min(looks.length - 1, Math.floor((at * wide * looks.length) / width))]!;
      const texture = frame(realmOf(look).land);
      const land = new Sprite(texture);
      land.anchor.set(0.5, 1);
      const scale = wide / texture.width;
      land.scale.set(at % 2 === 0 ? scale : -scale, scale);
      land.position.set((at + 0.5) * wide, horizon + wide * 0.12);
      land.tint = isLost ? 0x8c8690 : look.colours.name;
      this.root.addChild(land);
    }
  }

  /** The light, the sign and the risen one of a winner. */
  #winner({ unit }: CultsSheet, look: CultLook, { x, y, width, height }: Rect, { isLost, isAlone }: Shown): void {
    const middle = x + width / 2;
    // On a phone the verdict needs the upper half.
    const isLow = height < 420 * unit;
    const size = Math.min(width * 0.9, height * (isLow ? 0.52 : 0.6));
    const glow = makeIcon('glow', size * 1.9, look.colours.piece);
    glow.position.set(middle, y + height * (isLow ? SIGN.low : SIGN.high));
    glow.alpha = isLost ? 0.5 : 0.95;
    const ring = makeIcon('ring', size * 0.46, look.colours.name);
    const sign = makeIcon(look.emblem, size * 0.27, isLost ? look.colours.name : 0xffffff);
    for (const part of [ring, sign]) part.position.copyFrom(glow.position);
    this.root.addChild(glow, ring, sign);
    this.#rising.push(ring, sign);
    if (!this.#hasParts) return;
    const risen = makeIcon(realmOf(look).risen, size * 1.05, look.colours.name);
    // A smaller one beside others stands higher, or the land would hide it.
    const bottom = HORIZON + (isAlone ? 0.03 : -0.03);
    risen.position.set(middle, y + height * bottom - risen.height * 0.5);
    this.root.addChild(risen);
    this.#rising.push(risen);
  }

  #crowd({ way, winners, own }: Ending, books: Books, focus: Rect): void {
    const looks = winners.map((cult) => books.cult(cult));
    const tint = way === 'lost' && own !== null ? books.cult(own).colours.name : (looks[0]?.colours.name ?? 0xffffff);
    const crowd = !this.#hasParts ? [] : way === 'lost' ? FLEEING : CELEBRATING;
    crowd.forEach((name, at) => {
      const figure = new Sprite(frame(name));
      figure.anchor.set(0.5, 1);
      const wide = Math.min(focus.width, focus.height * 0.7) * (at === 0 ? 0.62 : 0.36);
      figure.scale.set(wide / figure.texture.width);
      figure.tint = tint;
      figure.position.set(focus.x + focus.width * (at === 0 ? 0.34 : 0.8), focus.y + focus.height * GROUND);
      this.root.addChild(figure);
      this.#rising.push(figure);
    });
    if (way !== 'lost' || own === null) return;
    // The loser's own sign lies on the ground.
    const fallen = makeDisc(books.cult(own), focus.width * 0.12);
    fallen.rotation = 0.6;
    fallen.tint = 0x9a9a9a;
    fallen.position.set(focus.x + focus.width * 0.58, focus.y + focus.height * GROUND - 0.035 * focus.width);
    this.root.addChild(fallen);
  }

  #embers({ unit }: CultsSheet, looks: readonly CultLook[], { x, y, width, height }: Rect): void {
    EMBERS.forEach(([across, down, size], at) => {
      const ember = makeIcon('ember', size * 2 * unit, looks[at % looks.length]!.colours.name);
      ember.position.set(x + width * across, y + height * down);
      this.root.addChild(ember);
    });
  }

  /** Lets what has risen come up from the ground; without motion it is there at once. */
  enter(motion: Motion): void {
    for (const [at, thing] of this.#rising.entries()) {
      const { y } = thing;
      thing.y = y + 60 + 20 * at;
      thing.alpha = 0;
      void motion.to(thing, { y, alpha: 1, delay: at * 0.12, ease: 'power2.out' }, RISE);
    }
  }
}

const realmOf = ({ id }: CultLook): Realm => REALMS[id] ?? STRANGE;

/** The share of a winner among several, side by side. */
const partOf = ({ x, y, width, height }: Rect, at: number, of: number): Rect => ({
  x: x + (width * at) / of,
  y,
  width: width / of,
  height,
});
