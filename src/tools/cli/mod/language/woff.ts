import { inflateSync } from 'node:zlib';

/** Reads how wide the letters of a WOFF font are, in thousandths of the font size. */

type Tables = ReadonlyMap<string, Buffer>;

function tablesOf(font: Buffer): Tables {
  const count = font.readUInt16BE(12);
  return new Map(
    Array.from({ length: count }, (_, i) => {
      const at = 44 + i * 20;
      const [offset, packed, size] = [4, 8, 12].map((field) => font.readUInt32BE(at + field)) as [number, number, number];
      const data = font.subarray(offset, offset + packed);
      return [font.toString('latin1', at, at + 4), packed < size ? inflateSync(data) : data];
    }),
  );
}

/** Letters to glyphs, from the table of format 4, which every font for the web has. */
function glyphsOf(cmap: Buffer): ReadonlyMap<number, number> {
  const count = cmap.readUInt16BE(2);
  const offsets = Array.from({ length: count }, (_, i) => cmap.readUInt32BE(4 + i * 8 + 4));
  const start = offsets.find((offset) => cmap.readUInt16BE(offset) === 4);
  if (start === undefined) throw new Error('the font has no letters of format 4');
  const segments = cmap.readUInt16BE(start + 6) / 2;
  const glyphs = new Map<number, number>();
  for (let i = 0; i < segments; i++) {
    const [end, first, delta, range] = [14, 16 + segments * 2, 16 + segments * 4, 16 + segments * 6].map(
      (at) => start + at + i * 2,
    ) as [number, number, number, number];
    const shift = cmap.readUInt16BE(range);
    for (let letter = cmap.readUInt16BE(first); letter <= cmap.readUInt16BE(end) && letter < 0xffff; letter++) {
      const named = shift === 0 ? letter : cmap.readUInt16BE(range + shift + (letter - cmap.readUInt16BE(first)) * 2);
      const glyph = shift !== 0 && named === 0 ? 0 : (named + cmap.readUInt16BE(delta)) & 0xffff;
      if (glyph !== 0) glyphs.set(letter, glyph);
    }
  }
  return glyphs;
}

export function widthsOf(font: Buffer): ReadonlyMap<string, number> {
  const tables = tablesOf(font);
  const [head, hhea, hmtx, cmap] = ['head', 'hhea', 'hmtx', 'cmap'].map((tag) => tables.get(tag)!) as [
    Buffer,
    Buffer,
    Buffer,
    Buffer,
  ];
  const em = head.readUInt16BE(18);
  const measured = hhea.readUInt16BE(34);
  return new Map(
    [...glyphsOf(cmap)].map(([letter, glyph]) => [
      String.fromCharCode(letter),
      Math.round((hmtx.readUInt16BE(Math.min(glyph, measured - 1) * 4) * 1000) / em),
    ]),
  );
}
