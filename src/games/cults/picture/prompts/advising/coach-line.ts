import { Container } from 'pixi.js';
import { PALETTE } from '../../../../../platform/config/palette';
import { playSound } from '../../../../../platform/shell/audio';
import { makePanel } from '../../../../../platform/ui/panel';
import { makeIcon } from '../../../../../platform/ui/sprite';
import { fitBox, makeText } from '../../../../../platform/ui/text';
import { pictureOf } from '../../kinds';
import { reasonFor, suggestionOf } from '../sentences';
import { coachPlace } from '../places/chip-place';
import type { PromptContext } from '../prompt';

/** The coach's suggestion with its reason; a click takes it. */
export class CoachLine {
  readonly root = new Container();

  constructor(context: PromptContext, take: (suggested: readonly string[]) => void) {
    const { settings, decision, layout, view } = context;
    const reason = reasonFor(decision, view);
    // Do not suggest without a reason.
    if (!settings.current.coach || reason === 'other') return;
    const { unit } = layout;
    const inFight = view.fight !== null || pictureOf(decision).opensFight === true;
    const place = coachPlace(layout, inFight);
    const words = context.app.coach.advice(suggestionOf(context), context.app.coach.reasons[reason]);
    const icon = makeIcon('ui-coach', 22 * unit, PALETTE.brassLight);
    icon.position.set(place.x + 18 * unit, place.y + place.height / 2);
    const text = makeText(words, 'small', {
      unit,
      size: 14.5,
      fill: PALETTE.ivory,
      width: place.width - 46 * unit,
      anchor: [0, 0.5],
    });
    text.position.set(place.x + 36 * unit, place.y + place.height / 2);
    const room = place.height - 4 * unit;
    fitBox(text, place.width - 46 * unit, room, unit);
    this.root.addChild(makePanel(place, 'chip'), icon, text);
    this.root.eventMode = 'static';
    this.root.cursor = 'pointer';
    this.root.accessible = true;
    this.root.accessibleTitle = words;
    this.root.on('pointertap', () => {
      playSound('button');
      take(decision.suggest);
    });
  }

  destroy(): void {
    this.root.destroy({ children: true });
  }
}
