import { Container, Sprite } from 'pixi.js';
import { BOARD, BOARD_PICTURE } from '../config/board-layout';
import { PALETTE } from '../../../../platform/config/palette';
import { TIMING } from '../../../../platform/config/timing';
import type { TableView } from '../../contract/view-types';
import { picture } from '../../../../platform/shell/assets';
import { notePlace } from '../config/meanwhile-places';
import type { CultsPart, TableContext } from '../context';
import { isAnsweredOnBoard } from '../kinds';
import { fightIn, withIntended, type FightFacts, type Intended } from '../facts/fight';
import { CardView } from '../cards/card-view';
import { makeButton } from '../../../../platform/ui/controls/button';
import { makeBar, makeIcon } from '../../../../platform/ui/sprite';
import { makeText } from '../../../../platform/ui/text';
import type { Act } from '../../../../platform/stage/act';
import type { Enlarge } from './cards';
import { ForceView } from './force';
import { FightHeader } from './header';
import { fightPlaces, type FightPlaces } from './places';
import { turnStripPlace } from '../bars/turn-strip';
import { Stake, StandingLine } from './stake';

/** The Confrontation over the table. It follows `view.fight`, so any moment of it can be drawn from nothing. */
export class FightScene implements CultsPart {
  readonly root = new Container();
  readonly #context: TableContext;
  /** The views of the present Confrontation. */
  #built: Built | null = null;
  #fight: FightFacts | null = null;
  /** True while the player looks at the board … */
  #looks = false;
  /** … or must answer there … */
  #must = false;
  /** … or reads what led to the Confrontation. */
  #waits = false;
  /** A button beside the title; null if there is none. */
  #note: Container | null = null;

  constructor(context: TableContext) {
    this.#context = context;
    this.root.visible = false;
  }

  get isOpen(): boolean {
    return this.#fight !== null;
  }

  /** Whether the table lies under the scene. */
  get isCovering(): boolean {
    return this.isOpen && !this.#isAside;
  }

  /** Stands aside, without a way back, while the player reads beside the board; and comes back. */
  giveWay(isWaiting: boolean): void {
    if (this.#waits === isWaiting || this.root.destroyed) return;
    this.#waits = isWaiting;
    this.#step();
  }

  /** Shows a button beside the title; without words, removes it. */
  note(words: string | null, press: () => void = () => undefined): void {
    this.#note?.destroy({ children: true });
    this.#note = null;
    if (words === null || this.root.destroyed) return;
    const { unit } = this.#context.layout;
    const { x, y, width, height } = notePlace(this.#context.layout);
    this.#note = makeButton(words, { unit, width, height, size: 15, press });
    this.#note.label = 'meanwhile:note';
    this.#note.position.set(x, y);
    this.root.addChild(this.#note);
    this.#step();
  }

  show(view: TableView): void {
    const fight = this.#read(view);
    if (fight !== null && this.#fight === null) this.#looks = false;
    this.#fight = fight;
    this.#must = isAnsweredOnBoard(view);
    this.#step();
    if (fight === null) return this.#close();
    const built = this.#build(fight);
    built.draw(fight);
    this.root.alpha = 1;
    this.root.visible = true;
    this.#context.draw();
  }

  /** Shows the viewer what they are about to commit. */
  intend(force: Intended): void {
    if (this.#fight === null || this.#built === null) return;
    this.#fight = withIntended(this.#fight, force);
    this.#built.draw(this.#fight);
    this.#context.draw();
  }

  /** Animates from the present picture to the view's; ends as `show` would draw it. */
  async move(view: TableView, act: Act): Promise<void> {
    const fight = this.#read(view);
    const before = this.#fight;
    this.#fight = fight;
    if (fight === null) return before === null ? undefined : this.#leave(act);
    this.#must = false;
    this.#step();
    const fresh = before === null || this.#built === null || !this.#built.fits(fight);
    const built = this.#build(fight);
    this.root.visible = true;
    if (!fresh) {
      await built.change(fight, act);
      return;
    }
    built.draw(fight);
    this.root.alpha = 0;
    await Promise.all([act.fade(this.root, 1, TIMING.scrim), built.enter(act)]);
  }

  #read(view: TableView): FightFacts | null {
    return fightIn(view);
  }

  async #leave(act: Act): Promise<void> {
    await act.fade(this.root, 0, TIMING.scrim);
    if (this.#fight === null) this.#close();
  }

  #close(): void {
    this.root.visible = false;
    this.#built?.root.destroy({ children: true });
    this.#built = null;
    this.#looks = false;
    this.#context.draw();
  }

  #build(fight: FightFacts): Built {
    if (this.#built?.fits(fight) === true) return this.#built;
    this.#built?.root.destroy({ children: true });
    const toggle = (): void => {
      this.#looks = !this.#isAside;
      this.#must = false;
      this.#step();
    };
    this.#built = new Built(this.#context, fight, toggle);
    // The continue button lies above it.
    this.root.addChildAt(this.#built.root, 0);
    this.#context.explain(null, 0, 0);
    this.#built.step(this.#isAside, this.#waits);
    return this.#built;
  }

  get #isAside(): boolean {
    return this.#looks || this.#must || this.#waits;
  }

  #step(): void {
    this.#built?.step(this.#isAside, this.#waits);
    if (this.#note !== null) this.#note.visible = !this.#isAside;
    this.#context.draw();
  }

  destroy(): void {
    this.#fight = null;
    this.root.destroy({ children: true });
  }
}

/** The views of one Confrontation's sides. */
class Built {
  readonly root = new Container();
  readonly #context: TableContext;
  readonly #content = new Container({ label: 'fight' });
  readonly #button = new Container();
  readonly #zoom = new Container();
  #aside: boolean | null = null;
  readonly #who: string;
  readonly #forces: readonly ForceView[];
  readonly #header: FightHeader;
  readonly #stake: Stake;
  readonly #standing: StandingLine;
  readonly #toggle: () => void;

  constructor(context: TableContext, fight: FightFacts, toggle: () => void) {
    this.#context = context;
    this.#toggle = toggle;
    this.#who = whoFight(fight);
    const places = fightPlaces(context.layout, fight.forces.length);
    this.#header = new FightHeader(context);
    this.#stake = new Stake(context, places);
    this.#standing = new StandingLine(context, places);
    this.#forces = fight.forces.map(({ seat }, at) => new ForceView(seat, context, places.forces[at]!, this.#enlarge));
    this.#content.addChild(this.#scrim(fight, places), this.#header.root);
    for (const force of this.#forces) this.#content.addChild(force.root);
    if (places.versus !== null) this.#content.addChild(...this.#versus(places, places.versus));
    this.#zoom.eventMode = 'none';
    this.#content.addChild(this.#stake.root, this.#standing.root, this.#zoom);
    this.root.addChild(this.#content, this.#button);
  }

  /** Enlarges a card here: the table's own zoom is covered. */
  readonly #enlarge: Enlarge = (card, x) => {
    for (const child of this.#zoom.removeChildren()) child.destroy({ children: true });
    const { layout, draw } = this.#context;
    draw();
    // On a phone a long press shows the card over everything.
    if (card === null || layout.shape === 'phone') return;
    const width = 290 * layout.unit;
    const view = new CardView(card, this.#context, width, 'full');
    // Beside the hovered card, towards the middle.
    const beside = x + (x < layout.width / 2 ? 1 : -1) * (width / 2 + 90 * layout.unit);
    view.position.set(beside, layout.prompt.y / 2);
    this.#zoom.addChild(view);
  };

  fits(fight: FightFacts): boolean {
    return whoFight(fight) === this.#who;
  }

  draw(fight: FightFacts): void {
    this.#around(fight);
    fight.forces.forEach((force, at) => this.#forces[at]!.draw(force, fight));
  }

  async change(fight: FightFacts, act: Act): Promise<void> {
    for (const [at, force] of fight.forces.entries()) {
      await this.#forces[at]!.change(force, fight, act);
      if (this.root.destroyed) return;
    }
    this.#around(fight);
  }

  async enter(act: Act): Promise<void> {
    await Promise.all(this.#forces.map((force) => force.enter(act)));
  }

  /** Moves the scene out of the board's way, or back; the player cannot bring it back while it waits. */
  step(aside: boolean, waits: boolean): void {
    this.#button.visible = !waits;
    if (aside === this.#aside) return;
    this.#aside = aside;
    this.#content.visible = !aside;
    for (const child of this.#button.removeChildren()) child.destroy({ children: true });
    // After the press: toggling rebuilds the pressed button.
    const toggle = (): void => queueMicrotask(this.#toggle);
    if (this.#context.layout.shape === 'phone') this.#small(aside, toggle);
    else this.#button.addChild(aside ? this.#back(toggle) : this.#look(toggle));
  }

  /** The table's buttons stay at the right of the scene. */
  #look(press: () => void): Container {
    const { app, layout } = this.#context;
    const { unit, topLeft } = layout;
    const look = makeButton(app.stage.lookAtBoard, { unit, width: 190 * unit, height: 38 * unit, icon: 'ui-eye', press });
    look.position.set(topLeft.x, topLeft.y + 4 * unit);
    return look;
  }

  /** Aside, it takes the place of the strip that tells whose turn it is: it covers nothing else of the table. */
  #back(press: () => void): Container {
    const { app, layout } = this.#context;
    const { unit } = layout;
    const { x, y, width, height } = turnStripPlace(layout);
    const back = makeButton(app.stage.backToFight, { unit, width, height, icon: 'ui-eye', press });
    back.position.set(x, y);
    return back;
  }

  /** For touch: a sign beside the menu's, a labelled button in the corner beside the board. */
  #small(aside: boolean, toggle: () => void): void {
    const { app, layout } = this.#context;
    const { unit, topRight, height } = layout;
    if (aside) {
      const back = makeButton(app.stage.backToFight, {
        unit,
        width: 190 * unit,
        height: 44 * unit,
        icon: 'ui-eye',
        press: toggle,
      });
      back.position.set(6 * unit, height - 48 * unit);
      this.#button.addChild(back);
      return;
    }
    const look = makeButton('', {
      unit,
      width: topRight.width,
      height: topRight.height,
      title: app.stage.lookAtBoard,
      press: toggle,
    });
    const sign = makeIcon('ui-eye', 24 * unit, PALETTE.brassLight);
    sign.position.set(topRight.width / 2, topRight.height / 2);
    look.addChild(sign);
    look.position.set(topRight.x - topRight.width - 8 * unit, topRight.y);
    this.#button.addChild(look);
  }

  #around(fight: FightFacts): void {
    this.#header.draw(fight);
    this.#stake.draw(fight);
    this.#standing.draw(fight);
  }

  #versus({ attackY, middle }: FightPlaces, at: { readonly x: number; readonly y: number }): Container[] {
    const { app, books, layout } = this.#context;
    const { unit } = layout;
    const versus = makeText(app.stage.versus, 'title', { unit, size: 30, anchor: [0.5, 0.5] });
    versus.position.set(at.x, at.y);
    const label = makeText(books.words.ui.attack, 'body', { unit, size: 17, anchor: [0, 0.5] });
    const icon = makeIcon('icon-attack', 24 * unit);
    icon.position.set(middle - label.width / 2 - 4 * unit, attackY);
    label.position.set(icon.x + 18 * unit, attackY);
    return [versus, icon, label];
  }

  /**
   * Darkens the table, lit from each side in its cult's colour. Wood and board are drawn again over the rest, because words shining
   * through would mix with those of the scene.
   */
  #scrim({ forces }: FightFacts, { height }: FightPlaces): Container {
    const { books, layout } = this.#context;
    const { width, board } = layout;
    const scrim = new Container();
    const wood = new Sprite(picture('table'));
    wood.setSize(width, layout.height);
    wood.tint = 0x4a433c;
    const far = new Sprite(picture('board'));
    far.anchor.set(0.5);
    far.setSize((BOARD_PICTURE.size * board.radius) / BOARD.radius);
    far.position.set(board.x, board.y);
    far.tint = 0x4e463e;
    far.alpha = 0.42;
    scrim.addChild(wood, far, makeBar({ x: 0, y: 0, width, height: layout.height }, 0x070403, 0.3));
    const share = width / forces.length;
    forces.forEach(({ seat }, at) => {
      const light = makeIcon('glow', 1, books.cult(seat).colours.piece);
      light.setSize(share * 1.7, height * 1.5);
      const x = forces.length === 2 ? (at === 0 ? share * 0.1 : width - share * 0.1) : share * (at + 0.5);
      light.position.set(x, height * 0.48);
      light.alpha = forces.length === 2 ? 0.46 : 0.38;
      scrim.addChild(light);
    });
    scrim.eventMode = 'static';
    return scrim;
  }
}

const whoFight = ({ forces, district }: FightFacts): string => `${district} ${forces.map(({ seat }) => seat).join()}`;
