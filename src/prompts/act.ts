import type { Option } from '../session/view-types';
import type { PromptContext } from './prompt';
import { tally } from './tally';

type Context = Pick<PromptContext, 'view' | 'decision' | 'books' | 'app'>;
type Act = keyof Context['app']['prompts']['acts'];

/** The bar has two lines: a longer text is read on the card itself; letters. */
const MOST_TOLD = 110;

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

/** What is asked, with what only the table knows: how often one may still roll again (R7.3), and what the card that asks does. */
export function questionOf({ view, decision, books, app }: Context): string {
  const { kind, source } = decision;
  const asked = books.words.prompt(decision);
  if (kind === 'reroll' && view.dice !== null) return `${asked} ${app.prompts.rerollsLeft(view.dice.rerolls)}`;
  // The tray shows the card itself beside the choices it words.
  if (source === undefined || kind === 'chooseOne' || kind === 'useAbility') return asked;
  const { parts } = books.card(source);
  // Of several abilities it is not known which one asks.
  const told = parts.length === 1 ? `${asked} ${app.prompts.quoted(parts[0]!.text)}` : asked;
  return told.length <= MOST_TOLD ? told : asked;
}
