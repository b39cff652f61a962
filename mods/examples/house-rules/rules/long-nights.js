// Long Nights: In Mobilization everyone draws seven cards. In Recruitment everyone may re-roll up to three times. When
// hiding, everyone may keep up to seven Cultist tokens.
import { rules } from 'cults';

export default rules({
  name: { en: 'Long Nights', pl: 'Długie noce' },
  changes: [
    { number: 'mobilizationDraw', set: 7, lasts: 'game' },
    { number: 'rerolls', add: 1, lasts: 'game' },
    { number: 'tokensKept', set: 7, lasts: 'game' },
  ],
  text: {
    en: 'In Mobilization everyone draws seven cards. In Recruitment everyone may re-roll up to three times. When hiding, everyone may keep up to seven Cultist tokens.',
    pl: 'W Mobilizacji każdy dobiera siedem kart. W Rekrutacji każdy może przerzucić kości do trzech razy. W Fazie Ukrycia każdy może zachować do siedmiu Żetonów Kultystów.',
  },
});
