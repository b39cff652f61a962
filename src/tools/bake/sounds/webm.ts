import { RATE } from './wave';

/** Duration of every packet written here. */
export const PACKET_MS = 20;
/** Block times are signed 16-bit milliseconds relative to their cluster. */
const CLUSTER_MS = 20_000;
/** Nanoseconds that an Opus decoder needs before the place at which it starts (RFC 7845). */
const PRE_ROLL = 80_000_000;

/** A number in big-endian bytes. */
function number(value: number, bytes: number): Buffer {
  const out = Buffer.alloc(bytes);
  out.writeUIntBE(value, 0, bytes);
  return out;
}

const real = (value: number): Buffer => {
  const out = Buffer.alloc(8);
  out.writeDoubleBE(value);
  return out;
};

/** An EBML length: one byte if it fits. */
const size = (length: number): Buffer => (length < 0x7f ? number(0x80 + length, 1) : number(0x10_00_00_00 + length, 4));

/** An EBML element (RFC 8794): id, length, content. */
function element(id: number, ...content: readonly (Buffer | string | number)[]): Buffer {
  const parts = content.map((part) => (typeof part === 'number' ? number(part, 4) : Buffer.from(part as string)));
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  const idBytes = id > 0xff_ff_ff ? 4 : id > 0xff_ff ? 3 : id > 0xff ? 2 : 1;
  return Buffer.concat([number(id, idBytes), size(length), ...parts]);
}

/** The Opus header of a mono stream from which a decoder drops nothing at the start (RFC 7845). */
const opusHead = (): Buffer => {
  const head = Buffer.alloc(19);
  head.write('OpusHead');
  head.writeUInt8(1, 8);
  head.writeUInt8(1, 9);
  head.writeUInt32LE(RATE, 12);
  return head;
};

const cluster = (packets: readonly Buffer[], start: number): Buffer =>
  element(
    0x1f43b675,
    element(0xe7, start),
    ...packets.map((packet, index) => element(0xa3, Buffer.of(0x81), number(index * PACKET_MS, 2), Buffer.of(0x80), packet)),
  );

/** Mono Opus packets as a WebM file (RFC 9559). Nothing is trimmed at its start or end, so that all decoders agree. */
export function webmOf(packets: readonly Buffer[]): Buffer {
  const perCluster = CLUSTER_MS / PACKET_MS;
  const clusters: Buffer[] = [];
  for (let first = 0; first < packets.length; first += perCluster)
    clusters.push(cluster(packets.slice(first, first + perCluster), first * PACKET_MS));
  const head = element(
    0x1a45dfa3,
    element(0x4286, 1),
    element(0x42f7, 1),
    element(0x42f2, 4),
    element(0x42f3, 8),
    element(0x4282, 'webm'),
    element(0x4287, 4),
    element(0x4285, 2),
  );
  const info = element(
    0x1549a966,
    element(0x2ad7b1, 1_000_000),
    element(0x4489, real(packets.length * PACKET_MS)),
    element(0x4d80, 'cults'),
    element(0x5741, 'cults'),
  );
  const track = element(
    0xae,
    element(0xd7, 1),
    element(0x73c5, 1),
    element(0x9c, 0),
    element(0x83, 2),
    element(0x86, 'A_OPUS'),
    element(0x63a2, opusHead()),
    element(0x56aa, 0),
    element(0x56bb, PRE_ROLL),
    element(0xe1, element(0xb5, real(RATE)), element(0x9f, 1)),
  );
  return Buffer.concat([head, element(0x18538067, info, element(0x1654ae6b, track), ...clusters)]);
}
