import { FIRST_GAME } from './first-game';

/** What the build knows of each game's own scripts (`card.js?checked`). Apart from the games: only the page's Worker is built with it. */
const CHECKED: Readonly<Record<string, () => Promise<unknown>>> = {
  cults: () => import('./cults/base-set/checked-base'),
};

/** Spares a page's Worker the parser; without it the scripts are checked when they are opened. */
export const checkedScripts = (name: string = FIRST_GAME): Promise<unknown> => CHECKED[name]?.() ?? Promise.resolve();
