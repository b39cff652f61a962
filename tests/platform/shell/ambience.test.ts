import { afterEach, describe, expect, it } from 'vitest';
import { Ambience, LASTS, type AmbienceLayer } from '../../../src/platform/shell/ambience';
import { isMoving, ManualClock } from '../../../src/platform/shell/manual-clock';
import { emberAt, fogAt, lightAt } from '../../../src/platform/ui/mist/drifting';

const clock = new ManualClock();
const FRAME = 1000 / 60;

/** A layer that can be hidden and destroyed. */
class TestLayer implements AmbienceLayer {
  visible = true;
  readonly parent: TestLayer | null;
  #ends: () => void = () => undefined;

  constructor(parent: TestLayer | null = null) {
    this.parent = parent;
  }

  once(_: 'destroyed', act: () => void): void {
    this.#ends = act;
  }

  destroy(): void {
    this.#ends();
  }
}

let frames = 0;
const times: number[] = [];
let ambience = new Ambience(() => undefined);

function begin(layer = new TestLayer()): TestLayer {
  frames = 0;
  times.length = 0;
  ambience = new Ambience(() => void frames++);
  ambience.isAllowed = () => true;
  ambience.join(layer, (seconds) => times.push(seconds));
  return layer;
}

/** Frames drawn while so many seconds pass. */
function pass(seconds: number, step = FRAME): number {
  const before = frames;
  for (let at = 0; at < seconds * 1000; at += step) clock.pass(step);
  return frames - before;
}

afterEach(() => ambience.rest());

describe('what drifts by itself', () => {
  it('lies still until the first input, drifts for twenty seconds after the last one, and then draws nothing', () => {
    begin();
    expect(pass(3)).toBe(0);
    ambience.wake();
    expect(pass(15)).toBeGreaterThan(200);
    ambience.wake();
    expect(pass(LASTS - 1)).toBeGreaterThan(200);
    pass(1.2);
    expect(pass(10)).toBe(0);
  });

  it('draws at most thirty frames a second, and does not count as motion', () => {
    begin();
    ambience.wake();
    expect(pass(5)).toBeLessThanOrEqual(150);
    expect(isMoving()).toBe(false);
  });

  it('never drifts where the player wants no motion, and stops when that changes', () => {
    begin();
    ambience.isAllowed = () => false;
    ambience.wake();
    expect(pass(3)).toBe(0);
    ambience.isAllowed = () => true;
    ambience.wake();
    expect(pass(1)).toBeGreaterThan(0);
    ambience.isAllowed = () => false;
    pass(0.1);
    expect(pass(3)).toBe(0);
  });

  it('gives up on a machine that is late with every frame, until there is another picture', () => {
    begin();
    ambience.wake();
    pass(4, 200);
    expect(pass(3, 200)).toBe(0);
    ambience.wake();
    expect(pass(3, 200)).toBe(0);
    ambience.join(new TestLayer(), () => undefined);
    ambience.wake();
    expect(pass(1)).toBeGreaterThan(0);
  });

  it('draws nothing for a hidden screen or one that is gone', () => {
    const screen = new TestLayer();
    const layer = begin(new TestLayer(screen));
    ambience.wake();
    screen.visible = false;
    expect(pass(1)).toBe(0);
    screen.visible = true;
    expect(pass(1)).toBeGreaterThan(0);
    layer.destroy();
    expect(pass(1)).toBe(0);
  });

  it('goes on where it stopped, without a jump', () => {
    begin();
    ambience.wake();
    pass(LASTS + 2);
    ambience.wake();
    pass(LASTS + 2);
    const steps = times.slice(1).map((time, at) => time - times[at]!);
    expect(Math.min(...steps)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...steps)).toBeLessThan(0.05);
  });
});

describe('the ways of embers, fog and lamps', () => {
  it('have no jump that can be seen, and stay in their room', () => {
    const jumps: string[] = [];
    for (const way of [emberAt, fogAt])
      for (let i = 0; i < 12; i++)
        for (let at = 0; at < 200; at += 0.1) {
          const [before, after] = [way(i, at), way(i, at + 0.1)];
          const far = Math.abs(after.x - before.x) + Math.abs(after.y - before.y);
          const isSmooth = far < 0.03 || Math.max(before.alpha, after.alpha) < 0.1;
          if (!isSmooth || before.alpha < -0.001 || before.alpha > 1) jumps.push(`${way.name} ${i} at ${at.toFixed(1)}`);
        }
    expect(jumps).toEqual([]);
  });

  it('keep lamps alight', () => {
    for (let at = 0; at < 100; at += 0.1) {
      expect(lightAt(1, at)).toBeGreaterThan(0.4);
      expect(lightAt(1, at)).toBeLessThanOrEqual(1);
    }
  });
});
