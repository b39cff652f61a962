import type { TableView } from '../../contract/view-types';
import type { TableContext } from '../context';
import { Act } from '../../../../platform/stage/act';
import type { CultsBeat } from '../reduce/along';
import type { Performer } from '../../../../platform/stage/director';
import { GoOn } from '../../../../platform/stage/go-on';
import { outcomePause } from './outcome-pause';
import type { FightScene } from './scene';

/** Milliseconds to show the outcome before the scene closes. */
const OUTCOME = 650;

const takesPart = ({ fight, seat }: TableView): boolean => fight?.sides.some((side) => side.seat === seat) ?? false;

/** Plays a Confrontation event by event; a player who takes part looks at the outcome until they click, or at fast speed as long as one reads. */
export class FightPerformer implements Performer<CultsBeat> {
  readonly #scene: FightScene;
  readonly #context: TableContext;
  readonly #act: Act;
  readonly #goOn: GoOn;
  #gone = false;

  constructor(scene: FightScene, context: TableContext) {
    this.#scene = scene;
    this.#context = context;
    this.#act = new Act(context.settings);
    this.#goOn = new GoOn(context, context.app.stage.goOn);
    scene.root.addChild(this.#goOn.root);
  }

  async perform({ event, view }: CultsBeat, pace: number): Promise<void> {
    if (this.#gone) return;
    this.#act.pace = pace;
    if (pace === 0) return this.#scene.show(view);
    await this.#scene.move(view, this.#act);
    if (event?.type === 'confrontationDecided') await this.#outcome(takesPart(view));
  }

  /** Without animation the outcome is still looked at, once. */
  async still({ event, view }: CultsBeat): Promise<void> {
    if (this.#gone) return;
    this.#scene.show(view);
    if (event?.type === 'confrontationDecided' && takesPart(view)) await this.#wait();
  }

  async #outcome(isOwn: boolean): Promise<void> {
    const { least, waits } = outcomePause(this.#context.settings.current.speed, isOwn);
    await this.#act.hold(OUTCOME, least);
    // Skipping sets the pace to 0 in the middle of a beat.
    if (this.#act.pace === 0 || !waits) return;
    await this.#wait();
  }

  async #wait(): Promise<void> {
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
    this.#act.end();
    this.#goOn.proceed();
  }
}
