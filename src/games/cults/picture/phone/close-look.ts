import { Container, Rectangle } from 'pixi.js';
import { CARD } from '../config/card-layout';
import { PALETTE } from '../../../../platform/config/palette';
import { Details } from '../../../../platform/i18n/details';
import type { TableView } from '../../contract/view-types';
import { makeButton } from '../../../../platform/ui/controls/button';
import { makePanel } from '../../../../platform/ui/panel';
import { makeBar } from '../../../../platform/ui/sprite';
import { fitBox, makeText } from '../../../../platform/ui/text';
import { CardView, ruleOfKind } from '../cards/card-view';
import type { About, TableContext } from '../context';
import { isBlank, makeOrigin } from '../cards/origin';
import { priceWords } from '../cards/zoom';

/** Shows what a finger rests on over everything: the card at full screen height, and its explanation. A tap closes it. */
export class CloseLook {
  readonly root = new Container({ label: 'close-look' });
  readonly #context: TableContext;
  /** Called when it opens or closes. */
  onChange: () => void = () => undefined;

  readonly #blank: (card: string) => void;

  constructor(context: TableContext, blank: (card: string) => void) {
    this.#context = context;
    this.#blank = blank;
  }

  get isOpen(): boolean {
    return this.root.children.length > 0;
  }

  /** Returns whether there was something to show. */
  open(about: About, view: TableView): boolean {
    this.close();
    const { app, books, layout, draw } = this.#context;
    const { width, height, unit, zoom } = layout;
    const told = app.explain[about.topic](new Details(about.params ?? {}), books);
    // A card explains itself, and names the rule of its kind.
    const rule = about.card === undefined || told.rule !== '' ? told.rule : ruleOfKind(books.card(about.card).kind);
    if (about.card === undefined && told.title === '') return false;
    const scrim = makeBar({ x: 0, y: 0, width, height }, 0x080503, 0.78);
    scrim.eventMode = 'static';
    // The finger that opened it is still down; only a new tap closes it.
    scrim.on('pointertap', () => this.close());
    this.root.addChild(scrim);
    const cardWidth = about.card === undefined ? 0 : (zoom.height * CARD.width) / CARD.height;
    const words = this.#words({ ...told, rule }, about, view);
    const wide = cardWidth + (words === null ? 0 : words.width + (cardWidth > 0 ? 14 * unit : 0));
    let x = (width - wide) / 2;
    if (about.card !== undefined) {
      const face = new CardView(about.card, this.#context, cardWidth);
      face.position.set(x + cardWidth / 2, height / 2);
      face.eventMode = 'none';
      this.root.addChild(face);
      x += cardWidth + 14 * unit;
    }
    if (words !== null) {
      words.position.set(x, (height - words.height) / 2);
      this.root.addChild(words);
    }
    this.onChange();
    draw();
    return true;
  }

  /** Null if there is nothing to say. */
  #words({ title, text, rule }: { title: string; text: string; rule: string }, about: About, view: TableView): Container | null {
    const origin = this.#origin(about, view);
    if (title === '' && origin === null && rule === '') return null;
    const price = priceWords(view, about, this.#context);
    const { unit, height } = this.#context.layout;
    const width = 330 * unit;
    const pad = 16 * unit;
    const box = new Container();
    let y = pad;
    const put = (thing: Container): void => {
      thing.position.set(pad, y);
      y += thing.height + 7 * unit;
      box.addChild(thing);
    };
    const room = width - 2 * pad;
    if (title !== '') put(makeText(title, 'heading', { unit, size: 20, width: room }));
    if (text !== '')
      put(
        fitBox(
          makeText(text, 'body', { unit, size: 16, width: room }),
          room,
          height - y - (origin === null ? 110 : 170) * unit,
          unit,
        ),
      );
    if (price !== '') put(makeText(price, 'strong', { unit, size: 16, fill: PALETTE.ivory, width: room }));
    if (origin !== null) put(origin);
    if (rule !== '')
      put(
        makeButton(`${this.#context.app.panels.rules} ${rule}`, {
          unit,
          width: room,
          height: 44 * unit,
          icon: 'ui-rules',
          press: () => {
            this.close();
            this.#context.rules(rule);
          },
        }),
      );
    const ground = makePanel({ x: 0, y: 0, width, height: y + 6 * unit }, 'tooltip');
    box.addChildAt(ground, 0);
    box.hitArea = new Rectangle(0, 0, width, y);
    return box;
  }

  /** Names the mod of a card; its button makes the card blank. */
  #origin({ card }: About, view: TableView): Container | null {
    if (card === undefined) return null;
    const { unit } = this.#context.layout;
    const blank = (): void => {
      this.close();
      this.#blank(card);
    };
    return makeOrigin(this.#context, { card, isBlank: isBlank(view, card), width: 298 * unit, blank });
  }

  close(): void {
    if (!this.isOpen) return;
    for (const child of this.root.removeChildren()) child.destroy({ children: true });
    this.onChange();
    this.#context.draw();
  }

  destroy(): void {
    this.root.destroy({ children: true });
  }
}
