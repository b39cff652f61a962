import { AMBIENCE_LOOP } from '../../../platform/config/sounds';
import type { Wave } from './wave';
import { PACKET_MS } from './webm';

/** Ogg Opus streams begin with two header packets. */
const HEADS = 2;

/** The loop three times: only in the middle one does the encoder know what precedes and what follows. */
export function roundAndRound(loop: Wave): Wave {
  return new Float32Array(loop.length * 3).map((_, index) => loop[index % loop.length]!);
}

/**
 * The packets of the middle round, preceded by its last and followed by its first packets. Lossy encoding differs each time, so two
 * encoded rounds sound alike but do not join; identical packets, decoded twice, do.
 */
export function loopedPackets(encoded: readonly Buffer[]): readonly Buffer[] {
  const { start, length, after } = AMBIENCE_LOOP;
  const round = length / PACKET_MS;
  const middle = encoded.slice(HEADS + round, HEADS + 2 * round);
  return [...middle.slice(-start / PACKET_MS), ...middle, ...middle.slice(0, after / PACKET_MS)];
}
