import { Container } from 'pixi.js';
import type { Rect } from '../../../../../platform/config/layout';
import { PALETTE } from '../../../../../platform/config/palette';
import { rename } from '../../../../../platform/shell/input/focus';
import { Motion } from '../../../../../platform/shell/motion';
import { explained, pressable } from '../../facts/explained';
import { ownHand } from '../../facts/facts';
import { makePanel } from '../../../../../platform/ui/panel';
import { makeIcon } from '../../../../../platform/ui/sprite';
import { fitBox, fitWidth, makeText } from '../../../../../platform/ui/text';
import { nameOf } from '../places/board-targets';
import { cardFace } from './card-face';
import type { Choice } from '../../../../../platform/prompts/choice';
import type { PromptContext } from '../prompt';
import type { Offer } from '../../../../../platform/prompts/staged-choice';
import { offerButton, plate, Tile, type PointAt } from '../../../../../platform/prompts/tray/tile';
import { abilityFace, choiceFace, dieFace, passFace, pieceFace, refusedFace } from './tile-faces';
import { amountOf } from './amounts';
import { itemsOf, type Item } from '../../../../../platform/prompts/tray/tray-items';
import { arrange, cornerPlace, tokenColumns, TRAY_GAP } from '../../../../../platform/prompts/tray/tray-layout';
import { TraySum } from '../../../../../platform/prompts/tray/tray-sum';
import { pictureOf } from '../../kinds';
import { sumOf } from './sums';
import { planTray } from './tray-plan';

/** What a token is worth (R2.2). */
const WORTH: Readonly<Record<string, string>> = { thug: 'icon-attack', initiate: 'icon-power', freak: 'icon-terror' };

/** The tray over the hand: options that are not places on the board, and the sum of the chosen ones. */
export class Tiles {
  readonly root = new Container();
  readonly #context: PromptContext;
  readonly #motion = new Motion();
  readonly #tiles = new Map<string, Tile>();
  /** Everything except the button that hides it. */
  #tray = new Container();
  #shown = '';
  #swap: (() => void) | null = null;
  #sum: TraySum | null = null;
  #order: readonly string[] = [];

  constructor(context: PromptContext) {
    this.#context = context;
  }

  /** Keys of the tiles in order, as the keys 1–9 choose them. */
  get order(): readonly string[] {
    return this.#order;
  }

  /** Builds the tiles once; later choices only lift them. */
  draw(offers: readonly Offer[], choice: Choice, point: PointAt): void {
    const isAlsoOnBoard = offers.some(({ spot }) => spot.on === 'board');
    const { decision } = this.#context;
    const items = itemsOf(offers, pictureOf(decision).hasMenu === true ? [] : decision.refused);
    this.#order = items.flatMap((item) => item.offers.map(({ key }) => key));
    const keys = this.#order.join('\n');
    if (keys !== this.#shown || this.root.children.length === 0) this.#build(items, choice, point, isAlsoOnBoard);
    this.#shown = keys;
    for (const { key, chosen } of offers) this.#tiles.get(key)?.choose(chosen);
    const sum = sumOf(choice, this.#context);
    if (sum !== null) this.#sum?.draw(sum);
  }

  #build(items: readonly Item[], choice: Choice, point: PointAt, isAlsoOnBoard: boolean): void {
    this.#motion.kill();
    this.#tiles.clear();
    this.#sum = null;
    for (const child of this.root.removeChildren()) child.destroy({ children: true });
    this.#swap = null;
    const { hand, unit, tray, shape } = this.#context.layout;
    if (items.length === 0) return this.#context.layHand(hand);
    const tall = tray.height - 2 * TRAY_GAP * unit;
    const beside = [sumOf(choice, this.#context) === null ? 0 : (shape === 'phone' ? 118 : 148) * unit, this.#sourceWidth(tall)];
    const cards = this.#hidesHand(items) ? ownHand(this.#context.view).length : 0;
    const plan = planTray(this.#context.layout, items, cards, beside[0]! + beside[1]!);
    const isOverBoard = plan.ground.width > tray.width;
    if (shape !== 'phone') this.#context.layHand(plan.hand);
    const ground = makePanel(plan.ground);
    ground.eventMode = 'static';
    this.#tray = new Container();
    this.root.addChild(this.#tray);
    this.#tray.addChild(ground);
    let { room } = plan;
    const pad = TRAY_GAP * unit;
    if (shape === 'phone') {
      // In a Confrontation, its lines stand in that corner and its scene has its own button for the board.
      if ((isOverBoard || isAlsoOnBoard) && this.#context.view.fight === null)
        this.#aside(cornerPlace(this.#context.layout), true);
    } else if (plan.aside !== null) this.#aside(plan.aside, false);
    if (beside[0]! > 0) {
      const { app, rules } = this.#context;
      this.#sum = new TraySum({ unit, ofNeed: app.prompts.ofNeed, rules }, { ...room, width: beside[0]! - 8 * unit });
      this.#tray.addChild(this.#sum.root);
      room = { ...room, x: room.x + beside[0]!, width: room.width - beside[0]! };
    }
    if (beside[1]! > 0) {
      this.#source({ ...room, width: beside[1]! });
      room = { ...room, x: room.x + beside[1]! + 2 * pad, width: room.width - beside[1]! - 2 * pad };
    }
    for (const [item, place] of arrange(items, room, unit)) this.#item(item, place, point);
  }

  /** Whether the tiles show the hand's own cards, so that the hand is superfluous. */
  #hidesHand(items: readonly Item[]): boolean {
    const { view, decision } = this.#context;
    const cards = items.filter(({ form }) => form === 'card').map(({ offers }) => offers[0]?.options[0]?.['card']);
    const hand: readonly unknown[] = ownHand(view);
    if (hand.length === 0) return false;
    return cards.length === 0 || pictureOf(decision).hasForeignCards === true || !cards.every((card) => hand.includes(card));
  }

  /** Hides the tray if something lies under it. */
  stepAside(): void {
    if (this.#tray.visible) this.#swap?.();
  }

  /** Shows the tray again. */
  comeBack(): void {
    if (!this.#tray.visible) this.#swap?.();
  }

  /** Toggles hand and tray where there is room for one only. */
  swap(): void {
    this.#swap?.();
  }

  /** The button that hides the tray to show the hand or, on a phone, the board. */
  #aside({ x, y, width, height }: Rect, isOverBoard: boolean): void {
    const { app, layout, layHand, draw } = this.#context;
    const { unit } = layout;
    const button = new Container({ x, y });
    const what = isOverBoard ? app.phone.showBoard : app.prompts.showHand;
    const words = makeText(what, 'strong', { unit, size: 14, anchor: [0.5, 0.5] });
    words.position.set(width / 2, height - 14 * unit);
    const sign = makeIcon(isOverBoard ? 'ui-eye' : 'ui-hand', 26 * unit, PALETTE.brassLight);
    sign.position.set(width / 2, height * 0.36);
    button.addChild(plate(width, height, 'button'), sign, words);
    const swap = (): void => {
      const away = this.#tray.visible;
      this.#tray.visible = !away;
      if (!isOverBoard) layHand(away ? layout.hand : null);
      words.text = away ? app.prompts.showChoice : what;
      rename(button, words.text);
      draw();
    };
    pressable(button, what, swap);
    this.#swap = swap;
    button.label = 'tray:hand';
    this.root.addChild(button);
  }

  /** Width of the asking card beside its tiles. */
  #sourceWidth(height: number): number {
    const { decision } = this.#context;
    return decision.source === undefined || pictureOf(decision).source !== 'shown' ? 0 : height * 0.86;
  }

  #source(place: Rect): void {
    const card = this.#context.decision.source!;
    const face = cardFace(this.#context, card, place, null);
    face.position.set(place.x, place.y);
    explained(face, this.#context, { topic: 'pileCard', card });
    this.#tray.addChild(face);
  }

  #item(item: Item, place: Rect, point: PointAt): void {
    if (item.form === 'token' || item.form === 'turn') return this.#group(item, place, point);
    if (item.refusal !== undefined) {
      const face = refusedFace(this.#context, item.refusal, place);
      face.position.set(place.x, place.y);
      this.#tray.addChild(face);
      return;
    }
    const [offer] = item.offers;
    if (offer === undefined) return;
    const look = this.#look(item, offer, place);
    this.#add(offer, new Tile(this.#context, this.#motion, { ...place, ...look }), place, point);
  }

  #look({ form }: Item, offer: Offer, place: Rect): { face: Container; changed?: (chosen: boolean) => void; mark?: string } {
    const context = this.#context;
    const [option] = offer.options;
    const label = this.#label(offer);
    const look = offer.spot.on === 'tile' ? offer.spot.look : null;
    if (form === 'ability') return { face: abilityFace(context, option!, place) };
    if (look === null) return { face: form === 'pass' ? passFace(context, label, place) : choiceFace(context, label, place) };
    if ('card' in look) return { face: cardFace(context, look.card, place, amountOf(option)) };
    if (form === 'die' && 'frame' in look) return { ...dieFace(context, look.frame, place), mark: 'ui-undo' };
    return { face: pieceFace(context, look, label, option, place) };
  }

  #label(offer: Offer): string {
    const { books, decision } = this.#context;
    return nameOf(offer, (option) => books.words.label(decision.kind, option));
  }

  #add(offer: Offer, tile: Tile, { x, y }: { readonly x: number; readonly y: number }, point: PointAt): void {
    tile.position.set(x, y);
    offerButton(tile, offer.key, point);
    const look = offer.spot.on === 'tile' ? offer.spot.look : null;
    if (look !== null && 'card' in look) explained(tile, this.#context, { topic: 'pileCard', card: look.card });
    this.#tiles.set(offer.key, tile);
    this.#tray.addChild(tile);
  }

  /** Equal things on one plate under one name, each chosen separately. */
  #group(item: Item, place: Rect, point: PointAt): void {
    const { unit } = this.#context.layout;
    const ground = plate(place.width, place.height);
    ground.position.set(place.x, place.y);
    this.#tray.addChild(ground);
    const foot = (item.form === 'turn' ? 30 : 42) * unit;
    this.#groupName(item, { ...place, y: place.y + place.height - foot, height: foot });
    const columns = item.form === 'turn' ? item.offers.length : tokenColumns(item.offers.length);
    const rows = Math.ceil(item.offers.length / columns);
    const room = { width: place.width - 10 * unit, height: place.height - foot - 6 * unit };
    const size = Math.min(
      item.form === 'turn' ? 46 * unit : 74 * unit,
      room.width / columns - 4 * unit,
      room.height / rows - 4 * unit,
    );
    const [stepX, stepY] = [room.width / columns, room.height / rows];
    item.offers.forEach((offer, at) => {
      const look = offer.spot.on === 'tile' ? offer.spot.look : null;
      if (look === null || !('frame' in look)) return;
      const face = new Container();
      // The frames have a margin for their shadow.
      const sprite = makeIcon(look.frame, size * 1.14);
      sprite.position.set(size / 2, size / 2);
      face.addChild(sprite);
      const tile = new Tile(this.#context, this.#motion, { width: size, height: size, face, isRound: true });
      const [column, row] = [at % columns, Math.floor(at / columns)];
      const x = place.x + 5 * unit + (column + 0.5) * stepX - size / 2;
      this.#add(offer, tile, { x, y: place.y + 6 * unit + (row + 0.5) * stepY - size / 2 }, point);
    });
  }

  #groupName({ form, offers }: Item, { x, y, width, height }: Rect): void {
    const { app, books, layout, view } = this.#context;
    const { unit } = layout;
    const [option] = offers[0]!.options;
    const token = typeof option?.['token'] === 'string' ? option['token'] : '';
    const die = Number(option?.['die'] ?? 0);
    const name = form === 'turn' ? app.prompts.die(die + 1) : `${offers.length} ${books.words.token(token, offers.length)}`;
    const words = makeText(name, 'strong', { unit, size: 15, align: 'center', anchor: [0.5, 0.5] });
    const sign = form === 'turn' ? `die-${view.dice?.faces[die] ?? 'blank'}` : WORTH[token];
    const icon = sign === undefined ? null : makeIcon(sign, 22 * unit);
    const wide = icon === null ? 0 : 28 * unit;
    this.#tray.addChild(words);
    if (words.width > width - wide - 10 * unit && icon !== null) {
      // The name takes the whole width; the count stands with the icon above it.
      const [count, ...rest] = name.split(' ');
      words.text = rest.join(' ');
      fitBox(words, width - 8 * unit, height / 2, unit).position.set(x + width / 2, y + height * 0.74);
      const number = makeText(count!, 'strong', { unit, size: 16, anchor: [0.5, 0.5] });
      number.position.set(x + width / 2 + 13 * unit, y + height * 0.28);
      icon.position.set(x + width / 2 - 9 * unit, number.y);
      this.#tray.addChild(number, icon);
      return;
    }
    fitWidth(words, width - wide - 10 * unit).position.set(x + (width + wide) / 2, y + height / 2);
    if (icon === null) return;
    icon.position.set(words.x - words.width / 2 - wide / 2, words.y);
    this.#tray.addChild(icon);
  }

  /** Ends all motion before the tiles are destroyed. */
  stop(): void {
    this.#motion.end();
  }
}
