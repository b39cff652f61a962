import { TIMING } from '../config/timing';
import type { GameEvent } from '../session/view-types';
import { terrorIn } from '../table/fight';
import { TerrorMeter } from '../table/terror-meter';
import type { Beat } from './along';
import { Effect } from './effect';

/** After these a Terror has not begun yet. */
const AFRESH = new Set(['planTaken', 'npcPlanTaken', 'confrontationEnded', 'turnEnded', 'terrorSucceeded']);

/** R10.2: how a Terror exceeds Sanity. */
export class TerrorShown extends Effect {
  /** What has been spent: told card by card, before it is told that it succeeded. */
  #spent = 0;

  protected async show({ event, view }: Beat): Promise<void> {
    if (event === null) return;
    this.#spent += this.#terrorOf(event);
    const spent = this.#spent;
    if (AFRESH.has(event.type)) this.#spent = 0;
    if (event.type !== 'terrorSucceeded') return;
    const cult = event.seat ?? '';
    const position = terrorIn(view, cult, String(event['district']));
    // R12.6: the Terror of the NPC always succeeds, whatever its Rituals are.
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

  #terrorOf(event: GameEvent): number {
    if (event.type === 'cardDiscarded' && event['from'] === 'hand')
      return this.context.books.card(String(event['card'])).icons.terror;
    return event.type === 'tokensReturned' && event['token'] === 'freak' ? Number(event['count']) : 0;
  }
}
