import { Container, Graphics, type Text } from 'pixi.js';
import { PALETTE } from '../../../../platform/config/palette';
import { TIMING } from '../../../../platform/config/timing';
import { roman } from '../../words';
import type { CultLook } from '../cards/books';
import type { TableContext } from '../context';
import type { FightFacts, Force, AttackSource } from '../facts/fight';
import { makeIcon } from '../../../../platform/ui/sprite';
import { makeDisc } from '../disc';
import { fitBox, fitWidth, makeText, setWords } from '../../../../platform/ui/text';
import type { Act } from '../../../../platform/stage/act';
import { FightCards, type Enlarge } from './cards';
import { Fist } from './fist';
import type { ForcePlace } from './places';
import { TotalDisc } from './total';

/** Row height of the table; more than four rows stand closer. Design pixels. */
const rowHeight = (rows: number): number => (rows > 4 ? 26.5 : 31);
/** In a lower line the sources stand beside the name, which then has this width; design pixels. */
const FLAT = 46;
const NAME = 104;
/** Font size of a side's state; design pixels. */
const STATE_SIZE = 15.5;

/** One side of a Confrontation: its cult, cards, sources of Attack, fist and total. */
export class ForceView {
  readonly root = new Container();
  readonly seat: string;
  readonly #context: TableContext;
  readonly #place: ForcePlace;
  readonly #cult: CultLook;
  readonly #state: Text;
  readonly #cards: FightCards;
  readonly #box = new Container();
  readonly #fist: Fist;
  readonly #total: TotalDisc;
  #drawnBox = '';

  constructor(seat: string, context: TableContext, place: ForcePlace, enlarge: Enlarge) {
    this.seat = seat;
    this.#context = context;
    this.#place = place;
    this.#cult = context.books.cult(seat);
    const { unit } = context.layout;
    this.#state = makeText('', 'body', {
      unit,
      size: STATE_SIZE,
      fill: PALETTE.secondary,
      anchor: [place.edge === 'left' ? 0 : 1, 0],
      align: place.edge,
      width: place.headWidth - 74 * unit,
    });
    this.#cards = new FightCards(context, place, this.#cult, enlarge);
    this.#fist = new Fist(context, this.#cult, place.fist);
    this.#total = new TotalDisc(this.#cult, place.total.size, unit);
    this.#total.position.set(place.total.x, place.total.y);
    const fistX = place.edge === 'left' ? place.x + place.fist * 0.62 : place.x + place.width - place.fist * 0.62;
    if (place.line === undefined) this.#fist.root.position.set(fistX, place.boxY + 62 * unit);
    else this.#fist.root.position.set(place.total.x - place.total.size / 2 - place.fist * 0.6, place.total.y);
    this.root.addChild(this.#head(), this.#state, this.#cards.root, this.#box, this.#fist.root, this.#total);
  }

  #head(): Container {
    const { x, width, edge, headY, line } = this.#place;
    const { unit } = this.#context.layout;
    const head = new Container();
    const left = edge === 'left';
    if (line !== undefined) return this.#shortHead(line);
    const disc = makeDisc(this.#cult, 58 * unit);
    disc.position.set(left ? x + 30 * unit : x + width - 30 * unit, headY + 30 * unit);
    const name = makeText(this.#cult.name, 'title', {
      unit,
      size: 30,
      fill: this.#cult.colours.name,
      anchor: [left ? 0 : 1, 0.5],
    });
    fitWidth(name, this.#place.headWidth - 74 * unit);
    name.position.set(left ? x + 70 * unit : x + width - 70 * unit, headY + 18 * unit);
    this.#state.position.set(name.x, headY + 37 * unit);
    head.addChild(disc, name);
    return head;
  }

  /** Disc and name; the side's state only if there is a line for it. */
  #shortHead(line: number): Container {
    const { x, headY, headWidth, width } = this.#place;
    const { unit } = this.#context.layout;
    const head = new Container();
    const disc = makeDisc(this.#cult, Math.min(36 * unit, line - 6 * unit));
    disc.position.set(x + 21 * unit, headY + line / 2);
    const name = makeText(this.#cult.name, 'name', { unit, size: 17, fill: this.#cult.colours.name, anchor: [0, 0.5] });
    const isFlat = line < FLAT * unit;
    fitWidth(name, isFlat ? NAME * unit : headWidth - 50 * unit);
    name.position.set(x + 46 * unit, headY + (isFlat ? line / 2 : 13 * unit));
    this.#state.position.set(name.x, headY + 22 * unit);
    this.#state.visible = line >= 66 * unit;
    head.addChild(box({ x, y: headY + unit, width, height: line - 3 * unit }, unit), disc, name);
    return head;
  }

  /** The sources of Attack side by side: an icon and a number each. */
  #shortTable(force: Force, line: number): void {
    const { unit } = this.#context.layout;
    const { x, boxY, headWidth } = this.#place;
    const isFlat = line < FLAT * unit;
    const left = (isFlat ? 60 + NAME : 56) * unit;
    const step = Math.min(52 * unit, (headWidth - left) / Math.max(1, force.sources.length));
    const y = boxY + (isFlat ? line / 2 : line - 18 * unit);
    force.sources.forEach((source, at) => {
      const icon = makeIcon(ICONS[source.what], 21 * unit);
      if (source.what === 'rituals') icon.tint = this.#cult.colours.piece;
      icon.position.set(x + left + at * step, y);
      const value = source.value === null ? this.#context.app.stage.hidden : String(source.value);
      const number = makeText(value, 'number', { unit, size: 16, anchor: [0, 0.5] });
      number.position.set(icon.x + 13 * unit, y);
      this.#box.addChild(icon, number);
    });
  }

  /** Draws it at once. */
  draw(force: Force, fight: FightFacts): void {
    this.#cards.draw(force);
    this.#fist.draw(force);
    this.#words(force, fight);
    this.#total.draw(force.total, this.#hidden(force));
    this.#mark(fight);
  }

  /** Animates to another state in the order of R9.4: cards, dice, Thugs, total. */
  async change(force: Force, fight: FightFacts, act: Act): Promise<void> {
    await this.#cards.change(force, act);
    await this.#fist.change(force, act);
    if (this.root.destroyed) return;
    this.#words(force, fight);
    await this.#total.count(force.total, this.#hidden(force), act);
    if (this.root.destroyed) return;
    const hasJustWon = fight.winner === this.seat && !this.#total.isWinner;
    this.#mark(fight);
    // The outcome is looked at meanwhile.
    if (hasJustWon) void this.#total.win(act);
  }

  /** Slides in from its edge of the screen. */
  async enter(act: Act): Promise<void> {
    const { unit } = this.#context.layout;
    this.root.x = (this.#place.total.x < this.#context.layout.width / 2 ? -140 : 140) * unit;
    await act.to(this.root, { x: 0, ease: 'expo.out' }, TIMING.slide);
  }

  #mark({ winner }: FightFacts): void {
    this.#total.mark(winner === null ? 'open' : winner === this.seat ? 'won' : 'lost');
  }

  #hidden({ sources, outlook, total }: Force): string {
    const { hidden, mayAdd } = this.#context.app.stage;
    if (outlook !== null) return mayAdd(outlook.least - total, outlook.most - total);
    return sources.some(({ value }) => value === null) ? `+ ${hidden}` : '';
  }

  #words(force: Force, fight: FightFacts): void {
    if (setWords(this.#state, this.#stateOf(force, fight))) {
      // Two lines; in a narrow column three small ones.
      const { unit } = this.#context.layout;
      const { style, scale } = this.#state;
      scale.set(1);
      style.fontSize = STATE_SIZE * unit;
      style.lineHeight = style.fontSize * 1.18;
      fitBox(this.#state, this.#place.headWidth - 70 * unit, (this.#place.line === undefined ? 46 : 17) * unit, unit);
    }
    const key = JSON.stringify([force.sources, force.rituals, force.thugsShown]);
    if (key === this.#drawnBox) return;
    this.#drawnBox = key;
    this.#table(force);
  }

  #stateOf(force: Force, { stage, plan }: FightFacts): string {
    const { roles, states, faceDown, ownFaceDown } = this.#context.app.stage;
    const role = force.own ? roles.you : force.npc ? roles.npc : force.seat === plan ? roles.active : '';
    const state = (): string => {
      if (stage === 'moveIn') return force.own ? states.mayMoveIn : '';
      if (force.npc) return force.dice.length > 0 ? states.open : states.npcToCome;
      if (force.thugsShown) return states.open;
      if (force.revealed) return states.fistClosed;
      return force.own ? ownFaceDown(force.cards.length) : faceDown(force.cards.length);
    };
    return [role, state()].filter((part) => part !== '').join(' · ');
  }

  /** The sources of Attack, row by row (R9.4). */
  #table(force: Force): void {
    for (const child of this.#box.removeChildren()) child.destroy({ children: true });
    const { unit } = this.#context.layout;
    const { x, width, boxY, edge, fist, line } = this.#place;
    if (line !== undefined) return this.#shortTable(force, line);
    const room = fist * 1.24 + 10 * unit;
    const row = rowHeight(force.sources.length);
    const rect = {
      x: edge === 'left' ? x + room : x,
      y: boxY,
      width: width - room,
      height: (force.sources.length * row + 14) * unit,
    };
    this.#box.addChild(box(rect, unit));
    force.sources.forEach((source, at) => {
      const y = boxY + (7 + (at + 0.5) * row) * unit;
      this.#box.addChild(...this.#row(source, force, rect.x + 12 * unit, y, rect.width - 24 * unit));
    });
  }

  #row(source: AttackSource, force: Force, x: number, y: number, width: number): Container[] {
    const { unit } = this.#context.layout;
    const secret = source.what === 'thugs' && force.own && !force.thugsShown && force.thugs !== 0;
    const fill = secret ? this.#cult.colours.name : PALETTE.ivory;
    const icon = makeIcon(ICONS[source.what], 24 * unit);
    if (source.what === 'rituals') icon.tint = this.#cult.colours.piece;
    icon.position.set(x + 16 * unit, y);
    const value = source.value === null ? this.#context.app.stage.hidden : String(source.value);
    const number = makeText(value, 'number', { unit, size: 19, fill, anchor: [1, 0.5] });
    number.position.set(x + width, y);
    const label = this.#fitting(this.#label(source, force, secret), fill, width - 70 * unit);
    label.position.set(x + 40 * unit, y);
    return [icon, label, number];
  }

  /** In one line, or in two smaller ones if there is little room. */
  #fitting(words: string, fill: number, width: number): Text {
    const { unit } = this.#context.layout;
    const one = makeText(words, 'body', { unit, size: 16, fill, anchor: [0, 0.5] });
    if (one.width <= width * 1.05) return fitWidth(one, width);
    one.destroy();
    return fitWidth(makeText(words, 'body', { unit, size: 13.5, fill, anchor: [0, 0.5], width }), width);
  }

  /** R9.5: Rituals that left after the Attack was compared are no longer named, but counted. */
  #ritualsOf(value: number, { rituals }: Force): string {
    const { ritualsHere, terrorParts } = this.#context.app.stage;
    const isAllHere = rituals.reduce((sum, level) => sum + level, 0) === value;
    return isAllHere ? ritualsHere(rituals.map(roman)) : terrorParts.rituals;
  }

  #label({ what, value }: AttackSource, force: Force, secret: boolean): string {
    const { sources } = this.#context.app.stage;
    if (what === 'rituals') return this.#ritualsOf(value ?? 0, force);
    if (what === 'thugs') return secret ? sources.ownThugs : value === null ? sources.fist : sources.thugs;
    return sources[what];
  }
}

const ICONS: Readonly<Record<AttackSource['what'], string>> = {
  rituals: 'ritual-3',
  cards: 'icon-attack',
  thugs: 'token-thug',
  dice: 'die-thug',
  extra: 'ui-plus',
};

/** A dark box with a thin brass edge. */
export function box({ x, y, width, height }: { x: number; y: number; width: number; height: number }, unit: number): Graphics {
  return new Graphics()
    .roundRect(x, y, width, height, 8 * unit)
    .fill({ color: 0x0d0906, alpha: 0.72 })
    .stroke({ color: PALETTE.border, width: 1.5 * unit, alpha: 0.9 });
}
