import type { Reading } from '../../../session/game';
import { MOD_WORDS } from '../../../i18n/mods';
import { makeVeil } from '../../../ui/backdrop';
import { makeButton } from '../../../ui/controls/button';
import { makeText } from '../../../ui/text';
import { BuiltScreen } from '../../frame/built-screen';
import type { Services } from '../../services';
import type { CardActs, ModShow, ShownCard } from '../mod-show';
import { makeAct } from './card-act';

/** The width of a card at which its text has the size of other texts; larger cards have larger text. Design pixels. */
const READABLE = 300;

/** One card as large as the screen allows; arrows lead to its neighbours. */
export class CardScreen extends BuiltScreen {
  readonly seeThrough = true;
  protected override readonly designHeight = 480;
  readonly #show: ModShow;
  readonly #reading: Reading;
  readonly #cards: readonly ShownCard[];
  readonly #acts: CardActs;
  #at: number;

  constructor(
    services: Services,
    show: ModShow,
    reading: Reading,
    cards: readonly ShownCard[],
    at: number,
    acts: CardActs = () => null,
  ) {
    super(services);
    this.#acts = acts;
    this.#show = show;
    this.#reading = reading;
    this.#cards = cards;
    this.#at = at;
  }

  protected build(): void {
    const { unit, width, height, screens, lang } = this.sheet;
    const card = this.#cards[this.#at]!;
    const veil = makeVeil(width, height, 0.82);
    veil.on('pointertap', () => this.leave());
    const foot = 66 * unit;
    const wide = Math.min((height - foot - 24 * unit) / this.#show.tall, width - 240 * unit);
    const view = this.#show.makeCard({ ...this.sheet, unit: Math.max(unit, wide / READABLE) }, this.#reading, card.id, wide);
    view.position.set(width / 2, (height - foot) / 2 + 4 * unit);
    view.eventMode = 'none';
    view.accessible = true;
    view.accessibleType = 'div';
    view.accessibleTitle = card.spoken;
    const place = makeText(MOD_WORDS[lang].page(this.#at + 1, this.#cards.length), 'strong', { unit, anchor: [0.5, 0.5] });
    place.position.set(width / 2 + 150 * unit, height - foot / 2);
    const close = makeButton(screens.close, { unit, width: 180 * unit, height: 46 * unit, press: () => this.leave() });
    close.position.set(width / 2 - 90 * unit, height - foot + 8 * unit);
    this.root.addChild(veil, view, place, close);
    const act = this.#acts(card);
    if (act !== null) {
      const button = makeAct(act, unit, 250 * unit, () => this.refresh());
      button.position.set(close.x - 262 * unit, close.y + unit);
      this.root.addChild(button);
    }
    for (const [sign, by, title] of [
      ['‹', -1, screens.previous],
      ['›', 1, screens.next],
    ] as const) {
      const button = makeButton(sign, {
        unit,
        width: 56 * unit,
        height: 90 * unit,
        size: 30,
        title,
        disabled: this.#cards[this.#at + by] === undefined,
        press: () => this.#turn(by),
      });
      button.position.set(width / 2 + by * (wide / 2 + 50 * unit) - 28 * unit, height / 2 - 70 * unit);
      this.root.addChild(button);
    }
  }

  #turn(by: 1 | -1): void {
    if (this.#cards[this.#at + by] === undefined) return;
    this.#at += by;
    this.refresh();
  }

  override key(event: KeyboardEvent): void {
    if (event.key === 'ArrowLeft') this.#turn(-1);
    else if (event.key === 'ArrowRight') this.#turn(1);
    else super.key(event);
  }

  protected override leave(): void {
    void this.services.navigation.lift(this);
  }
}
