import type { Drawing } from '../drawing/drawing';
import { diceDrawings } from './dice';
import { lightDrawings } from './light';
import { markerDrawings } from './markers';
import { ritualDrawings } from './rituals';
import { signDrawings } from './signs';

/** Everything that lies on the board or in the panels, and the signs of the interface. */
export const pieceDrawings = (): Drawing[] => [
  ...ritualDrawings(),
  ...markerDrawings(),
  ...diceDrawings(),
  ...signDrawings(),
  ...lightDrawings(),
];
