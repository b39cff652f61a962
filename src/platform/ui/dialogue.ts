import { Container, type Text } from 'pixi.js';
import { makeVeil } from './backdrop';
import { makeButton } from './controls/button';
import { makePanel } from './panel';
import { ScrollArea } from './scroll';
import { cutWidth, makeText } from './text';

/** Height of the lowest supported screen, and of a button with its margin; design pixels. */
export const SHORT_SCREEN = 390;
const BUTTON = 58;

export interface DialogueButton {
  readonly words: string;
  readonly primary?: boolean;
  readonly icon?: string;
  readonly press: () => void;
}

export interface DialogueOptions {
  readonly unit: number;
  /** Size of the whole screen, in CSS pixels. */
  readonly screen: { readonly width: number; readonly height: number };
  readonly title: string;
  /** Paragraphs. */
  readonly lines: readonly string[];
  readonly buttons: readonly DialogueButton[];
  /** Stack the buttons instead of placing them side by side. */
  readonly column?: boolean;
  /** Design pixels. */
  readonly width?: number;
  readonly draw: () => void;
}

/** A modal question: a veil, a panel with text, and buttons. Long text scrolls. */
export function makeDialogue(options: DialogueOptions): { root: Container; scroll: ScrollArea } {
  const { unit, screen, buttons, column = false, draw } = options;
  const columns = column ? columnsFor(buttons.length, screen.height / unit) : 0;
  const width = Math.min((options.width ?? 680) * unit * (1 + 0.4 * Math.max(0, columns - 1)), screen.width - 32 * unit);
  const inner = width - 72 * unit;
  const texts = paragraphs(options.lines, inner - 22 * unit, unit);
  const needed = texts.reduce((sum, text) => sum + text.height + 10 * unit, 0);
  const below = (columns > 0 ? Math.ceil(buttons.length / columns) * BUTTON : 62) * unit;
  const around = 96 * unit + below + 26 * unit;
  const shown = Math.min(needed, screen.height - 60 * unit - around);
  const height = around + shown;
  const [left, top] = [(screen.width - width) / 2, (screen.height - height) / 2];

  const root = new Container();
  root.addChild(makeVeil(screen.width, screen.height, 0.62), makePanel({ x: left, y: top, width, height }));
  const title = makeText(options.title, 'title', { unit, size: 30, anchor: [0.5, 0.5] });
  cutWidth(title, inner, unit, 20).position.set(screen.width / 2, top + 52 * unit);
  const scroll = new ScrollArea({ x: left + 36 * unit, y: top + 92 * unit, width: inner, height: shown }, unit, draw);
  let y = 0;
  for (const text of texts) {
    text.y = y;
    y += text.height + 10 * unit;
    scroll.content.addChild(text);
  }
  scroll.contentHeight = needed;
  root.addChild(title, scroll);
  const row = makeButtons(buttons, inner, unit, columns);
  row.position.set(left + 36 * unit, top + height - below - 24 * unit);
  root.addChild(row);
  return { root, scroll };
}

/** Many stacked buttons would be higher than a phone, so use two or three columns there; the height is in design pixels. */
const columnsFor = (buttons: number, height: number): number =>
  [1, 2].find((columns) => Math.ceil(buttons / columns) * BUTTON <= height * (columns === 1 ? 0.6 : 0.5)) ?? 3;

function paragraphs(lines: readonly string[], width: number, unit: number): Text[] {
  return lines.map((line) => makeText(line, 'body', { unit, size: 17, width, breakWords: true }));
}

function makeButtons(buttons: readonly DialogueButton[], width: number, unit: number, columns: number): Container {
  const row = new Container();
  const gap = 14 * unit;
  const wide =
    columns > 0
      ? (width - gap * (columns - 1)) / columns
      : Math.min(260 * unit, (width - gap * (buttons.length - 1)) / buttons.length);
  const left = columns > 0 ? 0 : (width - buttons.length * (wide + gap) + gap) / 2;
  buttons.forEach(({ words, primary = false, icon, press }, i) => {
    const button = makeButton(words, {
      unit,
      width: wide,
      height: 48 * unit,
      primary,
      ...(icon === undefined ? {} : { icon }),
      press,
    });
    const [across, down] = columns > 0 ? [i % columns, Math.floor(i / columns)] : [i, 0];
    button.position.set(left + across * (wide + gap), columns > 0 ? down * BUTTON * unit : 8 * unit);
    row.addChild(button);
  });
  return row;
}
