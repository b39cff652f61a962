import { boardTarget, type Aimed } from '../../../../src/games/cults/picture/prompts/places/target-places';
import { nearTarget } from '../../../../src/games/cults/picture/prompts/places/near-target';
import { nearPlace } from '../../../../src/games/cults/picture/phone/near-places';
import { piecesOf, type Piece } from '../../../../src/games/cults/picture/board/pieces';
import { stagesOf } from '../../../../src/games/cults/picture/kinds';
import { after } from '../../../../src/games/cults/picture/reduce/along';
import type { Decision, GameEvent, Option, TableView } from '../../../../src/games/cults/contract/view-types';
import type { Spot, TileSpot } from '../../../../src/platform/prompts/spots';

/** An option, and what has happened since it was chosen: each event with the table before and after it. */
export interface Followed {
  readonly decision: Decision;
  readonly option: Option;
  readonly aimed: Aimed;
  readonly steps: readonly Step[];
}

export interface Step {
  readonly event: GameEvent;
  readonly before: TableView;
  readonly view: TableView;
}

/** The steps from a view through these events. */
export function stepsFrom(view: TableView, events: readonly GameEvent[]): Step[] {
  let last = view;
  return events.map((event) => {
    const before = last;
    last = after(before, event);
    return { event, before, view: last };
  });
}

/** The spots of an option where nothing has changed, although they glow for it. */
export function idleSpots(followed: Followed): readonly Spot[] {
  const { option, aimed, decision } = followed;
  return stagesOf(option, aimed.view, decision).filter((spot) => !hasChanged(spot, followed));
}

function hasChanged(spot: Spot, followed: Followed): boolean {
  const { steps, option } = followed;
  switch (spot.on) {
    case 'board':
      return steps.some((step) => boardChanges(spot.place, followed, step));
    case 'row':
      // R8.3: a Bluff has an event of its own.
      return steps.some(({ event }) => event['plan'] === spot.row && event['district'] === spot.at);
    case 'tile':
      return steps.some((step) => tileChanges(spot, followed, step));
    case 'button':
      return option.pass === true || steps.some(({ event }) => event.type === 'choiceMade');
  }
}

type Place = { readonly x: number; readonly y: number };
const isAt = (one: Place, other: Place): boolean => Math.hypot(one.x - other.x, one.y - other.y) < 0.01;
const looksOf = (piece: Piece | undefined): string =>
  piece === undefined ? '' : `${piece.sort} ${JSON.stringify(piece.layers)}`;

const seen = (piece: Piece): string => `${looksOf(piece)} ${piece.x} ${piece.y}`;

/** Whether a step changes what lies where the ring is drawn, on the board and in a phone's enlarged district. */
function boardChanges(place: string, { option, aimed, decision }: Followed, { before, view }: Step): boolean {
  if (before.districts === view.districts) return false;
  const [district = '', kind, what] = place.split('/');
  const point = boardTarget(place, option, aimed);
  const [was, is] = [piecesOf(before), piecesOf(view)];
  if (kind === 'field' && what === 'plan') return planFieldChanges(district, point, decision.kind, was, is);
  if (kind === 'ritual' || kind === 'dominance') return leavesFrom(place, point, was, is);
  const lies = is.find((piece) => isAt(piece, point));
  if (looksOf(lies) === looksOf(was.find((piece) => isAt(piece, point)))) return false;
  // The marker on top is the one that is taken (R8.1).
  if (kind === 'plan') return lies === undefined || lies.at !== place;
  const near = nearTarget(place, option, aimed);
  return lies === undefined || JSON.stringify(nearPlace(lies, view)) === JSON.stringify(near);
}

const withIn = (pieces: readonly Piece[], district: string): readonly Piece[] =>
  pieces.filter(({ at }) => at.startsWith(`${district}/`));

/** How high a stack of Plan markers may be drawn above its field; board units. */
const STACK = 62;

/** The field of the Plan markers: one more lies on it, or, where it stands for its district, something there changes. */
function planFieldChanges(district: string, point: Place, kind: string, was: readonly Piece[], is: readonly Piece[]): boolean {
  const [here, then] = [withIn(was, district), withIn(is, district)];
  if (kind !== 'placePlan') return here.map(seen).join() !== then.map(seen).join();
  const top = then.filter(({ sort }) => sort.startsWith('plan/')).at(-1);
  return then.length > here.length && top !== undefined && top.x === point.x && Math.abs(top.y - point.y) < STACK;
}

/** A Ritual or a Dominance marker: the very one that is ringed leaves or changes; those before it stay, those behind it move up. */
function leavesFrom(place: string, point: Place, was: readonly Piece[], is: readonly Piece[]): boolean {
  const [district = '', kind = '', index] = place.split('/');
  const sorts = (pieces: readonly Piece[]): string[] =>
    withIn(pieces, district).flatMap((piece) => (piece.at.startsWith(`${district}/${kind}/`) ? [piece.sort] : []));
  const [before, then] = [sorts(was), sorts(is)];
  const ringed = was.find(({ at }) => at === place);
  if (ringed === undefined || !isAt(ringed, point)) return false;
  if (then.length === before.length) return then[Number(index)] !== before[Number(index)];
  return then.length < before.length && then.join() === before.filter((_, at) => at !== Number(index)).join();
}

const counted = (cards: readonly string[], card: string): number => cards.filter((one) => one === card).length;
const listOf = (cards: unknown): readonly string[] => (Array.isArray(cards) ? (cards as string[]) : []);

/** Whether a step changes what a tile stands for: a card, a token, a die, a marker to be placed. */
function tileChanges({ look }: TileSpot, followed: Followed, step: Step): boolean {
  if ('card' in look) return cardChanges(look.card, followed, step);
  const { event } = step;
  if ('words' in look) return event['number'] === Number(look.words);
  return 'frame' in look && frameChanges(look.frame, look.seat, followed, step);
}

function cardChanges(card: string, { decision: { kind, seat }, option }: Followed, { event, before, view }: Step): boolean {
  if (event.seat !== seat) return false;
  switch (kind) {
    case 'useAbility':
      return event.type === 'abilityUsed' && event['card'] === card;
    case 'placeStack':
      return event.type === 'stackPlaced' && event['card'] === card;
    case 'augment':
      return event.type === 'cardAcquired' && event['card'] === card && event['district'] === before.turn?.district;
    default: {
      const isDiscard = kind === 'destroyDiscard' || option['zone'] === 'discard';
      const held = ({ hands, discards }: TableView): number =>
        counted(isDiscard ? (discards[seat] ?? []) : listOf(hands[seat]), card);
      // R6.6: a kept card stays in the hand and is told.
      return held(view) !== held(before) || (event.type === 'cardsKept' && listOf(event.own?.['cards']).includes(card));
    }
  }
}

function frameChanges(frame: string, cult: string | undefined, followed: Followed, { event, before, view }: Step): boolean {
  const { decision, option } = followed;
  const { kind, seat } = decision;
  const [what, which] = frame.split('-');
  if (kind === 'chooseSeat') return frame === 'emblem' && (event['cult'] === cult || event.seat === cult);
  if (event.seat !== seat) return false;
  switch (what) {
    case 'token':
      return view.tokens[seat]?.[which as 'thug'] !== before.tokens[seat]?.[which as 'thug'];
    case 'die':
      return kind === 'reroll'
        ? event.type === 'diceRerolled' && listOf(event['dice']).some((die) => Number(die) === option['die'])
        : event.type === 'dieSet' && event['die'] === option['die'] && event['face'] === which;
    case 'site':
      return event.type === 'sitePlaced' && event['district'] === before.turn?.district;
    case 'ritual':
      return ritualComes(Number(which), followed, event, before);
    default:
      return frame === 'ui-deck' ? event.type === 'cardsDrawn' : event.type === 'cardDestroyed' && event['from'] === 'discard';
  }
}

/** R8.6, R9.2: a Ritual of the shown level comes to the district of the Plan, from the supply or from where the option says. */
function ritualComes(level: number, { option, aimed: { view } }: Followed, event: GameEvent, before: TableView): boolean {
  const from = option['from'];
  if (event['level'] !== level || event['district'] !== (before.turn ?? view.turn)?.district) return false;
  return from === undefined ? event.type === 'ritualPlaced' : event.type === 'ritualMoved' && event['from'] === from;
}
