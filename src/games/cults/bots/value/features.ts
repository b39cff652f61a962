import { FREAK, INITIATE, THUG } from '../../contract/ids';
import { currentSanity, levelOf, openFields, ownerOf, ritualsOnBoard, typeOf, type CultsPlay } from '../../rules';

/** What a seat has, in numbers that count towards winning. The order is that of the weights. */
export const FEATURES = [
  'dominance',
  'scoringSites',
  'bareSites',
  'ritualLead',
  'rituals',
  'levels',
  'topLevel',
  'readyTerror',
  'nearTerror',
  'safeReady',
  'guarded',
  'exposed',
  'thugs',
  'initiates',
  'freaks',
  'deckAttack',
  'deckPower',
  'deckTerror',
  'deckSize',
  'disorganization',
  'handAttack',
  'handPower',
  'handTerror',
  'plans',
  'plansOnTop',
  'supplyDominance',
] as const;

export type Feature = (typeof FEATURES)[number];

/** The place of each feature. */
const AT = Object.fromEntries(FEATURES.map((name, at) => [name, at])) as Readonly<Record<Feature, number>>;

/** More tokens than this are of no use. */
const MOST_TOKENS = 6;
/** Icons of a deck and of a hand are counted in these portions, so that all features are of about the same size. */
const DECK = 12;
const HAND = 4;

/** Writes the features of a seat into `into`, from `at` on. */
export function writeFeatures(game: CultsPlay, seat: number, into: Float64Array, at: number): void {
  into.fill(0, at, at + FEATURES.length);
  countCards(game, seat, into, at);
  countTokens(game, seat, into, at);
  for (let district = 0; district < game.state.districts.length; district++)
    if (game.state.districts[district]!.open) countDistrict(game, seat, district, into, at);
  compareRituals(game, seat, into, at);
}

/** Adds the icons of a pile of cards. */
function addIcons({ book }: CultsPlay, pile: readonly number[], portion: number, into: Float64Array, at: number): void {
  for (const copy of pile) {
    const type = typeOf(copy);
    into[at]! += book.attack[type]! / portion;
    into[at + 1]! += book.power[type]! / portion;
    into[at + 2]! += book.terror[type]! / portion;
  }
}

function countCards(game: CultsPlay, seat: number, into: Float64Array, at: number): void {
  const { deck, hand, discard } = game.state.seats[seat]!;
  const { disorganization } = game.book;
  addIcons(game, hand, HAND, into, at + AT.handAttack);
  for (let pile = 0; pile < 3; pile++) {
    const cards = pile === 0 ? deck : pile === 1 ? hand : discard;
    addIcons(game, cards, DECK, into, at + AT.deckAttack);
    into[at + AT.deckSize]! += cards.length / DECK;
    for (const copy of cards) if (typeOf(copy) === disorganization) into[at + AT.disorganization]!++;
  }
}

function countTokens({ state }: CultsPlay, seat: number, into: Float64Array, at: number): void {
  const { tokens, dominance } = state.seats[seat]!;
  into[at + AT.thugs] = Math.min(MOST_TOKENS, tokens[THUG]!);
  into[at + AT.initiates] = Math.min(MOST_TOKENS, tokens[INITIATE]!);
  into[at + AT.freaks] = Math.min(MOST_TOKENS, tokens[FREAK]!);
  into[at + AT.supplyDominance] = dominance === 0 ? 1 : 0;
}

function countDistrict(game: CultsPlay, seat: number, district: number, into: Float64Array, at: number): void {
  const { dominance, rituals, sites, plans } = game.state.districts[district]!;
  for (const owner of dominance) if (owner === seat) into[at + AT.dominance]!++;
  for (const owner of plans) if (owner === seat) into[at + AT.plans]!++;
  if (plans.length > 0 && plans[plans.length - 1] === seat) into[at + AT.plansOnTop]!++;
  let own = 0;
  let rivals = 0;
  for (const marker of rituals) {
    const level = levelOf(marker);
    if (ownerOf(marker) !== seat) rivals += level;
    else {
      own += level;
      into[at + AT.topLevel] = Math.max(into[at + AT.topLevel]!, level);
    }
  }
  into[at + AT.levels]! += own;
  if (sites.includes(seat)) into[at + (own > 0 ? AT.scoringSites : AT.bareSites)]!++;
  if (own > 0) countPresence(game, seat, district, own, rivals, into, at);
}

/** R9.2, R10.2: what the own Rituals in a district are good for. */
function countPresence(
  game: CultsPlay,
  seat: number,
  district: number,
  own: number,
  rivals: number,
  into: Float64Array,
  at: number,
): void {
  const isGuarded = rivals === 0 && openFields(game, district) === 0;
  const inHand = game.state.phase === 'hiding' ? 0 : Math.round(into[at + AT.handTerror]! * HAND);
  const short = currentSanity(game, district) + 1 - own;
  if (short <= game.state.seats[seat]!.tokens[FREAK]! + inHand) {
    into[at + AT.readyTerror]!++;
    if (isGuarded) into[at + AT.safeReady]!++;
  }
  into[at + AT.nearTerror]! += 1 / (1 + Math.max(0, short));
  if (isGuarded) into[at + AT.guarded]!++;
  if (rivals > 0) into[at + AT.exposed]! += own;
}

/** R11.2: who leads in Rituals. */
function compareRituals({ state }: CultsPlay, seat: number, into: Float64Array, at: number): void {
  const own = ritualsOnBoard(state, seat);
  let leads = own > 0;
  for (let other = 0; other < state.seats.length; other++) if (ritualsOnBoard(state, other) > own) leads = false;
  into[at + AT.rituals] = own;
  into[at + AT.ritualLead] = leads ? 1 : 0;
}
