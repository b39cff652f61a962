import { Howl } from 'howler';
import { AMBIENCE_FILES, AMBIENCE_LOOP, EFFECT_FILES, type SoundName, type SoundSprite } from '../config/sounds';
import type { Settings, SettingsStore } from './settings';

const FILES = import.meta.glob<string>('../../../assets/sound/*.{webm,mp3}', { query: '?url', import: 'default', eager: true });
const SPRITES = import.meta.glob<SoundSprite>('../../../assets/sound/*.json', { import: 'default', eager: true });

const urls = (names: readonly string[]): string[] => names.map((name) => FILES[`../../assets/sound/${name}`]!);

/** The same sound again within this time would only be louder. */
const APART = 70;

/**
 * Milliseconds. A decoder may drop the lead-in of Opus twice (6.5, and something is heard just before an effect), or keep
 * that of MP3 (46). Between two effects there are 80.
 */
const [EARLY, LATE] = [12, 50];

/** What the part of the ambience that goes round is called. */
const LOOP = 'loop';

/** What plays sounds; set once when the page starts. */
let player: Audio | null = null;

export const playSound = (name: SoundName): void => player?.play(name);

/** Effects and ambience, each with its own volume. Off is off: what is at 0 is not even loaded. */
export class Audio {
  readonly #settings: SettingsStore;
  readonly #last = new Map<SoundName, number>();
  #effects: Howl | null = null;
  #ambience: Howl | null = null;
  /** The one voice of the ambience: to play it again while it plays or loads starts no second one. */
  #voice: number | undefined;
  /** Browsers let a page sound only after a gesture of the player. */
  #allowed = false;

  constructor(settings: SettingsStore) {
    this.#settings = settings;
    settings.listen((now) => this.#adjust(now));
    const allow = (): void => {
      window.removeEventListener('pointerdown', allow);
      window.removeEventListener('keydown', allow);
      this.#allowed = true;
      this.#adjust(settings.current);
    };
    window.addEventListener('pointerdown', allow);
    window.addEventListener('keydown', allow);
    document.addEventListener('visibilitychange', () => this.#adjust(settings.current));
  }

  /** From now on `playSound` plays. */
  static start(settings: SettingsStore): void {
    player ??= new Audio(settings);
  }

  play(name: SoundName): void {
    if (!this.#allowed || this.#settings.current.effects === 0 || document.hidden) return;
    const now = performance.now();
    if (now - (this.#last.get(name) ?? -APART) < APART) return;
    this.#last.set(name, now);
    this.#effects?.play(name);
  }

  #adjust({ effects, ambience }: Settings): void {
    if (!this.#allowed) return;
    this.#effects = adjusted(this.#effects, effects, makeEffects);
    this.#ambience = adjusted(this.#ambience, ambience, makeAmbience);
    if (this.#ambience === null) this.#voice = undefined;
    else if (document.hidden) this.#ambience.pause(this.#voice);
    else this.#voice = sounding(this.#ambience, this.#voice);
  }
}

/** A sound at a volume: made when it is first heard, thrown away when it is turned off. */
function adjusted(howl: Howl | null, volume: number, make: () => Howl): Howl | null {
  if (volume === 0) {
    howl?.unload();
    return null;
  }
  const sound = howl ?? make();
  sound.volume(volume);
  return sound;
}

/** With some of the silence around it, an effect is whole also where a decoder begins early or late. */
function withMargins([start, length]: readonly [number, number]): [number, number] {
  const from = Math.max(0, start - EARLY);
  return [from, start + length + LATE - from];
}

function makeEffects(): Howl {
  const { sprite } = SPRITES['../../../assets/sound/effects.json']!;
  const parts = Object.fromEntries(Object.entries(sprite).map(([name, place]) => [name, withMargins(place)]));
  return new Howl({ src: urls(EFFECT_FILES), sprite: parts });
}

/** Loop points inside the file: at its very ends decoders keep or drop what they like, and the seam would click. */
const makeAmbience = (): Howl =>
  new Howl({ src: urls(AMBIENCE_FILES), sprite: { [LOOP]: [AMBIENCE_LOOP.start, AMBIENCE_LOOP.length, true] } });

/** The voice goes on, or begins. Howler gives none back where it was paused at the very end of a round: then a new one begins. */
function sounding(ambience: Howl, voice: number | undefined): number {
  const goesOn = voice === undefined ? undefined : (ambience.play(voice) as number | undefined | null);
  return goesOn ?? ambience.play(LOOP);
}
