import { Container } from 'pixi.js';
import type { Rect } from '../../../../platform/config/layout';
import type { TableLayout } from '../config/table-layout';
import { TIMING } from '../../../../platform/config/timing';
import { makeButton } from '../../../../platform/ui/controls/button';
import { makePanel } from '../../../../platform/ui/panel';
import { fitWidth, makeText } from '../../../../platform/ui/text';
import { entriesOf } from '../bars/log-entries';
import { LogLines } from '../bars/log-lines';
import type { GameEvent, TableView } from '../../contract/view-types';
import type { TableContext } from '../context';
import type { CultsBeat } from '../reduce/along';
import { CultsEffect } from './cults-effect';
import { roomBesideBoard } from './npc-strip';
import { fightIn } from '../facts/fight';

/** Milliseconds to read what a rival's turn has brought. */
const READ = 900;
/** Design pixels. */
const PAD = 12;
const HEAD = 40;
const FOOT = 48;
/** The button to the lines that do not fit. */
const MORE = 38;

/** Events that belong to nobody and that a player must not miss. */
const COMMON: ReadonlySet<string> = new Set([
  'cityRevealed',
  'roundBegun',
  'turnPassed',
  'confrontationDecided',
  'investigatorArrived',
]);

/**
 * What the others do, in words beside the board. With animation: the turn of each rival while it is played. Without: everything
 * since the player's own last answer, until the player goes on or answers. Questions that answer themselves end nothing.
 */
export class Meanwhile extends CultsEffect {
  #events: GameEvent[] = [];
  #title = '';
  readonly #readLog: () => void;
  /** The seat whose player reads. */
  #reader: string | null = null;
  /** Whether a question was open beside the list: only then may an answer end it. */
  #isSeen = false;
  /** Called when the player goes on. */
  #went: (() => void) | null = null;

  /** `readLog` opens the log, where everything can be read. */
  constructor(context: TableContext, readLog: () => void) {
    super(context);
    this.#readLog = readLog;
  }

  protected async show({ event, view }: CultsBeat): Promise<void> {
    if (view.solo !== undefined) return;
    if (event === null) {
      // The player is asked in the middle of a rival's turn.
      if (view.decision !== null) this.dismiss();
      return;
    }
    if (event.type === 'turnEnded') return this.#close();
    if ((event.type === 'planTaken' || event.type === 'bluffed') && event.seat !== view.seat) {
      this.#events = [];
      this.#title = this.#turnOf(event);
    } else if (this.#events.length === 0) return;
    this.#events.push(event);
    this.#draw(view, null);
  }

  /** Called without animation. */
  still({ event, view }: CultsBeat): Promise<void> {
    this.sit(view.seat);
    if (event !== null && isOfOthers(event, view)) this.#events.push(event);
    return Promise.resolve();
  }

  /** Called without animation, before the next question. */
  rest(view: TableView): Promise<void> {
    if (this.#events.length === 0) return Promise.resolve();
    this.#title = this.context.app.stage.meanwhile;
    return new Promise((resolve) => {
      this.#went = waitsForReader(this.context.layout, view) ? resolve : null;
      this.#draw(view, () => this.dismiss());
      if (this.#went === null) resolve();
    });
  }

  override proceed(): boolean {
    if (this.#went === null) return false;
    this.dismiss();
    return true;
  }

  /** The table calls this when another player takes over the screen: the list of the others' deeds begins empty for each player. */
  sit(seat: string | null): void {
    if (seat !== this.#reader) this.dismiss();
    this.#reader = seat;
  }

  /** Called when a question has been opened beside the list. */
  asked(): void {
    this.#isSeen = true;
  }

  /** Called when a question is answered, perhaps by itself, or the player looks at something that is shown in the same place. */
  leave(): void {
    if (this.#isSeen) this.dismiss();
  }

  override destroy(): void {
    this.#went?.();
    super.destroy();
  }

  /** Called when the player goes on. */
  dismiss(): void {
    this.#went?.();
    this.#went = null;
    this.#events = [];
    this.#isSeen = false;
    this.clear();
  }

  #turnOf({ seat, district }: { readonly seat?: string; readonly district?: string }): string {
    const { app, books } = this.context;
    return app.stage.npcTurn(books.cult(seat!).name, books.words.district(district ?? ''));
  }

  async #close(): Promise<void> {
    if (this.#events.length === 0) return;
    await this.act.hold(READ);
    await this.act.fade(this.root, 0, TIMING.menu);
    if (this.runs) this.dismiss();
  }

  #draw(view: TableView, goOn: (() => void) | null): void {
    this.clear();
    const { layout } = this.context;
    const { unit } = layout;
    const room = roomFor(layout, view);
    const title = makeText(this.#title, 'heading', { unit, size: 18 });
    title.position.set(PAD * unit, PAD * unit);
    const { lines, left } = this.#lines(room, goOn === null ? 0 : FOOT);
    // The lines stand at the bottom of their room: the panel begins above the first one.
    const top = left > 0 ? 0 : Math.max(0, lines.getLocalBounds().y - (HEAD + PAD / 2) * unit);
    const panel = new Container({ x: room.x, y: room.y });
    panel.addChild(makePanel({ x: 0, y: top, width: room.width, height: room.height - top }));
    title.y += top;
    panel.addChild(fitWidth(title, room.width - 2 * PAD * unit), lines);
    if (left > 0) panel.addChild(this.#more(room, left));
    if (goOn !== null) panel.addChild(this.#button(room, goOn));
    const isNew = this.#events.length === 1 && goOn === null;
    if (isNew) this.root.alpha = 0;
    if (isNew) void this.act.fade(this.root, 1, TIMING.menu);
    else if (goOn !== null) this.root.alpha = 1;
    this.root.addChild(panel);
    this.context.draw();
  }

  /** The latest entries that fit, and how many are left out. */
  #lines(whole: Rect, foot: number): { readonly lines: Container; readonly left: number } {
    const entries = entriesOf(this.#events);
    const all = this.#drawn(entries, whole, HEAD, foot);
    if (all.used === entries.length) return { lines: all.root, left: 0 };
    all.root.destroy({ children: true });
    const { root, used } = this.#drawn(entries, whole, HEAD + MORE, foot);
    return { lines: root, left: entries.length - used };
  }

  #drawn(entries: readonly GameEvent[], { width, height }: Rect, head: number, foot: number): Drawn {
    const { unit } = this.context.layout;
    const room = {
      x: PAD * unit,
      y: head * unit,
      width: width - 2 * PAD * unit,
      height: height - (head + foot + PAD / 2) * unit,
    };
    const lines = new LogLines(this.context, room, 15, () => undefined);
    return { used: lines.draw(entries), root: lines.root };
  }

  /** The way to the lines that do not fit. */
  #more({ width }: Rect, left: number): Container {
    const { app, layout } = this.context;
    const { unit } = layout;
    const size = { width: width - 2 * PAD * unit, height: 32 * unit };
    const button = makeButton(app.stage.andMore(left), { unit, ...size, size: 14, press: this.#readLog });
    button.label = 'meanwhile:more';
    button.position.set(PAD * unit, HEAD * unit);
    return button;
  }

  #button({ width, height }: Rect, press: () => void): Container {
    const { app, layout } = this.context;
    const { unit } = layout;
    const [wide, high] = [120 * unit, 36 * unit];
    const button = makeButton(app.stage.goOn, { unit, width: wide, height: high, press });
    button.label = 'meanwhile:close';
    button.position.set((width - wide) / 2, height - high - (PAD / 2) * unit);
    return button;
  }
}

interface Drawn {
  readonly root: Container;
  /** How many entries fit. */
  readonly used: number;
}

/** A phone has no room beside the question, and the result would cover the last moves: there the player goes on first. */
export const waitsForReader = ({ shape }: Pick<TableLayout, 'shape'>, { outcome }: Pick<TableView, 'outcome'>): boolean =>
  shape === 'phone' || outcome !== null;

/** Whether somebody else than the looking player caused it, or everybody. */
function isOfOthers(event: GameEvent, { seat }: TableView): boolean {
  if (COMMON.has(event.type)) return true;
  return event.seat !== undefined && event.seat !== seat;
}

/** Beside the board; in a Confrontation on the other side of the screen, if the player's own forces stand there. */
export function roomFor(layout: TableLayout, view: TableView): Rect {
  const room = roomBesideBoard(layout);
  const forces = fightIn(view)?.forces ?? [];
  const isCovering = layout.shape !== 'phone' && forces.findIndex(({ own }) => own) > 0;
  return isCovering ? { ...room, x: layout.opponents.x } : room;
}
