import { PASS, type Ask, type Frame } from '../kernel';
import type { Game } from './state';

type Extra = Partial<Pick<Ask, 'need' | 'groups' | 'bars' | 'wants' | 'words'>>;

/** Puts a question to a seat; the step of the frame takes the answer. */
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
