import { Container } from 'pixi.js';
import { PALETTE } from '../../config/palette';
import { playSound } from '../../shell/audio';
import { makePanel } from '../panel';
import { makeIcon } from '../sprite';
import { fitWidth, makeText } from '../text';

export interface SwitchOptions {
  readonly unit: number;
  readonly width: number;
  readonly height: number;
  readonly on: boolean;
  /** The state in words, "on" or "off", for screen readers. */
  readonly state: string;
  /** Announced by screen readers before the state; defaults to the words. */
  readonly title?: string;
  readonly disabled?: boolean;
  readonly change: (on: boolean) => void;
}

/** A switch: a box with a tick or a cross before the words. */
export function makeSwitch(words: string, options: SwitchOptions): Container {
  const { unit, width, height, on, state, disabled = false } = options;
  const root = makePressable(options, `${options.title ?? words}: ${state}`, () => options.change(!on));
  const box = makePanel({ x: 0, y: (height - 30 * unit) / 2, width: 30 * unit, height: 30 * unit }, 'chip');
  const sign = makeIcon(on ? 'ui-check' : 'ui-cross', (on ? 20 : 15) * unit);
  sign.position.set(15 * unit, height / 2);
  sign.tint = on ? PALETTE.legal : 0x8d7b58;
  const text = makeText(words, 'body', { unit, fill: on ? PALETTE.ivory : PALETTE.secondary, anchor: [0, 0.5] });
  fitWidth(text, width - 40 * unit).position.set(40 * unit, height / 2);
  if (disabled) root.alpha = 0.55;
  root.addChild(box, sign, text);
  return root;
}

/** A pressable area of this size; the caller draws its content. */
export function makePressable(
  { width, height, disabled = false }: { readonly width: number; readonly height: number; readonly disabled?: boolean },
  title: string,
  press: () => void,
): Container {
  const root = new Container();
  const ground = makePanel({ x: 0, y: 0, width, height }, 'menu-item');
  ground.alpha = 0;
  root.addChild(ground);
  root.accessible = true;
  root.accessibleTitle = title;
  root.accessibleType = 'button';
  if (disabled) return root;
  root.eventMode = 'static';
  root.cursor = 'pointer';
  root.on('pointertap', () => {
    playSound('button');
    press();
  });
  root.on('pointerover', () => void (ground.alpha = 0.45));
  root.on('pointerout', () => void (ground.alpha = 0));
  return root;
}
