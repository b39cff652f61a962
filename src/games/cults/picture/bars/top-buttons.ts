import { Container } from 'pixi.js';
import { SPEEDS, type Speed } from '../../../../platform/config/timing';
import { PALETTE } from '../../../../platform/config/palette';
import { rename } from '../../../../platform/shell/input/focus';
import { makeButton } from '../../../../platform/ui/controls/button';
import { makePanel, makeSlice } from '../../../../platform/ui/panel';
import { makeBar, makeIcon } from '../../../../platform/ui/sprite';
import { fitWidth, makeText } from '../../../../platform/ui/text';
import type { CultsPart, TableContext } from '../context';
import { pressable } from '../facts/explained';

export interface TopActions {
  readonly log: () => void;
  readonly rules: () => void;
  readonly menu: () => void;
}

const SIGNS: Readonly<Record<Speed, string>> = { slow: '½×', normal: '1×', fast: '2×', instant: '' };

/** The speed buttons and those for menu, rules and log, at the top right. */
export class TopButtons implements CultsPart {
  readonly root = new Container();
  readonly #context: TableContext;
  readonly #marks = new Map<Speed, { readonly box: Container; readonly gold: Container; readonly sign: Container }>();
  readonly #unlisten: () => void;

  constructor(context: TableContext, actions: TopActions) {
    this.#context = context;
    const { topRight, unit } = context.layout;
    const { panels } = context.app;
    this.root.position.set(topRight.x, topRight.y);
    this.root.addChild(makePanel({ x: 0, y: 0, width: topRight.width, height: topRight.height }));
    const left = this.#speed();
    const names: readonly (readonly [string, string, () => void])[] = [
      [panels.log, 'ui-log', actions.log],
      [panels.rules, 'ui-rules', actions.rules],
      [panels.menu, 'ui-menu', actions.menu],
    ];
    const gap = 4 * unit;
    const letters = names.reduce((sum, [words]) => sum + words.length, 0);
    const room = topRight.width - left - 6 * unit - names.length * (gap + 46 * unit);
    let x = left;
    for (const [words, icon, press] of names) {
      const width = 46 * unit + (room * words.length) / letters;
      const button = makeButton(words, { unit, width, height: topRight.height - 10 * unit, icon, press });
      button.position.set(x, 5 * unit);
      this.root.addChild(button);
      x += width + gap;
    }
    this.#unlisten = context.settings.listen(() => this.#mark());
    this.#mark();
  }

  /** Draws the speed buttons; returns the x at which the rest may begin. */
  #speed(): number {
    const { topRight, unit } = this.#context.layout;
    const { panels } = this.#context.app;
    const word = makeText(panels.speed, 'label', { unit, size: 15, anchor: [0, 0.5] });
    fitWidth(word, 50 * unit).position.set(12 * unit, topRight.height / 2);
    this.root.addChild(word);
    const height = topRight.height - 14 * unit;
    const width = 29 * unit;
    let x = word.x + word.width + 8 * unit;
    this.root.addChild(makePanel({ x, y: 7 * unit, width: width * SPEEDS.length, height }, 'tray'));
    for (const speed of SPEEDS) {
      this.root.addChild(this.#step(speed, x, width, height));
      x += width;
    }
    this.root.addChild(
      makeBar({ x: x + 8 * unit, y: 10 * unit, width: unit, height: topRight.height - 20 * unit }, PALETTE.border),
    );
    return x + 14 * unit;
  }

  #step(speed: Speed, x: number, width: number, height: number): Container {
    const { unit } = this.#context.layout;
    const { panels } = this.#context.app;
    const box = new Container({ x, y: 7 * unit });
    const gold = makeSlice('button-primary', width, height);
    gold.anchor.set(0);
    const sign =
      speed === 'instant'
        ? makeIcon('ui-skip', 16 * unit)
        : makeText(SIGNS[speed], 'strong', { unit, size: 15, fill: 0xffffff, anchor: [0.5, 0.5] });
    sign.position.set(width / 2, height / 2);
    box.addChild(gold, sign);
    pressable(box, `${panels.speed}: ${panels.speeds[speed]}`, () => this.#context.settings.change({ speed }));
    this.#marks.set(speed, { box, gold, sign });
    return box;
  }

  #mark(): void {
    const { speed } = this.#context.settings.current;
    for (const [one, { box, gold, sign }] of this.#marks) {
      // Alpha rather than visibility: an invisible box would lose its hit area.
      gold.alpha = one === speed ? 1 : 0;
      sign.tint = one === speed ? PALETTE.ink : PALETTE.secondary;
      const { panels } = this.#context.app;
      rename(box, `${panels.speed}: ${panels.speeds[one]}${one === speed ? ' ✓' : ''}`);
    }
    this.#context.draw();
  }

  show(): void {
    // Nothing here depends on the game.
  }

  destroy(): void {
    this.#unlisten();
    this.root.destroy({ children: true });
  }
}
