import { Container } from 'pixi.js';
import { PALETTE } from '../config/palette';
import { TIMING } from '../config/timing';
import { frame } from '../shell/assets';
import type { GameEvent } from '../session/view-types';
import { CardView } from '../table/card-view';
import { makePanel } from '../ui/panel';
import { makeDisc, makeIcon } from '../ui/sprite';
import { fitWidth, makeText } from '../ui/text';
import type { Beat } from './along';
import { Effect } from './effect';

const READ = 650;
const CARD_WIDTH = 230;
const NOTE_WIDTH = 320;
const NOTE_HEIGHT = 46;
/** Room for the button under the card. */
const FOOT = 54;

/** R12.4: what the NPC rolls, which Plan that names, and where it is sent on: a panel beside its own. */
export class NpcTurn extends Effect {
  #strip: Strip | null = null;

  protected async show({ event }: Beat): Promise<void> {
    if (event === null) return;
    switch (event.type) {
      case 'npcPlanTaken':
        this.#open(event);
        return;
      case 'npcDieRolled':
        return this.#roll(event);
      case 'npcFellBack':
        return this.#fellBack(event);
      case 'npcPlanChosen':
        return this.#chosen(event);
      case 'planPlaced':
        if (this.#strip !== null) await this.#close();
    }
  }

  protected override clear(): void {
    this.#strip = null;
    super.clear();
  }

  #open(event: GameEvent, words?: string): Strip {
    this.clear();
    const { app, books } = this.context;
    const cult = books.cult(event.seat ?? '');
    const title = words ?? app.stage.npcTurn(cult.name, books.words.district(String(event['district'])));
    this.#strip = new Strip(this.context, cult.id, title);
    this.root.addChild(this.#strip.root);
    this.root.alpha = 1;
    this.context.draw();
    return this.#strip;
  }

  /** In the Planning phase the die names a district (R12.3), in the Action phase a Plan. */
  async #roll(event: GameEvent): Promise<void> {
    const { app, books } = this.context;
    const strip = this.#strip ?? this.#open(event, app.stage.npcDistrict(books.cult(event.seat ?? '').name));
    const result = Number(event['result']);
    const size = 54 * this.context.layout.unit;
    const die = makeIcon('npc-die-1', size);
    strip.roll(die, size);
    const spin = { turns: 0 };
    const onUpdate = (): void => {
      if (die.destroyed) return;
      die.texture = frame(`npc-die-${spin.turns > 7 ? result : (Math.floor(spin.turns) % 4) + 1}`);
      die.rotation = (8 - spin.turns) * 0.4;
    };
    await this.act.to(spin, { turns: 8, ease: 'power2.out', onUpdate }, TIMING.dice * 0.7);
    if (die.destroyed) return;
    die.texture = frame(`npc-die-${result}`);
    die.rotation = 0;
    this.context.draw();
  }

  async #fellBack(event: GameEvent): Promise<void> {
    const { app, books } = this.context;
    const strip = this.#strip ?? this.#open(event);
    const [from, to] = [Number(event['from']), Number(event['to'])];
    const card = this.#cardOf(from);
    const why = app.stage.npcReasons[`${card?.replace(/^npc-/, '') ?? ''}-${to}`] ?? '';
    const row = strip.note(from, card === undefined ? '' : books.card(card).name, app.stage.npcFellBack(to, why));
    row.alpha = 0;
    await this.act.fade(row, 1, TIMING.draw);
    await this.act.hold(TIMING.slide);
  }

  async #chosen(event: GameEvent): Promise<void> {
    await this.#card(event, String(event['card']));
    const strip = this.#strip;
    if (!this.runs || strip === null) return;
    if (this.act.patient) {
      this.root.addChild(this.goOn.root);
      await this.goOn.wait(strip.foot.x, strip.foot.y);
    } else await this.act.hold(READ);
    if (this.runs) await this.#close();
  }

  async #card(event: GameEvent, card: string): Promise<void> {
    const strip = this.#strip ?? this.#open(event);
    const width = CARD_WIDTH * this.context.layout.unit;
    const view = new CardView(card, this.context, width, 'full');
    strip.lay(view, width, view.faceHeight, this.act.patient ? FOOT : 0);
    view.alpha = 0;
    view.scale.set(0.8);
    void this.act.fade(view, 1, TIMING.draw / 2);
    await this.act.to(view.scale, { x: 1, y: 1, ease: 'back.out(1.6)' }, TIMING.draw);
  }

  #cardOf(number: number): string | undefined {
    return this.context.books.reading.cards.find((card) => card.kind === 'npc' && card.number === number)?.id;
  }

  async #close(): Promise<void> {
    await this.act.fade(this.root, 0, TIMING.menu);
    if (this.runs) this.clear();
  }
}

/** A panel beside the board: a line with the die, and under it the cards; it grows with what is laid into it. */
class Strip {
  readonly root = new Container();
  readonly #context: Effect['context'];
  readonly #ground;
  readonly #line: number;
  #lineEnd: number;
  #notes = 0;
  #card = { width: 0, height: 0 };

  constructor(context: Effect['context'], cult: string, title: string) {
    this.#context = context;
    const { unit, opponents } = context.layout;
    this.#line = 76 * unit;
    const look = context.books.cult(cult);
    const disc = makeDisc(look, 40 * unit);
    disc.position.set(40 * unit, this.#line / 2);
    const words = makeText(title, 'heading', { unit, size: 22, fill: look.colours.name, anchor: [0, 0.5] });
    fitWidth(words, 460 * unit).position.set(70 * unit, this.#line / 2);
    this.#lineEnd = words.x + words.width + 18 * unit;
    this.#ground = makePanel({ x: 0, y: 0, width: this.#lineEnd, height: this.#line }, 'panel');
    this.root.addChild(this.#ground, disc, words);
    this.root.x = opponents.x + opponents.width + 12 * unit;
    this.#stretch();
  }

  /** The middle of where a button stands in it, under the card. */
  get foot(): { readonly x: number; readonly y: number } {
    const { unit } = this.#context.layout;
    return { x: this.root.x + this.#ground.width / 2, y: this.root.y + this.#ground.height - (FOOT / 2 + 8) * unit };
  }

  /** A die at the end of the line. */
  roll(die: Container, size: number): void {
    const { unit } = this.#context.layout;
    die.position.set(this.#lineEnd + size / 2, this.#line / 2);
    this.#lineEnd += size + 18 * unit;
    this.root.addChild(die);
    this.#stretch();
  }

  /** A Plan that was not possible, and where it led. */
  note(number: number, plan: string, why: string): Container {
    const { unit } = this.#context.layout;
    const row = new Container();
    const die = makeIcon(`npc-die-${number}`, 36 * unit);
    die.position.set(36 * unit, 22 * unit);
    const name = makeText(plan, 'strong', { unit, size: 16, anchor: [0, 0.5] });
    name.position.set(64 * unit, 12 * unit);
    const reason = makeText(why, 'small', { unit, size: 15, fill: PALETTE.refusal, anchor: [0, 0.5] });
    reason.position.set(64 * unit, 32 * unit);
    for (const text of [name, reason]) fitWidth(text, NOTE_WIDTH * unit - 72 * unit);
    row.addChild(die, name, reason);
    row.y = this.#line + this.#notes * NOTE_HEIGHT * unit;
    this.root.addChild(row);
    this.#notes++;
    this.#stretch();
    return row;
  }

  /** The card of the Plan that is executed, under the notes, and under it as much room as said (design pixels). */
  lay(card: Container, width: number, height: number, foot: number): void {
    const { unit } = this.#context.layout;
    this.#card = { width, height: height + foot * unit };
    this.#stretch();
    card.position.set(this.#ground.width / 2, this.#line + this.#notes * NOTE_HEIGHT * unit + height / 2);
    this.root.addChild(card);
  }

  #stretch(): void {
    const { unit, prompt } = this.#context.layout;
    const { width, height } = this.#card;
    const row = this.#notes * NOTE_HEIGHT * unit + height;
    this.#ground.width = Math.max(this.#lineEnd, width + 32 * unit, this.#notes > 0 ? NOTE_WIDTH * unit : 0);
    this.#ground.height = this.#line + row + (row > 0 ? 14 * unit : 0);
    this.root.y = prompt.y - 8 * unit - this.#ground.height;
  }
}
