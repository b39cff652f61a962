import { Container } from 'pixi.js';
import { Act } from './act';
import type { StageContext } from './context';
import type { Performer } from './director';
import { GoOn } from './go-on';

/** A performer with a layer of its own over the table; removes everything from it when it is finished or destroyed. */
export abstract class StageEffect<C extends StageContext, B> implements Performer<B> {
  readonly root = new Container();
  protected readonly context: C;
  protected readonly act: Act;
  protected readonly goOn: GoOn;
  #gone = false;

  /** `goOn` is written on the button that an effect may wait for. */
  constructor(context: C, goOn: string) {
    this.context = context;
    this.act = new Act(context.settings);
    this.goOn = new GoOn(context, goOn);
  }

  perform(beat: B, pace: number): Promise<void> {
    if (this.#gone) return Promise.resolve();
    this.act.pace = pace;
    if (pace > 0) return this.show(beat);
    this.clear();
    return Promise.resolve();
  }

  protected abstract show(beat: B): Promise<void>;

  /** False once it was skipped or destroyed; a scene checks this after each await and stops. */
  protected get runs(): boolean {
    return !this.#gone && this.act.pace > 0;
  }

  protected clear(): void {
    for (const child of this.root.removeChildren()) if (child !== this.goOn.root) child.destroy({ children: true });
    this.context.draw();
  }

  finish(): void {
    this.act.pace = 0;
    this.act.finish();
    this.goOn.proceed();
    if (!this.#gone) this.clear();
  }

  proceed(): boolean {
    return this.goOn.proceed();
  }

  destroy(): void {
    this.#gone = true;
    this.act.end();
    this.goOn.proceed();
    this.goOn.root.destroy({ children: true });
    this.root.destroy({ children: true });
  }
}
