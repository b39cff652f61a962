import { polish } from '../../../../../platform/i18n/plural';
import type { PreviewWords } from '../preview';

export const preview: PreviewWords = {
  power: (cost, have) => `zostanie ${have - cost} z ${have} Mocy`,
  raised: (level, worth) => `podniesie się na ${level}; twoje Rytuały będą tu warte ${worth}`,
  moved: (worth) => `twoje Rytuały będą tu warte ${worth}`,
  attack: (total) => `twój Atak: ${total}`,
  terror: (rituals, sanity, have) =>
    `Terror ${rituals} przeciw Poczytalności ${sanity}: brakuje ${sanity + 1 - rituals}, masz ${have}`,
  terrorSure: (rituals, sanity) => `Terror ${rituals} przewyższa Poczytalność ${sanity}`,
  unopposed: (markers) =>
    markers === 0
      ? 'nikt nie może ci przeszkodzić'
      : `nikt nie może ci przeszkodzić: ${markers} ${polish(markers, ['znacznik', 'znaczniki', 'znaczników'])}`,
  npc: ({ from, to }, own) => `Atak NPC zwykle ${from === to ? from : `${from}–${to}`}, twój najwyżej ${own}`,
  rival: (cult, levels, cards, own) =>
    `${cult} może mieć tu Rytuały warte ${levels} i ${cards} ${polish(cards, ['kartę', 'karty', 'kart'])}, twój Atak najwyżej ${own}`,
  moves: (count, highest) =>
    count === 0
      ? 'żaden Rytuał nie może tu przejść; dobierz lub zniszcz kartę'
      : `${count} ${polish(count, ['Rytuał może', 'Rytuały mogą', 'Rytuałów może'])} tu przejść, najwyższy jako ${highest}`,
  tokens: (count) => (count === 0 ? 'nie daje żetonów' : `weź ${count} ${polish(count, ['żeton', 'żetony', 'żetonów'])}`),
  site: (cost, have) => `Miejsce Kultu kosztuje ${cost} Mocy, masz ${have}`,
  ritual: (cost, have) => `Rytuał kosztuje od ${cost} Mocy, masz ${have}`,
  cards: (cheapest, have) => `karty od ${cheapest} Mocy, masz ${have}`,
  keeps: (levels) => (levels.length === 0 ? 'nie zostanie tu żaden Rytuał' : `zostaje tu ${levels.join(' + ')}`),
  scores: (count) => `twoje znaczniki tutaj: ${count}`,
};
