/** A sound file that a mod brings. */
export interface OwnSound {
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** Milliseconds after which a mod's sound is cut off. */
const LONGEST = 10_000;

/**
 * Plays the sounds of mods, one at a time. The file goes to an audio element as a `blob:` URL: the browser decodes it piece by piece
 * while it plays, so a small file that holds hours of silence takes no memory. Howler would decode all of it first.
 */
export class OwnSounds {
  readonly #broken = new WeakSet<OwnSound>();
  #playing: HTMLAudioElement | null = null;
  #stop: () => void = () => undefined;

  /** Stops the sound before; `broken` is called if the browser cannot play this one, and never again for the same sound. */
  play(sound: OwnSound, volume: number, broken: () => void): void {
    if (this.#broken.has(sound)) return;
    this.#stop();
    const url = URL.createObjectURL(new Blob([sound.bytes.slice()], { type: sound.type }));
    const audio = document.createElement('audio');
    const cut = setTimeout(() => this.#stop(), LONGEST);
    const stop = (): void => {
      if (this.#playing !== audio) return;
      this.#playing = null;
      clearTimeout(cut);
      audio.pause();
      audio.removeAttribute('src');
      URL.revokeObjectURL(url);
    };
    this.#playing = audio;
    this.#stop = stop;
    audio.addEventListener('ended', stop);
    audio.addEventListener('error', () => {
      // Taking the file away from an element is an error of the element, too.
      if (this.#playing !== audio) return;
      stop();
      this.#broken.add(sound);
      broken();
    });
    audio.volume = volume;
    audio.src = url;
    // A refusal to play is no fault of the file: the browser waits for a gesture, or the sound was stopped.
    audio.play().catch(() => undefined);
  }

  /** A volume of 0 stops the sound. */
  adjust(volume: number): void {
    if (volume === 0) this.#stop();
    else if (this.#playing !== null) this.#playing.volume = volume;
  }
}
