import { Container } from 'pixi.js';
import type { BoardScene } from '../board/board-scene';
import type { Part, TableContext } from '../context';
import { Banner } from './banner';
import { CardReveal } from './card-reveal';
import { DiceTray } from './dice-tray';
import type { Performer } from './director';
import { FightPerformer } from '../fight/performer';
import { FightScene } from '../fight/scene';
import { Flights } from './flights';
import { NpcTurn } from './npc-turn';
import { SoundsAfter, SoundsBefore } from './sound';
import { TerrorShown } from './terror';

/** Everything played over the table: scenes under the prompt, effects over everything, and the performers. */
export class Stage {
  /** Scenes that a prompt may cover. */
  readonly scenes: readonly Part[];
  readonly fight: FightScene;
  readonly effects = new Container({ label: 'effects' });
  readonly performers: readonly Performer[];

  constructor(context: TableContext, board: BoardScene, openLog: () => void) {
    const fight = new FightScene(context, openLog);
    this.fight = fight;
    const dice = new DiceTray(context);
    const effects = [
      new NpcTurn(context),
      dice,
      new Flights(context, board, () => dice.place),
      new TerrorShown(context),
      new CardReveal(context),
      new Banner(context),
    ];
    for (const effect of effects) this.effects.addChild(effect.root);
    this.effects.eventMode = 'passive';
    this.scenes = [fight];
    this.performers = [new SoundsBefore(), new FightPerformer(fight, context), ...effects, new SoundsAfter()];
  }

  /** The table destroys the scenes with its other parts. */
  destroy(): void {
    for (const performer of this.performers) performer.destroy?.();
    this.effects.destroy({ children: true });
  }
}
