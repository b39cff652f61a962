/** A mod whose City card never stops. */
export const HANGING: Readonly<Record<string, string>> = {
  'mod.json': JSON.stringify({
    id: 'hang',
    version: '1.0.0',
    api: 1,
    title: { en: 'Hang' },
    description: { en: 'Does not stop.' },
    authors: ['test'],
    license: 'MIT',
    content: { cards: ['hang.js'] },
  }),
  'hang.js': `import { city } from 'cults';
export default city({ id: 'hang', name: { en: 'Hang' }, lasts: 'once', text: { en: 'Hangs.' }, run(game) {
  for (;;) {}
  game.gain('thug', 1);
} });`,
};

/** At the end of a round; the next one reveals the card. */
export const HANGING_NEXT_ROUND = {
  seats: ['dagon', 'hastur'],
  round: 2,
  phase: 'hiding',
  tokens: { dagon: { thug: 6 } },
  city: { deck: ['hang:hang'] },
};
