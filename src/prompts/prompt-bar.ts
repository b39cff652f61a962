import { Container, Sprite } from 'pixi.js';
import { frame } from '../shell/assets';
import { makeButton } from '../ui/button';
import { makePanel } from '../ui/panel';
import { fitWidth, makeText } from '../ui/text';
import type { Choice } from './choice';
import type { PromptContext } from './prompt';

/** The bar over the hand: whose turn it is, what to do now (it follows the choice), Undo and Confirm. */
export class PromptBar {
  readonly root = new Container();
  readonly #context: PromptContext;

  constructor(context: PromptContext) {
    this.#context = context;
  }

  draw(choice: Choice, confirm: () => void): void {
    for (const child of this.root.removeChildren()) child.destroy({ children: true });
    const { layout, books, decision, app, undo } = this.#context;
    const { unit, prompt } = layout;
    const cult = books.cult(decision.seat);
    this.root.addChild(makePanel(prompt, 'prompt-bar'));
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
    const sentence = makeText(sentenceOf(this.#context, choice), 'body', { unit, width: room, anchor: [0, 0.5] });
    if (sentence.height > prompt.height - 6 * unit) sentence.scale.set((prompt.height - 6 * unit) / sentence.height);
    fitWidth(sentence, room);
    sentence.position.set(heading.x + heading.width + 12 * unit, middle);
    this.root.addChild(heading, sentence);
    const yes = makeButton(app.table.confirm, { ...size, primary: true, disabled: !choice.isLegal, press: confirm });
    yes.label = 'confirm';
    yes.position.set(right - 122 * unit, middle - size.height / 2);
    const back = makeButton(app.table.undo, { ...size, icon: 'ui-undo', press: undo });
    back.label = 'undo';
    back.position.set(right - 244 * unit, middle - size.height / 2);
    this.root.addChild(back, yes);
  }

  destroy(): void {
    this.root.destroy({ children: true });
  }
}

/** The question; once something is chosen, what that is and what is still missing. */
function sentenceOf({ books, decision, app }: PromptContext, choice: Choice): string {
  const { words } = books;
  const chosen = decision.options.filter((option) => choice.has(option.id));
  if (chosen.length === 0) return words.prompt(decision);
  const labels = chosen.map((option) => words.label(decision.kind, option)).join(', ');
  const { sum } = choice;
  return sum === null ? labels : `${labels} · ${app.table.sum(sum.what, sum.have, sum.need)}`;
}
