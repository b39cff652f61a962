import { Container } from 'pixi.js';
import { makeButton } from '../ui/button';
import { makePanel } from '../ui/panel';
import { makeText } from '../ui/text';
import { Choice } from './choice';
import type { Prompt, PromptContext } from './prompt';

/** Every option as a button in a list: plain, and good for any decision whatever. */
export class ListPrompt implements Prompt {
  readonly root = new Container();
  readonly #context: PromptContext;
  readonly #choice: Choice;

  constructor(context: PromptContext) {
    this.#context = context;
    this.#choice = new Choice(context.decision);
    this.#choice.listen(() => this.#draw());
    this.#draw();
  }

  #draw(): void {
    for (const child of this.root.removeChildren()) child.destroy({ children: true });
    const { layout, decision, books, app, draw, submit, undo } = this.#context;
    const { unit, prompt, hand } = layout;
    this.root.addChild(makePanel(prompt, 'prompt-bar'));
    const words = makeText(books.words.prompt(decision), 'body', { unit, anchor: [0, 0.5] });
    words.position.set(prompt.x + 14 * unit, prompt.y + prompt.height / 2);
    this.root.addChild(words);
    const size = { unit, width: 120 * unit, height: 36 * unit };
    const confirm = makeButton(app.table.confirm, {
      ...size,
      primary: true,
      disabled: !this.#choice.isLegal,
      press: () => submit(this.#choice.chosen),
    });
    confirm.position.set(prompt.x + prompt.width - 128 * unit, prompt.y + 4 * unit);
    const back = makeButton(app.table.undo, { ...size, press: undo });
    back.position.set(prompt.x + prompt.width - 256 * unit, prompt.y + 4 * unit);
    this.root.addChild(confirm, back);
    decision.options.forEach((option, index) => {
      const button = makeButton(books.words.label(decision.kind, option), {
        unit,
        width: 190 * unit,
        height: 34 * unit,
        primary: this.#choice.has(option.id),
        press: () => this.#choice.toggle(option.id),
      });
      button.position.set(hand.x + (index % 4) * 198 * unit, hand.y + Math.floor(index / 4) * 38 * unit);
      this.root.addChild(button);
    });
    draw();
  }

  destroy(): void {
    this.root.destroy({ children: true });
  }
}
