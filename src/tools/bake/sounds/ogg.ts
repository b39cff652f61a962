/** Bytes of a page header before its segment table. */
const HEAD = 27;
/** A segment of this length continues in the next one. */
const WHOLE = 255;

/** The packets of an Ogg file in order; the two codec headers first. */
export function oggPackets(file: Buffer): readonly Buffer[] {
  const packets: Buffer[] = [];
  let open: Buffer[] = [];
  for (let page = 0; page < file.length; ) {
    if (file.toString('latin1', page, page + 4) !== 'OggS') throw new Error(`No Ogg page at byte ${page}.`);
    const lengths = file.subarray(page + HEAD, page + HEAD + file[page + HEAD - 1]!);
    let at = page + HEAD + lengths.length;
    for (const length of lengths) {
      open.push(file.subarray(at, at + length));
      at += length;
      if (length === WHOLE) continue;
      packets.push(Buffer.concat(open));
      open = [];
    }
    page = at;
  }
  return packets;
}
