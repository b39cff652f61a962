import { appWords } from '../../../../games/cults/words';
import { endingWords } from '../../../../games/cults/words/ending';
import { storyWords } from '../../../../games/cults/words/story';
import { screenWords } from '../../../../platform/i18n/language';
import type { Catalogue } from '../../../../games/cults/rules';
import type { PagePlayer } from '../player';
import { finished, sharedEnd, type Position } from '../positions';
import type { Shot } from './scene';
import { bringTable } from './table-scenes';

type Door = Parameters<NonNullable<typeof globalThis.__inspect>['go']>[0];

const go = async ({ page }: PagePlayer, door: Door): Promise<void> => {
  await page.evaluate((to) => globalThis.__inspect!.go(to), door);
};

const overTitle = (name: Door): Shot => ({
  name,
  reach: async (player) => {
    await go(player, 'title');
    await go(player, name);
  },
});

const overTable = (name: Door, { save }: Position): Shot => ({
  name,
  reach: async (player) => {
    await bringTable(player, save);
    await go(player, name);
  },
});

/** A button of the new-game screen, by its group and its label. */
type NewGameButton = (words: ReturnType<typeof appWords>['newGame']) => readonly [group: string, item: string];

/** The new-game screen after some clicks. */
const newGame = (name: string, ...buttons: readonly NewGameButton[]): Shot => ({
  name: `new-game-${name}`,
  reach: async (player, lang) => {
    await go(player, 'newGame');
    for (const button of buttons) {
      const [group, item] = button(appWords(lang).newGame);
      await player.press(new RegExp(`^${group}: ${item}`));
    }
  },
});

const tab =
  (id: 'players' | 'board' | 'city' | 'mods'): NewGameButton =>
  ({ heading, tabs }) => [heading, tabs[id]];
const seats =
  (count: 1 | 2 | 3 | 4): NewGameButton =>
  ({ mode, solo, players }) => [mode, count === 1 ? solo : players(count)];
const secondPerson: NewGameButton = ({ seat, playedBy, human }) => [`${seat(2)}, ${playedBy}`, human];
const stacks =
  (way: 'first-game' | 'pinned'): NewGameButton =>
  (words) => [words.stacks, words.stackWays[way]];

/** The page remembers these choices, so the last scene restores what the first one found. */
const NEW_GAMES: readonly Shot[] = [
  newGame('players', seats(1)),
  newGame('two', seats(2)),
  newGame('three', seats(3), secondPerson),
  newGame('four', seats(4)),
  newGame('pinned', tab('board'), stacks('pinned')),
  newGame('board', seats(1), tab('board'), stacks('first-game')),
  newGame('city', tab('city')),
  newGame('mods', tab('mods')),
];

/** A finished game with its result. */
const end = (name: string, save: unknown): Shot => ({ name, reach: (player) => bringTable(player, save) });

/** The same, turned to how the game went. */
const story = (name: string, save: unknown): Shot => ({
  name,
  reach: async (player, lang) => {
    await bringTable(player, save);
    await player.press(new RegExp(`^${endingWords(lang).pages}: ${storyWords(lang).show}`));
  },
});

/** The same, turned to what to try next. */
const nextSteps = (name: string, save: unknown): Shot => ({
  name,
  reach: async (player, lang) => {
    await bringTable(player, save);
    await player.press(new RegExp(`^${endingWords(lang).pages}: ${endingWords(lang).next}`));
  },
});

function ends(book: Catalogue): Shot[] {
  const solo = (met: boolean): unknown =>
    finished(1, ({ objective }) => objective?.met === met, book, { solo: { npc: 'hastur', objective: 'ascendance' } });
  const four = finished(4, () => true, book);
  return [
    end('end', four),
    story('end-story', four),
    story('end-story-solo', solo(true)),
    end('end-solo-won', solo(true)),
    end('end-solo-lost', solo(false)),
    nextSteps('end-next', solo(true)),
    end('end-shared', sharedEnd(book)),
    end(
      'end-lost',
      finished(4, ({ winners }) => !winners.includes('cthulhu'), book),
    ),
  ];
}

/** The recap that is shown when an unfinished game is continued. */
const recap = ({ save }: Position): Shot => ({
  name: 'recap',
  reach: async (player, lang) => {
    const { page } = player;
    await bringTable(player, save);
    // The next answer triggers an autosave.
    const id = await page.evaluate(() => {
      const { decision } = globalThis.__cults!.view();
      globalThis.__cults!.submit(decision!.suggest);
      return decision!.id;
    });
    await player.answered(id);
    await go(player, 'title');
    const { continueGame, recap: heading } = screenWords(lang);
    await player.press(new RegExp(`^${continueGame}`));
    const isThere = (words: string): boolean => globalThis.__inspect!.texts().some(({ text }) => text === words);
    while (!(await page.evaluate(isThere, heading))) await page.evaluate(() => globalThis.__inspect!.settle());
  },
});

/** A toast, here the one that says once which clicks count. */
const toast = ({ save }: Position): Shot => ({
  name: 'toast',
  isMoving: true,
  reach: async (player) => {
    const { page } = player;
    await go(player, 'title');
    await page.evaluate(() => globalThis.__inspect!.change({ knowsClicks: false }));
    await bringTable(player, save);
    await page.evaluate(() => globalThis.__inspect!.play({ step: 20, most: 40, unseen: true }));
  },
});

const loading: Shot = { name: 'loading', reach: ({ page }) => page.evaluate(() => globalThis.__inspect!.load(0.6)) };

/** All screens except the table; `at` finds a position with an open decision of a kind. */
export const screenScenes = (book: Catalogue, at: (kind: string) => Position): Shot[] => [
  loading,
  { name: 'title', reach: (player) => go(player, 'title') },
  ...NEW_GAMES,
  ...(['settings', 'mods', 'credits', 'rules'] as const).map(overTitle),
  toast(at('placePlan')),
  overTable('menu', at('placePlan')),
  overTable('study', at('placeSite')),
  recap(at('takePlan')),
  ...ends(book),
];
