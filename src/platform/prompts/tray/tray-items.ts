import type { Decision, Refusal } from '../../../kernel';
import type { TileForm, TileFace } from '../spots';
import type { Offer } from '../staged-choice';

/** One tile, or several alike that stand together: the Thugs, the faces that a die can be turned to. */
export interface Item {
  readonly form: TileForm;
  readonly offers: readonly Offer[];
  /** For form `refused`: what is not on offer, and why. */
  readonly refusal?: Refusal;
}

const lookOf = (offer: Offer): TileFace | null => (offer.spot.on === 'tile' ? offer.spot.look : null);

function formOf(offer: Offer): TileForm {
  const look = lookOf(offer);
  if (look === null) return offer.options[0]?.pass === true ? 'pass' : 'choice';
  if (offer.spot.on === 'tile' && offer.spot.form !== undefined) return offer.spot.form;
  return 'card' in look ? 'card' : 'words' in look ? 'words' : 'piece';
}

/** The group of an offer's tile, or null. */
const groupOf = ({ spot }: Offer): string | null => (spot.on === 'tile' ? (spot.group ?? null) : null);

/** The tray's items in order, passing last. Pass an empty `refused` where refusals are shown elsewhere. */
export function itemsOf(offers: readonly Offer[], refused: Decision['refused']): Item[] {
  const items: { form: TileForm; offers: Offer[]; refusal?: Refusal; group: string | null }[] = [];
  for (const offer of offers) {
    if (offer.spot.on !== 'tile' && offer.spot.on !== 'button') continue;
    const group = groupOf(offer);
    const known = group === null ? undefined : items.find((item) => item.group === group);
    if (known === undefined) items.push({ form: formOf(offer), offers: [offer], group });
    else known.offers.push(offer);
  }
  if (items.length > 0) for (const refusal of refused) items.push({ form: 'refused', offers: [], refusal, group: null });
  const isLast = ({ form }: { form: TileForm }): number => (form === 'pass' ? 1 : 0);
  return items.sort((a, b) => isLast(a) - isLast(b)).map(({ group: _, ...item }) => item);
}
