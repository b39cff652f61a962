import { openAsk } from '../../../../kernel';
import { THUG, faceId, districtId } from '../../contract/ids';
import type { AttackView, FightView, MusterView, SideView, StakesView } from '../../contract/view-types';
import { idOf } from '../cards/cards';
import { attackOf, attacksOf, OPEN } from '../fight/confrontation';
import { markersPlaceable, rule } from '../state/numbers';
import { hasRitual, levelsHere } from '../state/on-board';
import { orderFrom } from '../state/seating';
import { levelOf, ownerOf, type Fight, type CultsPlay, type Side } from '../state/state';
import { sanityTold } from './numbers';
import { outlookOf } from './outlook';
import { numberAt, seatAt, districtAt } from '../state/at';

const cultOf = (game: CultsPlay, seat: number): string => seatAt(game.state, seat).cult;

/** The Terror that follows a Confrontation, for the seat whose Plan it is. */
function stakesOf(game: CultsPlay, seat: number, district: number): StakesView {
  return {
    district: districtId(district),
    plan: cultOf(game, seat),
    sanity: sanityTold(game, district),
    markers: markersPlaceable(game, seat, district, rule(game, 'dominanceWon', seat, district)),
  };
}

/** R9.3: of others' forces only the number of cards, until they are revealed. */
export function fightTold(game: CultsPlay, fight: Fight, viewer: number): FightView {
  return {
    winner: fight.winner === OPEN ? null : fight.winner < 0 ? 'nobody' : cultOf(game, fight.winner),
    attack: fight.attack,
    ...stakesOf(game, game.state.turn?.seat ?? fight.sides[0]!.seat, fight.district),
    sides: fight.sides.map((side, at) => sideTold(game, fight, side, at, viewer)),
  };
}

function sideTold(game: CultsPlay, fight: Fight, side: Side, at: number, viewer: number): SideView {
  const npc = seatAt(game.state, side.seat).npc;
  const own = side.seat === viewer;
  const isOpen = side.revealed || own;
  // R9.4: the Thugs are shown after the abilities. R12.5: the NPC's lie open.
  const thugsShown = npc ? side.dice.length > 0 : side.revealed && !isStillToShow(game, side);
  const thugsKnown = own || npc || (side.revealed && thugsShown);
  const decided = fight.attack[at];
  const known = {
    seat: cultOf(game, side.seat),
    revealed: side.revealed,
    thugsShown,
    rituals: levelsIn(game, fight.district, side.seat),
    sources: sourcesOf(game, fight, side, { cards: isOpen, thugs: thugsKnown, decided: decided ?? null }),
  };
  if (!isOpen) {
    const { district } = fight;
    return {
      ...known,
      cards: { count: side.cards.length },
      ...outlookTold(game, viewer, side.seat, district, known.sources.rituals),
    };
  }
  const attack = decided ?? attackOf(game, side, fight.district);
  return {
    ...known,
    cards: side.cards.map((copy) => idOf(game, copy)),
    attacks: attacksOf(game, side),
    forfeited: side.forfeited.map((copy) => side.cards.indexOf(copy)).filter((place) => place >= 0),
    gone: (side.gone ?? []).map((type) => game.state.types[type]!),
    ...(thugsKnown ? { thugs: side.thugs, attack } : {}),
    extra: side.extra,
    dice: side.dice.map(faceId),
    passesOn: side.passesOn,
    takesBack: side.takesBack,
  };
}

/** R12.5: what the NPC's Attack may come to; told to the seat that decides now. */
function outlookTold(game: CultsPlay, viewer: number, seat: number, district: number, levels: number): Pick<SideView, 'outlook'> {
  if (!seatAt(game.state, seat).npc || openAsk(game.state)?.seat !== viewer) return {};
  const outlook = outlookOf(game, seat, district, levels);
  return outlook === null ? {} : { outlook };
}

const levelsIn = (game: CultsPlay, district: number, seat: number): number[] =>
  districtAt(game.state, district)
    .rituals.filter((marker) => ownerOf(marker) === seat)
    .map(levelOf);

function isStillToShow(game: CultsPlay, side: Side): boolean {
  return game.state.flow.some((frame) => frame.step === 'showThugs' && (frame as { seat?: number }).seat === side.seat);
}

interface Known {
  readonly cards: boolean;
  readonly thugs: boolean;
  /** R9.5: the Attack that was compared; cards that leave the table afterwards no longer change it. */
  readonly decided: number | null;
}

/** R9.4: Rituals, cards, Thugs, the NPC's dice and what abilities add. */
function sourcesOf(game: CultsPlay, fight: Fight, side: Side, known: Known): AttackView {
  const owner = seatAt(game.state, side.seat);
  const cards = known.cards ? attacksOf(game, side).reduce((sum, attack) => sum + attack, 0) : null;
  // R12.5: what the NPC has stored joins when its dice are rolled.
  const isToCome = owner.npc && side.dice.length === 0;
  const thugs = isToCome ? numberAt(owner.tokens, THUG) : known.thugs ? side.thugs : null;
  const dice = side.dice.length === 0 ? null : side.dice.filter((face) => face === THUG).length;
  const others = (cards ?? 0) + (thugs ?? 0) + (dice ?? 0) + side.extra;
  const rituals =
    known.decided === null ? levelsHere(districtAt(game.state, fight.district), side.seat) : Math.max(0, known.decided - others);
  return { rituals, cards, thugs, ...(owner.npc ? { dice } : {}), extra: side.extra, known: known.decided ?? rituals + others };
}

/** R9.2: the Confrontation that the seat which is asked may step into: who has Rituals here, and that seat. */
export function musterTold(game: CultsPlay, viewer: number): MusterView | null {
  const { turn, districts, seats } = game.state;
  const ask = openAsk(game.state);
  if (ask === null || ask.kind !== 'oppose' || ask.seat !== viewer || turn === null) return null;
  const place = districts[turn.district]!;
  const taking = orderFrom(game.state, turn.seat).filter(
    (seat) => seat === turn.seat || seat === viewer || hasRitual(place, seat),
  );
  return {
    ...stakesOf(game, turn.seat, turn.district),
    sides: taking.map((seat): MusterView['sides'][number] => {
      const { npc, tokens } = seats[seat]!;
      const rituals = levelsHere(place, seat);
      const mine = seat === viewer ? 0 : null;
      const thugs = npc ? numberAt(tokens, THUG) : mine;
      return {
        seat: cultOf(game, seat),
        revealed: false,
        thugsShown: false,
        cards: { count: 0 },
        rituals: levelsIn(game, turn.district, seat),
        sources: { rituals, cards: mine, thugs, ...(npc ? { dice: null } : {}), extra: 0, known: rituals + (thugs ?? 0) },
        ...outlookTold(game, viewer, seat, turn.district, rituals),
      };
    }),
  };
}
