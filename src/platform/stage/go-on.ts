import { Container } from 'pixi.js';
import type { TableContext } from '../../games/cults/picture/context';
import { makeButton } from '../ui/button';

/** A button that lets the director go on: for what a player should have read. */
export class GoOn {
  readonly root = new Container();
  readonly #context: TableContext;
  #resolve: (() => void) | null = null;

  constructor(context: TableContext) {
    this.#context = context;
  }

  /** Resolves with the click, or when it is no longer wanted; x and y are the button's middle. */
  wait(x: number, y: number): Promise<void> {
    this.proceed();
    const { unit } = this.#context.layout;
    const [width, height] = [150 * unit, 44 * unit];
    const button = makeButton(this.#context.app.stage.goOn, {
      unit,
      width,
      height,
      primary: true,
      press: () => void this.proceed(),
    });
    button.position.set(x - width / 2, y - height / 2);
    this.root.addChild(button);
    this.#context.draw();
    return new Promise((resolve) => {
      this.#resolve = resolve;
    });
  }

  /** Goes on, if it was waiting. */
  proceed(): boolean {
    const resolve = this.#resolve;
    this.#resolve = null;
    for (const child of this.root.removeChildren()) child.destroy({ children: true });
    resolve?.();
    this.#context.draw();
    return resolve !== null;
  }
}
