import { english } from '../../../../platform/i18n/plural';
import { list } from '../../../../platform/i18n/en/speech';
import type { EndingWords } from './ending-words';

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth'];
const NUMBERS = ['none', 'one', 'two', 'three', 'four', 'five'];
const FROM = { dominance: 'from Dominance', sites: 'from Cult Sites', mostRituals: 'for the most Rituals' };

export const en: EndingWords = {
  pages: 'Result',
  next: 'What next',
  rematch: 'Rematch',
  board: 'Board',
  title: 'Title',

  place: (place, of) => `You came ${PLACES[place - 1] ?? place} of ${NUMBERS[of] ?? of}.`,
  bestMoment: 'Your best moment',
  bestMomentOf: (cult) => `The best moment of ${cult}`,
  noBest: 'No turn of this game brought you forward. The next one will.',
  gained: (points) => `${points} ${english(points, ['point', 'points'])} in one go.`,
  decided: 'What decided it',
  notMet: (requirements) => `Not met: ${list(requirements)}.`,
  gap: (winner, source, more, less) => `${winner} had ${more} VP ${FROM[source]}, you had ${less}.`,
  cost: (where, what) => `The turn that cost you most: ${where}. ${what}`,

  won: (count, of) => `Objectives won: ${count} of ${of}`,
  wonBefore: 'won',
  notWon: 'not won yet',
  firstTime: 'Won for the first time',
  allWon: 'You have won every Objective.',
  notKept: 'This browser stores nothing: it counts until the tab is closed.',

  objective: 'The next Objective',
  objectiveAlone: (cult) => `Alone against the NPC, as ${cult}`,
  rival: 'A stronger rival',
  rivals: (level, count) => (count === 1 ? `${level} takes the other seat` : `${count} bots of level ${level}`),
  puzzle: 'A puzzle',
  mod: 'Other cards',
  modHint: 'See what this mod changes, and switch it on',
};
