import type { Container } from 'pixi.js';
import { PALETTE } from '../../config/palette';
import { makePanel } from '../panel';
import { makePressable } from './switch';
import { fitWidth, makeText } from '../text';

export interface FieldOptions {
  readonly unit: number;
  readonly width: number;
  readonly height: number;
  readonly label: string;
  readonly value: string;
  /** Placeholder shown while the field is empty. */
  readonly empty: string;
  readonly longest: number;
  /** Parent of the HTML input: the element that holds the canvas. */
  readonly parent: HTMLElement;
  /** Called when the player finishes typing, with Enter (`entered`) or by leaving the field. */
  readonly done: (value: string, entered: boolean) => void;
}

/** The field being edited. */
let writing: Writing | null = null;

/**
 * A text field drawn by Pixi. While it is edited, an HTML input lies over it, since only that supports all keyboards and input
 * methods.
 */
export function makeField(options: FieldOptions): Container {
  const { unit, width, height, label, value, empty } = options;
  const root = makePressable(
    options,
    `${label}: ${value === '' ? empty : value}`,
    () => void (writing = new Writing(root, options)),
  );
  root.cursor = 'text';
  root.addChild(makePanel({ x: 0, y: 0, width, height }, 'tray'));
  const words = makeText(value === '' ? empty : value, 'body', {
    unit,
    fill: value === '' ? 0x9b8a6a : PALETTE.ivory,
    anchor: [0, 0.5],
  });
  fitWidth(words, width - 24 * unit).position.set(12 * unit, height / 2);
  root.addChild(words);
  writing?.goOn(root, options);
  return root;
}

/** The HTML input over a drawn field. It stays open when the screen beneath is rebuilt, for another size or late fonts. */
class Writing {
  readonly #field = document.createElement('input');
  #root: Container;
  #options: FieldOptions;

  constructor(root: Container, options: FieldOptions) {
    this.#root = root;
    this.#options = options;
    const { label, value, longest, parent } = options;
    const field = this.#field;
    field.value = value;
    field.maxLength = longest;
    field.setAttribute('aria-label', label);
    field.addEventListener('keydown', (event) => {
      if (event.key === 'Enter') this.#close(true, true);
      if (event.key === 'Escape') this.#close(false, false);
      event.stopPropagation();
    });
    field.addEventListener('blur', () => this.#close(false, true));
    this.#stayOver(root);
    this.#place();
    parent.append(field);
    field.focus();
    field.select();
  }

  /** Called when the screen was rebuilt: attaches the input to the new drawn field. */
  goOn(root: Container, options: FieldOptions): void {
    if (options.label !== this.#options.label) return;
    this.#root = root;
    this.#options = options;
    this.#stayOver(root);
  }

  /** If the drawn field disappears and none replaces it, what was typed is still reported. */
  #stayOver(root: Container): void {
    root.once('destroyed', () =>
      queueMicrotask(() => {
        if (this.#root.destroyed) this.#close(false, true);
        else this.#place();
      }),
    );
  }

  #place(): void {
    const { unit, width, height } = this.#options;
    const { x, y } = this.#root.getGlobalPosition();
    Object.assign(this.#field.style, {
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
  }

  #close(entered: boolean, kept: boolean): void {
    if (writing !== this) return;
    writing = null;
    const written = this.#field.value.trim();
    this.#field.remove();
    if (kept) this.#options.done(written, entered);
  }
}
