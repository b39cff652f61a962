import type { Decision, Option, Refusal } from '../../../contract/view-types';
import type { Look } from '../choosing/spots';
import type { Offer } from '../choosing/staged-choice';

/** How a tile of the tray looks. */
export type Form = 'card' | 'ability' | 'token' | 'die' | 'turn' | 'piece' | 'words' | 'choice' | 'pass' | 'refused';

/** One tile, or several alike that stand together: the Thugs, the faces that a die can be turned to. */
export interface Item {
  readonly form: Form;
  readonly offers: readonly Offer[];
  /** With `refused`: what is not on offer and why. */
  readonly refusal?: Refusal;
}

const lookOf = (offer: Offer): Look | null => (offer.spot.on === 'tile' ? offer.spot.look : null);

function formOf(offer: Offer, kind: string): Form {
  const look = lookOf(offer);
  if (look === null) return offer.options[0]?.pass === true ? 'pass' : 'choice';
  if ('card' in look) return kind === 'useAbility' ? 'ability' : 'card';
  if ('words' in look) return 'words';
  if (look.frame.startsWith('token-')) return 'token';
  if (!look.frame.startsWith('die-')) return 'piece';
  return kind === 'chooseDie' ? 'turn' : 'die';
}

/** What stands together in one group; everything else stands alone. */
function groupOf(offer: Offer, form: Form): string | null {
  const look = lookOf(offer);
  if (form === 'token' && look !== null && 'frame' in look) return look.frame;
  return form === 'turn' ? `die ${Number(offer.options[0]?.['die'])}` : null;
}

/** What the tray shows, in its order; passing comes last. Refused Plans stand in their menu and are left out here. */
export function itemsOf(offers: readonly Offer[], { kind, refused }: Decision): Item[] {
  const items: { form: Form; offers: Offer[]; refusal?: Refusal; group: string | null }[] = [];
  for (const offer of offers) {
    if (offer.spot.on !== 'tile' && offer.spot.on !== 'button') continue;
    const form = formOf(offer, kind);
    const group = groupOf(offer, form);
    const known = group === null ? undefined : items.find((item) => item.group === group);
    if (known === undefined) items.push({ form, offers: [offer], group });
    else known.offers.push(offer);
  }
  if (items.length > 0 && kind !== 'takePlan')
    for (const refusal of refused) items.push({ form: 'refused', offers: [], refusal, group: null });
  const isLast = ({ form }: { form: Form }): number => (form === 'pass' ? 1 : 0);
  return items.sort((a, b) => isLast(a) - isLast(b)).map(({ group: _, ...item }) => item);
}

/** What an option costs or brings, and the frame of the icon that says of what. */
export interface Amount {
  readonly icon: string;
  readonly value: number;
  readonly isPrice: boolean;
}

export function amountOf(option: Option | undefined): Amount | null {
  for (const what of ['cost', 'power', 'attack', 'terror']) {
    const value = option?.[what];
    if (typeof value === 'number')
      return { icon: what === 'cost' ? 'icon-power' : `icon-${what}`, value, isPrice: what === 'cost' };
  }
  return null;
}
