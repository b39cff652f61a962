import { leastCover, PASS, type Ask, type Frame } from '../kernel';
import { modOf } from './mod-id';
import { countQuestion } from './overrun';
import type { Game } from './state';

type Extra = Partial<Pick<Ask, 'need' | 'groups' | 'bars' | 'wants' | 'words'>>;

/** Counts who asks, so that no card asks for ever. Cards of the base set are rules; to pay and to place markers cards of mods may have led. */
function count(game: Game, kind: string): void {
  const { running } = game;
  if (running !== null && modOf(running) !== 'base') countQuestion(game, 'card', running);
  else countQuestion(game, kind === 'pay' || kind === 'placeDominance' ? 'rest' : 'rules', '');
}

/** Whether some answer is legal: one that nobody can answer is never asked. */
function isAnswerable(refs: readonly number[], min: number, need: Ask['need'] | undefined): boolean {
  if (refs.length < min) return false;
  if (need === undefined || need === null || refs[refs.length - 1] === PASS) return true;
  let sum = 0;
  for (const weight of need.weights) sum += weight;
  return sum >= need.amount && (need.leave === 0 || sum - leastCover(need.weights, need.amount) >= need.leave);
}

/** Puts a question to a seat; the step of the frame takes the answer. What nobody could answer is passed over. */
export function ask(
  game: Game,
  frame: Frame,
  seat: number,
  kind: string,
  refs: readonly number[],
  min: number,
  max: number,
  extra?: Extra,
): void {
  const { state } = game;
  if (!isAnswerable(refs, min, extra?.need)) return;
  count(game, kind);
  state.ask = {
    id: ++state.asked,
    seat,
    kind,
    refs,
    min,
    max,
    need: extra?.need ?? null,
    groups: extra?.groups ?? null,
    bars: extra?.bars ?? null,
    wants: extra?.wants ?? null,
    words: extra?.words ?? null,
    frame,
  };
}

/** A question with exactly one answer. */
export const askOne = (game: Game, frame: Frame, seat: number, kind: string, refs: readonly number[], extra?: Extra): void =>
  ask(game, frame, seat, kind, refs, 1, 1, extra);

/** Tokens among options stand below PASS. */
export const tokenRef = (token: number): number => PASS - 1 - token;
export const isToken = (ref: number): boolean => ref < PASS;
export const tokenOf = (ref: number): number => PASS - 1 - ref;

/** The token as often as it is there. */
export function pushTokens(refs: number[], token: number, count: number): void {
  for (let i = 0; i < count; i++) refs.push(tokenRef(token));
}
