import type { Container } from 'pixi.js';
import type { Motion } from '../../../../platform/shell/motion';
import type { Rect } from '../../../../platform/config/layout';
import type { Advice, Adviser } from '../../../../kernel';
import type { Decision, TableView } from '../../contract/view-types';
import type { BoardScene } from '../board/board-scene';
import type { TableContext } from '../context';
import type { Intended } from '../facts/fight';
import type { DistrictPanel } from '../phone/district-panel';
import type { Offer } from '../../../../platform/prompts/staged-choice';
import type { PointAt } from '../../../../platform/prompts/tray/tile';

/** The targets of a phone, in an enlarged district. Fetched on phones only. */
export interface PhoneTargets {
  readonly root: Container;
  draw(offers: readonly Offer[], point: PointAt, near: (isOne: boolean) => void): void;
  destroy(): void;
}

/** Passed to every part of a prompt. */
export interface PromptContext extends TableContext {
  readonly view: TableView;
  readonly decision: Decision;
  readonly board: BoardScene;
  readonly submit: (answer: readonly string[]) => void;
  /** Asks what an adviser would do; null if nobody could be asked. */
  readonly advise: (who: Adviser) => Promise<Advice | null>;
  /** Says something to screen readers alone. */
  readonly whisper: (words: string) => void;
  readonly undo: () => void;
  /** Whether a guide explains the game: then the coach is silent. */
  readonly isGuided: boolean;
  /** Places the hand beside the tray; null hides it. */
  readonly layHand: (place: Rect | null) => void;
  /** The enlarged district beside a phone's overview. */
  readonly district: DistrictPanel | null;
  /** Makes its targets; null on larger screens. */
  readonly nearTargets: (new (context: PromptContext, district: DistrictPanel) => PhoneTargets) | null;
  /** Passes the chosen forces to the Confrontation's scene, which shows them to the chooser. */
  readonly intend: (force: Intended) => void;
}

/** The prompt of an open decision; retired when it is answered. */
export interface Prompt {
  readonly root: Container;
  /** The chosen first spot that leads to several options. */
  readonly entered: string | null;
  /** The options chosen so far. */
  readonly chosen: readonly string[];
  /** Whether clicks are ignored for a moment. */
  readonly isPausing: boolean;
  /** Lets its panels come in from below. */
  enter(motion: Motion, milliseconds: number): void;
  key?(event: KeyboardEvent): void;
  /** Ends it. Returns what is left of its panels, which nobody can press any more: who calls it destroys them. */
  retire(): Container;
}
