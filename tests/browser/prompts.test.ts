import { afterAll, describe, expect, it } from 'vitest';
import { positionsFor } from '../../src/inspect/positions';
import { KNOWN_KINDS } from '../../src/prompts/spots';
import { baseBook } from '../../src/session/books';
import { restore } from '../../src/session/save';
import { closeBrowser } from './chromium';
import { inGame } from './game-page';

afterAll(closeBrowser);

/** Only cards of mods ask these. */
const OF_MODS = ['chooseSeat', 'chooseNumber', 'chooseDominance'];

describe('every kind of decision', () => {
  it('is answered through its own prompt by clicks, as in the headless engine', async () => {
    const book = baseBook();
    const positions = positionsFor(
      KNOWN_KINDS.filter((kind) => !OF_MODS.includes(kind)),
      book,
    );
    await inGame(async (player) => {
      for (const { kind, save } of positions) {
        await player.page.evaluate((given) => globalThis.__inspect!.restore(given), save);
        const view = await player.ready();
        expect(view.decision?.kind).toBe(kind);
        const session = restore(save, book);
        // The suggestion stands already where something is paid: another answer is clicked, where there is one.
        const { legal, suggest } = session.decision!;
        const answer = legal?.find((ids) => ids.length > 0 && ids.join() !== suggest.join()) ?? suggest;
        await player.answer(view, answer);
        await player.ready();
        session.answer(answer);
        expect({ kind, hash: await player.page.evaluate(() => globalThis.__cults!.hash()) }).toEqual({
          kind,
          hash: session.hash,
        });
      }
    });
  });
});
