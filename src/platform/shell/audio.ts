import { Howl } from 'howler';
import { AMBIENCE_FILES, AMBIENCE_LOOP, EFFECT_FILES, type SoundSprite } from '../config/sounds';
import { OwnSounds, type OwnSound } from './own-sounds';
import type { Settings, SettingsStore } from './settings';

const FILES = import.meta.glob<string>('../../../assets/sound/*.{webm,mp3}', { query: '?url', import: 'default', eager: true });
const SPRITES = import.meta.glob<SoundSprite>('../../../assets/sound/*.json', { import: 'default', eager: true });

const urls = (names: readonly string[]): string[] => names.map((name) => FILES[`../../../assets/sound/${name}`]!);

/** Milliseconds in which a repeated sound is skipped: it would only be louder. */
const APART = 70;

/**
 * Milliseconds. A decoder may drop the lead-in of Opus twice (6.5 ms, so the end of the previous effect is heard first) or keep that
 * of MP3 (46 ms). Effects lie 80 ms apart in the sprite.
 */
const [EARLY, LATE] = [12, 50];

/** Howler's name for the repeating part of the ambience. */
const LOOP = 'loop';

/** The player of `playSound`; set once when the page starts. */
let player: Audio | null = null;

/** Plays an effect by its name in the sprite. */
export const playSound = (name: string): void => player?.play(name);

/** Plays a sound that a mod brings; `broken` is called once if the browser cannot play it. */
export const playOwnSound = (sound: OwnSound, broken: () => void): void => player?.playOwn(sound, broken);

/** Plays effects, sounds of mods and ambience, each with its own volume. A volume of 0 means that the file is not even loaded. */
export class Audio {
  readonly #settings: SettingsStore;
  readonly #last = new Map<string, number>();
  readonly #own = new OwnSounds();
  #effects: Howl | null = null;
  #ambience: Howl | null = null;
  /** Howler's id of the only ambience voice: playing again while it plays or loads must not start a second one. */
  #voice: number | undefined;
  /** Browsers allow sound only after a gesture of the player; true from then on. */
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

  /** Creates the player; from now on `playSound` is heard. */
  static start(settings: SettingsStore): void {
    player ??= new Audio(settings);
  }

  /** Browsers allow sound only after a gesture; a hidden page is silent. */
  get #isHeard(): boolean {
    return this.#allowed && this.#settings.current.effects > 0 && !document.hidden;
  }

  /** Sounds of mods are effects: they have the same volume. */
  playOwn(sound: OwnSound, broken: () => void): void {
    if (this.#isHeard) this.#own.play(sound, this.#settings.current.effects, broken);
  }

  play(name: string): void {
    if (!this.#isHeard) return;
    const now = performance.now();
    if (now - (this.#last.get(name) ?? -APART) < APART) return;
    this.#last.set(name, now);
    this.#effects?.play(name);
  }

  #adjust({ effects, ambience }: Settings): void {
    if (!this.#allowed) return;
    this.#own.adjust(document.hidden ? 0 : effects);
    this.#effects = adjusted(this.#effects, effects, makeEffects);
    this.#ambience = adjusted(this.#ambience, ambience, makeAmbience);
    if (this.#ambience === null) this.#voice = undefined;
    else if (document.hidden) this.#ambience.pause(this.#voice);
    else this.#voice = sounding(this.#ambience, this.#voice);
  }
}

/** Sets the volume of a sound; creates the Howl when it is first audible and unloads it at 0. */
function adjusted(howl: Howl | null, volume: number, make: () => Howl): Howl | null {
  if (volume === 0) {
    howl?.unload();
    return null;
  }
  const sound = howl ?? make();
  sound.volume(volume);
  return sound;
}

/** Adds some of the surrounding silence, so that an effect is complete even if a decoder starts early or late. */
function withMargins([start, length]: readonly [number, number]): [number, number] {
  const from = Math.max(0, start - EARLY);
  return [from, start + length + LATE - from];
}

function makeEffects(): Howl {
  const { sprite } = SPRITES['../../../assets/sound/effects.json']!;
  const parts = Object.fromEntries(Object.entries(sprite).map(([name, place]) => [name, withMargins(place)]));
  return new Howl({ src: urls(EFFECT_FILES), sprite: parts });
}

/** The loop points lie inside the file: at its ends decoders keep or drop samples, and the seam would click. */
const makeAmbience = (): Howl =>
  new Howl({ src: urls(AMBIENCE_FILES), sprite: { [LOOP]: [AMBIENCE_LOOP.start, AMBIENCE_LOOP.length, true] } });

/** Resumes the voice or starts it. Howler returns no id for a voice paused exactly at the end of a round; then a new one starts. */
function sounding(ambience: Howl, voice: number | undefined): number {
  const goesOn = voice === undefined ? undefined : (ambience.play(voice) as number | undefined | null);
  return goesOn ?? ambience.play(LOOP);
}
