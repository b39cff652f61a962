import { Container } from 'pixi.js';
import type { Rect } from '../../../../platform/config/layout';
import { PALETTE } from '../../../../platform/config/palette';
import type { Condition } from '../../contract/language';
import { wordObjective } from '../../words';
import type { GameEvent, TableView } from '../../contract/view-types';
import { frame } from '../../../../platform/shell/assets';
import { makeButton } from '../../../../platform/ui/controls/button';
import { makePanel } from '../../../../platform/ui/panel';
import { shown } from '../../../../platform/ui/shown';
import { makeIcon } from '../../../../platform/ui/sprite';
import { fitWidth, makeText, setWords } from '../../../../platform/ui/text';
import type { CultsPart, TableContext } from '../context';
import { explained } from '../facts/explained';
import { progressWords, tieWords } from '../facts/objective';
import { cellsRow, type SeatCell, type SeatRow } from './seat-rows';

/** R12.4: the NPC's bonus for its next Confrontation, and a button to read its plans. */
export function npcRow(
  context: TableContext,
  { x, y, width, height }: Rect,
  { readNpcPlans, history }: { readonly readNpcPlans: () => void; readonly history: readonly GameEvent[] },
): SeatRow {
  const { unit } = context.layout;
  const { panels } = context.app;
  const root = new Container({ x, y });
  const button = 92 * unit;
  const kept: SeatCell[] = [
    {
      topic: 'npcThugs',
      picture: makeIcon('token-thug', 27 * unit),
      amount: (view) => view.solo?.bonus.thugs ?? 0,
      word: panels.storedThugs,
    },
    {
      topic: 'npcBonus',
      picture: makeIcon('ui-deck', 21 * unit, PALETTE.parchment),
      amount: (view) => view.solo?.bonus.cards.count ?? 0,
      word: panels.bonusCards,
    },
  ];
  const line = (height - 12 * unit) / (kept.length + 1);
  const rows = kept.map((cell, at) =>
    cellsRow(context, { x: 10 * unit, y: 6 * unit + at * line, width: width - button - 26 * unit, height: line }, [cell], false),
  );
  const plans = makeButton(panels.npcPlans, { unit, width: button, height: 40 * unit, press: readNpcPlans });
  plans.position.set(width - button - 8 * unit, (height - 40 * unit) / 2);
  explained(plans, context, { topic: 'npcPlans' });
  rows.push(
    rollRow(context, { x: 10 * unit, y: 6 * unit + kept.length * line, width: width - 20 * unit, height: line }, history),
  );
  root.addChild(makePanel({ x: 0, y: 0, width, height }), ...rows.map((row) => row.root), plans);
  return { root, show: (view) => rows.forEach((row) => row.show(view)) };
}

/** R12.3, R12.4: the NPC's last roll and the plan card it led to. */
function rollRow(context: TableContext, { x, y, width, height }: Rect, history: readonly GameEvent[]): SeatRow {
  const { unit } = context.layout;
  const root = new Container({ x, y });
  const die = makeIcon('npc-die-1', 27 * unit);
  die.position.set(13 * unit, height / 2);
  const words = makeText('', 'small', { unit, size: 14.5, anchor: [0, 0.5] });
  words.position.set(32 * unit, height / 2);
  root.addChild(die, words);
  explained(root, context, { topic: 'npcPlans' });
  let read: GameEvent | null | undefined = null;
  const show = (): void => {
    const last = history.at(-1);
    if (read === last) return;
    read = last;
    const roll = history.findLast(({ type }) => type === 'npcDieRolled');
    const chosen = history.findLast(({ type }) => type === 'npcPlanChosen' || type === 'npcDieRolled');
    root.visible = roll !== undefined;
    if (roll === undefined) return;
    die.texture = frame(`npc-die-${Number(roll['result'])}`);
    const card = chosen?.type === 'npcPlanChosen' ? chosen['card'] : undefined;
    words.scale.set(1);
    setWords(words, typeof card === 'string' ? context.books.card(card).name : context.app.panels.lastRoll);
    fitWidth(words, width - 36 * unit);
  };
  return { root, show };
}

/** The Objective of a solo game, requirement by requirement, as it stands now (R12.8). */
export class ObjectivePanel implements CultsPart {
  readonly root = new Container();
  readonly #context: TableContext;
  readonly #rect: Rect;
  readonly #lines: ((view: TableView) => void)[] = [];
  #objective: string | null = null;
  #bottom: number;

  constructor(context: TableContext, rect: Rect) {
    this.#context = context;
    this.#rect = rect;
    this.#bottom = rect.y;
    this.root.position.set(rect.x, rect.y);
  }

  show(view: TableView): void {
    const objective = view.solo?.objective ?? null;
    if (objective !== this.#objective) this.#build(objective);
    for (const line of this.#lines) line(view);
  }

  /** Its lower edge, which depends on its words. */
  get bottom(): number {
    return this.#bottom;
  }

  #build(objective: string | null): void {
    this.#objective = objective;
    this.#lines.length = 0;
    for (const child of this.root.removeChildren()) child.destroy({ children: true });
    if (objective === null) return;
    const { books, app, layout } = this.#context;
    const { unit } = layout;
    const { width } = this.#rect;
    const pad = 14 * unit;
    const label = makeText(app.panels.objective, 'label', { unit });
    label.position.set(pad, 12 * unit);
    const title = makeText(books.card(objective).name, 'heading', { unit });
    fitWidth(title, width - 2 * pad).position.set(pad, 29 * unit);
    const ground = new Container();
    this.root.addChild(ground, label, shown(title, 'objective'));
    let y = 60 * unit;
    const card = books.reading.cards.find(({ id }) => id === objective);
    const requires = card?.kind === 'objective' ? card.requires : [];
    for (const requirement of requires) {
      const words = wordObjective({ ...card, requires: [requirement] }, books.lang, books.names);
      y = this.#line(words, y, requirement);
    }
    this.#bottom = this.#rect.y + y + 8 * unit;
    ground.addChild(makePanel({ x: 0, y: 0, width, height: y + 8 * unit }));
    explained(ground, this.#context, { topic: 'objective', card: objective });
  }

  /** A lead that a tie-break may decide keeps a line for saying so. */
  #line(words: string, y: number, requirement: Condition): number {
    const { layout, app } = this.#context;
    const { unit } = layout;
    const yes = makeIcon('ui-check', 17 * unit, 0x8fd6a3);
    const no = makeIcon('ui-minus', 15 * unit, PALETTE.secondary);
    for (const mark of [yes, no]) mark.position.set(22 * unit, y + 10 * unit);
    const text = makeText(words, 'body', { unit, size: 15, width: this.#rect.width - 92 * unit });
    text.position.set(38 * unit, y);
    const state = makeText('', 'number', { unit, size: 15, anchor: [1, 0] });
    state.position.set(this.#rect.width - 12 * unit, y);
    const at = this.#lines.length;
    this.root.addChild(shown(yes, 'met', at), no, text, shown(state, 'progress', at));
    const tie = makeText('', 'small', { unit, size: 14 });
    tie.position.set(38 * unit, y + text.height + 1 * unit);
    this.root.addChild(tie);
    this.#lines.push((view) => {
      const progress = view.objective?.requirements[at];
      yes.visible = progress?.met === true;
      no.visible = progress?.met !== true;
      setWords(state, progress === undefined ? '' : progressWords(progress, requirement, app.panels));
      tie.scale.set(1);
      setWords(tie, progress === undefined ? '' : tieWords(progress, app.panels));
      fitWidth(tie, this.#rect.width - 50 * unit);
    });
    return y + text.height + ('leadsBy' in requirement ? 18 : 0) * unit + 8 * unit;
  }

  destroy(): void {
    this.root.destroy({ children: true });
  }
}
