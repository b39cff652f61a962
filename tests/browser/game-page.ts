import { inject } from 'vitest';
import type { Page } from 'playwright-core';
import { Player } from '../../src/inspect/player';
import { openInspected, visitor, type VisitOptions } from '../../src/inspect/visit';
import { sharedBrowser, unlessItComplains } from './chromium';

/** The page of the game in a fresh profile, at its title; what the page complains about fails the test. */
export async function inGame<T>(act: (player: Player) => Promise<T>, options: VisitOptions = {}): Promise<T> {
  const context = await visitor(await sharedBrowser(), { unpainted: true, ...options });
  try {
    const page = await openInspected(context, inject('gameUrl'));
    return await unlessItComplains(page, () => act(new Player(page)));
  } finally {
    await context.close();
  }
}

/** The tab is closed and opened again: the game starts anew in the same profile. */
export async function reopened(page: Page): Promise<Player> {
  const context = page.context();
  await page.close();
  return new Player(await openInspected(context, inject('gameUrl')));
}
