import type { Decision, Option } from '../../../contract/view-types';
import type { CardPart } from '../../cards/books';
import type { PromptContext } from '../prompt';
import { tally } from '../tiles/tally';

type Context = Pick<PromptContext, 'view' | 'decision' | 'books' | 'app'>;
type Act = keyof Context['app']['prompts']['acts'];

/** The bar has two lines: a longer text is read on the card itself; letters. */
const MOST_TOLD = 150;

/** Kinds of which only the act differs from their own name. The labels of all that are in neither list are sentences already. */
const ACTS: Readonly<Record<string, Act>> = {
  bluffTokens: 'takeTokens',
  chooseCard: 'choose',
  chooseRitual: 'choose',
  chooseDominance: 'choose',
  chooseSeat: 'choose',
  chooseNumber: 'choose',
  chooseTokens: 'choose',
};

/** What a card is about to do says more than the kind of its question. */
const ACTS_OF_EFFECTS: Readonly<Record<string, Act>> = {
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

function actFor({ kind, effect }: Decision, acts: object): Act | null {
  const does = (effect as { readonly do?: string } | undefined)?.do ?? '';
  if (Object.hasOwn(ACTS_OF_EFFECTS, does)) return ACTS_OF_EFFECTS[does]!;
  if (Object.hasOwn(ACTS, kind)) return ACTS[kind]!;
  return Object.hasOwn(acts, kind) ? (kind as Act) : null;
}

/** Kinds whose options are tokens and nothing else: they are counted, "2 Thugs, 1 Freak". */
const OF_TOKENS: readonly string[] = ['bluffTokens', 'chooseTokens', 'discardTokens'];

function namesOf(options: readonly Option[], { decision, books: { words } }: Context): string {
  if (!OF_TOKENS.includes(decision.kind)) return tally(options.map((option) => words.label(decision.kind, option)));
  const tokens = options.map(({ token }) => String(token));
  const counted = [...new Set(tokens)].map((token) => [token, tokens.filter((one) => one === token).length] as const);
  return counted.map(([token, count]) => `${count} ${words.token(token, count)}`).join(', ');
}

/** What would be done if these options were the answer. */
export function actOf(options: readonly Option[], context: Context): string {
  const { decision, books, app } = context;
  const { words } = books;
  if (decision.kind === 'reroll')
    return app.prompts.rollAgain(options.map(({ die, face }) => ({ number: Number(die) + 1, face: words.face(String(face)) })));
  const names = namesOf(options, context);
  const act = actFor(decision, app.prompts.acts);
  // Passing is said in words of its own.
  return act === null || options.some(({ pass }) => pass === true) ? names : app.prompts.acts[act](names);
}

/**
 * What is asked, with what only the table knows: how often one may still roll again and what was rolled (R7.3), and what the script
 * of the card that asks does.
 */
export function questionOf({ view, decision, books, app }: Context): string {
  const { kind, source, effect } = decision;
  const asked = books.words.prompt(decision);
  if (kind === 'reroll' && view.dice !== null) return `${asked} ${app.prompts.rerollsLeft(view.dice.rerolls)}`;
  // The dice lie under the tiles of the abilities that may change them.
  if (kind === 'useAbility' && view.dice !== null)
    return `${asked} ${app.prompts.diceShow(tally(view.dice.faces.map((face) => books.words.face(face))))}`;
  // An effect that was declared is worded in the question; the tray shows the card itself beside the choices it offers.
  if (source === undefined || effect !== undefined || kind === 'chooseOne' || kind === 'useAbility') return asked;
  const text = abilityText(books.card(source).parts, decision.keyword);
  // Of a text without a keyword it is not known which of its sentences asks.
  const room = MOST_TOLD - asked.length;
  const told = decision.keyword !== undefined ? shortened(text, room) : text !== '' && text.length <= room ? text : null;
  return told === null ? asked : `${asked} ${app.prompts.quoted(told)}`;
}

/** The text of the ability that asks; of several it may not be known which one does. */
function abilityText(parts: readonly CardPart[], keyword: string | undefined): string {
  const own = parts.length === 1 ? parts[0] : parts.find((part) => part.keyword === keyword);
  return own?.text ?? '';
}

/** As much of a text as there is room for: all of it, its first sentence, or what stands there after the colon (what the ability does). */
export function shortened(text: string, most: number): string | null {
  const first = /^.*?\.(?=\s|$)/s.exec(text)?.[0] ?? text;
  const deed = first.slice(first.indexOf(': ') + 1).trim();
  const fitting = [text, first, deed.charAt(0).toUpperCase() + deed.slice(1)].find((part) => part.length <= most);
  return fitting === undefined || fitting === '' ? null : fitting;
}
