import { Container, NineSliceSprite, Sprite } from 'pixi.js';
import { PALETTE } from '../config/palette';
import { frame } from '../shell/assets';
import { fitWidth, makeText } from '../ui/text';
import { nameOf } from './board-targets';
import type { PromptContext } from './prompt';
import type { Look } from './spots';
import type { Offer } from './staged-choice';

/** The options that are no places of the board: cards, tokens, dice, markers, in a row over the hand. */
export class Tiles {
  readonly root = new Container();
  readonly #context: PromptContext;

  constructor(context: PromptContext) {
    this.#context = context;
  }

  draw(offers: readonly Offer[], point: (key: string, twice: boolean) => void): void {
    for (const child of this.root.removeChildren()) child.destroy({ children: true });
    const shown = offers.filter(({ spot }) => spot.on === 'tile' || spot.on === 'button');
    if (shown.length === 0) return;
    const { hand, unit } = this.#context.layout;
    const ground = new NineSliceSprite({ texture: frame('panel'), width: hand.width, height: hand.height + 20 * unit });
    ground.anchor.set(0);
    ground.position.set(hand.x, hand.y);
    ground.eventMode = 'static';
    this.root.addChild(ground);
    const gap = 8 * unit;
    const width = Math.min(132 * unit, (hand.width - gap * (shown.length + 1)) / shown.length);
    const left = hand.x + (hand.width - shown.length * (width + gap) + gap) / 2;
    shown.forEach((offer, index) => {
      const tile = this.#tile(offer, width, hand.height - 2 * gap, point);
      tile.position.set(left + index * (width + gap), hand.y + gap);
      this.root.addChild(tile);
    });
  }

  #tile(offer: Offer, width: number, height: number, point: (key: string, twice: boolean) => void): Container {
    const { books, decision, layout } = this.#context;
    const { unit } = layout;
    const label = nameOf(offer, (option) => books.words.label(decision.kind, option));
    const tile = new Container();
    const ground = new NineSliceSprite({ texture: frame(offer.chosen ? 'button-primary' : 'button'), width, height });
    ground.anchor.set(0);
    tile.addChild(ground);
    const words = makeText(label, 'strong', {
      unit,
      size: 15,
      width: width - 12 * unit,
      align: 'center',
      anchor: [0.5, 1],
      fill: offer.chosen ? PALETTE.ink : PALETTE.ivory,
    });
    words.position.set(width / 2, height - 8 * unit);
    if (words.height > height * 0.5) words.scale.set((height * 0.5) / words.height);
    tile.addChild(words);
    if (offer.spot.on === 'tile') this.#picture(tile, offer.spot.look, width, height - words.height - 14 * unit);
    if (offer.chosen) tile.addChild(check(unit, width));
    tile.label = `offer:${offer.key}`;
    tile.eventMode = 'static';
    tile.cursor = 'pointer';
    tile.accessible = true;
    tile.accessibleTitle = label;
    let last = 0;
    tile.on('pointertap', ({ timeStamp }) => {
      point(offer.key, timeStamp - last < 350);
      last = timeStamp;
    });
    if (offer.spot.on === 'tile' && 'card' in offer.spot.look) this.#explainCard(tile, offer.spot.look.card);
    return tile;
  }

  #explainCard(tile: Container, card: string): void {
    const { explain } = this.#context;
    tile.on('pointerenter', () => {
      const { x, y } = tile.getGlobalPosition();
      explain({ topic: 'card', params: { card }, card }, x, y);
    });
    tile.on('pointerleave', () => explain(null, 0, 0));
  }

  #picture(tile: Container, look: Look, width: number, height: number): void {
    const { books, layout } = this.#context;
    if ('words' in look) {
      const words = fitWidth(makeText(look.words, 'title', { unit: layout.unit, anchor: [0.5, 0.5] }), width * 0.9);
      words.position.set(width / 2, height / 2);
      tile.addChild(words);
      return;
    }
    const name = 'frame' in look ? look.frame : books.sceneOf(look.card);
    const cult = 'frame' in look && look.cult !== undefined ? books.cult(look.cult) : null;
    const sprite = new Sprite(frame(name === 'emblem' && cult !== null ? cult.emblem : name));
    sprite.anchor.set(0.5);
    const room = Math.max(8, height - 10 * layout.unit);
    sprite.scale.set(Math.min((width * 0.86) / sprite.texture.width, room / sprite.texture.height));
    sprite.position.set(width / 2, height / 2 + 4 * layout.unit);
    if (cult !== null) sprite.tint = name === 'emblem' ? cult.colours.name : cult.colours.piece;
    tile.addChild(sprite);
  }

  destroy(): void {
    this.root.destroy({ children: true });
  }
}

/** Chosen is never told by colour alone. */
function check(unit: number, width: number): Sprite {
  const mark = new Sprite(frame('ui-check'));
  mark.anchor.set(0.5);
  mark.setSize(18 * unit);
  mark.tint = PALETTE.ink;
  mark.position.set(width - 16 * unit, 16 * unit);
  return mark;
}
