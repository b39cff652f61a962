import { cultsPage } from './games/cults/page';
import { startPage } from './platform/screens/start-page';

/** Called when WebGL or the dictionary is missing, so Pixi cannot draw anything: plain HTML tells the player. */
function cannotStart(error: unknown): never {
  document.querySelector<HTMLElement>('#cannot-start')!.hidden = false;
  throw error;
}

/** Starts the page with Rise of the Cults. */
async function boot(): Promise<void> {
  const parent = document.querySelector<HTMLElement>('#game')!;
  const { services, game } = await startPage({ parent, makeGame: cultsPage, cannotStart });
  // The inspection API serves tests, the bench and the screenshots; an ordinary page never loads it.
  if (new URLSearchParams(location.search).has('inspect')) (await import('./tools/inspect/page')).inspect(services, game);
}

void boot();
