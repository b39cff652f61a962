import { Container } from 'pixi.js';
import { BOARD, MIRROR, type Quadrant } from '../config/board-layout';
import { makeText } from '../../../../platform/ui/text';
import type { TableContext } from '../context';

export const DISTRICT_NUMBERS: Readonly<Record<Quadrant, number>> = { downtown: 1, rivertown: 2, uptown: 3, northside: 4 };

/** The districts' numbers and names along the wooden rim, letter by letter (R3.1). */
export function rimNames({ books }: Pick<TableContext, 'books'>, size = 23): Container {
  const root = new Container();
  for (const district of Object.keys(DISTRICT_NUMBERS) as Quadrant[]) {
    const words = `${DISTRICT_NUMBERS[district]} · ${books.words.district(district)}`.toLocaleUpperCase(books.lang);
    root.addChild(onRim(words, MIRROR[district], size));
  }
  return root;
}

/** Letters above the centre stand on the rim, those below hang from it, so that all can be read. */
function onRim(words: string, mirror: { readonly x: number; readonly y: number }, size: number): Container {
  const root = new Container();
  const letters = Array.from(words).map((letter) => {
    const text = makeText(letter, 'name', { unit: 1, size, fill: 0xfbe3ac, anchor: [0.5, 0.5] });
    return { text, width: letter === ' ' ? 7 : text.width + 2.5 };
  });
  const length = letters.reduce((sum, { width }) => sum + width, 0);
  const middle = Math.atan2(mirror.y, mirror.x);
  const turns = mirror.y < 0 ? 1 : -1;
  let angle = middle - (turns * length) / 2 / BOARD.rimText;
  for (const { text, width } of letters) {
    angle += (turns * width) / 2 / BOARD.rimText;
    text.position.set(Math.cos(angle) * BOARD.rimText, Math.sin(angle) * BOARD.rimText);
    text.rotation = angle + (turns * Math.PI) / 2;
    angle += (turns * width) / 2 / BOARD.rimText;
    root.addChild(text);
  }
  return root;
}
