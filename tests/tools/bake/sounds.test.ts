import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ambience, LOOP_SECONDS, seam } from '../../../src/tools/bake/sounds/ambience';
import { effectsTrack, wavOf } from '../../../src/tools/bake/sounds/index';
import { EFFECTS } from '../../../src/tools/bake/sounds/effects';
import { loopedPackets, roundAndRound } from '../../../src/tools/bake/sounds/loop';
import { oggPackets } from '../../../src/tools/bake/sounds/ogg';
import { loudnessOf, peakOf, RATE } from '../../../src/tools/bake/sounds/wave';
import { PACKET_MS, webmOf } from '../../../src/tools/bake/sounds/webm';
import { SOUND_NAMES } from '../../../src/games/cults/picture/config/sounds';
import { AMBIENCE_FILES, AMBIENCE_LOOP, EFFECT_FILES, type SoundSprite } from '../../../src/platform/config/sounds';

const folder = resolve(import.meta.dirname, '../../../assets/sound');

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

/** The packets of a WebM file as `webmOf` writes it: elements with lengths of one or four bytes. */
function webmPackets(file: Buffer): readonly Buffer[] {
  const [SEGMENT, CLUSTER, BLOCK, BLOCK_HEAD] = [0x18538067, 0x1f43b675, 0xa3, 4];
  const packets: Buffer[] = [];
  const walk = (from: number, to: number): void => {
    let at = from;
    while (at < to) {
      const idBytes = Math.clz32(file[at]!) - 23;
      const id = file.readUIntBE(at, idBytes);
      at += idBytes;
      const long = file[at]! < 0x80;
      const length = long ? file.readUInt32BE(at) - 0x10000000 : file[at]! - 0x80;
      at += long ? 4 : 1;
      if (id === SEGMENT || id === CLUSTER) walk(at, at + length);
      if (id === BLOCK) packets.push(file.subarray(at + BLOCK_HEAD, at + length));
      at += length;
    }
    expect(at).toBe(to);
  };
  walk(0, file.length);
  return packets;
}

describe('the file of the ambience', () => {
  const { start, length, after } = AMBIENCE_LOOP;

  it('holds the very packets of its loop again before it and behind it', () => {
    const packets = webmPackets(readFileSync(join(folder, AMBIENCE_FILES[0])));
    expect(packets).toHaveLength((start + length + after) / PACKET_MS);
    const round = length / PACKET_MS;
    const again = packets.slice(round);
    expect(Buffer.concat(again).equals(Buffer.concat(packets.slice(0, again.length)))).toBe(true);
  });

  it('is cut out of the middle of three rounds', () => {
    const round = length / PACKET_MS;
    const encoded = Array.from({ length: 2 + 3 * round }, (_, index) => Buffer.from(String(index - 2)));
    const numbers = loopedPackets(encoded).map(Number);
    expect(numbers[0]).toBe(2 * round - start / PACKET_MS);
    expect(numbers[start / PACKET_MS]).toBe(round);
    expect(numbers.at(-1)).toBe(round + after / PACKET_MS - 1);
    expect([...roundAndRound(new Float32Array([1, 2]))]).toEqual([1, 2, 1, 2, 1, 2]);
  });

  it('is written so that its packets are read back, long and short ones', () => {
    const packets = Array.from({ length: 1100 }, (_, index) => Buffer.alloc(1 + (index % 300), index));
    expect(webmPackets(webmOf(packets))).toEqual(packets);
  });
});

describe('the encoder’s Ogg', () => {
  const page = (lengths: readonly number[], fill: number): Buffer => {
    const head = Buffer.alloc(27);
    head.write('OggS');
    head[26] = lengths.length;
    return Buffer.concat([head, Buffer.from(lengths), ...lengths.map((size) => Buffer.alloc(size, fill))]);
  };

  it('gives its packets, also those that go on in the next page', () => {
    const file = Buffer.concat([page([3, 255, 0, 255], 1), page([255, 4], 2)]);
    expect(oggPackets(file).map((packet) => packet.length)).toEqual([3, 255, 514]);
  });

  it('is refused where it is none', () => {
    expect(() => oggPackets(Buffer.from('RIFF'))).toThrow('No Ogg page at byte 0');
  });
});
