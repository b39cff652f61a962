import { afterAll, describe, expect, it } from 'vitest';
import { closeBrowser } from '../support/chromium';
import { inGame, reads } from '../support/game-page';

afterAll(closeBrowser);

describe('the cards of a set, from the new-game screen', () => {
  it('are shown, opened large, and brought into the game by a click, which switches the set on too', async () => {
    await inGame(async (player) => {
      const { page } = player;
      const button = (name: string): Promise<void> => page.getByRole('button', { name, exact: true }).first().waitFor();
      await player.press('New game');
      await player.press('New game: Mods');
      await player.press('Cards: Whispers in the Dark');
      await player.press(/^Open large: City card: Two Moons/);
      await player.press('Pin: Two Moons');
      await button('Sure to come: Two Moons');
      await player.press('Close');
      await reads(page, 'City cards sure to come: 1 of at most 5.');
      await player.press('Put in a stack …: Listener');
      await player.press(/^Downtown, instead of /);
      await button('In Downtown: Listener');
      await player.press('Put in a stack …: Hollow Choir');
      await player.press(/^Uptown, instead of /);
      await player.press('In Uptown: Hollow Choir');
      await player.press('Take it out again');
      await button('Put in a stack …: Hollow Choir');
      await player.press('Back');
      await player.press('Begin');
      let view = await player.ready();
      expect(view.districts['downtown']?.guardian?.card).toBe('whispers:listener');
      expect(view.districts['uptown']?.guardian?.card).not.toContain('whispers:');
      while (!view.city.active.includes('whispers:two-moons') && view.outcome === null) {
        await player.answer(view, view.decision!.suggest);
        view = await player.ready();
      }
      expect(view.city.active).toContain('whispers:two-moons');
    });
  });
});
