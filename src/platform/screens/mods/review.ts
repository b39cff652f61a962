import { MOD_WORDS } from '../../i18n/mods';
import type { LibraryMod } from '../../library';
import { ask } from '../frame/dialogue-screen';
import { errorMessage } from '../frame/error-message';
import type { Services } from '../services';
import { titleOf } from './install/install';
import { readMod } from './readings';
import { isolated } from './safe-words';

/** One page before a stranger's mod is switched on: who wrote it, what it changes, and what it cannot do. */
export async function review(services: Services, mod: LibraryMod): Promise<boolean> {
  const read = await readMod(services.game, mod);
  const show = await services.game.modShow();
  return ask<boolean>(
    services,
    ({ lang, game, screens }) => {
      const words = MOD_WORDS[lang];
      const { authors, license, version } = mod.manifest;
      const changes =
        'reading' in read
          ? show.contents(read.reading, mod.pin.id, lang).changes
          : read.problems.map((problem) => errorMessage(game, problem));
      return {
        title: words.reviewTitle(titleOf(mod, services)),
        lines: [
          `${words.reviewBy(isolated(authors.join(', ')), isolated(license))} ${screens.version(version)}, ${words.size(mod.size)}.`,
          ...changes.map((change) => `• ${change}`),
          ...words.sandbox,
        ],
        answers: [
          { id: true, words: words.reviewYes },
          { id: false, words: words.reviewNo },
        ],
        width: 820,
      };
    },
    false,
  );
}
