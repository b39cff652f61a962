import type { Details } from '../../../../platform/i18n/details';
import type { Sentences } from '../dictionary';

/** Why something is not on offer, to its owner. */

/** With several payments in one Plan the price alone may be within reach and yet too high. */
function tooDear(d: Details): string {
  const { cost, power } = { cost: d.number('cost'), power: d.number('power') };
  if (!d.has('cost')) return d.has('power') ? `You have only ${power} Power, which is not enough.` : 'You have not enough Power.';
  if (cost <= power) return `It costs ${cost} Power; of your ${power} not enough would be left for it.`;
  return `It costs ${cost} Power; you have ${power}.`;
}

export const enRefusals = {
  planSpotsFull: () => 'All your spots for this Plan are filled in this round.',
  noOwnRitual: () => 'You have no Ritual here.',
  noPresence: () => 'You have neither a Cult Site nor a Ritual here.',
  nothingToAugment: () => 'You can pay for no card here, have no discard to destroy and no ability to use.',
  noSiteInSupply: () => 'You have no Cult Site left in your supply.',
  noRitualField: () => 'No Ritual field is free here.',
  noRitualInSupply: () => 'You have no Ritual for it in your supply.',
  notEnoughPower: tooDear,
  nothingToInfluence: () => 'You have no Ritual to move here, no card to draw and no ability to use.',
  acquiredThisTurn: () => 'You have already acquired a copy of this card in this turn.',
  stackEmpty: () => 'This stack is empty.',
  siteAlreadyHere: () => 'You already have a Cult Site here.',
  noSiteHere: () => 'You have no Cult Site here.',
} satisfies Sentences;
