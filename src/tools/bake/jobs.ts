import { BOARD_PICTURE } from '../../games/cults/picture/config/board-layout';
import { boardDrawing } from './board/board';
import { frameDrawings } from './frames';
import type { Job } from './job';
import { pieceDrawings } from './pieces';
import { SCENE_JOBS } from './scenes/index';
import { tableDrawing } from './board/table';

/** Everything that `npm run bake` makes, in this order. */
export const JOBS: readonly Job[] = [
  { kind: 'picture', name: 'table', scale: 1, quality: { color: 32 }, drawing: tableDrawing },
  { kind: 'picture', name: 'board', scale: BOARD_PICTURE.scale, quality: { color: 32, alpha: 26 }, drawing: boardDrawing },
  { kind: 'atlas', name: 'pieces', width: 1024, quality: { color: 22, alpha: 12, fullChroma: true }, drawings: pieceDrawings },
  { kind: 'atlas', name: 'frames', width: 2048, quality: { color: 29, alpha: 20 }, drawings: frameDrawings },
  ...SCENE_JOBS,
];
