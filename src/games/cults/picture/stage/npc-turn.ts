import { TIMING } from '../../../../platform/config/timing';
import { frame } from '../../../../platform/shell/assets';
import type { EventOf } from '../../contract/events';
import type { GameEvent } from '../../contract/view-types';
import { makeIcon } from '../../../../platform/ui/sprite';
import type { CultsBeat } from '../reduce/along';
import { CultsEffect } from './cults-effect';
import { deedsOf } from './npc-deeds';
import { DIE, NpcStrip } from './npc-strip';

const READ = 650;

/** R12.4: the NPC's roll, the Plan it names, and where it is redirected: a panel beside the board. */
export class NpcTurn extends CultsEffect {
  #strip: NpcStrip | null = null;

  protected async show({ event, ahead }: CultsBeat): Promise<void> {
    if (event === null) return;
    switch (event.type) {
      case 'npcPlanTaken':
        this.#open(event.seat, this.#titleOf(event));
        return;
      case 'npcDieRolled':
        return this.#roll(event);
      case 'npcFellBack':
        return this.#fellBack(event);
      case 'npcPlanChosen':
        return this.#chosen(event, deedsOf(ahead));
      case 'planPlaced':
        if (this.#strip !== null) await this.#close();
        return;
      default:
    }
  }

  protected override clear(): void {
    this.#strip = null;
    super.clear();
  }

  #titleOf({ seat, district }: EventOf<'npcPlanTaken' | 'npcFellBack' | 'npcPlanChosen'>): string {
    const { app, books } = this.context;
    return app.stage.npcTurn(books.cult(seat).name, books.words.district(district));
  }

  #open(seat: string, title: string): NpcStrip {
    this.clear();
    this.#strip = new NpcStrip(this.context, this.context.books.cult(seat).id, title, this.act);
    this.root.addChild(this.#strip.root);
    this.root.alpha = 0;
    void this.act.fade(this.root, 1, TIMING.menu);
    return this.#strip;
  }

  /** In the Planning phase the die names a district (R12.3), in the Action phase a Plan. */
  async #roll({ seat, result }: EventOf<'npcDieRolled'>): Promise<void> {
    const { app, books } = this.context;
    const strip = this.#strip ?? this.#open(seat, app.stage.npcDistrict(books.cult(seat).name));
    const die = makeIcon('npc-die-1', DIE * this.context.layout.unit);
    strip.roll(die);
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

  async #fellBack(event: EventOf<'npcFellBack'>): Promise<void> {
    const { app, books } = this.context;
    const strip = this.#strip ?? this.#open(event.seat, this.#titleOf(event));
    const { from, next } = event;
    const card = this.#cardOf(from);
    const why = app.stage.npcReasons[`${card?.replace(/^npc-/, '') ?? ''}-${next}`] ?? '';
    const row = strip.note(from, card === undefined ? '' : books.card(card).name, app.stage.npcFellBack(next, why));
    row.alpha = 0;
    await this.act.fade(row, 1, TIMING.draw);
    await this.act.hold(TIMING.slide);
  }

  async #chosen(event: EventOf<'npcPlanChosen'>, deeds: readonly GameEvent[]): Promise<void> {
    const opened = this.#strip ?? this.#open(event.seat, this.#titleOf(event));
    for (const deed of deeds) opened.tell(this.context.books.words.event(deed));
    await this.#card(event);
    const strip = this.#strip;
    if (!this.runs || strip === null) return;
    if (this.act.patient) {
      this.root.addChild(this.goOn.root);
      await this.goOn.wait(strip.foot.x, strip.foot.y);
    } else await this.act.hold(READ);
    if (this.runs) await this.#close();
  }

  async #card(event: EventOf<'npcPlanChosen'>): Promise<void> {
    const strip = this.#strip ?? this.#open(event.seat, this.#titleOf(event));
    const view = strip.lay(event.card, this.act.patient);
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
