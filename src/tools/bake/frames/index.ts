import type { Drawing } from '../drawing/drawing';
import { backDrawings } from './backs';
import { cardDrawings } from './cards';
import { panelDrawings } from './panels';

/** Card faces, card backs, and the 9-slices of panels and buttons. */
export const frameDrawings = (): Drawing[] => [...cardDrawings(), ...backDrawings(), ...panelDrawings()];
