import { Container, Sprite, type NineSliceSprite, type Text } from 'pixi.js';
import { TEXT_SCALE } from '../../../../platform/config/text-size';
import type { Rect } from '../../../../platform/config/layout';
import { PALETTE } from '../../../../platform/config/palette';
import { frame } from '../../../../platform/shell/assets';
import { makeButton } from '../../../../platform/ui/controls/button';
import { makePanel } from '../../../../platform/ui/panel';
import { makeIcon } from '../../../../platform/ui/sprite';
import type { Option } from '../../contract/view-types';
import { fitWidth, makeText, setWords, shrinkInto, STYLES } from '../../../../platform/ui/text';
import type { Choice } from '../../../../platform/prompts/choice';
import { pictureOf } from '../kinds';
import { actOf, previewOf, questionOf } from './sentences';
import type { PromptContext } from './prompt';

/** Width of the button "What would you do?"; design pixels. */
const HINT = 92;

/** Passing, where it is a small button in the bar. */
export interface Pass {
  readonly words: string;
  readonly label: string;
  readonly press: () => void;
}

/** What the bar shows. */
export interface BarState {
  readonly choice: Choice;
  /** An option of the entered spot while a second spot must be chosen. */
  readonly first: Option | null;
  /** The question of the second half, while that is asked. */
  readonly second: string | null;
  readonly confirm: { readonly words: string; readonly isOpen: boolean; readonly press: () => void };
  readonly pass: Pass | null;
}

/** The bar over the hand: whose turn it is, what to do now (follows the choice), Undo and Confirm. */
export class PromptBar {
  readonly root = new Container();
  readonly #context: PromptContext;
  #state: BarState | null = null;
  /** Asks what another player would do. */
  readonly #ask: () => void;
  /** Whether that player is thinking. */
  isAsking = false;
  #sentence: Text | null = null;
  #room = 0;
  #ground: NineSliceSprite | null = null;

  constructor(context: PromptContext, ask: () => void) {
    this.#context = context;
    this.#ask = ask;
  }

  draw(state: BarState): void {
    this.#state = state;
    const { confirm, pass } = state;
    for (const child of this.root.removeChildren()) child.destroy({ children: true });
    const { layout, books, decision, app, undo } = this.#context;
    const { unit, prompt } = layout;
    const cult = books.cult(decision.seat);
    this.#ground = null;
    this.#lay(prompt);
    if (layout.shape === 'phone') return this.#small(state);
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
    const hintRoom = this.#context.isGuided ? 0 : HINT + 6;
    const room = right - heading.x - heading.width - ((pass === null ? 2 : 3) * 122 + hintRoom + 24) * unit;
    this.#room = room;
    this.#sentence = makeText('', 'body', { unit, width: room, anchor: [0, 0.5] });
    this.#sentence.position.set(heading.x + heading.width + 12 * unit, middle);
    this.root.addChild(heading, this.#sentence);
    this.preview([]);
    const yes = makeButton(confirm.words, { ...size, primary: true, disabled: !confirm.isOpen, press: confirm.press });
    yes.label = 'confirm';
    yes.position.set(right - 122 * unit, middle - size.height / 2);
    const back = makeButton(app.table.undo, { ...size, icon: 'ui-undo', press: undo });
    back.label = 'undo';
    back.position.set(right - 244 * unit, middle - size.height / 2);
    const hint = this.#hint(HINT * unit, size.height, app.coach.hintWord);
    hint.position.set(back.x - (HINT + 6) * unit, back.y);
    if (pass !== null) {
      const no = makeButton(pass.words, { ...size, size: 14, press: pass.press });
      no.label = pass.label;
      no.position.set(back.x - (hintRoom + 122) * unit, back.y);
      this.root.addChild(no);
    }
    this.root.addChild(hint, back, yes);
  }

  /** The button "What would you do?"; without a word, only its sign. */
  #hint(width: number, height: number, word = ''): Container {
    const { layout, app, isGuided } = this.#context;
    const { whatWouldYouDo, thinking } = app.coach;
    const options = { unit: layout.unit, width, height, disabled: this.isAsking, press: this.#ask };
    const title = this.isAsking ? thinking : whatWouldYouDo;
    const button = makeButton(word, { ...options, title, ...(word === '' ? {} : { icon: 'ui-coach' }) });
    button.label = 'hint';
    // Lessons say themselves what to do, and puzzles are there to be solved.
    button.visible = !isGuided;
    if (word !== '') return button;
    const sign = makeIcon('ui-coach', 0.6 * height, PALETTE.brassLight);
    sign.position.set(width / 2, height / 2);
    sign.alpha = this.isAsking ? 0.4 : 1;
    button.addChild(sign);
    return button;
  }

  /** On a phone the chips show whose turn it is: the bar has the sentence and two touch-sized buttons. */
  #small({ confirm, pass }: BarState): void {
    const { layout, app, undo } = this.#context;
    const { unit, prompt } = layout;
    const size = { unit, height: prompt.height - 2 * unit };
    const right = prompt.x + prompt.width - unit;
    const yes = makeButton(confirm.words, {
      ...size,
      width: 92 * unit,
      primary: true,
      disabled: !confirm.isOpen,
      press: confirm.press,
    });
    yes.label = 'confirm';
    yes.position.set(right - 92 * unit, prompt.y + unit);
    const back = makeButton('', { ...size, width: 48 * unit, title: app.table.undo, press: undo });
    const sign = makeIcon('ui-undo', 22 * unit, PALETTE.brassLight);
    sign.position.set(24 * unit, size.height / 2);
    back.addChild(sign);
    back.label = 'undo';
    back.position.set(right - 144 * unit, prompt.y + unit);
    const hint = this.#hint(48 * unit, size.height);
    hint.position.set(back.x - 52 * unit, prompt.y + unit);
    this.#room = hint.x - prompt.x - 16 * unit;
    if (pass !== null) {
      const wide = (pass.words.length > 8 ? 124 : 64) * unit;
      const no = makeButton(pass.words, { ...size, width: wide, size: 14, press: pass.press });
      no.label = pass.label;
      no.position.set(hint.x - wide - 4 * unit, prompt.y + unit);
      this.root.addChild(no);
      this.#room -= wide + 4 * unit;
    }
    this.#sentence = makeText('', 'body', { unit, width: this.#room, anchor: [0, 0.5] });
    this.#sentence.position.set(prompt.x + 10 * unit, prompt.y + prompt.height / 2);
    this.root.addChild(this.#sentence, hint, back, yes);
    this.preview([]);
  }

  /** Words the sentence as if the hovered options were chosen. */
  preview(hovered: readonly Option[]): void {
    if (this.#sentence === null || this.#state === null || this.#sentence.destroyed) return;
    if (!setWords(this.#sentence, sentenceOf(this.#context, this.#state, hovered))) return;
    this.#fit(this.#sentence);
    this.#context.draw();
  }

  /** Letters stay readable: for a long sentence the bar becomes higher. */
  #fit(sentence: Text): void {
    const { unit, prompt } = this.#context.layout;
    const edge = 4 * unit;
    const size = STYLES.body.fontSize * TEXT_SCALE[this.#context.settings.current.textSize];
    if (!shrinkInto(sentence, size, this.#room, prompt.height - edge, unit)) fitWidth(sentence, this.#room);
    const more = Math.max(0, sentence.height + edge - prompt.height);
    sentence.y = prompt.y + (prompt.height - more) / 2;
    this.#lay({ ...prompt, y: prompt.y - more, height: prompt.height + more });
  }

  #lay(place: Rect): void {
    this.#ground?.destroy();
    this.#ground = makePanel(place, 'prompt-bar');
    this.#ground.label = 'prompt-bar';
    this.root.addChildAt(this.#ground, 0);
  }
}

/** The question; once something is chosen or hovered, its name, cost, effect and what is missing. */
function sentenceOf(context: PromptContext, { choice, first, second }: BarState, hovered: readonly Option[]): string {
  const { decision, app } = context;
  if (second !== null && hovered.length === 0) return second;
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
