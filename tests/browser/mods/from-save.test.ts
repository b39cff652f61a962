import { afterAll, describe, expect, it } from 'vitest';
import { openLibrary } from '../../../src/games/cults/base-set/library';
import { cults } from '../../../src/games/cults/rules';
import { saveOf } from '../../../src/platform/session/save';
import { Session } from '../../../src/platform/session/session';
import { cityMod } from '../../platform/library/libraries';
import { closeBrowser } from '../support/chromium';
import { inGame, leaveBehind, reads, reopened } from '../support/game-page';
import { drop, waitForWords } from './dropping';

afterAll(closeBrowser);

describe('a save from elsewhere', () => {
  it('hands its mod over to the library, and goes on with it from there', async () => {
    const { book, mods, host } = await openLibrary([cityMod('fog')]);
    const config = { seats: [{ cult: 'dagon' }], solo: { npc: 'cthulhu' }, seed: 'elsewhere', stacks: 'random' };
    const session = Session.begin(cults, { config }, book);
    const save = saveOf(session, mods, true);
    host.dispose();
    await inGame(async (player) => {
      await leaveBehind(player.page, { save, mods: [] });
      const later = await reopened(player.page);
      const file = { name: 'game.json', bytes: new TextEncoder().encode(JSON.stringify(save)) };
      await drop(later.page, [file]);
      await waitForWords(later.page, 'It carries the mods with which it is played: fog.');
      await later.press('Not now');
      await later.press('Continue');
      await reads(later.page, 'The mod “fog” (1.0.0) is missing.');
      await later.press('Add them from the save to my mods');
      await later.ready();
      expect(await later.page.evaluate(() => globalThis.__cults!.hash())).toBe(session.hash);
      const again = await reopened(later.page);
      await again.press('Mods');
      await waitForWords(again.page, 'taken from a saved game');
      await again.press('Back');
      await drop(again.page, [file]);
      await again.press('Add them from the save to my mods');
      await waitForWords(again.page, '“⁨Mod fog⁩” 1.0.0 was added.');
      await waitForWords(again.page, 'Adds 1 City card.');
      await again.press('Back');
      await again.press('Back');
      // Nothing differs any more: the game is opened without a question.
      await again.press('Continue');
      await again.ready();
      expect(await again.page.evaluate(() => globalThis.__cults!.hash())).toBe(session.hash);
    });
  });
});
