import { Container } from 'pixi.js';
import type { BoardScene } from '../table/board-scene';
import type { Part, TableContext } from '../table/context';
import type { Performer } from './director';
import { FightPerformer } from './fight/performer';
import { FightScene } from './fight/scene';

/** All that is played over the table: what lies under the prompt, what lies over everything, and who plays it. */
export class Stage {
  /** Scenes that a prompt may lie over. */
  readonly scenes: readonly Part[];
  readonly effects = new Container();
  readonly performers: readonly Performer[];

  constructor(context: TableContext, _board: BoardScene) {
    const fight = new FightScene(context);
    this.scenes = [fight];
    this.performers = [new FightPerformer(fight, context)];
  }

  /** The scenes are destroyed with the other parts of the table. */
  destroy(): void {
    for (const performer of this.performers) performer.destroy?.();
    this.effects.destroy({ children: true });
  }
}
