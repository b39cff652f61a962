import { AMBIENCE_LOOP } from '../../../platform/config/sounds';
import type { Wave } from './wave';
import { PACKET_MS } from './webm';

/** The two heads of an Opus stream in Ogg. */
const HEADS = 2;

/** A loop three times: in the middle one the encoder knows what came before, and has not ended. */
export function roundAndRound(loop: Wave): Wave {
  return new Float32Array(loop.length * 3).map((_, index) => loop[index % loop.length]!);
}

/**
 * The packets of the middle round with its last ones before it and its first ones behind it. An encoder loses
 * something, and never the same twice: two rounds that it wrote one after the other sound alike but do not join. The
 * very same packets, decoded twice, do.
 */
export function loopedPackets(encoded: readonly Buffer[]): readonly Buffer[] {
  const { start, length, after } = AMBIENCE_LOOP;
  const round = length / PACKET_MS;
  const middle = encoded.slice(HEADS + round, HEADS + 2 * round);
  return [...middle.slice(-start / PACKET_MS), ...middle, ...middle.slice(0, after / PACKET_MS)];
}
