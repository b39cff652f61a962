import { Container } from 'pixi.js';
import type { Passage } from '../../../../kernel';
import { Director, type Performer } from '../../../../platform/stage/director';
import type { CardsReading } from '../../contract/reading';
import type { TableView } from '../../contract/view-types';
import type { BoardScene } from '../board/board-scene';
import type { TableContext } from '../context';
import type { Panels } from '../panels';
import { FightPerformer } from '../fight/performer';
import { FightScene } from '../fight/scene';
import { beatsOf, type CultsBeat } from '../reduce/along';
import { Banner } from './banner';
import { CardReveal } from './card-reveal';
import { DiceTray } from './dice-tray';
import { ClickSkips } from './highlights/click-skips';
import { fall } from './highlights/fall';
import { Highlights } from './highlights/highlights';
import { PointsFlight } from './highlights/points-flight';
import { Flights } from './flights';
import { Meanwhile } from './meanwhile';
import { NpcTurn } from './npc-turn';
import { CardSounds } from './card-sounds';
import { SoundsAfter, SoundsBefore } from './sound';
import { TerrorShown } from './terror';

export interface StageOptions {
  readonly board: BoardScene;
  readonly panels: Panels;
  /** Hears of every beat first. */
  readonly log: Performer<CultsBeat>;
  /** The sounds that mods bring; the second is called with a card whose sound the browser cannot play. */
  readonly sounds: CardsReading['sounds'];
  readonly brokenSound: (card: string) => void;
}

/** Everything played over the table: the Confrontation under the prompt, effects over everything, and who directs them. */
export class Stage {
  /** A prompt may cover it. */
  readonly fight: FightScene;
  readonly meanwhile: Meanwhile;
  readonly dice: DiceTray;
  readonly effects = new Container({ label: 'effects' });
  readonly director: Director<TableView, Passage<TableView>, CultsBeat>;
  readonly #performers: readonly Performer<CultsBeat, TableView>[];

  constructor(context: TableContext, { board, panels, log, sounds, brokenSound }: StageOptions) {
    const fight = new FightScene(context);
    this.fight = fight;
    const replace = (isReplaced: boolean): void => panels.replace(isReplaced);
    this.meanwhile = new Meanwhile(context, { fight, readLog: panels.toggleLog, replace });
    const dice = new DiceTray(context, (place) => panels.layHand(place));
    this.dice = dice;
    const highlights = [new Highlights(context), new PointsFlight(context, board, panels)];
    board.fall = fall;
    const effects = [
      this.meanwhile,
      new NpcTurn(context),
      dice,
      new Flights(context, board, () => dice.place),
      new TerrorShown(context),
      ...highlights,
      new CardReveal(context),
      new Banner(context),
    ];
    for (const effect of effects) this.effects.addChild(effect.root);
    this.effects.eventMode = 'passive';
    this.#performers = [
      new SoundsBefore(new CardSounds(sounds, brokenSound)),
      new FightPerformer(fight, context),
      ...effects,
      new SoundsAfter(),
      new ClickSkips(board, highlights),
    ];
    this.director = new Director<TableView, Passage<TableView>, CultsBeat>({
      board,
      parts: [panels],
      performers: [log, ...this.#performers],
      beatsOf,
      settings: context.settings,
    });
  }

  destroy(): void {
    this.director.stop();
    for (const performer of this.#performers) performer.destroy?.();
    this.fight.destroy();
    this.effects.destroy({ children: true });
  }
}
