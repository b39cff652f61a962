import type { PlainSentences } from '../sentence';

/** Errors that must be told even where nothing more can be fetched. */
export const enAtOnce = {
  notFetched: () => 'This could not be loaded. Check your connection and load the page again: your game is kept.',
  internal: (d) => `The game itself has failed: ${d.text('what')}. Nothing was changed; please report this.`,
} satisfies PlainSentences;
