import { Container } from 'pixi.js';
import type { Rect } from '../../../platform/config/layout';
import type { Services } from '../../../platform/screens/services';
import { focused } from '../../../platform/shell/input/focus';
import { makeBackdrop, makeVeil } from '../../../platform/ui/backdrop';
import { makePanel } from '../../../platform/ui/panel';
import { makeIcon } from '../../../platform/ui/sprite';
import type { CultLook } from '../picture/cards/books';
import { makeDisc } from '../picture/disc';
import { CultsScreen, type CultsGame } from './cults-screen';

/** A page before the table, with one way on: who reads it says when they are ready, by its button or Enter. */
export abstract class ReadyScreen extends CultsScreen {
  protected readonly game: CultsGame;
  protected readonly ready: () => void;

  constructor(services: Services, game: CultsGame, ready: () => void) {
    super(services);
    this.game = game;
    this.ready = ready;
  }

  /** The night with a panel in it. */
  protected ground(box: Rect): Container {
    const { width, height } = this.sheet;
    const ground = new Container();
    ground.addChild(makeBackdrop('title', width, height), makeVeil(width, height, 0.55), makePanel(box));
    return ground;
  }

  /** A cult's disc, shining; `size` in design pixels. */
  protected seal(cult: CultLook, size: number, x: number, y: number): readonly Container[] {
    const { unit } = this.sheet;
    const disc = makeDisc(cult, size * unit);
    const glow = makeIcon('glow', size * 1.9 * unit, cult.colours.piece);
    for (const one of [glow, disc]) one.position.set(x, y);
    return [glow, disc];
  }

  override key(event: KeyboardEvent): void {
    if (event.key !== 'Enter') super.key(event);
    else if (focused() === null) this.ready();
  }
}
