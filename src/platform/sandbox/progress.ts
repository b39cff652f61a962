/** How far something long has come: mods that are opened, answers that are replayed. */
export interface Progress {
  readonly of: number;
  readonly done: number;
}

let told: (progress: Progress) => void = () => undefined;

/** Calls `watch` with the progress of long work. One watcher is enough: a thread does one thing at a time. */
export function watchProgress(watch: (progress: Progress) => void): void {
  told = watch;
}

/** So much of it is done. */
export const progress = (done: number, of: number): void => told({ done, of });
