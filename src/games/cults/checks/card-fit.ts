import { CARD } from '../picture/config/card-layout';
import { tableLayoutFor } from '../picture/config/table-layout';
import { WIDTHS } from './letter-widths';

/**
 * Whether a card shows its words whole, measured without a page: the layout's own numbers and the widths of the fonts' letters. It
 * follows picture/cards (card-view.ts, card-words.ts) for the enlarged card at the size that the table is composed for; pairs
 * of letters that move together are not counted, so that a text may be taken for a little wider than it is.
 */

type Font = keyof typeof WIDTHS;

const widthByLetter = (font: Font): ReadonlyMap<string, number> =>
  new Map(
    Object.entries(WIDTHS[font]).flatMap(([width, letters]) =>
      letters.split('').map((letter): [string, number] => [letter, Number(width) / 1000]),
    ),
  );
const LETTERS: Readonly<Record<Font, ReadonlyMap<string, number>>> = {
  text: widthByLetter('text'),
  title: widthByLetter('title'),
};

export function widthOf(words: string, font: Font, size: number): number {
  return words.split('').reduce((sum, letter) => sum + widthOfLetter(letter, LETTERS[font]), 0) * size;
}

/**
 * The title's font lacks ą, ć, ę, ś, ź and ż: the browser takes them from another one, about as wide as the letter without its mark.
 * What has no such letter is taken for as wide as an m.
 */
function widthOfLetter(letter: string, widths: ReadonlyMap<string, number>): number {
  return widths.get(letter) ?? widths.get(letter.normalize('NFD').charAt(0)) ?? widths.get('m')!;
}

/** How many lines a text takes, wrapped at spaces as Pixi does it. */
export function linesOf(text: string, font: Font, size: number, width: number): number {
  return text.split('\n').reduce((lines, paragraph) => lines + wrapped(paragraph, font, size, width), 0);
}

function wrapped(paragraph: string, font: Font, size: number, width: number): number {
  const space = widthOf(' ', font, size);
  let [lines, used] = [1, 0];
  for (const word of paragraph.split(' ')) {
    const wide = widthOf(word, font, size);
    if (used > 0 && used + space + wide > width) {
      lines++;
      used = wide;
    } else used += (used > 0 ? space : 0) + wide;
  }
  return lines;
}

/** Numbers of ui/text.ts and card-words.ts, in design pixels. */
const LEAST_SIZE = 13;
const LINE = 1.18;
const KEYWORD_LINE = 1.2;
const NARROWEST = 0.8;

const { zoom } = tableLayoutFor(1600, 900);
const SCALE = Math.min(zoom.width, (zoom.height * CARD.width) / CARD.height) / CARD.width;

/** The room of the text when it has pushed the picture aside. */
const TEXT = { width: CARD.text.width * SCALE, height: (CARD.text.height + CARD.icons.y - CARD.window.y - 2) * SCALE };

/** The parts of a card's text: with a line for each keyword, and one for the districts of a City card. */
export interface FitWords {
  readonly parts: readonly string[];
  readonly heads: number;
}

const heightOf = ({ parts, heads }: FitWords): number =>
  LEAST_SIZE *
  (heads * KEYWORD_LINE + parts.reduce((lines, part) => lines + linesOf(part, 'text', LEAST_SIZE, TEXT.width), 0) * LINE);

/** Whether the whole text can be read on the enlarged card. */
export const textFits = (words: FitWords): boolean => heightOf(words) <= TEXT.height;

/** About how many letters of this text there is room for. */
export function lettersThatFit({ parts, heads }: FitWords): number {
  const text = parts.join('\n');
  let [fits, tooMany] = [0, text.length];
  while (tooMany - fits > 1) {
    const middle = Math.floor((fits + tooMany) / 2);
    if (textFits({ parts: [text.slice(0, middle)], heads })) fits = middle;
    else tooMany = middle;
  }
  return fits;
}

/** Whether a name is shown whole: in one line, narrower if need be, or in two lines of small letters. */
export function nameFits(name: string): boolean {
  const size = Math.max(19 * SCALE, 14.5);
  const width = (CARD.title.width - 16) * SCALE;
  if (width / widthOf(name, 'title', size) >= (LEAST_SIZE / size) * NARROWEST) return true;
  const whole = CARD.window.width * SCALE;
  const longest = Math.max(...name.split(' ').map((word) => widthOf(word, 'title', LEAST_SIZE)));
  return linesOf(name, 'title', LEAST_SIZE, width) <= 2 && longest * NARROWEST <= whole;
}
