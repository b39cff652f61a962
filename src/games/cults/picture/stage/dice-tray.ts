import { Container } from 'pixi.js';
import type { Rect } from '../../../../platform/config/layout';
import { TIMING } from '../../../../platform/config/timing';
import type { AnyEventType, EventOf } from '../../contract/events';
import type { TableView } from '../../contract/view-types';
import { arrange } from '../../../../platform/prompts/tray/tray-layout';
import { plate } from '../../../../platform/prompts/tray/tile';
import { makePanel } from '../../../../platform/ui/panel';
import { makeDisc } from '../disc';
import { fitWidth, makeText } from '../../../../platform/ui/text';
import type { TableContext } from '../context';
import { lookingSeat, ownHand } from '../facts/facts';
import { dieOnTile, planTray } from '../prompts/tiles/tray-plan';
import type { CultsBeat } from '../reduce/along';
import { Die, tumble } from './dice';
import { CultsEffect } from './cults-effect';

/** Events during which the dice stay on the table. */
const STAYS: ReadonlySet<AnyEventType> = new Set(['diceRolled', 'diceRerolled', 'dieSet', 'tokensGained', 'abilityUsed']);

interface Spot {
  readonly x: number;
  readonly y: number;
}

/**
 * R7.3: the recruiting seat's five dice; they stay until the tokens are taken. The viewer's own lie where the question about them
 * shows them, so that nothing jumps when it opens and closes; those of the others lie above the hand.
 */
export class DiceTray extends CultsEffect {
  #dice: Die[] = [];
  #seat = '';
  readonly #layHand: (place: Rect | null) => void;

  constructor(context: TableContext, layHand: (place: Rect | null) => void) {
    super(context);
    this.#layHand = layHand;
  }

  /** The centre of the dice, where the tokens come from; null if there are none. */
  get place(): Spot | null {
    const middle = this.#dice[Math.floor(this.#dice.length / 2)];
    return middle === undefined ? null : { x: middle.x, y: middle.y };
  }

  /** The hand takes its place again before anything else happens. */
  begin({ event, view }: CultsBeat): void {
    if (event === null) return;
    const isOfDice =
      event.type === 'diceRolled' ? event.seat === lookingSeat(view) : this.#dice.length > 0 && STAYS.has(event.type);
    if (!isOfDice) this.#layHand(this.context.layout.hand);
  }

  protected async show({ event, view }: CultsBeat): Promise<void> {
    if (event === null) return isAskedOf(view) ? undefined : this.#leave();
    if (!STAYS.has(event.type)) return this.#leave();
    if (event.type === 'diceRolled') await this.#roll(event, view);
    else if (event.type === 'diceRerolled') await this.#again(event, view);
    else if (event.type === 'dieSet') this.#set(event);
  }

  /** Shows the dice of an answered question until its answer is played. */
  keep(view: TableView): void {
    const { dice } = view;
    if (dice === null || view.decision?.kind !== 'reroll') return;
    this.#lay(view.decision.seat, dice.faces, view);
    this.context.draw();
  }

  /** Called when the question about them opens; returns whether they were there. */
  dismiss(): boolean {
    if (this.#dice.length === 0) return false;
    this.clear();
    return true;
  }

  protected override clear(): void {
    this.#dice = [];
    super.clear();
  }

  async #roll({ seat, faces }: EventOf<'diceRolled'>, view: TableView): Promise<void> {
    this.#lay(seat, faces, view);
    await Promise.all(this.#dice.map((die, at) => tumble(die, at, this.act)));
  }

  async #again({ seat, faces, dice }: EventOf<'diceRerolled'>, view: TableView): Promise<void> {
    if (this.#dice.length !== faces.length || this.#seat !== seat) this.#lay(seat, faces, view);
    faces.forEach((face, at) => this.#turn(at, face));
    await Promise.all(dice.map((die, at) => tumble(this.#dice[die] ?? new Container(), at, this.act)));
  }

  #set({ die, face }: EventOf<'dieSet'>): void {
    this.#turn(die, face);
    this.context.draw();
  }

  #turn(at: number, face: string): void {
    const die = this.#dice[at];
    if (die === undefined) return;
    die.face = face;
    die.show(face);
  }

  #lay(seat: string, faces: readonly string[], view: TableView): void {
    this.clear();
    this.#seat = seat;
    this.root.alpha = 1;
    if (seat === lookingSeat(view)) this.#layOwn(seat, faces, ownHand(view).length);
    else this.#layOther(seat, faces);
  }

  /** As the question shows them. */
  #layOwn(seat: string, faces: readonly string[], cards: number): void {
    const { layout } = this.context;
    const { unit, shape } = layout;
    const items = faces.map(() => ({ form: 'die', offers: [] }) as const);
    const { ground, room, hand } = planTray(layout, items, cards);
    if (shape !== 'phone') this.#layHand(hand);
    this.root.addChild(makePanel(ground));
    const places = arrange(items, room, unit);
    this.#dice = faces.map((face, at) => {
      const { x, y, width, height } = places.get(items[at]!)!;
      const ground = plate(width, height, 'button');
      ground.position.set(x, y);
      const spot = dieOnTile({ width, height }, unit);
      const die = new Die(face, spot.size);
      die.label = `die:${at}`;
      die.position.set(x + spot.x, y + spot.y);
      this.root.addChild(ground, die);
      return die;
    });
    this.#announce(seat);
  }

  /** In the place of the question's bar. */
  #announce(seat: string): void {
    const { app, books, layout } = this.context;
    const { prompt, unit } = layout;
    const cult = books.cult(seat);
    const middle = prompt.y + prompt.height / 2;
    const disc = makeDisc(cult, 34 * unit);
    disc.position.set(prompt.x + 26 * unit, middle);
    const words = makeText(app.stage.rolls(cult.name), 'heading', { unit, fill: cult.colours.name, anchor: [0, 0.5] });
    fitWidth(words, prompt.width - 70 * unit).position.set(prompt.x + 50 * unit, middle);
    this.root.addChild(makePanel(prompt, 'prompt-bar'), disc, words);
  }

  #layOther(seat: string, faces: readonly string[]): void {
    const { app, books, layout } = this.context;
    const { unit, prompt } = layout;
    const isPhone = layout.shape === 'phone';
    const size = (isPhone ? 46 : 58) * unit;
    const step = (isPhone ? 52 : 72) * unit;
    const cult = books.cult(seat);
    const words = fitWidth(
      makeText(app.stage.rolls(cult.name), 'heading', { unit, fill: cult.colours.name, anchor: [0, 0.5] }),
      (isPhone ? 76 : 220) * unit,
    );
    // On a phone the chip of the rolling seat is marked; its name would be too small.
    if (isPhone) words.text = '';
    const width = step * faces.length + words.width + 110 * unit;
    // In place of the prompt, which is hidden while dice roll.
    const [x, y] = [prompt.x + (prompt.width - width) / 2, prompt.y + prompt.height - 84 * unit];
    const panel = makePanel({ x, y, width, height: 84 * unit }, 'panel');
    const disc = makeDisc(cult, 40 * unit);
    disc.position.set(x + 38 * unit, y + 42 * unit);
    words.position.set(x + 66 * unit, y + 42 * unit);
    this.root.addChild(panel, disc, words);
    this.#dice = faces.map((face, at) => {
      const die = new Die(face, size);
      die.label = `die:${at}`;
      die.position.set(words.x + words.width + 24 * unit + (at + 0.5) * step, y + 42 * unit);
      this.root.addChild(die);
      return die;
    });
  }

  async #leave(): Promise<void> {
    if (this.#dice.length === 0) return;
    this.#layHand(this.context.layout.hand);
    await this.act.fade(this.root, 0, TIMING.menu);
    if (!this.runs) return;
    this.clear();
    this.root.alpha = 1;
  }
}

/** Whether the viewer is asked about these dice next. */
const isAskedOf = ({ decision, seat }: TableView): boolean => decision?.kind === 'reroll' && decision.seat === seat;
