import { Container } from 'pixi.js';
import { layoutFor } from '../../config/layout';
import { PALETTE } from '../../config/palette';
import type { Lang } from '../../i18n/lang';
import { screenWords } from '../../i18n/language';
import { makePanel } from '../../ui/panel';
import { makeText } from '../../ui/text';

interface Place {
  readonly width: number;
  readonly height: number;
  /** The upper right corner of the note. */
  readonly corner: { readonly x: number; readonly y: number };
}

/** A note on the table that the browser does not store the game. */
export function makeNotKept(lang: Lang, { width, height, corner }: Place): Container {
  const { unit } = layoutFor(width, height);
  const text = makeText(screenWords(lang).notKeptShort, 'small', { unit, fill: PALETTE.refusal });
  const box = { width: text.width + 24 * unit, height: text.height + 12 * unit };
  const note = new Container({ label: 'not-kept', eventMode: 'none' });
  text.position.set(12 * unit, 6 * unit);
  note.addChild(makePanel({ x: 0, y: 0, ...box }, 'tooltip'), text);
  note.position.set(corner.x - box.width, corner.y);
  return note;
}
