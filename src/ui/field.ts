import type { Container } from 'pixi.js';
import { PALETTE } from '../config/palette';
import { makePanel } from './panel';
import { makePressable } from './switch';
import { fitWidth, makeText } from './text';

export interface FieldOptions {
  readonly unit: number;
  readonly width: number;
  readonly height: number;
  readonly label: string;
  readonly value: string;
  /** Shown where nothing is written yet. */
  readonly empty: string;
  readonly longest: number;
  /** Where the browser's own field is put: the element that holds the canvas. */
  readonly parent: HTMLElement;
  /** Told with every letter. */
  readonly input?: (value: string) => void;
  /** Told when the writer is done; with Enter or by going elsewhere. */
  readonly done: (value: string, entered: boolean) => void;
}

/**
 * A line of text to write in. Drawn like everything else; while it is written in, the browser's own field lies over it, since only
 * that knows all keyboards and input methods.
 */
export function makeField(options: FieldOptions): Container {
  const { unit, width, height, label, value, empty } = options;
  const root = makePressable(options, `${label}: ${value === '' ? empty : value}`, () => edit(root, options));
  root.cursor = 'text';
  root.addChild(makePanel({ x: 0, y: 0, width, height }, 'tray'));
  const words = makeText(value === '' ? empty : value, 'body', {
    unit,
    fill: value === '' ? 0x9b8a6a : PALETTE.ivory,
    anchor: [0, 0.5],
  });
  fitWidth(words, width - 24 * unit).position.set(12 * unit, height / 2);
  root.addChild(words);
  return root;
}

function edit(root: Container, { unit, width, height, label, value, longest, parent, input, done }: FieldOptions): void {
  const { x, y } = root.getGlobalPosition();
  const field = document.createElement('input');
  field.value = value;
  field.maxLength = longest;
  field.setAttribute('aria-label', label);
  Object.assign(field.style, {
    position: 'absolute',
    left: `${x}px`,
    top: `${y}px`,
    width: `${width}px`,
    height: `${height}px`,
    boxSizing: 'border-box',
    padding: `0 ${12 * unit}px`,
    border: '1px solid #efd08a',
    borderRadius: `${6 * unit}px`,
    background: '#16100c',
    color: '#f4e8cb',
    font: `500 ${16 * unit}px "Alegreya Sans"`,
    outline: 'none',
    zIndex: '20',
  });
  let isOpen = true;
  const close = (entered: boolean, kept: boolean): void => {
    if (!isOpen) return;
    isOpen = false;
    const written = field.value.trim();
    field.remove();
    if (kept) done(written, entered);
  };
  field.addEventListener('input', () => input?.(field.value.trim()));
  field.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') close(true, true);
    if (event.key === 'Escape') close(false, false);
    event.stopPropagation();
  });
  field.addEventListener('blur', () => close(false, true));
  root.once('destroyed', () => close(false, false));
  parent.append(field);
  field.focus();
  field.select();
}
