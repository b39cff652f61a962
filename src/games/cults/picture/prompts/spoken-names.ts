import { numbered } from '../../../../platform/i18n/numbered';
import type { Offer } from '../../../../platform/prompts/staged-choice';
import { pictureOf } from '../kinds';
import type { AskedDecision } from '../kinds/kind';
import { actOf } from './sentences';

/** The screen reader's name of each offer: what choosing it does, its number among equal ones, and whether it is chosen. */
export function spokenNames(offers: readonly Offer[], asked: AskedDecision): readonly string[] {
  const names = offers.map((offer) => nameOf(offer, asked));
  return numbered(names, asked.app.prompts.oneOf).map((name, at) => (offers[at]!.chosen ? `${name} ✓` : name));
}

function nameOf({ options }: Offer, asked: AskedDecision): string {
  const { decision, books } = asked;
  const [option] = options;
  if (option === undefined) return '';
  const labels = [...new Set(options.map((one) => books.words.label(decision.kind, one)))];
  if (labels.length === 1) return actOf([option], asked);
  // The first of two spots leads to several options.
  return pictureOf(decision).firstSpot?.name(option, asked) ?? labels.join(' / ');
}
