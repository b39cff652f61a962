import { Container, Sprite, type Text } from 'pixi.js';
import { PALETTE } from '../../../../platform/config/palette';
import { frame } from '../../../../platform/shell/assets';
import { makeButton } from '../../../../platform/ui/button';
import { makePanel } from '../../../../platform/ui/panel';
import { makeIcon } from '../../../../platform/ui/sprite';
import type { Option } from '../../contract/view-types';
import { fitBox, makeText, setWords, STYLES } from '../../../../platform/ui/text';
import type { Choice } from '../../../../platform/prompts/choice';
import { pictureOf } from '../kinds';
import { actOf, previewOf, questionOf } from './sentences';
import type { PromptContext } from './prompt';

/** Passing, where a phone offers it in the bar: if all other options are targets on the board. */
export interface Pass {
  readonly words: string;
  readonly label: string;
  readonly press: () => void;
}

/** The bar over the hand: whose turn it is, what to do now (follows the choice), Undo and Confirm. */
export class PromptBar {
  readonly root = new Container();
  readonly #context: PromptContext;
  #choice: Choice | null = null;
  #first: Option | null = null;
  #sentence: Text | null = null;
  #room = 0;

  constructor(context: PromptContext) {
    this.#context = context;
  }

  /** `first` is an option of the entered spot while a second spot must be chosen. */
  draw(choice: Choice, first: Option | null, confirm: () => void, pass: Pass | null = null): void {
    this.#choice = choice;
    this.#first = first;
    for (const child of this.root.removeChildren()) child.destroy({ children: true });
    const { layout, books, decision, app, undo } = this.#context;
    const { unit, prompt } = layout;
    const cult = books.cult(decision.seat);
    this.root.addChild(makePanel(prompt, 'prompt-bar'));
    if (layout.shape === 'phone') return this.#small(choice, confirm, pass);
    const middle = prompt.y + prompt.height / 2;
    const disc = new Sprite(frame('disc'));
    disc.anchor.set(0.5);
    disc.setSize(34 * unit);
    disc.tint = cult.colours.piece;
    disc.position.set(prompt.x + 26 * unit, middle);
    const emblem = new Sprite(frame(cult.emblem));
    emblem.anchor.set(0.5);
    emblem.setSize(20 * unit);
    emblem.position.copyFrom(disc.position);
    this.root.addChild(disc, emblem);
    const heading = makeText(app.table.yourTurn, 'heading', { unit, fill: cult.colours.name, anchor: [0, 0.5] });
    heading.position.set(prompt.x + 50 * unit, middle);
    const size = { unit, width: 116 * unit, height: Math.min(36 * unit, prompt.height - 8 * unit) };
    const right = prompt.x + prompt.width;
    const room = right - heading.x - heading.width - (2 * 122 + 24) * unit;
    this.#room = room;
    this.#sentence = makeText('', 'body', { unit, width: room, anchor: [0, 0.5] });
    this.#sentence.position.set(heading.x + heading.width + 12 * unit, middle);
    this.root.addChild(heading, this.#sentence);
    this.preview([]);
    const yes = makeButton(app.table.confirm, { ...size, primary: true, disabled: !choice.isLegal, press: confirm });
    yes.label = 'confirm';
    yes.position.set(right - 122 * unit, middle - size.height / 2);
    const back = makeButton(app.table.undo, { ...size, icon: 'ui-undo', press: undo });
    back.label = 'undo';
    back.position.set(right - 244 * unit, middle - size.height / 2);
    this.root.addChild(back, yes);
  }

  /** On a phone the chips show whose turn it is: the bar has the sentence and two touch-sized buttons. */
  #small(choice: Choice, confirm: () => void, pass: Pass | null): void {
    const { layout, app, undo } = this.#context;
    const { unit, prompt } = layout;
    const size = { unit, height: prompt.height - 2 * unit };
    const right = prompt.x + prompt.width - unit;
    const yes = makeButton(app.table.confirm, {
      ...size,
      width: 92 * unit,
      primary: true,
      disabled: !choice.isLegal,
      press: confirm,
    });
    yes.label = 'confirm';
    yes.position.set(right - 92 * unit, prompt.y + unit);
    const back = makeButton('', { ...size, width: 48 * unit, title: app.table.undo, press: undo });
    const sign = makeIcon('ui-undo', 22 * unit, PALETTE.brassLight);
    sign.position.set(24 * unit, size.height / 2);
    back.addChild(sign);
    back.label = 'undo';
    back.position.set(right - 144 * unit, prompt.y + unit);
    this.#room = prompt.width - 164 * unit;
    if (pass !== null) {
      const no = makeButton(pass.words, { ...size, width: 124 * unit, size: 14, press: pass.press });
      no.label = pass.label;
      no.position.set(back.x - 128 * unit, prompt.y + unit);
      this.root.addChild(no);
      this.#room -= 128 * unit;
    }
    this.#sentence = makeText('', 'body', { unit, width: this.#room, anchor: [0, 0.5] });
    this.#sentence.position.set(prompt.x + 10 * unit, prompt.y + prompt.height / 2);
    this.root.addChild(this.#sentence, back, yes);
    this.preview([]);
  }

  /** Words the sentence as if the hovered options were chosen. */
  preview(hovered: readonly Option[]): void {
    if (this.#sentence === null || this.#choice === null || this.#sentence.destroyed) return;
    if (!setWords(this.#sentence, sentenceOf(this.#context, this.#choice, this.#first, hovered))) return;
    const { unit, prompt } = this.#context.layout;
    const { style, scale } = this.#sentence;
    scale.set(1);
    style.fontSize = STYLES.body.fontSize * unit;
    style.lineHeight = style.fontSize * 1.18;
    fitBox(this.#sentence, this.#room, prompt.height - 4 * unit, unit);
    this.#context.draw();
  }

  destroy(): void {
    this.root.destroy({ children: true });
  }
}

/** The question; once something is chosen or hovered, its name, cost, effect and what is missing. */
function sentenceOf(context: PromptContext, choice: Choice, first: Option | null, hovered: readonly Option[]): string {
  const { decision, app } = context;
  const added = isOne(context, hovered) ? hovered.slice(0, 1) : [];
  // An option that stands alone replaces the others.
  const isAlone = choice.single || added.some(({ pass }) => pass === true);
  const kept = isAlone && added.length > 0 ? [] : decision.options.filter((option) => choice.has(option.id));
  const meant = [...kept, ...added.filter((option) => !kept.includes(option))];
  if (meant.length === 0 && first !== null) return nextOf(context, first);
  // The tray marks and adds up what is chosen.
  if (meant.length === 0 || (choice.sum !== null && added.length === 0)) return questionOf(context);
  const labels = actOf(meant, context);
  const sum = isAlone ? null : choice.sum;
  const rest = sum === null ? previewOf(meant, context) : app.table.sum(sum.what, sum.have, sum.need);
  return rest === '' ? labels : `${labels} · ${rest}`;
}

/** Whether all options of a spot are equal to a player, such as two Rituals of one level. */
const isOne = ({ books, decision }: PromptContext, options: readonly Option[]): boolean =>
  new Set(options.map((option) => books.words.label(decision.kind, option))).size === 1;

/** What to choose after the first of two spots. */
const nextOf = (context: PromptContext, first: Option): string =>
  pictureOf(context.decision).firstSpot?.next(first, context) ?? context.books.words.prompt(context.decision);
