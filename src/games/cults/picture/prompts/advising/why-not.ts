import { Container } from 'pixi.js';
import { makeButton } from '../../../../../platform/ui/controls/button';
import { makePanel } from '../../../../../platform/ui/panel';
import { makeText } from '../../../../../platform/ui/text';
import type { Decision } from '../../../contract/view-types';
import { pictureOf } from '../../kinds';
import { whyNotPlace } from '../places/chip-place';
import { makeRuleLink } from '../../rule-link';
import type { PromptContext } from '../prompt';

/**
 * Why expected options are missing (R8.4): a button that opens a list of reasons with their rules. The Plan menu tells the reasons
 * of its district, so this is needed only with markers in several districts, before one is chosen. In other prompts the tray shows
 * refusals.
 */
export class WhyNot {
  readonly root = new Container();
  readonly #context: PromptContext;
  #list: Container | null = null;

  constructor(context: PromptContext) {
    this.#context = context;
    const { app, layout, decision } = context;
    // On a phone, refused buttons and tiles tell the reason themselves.
    if (!tellsMore(decision) || context.district !== null) return;
    const { unit } = layout;
    const { x, y, width, height } = whyNotPlace(layout);
    const chip = makeButton(app.prompts.whyNot, {
      unit,
      width,
      height,
      size: 14.5,
      press: () => this.toggle(),
    });
    chip.label = 'why-not';
    chip.position.set(x, y);
    this.root.addChild(chip);
  }

  get isOpen(): boolean {
    return this.#list !== null;
  }

  /** An open menu tells the reasons itself. */
  draw(entered: string | null): void {
    if (entered !== null && this.isOpen) this.toggle();
    this.root.visible = entered === null;
  }

  toggle(): void {
    if (this.#list === null) {
      this.#list = this.#make();
      this.root.addChild(this.#list);
    } else {
      this.#list.destroy({ children: true });
      this.#list = null;
    }
    this.#context.draw();
  }

  #make(): Container {
    const { app, books, decision, layout } = this.#context;
    const { unit, prompt } = layout;
    const root = new Container();
    const width = Math.min(700 * unit, layout.width - 40 * unit);
    let y = 52 * unit;
    const title = makeText(app.prompts.whyNot, 'heading', { unit, size: 22 });
    title.position.set(20 * unit, 14 * unit);
    root.addChild(title);
    for (const refusal of decision.refused) {
      const rule = makeRuleLink(this.#context, refusal.rule);
      rule.position.set(width - 14 * unit - rule.width, y - 5 * unit);
      const words = makeText(books.words.refused(refusal), 'body', { unit, size: 15.5, width: rule.x - 28 * unit });
      words.position.set(20 * unit, y);
      y += Math.max(words.height, rule.height - 8 * unit) + 7 * unit;
      root.addChild(rule, words);
    }
    const height = y + 10 * unit;
    const ground = makePanel({ x: 0, y: 0, width, height }, 'tooltip');
    ground.eventMode = 'static';
    ground.on('pointertap', () => this.toggle());
    root.addChildAt(ground, 0);
    const close = makeButton(app.prompts.close, {
      unit,
      width: 96 * unit,
      height: 30 * unit,
      size: 14.5,
      press: () => this.toggle(),
    });
    close.position.set(width - 112 * unit, 12 * unit);
    root.addChild(close);
    root.position.set((layout.width - width) / 2, Math.max(8 * unit, prompt.y - height - 8 * unit));
    return root;
  }

  destroy(): void {
    this.root.destroy({ children: true });
  }
}

/** Whether it has reasons that are shown nowhere else. */
export function tellsMore({ kind, refused }: Pick<Decision, 'kind' | 'refused'>): boolean {
  return pictureOf({ kind }).hasMenu === true && new Set(refused.map((one) => one['district'])).size > 1;
}
