import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { SOUND_NAMES, type SoundName } from '../../../games/cults/picture/config/sounds';
import type { SoundSprite } from '../../../platform/config/sounds';
import { ambience } from './ambience';
import { EFFECTS } from './effects';
import { EXAMPLES } from './examples';
import { loopedPackets, roundAndRound } from './loop';
import { oggPackets } from './ogg';
import { mix, RATE, type Wave } from './wave';
import { PACKET_MS, webmOf } from './webm';

/** Seconds of silence between two effects, so that no tail is heard in the next one. */
const GAP = 0.08;

/** 16-bit WAV, one channel. */
export function wavOf(wave: Wave): Buffer {
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + wave.length * 2, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(RATE, 24);
  head.writeUInt32LE(RATE * 2, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36);
  head.writeUInt32LE(wave.length * 2, 40);
  const data = Buffer.alloc(wave.length * 2);
  wave.forEach((value, index) => data.writeInt16LE(Math.round(Math.max(-1, Math.min(1, value)) * 32767), index * 2));
  return Buffer.concat([head, data]);
}

/** All effects in one track, and where each begins. */
export function effectsTrack(): SoundSprite & { readonly wave: Wave } {
  const waves = SOUND_NAMES.map((name) => [name, EFFECTS[name]()] as const);
  let start = 0;
  const placed = waves.map(([name, wave]) => {
    const entry = { name, wave, start, length: wave.length / RATE };
    start += entry.length + GAP;
    return entry;
  });
  const milliseconds = (seconds: number): number => Math.round(seconds * 1000);
  const sprite: Partial<Record<SoundName, readonly [number, number]>> = {};
  for (const { name, start: from, length } of placed) sprite[name] = [milliseconds(from), milliseconds(length)];
  return {
    sprite: sprite as SoundSprite['sprite'],
    wave: mix(
      start,
      placed.map(({ start: from, wave }) => [from, wave]),
    ),
  };
}

/** Reproducible output: no date and no encoder version in the file. */
function encode(from: string, to: string, options: readonly string[]): void {
  const clean = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:a', '+bitexact'];
  const run = spawnSync('ffmpeg', ['-v', 'error', '-y', '-i', from, ...options, ...clean, to], { encoding: 'utf8' });
  if (run.error)
    throw new Error('No ffmpeg: sounds are encoded with it. Install ffmpeg (with libopus and libmp3lame) and bake again.');
  if (run.status !== 0) throw new Error(`ffmpeg could not write ${to}: ${run.stderr.trim()}`);
}

const opus = (rate: string): string[] => [
  '-c:a',
  'libopus',
  '-b:a',
  rate,
  '-vbr',
  'on',
  '-application',
  'audio',
  '-frame_duration',
  String(PACKET_MS),
];
const mp3 = (rate: string): string[] => [
  '-c:a',
  'libmp3lame',
  '-b:a',
  rate,
  '-ar',
  '24000',
  '-write_xing',
  '1',
  '-id3v2_version',
  '0',
];

/** Encodes the ambience and repeats its packets at both ends: the loop lies inside, so a decoder may trim either end. */
function ambienceFile(desk: string): Buffer {
  const [wav, ogg] = [join(desk, 'ambience.wav'), join(desk, 'ambience.ogg')];
  writeFileSync(wav, wavOf(roundAndRound(ambience())));
  encode(wav, ogg, opus('18k'));
  return webmOf(loopedPackets(oggPackets(readFileSync(ogg))));
}

/** Writes the sounds of the example mods; `folder` holds the mods. */
export function bakeExampleSounds(folder: string): void {
  const desk = mkdtempSync(join(tmpdir(), 'cults-sounds-'));
  try {
    for (const [path, make] of Object.entries(EXAMPLES)) {
      const [wav, file] = [join(desk, 'sound.wav'), join(folder, path)];
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(wav, wavOf(make()));
      encode(wav, file, mp3('32k'));
    }
  } finally {
    rmSync(desk, { recursive: true });
  }
}

/** Synthesises and encodes all sounds into a folder; returns their size in bytes. */
export function bakeSounds(folder: string): number {
  mkdirSync(folder, { recursive: true });
  const desk = mkdtempSync(join(tmpdir(), 'cults-sounds-'));
  try {
    const { sprite, wave } = effectsTrack();
    const effects = join(desk, 'effects.wav');
    writeFileSync(effects, wavOf(wave));
    encode(effects, join(folder, 'effects.webm'), opus('20k'));
    encode(effects, join(folder, 'effects.mp3'), mp3('24k'));
    writeFileSync(join(folder, 'ambience.webm'), ambienceFile(desk));
    const lines = Object.entries(sprite).map(([name, place]) => `${JSON.stringify(name)}:${JSON.stringify(place)}`);
    writeFileSync(join(folder, 'effects.json'), `{"sprite":{\n${lines.join(',\n')}\n}}\n`);
  } finally {
    rmSync(desk, { recursive: true });
  }
  return ['effects.webm', 'effects.mp3', 'ambience.webm'].reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
}
