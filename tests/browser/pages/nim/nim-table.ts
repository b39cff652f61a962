import { Container, Graphics } from 'pixi.js';
import type { GameEvent, Passage } from '../../../../src/kernel';
import { areaOf, layoutFor, type Layout } from '../../../../src/platform/config/layout';
import { PALETTE } from '../../../../src/platform/config/palette';
import type { Reading } from '../../../../src/platform/session/game';
import { walkFocus } from '../../../../src/platform/shell/input/focus';
import { Motion } from '../../../../src/platform/shell/motion';
import { Director, type Beat } from '../../../../src/platform/stage/director';
import type { MovingPart } from '../../../../src/platform/stage/part';
import type { TableOptions, TablePicture } from '../../../../src/platform/stage/table-picture';
import { makeBackdrop } from '../../../../src/platform/ui/backdrop';
import { makeButton } from '../../../../src/platform/ui/controls/button';
import type { NimView } from '../../../toys/nim';
import { NIM_WORDS } from './nim-words';

/** The stones: one disc each; those that are taken fade away. */
class Heap implements MovingPart<NimView> {
  readonly root = new Container();
  readonly #layout: Layout;
  readonly #motion = new Motion();
  pace = 1;

  constructor(layout: Layout) {
    this.#layout = layout;
  }

  show({ heap }: NimView): void {
    this.#motion.kill();
    for (const stone of this.root.removeChildren()) stone.destroy();
    const { x, y, width } = areaOf(this.#layout, [0.2, 0.8, 0.3, 0.5]);
    const { unit } = this.#layout;
    for (let i = 0; i < heap; i++)
      this.root.addChild(new Graphics({ x: x + (width * (i + 0.5)) / heap, y }).circle(0, 0, 24 * unit).fill(PALETTE.parchment));
  }

  async move(view: NimView): Promise<void> {
    const taken = this.root.children.slice(view.heap);
    await Promise.all(taken.map((stone) => this.#motion.to(stone, { alpha: 0 }, 300 * this.pace)));
    if (!this.root.destroyed) this.show(view);
  }

  finish(): void {
    this.#motion.finish();
  }

  destroy(): void {
    this.#motion.kill();
    this.root.destroy({ children: true });
  }
}

/** One beat for each event, and one for the exact view at the end. */
function beatsOf(before: NimView, { events, view }: Passage<NimView>): readonly Beat<NimView>[] {
  let now: NimView = { ...before, decision: null, waiting: null };
  const beats = events.map((event: GameEvent): Beat<NimView> => {
    const last = now;
    if (event.type === 'stonesTaken') now = { ...now, heap: Number(event['left']) };
    return { event, before: last, view: now };
  });
  return [...beats, { event: null, before: now, view }];
}

/** The table of Nim: a heap, and a button for each number of stones. */
export class NimTable implements TablePicture<NimView> {
  readonly root = new Container();
  readonly front = new Container();
  readonly corner: { readonly x: number; readonly y: number };
  readonly #options: TableOptions<NimView, Reading>;
  readonly #layout: Layout;
  readonly #heap: Heap;
  readonly #buttons = new Container();
  readonly #director: Director<NimView, Passage<NimView>, Beat<NimView>>;

  constructor(options: TableOptions<NimView, Reading>) {
    const { width, height, log, settings } = options;
    this.#options = options;
    this.#layout = layoutFor(width, height);
    this.corner = { x: width, y: 0 };
    this.#heap = new Heap(this.#layout);
    this.root.addChild(makeBackdrop('table', width, height), this.#heap.root, this.#buttons, this.front);
    this.#director = new Director<NimView, Passage<NimView>, Beat<NimView>>({
      board: this.#heap,
      parts: [],
      performers: [log],
      beatsOf,
      settings,
    });
    this.#director.onPassage = (view) => options.onPassage(view);
  }

  get isAsking(): boolean {
    return this.#buttons.children.length > 0;
  }

  show(view: NimView): void {
    this.#heap.show(view);
    this.#options.page.frames.request();
  }

  ask({ decision, heap, outcome }: NimView): void {
    this.hush();
    const { submit, undo, result, menu } = bound(this.#options);
    const words = NIM_WORDS[this.#options.lang];
    const takes = (decision?.options ?? []).map(
      ({ id, stones }) => [words.take(Number(stones), heap), () => submit([id])] as const,
    );
    const entries = [
      ...takes,
      ...(decision === null ? [] : [[words.undo, undo] as const]),
      ...(outcome === null ? [] : [[words.result, result] as const]),
      ['☰', menu] as const,
    ];
    const { unit, width, height } = this.#layout;
    entries.forEach(([label, press], i) => {
      const button = makeButton(label, { unit, width: 200 * unit, height: 50 * unit, primary: i === 0, press });
      button.position.set(width / 2 + (i - entries.length / 2) * 210 * unit, height * 0.8);
      this.#buttons.addChild(button);
    });
    this.#options.page.frames.renew();
  }

  hush(): void {
    for (const button of this.#buttons.removeChildren()) button.destroy({ children: true });
  }

  play(from: NimView, passages: AsyncIterable<Passage<NimView>>): Promise<void> {
    return this.#director.play(from, passages);
  }

  skip(): void {
    this.#director.skip();
  }

  proceed(): boolean {
    return this.#director.proceed();
  }

  key(event: KeyboardEvent): boolean {
    return walkFocus(event);
  }

  cover(): void {
    // Nothing sticks out.
  }

  destroy(): void {
    this.#director.stop();
    this.#heap.destroy();
    this.root.destroy({ children: true });
  }
}

const bound = (options: TableOptions<NimView, Reading>) => ({
  submit: (answer: readonly string[]) => options.submit(answer),
  undo: () => options.undo(),
  result: () => options.result(),
  menu: () => options.menu(),
});
