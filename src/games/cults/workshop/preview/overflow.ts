import { Text, type Container } from 'pixi.js';
import type { Overflow } from '../../../../platform/screens/workshop/game-workshop';
import { SHOWN } from '../../../../platform/ui/shown';
import { LEAST_SIZE } from '../../../../platform/ui/text';
import type { CardFace } from '../../picture/cards/books';

/** Labels of a card's name; on the round face of a City card it stands for the card. */
const TITLES: readonly string[] = ['title', `${SHOWN}city`];
/** Smaller by less than this part is not noticed. */
const NOTICED = 0.94;

function textsIn(root: Container): readonly Text[] {
  return [...(root instanceof Text ? [root] : []), ...root.children.flatMap(textsIn)];
}

/** What a drawn card does not show whole: its own texts are compared with those that were drawn. */
export function overflowsOf(drawn: Container, face: CardFace, unit: number): readonly Overflow[] {
  const texts = textsIn(drawn);
  const shows = (words: string): boolean => words === '' || texts.some(({ text }) => text === words);
  const found: Overflow[] = [];
  const title = texts.find(({ label }) => TITLES.includes(label));
  if (title !== undefined) {
    const size = title.style.fontSize * title.scale.y * drawn.scale.y;
    if (title.text !== face.name) found.push({ what: 'name', how: 'cut' });
    else if (size < LEAST_SIZE * unit * NOTICED) found.push({ what: 'name', how: 'small' });
  }
  if (!shows(face.text) && !face.parts.every(({ text }) => shows(text))) found.push({ what: 'text', how: 'cut' });
  if (!shows(face.flavour)) found.push({ what: 'flavour', how: 'gone' });
  return found;
}
