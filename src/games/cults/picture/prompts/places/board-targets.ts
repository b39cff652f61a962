import { Container, Sprite } from 'pixi.js';
import { PALETTE } from '../../../../../platform/config/palette';
import { TIMING } from '../../../../../platform/config/timing';
import { frame } from '../../../../../platform/shell/assets';
import { Motion } from '../../../../../platform/shell/motion';
import { explained } from '../../facts/explained';
import { makeIcon } from '../../../../../platform/ui/sprite';
import type { DropPlace } from '../choosing/drag';
import { boardTarget } from './target-places';
import { ghostOf } from './ghost';
import type { PromptContext } from '../prompt';
import type { Offer } from '../../../../../platform/prompts/staged-choice';
import { checkBadge, offerButton, type PointAt } from '../../../../../platform/prompts/tray/tile';

function sizeOf(place: string): number {
  if (/\/(guardian|action)$|field\/stack/.test(place)) return 96;
  if (/\/site/.test(place)) return 54;
  return /dominance/.test(place) ? 52 : /\/ritual\//.test(place) ? 74 : 84;
}

/** The shade, glow and rim under a target. */
export function targetLight({ chosen, spot }: Offer, size: number): Container {
  const halo = new Container();
  const shade = makeIcon('disc-shadow', size * 1.5);
  shade.setSize(size * 1.5);
  shade.alpha = 0.5;
  const light = makeIcon('halo', size * 1.42, chosen ? PALETTE.chosen : PALETTE.legal);
  // An empty field must stay visible under its glow.
  light.alpha = spot.on === 'board' && spot.place.includes('/field/') ? 0.4 : chosen ? 0.5 : 0.72;
  const rim = makeIcon('ring', size * 0.94, chosen ? PALETTE.chosen : 0xfff3c4);
  rim.alpha = 0.85;
  halo.addChild(shade, light, rim);
  return halo;
}

/** Legal targets on the board: a glow under each, a separate ring around the chosen one, and a button for each. */
export class BoardTargets {
  readonly root = new Container();
  readonly #halos: Container;
  readonly #motion = new Motion();
  readonly #context: PromptContext;
  readonly #pulsed = new Set<string>();
  readonly #leave: () => void;

  constructor(context: PromptContext) {
    this.#context = context;
    this.#halos = context.board.halos;
    this.#leave = context.board.along(this.root);
  }

  draw(offers: readonly Offer[], point: PointAt): void {
    this.#clear();
    for (const offer of offers) {
      if (offer.spot.on !== 'board') continue;
      const { x, y } = boardTarget(offer.spot.place, offer.options[0], this.#context);
      const size = sizeOf(offer.spot.place);
      this.#halo(offer, x, y, size);
      // On a phone the quarters are the buttons.
      if (this.#context.district === null) this.root.addChild(this.#button(offer, x, y, size, point));
    }
    this.#context.draw();
  }

  /** Darkens the ground under a target, so that the glow is visible on light fields too. */
  #halo(offer: Offer, x: number, y: number, size: number): void {
    const halo = targetLight(offer, size);
    halo.position.set(x, y);
    this.#halos.addChild(halo);
    if (offer.chosen) this.#mark(x, y, size);
    this.#pulse(offer.key, halo.children[1] as Sprite);
  }

  /** Marks the chosen target with a double ring and a check mark. */
  #mark(x: number, y: number, size: number): void {
    const mark = new Container({ eventMode: 'none' });
    mark.position.set(x, y);
    const badge = checkBadge(1);
    badge.position.set(size * 0.4, -size * 0.4);
    mark.addChild(makeIcon('ring', size * 1.04, PALETTE.chosen), badge);
    this.root.addChild(mark);
  }

  /** Pulses twice when a target first appears, then stays still (docs/look.md). */
  #pulse(key: string, halo: Sprite): void {
    const { speed, reducedMotion } = this.#context.settings.current;
    if (this.#pulsed.has(key) || reducedMotion || speed === 'instant') return;
    this.#pulsed.add(key);
    const full = halo.alpha;
    halo.alpha = full * 0.3;
    void this.#motion.to(halo, { alpha: full, repeat: 3, yoyo: true, ease: 'sine.inOut' }, TIMING.haloPulse / 2).then(() => {
      if (!halo.destroyed) halo.alpha = full;
    });
  }

  #button(offer: Offer, x: number, y: number, size: number, point: PointAt): Container {
    const target = new Container();
    const hit = new Sprite(frame('halo'));
    hit.anchor.set(0.5);
    hit.setSize(Math.max(44, size * 0.8));
    hit.alpha = 0.001;
    target.addChild(hit);
    target.position.set(x, y);
    offerButton(target, offer.key, point);
    // The target covers its piece, so it takes over the explanation.
    const { place } = offer.spot as { readonly place: string };
    explained(target, this.#context, () => this.#context.board.pieceAt(place)?.piece.about ?? null);
    this.#foreshadow(target, offer, place);
    return target;
  }

  /** While an empty field is hovered, shows the piece that would lie there. */
  #foreshadow(target: Container, offer: Offer, place: string): void {
    const show = (): void => {
      if (target.children.length > 1) return;
      const ghost = ghostOf(this.#context, offer, place);
      if (ghost === null) return;
      target.addChild(ghost);
      this.#context.draw();
    };
    const hide = (): void => {
      if (target.destroyed || target.children.length < 2) return;
      for (const ghost of target.removeChildren(1)) ghost.destroy({ children: true });
      this.#context.draw();
    };
    // A chosen one keeps its ghost.
    if (offer.chosen) return show();
    target.on('pointerenter', show).on('mouseover', show);
    target.on('pointerleave', hide).on('mouseout', hide);
  }

  /** The targets' places on the screen with generous radii, for dragging. */
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
    this.#leave();
    this.#clear();
    this.root.destroy({ children: true });
  }
}

/** The name of an offer: its option's, or the first of several. */
export function nameOf(offer: Offer, label: (option: Offer['options'][number]) => string): string {
  const names = [...new Set(offer.options.map(label))];
  return names.length > 3 ? `${names.slice(0, 3).join(' / ')} …` : names.join(' / ');
}
