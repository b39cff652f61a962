import type { Rect } from '../../../../../platform/config/layout';
import type { Item } from '../../../../../platform/prompts/tray/tray-items';
import { handBeside, leastWidth, TRAY_GAP, trayPlace } from '../../../../../platform/prompts/tray/tray-layout';
import { handCardWidth, type TableLayout } from '../../config/table-layout';

/** Width of the button that shows the hand instead of the tray; design pixels. */
const ASIDE = 64;

export interface TrayPlan {
  readonly ground: Rect;
  /** What is left for tiles inside it. */
  readonly room: Rect;
  /** The hand beside the tray; null where the tray takes its place. */
  readonly hand: Rect | null;
  /** The place of the button that shows the hand instead; null if there is no hand to show, or it is seen. */
  readonly aside: Rect | null;
}

/** Where a tray with these items lies. `cards` of the hand are worth seeing beside it; `beside` is what else lies in it, in CSS pixels. */
export function planTray(layout: TableLayout, items: readonly Item[], cards: number, beside = 0): TrayPlan {
  const { hand, tray, unit, shape } = layout;
  const pad = TRAY_GAP * unit;
  const isPhone = shape === 'phone';
  const place = trayPlace(layout, leastWidth(items, unit) + 2 * pad + beside);
  const fan = isPhone ? 0 : handBeside(items, hand.width - 2 * pad - beside, cards, handCardWidth(layout), unit);
  const width = fan === 0 ? place.width : hand.width - fan - pad;
  const room = { x: place.x + pad, y: place.y + 2 * unit + pad, width: width - 2 * pad, height: tray.height - 2 * pad };
  const isCovering = !isPhone && fan === 0 && cards > 0;
  const left = room.width - (isCovering ? ASIDE * unit + pad : 0);
  return {
    ground: { ...place, width },
    room: { ...room, width: left },
    hand: fan === 0 ? null : { ...hand, x: hand.x + hand.width - fan, width: fan },
    aside: isCovering ? { x: room.x + left + pad, y: room.y, width: ASIDE * unit, height: 62 * unit } : null,
  };
}

/** The place of a die and its size on a tile of this size. */
export const dieOnTile = ({ width, height }: { readonly width: number; readonly height: number }, unit: number) =>
  ({ x: width / 2, y: (height - 24 * unit) / 2, size: Math.min(width * 0.76, height - 50 * unit) }) as const;
