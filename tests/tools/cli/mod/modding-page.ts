import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A block of code of docs/modding.md. */
export interface Block {
  readonly language: string;
  /** Where the tutorial lets the reader write it; empty for an example. */
  readonly file: string;
  readonly text: string;
  /** For messages. */
  readonly line: number;
}

export const PAGE = readFileSync(join(import.meta.dirname, '../../../../docs/modding.md'), 'utf8');

export const BLOCKS: readonly Block[] = [...PAGE.matchAll(/^```(\w+)(?: file=(\S+))?\n(.*?)^```$/gms)].map((found) => ({
  language: found[1]!,
  file: found[2] ?? '',
  text: found[3]!,
  line: PAGE.slice(0, found.index).split('\n').length,
}));
