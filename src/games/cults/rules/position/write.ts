import { GameError, openAsk } from '../../../../kernel';
import { idOf } from '../cards/cards';
import { storeDoc } from '../scripts/settings-and-store';
import {
  AUGMENTATION,
  districtId,
  DOMINANCE,
  FACES,
  FREAK,
  INFLUENCE,
  INITIATE,
  KEYWORDS,
  PREPARATION,
  THUG,
} from '../../contract/ids';
import {
  levelOf,
  ownerOf,
  type CardCopy,
  type CultsPlay,
  type Modifier,
  type SeatState,
  type Subscription,
} from '../state/state';
import { openDistricts } from '../cards/conditions';
import type { DistrictView, StackView, TokensView, ModifierView, SubscriptionView, View } from '../../contract/view-types';
import { cardId } from '../state/emit';
import { numberAt, seatAt, districtAt } from '../state/at';

/** The parts of a position, each as the scenario shape has it (docs/headless.md). Views are made of the same parts. */

type Doc = Record<string, unknown>;

export const cultOf = (game: CultsPlay, seat: number): string => seatAt(game.state, seat).cult;
export const cardIds = (game: CultsPlay, copies: readonly CardCopy[]): string[] => copies.map((copy) => idOf(game, copy));

/** By cult, for every seat or those that fit. */
export function bySeat<T>(
  game: CultsPlay,
  value: (seat: SeatState, at: number) => T,
  fits: (seat: SeatState) => boolean = () => true,
): Record<string, T> {
  const all: Record<string, T> = {};
  game.state.seats.forEach((seat, at) => {
    if (fits(seat)) all[seat.cult] = value(seat, at);
  });
  return all;
}

export function districtsDoc(game: CultsPlay): Record<string, DistrictView> {
  const { state } = game;
  const cult = (seat: number): string => cultOf(game, seat);
  return Object.fromEntries(
    openDistricts(game).map((d): [string, DistrictView] => {
      const place = districtAt(state, d);
      const stack = ([type, left]: readonly [number, number]): StackView | null =>
        type < 0 ? null : { card: cardId(game, type), left };
      return [
        districtId(d),
        {
          sanity: place.sanity,
          investigators: place.investigators,
          track: place.track,
          rituals: place.rituals.map((marker) => [cult(ownerOf(marker)), levelOf(marker)]),
          sites: place.sites.map(cult),
          dominance: place.dominance.map(cult),
          guardian: stack(place.stacks[0]!),
          action: stack(place.stacks[1]!),
          plans: place.plans.map(cult),
        },
      ];
    }),
  );
}

export const tokensDoc = ({ tokens }: SeatState): TokensView => ({
  thug: numberAt(tokens, THUG),
  initiate: numberAt(tokens, INITIATE),
  freak: numberAt(tokens, FREAK),
});
export const plannedDoc = ({ spots }: SeatState): View['planned'][string] => ({
  augmentation: numberAt(spots, AUGMENTATION),
  preparation: numberAt(spots, PREPARATION),
  influence: numberAt(spots, INFLUENCE),
  dominance: numberAt(spots, DOMINANCE),
});

export function modifierDoc(game: CultsPlay, m: Modifier): ModifierView {
  return {
    number: m.number,
    add: m.add,
    lasts: m.lasts,
    until: m.until,
    source: m.source,
    ...(m.set === null ? {} : { set: m.set }),
    ...(m.atLeast === null ? {} : { atLeast: m.atLeast }),
    ...(m.atMost === null ? {} : { atMost: m.atMost }),
    ...(m.district < 0 ? {} : { district: districtId(m.district) }),
    ...(m.seat < 0 ? {} : { seat: cultOf(game, m.seat) }),
    ...(m.kind === null ? {} : { kind: m.kind }),
  };
}

export function subscriptionDoc(game: CultsPlay, s: Subscription): SubscriptionView {
  const owner = s.owner >= 0 ? { owner: cultOf(game, s.owner) } : {};
  return { triggers: s.triggers, ...owner, lasts: s.lasts, until: s.until, source: s.source };
}

/** Abilities already used, as often as each card was: by card and keyword. */
export function usedDoc(game: CultsPlay, seat: SeatState): Doc[] {
  return game.state.used.flatMap((mark) => {
    const copy = Math.floor(mark / 16);
    return seat.hand.includes(copy) ? [{ card: idOf(game, copy), keyword: KEYWORDS[mark % 16] }] : [];
  });
}

/** The frame of every document: who plays what. */
export function settingDoc(
  game: CultsPlay,
): Pick<View, 'seats' | 'round' | 'rounds' | 'phase' | 'first' | 'active' | 'closed' | 'options' | 'mods' | 'settings'> {
  const { state } = game;
  const { setting } = state;
  const plain = setting.seats.every((seat) => seat.by === 'human' && seat.name === '');
  return {
    seats: plain ? setting.seats.map((seat) => seat.cult) : setting.seats,
    round: state.round,
    rounds: setting.rounds,
    phase: state.phase,
    first: cultOf(game, state.first),
    active: cultOf(game, state.active),
    ...(setting.closed === null ? {} : { closed: setting.closed }),
    options: { npcOpposeTie: setting.npcOpposeTie },
    mods: setting.mods,
    ...(setting.settings === undefined ? {} : { settings: setting.settings }),
  };
}

/** Whether the open question stands at the start of a phase or of a turn: only then is a position complete. */
function standsClean(game: CultsPlay): boolean {
  const { outcome, used } = game.state;
  const ask = openAsk(game.state);
  if (outcome !== null) return true;
  if (ask === null) return false;
  if (ask.kind === 'takePlan' || ask.kind === 'placePlan' || ask.kind === 'placeSite') return true;
  const hiding = KEYWORDS.indexOf('hiding');
  const { frame } = ask;
  return (
    'keyword' in frame &&
    frame.keyword === 'hiding' &&
    ask.seat === game.state.first &&
    !used.some((mark) => mark % 16 === hiding)
  );
}

/** The current position as a scenario, complete. */
export function positionOf(game: CultsPlay): Doc {
  if (!standsClean(game)) throw new GameError('midTurn');
  const { state } = game;
  const { setting } = state;
  const npc = state.seats.find((seat) => seat.npc);
  return {
    ...settingDoc(game),
    seed: setting.seed,
    ...(npc === undefined
      ? {}
      : {
          solo: { npc: npc.cult, objective: state.objective, bonus: { cards: cardIds(game, npc.bonus), thugs: npc.tokens[0] } },
        }),
    districts: districtsDoc(game),
    hands: bySeat(
      game,
      (seat) => cardIds(game, seat.hand),
      (seat) => !seat.npc,
    ),
    decks: bySeat(game, (seat) => cardIds(game, seat.deck).reverse()),
    discards: bySeat(game, (seat) => cardIds(game, seat.discard)),
    tokens: bySeat(game, tokensDoc, (seat) => !seat.npc),
    planned: bySeat(game, plannedDoc, (seat) => !seat.npc),
    city: { active: state.city, deck: state.cityDeck.slice().reverse() },
    rolls: { recruitment: state.rolls.recruitment.map((face) => FACES[face]), npc: state.rolls.npc },
    used: {
      bought: bySeat(
        game,
        (seat) => seat.bought,
        (seat) => !seat.npc,
      ),
      abilities: bySeat(
        game,
        (seat) => usedDoc(game, seat),
        (seat) => !seat.npc,
      ),
    },
    modifiers: state.modifiers.map((m) => modifierDoc(game, m)),
    subscriptions: state.subscriptions.map((s) => subscriptionDoc(game, s)),
    store: storeDoc(state),
    strikes: state.strikes,
    blank: state.blank,
    uses: state.uses,
    // Loading the position asks the open question again, and counts it then.
    roundQuestions: state.roundQuestions - (openAsk(state) === null ? 0 : 1),
    random: state.random.join(','),
  };
}
