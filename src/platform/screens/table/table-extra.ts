import { Container } from 'pixi.js';
import { screenWords } from '../../i18n/language';
import { PALETTE } from '../../config/palette';
import type { TableView } from '../../../games/cults/contract/view-types';
import type { TableContext } from '../../../games/cults/picture/context';
import { makeButton } from '../../ui/button';
import { makePanel } from '../../ui/panel';
import { makeText } from '../../ui/text';

/**
 * The extra button beside the board: study the District cards before the first Cult Site, see the result again after the last round.
 */
export function makeExtra(
  { app, layout }: TableContext,
  { outcome, phase, decision }: TableView,
  open: { readonly study: () => void; readonly result: () => void },
): Container | null {
  const { unit, prompt } = layout;
  const isStudied = phase === 'setup' && decision !== null;
  if (outcome === null && !isStudied) return null;
  const button = makeButton(outcome === null ? app.screens.study : app.screens.results, {
    unit,
    width: 250 * unit,
    height: 44 * unit,
    icon: outcome === null ? 'ui-eye' : 'ui-trophy',
    primary: outcome !== null,
    press: outcome === null ? open.study : open.result,
  });
  button.position.set(prompt.x + (prompt.width - 250 * unit) / 2, prompt.y + (outcome === null ? prompt.height + 14 * unit : 0));
  return button;
}

/** A note at the corner of the board that the browser does not store the game. */
export function makeNotKept({ books, layout }: TableContext): Container {
  const { unit, board, topRight, shape } = layout;
  const text = makeText(screenWords(books.lang).notKeptShort, 'small', { unit, fill: PALETTE.refusal });
  const box = { width: text.width + 24 * unit, height: text.height + 12 * unit };
  const note = new Container({ label: 'not-kept', eventMode: 'none' });
  text.position.set(12 * unit, 6 * unit);
  note.addChild(makePanel({ x: 0, y: 0, ...box }, 'tooltip'), text);
  // On a phone nothing lies above the board.
  const above = shape === 'phone' ? 0 : topRight.y + topRight.height + 10 * unit;
  note.position.set(board.x + board.radius - box.width, Math.max(above, board.y - board.radius));
  return note;
}
