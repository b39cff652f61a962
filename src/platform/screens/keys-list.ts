import { ask } from './frame/dialogue-screen';
import type { Services } from './services';

/** The keys of the table, over whatever is on the screen. */
export async function showKeys(services: Services): Promise<void> {
  await ask<null>(
    services,
    ({ app: { screens } }) => ({
      title: screens.keys,
      lines: screens.keyList,
      answers: [{ id: null, words: screens.close }],
    }),
    null,
  );
}
