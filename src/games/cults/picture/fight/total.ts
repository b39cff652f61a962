import { Container, Graphics, type Text } from 'pixi.js';
import { AA, contrast } from '../../../../platform/config/contrast';
import { PALETTE } from '../../../../platform/config/palette';
import { TIMING } from '../../../../platform/config/timing';
import type { CultLook } from '../cards/books';
import { shown } from '../../../../platform/ui/shown';
import { makeIcon } from '../../../../platform/ui/sprite';
import { fitWidth, makeText, setWords } from '../../../../platform/ui/text';
import type { Act } from '../../../../platform/stage/act';
import { burst, ring } from '../stage/highlights/sparks';

/** The Attack of one side, large; it never includes what the viewer may not know. */
export class TotalDisc extends Container {
  readonly #number: Text;
  readonly #more: Text;
  readonly #glow;
  readonly #shown = { value: 0 };
  readonly #size: number;
  /** Under the disc, which shows the number. */
  readonly #lights = new Container();

  constructor({ id, colours }: CultLook, size: number, unit: number) {
    super({ label: `total:${id}` });
    this.#size = size;
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
    this.addChild(shown(this.#glow, 'won', id), this.#lights, disc, light, shown(this.#number, 'attack', id), this.#more);
  }

  /** `hidden` is the sign for unknown Attack to come. */
  draw(value: number, hidden: string): void {
    this.#shown.value = value;
    setWords(this.#number, String(value));
    this.#tell(hidden);
  }

  /** The number stands lower in the disc, where that is narrower. */
  #tell(hidden: string): void {
    if (!setWords(this.#more, hidden)) return;
    this.#more.scale.set(1);
    fitWidth(this.#more, this.#size * 0.64);
  }

  async count(value: number, hidden: string, act: Act): Promise<void> {
    this.#tell(hidden);
    if (value === this.#shown.value) return;
    const onUpdate = (): void => void setWords(this.#number, String(Math.round(this.#shown.value)));
    await act.to(this.#shown, { value, onUpdate, ease: 'power1.out' }, TIMING.total);
    if (!this.destroyed) this.draw(value, hidden);
  }

  get isWinner(): boolean {
    return this.#glow.alpha > 0;
  }

  /** The moment of winning: the disc swells, a ring widens around it, sparks fly. */
  async win(act: Act): Promise<void> {
    const size = this.#size;
    const light = { at: { x: 0, y: 0 }, tint: PALETTE.legal };
    void ring(act, this.#lights, { ...light, size: size * 2.6, time: TIMING.dice });
    void burst(act, this.#lights, { ...light, size: size * 2.1, time: TIMING.dice }, 14, 0.1);
    await act.to(this.scale, { x: 1.18, y: 1.18, ease: 'power2.out' }, TIMING.badge);
    if (!this.destroyed) await act.to(this.scale, { x: 1, y: 1, ease: 'back.out(2)' }, TIMING.fist);
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
