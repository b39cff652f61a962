import { afterAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import type { PagePlayer } from '../../../src/tools/inspect/driver/player';
import { closeBrowser } from '../support/chromium';
import { inGame, reads } from '../support/game-page';

afterAll(closeBrowser);

/** A solo game at the question what to commit: the cards of its NPC are public, as in any game from its beginning. */
async function atCommit(player: PagePlayer): Promise<void> {
  const { page } = player;
  const config = { seats: [{ cult: 'dagon', by: 'human' }], solo: { npc: 'hastur', objective: 'ascendance' }, seed: 'fight' };
  await page.evaluate((given) => globalThis.__inspect!.begin({ config: given }), config);
  for (let view = await player.ready(); view.decision!.kind !== 'commit'; view = await player.ready()) {
    const { id, options, suggest, kind } = view.decision!;
    // Rituals first, then a Dominance.
    const wanted = options.find(({ plan }) => plan === 'dominance') ?? options.find(({ plan }) => plan === 'preparation');
    const answer = kind === 'takePlan' && wanted !== undefined ? [wanted.id] : suggest;
    await page.evaluate((given) => globalThis.__cults!.submit(given), answer);
    await player.answered(id);
  }
  await page.getByRole('button', { name: 'Look at the board' }).waitFor();
}

const boxOf = (page: Page, words: string) =>
  page.evaluate((wanted) => globalThis.__inspect!.texts().find(({ text }) => text === wanted)?.box ?? null, words);

describe('a Confrontation', () => {
  it('keeps speed, log, rules and menu within reach', async () => {
    await inGame(async (player) => {
      await atCommit(player);
      const { page } = player;
      await player.press(/^Speed: slow/i);
      await player.press(/^Log/);
      await reads(page, 'Log · Round');
      await page.keyboard.press('Escape');
      await player.press('Menu');
      await reads(page, 'Settings');
    });
  });

  it('foretells the Attack of the NPC, and how often the chosen forces beat it', async () => {
    await inGame(async (player) => {
      await atCommit(player);
      const { page } = player;
      await reads(page, 'most likely');
      const { outlook } = (await player.ready()).fight!.sides.find((side) => side.outlook !== undefined)!;
      await reads(page, `${outlook!.least}–${outlook!.most}`);
      await reads(page, 'you win');
    });
  });

  it('steps aside without covering anything that can be read', async () => {
    for (const viewport of [
      { width: 1600, height: 900 },
      { width: 1024, height: 768 },
    ])
      await inGame(
        async (player) => {
          await atCommit(player);
          const { page } = player;
          await player.press('Look at the board');
          await reads(page, 'Plan board');
          const back = await page.getByRole('button', { name: 'Back to the Confrontation' }).boundingBox();
          const heading = (await boxOf(page, 'Plan board'))!;
          const isApart = back!.x + back!.width <= heading.x || back!.y >= heading.y + heading.height;
          expect(isApart, JSON.stringify({ back, heading, viewport })).toBe(true);
        },
        { viewport },
      );
  });
});
