import type { CultsScreenWords } from '../screens';

export const screens: CultsScreenWords = {
  title: 'Rise of the Cults',
  subtitle: 'Arkham, 1926',
  loading: 'The candles are being lit …',

  keyList: [
    'Arrows: to the next legal target or button of the question. Tab: through everything on the table.',
    'Enter: choose what has the ring around it; without a ring, confirm. 1–9: choose by number.',
    'Escape: take the choice back, close what is open. Escape or Space: skip an animation.',
    'U: undo the last answer. W: what would Elder do? H: the hand or the choice, where there is room for one.',
    'P: the five Plans. L: the log. R: the rule of what is explained. ?: these keys.',
  ],

  modsHint: 'Mods bring cards, cults and other rules. What is switched on here is used in new games.',
  baseSet: 'Base set',

  gameOver: 'The game is over',
  afterRounds: (rounds) => `${rounds} rounds`,
  points: (count) => (count === 1 ? 'Victory Point' : 'Victory Points'),
  rituals: (count) => (count === 1 ? '1 Ritual' : `${count} Rituals`),
  tieBreaks: {
    dominance: 'Equal points: more Dominance markers decide (R11.3).',
    sites: 'Equal points: more Cult Sites on the board decide (R11.3).',
    rituals: 'Equal points: more Rituals on the board decide (R11.3).',
    disorganization: 'Equal points: fewer Disorganization cards decide (R11.3).',
    none: 'Equal to the end: the victory is shared (R11.3).',
  },
  tieAlone: 'Equal to the end: nobody has more than the other (R12.8).',
  objectiveMet: 'Objective met',
  objectiveMissed: 'Objective not met',
  lookAtBoard: 'Look at the board',
  results: 'Results',
  columns: { dominance: 'Dominance', sites: 'Cult Sites', mostRituals: 'Most Rituals', total: 'Total' },

  briefing: {
    you: (cult) => `You lead the cult of ${cult}`,
    rival: (cult) =>
      `Your rival is ${cult}. Dice and cards move it. You begin every phase; while it covers all your Plan markers you are passed over.`,
    goal: 'What you want',
    points: 'One Victory Point at the end for each…',
    ways: [
      'Dominance marker of yours on the board',
      'Cult Site of yours in a district where you also have a Ritual',
      'and one for having the most Rituals in play',
    ],
    idea: 'Dominance is where games are won: with a Ritual in place, win the Confrontation and spread more Terror than the Sanity there. If your Rituals fill every field there, nobody can step in, and you place two markers.',
    begin: 'Begin',
  },

  study: 'District cards in play',
  studyHint: 'These cards can be bought in the districts during this game. Choose your first Cult Site with them in mind.',
  aboutGame:
    'Rise of the Cults, program under the MIT licence. Board, pieces, card frames, scenes and sounds are made by code that comes with the game. The texts of all licences lie beside the page, in licences.txt.',
};
