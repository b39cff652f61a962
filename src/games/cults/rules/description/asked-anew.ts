import { canonical, newRuns, NO_ASKS, openAsk, type Ask } from '../../../../kernel';
import { dropBlanked } from '../bounds/blanking';
import type { Catalogue } from '../cards/catalogue';
import { cloneState } from '../state/clone';
import { play, settle } from '../game';
import { scriptSteps } from '../scripts/script';
import type { State, CultsFrame, ScriptFrame } from '../state/state';
import { STEPS } from '../steps';

/** Recomputes the open question of a state from outside, so that nothing a save says about it must be trusted. */

/** How many cards may have been blanked since the question was asked: it offers them still. */
const BLANKED_SINCE = 16;

/** Whether the rules would ask just this here. A step that asks has changed nothing before. */
export function isAskedSo(state: State, book: Catalogue): boolean {
  const { blank } = state;
  const ask = openAsk(state);
  if (ask === null) return true;
  const wanted = canonical(ask);
  for (let known = blank.length; known >= Math.max(0, blank.length - BLANKED_SINCE); known--) {
    if (canonical(askedBy({ ...cloneState(state), blank: blank.slice(0, known) }, ask.frame, book)) === wanted) return true;
  }
  return false;
}

function askedBy(state: State, frame: CultsFrame, book: Catalogue): Ask | null {
  takeBack(state);
  STEPS[frame.step]?.run(play(state, book, null), frame);
  return openAsk(state);
}

/** Whether the game ended so: the board says who has how much, and in solo the Objective alone decides (R11.2, R12.8). */
export function isOutcomeSo(state: State, book: Catalogue): boolean {
  const { outcome, setting } = state;
  const again = { ...cloneState(state), outcome: null } as State;
  STEPS['outcome']!.run(play(again, book, null), { step: 'outcome' });
  if (outcome === null || again.outcome === null) return outcome === again.outcome;
  const { scores, winners, objective } = outcome;
  const isWon =
    setting.npc === null
      ? objective === null && canonical(winners) === canonical(again.outcome.winners)
      : objective !== null && canonical(winners) === canonical([objective.met ? 0 : 1]);
  return isWon && canonical(scores) === canonical(again.outcome.scores);
}

/** Counters that go on while a script is run again, and what may have been blanked while it waited. */
const KEPT = ['asked', 'reveals', 'blank', 'strikes', 'uses', 'cardQuestions', 'roundQuestions'] as const;

/** Whether the script that asks, run again from the state before it with the answers so far, leads to this state and question. */
export function isScriptedSo(state: State, book: Catalogue): boolean {
  const frame = openAsk(state)?.frame;
  if (frame?.step !== 'script' || frame.before === null) return false;
  const again = cloneState(frame.before);
  // Its chance comes from the stream of the same use.
  if ('stream' in frame) Object.assign(again, { uses: frame.stream });
  const begun: ScriptFrame = { ...frame, before: null, offered: [], asked: frame.asked.slice(0, -1), told: 0 };
  // It has come so far before: like everything that is repeated it may use more.
  scriptSteps.script.run(play(again, book, null, newRuns([])), begun);
  const kept = Object.fromEntries(KEPT.filter((name) => name in state).map((name) => [name, state[name as 'asked']]));
  const open = openAsk(again);
  if (open === null) return false;
  // Questions are numbered on, however often the script begins again; and it began from that state.
  const ask = { ...open, id: state.asked, frame: { ...open.frame, before: frame.before } } as typeof open;
  return canonical(heardIn({ ...again, ...kept, asks: [ask] })) === canonical(heardIn(state));
}

/** The same without what listened for cards that were blanked while the script waited: it ran before that. */
function heardIn(state: State): State {
  const heard = { ...state };
  dropBlanked(heard);
  return heard;
}

/**
 * The same state with its question asked again, for rules or cards that differ from those that asked it. A script that would no
 * longer reach its question starts over, from the state before it and without its answers.
 */
export function askedAfresh(state: State, book: Catalogue): State {
  const open = openAsk(state);
  if (open === null) return state;
  const { frame } = open;
  if (frame.step === 'script') return isScriptedSo(state, book) ? state : begunAgain(state, frame, book);
  if (isAskedSo(state, book)) return state;
  return settled(cloneState(state), frame, book);
}

function begunAgain(state: State, frame: ScriptFrame, book: Catalogue): State {
  const begun: ScriptFrame = { ...frame, answers: [], before: null, offered: [], asked: [], told: 0 };
  const { asked, reveals, blank } = state;
  return settled(heardIn({ ...cloneState(frame.before ?? state), asked, reveals, blank }), begun, book);
}

function settled(state: State, frame: CultsFrame, book: Catalogue): State {
  takeBack(state);
  state.flow.push(frame);
  settle(play(state, book, null));
  return state;
}

const COUNTED = ['asked', 'cardQuestions', 'roundQuestions'] as const;

/** As if nothing had been asked yet: the question was counted. */
function takeBack(state: State): void {
  state.asks = NO_ASKS;
  for (const name of COUNTED as readonly 'asked'[]) if (state[name] > 0) state[name]--;
}
