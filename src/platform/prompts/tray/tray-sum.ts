import { Container } from 'pixi.js';
import type { Rect } from '../../config/layout';
import { PALETTE } from '../../config/palette';
import { citing } from '../../ui/citing';
import { makeBar, makeIcon } from '../../ui/sprite';
import { fitWidth, makeText } from '../../ui/text';

/** The sum of the chosen tiles: how much of how much, of what, and what is wrong. */
export interface ShownSum {
  readonly icon: string | null;
  readonly have: number;
  /** Null if there is no need. */
  readonly need: number | null;
  readonly words: string;
  readonly isFine: boolean;
}

/** CSS pixels per design pixel, and the words for "2 of 3". */
export interface SumContext {
  readonly unit: number;
  readonly ofNeed: (have: number, need: number) => string;
  /** Opens the rules that the words name. */
  readonly rules: (cited: string) => void;
}

/** The sum at the left of the tray: large numbers, a meter and words. */
export class TraySum {
  readonly root = new Container();
  readonly #context: SumContext;
  readonly #place: Rect;

  constructor(context: SumContext, place: Rect) {
    this.#context = context;
    this.#place = place;
  }

  draw(sum: ShownSum): void {
    for (const child of this.root.removeChildren()) child.destroy({ children: true });
    const { unit, ofNeed, rules } = this.#context;
    const { x, y, width, height } = this.#place;
    const middle = x + width / 2;
    const colour = sum.isFine ? PALETTE.ivory : PALETTE.refusal;
    const title = sum.need === null ? String(sum.have) : ofNeed(sum.have, sum.need);
    const number = makeText(title, 'number', {
      unit,
      size: 30,
      fill: sum.isFine ? PALETTE.brassLight : PALETTE.refusal,
      anchor: [0, 0.5],
    });
    const icon = sum.icon === null ? null : makeIcon(sum.icon, 32 * unit);
    const wide = (icon === null ? 0 : 40 * unit) + fitWidth(number, width - 44 * unit).width;
    if (icon !== null) icon.position.set(middle - wide / 2 + 16 * unit, y + 24 * unit);
    number.position.set(middle - wide / 2 + (icon === null ? 0 : 40 * unit), y + 24 * unit);
    this.root.addChild(number);
    if (icon !== null) this.root.addChild(icon);
    if (sum.need !== null) this.#meter(sum.have, sum.need, y + 48 * unit, sum.isFine);
    const top = y + (sum.need === null ? 50 : 66) * unit;
    const words = makeText(sum.words, 'strong', { unit, size: 15, fill: colour, width, align: 'center', anchor: [0.5, 0] });
    const room = y + height - top;
    if (words.height > room) words.style.fontSize = 13 * unit;
    if (words.height > room) words.scale.set(room / words.height);
    fitWidth(words, width).position.set(middle, top);
    this.root.addChild(citing(words, sum.words, rules));
  }

  /** One box per needed point; surplus stands out at the right. */
  #meter(have: number, need: number, y: number, isFine: boolean): void {
    const { unit } = this.#context;
    const boxes = Math.max(have, need);
    const step = Math.min(20 * unit, this.#place.width / Math.max(1, boxes));
    const left = this.#place.x + (this.#place.width - step * boxes) / 2;
    for (let at = 0; at < boxes; at++) {
      const tint = at >= have ? 0x4a3b28 : at >= need ? PALETTE.refusal : isFine ? PALETTE.chosen : PALETTE.brass;
      this.root.addChild(makeBar({ x: left + at * step, y, width: step - 2 * unit, height: 9 * unit }, tint));
    }
  }

  destroy(): void {
    this.root.destroy({ children: true });
  }
}
