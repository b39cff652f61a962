import { english } from '../../../../../platform/i18n/plural';
import type { PreviewWords } from '../preview';

export const preview: PreviewWords = {
  power: (cost, have) => `leaves ${have - cost} of your ${have} Power`,
  raised: (level, worth) => `it becomes ${level}; your Rituals here are then worth ${worth}`,
  moved: (worth) => `your Rituals here are then worth ${worth}`,
  attack: (total) => `your Attack: ${total}`,
  terror: (rituals, sanity, have) =>
    `Terror ${rituals} against Sanity ${sanity}: ${sanity + 1 - rituals} more needed, you have ${have}`,
  terrorSure: (rituals, sanity) => `Terror ${rituals} beats Sanity ${sanity}`,
  unopposed: (markers) =>
    markers === 0 ? 'nobody can oppose you' : `nobody can oppose you: ${markers} ${english(markers, ['marker', 'markers'])}`,
  npc: ({ from, to }, own) => `NPC likely ${from === to ? from : `${from}–${to}`} Attack, you up to ${own}`,
  rival: (cult, levels, cards, own) =>
    `${cult} may bring Rituals worth ${levels} and ${cards} ${english(cards, ['card', 'cards'])}, you up to ${own} Attack`,
  moves: (count, highest) =>
    count === 0
      ? 'no Ritual can come here; draw or destroy a card'
      : `${count} ${english(count, ['Ritual', 'Rituals'])} can come here, the best as ${highest}`,
  tokens: (count) => (count === 0 ? 'brings no tokens' : `take ${count} ${english(count, ['token', 'tokens'])}`),
  site: (cost, have) => `a Cult Site costs ${cost} Power, you have ${have}`,
  ritual: (cost, have) => `a Ritual costs ${cost} Power or more, you have ${have}`,
  cards: (cheapest, have) => `cards from ${cheapest} Power, you have ${have}`,
  keeps: (levels) => (levels.length === 0 ? 'no Ritual stays here' : `${levels.join(' + ')} stays here`),
  scores: (count) => `then ${count} of your markers here`,
};
