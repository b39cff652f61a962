import { Container } from 'pixi.js';
import type { CultsReading } from '../../reading';
import type { DrawnOn, ModShow } from '../../../../platform/screens/mods/mod-show';
import { makeBar, makeIcon } from '../../../../platform/ui/sprite';
import { Books, type CultLook } from '../../picture/cards/books';
import { CardView } from '../../picture/cards/card-view';
import { scenePicture } from '../../picture/cards/scene-picture';
import { CARD } from '../../picture/config/card-layout';
import { tableLayoutFor } from '../../picture/config/table-layout';
import { appWords } from '../../words';
import { contentsOf, isOf } from './mod-contents';

/** How Rise of the Cults shows mods: with the table's own cards. */
export const modShow: ModShow<CultsReading> = {
  tall: CARD.height / CARD.width,
  contents: contentsOf,
  makeCard({ lang, width, height, unit }, reading, card, wide) {
    const layout = { ...tableLayoutFor(width, height), unit };
    return new CardView(card, { books: new Books(reading, lang), app: appWords(lang), layout }, wide);
  },
  makeCover,
};

interface Size {
  readonly width: number;
  readonly height: number;
}

/** A cult's emblem on its colour. */
function cultCover({ colours, emblem }: CultLook, { width, height }: Size): Container {
  const root = new Container();
  const ground = makeBar({ x: -width / 2, y: -height / 2, width, height }, colours.piece, 0.75);
  root.addChild(ground, makeIcon(emblem, height * 0.84));
  return root;
}

/** The picture of the mod's first card, or the emblem of its first cult. */
function makeCover({ lang }: DrawnOn, reading: CultsReading, mod: string, size: Size): Container | null {
  const books = new Books(reading, lang);
  const isOwn = ({ id }: { readonly id: string }): boolean => isOf(id, mod);
  const cult = reading.cults.find(isOwn);
  if (cult !== undefined) return cultCover(books.cult(cult.id), size);
  const card = reading.cards.find(isOwn);
  return card === undefined ? null : scenePicture(books, card.id, size);
}
