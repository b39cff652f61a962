import { redactAll, type GameEvent, openAsk } from '../../../../kernel';
import { idOf } from '../cards/cards';
import { openDecision, outcomeOf, play } from '../game';
import { PLANS, THUG, faceId, districtId, keywordId } from '../../contract/ids';
import { scoresOf } from '../state/score';
import type { CultsPlay, SeatState, CultsFrame } from '../state/state';
import { nameCopy } from './copies';
import { fightTold, musterTold } from '../told/fight';
import { numbersTold, usableTold } from '../told/numbers';
import { objectiveTold } from '../told/objective';
import { standingTold } from '../told/standing';
import { bySeat, cardIds, cultOf, districtsDoc, modifierDoc, plannedDoc, settingDoc, subscriptionDoc, tokensDoc } from './write';
import { nameFrame, type RulesView, type NamedFrame } from './frames';
import type { CopyName, SupplyView, View, DiceView, TurnTold, ResumeView } from '../../contract/view-types';
import { numberAt, seatAt } from '../state/at';

/** Stands for no seat: a spectator, who knows what is public. */
export const SPECTATOR = -1;

/**
 * All that a seat may know and nothing else (R6.10): the scenario shape with counts in place of hidden things. No random
 * stream, no seed, no order of decks, no hands, screens and face-down cards of others, and no number of a copy.
 */
export function viewOf(game: CultsPlay, viewer: number = SPECTATOR, events?: readonly GameEvent[]): RulesView {
  const { state } = game;
  const me = viewer === SPECTATOR ? null : cultOf(game, viewer);
  const ask = openAsk(state);
  const own = ask !== null && ask.seat === viewer;
  return {
    seat: me,
    ...settingDoc(game),
    ...soloDoc(game),
    districts: districtsDoc(game),
    hands: bySeat(game, (seat, at) => (at === viewer ? cardIds(game, seat.hand) : { count: seat.hand.length }), isPlayer),
    decks: bySeat(game, (seat) => ({ count: seat.deck.length })),
    discards: bySeat(game, (seat) => cardIds(game, seat.discard)),
    tokens: me === null ? {} : { [me]: tokensDoc(seatAt(state, viewer)) },
    supply: bySeat(game, supplyDoc),
    planned: bySeat(game, plannedDoc, isPlayer),
    bought: bySeat(game, (seat) => seat.bought, isPlayer),
    ...(state.setting.traced ? { owned: bySeat(game, (_, at) => ownedDoc(game, at)) } : {}),
    city: { active: state.city, deck: { count: state.cityDeck.length } },
    modifiers: state.modifiers.map((m) => modifierDoc(game, m)),
    subscriptions: state.subscriptions.map((s) => subscriptionDoc(game, s)),
    blank: state.blank,
    scores: scoresOf(state),
    standing: standingTold(game),
    objective: objectiveTold(game),
    numbers: numbersTold(game, viewer),
    usable: usableTold(game, viewer),
    dice: diceDoc(game),
    turn: turnDoc(game, viewer),
    fight: state.fight === null ? null : fightTold(game, state.fight, viewer),
    muster: musterTold(game, viewer),
    outcome: outcomeOf(state),
    waiting: ask === null ? null : cultOf(game, ask.seat),
    decision: own ? openDecision(game) : null,
    resume: own ? resumeFor(game, viewer) : null,
    ...(events === undefined ? {} : { events: redactAll(events, me) }),
  };
}

const isPlayer = (seat: SeatState): boolean => !seat.npc;

function supplyDoc(seat: SeatState): SupplyView {
  return { rituals: seat.rituals.slice(1), sites: seat.sites, dominance: seat.dominance, plans: seat.plans };
}

/** The NPC's Thugs lie open; its bonus cards are face down (R12.4). */
function soloDoc(game: CultsPlay): Pick<View, 'solo'> {
  const npc = game.state.seats.find((seat) => seat.npc);
  if (npc === undefined) return {};
  const bonus = { cards: { count: npc.bonus.length }, thugs: numberAt(npc.tokens, THUG) };
  return { solo: { npc: npc.cult, objective: game.state.objective, bonus } };
}

/** Every card that changed owners did so in the open: who owns what is known, where it lies is not. */
function ownedDoc(game: CultsPlay, seat: number): Record<string, number> {
  const { deck, hand, discard, bonus } = seatAt(game.state, seat);
  const committed = game.state.fight?.sides.find((side) => side.seat === seat)?.cards ?? [];
  const counts: Record<string, number> = {};
  for (const copy of [...deck, ...hand, ...discard, ...bonus, ...committed])
    counts[idOf(game, copy)] = (counts[idOf(game, copy)] ?? 0) + 1;
  return Object.fromEntries(Object.entries(counts).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function diceDoc(game: CultsPlay): DiceView | null {
  const { dice } = game.state;
  if (dice === null) return null;
  return { seat: cultOf(game, dice.seat), faces: dice.faces.map(faceId), rerolls: dice.rerolls };
}

function turnDoc(game: CultsPlay, viewer: number): TurnTold | null {
  const { turn } = game.state;
  if (turn === null) return null;
  const named = (copies: readonly number[]): (CopyName | null)[] => copies.map((copy) => nameCopy(game, copy, viewer));
  return {
    seat: cultOf(game, turn.seat),
    district: districtId(turn.district),
    plan: PLANS[turn.plan] ?? null,
    acted: turn.acted,
    moved: turn.moved,
    fresh: named(turn.fresh),
    spent: named(turn.spent),
    fought: turn.fought,
    skipAdvance: turn.skipAdvance,
    keepRitual: turn.keepRitual,
  };
}

/** Inside a card's choice one thinks on from before the card: its script will be run again. */
function resumeFor(game: CultsPlay, viewer: number): ResumeView<NamedFrame> {
  const { frame } = openAsk(game.state)!;
  if (frame.step !== 'script' || frame.before === null) return resumeDoc(game, viewer, frame);
  const before = play(frame.before, game.book, null);
  return { ...resumeDoc(before, viewer, frame), asked: game.state.asked - 1, before: viewOf(before, viewer) };
}

/** What is still to be done, so that a program can think on from here; hidden subscriptions of others are left out. */
function resumeDoc(game: CultsPlay, viewer: number, open: CultsFrame): ResumeView<NamedFrame> {
  const { flow, asked, used } = game.state;
  const hand = seatAt(game.state, viewer).hand;
  return {
    asked: asked - 1,
    flow: [...flow, open].filter((frame) => !isHiddenTrigger(frame, viewer)).map((frame) => nameFrame(game, frame, viewer)),
    used: used.flatMap((mark) => {
      const name = nameCopy(game, Math.floor(mark / 16), viewer);
      return name !== null && isOpen(game, name, viewer) ? [{ ...name, keyword: keywordId(mark % 16) }] : [];
    }),
    kept: seatAt(game.state, viewer).kept.map((copy) => hand.indexOf(copy)),
  };
}

/** One's own cards, and those that others have revealed in a Confrontation: of anything else one cannot tell which copy it is. */
function isOpen(game: CultsPlay, name: CopyName, viewer: number): boolean {
  if (name.zone === 'gone') return false;
  if (name.seat === cultOf(game, viewer)) return true;
  return (
    name.zone === 'committed' && game.state.fight!.sides.some((side) => side.revealed && cultOf(game, side.seat) === name.seat)
  );
}

function isHiddenTrigger(frame: CultsFrame, viewer: number): boolean {
  return frame.step === 'trigger' && frame.context.card >= 0 && frame.context.owner !== viewer;
}
