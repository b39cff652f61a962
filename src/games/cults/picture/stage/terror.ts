import { TIMING } from '../../../../platform/config/timing';
import type { EventOf } from '../../contract/events';
import { terrorIn } from '../facts/fight';
import { TerrorMeter } from '../board/terror-meter';
import type { CultsBeat } from '../reduce/along';
import { CultsEffect } from './cults-effect';

/** R10.2: how a Terror exceeds Sanity. */
export class TerrorShown extends CultsEffect {
  /** Cards discarded in this step. The engine tells what is spent before it tells that the Terror succeeded. */
  #discarded: string[] = [];

  protected async show({ event, view }: CultsBeat): Promise<void> {
    if (event === null) this.#discarded = [];
    else if (event.type === 'cardDiscarded') this.#discarded.push(event.card);
    if (event?.type !== 'terrorSucceeded') return;
    const { seat: cult, district } = event;
    const spent = this.#spentOn(event);
    const position = terrorIn(view, cult, district);
    // R12.6: the NPC's Terror succeeds even if its Rituals do not exceed Sanity, so show enough for that.
    const added = Math.max(spent, position.sanity + 1 - position.rituals, 0);
    const meter = new TerrorMeter(this.context, position, added);
    this.root.addChild(meter.root);
    meter.root.alpha = 0;
    const words = this.context.app.stage.terrorSucceeded(this.context.books.cult(cult).name);
    const shown = { added: 0 };
    meter.set(0, words);
    await this.act.fade(meter.root, 1, TIMING.menu);
    if (!this.runs) return;
    const onUpdate = (): void => {
      if (!meter.root.destroyed) meter.set(shown.added, words);
    };
    await this.act.to(shown, { added, onUpdate, ease: 'power1.inOut' }, TIMING.rise);
    if (!this.runs) return;
    meter.set(added, words);
    await this.act.hold(TIMING.city);
    if (!this.runs) return;
    await this.act.fade(meter.root, 0, TIMING.scrim);
    if (this.runs) this.clear();
  }

  /**
   * The Terror spent: the event tells how many cards and Freaks, and the cards are the last discarded ones. The NPC spends nothing
   * (R12.6).
   */
  #spentOn({ cards = 0, freaks = 0 }: EventOf<'terrorSucceeded'>): number {
    const spent = this.#discarded.slice(this.#discarded.length - cards);
    return spent.reduce((sum, card) => sum + this.context.books.card(card).icons.terror, freaks);
  }
}
