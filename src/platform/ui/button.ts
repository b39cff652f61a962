import { FancyButton } from '@pixi/ui';
import { Sprite, type Text } from 'pixi.js';
import { PALETTE } from '../config/palette';
import { frame } from '../shell/assets';
import { playSound } from '../shell/audio';
import { makeSlice } from './panel';
import { fitWidth, makeText } from './text';

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

/** A button: parchment gold if primary, dark wood otherwise. */
export function makeButton(words: string, options: ButtonOptions): FancyButton {
  const { unit, width, height, primary = false, disabled = false } = options;
  const face = disabled ? 'button-disabled' : primary ? 'button-primary' : 'button';
  const text = wordsOn(words, options);
  const button = new FancyButton({
    defaultView: makeSlice(face, width, height),
    text,
    // FancyButton rescales its text; without this it would undo the fitting.
    defaultTextScale: text.scale.x,
    // Centre icon and words together.
    textOffset: { x: options.icon === undefined ? 0 : (ICON * unit) / 2, y: 0 },
  });
  button.enabled = !disabled;
  button.accessible = true;
  button.accessibleTitle = options.title ?? words;
  button.accessibleType = 'button';
  if (!disabled) {
    button.onPress.connect(() => {
      playSound('button');
      options.press();
    });
    // FancyButton's own animation runs on after destruction, so tint it on hover instead.
    button.onHover.connect(() => void (button.tint = 0xfff2d0));
    button.onOut.connect(() => void (button.tint = 0xe6dcc8));
    button.tint = 0xe6dcc8;
  }
  if (options.icon !== undefined) {
    const icon = iconOf(options.icon, unit, primary);
    icon.position.set((width - text.width - ICON * unit) / 2 + 9 * unit, height / 2);
    if (disabled) icon.alpha = 0.5;
    button.addChild(icon);
  }
  return button;
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
