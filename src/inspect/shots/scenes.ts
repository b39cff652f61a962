import { KNOWN_KINDS } from '../../prompts/spots';
import '../../i18n/all';
import { appWords, type Lang } from '../../i18n';
import { baseBook } from '../../session/books';
import { KINDS_OF_MODS, positionsOfMods } from '../asking-mod';
import type { Player } from '../player';
import { onePerson, positionsFor, record, type Position } from '../positions';
import { bringTable, tableScenes } from './table-scenes';

/** One picture: how the page gets there. */
export interface Scene {
  readonly name: string;
  readonly reach: (player: Player, lang: Lang) => Promise<void>;
  /** The picture is taken in the middle of something. */
  readonly isMoving?: boolean;
}

type Door = Parameters<NonNullable<typeof globalThis.__inspect>['go']>[0];

const go = async ({ page }: Player, door: Door): Promise<void> => {
  await page.evaluate((to) => globalThis.__inspect!.go(to), door);
};

const overTitle = (name: Door): Scene => ({
  name,
  reach: async (player) => {
    await go(player, 'title');
    await go(player, name);
  },
});

const newGameTab = (tab: 'board' | 'city' | 'mods'): Scene => ({
  name: `new-game-${tab}`,
  reach: async (player, lang) => {
    const { heading, tabs } = appWords(lang).newGame;
    await go(player, 'newGame');
    await player.press(new RegExp(`^${heading}: ${tabs[tab]}`));
  },
});

const prompt = ({ kind, save }: Position): Scene => ({ name: `prompt-${kind}`, reach: (player) => bringTable(player, save) });

const overTable = (name: Door, { save }: Position): Scene => ({
  name,
  reach: async (player) => {
    await bringTable(player, save);
    await go(player, name);
  },
});

/** The Plans beside a marker: the first own marker is pointed at. */
const planMenu = ({ save }: Position): Scene => ({
  name: 'plan-menu',
  reach: async (player) => {
    await bringTable(player, save);
    const label = await player.page.evaluate(
      () => globalThis.__inspect!.spots().find((spot) => /^offer:.*\/plan\//.test(spot.label))?.label,
    );
    if (label !== undefined) await player.click(label);
  },
});

/** A game that is over, with its result. */
function result(): Scene {
  const game = record(onePerson(4, 'shots'), 'shots', baseBook());
  return { name: 'end', reach: (player) => player.playOut(game) };
}

/** Every screen and every prompt. */
export async function allScenes(): Promise<Scene[]> {
  const positions = positionsFor(
    KNOWN_KINDS.filter((kind) => !KINDS_OF_MODS.includes(kind)),
    baseBook(),
  );
  const at = (kind: string): Position => positions.find((position) => position.kind === kind)!;
  return [
    { name: 'title', reach: (player) => go(player, 'title') },
    { name: 'new-game-players', reach: (player) => go(player, 'newGame') },
    ...(['board', 'city', 'mods'] as const).map(newGameTab),
    ...(['settings', 'mods', 'credits', 'rules'] as const).map(overTitle),
    overTable('menu', at('placePlan')),
    overTable('study', at('placeSite')),
    result(),
    planMenu(at('takePlan')),
    ...positions.map(prompt),
    ...(await positionsOfMods()).positions.map(prompt),
    ...tableScenes(baseBook(), at('takePlan')),
  ];
}
