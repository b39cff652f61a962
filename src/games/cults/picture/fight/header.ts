import { Container, Graphics, type Text } from 'pixi.js';
import { PALETTE } from '../../../../platform/config/palette';
import type { TableContext } from '../context';
import { FIGHT_STAGES, type FightFacts, type FightStage } from '../facts/fight';
import { makeIcon } from '../../../../platform/ui/sprite';
import { fitWidth, makeText, setWords } from '../../../../platform/ui/text';

/** Whose Plan it is, the district, and the stage of the Confrontation. */
export class FightHeader {
  readonly root = new Container();
  readonly #context: TableContext;
  readonly #plan: Text;
  readonly #title: Text;
  readonly #chips = new Container();
  #stage: FightStage | null = null;

  constructor(context: TableContext) {
    this.#context = context;
    const { unit, width } = context.layout;
    this.#plan = makeText('', 'label', { unit, size: 16, anchor: [0.5, 0.5] });
    this.#plan.position.set(width / 2, 24 * unit);
    this.#title = makeText('', 'title', { unit, size: 44, fill: 0xffe6a8, anchor: [0.5, 0.5] });
    this.#title.position.set(width / 2, 61 * unit);
    this.#chips.position.set(width / 2, 112 * unit);
    if (context.layout.shape === 'phone') this.#short();
    // A narrower screen has the table's buttons over the title, not beside it.
    if (context.layout.shape === 'classic') this.root.y = 38 * unit;
    this.root.addChild(this.#plan, this.#title, this.#chips);
  }

  /** Two lines at the left; the buttons stand at the right. */
  #short(): void {
    const { unit } = this.#context.layout;
    this.#plan.visible = false;
    this.#title.style.fontSize = 25 * unit;
    this.#title.anchor.set(0, 0.5);
    this.#title.position.set(14 * unit, 21 * unit);
    this.#chips.position.set(14 * unit, 55 * unit);
  }

  draw({ plan, district, stage }: FightFacts): void {
    const { app, books, layout } = this.#context;
    setWords(this.#plan, app.stage.planOf(books.cult(plan).name));
    if (setWords(this.#title, app.stage.fightTitle(books.words.district(district)))) {
      this.#title.scale.set(1);
      fitWidth(this.#title, layout.width * (layout.shape === 'wide' ? 0.37 : 0.6));
    }
    if (stage === this.#stage) return;
    this.#stage = stage;
    for (const child of this.#chips.removeChildren()) child.destroy({ children: true });
    this.#drawChips(FIGHT_STAGES.indexOf(stage));
  }

  #drawChips(now: number): void {
    const { unit } = this.#context.layout;
    const chips = FIGHT_STAGES.map((stage, at) => this.#chip(stage, at, now));
    const gap = (this.#title.anchor.x === 0 ? 22 : 34) * unit;
    const width = chips.reduce((sum, chip) => sum + chip.width, gap * (chips.length - 1));
    // Left-aligned if the title is.
    let x = this.#title.anchor.x === 0 ? 0 : -width / 2;
    chips.forEach((chip, at) => {
      // Measure the chip before adding children to it.
      const own = chip.width;
      chip.x = x + own / 2;
      this.#chips.addChild(chip);
      x += own + gap;
      if (at === chips.length - 1) return;
      const line = new Graphics().rect(x - gap * 0.78, -1 * unit, gap * 0.56, 2 * unit).fill({ color: PALETTE.border });
      this.#chips.addChild(line);
    });
  }

  #chip(stage: FightStage, at: number, now: number): Container {
    const { unit } = this.#context.layout;
    const current = at === now;
    const done = at < now;
    const chip = new Container();
    const words = makeText(this.#context.app.stage.stages[stage], 'strong', {
      unit,
      size: current ? 17 : 15,
      fill: current ? PALETTE.ink : done ? PALETTE.secondary : PALETTE.ivory,
      anchor: [0.5, 0.5],
    });
    const height = (current ? 34 : 28) * unit;
    const width = words.width + (done ? 50 : 32) * unit;
    const pill = new Graphics()
      .roundRect(-width / 2, -height / 2, width, height, height / 2)
      .fill({ color: current ? PALETTE.brassLight : 0x130d09, alpha: current ? 1 : 0.8 })
      .stroke({ color: current ? 0xfff2cf : PALETTE.border, width: 1.5 * unit });
    chip.addChild(pill, words);
    if (done) {
      const check = makeIcon('ui-check', 14 * unit, PALETTE.secondary);
      check.x = -width / 2 + 20 * unit;
      words.x = 10 * unit;
      chip.addChild(check);
    }
    return chip;
  }
}
