import type { Readable } from 'node:stream';

/** Longer lines are refused; a save of the longest game is far shorter. */
export const LONGEST_LINE = 4 * 1024 * 1024;

export type StreamLine = { readonly text: string } | { readonly tooLong: number };

/** Lines of a stream in bounded memory: of an overlong line only its length is kept. */
export async function* linesOf(input: Readable): AsyncGenerator<StreamLine> {
  let parts: Buffer[] = [];
  let size = 0;
  const take = (): StreamLine => {
    const line: StreamLine = size > LONGEST_LINE ? { tooLong: size } : { text: Buffer.concat(parts).toString('utf8') };
    parts = [];
    size = 0;
    return line;
  };
  for await (const chunk of input as AsyncIterable<Buffer | string>) {
    const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
    for (let from = 0; from < bytes.length; ) {
      const end = bytes.indexOf(10, from);
      const piece = bytes.subarray(from, end < 0 ? bytes.length : end);
      size += piece.length;
      if (size <= LONGEST_LINE) parts.push(piece);
      else parts = [];
      if (end < 0) break;
      from = end + 1;
      yield take();
    }
  }
  if (size > 0) yield take();
}
