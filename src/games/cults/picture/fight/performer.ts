import type { TableContext } from '../context';
import { Act } from '../../../../platform/stage/act';
import type { Beat } from '../reduce/along';
import type { Performer } from '../stage/director';
import { GoOn } from '../../../../platform/stage/go-on';
import type { FightScene } from './scene';

/** Milliseconds to show the outcome before the scene closes. */
const OUTCOME = 650;

/** Plays a Confrontation event by event; a player who takes part looks at the outcome until they click. */
export class FightPerformer implements Performer {
  readonly #scene: FightScene;
  readonly #context: TableContext;
  readonly #act: Act;
  readonly #goOn: GoOn;
  #gone = false;

  constructor(scene: FightScene, context: TableContext) {
    this.#scene = scene;
    this.#context = context;
    this.#act = new Act(context.settings);
    this.#goOn = new GoOn(context);
    scene.root.addChild(this.#goOn.root);
  }

  async perform({ event, view }: Beat, pace: number): Promise<void> {
    if (this.#gone) return;
    this.#act.pace = pace;
    if (pace === 0) return this.#scene.show(view);
    await this.#scene.move(view, this.#act);
    if (event?.type === 'confrontationDecided')
      await this.#outcome(view.fight?.sides.some(({ seat }) => seat === view.seat) ?? false);
  }

  async #outcome(takesPart: boolean): Promise<void> {
    await this.#act.hold(OUTCOME);
    // Skipping sets the pace to 0 in the middle of a beat.
    if (this.#act.pace === 0 || !takesPart || this.#context.settings.current.speed === 'fast') return;
    const { width, prompt, unit, shape } = this.#context.layout;
    const x = shape === 'phone' ? prompt.x + prompt.width - 78 * unit : width / 2;
    await this.#goOn.wait(x, prompt.y + 22 * unit);
  }

  finish(): void {
    this.#act.pace = 0;
    this.#act.finish();
    this.#goOn.proceed();
  }

  proceed(): boolean {
    return this.#goOn.proceed();
  }

  destroy(): void {
    this.#gone = true;
    this.#act.kill();
    this.#goOn.proceed();
  }
}
