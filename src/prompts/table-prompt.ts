import { Container } from 'pixi.js';
import { terrorIn } from '../table/fight';
import { TerrorMeter } from '../table/terror-meter';
import { BoardTargets } from './board-targets';
import { CoachLine } from './coach-line';
import { DragMarker, isDraggable } from './drag';
import { PlanMenu } from './plan-menu';
import type { Prompt, PromptContext } from './prompt';
import { PromptBar } from './prompt-bar';
import { StagedChoice } from './staged-choice';
import { Tiles } from './tiles';

/** Decisions that cost something or cannot be taken back: "confirm when it is costly" waits for these. */
const COSTLY = new Set([
  'pay',
  'commit',
  'terror',
  'augment',
  'prepare',
  'influence',
  'reroll',
  'destroyDiscard',
  'discardTokens',
  'takePlan',
]);

/** A decision on the table itself: targets on the board, the Plans beside their district, tiles over the hand, and the bar. */
export class TablePrompt implements Prompt {
  readonly root = new Container();
  readonly #context: PromptContext;
  readonly #staged: StagedChoice;
  readonly #targets: BoardTargets;
  readonly #tiles: Tiles;
  readonly #menu: PlanMenu;
  readonly #bar: PromptBar;
  readonly #coach: CoachLine;
  readonly #terror: TerrorMeter | null;
  #drag: DragMarker | null = null;

  constructor(context: PromptContext) {
    this.#context = context;
    const { view, decision } = context;
    this.#staged = new StagedChoice(view, decision);
    this.#targets = new BoardTargets(context);
    this.#tiles = new Tiles(context);
    this.#menu = new PlanMenu(context);
    this.#bar = new PromptBar(context);
    this.#coach = new CoachLine(context, (suggested) => this.#staged.choice.set(suggested));
    this.#terror = decision.kind === 'terror' ? meterFor(context) : null;
    if (this.#terror !== null) this.root.addChild(this.#terror.root);
    this.root.addChild(this.#targets.root, this.#tiles.root, this.#coach.root, this.#bar.root, this.#menu.root);
    if (isDraggable(decision.kind)) {
      this.#drag = new DragMarker(context, () => this.#targets.places(), this.#drop);
      this.root.addChild(this.#drag.root);
    }
    this.#staged.listen(() => this.#draw());
    // A payment fills itself with the suggestion and can be changed.
    if (decision.kind === 'pay' || decision.kind === 'terror') this.#staged.choice.set(decision.suggest);
    else this.#draw();
  }

  get entered(): string | null {
    return this.#staged.entered;
  }

  get chosen(): readonly string[] {
    return this.#staged.choice.chosen;
  }

  readonly #point = (key: string, twice: boolean): void => {
    const complete = this.#staged.point(key);
    if (!this.#staged.choice.isLegal) return;
    if (twice || (complete && this.#isQuick())) this.#confirm();
  };

  /** Dropping a marker says which target is meant, and that it is meant. */
  readonly #drop = (key: string): void => {
    this.#staged.choice.clear();
    this.#staged.point(key);
    this.#confirm();
  };

  readonly #confirm = (): void => {
    if (this.#staged.choice.isLegal) this.#context.submit(this.#staged.choice.chosen);
  };

  #isQuick(): boolean {
    const { confirm } = this.#context.settings.current;
    return confirm === 'never' || (confirm === 'costly' && !COSTLY.has(this.#context.decision.kind));
  }

  #draw(): void {
    const { offers, entered, choice } = this.#staged;
    this.#targets.draw(offers, this.#point);
    this.#tiles.draw(offers, choice, this.#point);
    this.#menu.draw(offers, entered, this.#point);
    this.#bar.draw(choice, this.#confirm);
    this.#terror?.set(choice.sum?.have ?? 0);
    for (const { key, options } of offers) {
      const spot = this.root.getChildByLabel(`offer:${key}`, true);
      spot?.on('pointerenter', () => this.#bar.preview(options)).on('pointerleave', () => this.#bar.preview([]));
    }
    this.#context.draw();
  }

  /** Enter confirms. */
  key(event: KeyboardEvent): void {
    if (event.key === 'Enter' && document.activeElement === document.body) this.#confirm();
  }

  destroy(): void {
    this.#drag?.destroy();
    this.#terror?.destroy();
    for (const part of [this.#targets, this.#tiles, this.#menu, this.#bar, this.#coach]) part.destroy();
    this.root.destroy({ children: true });
  }
}

/** R10.2: the meter of the Terror that is asked for; it grows with what is chosen. */
function meterFor(context: PromptContext): TerrorMeter {
  const { view, decision } = context;
  const most = decision.options.reduce((sum, { terror }) => sum + (typeof terror === 'number' ? terror : 0), 0);
  return new TerrorMeter(context, terrorIn(view, decision.seat, view.turn?.district ?? ''), Math.min(most, 8));
}
