import type { Text } from 'pixi.js';
import { keywordColour } from '../config/palette';
import { makeText } from '../ui/text';
import type { CardFace } from './books';
import type { TableContext } from './context';

type Books = Pick<TableContext, 'books' | 'app' | 'layout'>;

/** Design pixels: nothing on the table is smaller than the least. */
const LARGEST = 17;
const LEAST = 13;

export interface FittedWords {
  /** One under the other. */
  readonly texts: readonly Text[];
  readonly height: number;
}

/** The whole text of a card as large as it fits; the flavour only where there is room for it. What still does not fit is the caller's concern. */
export function fullWords(face: CardFace, context: Books, scale: number, width: number, room: number): FittedWords {
  const { unit } = context.layout;
  const most = Math.max(LEAST, Math.min(LARGEST, LARGEST * (scale / unit)));
  const withFlavour = fitted(most, LEAST, room, (size) => [...words(face, context, size, width), ...flavour(face, unit, width)]);
  if (withFlavour.height <= room || face.flavour === '') return withFlavour;
  for (const text of withFlavour.texts) text.destroy();
  return fitted(most, LEAST, room, (size) => words(face, context, size, width));
}

function fitted(from: number, to: number, room: number, make: (size: number) => readonly Text[]): FittedWords {
  for (let size = from; ; size = Math.max(to, size - 0.5)) {
    const texts = make(size);
    const height = texts.reduce((sum, text) => sum + text.height, 0);
    if (height <= room || size <= to) return { texts, height };
    for (const text of texts) text.destroy();
  }
}

function words(face: CardFace, { app, books, layout: { unit } }: Books, size: number, width: number): Text[] {
  const texts = face.parts.flatMap(({ keyword, text }) => [
    ...(keyword === null ? [] : [makeText(books.words.keyword(keyword), 'strong', { unit, size, fill: keywordColour(keyword) })]),
    makeText(text, 'cardText', { unit, size, width }),
  ]);
  if (face.investigators.length === 0) return texts;
  const where = face.investigators.map((district) => books.words.district(district)).join(', ');
  const line = `${app.panels.investigatorsAdvance}: ${where}`;
  return [...texts, makeText(line, 'strong', { unit, size: Math.min(size, 15), fill: 0x5b3a16, width })];
}

function flavour(face: CardFace, unit: number, width: number): Text[] {
  if (face.flavour === '') return [];
  return [centred(makeText(face.flavour, 'flavour', { unit, width, align: 'center' }), width)];
}

/** Lines that are centred within a width, though the text itself is only as wide as its longest line. */
export function centred(text: Text, width: number): Text {
  text.anchor.set(0, 0);
  text.pivot.x = -(width - text.width) / 2;
  return text;
}
