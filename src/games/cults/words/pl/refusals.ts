import type { Details } from '../../../../platform/i18n/details';
import type { Sentence } from '../dictionary';
import type { enRefusals } from '../en/refusals';
import { count } from '../../../../platform/i18n/pl/speech';
import { ACCUSATIVE } from './speech';

/** Why something is not on offer, to its owner. */

/** With several payments in one Plan the price alone may be within reach and yet too high. */
function tooDear(d: Details): string {
  const [cost, power] = [d.number('cost'), d.number('power')];
  if (!d.has('cost'))
    return d.has('power') ? `Masz tylko ${count(power, ACCUSATIVE.power)}, a to za mało.` : 'Masz za mało Mocy.';
  if (cost <= power) return `Kosztuje ${count(cost, ACCUSATIVE.power)}; masz ${power}, ale po reszcie zakupów nie zostanie dość.`;
  return `Kosztuje ${count(cost, ACCUSATIVE.power)}, a masz ${power}.`;
}

export const plRefusals: Readonly<Record<keyof typeof enRefusals, Sentence>> = {
  planSpotsFull: () => 'W tej rundzie wszystkie twoje miejsca na ten Plan są już zajęte.',
  noOwnRitual: () => 'Nie masz tu Rytuału.',
  noPresence: () => 'Nie masz tu ani Miejsca Kultu, ani Rytuału.',
  nothingToAugment: () => 'Na żadną kartę cię tu nie stać, nie masz karty odrzuconej do zniszczenia ani zdolności do użycia.',
  noSiteInSupply: () => 'W twoich zasobach nie ma już Miejsca Kultu.',
  noRitualField: () => 'Nie ma tu wolnego pola Rytuału.',
  noRitualInSupply: () => 'W twoich zasobach nie ma odpowiedniego Rytuału.',
  notEnoughPower: tooDear,
  nothingToInfluence: () => 'Nie masz Rytuału do przeniesienia, karty do dobrania ani zdolności do użycia.',
  acquiredThisTurn: () => 'W tej turze zdobyto już egzemplarz tej karty.',
  stackEmpty: () => 'Ten stos jest pusty.',
  siteAlreadyHere: () => 'Masz tu już Miejsce Kultu.',
  noSiteHere: () => 'Nie masz tu Miejsca Kultu.',
};
