import { Container } from 'pixi.js';
import { PALETTE } from '../../config/palette';
import { makePanel } from '../panel';
import { makePressable } from './switch';
import { makeIcon } from '../sprite';
import { fitWidth, makeText } from '../text';

export interface StepperOptions {
  readonly unit: number;
  readonly width: number;
  readonly height: number;
  /** What the value is about; screen readers announce it. */
  readonly label: string;
  readonly previous: string;
  readonly next: string;
  /** The words of the present value. */
  readonly words: string;
  /** Said of the present value to screen readers, besides its words. */
  readonly note?: string;
  readonly icon?: string;
  readonly tint?: number;
  readonly disabled?: boolean;
  readonly step: (by: 1 | -1) => void;
}

/** Steps through many values: the present one between two arrows. */
export function makeStepper(options: StepperOptions): Container {
  const { unit, width, height, label, words, note, icon, disabled = false } = options;
  const said = note === undefined ? words : `${words}, ${note}`;
  const root = new Container();
  root.addChild(makePanel({ x: 0, y: 0, width, height }, 'tray'));
  const inset = icon === undefined ? 0 : 18 * unit;
  const text = makeText(words, 'strong', { unit, fill: options.tint ?? PALETTE.ivory, anchor: [0.5, 0.5] });
  fitWidth(text, width - 2 * height - 2 * inset).position.set(width / 2 + inset, height / 2);
  root.addChild(text);
  if (icon !== undefined) {
    const sign = makeIcon(icon, height * 0.62);
    sign.position.set(text.x - text.width / 2 - 20 * unit, height / 2);
    root.addChild(sign);
  }
  if (disabled) return root;
  for (const by of [-1, 1] as const) {
    const way = by < 0 ? options.previous : options.next;
    const arrow = makePressable({ width: height, height }, `${label}: ${said}. ${way}`, () => options.step(by));
    arrow.position.set(by < 0 ? 0 : width - height, 0);
    const sign = makeIcon('ui-arrow', height * 0.42);
    sign.position.set(height / 2, height / 2);
    sign.tint = PALETTE.brassLight;
    if (by < 0) sign.scale.x *= -1;
    arrow.addChild(sign);
    root.addChild(arrow);
  }
  return root;
}
