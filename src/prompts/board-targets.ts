import { Container, Sprite } from 'pixi.js';
import { DOMINANCE_FIELDS, fieldPlace, SITE_FIELDS, type Point, type Quadrant } from '../config/board-layout';
import { PALETTE } from '../config/palette';
import { TIMING } from '../config/timing';
import { frame } from '../shell/assets';
import { Motion } from '../shell/motion';
import { cultsOf } from '../table/pieces';
import { explained } from '../table/explained';
import type { DropPlace } from './drag';
import type { PromptContext } from './prompt';
import type { Offer } from './staged-choice';

/** Where on the board a place is: a piece's, or that of an empty field. */
function pointOf(place: string, { board, view, decision, books }: PromptContext, offer: Offer): Point {
  const [district, kind, what, index] = place.split('/') as [Quadrant, string, string, string | undefined];
  if (kind !== 'field') {
    const piece = board.pieceAt(place);
    return piece === undefined ? fieldPlace(district, 'plan') : { x: piece.piece.x, y: piece.piece.y };
  }
  switch (what) {
    case 'site':
      return fieldPlace(district, SITE_FIELDS[cultsOf(view).indexOf(decision.seat)] ?? 'site1');
    case 'dominance':
      return fieldPlace(district, DOMINANCE_FIELDS[Number(index)] ?? 'dominance1');
    case 'stack': {
      const card = offer.options[0]?.['card'];
      return fieldPlace(district, typeof card === 'string' && books.card(card).kind === 'action' ? 'action' : 'guardian');
    }
    default:
      return fieldPlace(district, 'plan');
  }
}

const sizeOf = (place: string): number =>
  /\/(guardian|action)$|field\/stack/.test(place) ? 108 : /dominance/.test(place) ? 58 : 84;

/** The legal targets on the board: a glow under each, a ring of its own around the chosen one, and a button for every hand. */
export class BoardTargets {
  readonly root = new Container();
  readonly #halos: Container;
  readonly #motion = new Motion();
  readonly #context: PromptContext;
  readonly #pulsed = new Set<string>();

  constructor(context: PromptContext) {
    this.#context = context;
    this.#halos = context.board.halos;
    this.root.position.copyFrom(context.board.root.position);
    this.root.scale.copyFrom(context.board.root.scale);
  }

  draw(offers: readonly Offer[], point: (key: string, twice: boolean) => void): void {
    this.#clear();
    for (const offer of offers) {
      if (offer.spot.on !== 'board') continue;
      const { x, y } = pointOf(offer.spot.place, this.#context, offer);
      const size = sizeOf(offer.spot.place);
      this.#halo(offer, x, y, size);
      this.root.addChild(this.#button(offer, x, y, size, point));
    }
    this.#context.draw();
  }

  #halo(offer: Offer, x: number, y: number, size: number): void {
    const halo = new Sprite(frame('halo'));
    halo.anchor.set(0.5);
    halo.position.set(x, y);
    halo.setSize(size * 1.25);
    halo.tint = offer.chosen ? PALETTE.chosen : PALETTE.legal;
    halo.blendMode = 'add';
    this.#halos.addChild(halo);
    if (offer.chosen) {
      const ring = new Sprite(frame('ring'));
      ring.anchor.set(0.5);
      ring.position.set(x, y);
      ring.setSize(size);
      ring.tint = PALETTE.chosen;
      this.root.addChild(ring);
    }
    this.#pulse(offer.key, halo);
  }

  /** Two pulses when a target first comes up, then it is still (look.md). */
  #pulse(key: string, halo: Sprite): void {
    const { speed, reducedMotion } = this.#context.settings.current;
    if (this.#pulsed.has(key) || reducedMotion || speed === 'instant') return;
    this.#pulsed.add(key);
    halo.alpha = 0.35;
    void this.#motion.to(halo, { alpha: 1, repeat: 3, yoyo: true, ease: 'sine.inOut' }, TIMING.haloPulse / 2).then(() => {
      if (!halo.destroyed) halo.alpha = 1;
    });
  }

  #button(offer: Offer, x: number, y: number, size: number, point: (key: string, twice: boolean) => void): Container {
    const { books, decision } = this.#context;
    const target = new Container();
    const hit = new Sprite(frame('halo'));
    hit.anchor.set(0.5);
    hit.setSize(size * 0.8);
    hit.alpha = 0.001;
    target.addChild(hit);
    target.position.set(x, y);
    target.label = `offer:${offer.key}`;
    target.eventMode = 'static';
    target.cursor = 'pointer';
    target.accessible = true;
    target.accessibleTitle = nameOf(offer, (option) => books.words.label(decision.kind, option));
    // The target lies over the piece, so it explains it.
    const { place } = offer.spot as { readonly place: string };
    explained(target, this.#context, () => this.#context.board.pieceAt(place)?.piece.about ?? null);
    let last = 0;
    target.on('pointertap', ({ timeStamp }) => {
      point(offer.key, timeStamp - last < 350);
      last = timeStamp;
    });
    return target;
  }

  /** Where on the screen the targets are, generously: for what is dragged. */
  places(): DropPlace[] {
    const scale = this.root.scale.x;
    return this.root.children
      .filter(({ label }) => typeof label === 'string' && label.startsWith('offer:'))
      .map((child) => {
        const { x, y } = child.getGlobalPosition();
        return { key: child.label.slice('offer:'.length), x, y, radius: 75 * scale };
      });
  }

  #clear(): void {
    this.#motion.kill();
    for (const child of [...this.#halos.removeChildren(), ...this.root.removeChildren()]) child.destroy({ children: true });
  }

  destroy(): void {
    this.#clear();
    this.root.destroy({ children: true });
  }
}

/** What a screen reader says of a target: the option, or the first of the options behind it. */
export function nameOf(offer: Offer, label: (option: Offer['options'][number]) => string): string {
  const names = [...new Set(offer.options.map(label))];
  return names.length > 3 ? `${names.slice(0, 3).join(' / ')} …` : names.join(' / ');
}
