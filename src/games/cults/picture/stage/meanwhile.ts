import { Container } from 'pixi.js';
import type { Rect } from '../../../../platform/config/layout';
import type { TableLayout } from '../config/table-layout';
import { meanwhilePlaces, type MeanwhilePlaces } from '../config/meanwhile-places';
import { TIMING } from '../../../../platform/config/timing';
import { makeButton } from '../../../../platform/ui/controls/button';
import { makePanel } from '../../../../platform/ui/panel';
import { fitWidth, makeText } from '../../../../platform/ui/text';
import { entriesOf } from '../bars/log-entries';
import { LogLines } from '../bars/log-lines';
import type { GameEvent, TableView } from '../../contract/view-types';
import type { TableContext } from '../context';
import type { FightScene } from '../fight/scene';
import type { CultsBeat } from '../reduce/along';
import { CultsEffect } from './cults-effect';

/** Milliseconds to read what a rival's turn has brought. */
const READ = 900;
/** Design pixels. */
const PAD = 12;

/** Events that belong to nobody and that a player must not miss. */
const COMMON: ReadonlySet<string> = new Set([
  'cityRevealed',
  'roundBegun',
  'turnPassed',
  'confrontationDecided',
  'investigatorArrived',
]);

/** The list's parts around it. */
export interface MeanwhileOptions {
  readonly fight: Pick<FightScene, 'isCovering' | 'giveWay' | 'note'>;
  /** Opens the log, where everything can be read. */
  readonly readLog: () => void;
  /** Called with true when the list takes the place of what only repeats the board, and with false when it leaves. */
  readonly replace: (isReplaced: boolean) => void;
}

/**
 * What the others do, in words beside the board. With animation: the turn of each rival while it is played. Without: everything
 * since the player's own last answer, until the player goes on or answers. Questions that answer themselves end nothing.
 *
 * The list covers nothing that the player needs. In a Confrontation it is a button beside the title; on a phone, where the player
 * goes on first, a Confrontation that begins stands aside until then.
 */
export class Meanwhile extends CultsEffect {
  #events: GameEvent[] = [];
  #title = '';
  readonly #options: MeanwhileOptions;
  /** The seat whose player reads. */
  #reader: string | null = null;
  /** Whether a question was open beside the list: only then may an answer end it. */
  #isSeen = false;
  /** Called when the player goes on. */
  #went: (() => void) | null = null;

  /** Whether the first of the events happened in the Confrontation that is still open. */
  #isOfFight = false;

  constructor(context: TableContext, options: MeanwhileOptions) {
    super(context);
    this.#options = options;
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
    this.#draw(null);
  }

  /** Called without animation. */
  still({ event, before, view }: CultsBeat): Promise<void> {
    this.sit(view.seat);
    if (event === null || !isOfOthers(event, view)) return Promise.resolve();
    if (this.#events.length === 0) this.#isOfFight = before.fight !== null;
    if (view.fight === null) this.#isOfFight = false;
    this.#events.push(event);
    return Promise.resolve();
  }

  /** Called without animation, before the next question. */
  rest(view: TableView): Promise<void> {
    if (this.#events.length === 0) return Promise.resolve();
    const { fight, readLog } = this.#options;
    this.#title = this.context.app.stage.meanwhile;
    const waits = waitsForReader(this.context.layout, view);
    // On a larger screen the list would cost a click more at each Confrontation.
    if (fight.isCovering && (this.#isOfFight || !waits)) {
      fight.note(this.context.app.stage.meanwhileCount(entriesOf(this.#events).length), readLog);
      return Promise.resolve();
    }
    return new Promise((resolve) => {
      this.#went = waits ? resolve : null;
      if (fight.isCovering) fight.giveWay(true);
      this.#draw(() => this.dismiss());
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
    const went = this.#went;
    this.#went = null;
    this.#events = [];
    this.#isSeen = false;
    this.clear();
    went?.();
  }

  protected override clear(): void {
    const { fight, replace } = this.#options;
    replace(false);
    fight.note(null);
    if (this.#went === null) fight.giveWay(false);
    super.clear();
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

  #draw(goOn: (() => void) | null): void {
    this.clear();
    const { layout } = this.context;
    // The scene of a Confrontation shows what happens in it.
    if (this.#options.fight.isCovering) return;
    const { unit } = layout;
    const { room, head, foot, letters } = meanwhilePlaces(layout, goOn !== null);
    const title = makeText(this.#title, 'heading', { unit, size: letters + 3 });
    title.position.set(PAD * unit, (head - (letters + 1) * unit) / 2);
    const { lines, left } = this.#lines(layout, goOn !== null);
    // The lines stand at the bottom of their room: the panel begins above the first one.
    const top = left > 0 ? 0 : Math.max(0, lines.getLocalBounds().y - head - (PAD / 2) * unit);
    const panel = new Container({ label: 'meanwhile' });
    const list = new Container({ label: 'meanwhile:list', x: room.x, y: room.y });
    list.addChild(makePanel({ x: 0, y: top, width: room.width, height: room.height - top }));
    title.y += top;
    list.addChild(fitWidth(title, room.width - 2 * PAD * unit), lines);
    panel.addChild(list);
    if (left > 0) panel.addChild(this.#more(foot.more, left));
    if (goOn !== null) panel.addChild(this.#button(foot.goOn, goOn));
    this.#options.replace(true);
    const isNew = this.#events.length === 1 && goOn === null;
    if (isNew) this.root.alpha = 0;
    if (isNew) void this.act.fade(this.root, 1, TIMING.menu);
    else if (goOn !== null) this.root.alpha = 1;
    this.root.addChild(panel);
    this.context.draw();
  }

  /** The latest entries that fit, and how many are left out. */
  #lines(layout: TableLayout, isLeft: boolean): { readonly lines: Container; readonly left: number } {
    const entries = entriesOf(this.#events);
    const all = this.#drawn(entries, meanwhilePlaces(layout, isLeft));
    if (all.used === entries.length) return { lines: all.root, left: 0 };
    all.root.destroy({ children: true });
    const { root, used } = this.#drawn(entries, meanwhilePlaces(layout, isLeft, true));
    return { lines: root, left: entries.length - used };
  }

  #drawn(entries: readonly GameEvent[], { lines: room, letters }: MeanwhilePlaces): Drawn {
    const lines = new LogLines(this.context, room, letters, () => undefined);
    return { used: lines.draw(entries), root: lines.root };
  }

  /** The way to the lines that do not fit. */
  #more({ x, y, width, height }: Rect, left: number): Container {
    const { app, layout } = this.context;
    const options = { unit: layout.unit, width, height, size: 14, press: this.#options.readLog };
    const button = makeButton(app.stage.andMore(left), options);
    button.label = 'meanwhile:more';
    button.position.set(x, y);
    return button;
  }

  #button({ x, y, width, height }: Rect, press: () => void): Container {
    const { app, layout } = this.context;
    const button = makeButton(app.stage.goOn, { unit: layout.unit, width, height, press });
    button.label = 'meanwhile:close';
    button.position.set(x, y);
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
