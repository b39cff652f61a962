import { Container } from 'pixi.js';
import { CARD } from '../config/card-layout';
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
const CARD_WIDTH = 170;

/** R12.4: what the NPC rolls, which Plan that names, and where it is sent on: a strip of cards beside its panel. */
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
    const die = makeIcon('npc-die-1', strip.dieSize);
    strip.add(die, strip.dieSize, '');
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
    const { app } = this.context;
    const [from, to] = [Number(event['from']), Number(event['to'])];
    const card = this.#cardOf(from);
    const why = app.stage.npcReasons[`${card?.replace(/^npc-/, '') ?? ''}-${to}`] ?? '';
    await this.#card(event, card, app.stage.npcFellBack(from, to, why), false);
    await this.act.hold(TIMING.slide);
  }

  async #chosen(event: GameEvent): Promise<void> {
    await this.#card(event, String(event['card']), '', true);
    const strip = this.#strip;
    if (!this.runs || strip === null) return;
    if (this.act.patient) {
      this.root.addChild(this.goOn.root);
      await this.goOn.wait(strip.right - 90 * this.context.layout.unit, strip.bottom + 30 * this.context.layout.unit);
    } else await this.act.hold(READ);
    if (this.runs) await this.#close();
  }

  async #card(event: GameEvent, card: string | undefined, note: string, chosen: boolean): Promise<void> {
    const strip = this.#strip ?? this.#open(event);
    if (card === undefined) return;
    const width = CARD_WIDTH * this.context.layout.unit;
    const view = new CardView(card, this.context, width, 'full');
    const holder = new Container();
    holder.addChild(view);
    strip.add(holder, width, note);
    holder.alpha = 0;
    void this.act.fade(holder, chosen ? 1 : 0.75, TIMING.draw / 2);
    holder.scale.set(0.8);
    await this.act.to(holder.scale, { x: 1, y: 1, ease: 'back.out(1.6)' }, TIMING.draw);
  }

  #cardOf(number: number): string | undefined {
    return this.context.books.reading.cards.find((card) => card.kind === 'npc' && card.number === number)?.id;
  }

  async #close(): Promise<void> {
    await this.act.fade(this.root, 0, TIMING.menu);
    if (this.runs) this.clear();
  }
}

/** The panel that grows with what is laid into it. */
class Strip {
  readonly root = new Container();
  readonly dieSize: number;
  readonly #context: Effect['context'];
  readonly #ground;
  readonly #y: number;
  readonly #height: number;
  readonly #least: number;
  #x: number;

  constructor(context: Effect['context'], cult: string, title: string) {
    this.#context = context;
    const { unit, opponents, board } = context.layout;
    this.dieSize = 76 * unit;
    this.#height = (64 + CARD_WIDTH * (CARD.height / CARD.width) + 34) * unit;
    this.#y = board.y - this.#height / 2;
    const x = opponents.x + opponents.width + 12 * unit;
    this.#x = x + 16 * unit;
    const look = context.books.cult(cult);
    const disc = makeDisc(look, 38 * unit);
    disc.position.set(x + 36 * unit, this.#y + 34 * unit);
    const words = makeText(title, 'heading', { unit, size: 22, fill: look.colours.name, anchor: [0, 0.5] });
    fitWidth(words, 520 * unit).position.set(x + 64 * unit, this.#y + 34 * unit);
    this.#least = words.width + 90 * unit;
    this.#ground = makePanel({ x, y: this.#y, width: this.#least, height: this.#height }, 'panel');
    this.root.addChild(this.#ground, disc, words);
  }

  get right(): number {
    return this.#ground.x + this.#ground.width;
  }

  get bottom(): number {
    return this.#y + this.#height;
  }

  /** Lays something of this width at the end, with a note under it. */
  add(what: Container, width: number, note: string): void {
    const { unit } = this.#context.layout;
    what.position.set(this.#x + width / 2, this.#y + 60 * unit + (CARD_WIDTH * (CARD.height / CARD.width) * unit) / 2);
    this.root.addChild(what);
    if (note !== '') {
      const words = makeText(note, 'strong', { unit, size: 15, fill: PALETTE.refusal, anchor: [0.5, 0.5] });
      fitWidth(words, width + 6 * unit).position.set(what.x, this.#y + this.#height - 20 * unit);
      this.root.addChild(words);
    }
    this.#x += width + 14 * unit;
    this.#ground.width = Math.max(this.#least, this.#x - this.#ground.x + 6 * unit);
  }
}
