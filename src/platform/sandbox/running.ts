type Told = (mod: string | null) => void;

let told: Told = () => undefined;
let current: string | null = null;

/** Calls `watch` before and after each call and load of a script, so that a watchdog can name the mod whose script hangs. */
export function watchScripts(watch: Told): void {
  told = watch;
}

/**
 * Runs `act` on behalf of a mod (a call of its script, or reading its declarations) and tells the watchdog. Calls may nest; one
 * variable is enough, because a thread does one thing at a time.
 */
export function running<T>(mod: string, act: () => T): T {
  const before = current;
  current = mod;
  told(mod);
  try {
    return act();
  } finally {
    current = before;
    told(before);
  }
}
