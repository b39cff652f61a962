type Told = (mod: string | null) => void;

let told: Told = () => undefined;
let current: string | null = null;

/** Somebody outside is told before and after each call and load of a script, so that it can see who does not come back. */
export function watchScripts(watch: Told): void {
  told = watch;
}

/** What is done here is done for this mod: its scripts run, or what they have declared is read. A thread does one thing at a time. */
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
