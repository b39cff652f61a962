import type { BotWords } from '../bots';

export const bots: BotWords = {
  names: { novice: 'Nowicjusz', cultist: 'Kultysta', elder: 'Starszy', random: 'Losowy' },
  about: {
    novice: 'Gra rozsądnie, ruch za ruchem, i popełnia błędy.',
    cultist: 'Dobry gracz: liczy i planuje.',
    elder: 'Myśli naprzód, do sekundy nad odpowiedzią.',
    random: 'Dowolny dozwolony ruch: na próbę.',
  },
  pace: 'Tempo',
  paces: { quick: 'szybkie', normal: 'zwykłe', slow: 'wolne' },
  thinking: 'myśli…',
  thinks: (cult) => `${cult}: bot myśli.`,
  hurried: (name) => `Bot ${name} nie mógł się zastanowić i wybrał pierwszą rozsądną odpowiedź. Gra toczy się dalej.`,
};
