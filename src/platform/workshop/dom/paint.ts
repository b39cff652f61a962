import { PALETTE } from '../../config/palette';

const hex = (colour: number): string => `#${colour.toString(16).padStart(6, '0')}`;

/** Gives an element the game's colours as CSS variables. */
export function paint(host: HTMLElement): void {
  for (const [name, colour] of Object.entries(PALETTE)) host.style.setProperty(`--${name}`, hex(colour));
}
