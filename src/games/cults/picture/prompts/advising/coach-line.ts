import { Container, type Text } from 'pixi.js';
import type { Advice } from '../../../../../kernel';
import type { Rect } from '../../../../../platform/config/layout';
import { PALETTE } from '../../../../../platform/config/palette';
import { playSound } from '../../../../../platform/shell/audio';
import { makePanel } from '../../../../../platform/ui/panel';
import { makeIcon } from '../../../../../platform/ui/sprite';
import { cutHeight, makeText, setWords, shrinkInto } from '../../../../../platform/ui/text';
import { pictureOf } from '../../kinds';
import { suggestionOf } from '../sentences';
import { coachPlaces } from '../places/chip-place';
import type { PromptContext } from '../prompt';

/** The coach is asked when nothing else happens: the question comes first, and many players answer at once. Milliseconds. */
const SOON = 250;

/**
 * The line of advice beside the prompt. The coach is asked when the question is on the screen, and says something once it has
 * thought; another adviser speaks when the player asks. A click takes the advice.
 */
export class CoachLine {
  readonly root = new Container();
  readonly #context: PromptContext;
  readonly #take: (answer: readonly string[]) => void;
  /** True once the player has asked: then the coach is silent. */
  #isAsked = false;
  readonly #soon: ReturnType<typeof setTimeout> | undefined;

  constructor(context: PromptContext, take: (answer: readonly string[]) => void) {
    this.#context = context;
    this.#take = take;
    if (context.settings.current.coach && !context.isGuided) this.#soon = setTimeout(() => void this.#coach(), SOON);
  }

  async #coach(): Promise<void> {
    const advice = await this.#context.advise('coach');
    if (advice === null || advice.answer === null || this.#isAsked) return;
    this.#say(advice);
  }

  /** Asks the strongest adviser; marks its answer, and says why. */
  async ask(): Promise<void> {
    this.#isAsked = true;
    clearTimeout(this.#soon);
    const advice = await this.#context.advise('hint');
    if (this.root.destroyed) return;
    if (advice === null || advice.answer === null) return this.#show(this.#context.app.coach.noAdvice, null);
    this.#take(advice.answer);
    this.#say(advice);
  }

  #say({ who, answer, reasons }: Advice): void {
    if (this.root.destroyed || answer === null) return;
    const context = this.#context;
    const { coach } = context.app;
    const what = suggestionOf(context, answer);
    const said = (some: Advice['reasons']): string => {
      const why = context.books.words.because(some, context.decision.kind);
      return who === 'coach' ? coach.advice(what, why) : coach.hint(what, why);
    };
    this.#show(said(reasons), answer, said(reasons.slice(0, 1)));
  }

  /** Shows the words, or the shorter ones where there is too little room for them. */
  #show(words: string, answer: readonly string[] | null, shorter = words): void {
    const { decision, layout, view, draw, whisper } = this.#context;
    // Screen readers hear what the player has asked for; the coach's line waits until they come to it.
    if (this.#isAsked) whisper(words);
    for (const child of this.root.removeChildren()) child.destroy({ children: true });
    const { unit } = layout;
    const inFight = view.fight !== null || pictureOf(decision).opensFight === true;
    const text = makeText(words, 'small', { unit, size: 14.5, fill: PALETTE.ivory, width: 1, anchor: [0, 0.5] });
    const place = roomFor(text, [words, shorter], coachPlaces(layout, inFight), unit);
    const line = new Container();
    const icon = makeIcon('ui-coach', 22 * unit, PALETTE.brassLight);
    icon.position.set(place.x + 18 * unit, place.y + place.height / 2);
    text.position.set(place.x + 36 * unit, place.y + place.height / 2);
    line.addChild(makePanel(place, 'chip'), icon, text);
    line.label = 'advice';
    line.accessible = true;
    line.accessibleTitle = words;
    if (answer !== null) {
      line.eventMode = 'static';
      line.cursor = 'pointer';
      line.on('pointertap', () => {
        playSound('button');
        this.#take(answer);
      });
    }
    this.root.addChild(line);
    draw();
  }

  destroy(): void {
    clearTimeout(this.#soon);
    this.root.destroy({ children: true });
  }
}

/**
 * The first place in which the words fit in readable letters, else the first in which the shorter words do. Those that are too long
 * for the largest place are cut there; screen readers hear them all.
 */
function roomFor(text: Text, wordings: readonly string[], places: readonly Rect[], unit: number): Rect {
  const [indent, edge] = [46 * unit, 4 * unit];
  const fits = (place: Rect): boolean => shrinkInto(text, 14.5, place.width - indent, place.height - edge, unit);
  for (const words of wordings) {
    setWords(text, words);
    const place = places.find(fits);
    if (place !== undefined) return place;
  }
  const largest = places.at(-1)!;
  cutHeight(text, largest.height - edge);
  return largest;
}
