import type { Lang } from '../i18n/lang';
import { TEXT_SIZES, type TextSize } from '../config/text-size';
import { SPEEDS, type Speed } from '../config/timing';

export const CONFIRMS = ['always', 'costly', 'never'] as const;
export type Confirm = (typeof CONFIRMS)[number];

/** Values of a mod's settings by name; a missing one means the author's default. */
export type ModValues = Readonly<Record<string, boolean | number | string>>;

/** The player's choices for this browser. */
export interface Settings {
  readonly lang: Lang;
  readonly speed: Speed;
  readonly confirm: Confirm;
  /** Questions with one possible answer answer themselves. */
  readonly answersAlone: boolean;
  readonly coach: boolean;
  readonly reducedMotion: boolean;
  /** Of explanations, questions and the log. */
  readonly textSize: TextSize;
  readonly effects: number;
  readonly ambience: number;
  readonly mods: readonly string[];
  /** What the player has set about mods, by mod id. Which values a mod allows only its manifest says. */
  readonly modSettings: Readonly<Record<string, ModValues>>;
  /** Whether the player was told once which clicks count at once. */
  readonly knowsClicks: boolean;
  /** False until the first game is over: until then animations show more and wait for clicks. */
  readonly firstGameDone: boolean;
}

const KEY = 'rise-of-the-cults/settings';

function defaults(): Settings {
  return {
    lang: navigator.languages.some((lang) => lang.toLowerCase().startsWith('pl')) && !prefersEnglish() ? 'pl' : 'en',
    speed: 'normal',
    confirm: 'costly',
    answersAlone: true,
    coach: true,
    reducedMotion: matchMedia('(prefers-reduced-motion: reduce)').matches,
    textSize: 'usual',
    effects: 0.8,
    ambience: 0.5,
    mods: [],
    modSettings: {},
    knowsClicks: false,
    firstGameDone: false,
  };
}

/** Whether English precedes Polish in the browser's list of preferred languages. */
function prefersEnglish(): boolean {
  const first = navigator.languages.find((lang) => /^(en|pl)/i.test(lang));
  return first === undefined || /^en/i.test(first);
}

const isVolume = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 1;

/** Reads the settings of an earlier visit; invalid values keep their defaults. */
function stored(): Settings {
  const base = defaults();
  let found: Partial<Record<keyof Settings, unknown>> = {};
  try {
    found = (JSON.parse(localStorage.getItem(KEY) ?? '{}') ?? {}) as typeof found;
  } catch {
    // Unreadable settings must not prevent the game from starting.
  }
  const flag = (key: 'answersAlone' | 'coach' | 'reducedMotion' | 'knowsClicks' | 'firstGameDone'): boolean =>
    typeof found[key] === 'boolean' ? found[key] : base[key];
  return {
    lang: found.lang === 'pl' || found.lang === 'en' ? found.lang : base.lang,
    speed: SPEEDS.find((speed) => speed === found.speed) ?? base.speed,
    confirm: CONFIRMS.find((confirm) => confirm === found.confirm) ?? base.confirm,
    answersAlone: flag('answersAlone'),
    coach: flag('coach'),
    reducedMotion: flag('reducedMotion'),
    textSize: TEXT_SIZES.find((size) => size === found.textSize) ?? base.textSize,
    effects: isVolume(found.effects) ? found.effects : base.effects,
    ambience: isVolume(found.ambience) ? found.ambience : base.ambience,
    mods: Array.isArray(found.mods) ? found.mods.filter((mod): mod is string => typeof mod === 'string') : base.mods,
    modSettings:
      typeof found.modSettings === 'object' ? ((found.modSettings ?? {}) as Settings['modSettings']) : base.modSettings,
    knowsClicks: flag('knowsClicks'),
    firstGameDone: flag('firstGameDone'),
  };
}

type Listener = (settings: Settings, before: Settings) => void;

/** The settings, stored in the browser; listeners are called on every change. */
export class SettingsStore {
  #current = stored();
  readonly #listeners = new Set<Listener>();

  get current(): Settings {
    return this.#current;
  }

  change(changes: Partial<Settings>): void {
    const before = this.#current;
    this.#current = { ...before, ...changes };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#current));
    } catch {
      // A browser without storage can still play; the settings then hold until the page is closed.
    }
    for (const listener of this.#listeners) listener(this.#current, before);
  }

  /** Adds a listener; returns the function that removes it. */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }
}
