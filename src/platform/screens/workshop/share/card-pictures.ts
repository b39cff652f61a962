import type { Lang } from '../../../i18n/lang';
import type { CardShelf } from '../game-workshop';

/** 63 mm at 300 dots per inch. */
export const PRINT_WIDTH = 744;

/** A card as a PNG, drawn as the preview draws it, large enough to be printed. */
export function cardPng(shelf: CardShelf, card: string, lang: Lang, width = PRINT_WIDTH): Promise<Blob> {
  const canvas = shelf.draw(card, lang, 'print', width);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error('no PNG')) : resolve(blob)), 'image/png');
  });
}
