import { Container } from 'pixi.js';
import type { Rect } from '../../../../../platform/config/layout';
import { PALETTE } from '../../../../../platform/config/palette';
import { makePanel } from '../../../../../platform/ui/panel';
import { makeIcon } from '../../../../../platform/ui/sprite';
import { makeDisc } from '../../../picture/disc';
import { makePressable } from '../../../../../platform/ui/controls/switch';
import { fitWidth, makeText } from '../../../../../platform/ui/text';
import type { FormContext } from '../form';

export interface CultTilesOptions {
  /** What the cult is chosen for; screen readers announce it before each cult. */
  readonly label: string;
  readonly chosen: string;
  /** A cult that another seat has; choosing it swaps the two. */
  readonly taken: string;
  readonly choose: (id: string) => void;
}

const GAP = 8;
/** Design pixels; a lower tile has room for the name only. */
const ROOMY = 58;

/** The cults in a column, each with its emblem and a rumour. */
export function cultTiles({ sheet, books }: FormContext, place: Rect, options: CultTilesOptions): Container {
  const { unit } = sheet;
  const { label, chosen, taken, choose } = options;
  const root = new Container({ x: place.x, y: place.y });
  const all = books.reading.cults;
  const step = Math.min(84 * unit, (place.height + GAP * unit) / all.length);
  const size = { width: place.width, height: step - GAP * unit };
  all.forEach(({ id }, at) => {
    const { name, colours, emblem } = books.cult(id);
    const isChosen = id === chosen;
    const tile = makePressable(size, `${label}: ${name}${isChosen ? ' ✓' : ''}`, () => choose(id));
    tile.addChildAt(makePanel({ x: 0, y: 0, ...size }, isChosen ? 'menu-item' : 'tray'), 0);
    const disc = makeDisc({ colours, emblem }, Math.min(54 * unit, size.height * 0.84));
    disc.position.set(40 * unit, size.height / 2);
    const isRoomy = size.height >= ROOMY * unit;
    const whisper = isRoomy ? (sheet.app.newGame.whispers[id] ?? '') : '';
    const title = makeText(name, 'name', { unit, fill: colours.name, anchor: [0, 0.5] });
    const room = size.width - 80 * unit - (isChosen ? 34 * unit : 8 * unit);
    fitWidth(title, room).position.set(76 * unit, size.height * (whisper === '' ? 0.5 : 0.34));
    tile.addChild(disc, title);
    if (whisper !== '') {
      const words = makeText(whisper, 'flavour', { unit, size: 15.5, fill: PALETTE.secondary, anchor: [0, 0.5] });
      fitWidth(words, size.width - 84 * unit).position.set(76 * unit, size.height * 0.7);
      tile.addChild(words);
    }
    if (isChosen) {
      const sign = makeIcon('ui-check', 18 * unit, PALETTE.legal);
      sign.position.set(size.width - 20 * unit, title.y);
      tile.addChild(sign);
    }
    if (id === taken) tile.alpha = 0.74;
    tile.y = at * step;
    root.addChild(tile);
  });
  return root;
}
