import type { Option } from '../session/view-types';
import type { CardPart } from '../table/books';
import type { PromptContext } from './prompt';
import { tally } from './tally';

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
};

function actFor({ decision }: Context, [option]: readonly Option[], acts: object): Act | null {
  const { kind } = decision;
  if (kind === 'chooseTokens') return option?.['gain'] === true ? 'takeTokens' : 'returnTokens';
  if (Object.hasOwn(ACTS, kind)) return ACTS[kind]!;
  return Object.hasOwn(acts, kind) ? (kind as Act) : null;
}

/** What would be done if these options were the answer. */
export function actOf(options: readonly Option[], context: Context): string {
  const { decision, books, app } = context;
  const { words } = books;
  if (decision.kind === 'reroll')
    return app.prompts.rollAgain(options.map(({ die, face }) => ({ number: Number(die) + 1, face: words.face(String(face)) })));
  const names = tally(options.map((option) => words.label(decision.kind, option)));
  const act = actFor(context, options, app.prompts.acts);
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
  const told = shortened(text, MOST_TOLD - asked.length);
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
