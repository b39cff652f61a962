import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ambience, LOOP_SECONDS, seam } from '../../src/bake/sounds/ambience';
import { effectsTrack, wavOf } from '../../src/bake/sounds/index';
import { EFFECTS } from '../../src/bake/sounds/effects';
import { loudnessOf, peakOf, RATE } from '../../src/bake/sounds/wave';
import { AMBIENCE_FILES, EFFECT_FILES, SOUND_NAMES, type SoundSprite } from '../../src/config/sounds';

const folder = resolve(import.meta.dirname, '../../assets/sound');

describe('the baked sounds', () => {
  const { sprite } = JSON.parse(readFileSync(join(folder, 'effects.json'), 'utf8')) as SoundSprite;

  it('hold every named effect, one after the other', () => {
    expect(Object.keys(sprite)).toEqual([...SOUND_NAMES]);
    let end = 0;
    for (const [start, length] of Object.values(sprite)) {
      expect(start).toBeGreaterThanOrEqual(end);
      expect(length).toBeGreaterThan(50);
      end = start + length;
    }
  });

  it('are those that the code makes now', () => {
    expect(effectsTrack().sprite).toEqual(sprite);
  });

  it('are the files that players are given, and small', () => {
    const files = [...EFFECT_FILES, ...AMBIENCE_FILES, 'effects.json'];
    expect(new Set(readdirSync(folder))).toEqual(new Set(files));
    expect(files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0)).toBeLessThanOrEqual(220_000);
  });
});

describe('a synthesised effect', () => {
  it.each(SOUND_NAMES)('%s is heard, does not clip, and begins and ends in silence', (name) => {
    const wave = EFFECTS[name]();
    expect(wave.every(Number.isFinite)).toBe(true);
    expect(peakOf(wave)).toBeGreaterThan(0.25);
    expect(peakOf(wave)).toBeLessThan(0.8);
    expect(loudnessOf(wave)).toBeGreaterThan(0.015);
    expect(Math.abs(wave[0]!)).toBeLessThan(0.01);
    expect(Math.abs(wave.at(-1)!)).toBeLessThan(0.01);
  });

  it('is the same every time', () => {
    expect(EFFECTS['dice-roll']()).toEqual(EFFECTS['dice-roll']());
  });

  it('is written as 16-bit WAV', () => {
    const wav = wavOf(new Float32Array([0, 1, -1, 2]));
    expect(wav.toString('latin1', 0, 4)).toBe('RIFF');
    expect(wav.readUInt32LE(24)).toBe(RATE);
    expect([0, 2, 4, 6].map((offset) => wav.readInt16LE(44 + offset))).toEqual([0, 32767, -32767, 32767]);
  });
});

describe('the ambience', () => {
  const loop = ambience();

  it('closes without a seam', () => {
    expect(loop).toHaveLength(LOOP_SECONDS * RATE);
    expect(seam(loop)).toBeLessThanOrEqual(1);
  });

  it('never falls silent and never clips', () => {
    expect(peakOf(loop)).toBeLessThan(0.6);
    for (let second = 0; second < LOOP_SECONDS; second++) {
      expect(loudnessOf(loop.subarray(second * RATE, (second + 1) * RATE))).toBeGreaterThan(0.02);
    }
  });
});
