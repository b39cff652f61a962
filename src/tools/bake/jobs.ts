import { BOARD_PICTURE } from '../../games/cults/picture/config/board-layout';
import { boardDrawing } from './board/board';
import { frameDrawings } from './frames';
import type { Job } from './job';
import { pieceDrawings } from './pieces';
import { SCENE_JOBS } from './scenes/index';
import { tableDrawing } from './board/table';

/** Everything that `npm run bake` makes, in this order. */
export const JOBS: readonly Job[] = [
  { kind: 'picture', name: 'table', scale: 1, quality: 0.66, drawing: tableDrawing },
  { kind: 'picture', name: 'board', scale: BOARD_PICTURE.scale, quality: 0.6, drawing: boardDrawing },
  { kind: 'atlas', name: 'pieces', width: 1024, quality: 0.84, drawings: pieceDrawings },
  { kind: 'atlas', name: 'frames', width: 2048, quality: 0.76, drawings: frameDrawings },
  ...SCENE_JOBS,
];
