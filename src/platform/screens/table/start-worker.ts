/** Starts a Worker in which a game of the registry is played, or in which mods are tried. */
export const startWorker = (): Worker => new Worker(new URL('../../host/worker.ts', import.meta.url), { type: 'module' });
