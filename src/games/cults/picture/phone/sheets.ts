import { Container } from 'pixi.js';
import type { Rect } from '../../../../platform/config/layout';
import type { GameEvent, TableView } from '../../contract/view-types';
import { makeButton } from '../../../../platform/ui/controls/button';
import { ScrollArea } from '../../../../platform/ui/scroll';
import type { TableContext } from '../context';
import { npcRow, ObjectivePanel } from '../seats/npc-panel';
import type { OverlayContent } from '../overlay';
import { PlanBoard } from '../bars/plan-board';
import { PlanReference } from '../bars/plan-reference';
import { opponentPanel } from '../seats/seat-panel';

/** A scroll area for content higher than its room. */
export function scrolled(
  { layout, draw }: TableContext,
  room: Rect,
  height: number,
  make: (room: Rect) => OverlayContent,
): OverlayContent {
  const area = new ScrollArea(room, layout.unit, draw);
  const content = make({ x: 0, y: 0, width: area.room, height: Math.max(height, room.height) });
  area.content.addChild(content.root);
  area.contentHeight = Math.max(height, room.height);
  return { root: area, destroy: () => area.destroy({ children: true }) };
}

export interface SheetEntry {
  readonly words: string;
  readonly icon: string;
  readonly press: () => void;
}

/** Touch-sized buttons in columns. */
export function buttonList(
  { layout }: TableContext,
  { x, y, width }: Rect,
  entries: readonly SheetEntry[],
  columns: number,
): Container {
  const { unit } = layout;
  const root = new Container({ x, y });
  const gap = 10 * unit;
  const wide = (width - gap * (columns - 1)) / columns;
  entries.forEach(({ words, icon, press }, at) => {
    const button = makeButton(words, { unit, width: wide, height: 50 * unit, icon, press });
    button.position.set((at % columns) * (wide + gap), Math.floor(at / columns) * (50 * unit + gap));
    root.addChild(button);
  });
  return root;
}

export interface SeatSheetOptions {
  readonly view: TableView;
  readonly history: readonly GameEvent[];
  readonly browseDiscard: (cult: string) => void;
  readonly readNpcPlans: () => void;
}

/** Everything about a cult and the buttons to open more; in solo games also the NPC's bonus and the Objective (R12). */
export function seatSheet(context: TableContext, room: Rect, cult: string, options: SeatSheetOptions): OverlayContent {
  const { view, history, browseDiscard, readNpcPlans } = options;
  const { layout, app, books } = context;
  const { unit } = layout;
  const root = new Container();
  const isNpc = cult === view.solo?.npc;
  const left = { ...room, width: Math.min(330 * unit, room.width * 0.45), height: Math.min(room.height, 250 * unit) };
  const panel = opponentPanel(context, cult, left, { browseDiscard }, isNpc);
  panel.show(view);
  root.addChild(panel.root);
  const right = { ...room, x: left.x + left.width + 14 * unit, width: room.width - left.width - 14 * unit };
  const discard = { words: app.panels.discardOf(books.cult(cult).name), icon: 'ui-discard', press: () => browseDiscard(cult) };
  root.addChild(buttonList(context, right, [discard], 1));
  let y = right.y + 60 * unit;
  if (isNpc) {
    const row = npcRow(context, { ...right, y, height: 106 * unit }, { readNpcPlans, history });
    row.show(view);
    root.addChild(row.root);
    y += 114 * unit;
  }
  if (view.solo !== undefined && !isNpc) {
    const objective = new ObjectivePanel(context, { ...right, y });
    objective.show(view);
    root.addChild(objective.root);
  }
  return { root, destroy: () => root.destroy({ children: true }) };
}

/** Everybody's used Plan spots (R8.2) beside what each Plan does. */
export function planSheet(context: TableContext, room: Rect, view: TableView): OverlayContent {
  const { unit } = context.layout;
  const root = new Container();
  const left = { x: room.x, y: room.y, width: 250 * unit, height: room.height };
  const board = new PlanBoard({ ...context, layout: { ...context.layout, planBoard: left } });
  board.show(view);
  const right = { ...room, x: left.x + left.width + 12 * unit, width: room.width - left.width - 12 * unit };
  const words = scrolled(context, right, 5 * 132 * unit, (inside) => new PlanReference(context, inside));
  root.addChild(board.root, words.root);
  return { root, destroy: () => root.destroy({ children: true }) };
}
