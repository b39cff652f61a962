import { ask } from './frame/dialogue-screen';
import type { Services } from './services';

/** Shows the list of the table's keys over any other screen. */
export async function showKeys(services: Services): Promise<void> {
  await ask<null>(
    services,
    ({ screens, game }) => ({
      title: screens.keys,
      lines: game.keyList,
      answers: [{ id: null, words: screens.close }],
    }),
    null,
  );
}
