import { thenDo } from '../../../../kernel';
import { draw } from '../cards/cards';
import { isStopped } from '../bounds/blanking';
import { advanceInvestigator } from '../fight/investigators';
import { emit } from '../state/emit';
import { listen } from '../bounds/in-force';
import { DISTRICTS, type PhasePlayed, type Phase } from '../../contract/ids';
import { endModifiers, rule } from '../state/numbers';
import { scoreOf } from '../state/score';
import { winners } from './scoring';
import { holds } from '../cards/conditions';
import { turnOrder } from '../state/seating';
import type { CultsPlay, Score, CultsFrame } from '../state/state';
import type { PhaseFrame } from '../state/frames';
import type { EffectContext } from '../state/context';
import { seatAt } from '../state/at';

const phase = (name: PhasePlayed): PhaseFrame => ({ step: 'phase', phase: name });

/** R5.1, R5.4: what is still to come of the round after a phase; the last round ends the game instead of hiding. */
export function phasesAfter(game: CultsPlay, name: Phase): CultsFrame[] {
  const last = game.state.round >= game.state.setting.rounds;
  const order: readonly PhasePlayed[] = ['city', 'mobilization', 'recruitment', 'planning', 'action'];
  const left = order.slice(order.findIndex((other) => other === name) + 1).map(phase);
  if (name === 'hiding') return [];
  return [...left, last ? { step: 'gameEnding' } : phase('hiding')];
}

/** The seats that take part in the Cult and Hiding phases: the NPC skips them (R12.3). */
export const humansInOrder = (game: CultsPlay): number[] => turnOrder(game.state).filter((seat) => !seatAt(game.state, seat).npc);

/** Where a condition is asked outside of any card's use. */
export const nobody: Omit<EffectContext, 'source' | 'seat'> = {
  owner: -1,
  district: -1,
  card: -1,
  eventSeat: -1,
  number: 0,
  depth: 0,
};

/** R12.8: every requirement of the Objective. */
export function objectiveMet(game: CultsPlay, seat: number): boolean {
  const card = game.book.objectives.get(game.state.objective ?? '');
  return card?.requires.every((condition) => holds(game, condition, { ...nobody, seat, source: card.id })) ?? false;
}

/** R11.2, R11.3; in solo the Objective alone decides (R12.8). */
function endGame(game: CultsPlay): void {
  const { state } = game;
  const scores: Score[] = state.seats.map((_, seat) => scoreOf(state, seat));
  const npc = state.seats.findIndex((seat) => seat.npc);
  const met = npc >= 0 && objectiveMet(game, 0);
  const won = npc >= 0 ? [met ? 0 : npc] : winners(game);
  state.outcome = { winners: won, scores, objective: npc >= 0 ? { id: state.objective!, met } : null };
  state.turn = null;
  emit(game, 'gameEnded', -1, -1, { winners: won.map((seat) => seatAt(state, seat).cult) });
}

export const roundSteps = {
  /** R5.1: the phases in order. R5.3: no City phase in round 1. R5.4: no Hiding phase in the last round. */
  round: {
    run(game: CultsPlay): void {
      const { round } = game.state;
      game.state.roundQuestions = 0;
      emit(game, 'roundBegun', -1, -1, { round });
      thenDo(game, ...(round > 1 ? [phase('city')] : []), ...phasesAfter(game, 'city'));
    },
  },
  /** The moment at which a phase begins; a position can stand here. */
  phase: {
    run(game: CultsPlay, frame: PhaseFrame): void {
      game.state.phase = frame.phase;
      game.state.active = game.state.first;
      // R6.2: the opportunities of the phase before are over.
      game.state.used = [];
      emit(game, 'phaseBegun', -1, -1, { phase: frame.phase });
      game.state.flow.push({ step: frame.phase });
    },
  },
  /** R7.1: the top City card, the Investigators it names, then its effect. An empty deck brings nothing new. */
  city: {
    run(game: CultsPlay): void {
      const { state } = game;
      const id = state.cityDeck.pop();
      if (id === undefined) return;
      const card = game.book.city.get(id)!;
      state.reveals++;
      // R7.1: a permanent card keeps its effect when it is covered; the others are gone.
      state.city = [...state.city.filter((covered) => game.book.city.get(covered)!.lasts === 'game'), id];
      emit(game, 'cityRevealed', -1, -1, { card: id });
      // Blank, or cancelled while this answer is worked out: it was revealed, and does nothing.
      if (isStopped(game, id)) return;
      if (card.triggers !== undefined && card.lasts !== 'once') {
        const { triggers, lasts } = card;
        listen(game, { triggers, owner: -1, lasts, until: state.round, source: id });
      }
      if (card.effects !== undefined) {
        const context: EffectContext = { ...nobody, seat: state.first, source: id };
        state.flow.push({ step: 'effects', effects: card.effects, at: 0, context });
      }
      for (const name of card.investigators ?? []) advanceInvestigator(game, DISTRICTS.indexOf(name));
    },
  },
  /** R7.2: all draw; then, in turn order, Mobilization abilities. */
  mobilization: {
    run(game: CultsPlay): void {
      const seats = humansInOrder(game);
      for (const seat of seats) draw(game, seat, rule(game, 'mobilizationDraw', seat, -1));
      thenDo(
        game,
        ...seats.map((seat): CultsFrame => ({ step: 'abilities', seat, keyword: 'mobilization', moment: 'open', district: -1 })),
      );
    },
  },
  /** R5.4: the game ends after the last Action phase. */
  gameEnding: {
    run(game: CultsPlay): void {
      emit(game, 'lastRoundEnded', -1, -1);
      game.state.flow.push({ step: 'outcome' });
    },
  },
  outcome: { run: endGame },
  /** R11.1: the First Cultist marker passes left, the Round marker advances; effects of the round end with it (R7.1). */
  roundEnd: {
    run(game: CultsPlay): void {
      const { state } = game;
      endModifiers(state, 'round');
      emit(game, 'roundEnded', -1, -1, { round: state.round });
      state.round++;
      if (state.setting.npc === null) state.first = (state.first + 1) % state.seats.length;
      // R11.1: Plan markers return, those still on stacks too.
      for (const place of state.districts) for (const seat of place.plans.splice(0)) seatAt(state, seat).plans++;
      for (const seat of state.seats) {
        seat.spots = [0, 0, 0, 0];
        seat.bought = 0;
      }
      if (state.setting.npc === null) emit(game, 'firstCultistPassed', state.first, -1);
      state.flow.push({ step: 'round' });
    },
  },
};
