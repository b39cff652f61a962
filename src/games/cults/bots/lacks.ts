import { DISTRICTS, holdsFor, openDistricts, quantityFor, type Condition, type CultsPlay, type Quantity } from '../rules';

/** What is counted; `other`: something that holds or does not. */
type What = Quantity['count'] | 'other';

/** Something that the Objective asks for beside the lead (R12.8), and that is not there yet. */
export interface Lack {
  readonly what: What;
  /** Whether the player must have more of it; false: there is too much of it, or the NPC has too much. */
  readonly isMore: boolean;
  /** Whose it is. */
  readonly isOwn: boolean;
  /** Where; -1: anywhere. */
  readonly district: number;
  readonly missing: number;
}

const NOTHING: readonly Lack[] = [];

/** R12.8: what the player's Objective still lacks beside the lead. */
export function lacksOf(game: CultsPlay, seat: number): readonly Lack[] {
  const card = seat === 0 ? game.book.objectives.get(game.state.objective ?? '') : undefined;
  if (card === undefined || card.requires.every((condition) => 'leadsBy' in condition)) return NOTHING;
  const lacks: Lack[] = [];
  for (const condition of card.requires) gather(game, condition, seat, -1, lacks);
  return lacks;
}

function gather(game: CultsPlay, condition: Condition, seat: number, here: number, into: Lack[]): void {
  if ('all' in condition) for (const part of condition.all) gather(game, part, seat, here, into);
  else if ('everywhere' in condition)
    for (const district of openDistricts(game)) gather(game, condition.everywhere, seat, district, into);
  else if ('count' in condition) gatherCounted(game, condition, seat, here, into);
  else if (!('leadsBy' in condition || holdsFor(game, condition, seat, here)))
    into.push({ what: 'other', isMore: true, isOwn: true, district: here, missing: 1 });
}

function gatherCounted(game: CultsPlay, asked: Extract<Condition, Quantity>, seat: number, here: number, into: Lack[]): void {
  const have = quantityFor(game, asked, seat, here);
  const least = asked.moreThan === undefined ? asked.atLeast : quantityFor(game, asked.moreThan, seat, here) + 1;
  const short = (least ?? have) - have;
  const missing = short > 0 ? short : have - (asked.atMost ?? have);
  if (missing <= 0) return;
  const isOwn = (asked.of ?? 'you') === 'you';
  into.push({ what: asked.count, isMore: short > 0, isOwn, district: placeOf(asked, here), missing });
}

function placeOf({ where = 'anywhere' }: Quantity, here: number): number {
  return where === 'here' ? here : DISTRICTS.findIndex((district) => district === where);
}

/** How many of the player's own pieces of a kind the Objective lacks in a district. */
export function lackingHere(lacks: readonly Lack[], what: What, district: number): number {
  let missing = 0;
  for (const lack of lacks)
    if (lack.what === what && lack.isOwn && lack.isMore && (lack.district < 0 || lack.district === district))
      missing += lack.missing;
  return missing;
}

/** How many pieces of a kind there are too many of: the player's own, or the NPC's. */
export function tooMany(lacks: readonly Lack[], what: What, isOwn: boolean): number {
  let missing = 0;
  for (const lack of lacks) if (lack.what === what && lack.isOwn === isOwn && !lack.isMore) missing += lack.missing;
  return missing;
}
