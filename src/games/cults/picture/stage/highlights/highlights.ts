import { Container } from 'pixi.js';
import { PALETTE } from '../../../../../platform/config/palette';
import { TIMING } from '../../../../../platform/config/timing';
import { playSound } from '../../../../../platform/shell/audio';
import { makeBar, makeIcon } from '../../../../../platform/ui/sprite';
import { fitWidth, makeText } from '../../../../../platform/ui/text';
import { BOARD, type Point } from '../../config/board-layout';
import type { CultsBeat } from '../../reduce/along';
import { makeBanner } from '../banner';
import { highlightOf, type Highlight } from './highlight-of';
import { HighlightEffect } from './highlight-effect';
import { burst, ring } from './sparks';

/** Milliseconds to take in what stands still. */
const READ = 700;
/** The colour of a lamp, and of the last round's light. */
const LAMP = 0xffe9b8;
const DUSK = 0xa8321c;

/** Lights and words for what a player shall remember; with reduced motion they stand still for a moment. */
export class Highlights extends HighlightEffect {
  protected async show(beat: CultsBeat): Promise<void> {
    const highlight = highlightOf(beat);
    if (highlight === null) return;
    const layer = this.#layer();
    await this.#play(highlight, layer);
    if (!layer.destroyed) layer.destroy({ children: true });
    this.context.draw();
  }

  #play(highlight: Highlight, layer: Container): Promise<void> {
    switch (highlight.kind) {
      case 'mark':
        return this.#mark(layer, highlight.at);
      case 'third':
        return this.#third(layer, highlight.cult, highlight.at);
      case 'arrival':
        return this.#arrival(layer, highlight.sanity, highlight.at);
      default:
        layer.position.set(0, 0);
        layer.scale.set(1);
        return this.#lastRound(layer);
    }
  }

  /** Lies over the board and has its units. */
  #layer(): Container {
    const { board } = this.context.layout;
    const layer = new Container({ x: board.x, y: board.y, scale: board.radius / BOARD.radius, eventMode: 'none' });
    this.root.addChild(layer);
    return layer;
  }

  /** The marker has fallen (`fall.ts`). Without motion it lies there at once: a ring tells where. */
  async #mark(layer: Container, at: Point): Promise<void> {
    if (!this.act.still) return;
    playSound('dominance-stamp');
    await this.#stand(layer, at, PALETTE.legal);
  }

  async #stand(layer: Container, at: Point, tint: number): Promise<void> {
    const sign = makeIcon('ring', 96, tint);
    sign.position.set(at.x, at.y);
    layer.addChild(sign);
    this.context.draw();
    await this.act.hold(READ);
    if (!layer.destroyed) await this.act.fade(layer, 0, TIMING.fade);
  }

  /** A column of light over the Ritual. */
  async #third(layer: Container, cult: string, at: Point): Promise<void> {
    const { app, books } = this.context;
    const look = books.cult(cult);
    const column = makeIcon('glow', 1, look.colours.name);
    column.setSize(110, 460);
    column.position.set(at.x, at.y - 120);
    column.alpha = 0;
    layer.addChild(column);
    void this.#words(app.stage.thirdRitual(look.name), READ + TIMING.rise);
    if (this.act.still) return this.#stand(layer, at, look.colours.name);
    const light = { at, tint: look.colours.name };
    void ring(this.act, layer, { ...light, size: 190, time: TIMING.city });
    void burst(this.act, layer, { ...light, tint: PALETTE.legal, size: 150, time: READ }, 10, 0.7);
    await this.act.fade(column, 0.85, TIMING.stamp);
    await this.act.hold(TIMING.stamp);
    if (!column.destroyed) await this.act.fade(column, 0, TIMING.rise);
  }

  /** A lamp is turned on the district, and its Sanity has grown. */
  async #arrival(layer: Container, sanity: number, at: Point): Promise<void> {
    const { app } = this.context;
    const lamp = makeIcon('glow', 300, LAMP);
    lamp.position.set(at.x * 1.5, at.y * 1.5);
    lamp.alpha = 0;
    layer.addChild(lamp);
    void this.#words(app.stage.arrival(sanity), READ);
    if (this.act.still) return this.#stand(layer, at, LAMP);
    void this.act.fade(lamp, 0.75, TIMING.stamp);
    await this.act.to(lamp, { x: at.x * 0.85, y: at.y * 0.85, ease: 'power2.out' }, TIMING.rise);
    if (layer.destroyed) return;
    void ring(this.act, layer, { at, tint: LAMP, size: 120, time: TIMING.rise });
    await this.act.fade(lamp, 0, TIMING.rise);
  }

  /** Words across the board that play does not wait for. */
  async #words(words: string, milliseconds: number): Promise<void> {
    const sign = makeBanner(this.context.layout, words, 30);
    this.root.addChild(sign);
    await this.act.fade(sign, 1, TIMING.menu);
    await this.act.hold(milliseconds);
    if (sign.destroyed) return;
    await this.act.fade(sign, 0, TIMING.scrim);
    if (!sign.destroyed) sign.destroy({ children: true });
    this.context.draw();
  }

  /** R5.1: the table darkens before the round after which everything counts. */
  async #lastRound(layer: Container): Promise<void> {
    const { app, layout } = this.context;
    const { board, unit, width, height, shape } = layout;
    playSound('confrontation-begin');
    // On a phone the board lies at the left.
    const [x, y] = shape === 'phone' ? [width / 2, height / 2] : [board.x, board.y];
    const room = Math.min(width * 0.9, board.radius * 2.2);
    const veil = makeBar({ x: 0, y: 0, width, height }, 0x050302, 0.62);
    const dusk = makeIcon('glow', board.radius * 3.2, DUSK);
    dusk.position.set(x, y);
    dusk.alpha = 0.5;
    const glass = makeIcon('ui-hourglass', 54 * unit, PALETTE.brassLight);
    glass.position.set(x, y - 76 * unit);
    const title = makeText(app.stage.lastRound, 'title', { unit, size: 54, anchor: [0.5, 0.5] });
    fitWidth(title, room).position.set(x, y);
    const under = makeText(app.stage.lastRoundMeans, 'body', { unit, size: 19, anchor: [0.5, 0.5] });
    fitWidth(under, room).position.set(x, y + 50 * unit);
    layer.addChild(veil, dusk, glass, title, under);
    layer.alpha = 0;
    const scale = title.scale.x;
    title.scale.set(scale * 1.25);
    void this.act.to(glass, { rotation: Math.PI, ease: 'power2.inOut' }, TIMING.city * 1.6);
    void this.act.to(title.scale, { x: scale, y: scale, ease: 'power3.out' }, TIMING.city);
    await this.act.fade(layer, 1, TIMING.scrim);
    await this.act.hold(READ * 2);
    if (!layer.destroyed) await this.act.fade(layer, 0, TIMING.slide);
  }
}
