import { Container, Graphics } from 'pixi.js';
import { PALETTE } from '../../../../platform/config/palette';
import { TIMING } from '../../../../platform/config/timing';
import type { CultLook } from '../cards/books';
import type { TableContext } from '../context';
import type { Force } from '../facts/fight';
import { makeIcon } from '../../../../platform/ui/sprite';
import { makeText } from '../../../../platform/ui/text';
import type { Act } from '../../../../platform/stage/act';
import { makeDie, tumble } from '../stage/dice';
import { darker } from './total';

/** The fist that holds the Thugs until they are shown; for the NPC its dice and kept bonus. */
export class Fist {
  readonly root = new Container();
  readonly #context: TableContext;
  readonly #cult: CultLook;
  readonly #size: number;
  #drawn = '';

  constructor(context: TableContext, cult: CultLook, size: number) {
    this.#context = context;
    this.#cult = cult;
    this.#size = size;
  }

  draw(force: Force): void {
    const key = keyOf(force);
    if (key === this.#drawn) return;
    this.#drawn = key;
    for (const child of this.root.removeChildren()) child.destroy({ children: true });
    this.root.addChild(this.#ground());
    if (force.npc && force.dice.length > 0) return this.#dice(force.dice);
    if (force.thugsShown) this.#open(force.thugs ?? 0);
    else this.#closed(force);
  }

  /** Animates the opening fist and the rolling dice. */
  async change(force: Force, act: Act): Promise<void> {
    if (keyOf(force) === this.#drawn) return;
    const opens = force.thugsShown && !this.#drawn.startsWith('open');
    const rolls = force.npc && force.dice.length > 0;
    this.draw(force);
    if (rolls) {
      const dice = this.root.children.slice(1);
      await Promise.all(dice.map((die, at) => tumble(die, at, act)));
    } else if (opens) {
      this.root.scale.set(0.7);
      await act.to(this.root.scale, { x: 1, y: 1, ease: 'back.out(2)' }, TIMING.fist);
    }
  }

  #ground(): Graphics {
    const radius = this.#size / 2;
    return new Graphics()
      .circle(0, 0, radius)
      .fill({ color: darker(this.#cult.colours.piece, 0.3), alpha: 0.85 })
      .stroke({ color: this.#cult.colours.piece, width: Math.max(2, this.#size * 0.02) });
  }

  #closed({ thugs, npc }: Force): void {
    const { unit } = this.#context.layout;
    this.root.addChild(makeIcon(npc ? 'ui-dice' : 'ui-fist', this.#size * 0.62, 0xe8cba0));
    if (thugs !== null && (thugs > 0 || !npc)) {
      // A small fist has no room beside it: the count hangs below.
      const small = this.#size < 70 * unit;
      const count = this.#count(thugs, small ? 0 : this.#size * 0.36, this.#size * (small ? 0.62 : 0.36), unit);
      // On a phone it must not reach into the next line.
      if (this.#context.layout.shape === 'phone') count.position.set(-this.#size * 0.5 - 18 * unit, 0);
      this.root.addChild(count);
    }
  }

  #open(thugs: number): void {
    const hand = makeIcon('ui-hand-open', this.#size * 0.78, 0xe8cba0);
    hand.alpha = 0.55;
    this.root.addChild(hand);
    if (thugs > 5) {
      this.root.addChild(this.#count(thugs, 0, 0, this.#context.layout.unit));
      return;
    }
    for (let at = 0; at < thugs; at++) {
      const angle = (at / Math.max(1, thugs)) * Math.PI * 2 - Math.PI / 2;
      const token = makeIcon('token-thug', this.#size * 0.28);
      const radius = thugs === 1 ? 0 : this.#size * 0.25;
      token.position.set(Math.cos(angle) * radius, Math.sin(angle) * radius);
      this.root.addChild(token);
    }
  }

  #count(thugs: number, x: number, y: number, unit: number): Container {
    const chip = new Container();
    const [width, height] = [58 * unit, 30 * unit];
    const ground = new Graphics()
      .roundRect(-width / 2, -height / 2, width, height, height / 2)
      .fill({ color: 0x120c08, alpha: 0.95 })
      .stroke({ color: this.#cult.colours.name, width: 1.5 * unit });
    const icon = makeIcon('token-thug', 22 * unit);
    icon.x = -13 * unit;
    const number = makeText(String(thugs), 'number', { unit, size: 17, fill: PALETTE.ivory, anchor: [0.5, 0.5] });
    number.x = 13 * unit;
    chip.addChild(ground, icon, number);
    chip.position.set(x, y);
    return chip;
  }

  #dice(faces: readonly string[]): void {
    const size = this.#size * 0.36;
    faces.forEach((face, at) => {
      const die = makeDie(face, size);
      const angle = (at / faces.length) * Math.PI * 2 - Math.PI / 2;
      die.position.set(Math.cos(angle) * this.#size * 0.34, Math.sin(angle) * this.#size * 0.34);
      this.root.addChild(die);
    });
  }
}

const keyOf = ({ thugsShown, thugs, dice }: Force): string => `${thugsShown ? 'open' : 'closed'} ${thugs} ${dice.join()}`;
