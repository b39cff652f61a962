import {
  answerIndices,
  cloneState,
  isAskedSo,
  isOutcomeSo,
  isScriptedSo,
  openDecision,
  outcomeOf,
  play,
  positionOf,
  suggestion,
  viewOf,
  type Catalogue,
  type CultsPlay,
  type ScriptHost,
  type State,
} from '../rules';
import { GameError, modOf, openAsk } from '../../../kernel';
import { type SavePlace, askPlace } from './place';
import { World } from './world';

/** Whether the state asks what the rules, or its card, would ask there; a card that was given up does not come to its question again. */
export function checkQuestion(state: State, book: Catalogue, place: SavePlace): void {
  if (state.outcome !== null && !tried(place, () => isOutcomeSo(state, book))) place.at('outcome').fail('damagedSave');
  const ask = openAsk(state);
  if (ask === null) return;
  const { frame } = ask;
  const isScript = frame.step === 'script';
  const { source = '' } = (frame as { context?: { source: string } }).context ?? {};
  if (isScript && new World(state, book).isGivenUp(source)) return checkWithdrawn(state, place);
  const isSo = tried(place, () => (isScript ? isScriptedSo(state, book) : isAskedSo(state, book)));
  if (!isSo) askPlace(place).fail('otherQuestion');
}

/** Its answer no longer matters; all that it needs is one that can be shown and given. */
function checkWithdrawn(state: State, place: SavePlace): void {
  checkPlain(state, place);
  if ((openAsk(state)!.frame as { before?: unknown }).before === null) askPlace(place).fail('otherQuestion');
}

/** A script's question has no conditions but how many options may be taken, or what is paid. */
export function checkPlain(state: State, place: SavePlace): void {
  const ask = openAsk(state);
  if (ask?.frame.step !== 'script') return;
  const { refs, min, max, need, groups, bars, wants } = ask;
  const isPlain = groups === null && bars === null && wants === null && min <= max && max <= refs.length && refs.length > 0;
  const isPayable = need === null || (need.leave === 0 && need.weights.length === refs.length);
  if (!isPlain || !isPayable) askPlace(place).fail('otherQuestion');
}

/** Everything that a table may do next is done once, on a copy: what does not work is no game that can be continued. */
export const tryOut = (state: State, book: Catalogue, place: SavePlace): void => tried(place, () => attempt(state, book));

/** Treats any error while a save is played as damage of the save. */
export function tried<T>(place: SavePlace, work: () => T): T {
  try {
    return work();
  } catch {
    return place.fail('damagedSave');
  }
}

/** No script is run by it: to try a game out must not take longer than to play it. On the copy they all fail. */
const UNRUN: ScriptHost = {
  run: (card) => ({ mod: modOf(card), file: '', line: 0, column: 0, reason: 'aborted' }),
};

function attempt(state: State, book: Catalogue): void {
  const game = play(cloneState(state), { ...book, book: { ...book.book, scripts: UNRUN } }, null);
  openDecision(game);
  outcomeOf(game.state);
  game.state.setting.seats.forEach((_, seat) => viewOf(game, seat));
  tryPosition(game);
  const ask = openAsk(game.state);
  if (ask !== null) answerIndices(game, suggestion(game, ask));
}

/** In the middle of a turn there is none. */
function tryPosition(game: CultsPlay): void {
  try {
    positionOf(game);
  } catch (error) {
    if (!(error instanceof GameError) || error.code !== 'midTurn') throw error;
  }
}
