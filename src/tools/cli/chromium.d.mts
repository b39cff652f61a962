/** What to do where there is no Chromium. */
export const NO_CHROMIUM: string;
/** The path of a Chromium that starts, or null. */
export function findChromium(): string | null;
/** The path of a Chromium, installed where there was none; throws with what to do where that fails. */
export function ensureChromium(): string;
