import { Container, Graphics, type Text } from 'pixi.js';
import { AA, contrast } from '../../../../platform/config/contrast';
import { PALETTE } from '../../../../platform/config/palette';
import { TIMING } from '../../../../platform/config/timing';
import type { CultLook } from '../cards/books';
import { shown } from '../../../../platform/ui/shown';
import { makeIcon } from '../../../../platform/ui/sprite';
import { makeText, setWords } from '../../../../platform/ui/text';
import type { Act } from '../../../../platform/stage/act';

/** The Attack of one side, large; it never includes what the viewer may not know. */
export class TotalDisc extends Container {
  readonly #number: Text;
  readonly #more: Text;
  readonly #glow;
  readonly #shown = { value: 0 };

  constructor({ id, colours }: CultLook, size: number, unit: number) {
    super();
    this.#glow = makeIcon('glow', size * 1.9, PALETTE.legal);
    this.#glow.alpha = 0;
    const disc = new Graphics()
      .circle(0, 0, size / 2)
      .fill({ color: darker(readable(colours.piece), 0.72) })
      .stroke({ color: PALETTE.brassLight, width: Math.max(2, size * 0.028) });
    // Light from above, as on the board.
    const light = makeIcon('glow', size * 1.1, readable(colours.piece));
    light.position.set(0, -size * 0.08);
    light.alpha = 0.9;
    this.#number = makeText('0', 'total', { unit: 1, size: size * 0.5, anchor: [0.5, 0.52] });
    this.#more = makeText('', 'number', { unit, size: Math.max(15, size / unit / 7), anchor: [0.5, 0.5], fill: PALETTE.ivory });
    this.#more.position.set(0, size * 0.34);
    this.addChild(shown(this.#glow, 'won', id), disc, light, shown(this.#number, 'attack', id), this.#more);
  }

  /** `hidden` is the sign for unknown Attack to come. */
  draw(value: number, hidden: string): void {
    this.#shown.value = value;
    setWords(this.#number, String(value));
    setWords(this.#more, hidden);
  }

  async count(value: number, hidden: string, act: Act): Promise<void> {
    setWords(this.#more, hidden);
    if (value === this.#shown.value) return;
    const onUpdate = (): void => void setWords(this.#number, String(Math.round(this.#shown.value)));
    await act.to(this.#shown, { value, onUpdate, ease: 'power1.out' }, TIMING.total);
    if (!this.destroyed) this.draw(value, hidden);
  }

  /** The winner's glows, a loser's fades; `open` is neutral. */
  mark(how: 'open' | 'won' | 'lost'): void {
    this.#glow.alpha = how === 'won' ? 0.9 : 0;
    this.alpha = how === 'lost' ? 0.55 : 1;
  }
}

/** A cult's colour, darkened until ivory letters are readable on it. */
function readable(colour: number): number {
  let factor = 0.9;
  while (contrast(darker(colour, factor), PALETTE.ivory) < AA + 0.2) factor -= 0.02;
  return darker(colour, factor);
}

/** A darker shade of a colour. */
export function darker(colour: number, factor: number): number {
  const channel = (shift: number): number => Math.round(((colour >> shift) & 255) * factor) << shift;
  return channel(16) | channel(8) | channel(0);
}
