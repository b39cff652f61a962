import { TIMING } from '../../../../platform/config/timing';
import { frame } from '../../../../platform/shell/assets';
import type { GameEvent } from '../../contract/view-types';
import { makeIcon } from '../../../../platform/ui/sprite';
import type { Beat } from '../reduce/along';
import { Effect } from '../../../../platform/stage/effect';
import { DIE, NpcStrip } from './npc-strip';

const READ = 650;

/** R12.4: the NPC's roll, the Plan it names, and where it is redirected: a panel beside the board. */
export class NpcTurn extends Effect {
  #strip: NpcStrip | null = null;

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

  #open(event: GameEvent, words?: string): NpcStrip {
    this.clear();
    const { app, books } = this.context;
    const cult = books.cult(event.seat ?? '');
    const title = words ?? app.stage.npcTurn(cult.name, books.words.district(String(event['district'])));
    this.#strip = new NpcStrip(this.context, cult.id, title);
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
    const view = strip.lay(card, this.act.patient);
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
