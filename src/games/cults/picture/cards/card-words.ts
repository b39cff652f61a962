import type { Text } from 'pixi.js';
import { keywordColour } from '../config/palette';
import { cutHeight, LEAST_SIZE, makeText } from '../../../../platform/ui/text';
import type { CardFace } from './books';
import type { TableContext } from '../context';

type Books = Pick<TableContext, 'books' | 'app' | 'layout'>;

/** Design pixels. */
const LARGEST = 17;

export interface FittedWords {
  /** Texts from top to bottom. */
  readonly texts: readonly Text[];
  readonly height: number;
  /** Stands at the bottom; null if there is no room. */
  readonly flavour: Text | null;
}

/** The room for the words: its preferred height, and the most they may take. */
interface Room {
  readonly width: number;
  readonly height: number;
  readonly most: number;
}

/**
 * Fits the whole text of a card as large as possible. It may exceed `height` up to `most`, where it is cut; the caller makes room.
 */
export function fullWords(face: CardFace, context: Books, scale: number, { width, height: room, most }: Room): FittedWords {
  const { unit } = context.layout;
  const flavour = face.flavour === '' ? null : makeText(face.flavour, 'flavour', { unit, width, align: 'center' });
  const kept = flavour === null ? 0 : flavour.height + 3 * unit;
  // Rules matter more than flavour: if the text would shrink a lot, the flavour is left out.
  for (let size = Math.max(LEAST_SIZE, Math.min(LARGEST, LARGEST * (scale / unit))); ; size = Math.max(LEAST_SIZE, size - 0.5)) {
    const texts = words(face, context, size, width);
    const height = texts.reduce((sum, text) => sum + text.height, 0);
    if (flavour !== null && height + kept <= room) return { texts, height, flavour: centred(flavour, width) };
    if ((flavour === null || size < LARGEST - 2) && (height <= room || size <= LEAST_SIZE)) {
      flavour?.destroy();
      return height <= most ? { texts, height, flavour: null } : { ...shortened(texts, most), flavour: null };
    }
    for (const text of texts) text.destroy();
  }
}

/** The texts that fit from the top; no card of the base set needs this. */
function shortened(texts: readonly Text[], most: number): Pick<FittedWords, 'texts' | 'height'> {
  const kept: Text[] = [];
  let height = 0;
  for (const text of texts) {
    if (most - height < text.style.fontSize * 1.3) {
      text.destroy();
      continue;
    }
    height += cutHeight(text, most - height).height;
    kept.push(text);
  }
  return { texts: kept, height: Math.min(height, most) };
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

/** Centres the lines of a text within a width larger than its own. */
export function centred(text: Text, width: number): Text {
  text.anchor.set(0, 0);
  text.pivot.x = -(width - text.width) / 2;
  return text;
}
