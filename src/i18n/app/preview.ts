/** What an option would cost and change, in short: it stands after the option's name. */
export interface PreviewWords {
  readonly power: (cost: number, have: number) => string;
  /** R8.7: a Ritual that moves, what it becomes, and what all own Rituals are worth here then. */
  readonly raised: (level: string, worth: number) => string;
  readonly moved: (worth: number) => string;
  readonly attack: (total: number) => string;
  readonly terror: (rituals: number, sanity: number) => string;
  readonly terrorSure: (rituals: number, sanity: number) => string;
  readonly tokens: string;
  readonly site: (cost: number, have: number) => string;
  readonly cards: (cheapest: number, have: number) => string;
  readonly keeps: (levels: readonly string[]) => string;
  readonly scores: (count: number) => string;
}

export const en: PreviewWords = {
  power: (cost, have) => `costs ${cost} Power, ${have - cost} of ${have} left`,
  raised: (level, worth) => `it becomes ${level}; your Rituals here are then worth ${worth}`,
  moved: (worth) => `your Rituals here are then worth ${worth}`,
  attack: (total) => `your Attack: ${total}`,
  terror: (rituals, sanity) => `Sanity ${sanity}, your Rituals give ${rituals}: ${sanity + 1 - rituals} more Terror needed`,
  terrorSure: (rituals, sanity) => `your Rituals give ${rituals}, more than Sanity ${sanity}`,
  tokens: 'take two tokens',
  site: (cost, have) => `a Cult Site costs ${cost} Power, you have ${have}`,
  cards: (cheapest, have) => `cards from ${cheapest} Power, you have ${have}`,
  keeps: (levels) => (levels.length === 0 ? 'no Ritual stays here' : `${levels.join(' + ')} stays here`),
  scores: (count) => `then ${count} of your markers here`,
};

export const pl: PreviewWords = {
  power: (cost, have) => `koszt ${cost} Mocy, zostaje ${have - cost} z ${have}`,
  raised: (level, worth) => `podniesie się na ${level}; twoje Rytuały będą tu warte ${worth}`,
  moved: (worth) => `twoje Rytuały będą tu warte ${worth}`,
  attack: (total) => `twój Atak: ${total}`,
  terror: (rituals, sanity) => `Poczytalność ${sanity}, Rytuały dają ${rituals}: brakuje ${sanity + 1 - rituals} Terroru`,
  terrorSure: (rituals, sanity) => `Rytuały dają ${rituals}, więcej niż Poczytalność ${sanity}`,
  tokens: 'weź dwa żetony',
  site: (cost, have) => `Miejsce Kultu kosztuje ${cost} Mocy, masz ${have}`,
  cards: (cheapest, have) => `karty od ${cheapest} Mocy, masz ${have}`,
  keeps: (levels) => (levels.length === 0 ? 'nie zostanie tu żaden Rytuał' : `zostaje tu ${levels.join(' + ')}`),
  scores: (count) => `twoje znaczniki tutaj: ${count}`,
};
