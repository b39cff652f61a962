import { Slider } from '@pixi/ui';
import { Container, NineSliceSprite, Sprite } from 'pixi.js';
import { PALETTE } from '../../config/palette';
import { frame } from '../../shell/assets';
import { makeIcon } from '../sprite';
import { makePressable } from './switch';
import { makeText } from '../text';

export interface SliderOptions {
  readonly unit: number;
  readonly width: number;
  readonly height: number;
  /** 0 to 1. */
  readonly value: number;
  readonly label: string;
  readonly less: string;
  readonly more: string;
  /** Called while it moves. */
  readonly change: (value: number) => void;
}

const STEP = 10;

/** A slider from 0 to 1: dragged along a bar, or stepped with the buttons at its ends. */
export function makeSlider({ unit, width, height, value, label, less, more, change }: SliderOptions): Container {
  const root = new Container();
  const room = 56 * unit;
  const bar = width - 2 * height - room - 16 * unit;
  const strip = (tint: number, alpha: number): NineSliceSprite => {
    const part = new NineSliceSprite({ texture: frame('scroll-thumb'), width: bar, height: 12 * unit });
    part.tint = tint;
    part.alpha = alpha;
    return part;
  };
  const knob = new Sprite(frame('disc'));
  knob.setSize(28 * unit);
  knob.tint = PALETTE.brassLight;
  const slider = new Slider({
    bg: strip(0x6b5a3c, 0.8),
    fill: strip(PALETTE.brass, 1),
    slider: knob,
    min: 0,
    max: 100,
    step: 5,
    value: Math.round(value * 100),
  });
  slider.position.set(height + 8 * unit, (height - 12 * unit) / 2);
  const percent = makeText(`${Math.round(value * 100)} %`, 'number', { unit, anchor: [1, 0.5] });
  percent.position.set(width, height / 2);
  slider.onUpdate.connect((now) => {
    percent.text = `${now} %`;
    change(now / 100);
  });
  const nudge = (by: number): void => void (slider.value = Math.max(0, Math.min(100, slider.value + by)));
  for (const [way, by, name, x] of [
    [less, -STEP, 'ui-minus', 0],
    [more, STEP, 'ui-plus', height + bar + 16 * unit],
  ] as const) {
    const button = makePressable({ width: height, height }, `${label}: ${way}`, () => nudge(by));
    const sign = makeIcon(name, 20 * unit);
    sign.position.set(height / 2, height / 2);
    sign.tint = PALETTE.brassLight;
    button.addChild(sign);
    button.position.set(x, 0);
    root.addChild(button);
  }
  root.addChild(slider, percent);
  return root;
}
