import type { Container } from 'pixi.js';
import type { Rect } from '../../../../platform/config/layout';
import type { Decision, TableView } from '../../contract/view-types';
import type { BoardScene } from '../board/board-scene';
import type { TableContext } from '../context';
import type { Intended } from '../facts/fight';
import type { DistrictPanel } from '../phone/district-panel';
import type { Offer } from '../../../../platform/prompts/staged-choice';
import type { Point } from '../../../../platform/prompts/tray/tile';

/** The targets of a phone, in a district that is brought near. Their code is fetched on phones only. */
export interface NearTargets {
  readonly root: Container;
  draw(offers: readonly Offer[], point: Point, near: (isOne: boolean) => void): void;
  destroy(): void;
}

/** What a prompt is made with. */
export interface PromptContext extends TableContext {
  readonly view: TableView;
  readonly decision: Decision;
  readonly board: BoardScene;
  readonly submit: (answer: readonly string[]) => void;
  readonly undo: () => void;
  /** The tray lies where the hand does: the hand moves aside, or is not shown at all. */
  readonly layHand: (place: Rect | null) => void;
  /** The district that a phone shows large beside its overview. */
  readonly district: DistrictPanel | null;
  /** What makes its targets; only a phone needs it. */
  readonly nearTargets: (new (context: PromptContext, district: DistrictPanel) => NearTargets) | null;
  /** What is chosen for a Confrontation so far: its scene shows it to whoever chooses. */
  readonly intend: (force: Intended) => void;
}

/** The question of an open decision on the screen; gone with its answer. */
export interface Prompt {
  readonly root: Container;
  /** The spot that was pointed at and leads to several options. */
  readonly entered: string | null;
  /** The options chosen so far. */
  readonly chosen: readonly string[];
  key?(event: KeyboardEvent): void;
  destroy(): void;
}
