import { randomBelow, shuffle, thenDo } from '../../../../kernel';
import { placeSite as firstSite } from '../questions/setup/place-site';
import { placeStack } from '../questions/setup/place-stack';
import { cardId, emit } from '../state/emit';
import { startingField } from '../fight/investigators';
import { DISTRICTS, STACKS, stackId } from '../../contract/ids';
import { hasSite } from '../state/on-board';
import { placeRitual, placeSite } from '../state/pieces';
import { copiesInStack } from '../cards/cards';
import { openDistricts } from '../cards/conditions';
import { orderFrom, turnOrder } from '../state/seating';
import { currentSanity } from '../state/numbers';
import type { CultsPlay, CultsFrame } from '../state/state';
import type { SetupFrame, DraftFrame, DrawnFrame, SeatFrame } from '../state/frames';
import { seatAt, theOne, districtAt } from '../state/at';

const kindAt = (game: CultsPlay, type: number): number => STACKS.indexOf(game.book.cards[type]!.kind as never);

function putStack(game: CultsPlay, seat: number, type: number, district: number): void {
  const copies = copiesInStack(game.book, type);
  districtAt(game.state, district).stacks[kindAt(game, type)] = [type, copies];
  const stack = stackId(kindAt(game, type));
  emit(game, 'stackPlaced', seat, district, { card: cardId(game, type), stack, count: copies });
}

/** R4.5, random: every field gets a stack of its kind. */
function randomStacks(game: CultsPlay, choice: readonly number[]): void {
  for (let kind = 0; kind < STACKS.length; kind++) {
    const types = choice.filter((type) => kindAt(game, type) === kind);
    shuffle(game.state, types);
    for (const district of openDistricts(game)) if (types.length > 0) putStack(game, -1, types.pop()!, district);
  }
}

/** R12.2: a Cult Site in every open district, a Ritual I in Uptown and Northside, a Ritual II in Downtown; closed ones get none. */
function setUpNpc(game: CultsPlay): void {
  const { state } = game;
  const npc = state.seats.findIndex((seat) => seat.npc);
  if (npc < 0) return;
  for (const district of openDistricts(game)) placeSite(game, npc, district);
  for (const [name, level] of NPC_RITUALS) {
    const district = DISTRICTS.indexOf(name);
    if (districtAt(state, district).open) placeRitual(game, npc, district, level);
  }
}

const NPC_RITUALS = [
  ['downtown', 2],
  ['uptown', 1],
  ['northside', 1],
] as const;

/** The questions asked here. */
export const setupQuestions = { placeStack, placeSite: firstSite };

export const setupSteps = {
  /** R4.1–R4.4 are done when the state is made; the rest in this order. */
  setup: {
    run(game: CultsPlay, frame: SetupFrame): void {
      const { state } = game;
      const seats = turnOrder(state).filter((seat) => !seatAt(state, seat).npc);
      const after: CultsFrame[] = [
        { step: 'initialSetup', card: frame.card },
        { step: 'npcSetup' },
        ...seats.map((seat): CultsFrame => ({ step: 'firstSite', seat })),
        { step: 'objective', card: frame.objective },
        { step: 'round' },
      ];
      thenDo(game, ...after);
      if (frame.stacks === 'draft') state.flow.push({ step: 'draft', seat: state.first, left: frame.choice });
      else if (frame.stacks === 'random') randomStacks(game, frame.choice);
      else for (const { district, types } of frame.stacks) for (const type of types) putStack(game, -1, type, district);
    },
  },
  /** R4.5: in turn, a stack onto a free field of its kind; in solo the player chooses them all (R12.1). */
  draft: {
    run(game: CultsPlay, frame: DraftFrame): void {
      const isFree = (type: number, district: number): boolean =>
        districtAt(game.state, district).stacks[kindAt(game, type)]![0] < 0;
      placeStack.ask(game, frame, frame.seat, frame.left, isFree, openDistricts(game));
    },
    answered(game: CultsPlay, frame: DraftFrame, chosen: readonly number[]): void {
      const { type, district } = placeStack.read(chosen);
      putStack(game, frame.seat, type, district);
      const next = orderFrom(game.state, frame.seat + 1 < game.state.seats.length ? frame.seat + 1 : 0).find(
        (s) => !seatAt(game.state, s).npc,
      )!;
      game.state.flow.push({ step: 'draft', seat: next, left: frame.left.filter((other) => other !== type) });
    },
  },
  /** R4.6: Sanity tokens and Investigators as the card says. */
  initialSetup: {
    run(game: CultsPlay, frame: DrawnFrame): void {
      const ids = [...game.book.setups.keys()];
      const id = frame.card ?? ids[randomBelow(game.state, ids.length)]!;
      const card = game.book.setups.get(id)!;
      emit(game, 'setupRevealed', -1, -1, { card: id });
      DISTRICTS.forEach((name, district) => {
        const place = districtAt(game.state, district);
        place.sanity = card.sanity[name];
        if (!place.open) return;
        place.track = Math.max(1, startingField(game, district) - (card.nearer?.[name] ?? 0));
        place.investigators = card.arrived?.[name] ?? 0;
        emit(game, 'districtSetUp', -1, district, {
          sanity: place.sanity,
          field: place.track,
          investigators: place.investigators,
          current: currentSanity(game, district),
        });
      });
    },
  },
  npcSetup: { run: setUpNpc },
  /** R4.7: one Cult Site in any open district. */
  firstSite: {
    run(game: CultsPlay, frame: SeatFrame): void {
      const refs = openDistricts(game).filter((district) => !hasSite(districtAt(game.state, district), frame.seat));
      firstSite.ask(game, frame, frame.seat, refs);
    },
    answered: (game: CultsPlay, frame: SeatFrame, chosen: readonly number[]): void => placeSite(game, frame.seat, theOne(chosen)),
  },
  /** R12.2: last, an Objective is drawn. */
  objective: {
    run(game: CultsPlay, frame: DrawnFrame): void {
      if (game.state.setting.npc === null) return;
      const ids = [...game.book.objectives.keys()];
      game.state.objective = frame.card ?? ids[randomBelow(game.state, ids.length)]!;
      emit(game, 'objectiveRevealed', -1, -1, { card: game.state.objective });
    },
  },
};
