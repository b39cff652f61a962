import { Container } from 'pixi.js';
import { TIMING } from '../../../../platform/config/timing';
import type { GameEvent } from '../../contract/view-types';
import { makePanel } from '../../../../platform/ui/panel';
import { makeDisc } from '../disc';
import { fitWidth, makeText } from '../../../../platform/ui/text';
import type { Beat } from '../reduce/along';
import { Die, tumble } from './dice';
import { Effect } from '../../../../platform/stage/effect';

/** Events during which the dice stay on the table. */
const STAYS = new Set(['diceRolled', 'diceRerolled', 'dieSet', 'tokensGained', 'abilityUsed']);

/** R7.3: the recruiting seat's five dice, above the hand; they stay until the tokens are taken. */
export class DiceTray extends Effect {
  #dice: Die[] = [];
  #seat = '';

  /** The centre of the dice, where the tokens come from; null if there are none. */
  get place(): { readonly x: number; readonly y: number } | null {
    if (this.#dice.length === 0) return null;
    const { prompt, unit } = this.context.layout;
    return { x: prompt.x + prompt.width / 2, y: prompt.y + prompt.height - 42 * unit };
  }

  protected async show({ event }: Beat): Promise<void> {
    if (event === null || !STAYS.has(event.type)) return this.#leave();
    const faces = Array.isArray(event['faces']) ? (event['faces'] as readonly string[]) : null;
    if (event.type === 'diceRolled' && faces !== null) await this.#roll(event, faces);
    else if (event.type === 'diceRerolled' && faces !== null) await this.#again(event, faces);
    else if (event.type === 'dieSet') this.#set(event);
  }

  protected override clear(): void {
    this.#dice = [];
    super.clear();
  }

  async #roll(event: GameEvent, faces: readonly string[]): Promise<void> {
    this.#lay(event.seat ?? '', faces);
    await Promise.all(this.#dice.map((die, at) => tumble(die, at, this.act)));
  }

  async #again(event: GameEvent, faces: readonly string[]): Promise<void> {
    const again = (event['dice'] as readonly number[] | undefined) ?? [];
    // The prompt replaced the tray while the player chose, so lay the dice out again.
    if (this.#dice.length !== faces.length || this.#seat !== event.seat) this.#lay(event.seat ?? '', faces);
    faces.forEach((face, at) => this.#turn(at, face));
    await Promise.all(again.map((die, at) => tumble(this.#dice[die] ?? new Container(), at, this.act)));
  }

  #set(event: GameEvent): void {
    this.#turn(Number(event['die']), String(event['face']));
    this.context.draw();
  }

  #turn(at: number, face: string): void {
    const die = this.#dice[at];
    if (die === undefined) return;
    die.face = face;
    die.show(face);
  }

  #lay(seat: string, faces: readonly string[]): void {
    this.clear();
    this.#seat = seat;
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
      die.position.set(words.x + words.width + 24 * unit + (at + 0.5) * step, y + 42 * unit);
      this.root.addChild(die);
      return die;
    });
    this.root.alpha = 1;
  }

  async #leave(): Promise<void> {
    if (this.#dice.length === 0) return;
    await this.act.fade(this.root, 0, TIMING.menu);
    if (!this.runs) return;
    this.clear();
    this.root.alpha = 1;
  }
}
