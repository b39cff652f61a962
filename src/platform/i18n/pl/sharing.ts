import type { PlainSentences } from '../sentence';
import type { enSharing } from '../en/sharing';
import { given } from './speech';

/** Co jest nie tak z linkiem albo plikiem, który powinien nieść mody, i co z tym zrobić. */
export const plSharing = {
  linkTooLong: (d) =>
    `Mod jest za duży na link: miałby ${d.number('count')} znaków, a programy przekazujące linki ucinają je po ${d.number('max')}. Pomiń obrazy albo udostępnij plik zip.`,
  packedDiffers: (d) => `Zip moda ${given(d)} nie rozpakowuje się do tych samych plików. Prosimy o zgłoszenie tego błędu.`,
  linkBroken: () => 'Link jest uszkodzony albo ucięty. Poproś o niego jeszcze raz albo o plik zip.',
  linkTooBig: (d) =>
    `Link rozpakowuje się do ponad ${Math.ceil(d.number('max') / 1024)} KB i nie został otwarty. Poproś o plik zip.`,
  linkOfLaterGame: () => 'Link pochodzi z nowszej wersji gry. Wczytaj stronę ponownie albo poproś o plik zip.',
  notAModOrSave: (d) => `${given(d, 'file')} nie jest ani plikiem zip moda, ani zapisem gry. Wybierz inny plik.`,
  saveCarriesNoMods: (d) =>
    `Zapis gry ${given(d, 'file')} nie niesie modów. Poproś o plik zip moda albo o zapis, który niesie swoje mody.`,
} as const satisfies Record<keyof typeof enSharing, PlainSentences[string]>;
