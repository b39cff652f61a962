/** The form of assets/sound/effects.json: start and length in milliseconds, as howler takes it. */
export interface SoundSprite {
  readonly sprite: Readonly<Record<string, readonly [start: number, length: number]>>;
}

/** Files under assets/sound, in order of preference. */
export const EFFECT_FILES = ['effects.webm', 'effects.mp3'] as const;
export const AMBIENCE_FILES = ['ambience.webm'] as const;

/**
 * The part of the ambience that repeats, in milliseconds. The file continues on both sides of it, so the loop closes even if a
 * decoder keeps or drops samples at the file's ends.
 */
export const AMBIENCE_LOOP = { start: 500, length: 24_000, after: 500 } as const;
