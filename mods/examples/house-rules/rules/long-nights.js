// Long Nights: In Mobilization everyone draws as many cards as the players have set, seven unless told otherwise. In Recruitment everyone may re-roll up to three times. When
// hiding, everyone may keep up to seven Cultist tokens.
import { rules } from 'cults';

export default rules({
  name: { en: 'Long Nights', pl: 'Długie noce' },
  changes: [
    { number: 'mobilizationDraw', set: { setting: 'draw' }, lasts: 'game' },
    { number: 'rerolls', add: 1, lasts: 'game' },
    { number: 'tokensKept', set: 7, lasts: 'game' },
  ],
  text: {
    en: 'In Mobilization everyone draws seven cards (or as many as the players have set). In Recruitment everyone may re-roll up to three times. When hiding, everyone may keep up to seven Cultist tokens.',
    pl: 'W Mobilizacji każdy dobiera siedem kart (lub tyle, ile ustawili gracze). W Rekrutacji każdy może przerzucić kości do trzech razy. W Fazie Ukrycia każdy może zachować do siedmiu Żetonów Kultystów.',
  },
});
