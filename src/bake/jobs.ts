import type { Job } from './job';
import { tableDrawing } from './table';

/** Everything that `npm run bake` makes, in this order. */
export const JOBS: readonly Job[] = [{ kind: 'picture', name: 'table', scale: 1, quality: 0.72, drawing: tableDrawing }];
