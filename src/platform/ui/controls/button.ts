import { Container, Sprite, type Text } from 'pixi.js';
import { PALETTE } from '../../config/palette';
import { frame } from '../../shell/assets';
import { playSound } from '../../shell/audio';
import { makeSlice } from '../panel';
import { fitWidth, makeText } from '../text';

export interface ButtonOptions {
  readonly unit: number;
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** Show at most one primary button at a time (docs/look.md). */
  readonly primary?: boolean;
  readonly disabled?: boolean;
  /** Name of an atlas frame drawn before the words. */
  readonly icon?: string;
  /** Font size in design pixels. */
  readonly size?: number;
  /** Announced by screen readers instead of the words. */
  readonly title?: string;
  readonly press: () => void;
}

/** Width of an icon and the gap after it; design pixels. */
const ICON = 26;

const [AT_REST, UNDER_POINTER] = [0xe6dcc8, 0xfff2d0];

/** A button: parchment gold if primary, dark wood otherwise. */
export function makeButton(words: string, options: ButtonOptions): Container {
  const { unit, width, height, primary = false, disabled = false } = options;
  const button = new Container();
  const text = wordsOn(words, options);
  // Centre icon and words together.
  text.position.set(width / 2 + (options.icon === undefined ? 0 : (ICON * unit) / 2), height / 2);
  button.addChild(makeSlice(disabled ? 'button-disabled' : primary ? 'button-primary' : 'button', width, height), text);
  button.accessible = true;
  button.accessibleTitle = options.title ?? words;
  button.accessibleType = 'button';
  if (!disabled) makePress(button, options.press);
  if (options.icon !== undefined) {
    const icon = iconOf(options.icon, unit, primary);
    icon.position.set((width - text.width - ICON * unit) / 2 + 9 * unit, height / 2);
    if (disabled) icon.alpha = 0.5;
    button.addChild(icon);
  }
  return button;
}

function makePress(button: Container, press: () => void): void {
  button.eventMode = 'static';
  button.cursor = 'pointer';
  button.tint = AT_REST;
  button.on('pointertap', () => {
    playSound('button');
    press();
  });
  // A finger does not hover: it would leave the button bright.
  button.on('mouseover', () => void (button.tint = UNDER_POINTER));
  button.on('mouseout', () => void (button.tint = AT_REST));
}

function wordsOn(words: string, { unit, width, primary = false, disabled = false, icon, size = 16 }: ButtonOptions): Text {
  const fill = disabled ? 0x9b8a6a : primary ? PALETTE.ink : PALETTE.ivory;
  const room = width - (icon === undefined ? 20 : 16 + ICON) * unit;
  return fitWidth(makeText(words, 'strong', { unit, size, fill, anchor: [0.5, 0.5] }), room);
}

function iconOf(name: string, unit: number, primary: boolean): Sprite {
  const icon = new Sprite(frame(name));
  icon.anchor.set(0.5);
  icon.scale.set((18 * unit) / Math.max(icon.texture.width, icon.texture.height));
  icon.tint = primary ? PALETTE.ink : PALETTE.brassLight;
  return icon;
}
