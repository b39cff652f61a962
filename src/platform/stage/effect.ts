import { Container } from 'pixi.js';
import type { TableContext } from '../../games/cults/picture/context';
import { Act } from './act';
import type { Beat } from '../../games/cults/picture/reduce/along';
import type { Performer } from '../../games/cults/picture/stage/director';
import { GoOn } from './go-on';

/** A performer with a layer of its own over the table; removes everything from it when it is finished or destroyed. */
export abstract class Effect implements Performer {
  readonly root = new Container();
  protected readonly context: TableContext;
  protected readonly act: Act;
  protected readonly goOn: GoOn;
  #gone = false;

  constructor(context: TableContext) {
    this.context = context;
    this.act = new Act(context.settings);
    this.goOn = new GoOn(context);
  }

  perform(beat: Beat, pace: number): Promise<void> {
    if (this.#gone) return Promise.resolve();
    this.act.pace = pace;
    if (pace > 0) return this.show(beat);
    this.clear();
    return Promise.resolve();
  }

  protected abstract show(beat: Beat): Promise<void>;

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
    this.act.kill();
    this.goOn.proceed();
    this.goOn.root.destroy({ children: true });
    this.root.destroy({ children: true });
  }
}
