import { Container, NineSliceSprite, type Text } from 'pixi.js';
import type { ExplainTopic } from '../../words';
import type { TableView } from '../../contract/view-types';
import { frame } from '../../../../platform/shell/assets';
import { shown } from '../../../../platform/ui/shown';
import { makeIcon } from '../../../../platform/ui/sprite';
import { makeText, setWords } from '../../../../platform/ui/text';
import type { CultsPart, TableContext } from '../context';
import { explained } from '../facts/explained';
import { phaseGroup, lookingSeat } from '../facts/facts';

interface Amount {
  readonly icon: Container;
  readonly number: Text;
  readonly of: (view: TableView) => number;
}

/** The most important facts in one line: round, phase, the viewer's tokens and piles (R2.2). */
export class StatusLine implements CultsPart {
  readonly root = new Container();
  readonly #context: TableContext;
  readonly #round: Text;
  readonly #phase: Text;
  readonly #gold: NineSliceSprite;
  readonly #amounts: readonly Amount[];

  constructor(context: TableContext) {
    this.#context = context;
    const { topLeft, unit } = context.layout;
    this.root.position.set(topLeft.x, topLeft.y);
    const middle = topLeft.height / 2;
    this.#round = makeText('', 'label', { unit, size: 15, anchor: [0, 0.5] });
    this.#round.position.set(4 * unit, middle);
    this.#gold = new NineSliceSprite({ texture: frame('button-primary'), width: 60 * unit, height: topLeft.height - 2 * unit });
    this.#gold.anchor.set(0);
    this.#gold.y = unit;
    this.#phase = makeText('', 'strong', { unit, size: 14, fill: 0x3a2a12, anchor: [0.5, 0.5] });
    this.#phase.y = middle;
    this.root.addChild(this.#round, this.#gold, this.#phase);
    explained(this.#round, context, { topic: 'rounds' });
    this.#amounts = [
      ...(['thug', 'initiate', 'freak'] as const).map((token) =>
        this.#amount(token, `token-${token}`, 23, (view) => view.tokens[lookingSeat(view)]?.[token] ?? 0),
      ),
      this.#amount('deck', 'ui-deck', 17, (view) => view.decks[lookingSeat(view)]?.count ?? 0),
      this.#amount('discard', 'ui-discard', 17, (view) => view.discards[lookingSeat(view)]?.length ?? 0),
    ];
  }

  #amount(topic: ExplainTopic, icon: string, size: number, of: Amount['of']): Amount {
    const { unit } = this.#context.layout;
    const picture = makeIcon(icon, size * unit);
    const number = makeText('', 'number', { unit, size: 16, anchor: [0, 0.5] });
    this.root.addChild(picture, shown(number, topic));
    explained(picture, this.#context, { topic });
    return { icon: picture, number, of };
  }

  show(view: TableView): void {
    const { app, layout } = this.#context;
    const { topLeft, unit } = layout;
    setWords(this.#round, `${app.panels.round} ${view.round}/${view.rounds}`);
    setWords(this.#phase, app.panels.phases[phaseGroup(view.phase)]);
    this.#gold.x = this.#round.x + this.#round.width + 8 * unit;
    this.#gold.width = this.#phase.width + 22 * unit;
    this.#phase.x = this.#gold.x + this.#gold.width / 2;
    // Laid out from the right, as wide as the numbers are.
    let right = topLeft.width - 4 * unit;
    for (const { icon, number, of } of [...this.#amounts].reverse()) {
      setWords(number, String(of(view)));
      right -= number.width;
      number.position.set(right, topLeft.height / 2);
      right -= 14 * unit;
      icon.position.set(right, topLeft.height / 2);
      right -= 18 * unit;
    }
  }

  destroy(): void {
    this.root.destroy({ children: true });
  }
}
