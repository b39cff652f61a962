import { Container } from 'pixi.js';
import { makeButton } from '../ui/controls/button';
import type { StageContext } from './context';

/** The label of the button, by which the clips find it. */
export const GO_ON = 'goOn';

/** A button that the director waits for, so that a player can read first. */
export class GoOn {
  readonly root = new Container();
  readonly #context: Pick<StageContext, 'layout' | 'draw'>;
  readonly #words: string;
  #resolve: (() => void) | null = null;

  constructor(context: Pick<StageContext, 'layout' | 'draw'>, words: string) {
    this.#context = context;
    this.#words = words;
  }

  /** Shows the button with its middle at x and y; resolves on a click, or when `proceed` is called. */
  wait(x: number, y: number): Promise<void> {
    this.proceed();
    const { unit } = this.#context.layout;
    const [width, height] = [150 * unit, 44 * unit];
    const button = makeButton(this.#words, {
      unit,
      width,
      height,
      primary: true,
      press: () => void this.proceed(),
    });
    button.label = GO_ON;
    button.position.set(x - width / 2, y - height / 2);
    this.root.addChild(button);
    this.#context.draw();
    return new Promise((resolve) => {
      this.#resolve = resolve;
    });
  }

  /** Resolves a pending wait; returns whether there was one. */
  proceed(): boolean {
    const resolve = this.#resolve;
    this.#resolve = null;
    for (const child of this.root.removeChildren()) child.destroy({ children: true });
    resolve?.();
    this.#context.draw();
    return resolve !== null;
  }
}
