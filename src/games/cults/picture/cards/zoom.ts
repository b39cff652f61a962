import { Container, Rectangle } from 'pixi.js';
import { CARD } from '../config/card-layout';
import { PALETTE } from '../../../../platform/config/palette';
import { TIMING } from '../../../../platform/config/timing';
import type { TableView } from '../../contract/view-types';
import { Motion } from '../../../../platform/shell/motion';
import { citing } from '../../../../platform/ui/citing';
import { makePanel } from '../../../../platform/ui/panel';
import { fitWidth, makeText } from '../../../../platform/ui/text';
import { CardView, ruleOfKind } from './card-view';
import type { About, CultsPart, TableContext } from '../context';
import { isBlank, makeOrigin, originHeight } from './origin';
import { Delay } from '../delay';
import { ownHand } from '../facts/facts';
import { isOver, lookingAt, type Looking } from '../facts/looking';
import { DISTRICTS, STACKS } from '../../contract/ids';

/** The last hovered card, large, with its present price and the rule behind it. */
export class CardZoom implements CultsPart {
  readonly root = new Container();
  readonly #context: TableContext;
  readonly #motion = new Motion();
  readonly #delay = new Delay();
  #view: TableView | null = null;
  #about: About | null = null;
  #looking: Looking | null = null;
  #shown = '';
  #inside: Container | null = null;

  readonly #blank: (card: string) => void;

  /** `blank` is called with a mod's card that shall do nothing for the rest of the game. */
  constructor(context: TableContext, blank: (card: string) => void) {
    this.#context = context;
    this.#blank = blank;
    const { zoom } = context.layout;
    this.root.position.set(zoom.x + zoom.width / 2, zoom.y + zoom.height / 2);
    this.root.hitArea = new Rectangle(-zoom.width / 2, -zoom.height / 2, zoom.width, zoom.height);
  }

  /** Waits a moment, so that a passing pointer changes nothing. */
  point(about: About): void {
    if (about.card === undefined) return;
    this.#about = about;
    this.#delay.start(TIMING.zoomDelay, () => {
      if (this.#view !== null) this.show(this.#view, true);
    });
  }

  show(view: TableView, fresh = false): void {
    const looking = lookingAt(view, this.#looking);
    if (isOver(this.#looking, looking)) this.#about = null;
    this.#looking = looking;
    this.#view = view;
    const about = this.#about ?? asking(view) ?? first(view);
    const price = priceWords(view, about, this.#context);
    const isOff = about?.card !== undefined && isBlank(view, about.card);
    const key = about?.card === undefined ? '' : `${about.card}|${price}|${isOff}`;
    if (key === this.#shown) return;
    this.#shown = key;
    this.#motion.kill();
    this.#inside?.destroy({ children: true });
    this.#inside = null;
    if (about?.card !== undefined) this.#draw(about.card, { price, isOff, fresh });
    this.#context.draw();
  }

  #draw(card: string, { price, isOff, fresh }: { price: string; isOff: boolean; fresh: boolean }): void {
    const { layout, books, app, rules } = this.#context;
    const { zoom, unit } = layout;
    const origin = books.originOf(card) === null ? 0 : (originHeight(this.#context) + 6) * unit;
    const strip = origin + (price === '' ? 0 : 38 * unit);
    const width = Math.min(zoom.width, ((zoom.height - strip) * CARD.width) / CARD.height);
    const inside = new Container();
    const face = new CardView(card, this.#context, width);
    face.y = -zoom.height / 2 + face.faceHeight / 2;
    const { name, kind } = books.card(card);
    // Tab goes through what answers the question; the key R opens the rules, too.
    face.tabIndex = -1;
    inside.addChild(citing(face, `${app.panels.rules}: ${name}, ${ruleOfKind(kind)}`, rules));
    const below = face.y + face.faceHeight / 2 + 6 * unit;
    const from = makeOrigin(this.#context, { card, isBlank: isOff, width, blank: () => this.#blank(card) });
    if (from !== null) inside.addChild(from).position.set(-width / 2, below);
    if (price !== '') inside.addChild(this.#strip(price, width, below + origin));
    this.root.addChild(inside);
    this.#inside = inside;
    if (!fresh || this.#context.settings.current.reducedMotion) return;
    inside.alpha = 0;
    inside.scale.set(0.96);
    void this.#motion.to(inside, { alpha: 1 }, TIMING.zoom);
    void this.#motion.to(inside.scale, { x: 1, y: 1, ease: 'power2.out' }, TIMING.zoom);
  }

  #strip(price: string, width: number, y: number): Container {
    const { unit } = this.#context.layout;
    const root = new Container({ y });
    const words = makeText(price, 'strong', { unit, size: 16, fill: PALETTE.ivory, anchor: [0.5, 0.5] });
    fitWidth(words, width - 20 * unit).position.set(0, 16 * unit);
    root.addChild(makePanel({ x: -width / 2, y: 0, width, height: 32 * unit }, 'tooltip'), words);
    return root;
  }

  destroy(): void {
    this.#delay.stop();
    this.#motion.end();
    this.root.destroy({ children: true });
  }
}

/** Words such as "Cost 3 + 1 = 4 now · R8.5" for a card of a stack. */
export function priceWords(view: TableView, about: About | null, { app }: Pick<TableContext, 'app'>): string {
  if (about?.topic !== 'stack') return '';
  const kind = STACKS.find((one) => one === about.params?.['kind']);
  const district = DISTRICTS.find((one) => one === about.params?.['district']);
  if (kind === undefined || district === undefined) return '';
  const price = view.numbers.districts[district]?.prices[kind] ?? null;
  if (price === null) return '';
  const { base, investigators, other, now } = price;
  return `${app.panels.priceNow(base, investigators, other, now)} · R8.5`;
}

/** The card that asks the open decision, or null. */
const asking = ({ decision }: TableView): About | null =>
  decision?.source === undefined ? null : { topic: 'pileCard', card: decision.source };

/** The default card: the City card, else the first of the hand. */
function first(view: TableView): About | null {
  const card = view.city.active.at(-1) ?? ownHand(view)[0];
  return card === undefined ? null : { topic: 'handCard', card };
}
