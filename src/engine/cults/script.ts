import { GameError, type Frame } from '../kernel';
import type { ScriptFailure } from './book';
import { destroy, discardFromHand } from './cards';
import { cloneState } from './clone';
import { sideOf } from './effects/moment';
import type { VerbOf } from './effects/verb';
import { emit } from './emit';
import { keep, modOf } from './mod-data';
import { isSecretKind, type ScriptAnswer } from './script-choices';
import { ScriptTable } from './script-table';
import type { CardCopy, Context, Game, State } from './state';

/** After so many failures in a game a mod's cards count as blank. */
const STRIKES = 3;

/** What becomes of the card when a script is its ability. */
export interface CardUse {
  readonly copy: CardCopy;
  readonly zone: 'hand' | 'committed' | 'spent';
  readonly self: 'discard' | 'destroy' | null;
  readonly forfeit: boolean;
  /** R8.4: using it is an action of the Plan. */
  readonly acts: boolean;
}

/**
 * A script at work: which one, for whom, and the answers so far. It is run again from its start with each new answer, on the
 * state before it; so a pending card is plain data, and what it did until it asked is what the chooser sees.
 */
export interface ScriptFrame extends Frame {
  readonly step: 'script';
  readonly script: number;
  readonly context: Context;
  readonly use: CardUse | null;
  readonly answers: readonly ScriptAnswer[];
  /** The state before it, once it has asked. */
  readonly before: State | null;
  /** What it asks about now. */
  readonly offered: readonly number[];
  /** For each question so far who alone may know the answer; -1: everyone. */
  readonly asked: readonly number[];
  /** Events already told: the same ones come again and are dropped. */
  readonly told: number;
}

/** Whether a card counts as blank in this game: by itself or with its whole mod. */
export function isBlank(state: State, card: string): boolean {
  return state.blank.length > 0 && (state.blank.includes(card) || state.blank.includes(modOf(card)));
}

/** Equal options have equal refs: each stands for a place of its own. */
function placesOf(offered: readonly number[], chosen: readonly number[]): number[] {
  const places: number[] = [];
  for (const ref of chosen) places.push(offered.findIndex((other, at) => other === ref && !places.includes(at)));
  return places;
}

/** Everything of another state, in place; what was seen stays seen, what was blanked blank, and questions are not numbered again. */
function rewind(state: State, before: State): void {
  const { asked, reveals, blank: blanked } = state;
  Object.assign(state, cloneState(before));
  state.asked = asked;
  state.blank = blanked;
  state.reveals = Math.max(reveals, state.reveals);
}

function payWithCard(game: Game, seat: number, use: CardUse): void {
  if (use.acts && game.state.turn !== null) game.state.turn.acted = true;
  if (use.forfeit) sideOf(game, seat)?.forfeited.push(use.copy);
  if (use.self === 'destroy') destroy(game, seat, use.copy, use.zone === 'spent' ? 'discard' : use.zone);
  if (use.self === 'discard' && use.zone === 'hand') discardFromHand(game, seat, use.copy);
}

/** Runs the script from its start on the state as it stands: to the end, to its next question, or to its cancellation. */
function perform(game: Game, frame: ScriptFrame, before: State): void {
  const { state, events } = game;
  const { context, script } = frame;
  const begun = events?.length ?? 0;
  const emitted = game.emitted;
  const table = new ScriptTable(game, context, modOf(context.source), frame.answers);
  game.depth = context.depth;
  if (frame.use !== null) payWithCard(game, context.seat, frame.use);
  const failure = runOnce(game, table, script);
  game.depth = 0;
  const told = game.emitted - emitted;
  // What the players have been told already is not told again.
  events?.splice(begun, Math.min(frame.told, told));
  if (failure === null && table.refusal === null) writeStore(table);
  if (table.refusal !== null) return cancel(game, frame, before, begun, refused(context, table.refusal, failure));
  const { question, taken } = table.choices;
  if (question !== null) {
    const { kind, refs, seat, min, max, need, words } = question;
    game.called.length = 0;
    state.ask = {
      id: ++state.asked,
      seat,
      kind,
      refs,
      min,
      max,
      need,
      groups: null,
      bars: null,
      wants: null,
      words,
      frame: {
        ...frame,
        answers: taken,
        before,
        offered: refs,
        asked: [...frame.asked, isSecretKind(kind) && !isDiscard(state, seat, refs) ? seat : -1],
        told,
      } as ScriptFrame,
    };
    return;
  }
  if (failure !== null) cancel(game, frame, before, begun, failure);
}

/** Runs the script; where the log says that this run was stopped, it is not run again and has failed as it did then. */
function runOnce(game: Game, table: ScriptTable, script: number): ScriptFailure | null {
  const { state, runs, book } = game;
  const { context, papers } = table;
  const run = runs.count++;
  const known = runs.known?.find((stop) => stop.run === run);
  if (known !== undefined) {
    state.reveals += known.reveals;
    return known.failure;
  }
  const [seats, { reveals }] = [state.seats.map((seat) => seat.cult), state];
  papers.ample = runs.known !== null;
  const failure = book.book.scripts?.run(
    context.source,
    script,
    seats,
    context.seat,
    (call, a, b, c, d) => table.call(call, a, b, c, d),
    papers,
  );
  if (failure?.stopped === true) runs.stopped.push({ run, card: context.source, failure, reveals: state.reveals - reveals });
  return failure ?? null;
}

/** Discards are chosen like hand cards, and lie open. */
function isDiscard(state: State, seat: number, refs: readonly number[]): boolean {
  return state.seats[seat]!.discard.includes(refs[0]!);
}

function writeStore(table: ScriptTable): void {
  if (!table.papers.wrote) return;
  try {
    keep(table.game.state, table.mod, table.papers.store);
  } catch (error) {
    if (!(error instanceof GameError)) throw error;
    table.refusal = error;
  }
}

function refused(context: Context, error: GameError, failure: ScriptFailure | null): ScriptFailure {
  return {
    mod: modOf(context.source),
    file: failure?.file ?? '',
    line: failure?.line ?? 0,
    column: failure?.column ?? 0,
    reason: error.code,
  };
}

/** The state is as before the ability; the players are told where it failed, and after three failures the mod's cards are blank. */
function cancel(game: Game, frame: ScriptFrame, before: State, begun: number, failure: ScriptFailure): void {
  const { state, events } = game;
  rewind(state, before);
  if (events !== null) events.length = begun;
  game.called.length = 0;
  const strikes = (state.strikes[failure.mod] ?? 0) + 1;
  state.strikes = { ...state.strikes, [failure.mod]: strikes };
  // Who has drawn what it did until it asked must take so many events back.
  emit(game, 'scriptCancelled', frame.context.seat, -1, { card: frame.context.source, ...failure, strikes, undone: frame.told });
  if (strikes === STRIKES) blank(game, failure.mod);
}

/** Blanked or killed while it waited for an answer: it has no effect, as if it had never begun. */
function withdraw(game: Game, { context, told }: ScriptFrame, before: State): void {
  const mod = modOf(context.source);
  rewind(game.state, before);
  const nowhere = { mod, file: '', line: 0, column: 0, reason: 'blanked', strikes: game.state.strikes[mod] ?? 0 };
  emit(game, 'scriptCancelled', context.seat, -1, { card: context.source, ...nowhere, undone: told });
}

/** From now on nothing of the mod, or of the card, has an effect in this game. */
export function blank(game: Game, what: string): void {
  const { state } = game;
  if (state.blank.includes(what)) return;
  state.blank = [...state.blank, what];
  emit(game, 'cardsBlanked', -1, -1, { what });
}

export const scriptSteps = {
  script: {
    run(game: Game, frame: ScriptFrame): void {
      if (!isBlank(game.state, frame.context.source)) perform(game, frame, cloneState(game.state));
      else if (frame.before !== null) withdraw(game, frame, frame.before);
    },
    /** The answer is recorded, as places among the options, and the script runs again from its start. */
    answered(game: Game, frame: ScriptFrame, chosen: readonly number[]): void {
      const places = placesOf(frame.offered, chosen);
      if (isBlank(game.state, frame.context.source)) return withdraw(game, frame, frame.before!);
      rewind(game.state, frame.before!);
      perform(game, { ...frame, answers: [...frame.answers, places], before: null }, cloneState(frame.before!));
    },
  },
};

/** In a list of effects: City cards, plans of the NPC, triggers. */
export const scriptVerb: VerbOf<'script'> = {
  run(game, effect, context) {
    const frame: ScriptFrame = {
      step: 'script',
      script: effect.script,
      context,
      use: null,
      answers: [],
      before: null,
      offered: [],
      asked: [],
      told: 0,
    };
    game.state.flow.push(frame);
  },
};
