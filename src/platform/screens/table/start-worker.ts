import { INSPECTED } from '../../host/page-worker';

/** Whether tests look into the hosts of this page. `?inspect` turns it on before the first Worker starts. */
export const inspection = { isOn: false };

/** Starts a Worker in which a game of the registry is played, or in which mods are tried. */
export const startWorker = (): Worker =>
  new Worker(new URL('../../host/worker.ts', import.meta.url), { type: 'module', name: inspection.isOn ? INSPECTED : '' });
