import type { BotWords } from '../bots';

export const bots: BotWords = {
  names: { novice: 'Novice', cultist: 'Cultist', elder: 'Elder', random: 'Random' },
  about: {
    novice: 'Makes sensible single moves, and mistakes.',
    cultist: 'A good player who counts and plans.',
    elder: 'Thinks ahead, up to a second for an answer.',
    random: 'Any legal move: for trying things out.',
  },
  pace: 'Pace',
  paces: { quick: 'quick', normal: 'normal', slow: 'slow' },
  thinking: 'thinking …',
  thinks: (cult) => `${cult} is thinking.`,
  hurried: (name) => `The bot ${name} could not think and took the first sensible answer. The game goes on.`,
};
