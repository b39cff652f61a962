import { polish } from '../../../../../platform/i18n/plural';
import type { PreviewWords } from '../preview';

export const preview: PreviewWords = {
  power: (cost, have) => `zostanie ${have - cost} z ${have} Mocy`,
  raised: (level, worth) => `podniesie się na ${level}; twoje Rytuały będą tu warte ${worth}`,
  moved: (worth) => `twoje Rytuały będą tu warte ${worth}`,
  attack: (total) => `twój Atak: ${total}`,
  terror: (rituals, sanity) => `Poczytalność ${sanity}, Rytuały dają ${rituals}: brakuje ${sanity + 1 - rituals} Terroru`,
  terrorSure: (rituals, sanity) => `Rytuały dają ${rituals}, więcej niż Poczytalność ${sanity}`,
  tokens: (count) => (count === 0 ? 'nie daje żetonów' : `weź ${count} ${polish(count, ['żeton', 'żetony', 'żetonów'])}`),
  site: (cost, have) => `Miejsce Kultu kosztuje ${cost} Mocy, masz ${have}`,
  ritual: (cost, have) => `Rytuał kosztuje od ${cost} Mocy, masz ${have}`,
  cards: (cheapest, have) => `karty od ${cheapest} Mocy, masz ${have}`,
  keeps: (levels) => (levels.length === 0 ? 'nie zostanie tu żaden Rytuał' : `zostaje tu ${levels.join(' + ')}`),
  scores: (count) => `twoje znaczniki tutaj: ${count}`,
};
