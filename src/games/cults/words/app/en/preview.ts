import { english } from '../../../../../platform/i18n/plural';
import type { PreviewWords } from '../preview';

export const preview: PreviewWords = {
  power: (cost, have) => `leaves ${have - cost} of your ${have} Power`,
  raised: (level, worth) => `it becomes ${level}; your Rituals here are then worth ${worth}`,
  moved: (worth) => `your Rituals here are then worth ${worth}`,
  attack: (total) => `your Attack: ${total}`,
  terror: (rituals, sanity) => `Sanity ${sanity}, your Rituals give ${rituals}: ${sanity + 1 - rituals} more Terror needed`,
  terrorSure: (rituals, sanity) => `your Rituals give ${rituals}, more than Sanity ${sanity}`,
  tokens: (count) => (count === 0 ? 'brings no tokens' : `take ${count} ${english(count, ['token', 'tokens'])}`),
  site: (cost, have) => `a Cult Site costs ${cost} Power, you have ${have}`,
  ritual: (cost, have) => `a Ritual costs ${cost} Power or more, you have ${have}`,
  cards: (cheapest, have) => `cards from ${cheapest} Power, you have ${have}`,
  keeps: (levels) => (levels.length === 0 ? 'no Ritual stays here' : `${levels.join(' + ')} stays here`),
  scores: (count) => `then ${count} of your markers here`,
};
