import { Container, Rectangle, type NineSliceSprite, type Text } from 'pixi.js';
import { PALETTE } from '../../../../platform/config/palette';
import type { ExplainTopic, PhaseGroup } from '../../words';
import type { TableView } from '../../contract/view-types';
import { makePanel, makeSlice } from '../../../../platform/ui/panel';
import { shown } from '../../../../platform/ui/shown';
import { makeIcon } from '../../../../platform/ui/sprite';
import { fitWidth, makeText } from '../../../../platform/ui/text';
import type { CultsPart, TableContext } from '../context';
import { explained } from '../facts/explained';
import { phaseGroup } from '../facts/facts';

const PHASES = [
  ['city', 'phaseCity'],
  ['cult', 'phaseCult'],
  ['planning', 'phasePlanning'],
  ['action', 'phaseAction'],
  ['hiding', 'phaseHiding'],
] as const satisfies readonly (readonly [PhaseGroup, ExplainTopic])[];

/** The round track and the phases; the present ones are gold. */
export class TopBar implements CultsPart {
  readonly root = new Container();
  readonly #context: TableContext;
  readonly #track = new Container();
  readonly #phases = new Map<PhaseGroup, { readonly gold: NineSliceSprite; readonly words: Text }>();
  #rounds = '';
  #about: { round: number; rounds: number } = { round: 1, rounds: 6 };
  #room = 0;

  constructor(context: TableContext) {
    this.#context = context;
    const { topLeft, unit } = context.layout;
    this.root.position.set(topLeft.x, topLeft.y);
    const word = makeText(context.app.panels.round, 'label', { unit, size: 15, anchor: [0, 0.5] });
    word.position.set(12 * unit, topLeft.height / 2);
    this.#track.x = word.x + word.width + 8 * unit;
    this.root.addChild(makePanel({ x: 0, y: 0, width: topLeft.width, height: topLeft.height }), word, this.#track);
    explained(this.#track, context, () => ({ topic: 'rounds', params: this.#about }));
    this.#room = topLeft.width - this.#phasesWidth();
  }

  /** The phases stand at the right end, as wide as their words. */
  #phasesWidth(): number {
    const { topLeft, unit } = this.#context.layout;
    const pad = 10 * unit;
    const made = PHASES.map(([group, topic]) => ({ group, topic, words: this.#words(this.#context.app.panels.phases[group]) }));
    const most = topLeft.width - this.#track.x - 6 * 26 * unit - 8 * unit;
    const wanted = made.reduce((sum, { words }) => sum + words.width + 2 * pad, 0);
    const part = Math.min(1, most / wanted);
    let x = topLeft.width - Math.min(wanted, most) - 6 * unit;
    for (const { group, topic, words } of made) {
      const width = (words.width + 2 * pad) * part;
      this.#phase(group, topic, words, x, width);
      x += width;
    }
    return Math.min(wanted, most) + 12 * unit;
  }

  #words(text: string): Text {
    return makeText(text, 'strong', { unit: this.#context.layout.unit, size: 15.5, anchor: [0.5, 0.5] });
  }

  #phase(group: PhaseGroup, topic: ExplainTopic, words: Text, x: number, width: number): void {
    const { topLeft, unit } = this.#context.layout;
    const height = topLeft.height - 14 * unit;
    const box = new Container({ x, y: 7 * unit, hitArea: new Rectangle(0, 0, width, height) });
    const gold = makeSlice('button-primary', width, height);
    gold.anchor.set(0);
    fitWidth(words, width - 8 * unit).position.set(width / 2, height / 2);
    box.addChild(shown(gold, 'phase', group), words);
    explained(box, this.#context, { topic });
    this.root.addChild(box);
    this.#phases.set(group, { gold, words });
  }

  show(view: TableView): void {
    this.#showRounds(view.round, view.rounds);
    const now = phaseGroup(view.phase);
    for (const [group, { gold, words }] of this.#phases) {
      gold.visible = group === now;
      words.tint = group === now ? 0x3a2a12 : 0xcdbb93;
    }
  }

  #showRounds(round: number, rounds: number): void {
    const key = `${round}/${rounds}`;
    if (key === this.#rounds) return;
    this.#rounds = key;
    this.#about = { round, rounds };
    for (const child of this.#track.removeChildren()) child.destroy({ children: true });
    const { topLeft, unit } = this.#context.layout;
    const step = Math.min(33 * unit, (this.#room - this.#track.x) / rounds);
    const size = Math.min(29 * unit, step * 0.96);
    for (let number = 1; number <= rounds; number++) {
      const at = { x: (number - 0.5) * step, y: topLeft.height / 2 };
      const here = number === round;
      const ring = makeIcon('ring', size, here ? PALETTE.brassLight : PALETTE.border);
      ring.position.copyFrom(at);
      if (here) {
        const disc = makeIcon('disc', size * 1.04, PALETTE.brass);
        disc.position.set(at.x, at.y + size * 0.03);
        this.#track.addChild(shown(disc, 'round', number));
      }
      const fill = here ? PALETTE.ink : number < round ? 0xa08c63 : PALETTE.secondary;
      const words = makeText(String(number), 'number', { unit, size: 16, fill, anchor: [0.5, 0.5] });
      words.position.set(at.x, at.y - (here ? size * 0.03 : 0));
      if (!here) this.#track.addChild(ring);
      this.#track.addChild(words);
    }
  }

  destroy(): void {
    this.root.destroy({ children: true });
  }
}
