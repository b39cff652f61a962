import { tally } from '../../../../platform/prompts/tally';
import type { Decision, Option } from '../../contract/view-types';
import type { ChosenAct } from '../../words';
import type { CardPart } from '../../words';
import { pictureOf } from '../kinds';
import type { AskedDecision } from '../kinds/kind';
import { passes } from '../kinds/parts';

/** Most letters of a card's text in the bar, which has two lines; longer ones are read on the card. */
const MOST_TOLD = 150;

/** The declared effect says more than the kind of decision. */
const ACTS_OF_EFFECTS: Readonly<Record<string, ChosenAct>> = {
  discard: 'discard',
  keepCards: 'keepCards',
  swapPlans: 'swapPlans',
  placeSite: 'placeSite',
  placeRitual: 'placeRitual',
  raiseRitual: 'raiseRitual',
  removeRitual: 'removeRitual',
  removeDominance: 'removeRitual',
  gain: 'takeTokens',
  lose: 'returnTokens',
};

function actOfEffect({ effect }: Decision): ChosenAct | undefined {
  const does = (effect as { readonly do?: string } | undefined)?.do ?? '';
  return Object.hasOwn(ACTS_OF_EFFECTS, does) ? ACTS_OF_EFFECTS[does] : undefined;
}

function namesOf(options: readonly Option[], { decision, books: { words } }: AskedDecision): string {
  if (pictureOf(decision).ofTokens !== true) return tally(options.map((option) => words.label(decision.kind, option)));
  const tokens = options.map(({ token }) => String(token));
  const counted = [...new Set(tokens)].map((token) => [token, tokens.filter((one) => one === token).length] as const);
  return counted.map(([token, count]) => words.someTokens(token, count)).join(', ');
}

/** What these options would do, in words. */
export function actOf(options: readonly Option[], asked: AskedDecision): string {
  const { act } = pictureOf(asked.decision);
  if (typeof act === 'function') return act(options, asked);
  const names = namesOf(options, asked);
  const verb = actOfEffect(asked.decision) ?? act;
  // Passing has words of its own.
  return verb === undefined || passes(options) ? names : asked.app.prompts.acts[verb](names);
}

/** What these options together would cost and change; may be empty. */
export const previewOf = (options: readonly Option[], asked: AskedDecision): string =>
  options.length === 0 ? '' : (pictureOf(asked.decision).preview?.(options, asked) ?? '');

/** The advised answer in words. */
export function suggestionOf(asked: AskedDecision, answer: readonly string[]): string {
  const { app, decision } = asked;
  const suggested = decision.options.filter(({ id }) => answer.includes(id));
  if (suggested.length === 0) return app.coach.nothing;
  // The short form speaks of the suggestion that the rules make themselves.
  const isUsual = answer.length === decision.suggest.length && decision.suggest.every((id) => answer.includes(id));
  return (isUsual ? pictureOf(decision).suggestion?.(suggested, asked) : undefined) ?? actOf(suggested, asked);
}

/** The question, with the table's additions and the text of the asking card's script. */
export function questionOf(asked: AskedDecision): string {
  const { decision, books, app } = asked;
  const { addsToQuestion, source: shown } = pictureOf(decision);
  const question = books.words.prompt(decision);
  const more = addsToQuestion?.(asked) ?? '';
  if (more !== '') return `${question} ${more}`;
  const { source, effect, keyword } = decision;
  // A declared effect is already worded in the question.
  if (source === undefined || effect !== undefined || shown !== undefined) return question;
  const text = abilityText(books.card(source).parts, keyword);
  // Without a keyword we do not know which sentence of the text asks.
  const room = MOST_TOLD - question.length;
  const told = keyword !== undefined ? shortened(text, room) : text !== '' && text.length <= room ? text : null;
  return told === null ? question : `${question} ${app.prompts.quoted(told)}`;
}

/** The text of the asking ability; empty if we cannot tell which of several it is. */
function abilityText(parts: readonly CardPart[], keyword: string | undefined): string {
  const own = parts.length === 1 ? parts[0] : parts.find((part) => part.keyword === keyword);
  return own?.text ?? '';
}

/** Shortens a text: all of it, its first sentence, or the part after the colon (what the ability does); null if nothing fits. */
export function shortened(text: string, most: number): string | null {
  const first = /^.*?\.(?=\s|$)/s.exec(text)?.[0] ?? text;
  const deed = first.slice(first.indexOf(': ') + 1).trim();
  const fitting = [text, first, deed.charAt(0).toUpperCase() + deed.slice(1)].find((part) => part.length <= most);
  return fitting === undefined || fitting === '' ? null : fitting;
}
