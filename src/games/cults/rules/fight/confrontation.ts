import { thenDo } from '../../../../kernel';
import { commit } from '../questions/fight/commit';
import { oppose } from '../questions/fight/oppose';
import { fromIn, levelIn } from '../questions/refs/arrival';
import { BOUNDS } from '../bounds/bounds';
import { getDisorganization, idOf, remove } from '../cards/cards';
import { emit } from '../state/emit';
import { movesHere } from '../plans/influence';
import { THUG } from '../../contract/ids';
import { isFresh } from '../cards/payment';
import { hasRitual, levelsHere } from '../state/on-board';
import { moveRitual, returnRitual } from '../state/pieces';
import { markersPlaceable, rule } from '../state/numbers';
import { ritualsOnBoard } from '../state/score';
import { orderFrom } from '../state/seating';
import { ownerOf, ritual, typeOf, type Fight, type CultsPlay, type Side, type CultsFrame } from '../state/state';
import type { PlanFrame, OpposeFrame, SeatFrame, AbilitiesFrame } from '../state/frames';
import { npcOpposingMove } from '../npc/opposing';
import { seatAt, districtAt, numberAt } from '../state/at';

export const TIE = -1;
export const OPEN = -2;

/** R9.4: Attack icons, Thugs and the levels of own Rituals here. */
export function attackOf(game: CultsPlay, side: Side, district: number): number {
  let attack = side.thugs + side.extra + levelsHere(districtAt(game.state, district), side.seat);
  for (const copy of side.cards) if (!side.forfeited.includes(copy)) attack += numberAt(game.book.attack, typeOf(copy));
  for (const face of side.dice) if (face === THUG) attack++;
  return attack;
}

/** What each committed card gives: nothing where its ability is used instead (R6.4). */
export const attacksOf = (game: CultsPlay, side: Side): number[] =>
  side.cards.map((copy) => (side.forfeited.includes(copy) ? 0 : numberAt(game.book.attack, typeOf(copy))));

/** R10.3, R10.4: Dominance markers that the Plan's owner could place after a victory and a Terror. */
export function markersAtStake(game: CultsPlay): number {
  const { district, sides } = fightOf(game);
  const seat = game.state.turn?.seat ?? sides[0]!.seat;
  return markersPlaceable(game, seat, district, rule(game, 'dominanceWon', seat, district));
}

const fightOf = (game: CultsPlay): Fight => game.state.fight!;
const sideIn = (game: CultsPlay, seat: number): Side => fightOf(game).sides.find((side) => side.seat === seat)!;

/** R9.1–R9.2, clockwise from the active player's left. */
function opponents(game: CultsPlay, seat: number): number[] {
  return orderFrom(game.state, seat).slice(1);
}

function beginFight(game: CultsPlay, district: number, seats: readonly number[]): void {
  const sides = seats.map(
    (seat): Side => ({
      seat,
      cards: [],
      forfeited: [],
      thugs: 0,
      extra: 0,
      dice: [],
      revealed: false,
      passesOn: false,
      takesBack: false,
    }),
  );
  game.state.fight = { district, sides, winner: OPEN, attack: [] };
  if (game.events === null) return emit(game, 'confrontationBegun', seats[0]!, district, undefined);
  const cult = (seat: number): string => seatAt(game.state, seat).cult;
  emit(game, 'confrontationBegun', seats[0]!, district, { cults: seats.map(cult), markers: markersAtStake(game) });
}

/** R9.5: the single highest Attack wins; R9.6: tied, nobody does. */
function decide(game: CultsPlay): void {
  const fight = fightOf(game);
  fight.attack = fight.sides.map((side) => attackOf(game, side, fight.district));
  const highest = Math.max(...fight.attack);
  const leading = fight.sides.filter((_, i) => fight.attack[i] === highest);
  fight.winner = leading.length === 1 ? leading[0]!.seat : TIE;
}

/** R9.5, R9.6: whose Rituals here return to supply and who gets a Disorganization card. */
function sufferers(fight: Fight): number[] {
  return fight.sides.filter((side) => side.seat !== fight.winner).map((side) => side.seat);
}

/** R9.7: committed cards are discarded and Thugs returned. */
function clearForces(game: CultsPlay, side: Side): void {
  const owner = seatAt(game.state, side.seat);
  for (const copy of side.cards) {
    owner.discard.push(copy);
    emit(game, 'cardDiscarded', side.seat, -1, { card: idOf(game, copy), from: 'committed' });
  }
  if (side.takesBack) owner.tokens[THUG] = Math.min(BOUNDS.tokens, numberAt(owner.tokens, THUG) + side.thugs);
  if (side.thugs > 0) emit(game, side.takesBack ? 'thugsTakenBack' : 'thugsReturned', side.seat, -1, { count: side.thugs });
}

/** The questions asked here. */
export const confrontationQuestions = { oppose, commit };

export const confrontationSteps = {
  /** R8.8: first Confrontation, then Terror. */
  dominance: {
    run(game: CultsPlay, { seat, district }: PlanFrame): void {
      thenDo(game, { step: 'confrontation', seat, district }, { step: 'terror', seat, district });
    },
  },
  /** R9.1: without an opponent's Ritual anywhere there is none. */
  confrontation: {
    run(game: CultsPlay, { seat, district }: PlanFrame): void {
      const rivals = opponents(game, seat);
      if (rivals.every((rival) => ritualsOnBoard(game.state, rival) === 0)) return;
      const moveIns = rivals.map((rival): OpposeFrame => {
        const left = rule(game, 'opposingMoves', rival, district);
        return { step: 'oppose', seat: rival, district, left };
      });
      thenDo(game, ...moveIns, { step: 'muster', seat, district });
    },
  },
  /** R9.2: each opponent may move one own Ritual here, if a field is open. */
  oppose: {
    run(game: CultsPlay, frame: OpposeFrame): void {
      const { seat, district, left } = frame;
      if (left <= 0) return;
      const refs = movesHere(game, seat, district);
      if (refs.length === 0) return;
      if (seatAt(game.state, seat).npc) opposeWith(game, frame, npcOpposingMove(game, refs));
      else oppose.ask(game, frame, seat, refs);
    },
    answered(game: CultsPlay, frame: OpposeFrame, chosen: readonly number[]): void {
      const arrival = oppose.read(chosen);
      if (arrival !== null) opposeWith(game, frame, arrival);
    },
  },
  /** R9.2, R9.3: all with Rituals here take part; alone, the active player has no Confrontation. R12.5: the NPC comes last. */
  muster: {
    run(game: CultsPlay, { seat, district }: PlanFrame): void {
      const { state } = game;
      const seats = orderFrom(state, seat).filter((other) => hasRitual(districtAt(state, district), other));
      if (seats.length === 1) return;
      beginFight(game, district, seats);
      const humans = seats.filter((other) => !seatAt(state, other).npc);
      const npcs = seats.filter((other) => seatAt(state, other).npc);
      const of = (step: SeatFrame['step'], who: readonly number[]): SeatFrame[] => who.map((other) => ({ step, seat: other }));
      thenDo(game, ...of('commit', humans), ...of('reveal', humans), ...of('npcReveal', npcs), { step: 'compare' });
    },
  },
  /** R9.3: any number of hand cards, also without Attack, and of Thugs, in secret. Asked even of who has nothing: that is secret too. */
  commit: {
    run(game: CultsPlay, frame: SeatFrame): void {
      const { hand, tokens } = seatAt(game.state, frame.seat);
      const cards = hand.filter((copy) => !isFresh(game, copy));
      commit.ask(game, frame, frame.seat, cards, numberAt(tokens, THUG));
    },
    answered(game: CultsPlay, { seat }: SeatFrame, chosen: readonly number[]): void {
      const owner = seatAt(game.state, seat);
      const side = sideIn(game, seat);
      const { cards, thugs } = commit.read(chosen);
      side.cards = cards;
      side.thugs = thugs;
      for (const copy of side.cards) remove(owner.hand, copy);
      owner.tokens[THUG]! -= side.thugs;
      // Without a reader of events, skip the details.
      if (game.events === null) return emit(game, 'forcesCommitted', seat, fightOf(game).district, undefined);
      emit(game, 'forcesCommitted', seat, fightOf(game).district, {
        cards: side.cards.length,
        own: { cards: side.cards.map((copy) => idOf(game, copy)), attacks: attacksOf(game, side), thugs: side.thugs },
      });
    },
  },
  /** R9.4: the cards are turned up, any of their abilities used, the Thugs shown. */
  reveal: {
    run(game: CultsPlay, { seat }: SeatFrame): void {
      const side = sideIn(game, seat);
      side.revealed = true;
      game.state.reveals++;
      emit(game, 'forcesRevealed', seat, fightOf(game).district, {
        cards: side.cards.map((copy) => idOf(game, copy)),
        attacks: attacksOf(game, side),
      });
      const abilities: AbilitiesFrame = {
        step: 'abilities',
        seat,
        keyword: 'confrontation',
        moment: 'reveal',
        district: fightOf(game).district,
      };
      thenDo(game, abilities, { step: 'showThugs', seat });
    },
  },
  showThugs: {
    run(game: CultsPlay, { seat }: SeatFrame): void {
      const side = sideIn(game, seat);
      const attack = attackOf(game, side, fightOf(game).district);
      emit(game, 'thugsShown', seat, fightOf(game).district, { count: side.thugs, attack });
    },
  },
  /** R9.5: then abilities that speak of winning or losing, the active player first. R9.8: none in a tie. */
  compare: {
    run(game: CultsPlay): void {
      decide(game);
      const fight = fightOf(game);
      const { seats } = game.state;
      emit(game, 'confrontationDecided', fight.winner, fight.district, {
        attack: Object.fromEntries(fight.sides.map((side, i) => [seats[side.seat]!.cult, numberAt(fight.attack, i)])),
      });
      game.state.flow.push({ step: 'aftermath' });
      if (fight.winner === TIE) return;
      thenDo(game, ...fight.sides.map((side): CultsFrame => ({ step: 'result', seat: side.seat })));
    },
  },
  result: {
    run(game: CultsPlay, { seat }: SeatFrame): void {
      const fight = fightOf(game);
      const moment = fight.winner === seat ? 'win' : 'lose';
      const step = seatAt(game.state, seat).npc ? 'npcAbilities' : 'abilities';
      game.state.flow.push({ step, seat, keyword: 'confrontation', moment, district: fight.district });
    },
  },
  /** R9.5–R9.7: Rituals return, Disorganization cards, and the forces are cleared away before any Terror. */
  aftermath: {
    run(game: CultsPlay): void {
      const { state } = game;
      const fight = fightOf(game);
      const place = districtAt(state, fight.district);
      const losing = sufferers(fight);
      for (const marker of place.rituals.slice())
        if (losing.includes(ownerOf(marker))) returnRitual(game, fight.district, marker);
      for (const seat of losing) {
        const side = sideIn(game, seat);
        getDisorganization(game, side.passesOn && fight.winner >= 0 ? fight.winner : seat);
      }
      for (const side of fight.sides) clearForces(game, side);
      if (state.turn !== null) state.turn.fought = fight.winner === state.turn.seat ? 'won' : 'lost';
      state.fight = null;
      emit(game, 'confrontationEnded', fight.winner, fight.district);
    },
  },
};

function opposeWith(game: CultsPlay, frame: OpposeFrame, move: number): void {
  const { seat, district, left } = frame;
  game.state.flow.push({ ...frame, left: left - 1 });
  emit(game, 'opposed', seat, district);
  moveRitual(game, fromIn(move), district, ritual(seat, levelIn(move)));
}
