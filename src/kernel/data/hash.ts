import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonical } from './json';

/** A short hash of any plain data; the same on every machine. */
export function hashOf(value: unknown): string {
  return bytesToHex(sha256(utf8ToBytes(canonical(value))).subarray(0, 8));
}

/** 32-bit words drawn from a text: the start of a random stream. */
export function wordsOf(text: string, count: number): number[] {
  const bytes = sha256(utf8ToBytes(text));
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Array.from({ length: count }, (_, i) => view.getInt32(i * 4));
}

/** The whole hash of bytes: long enough that nobody finds other bytes with the same one. */
export function hashOfBytes(bytes: Uint8Array): string {
  return bytesToHex(sha256(bytes));
}
