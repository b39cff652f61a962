import { DECISION_KINDS } from '../../../../games/cults/contract/decisions';
import '../../../../games/cults/words/all';
import { baseBook } from '../../../../games/cults/base-set/books';
import { KINDS_OF_MODS, positionsOfMods } from '../asking-mod';
import { positionsFor, type Position } from '../positions';
import { screenScenes } from './screen-scenes';
import { bringTable, tableScenes } from './table-scenes';
import type { Shot } from './scene';

const prompt = ({ kind, save }: Position): Shot => ({ name: `prompt-${kind}`, reach: (player) => bringTable(player, save) });

/** The Plan menu beside the first own marker. */
const planMenu = ({ save }: Position): Shot => ({
  name: 'plan-menu',
  reach: async (player) => {
    await bringTable(player, save);
    // The menu of an only marker is open already.
    const label = await player.page.evaluate(() =>
      globalThis.__cults!.entered() === null
        ? globalThis.__inspect!.spots().find((spot) => /^offer:.*\/plan\//.test(spot.label))?.label
        : undefined,
    );
    if (label !== undefined) await player.click(label);
  },
});

/** Every screen and every prompt. */
export async function allScenes(): Promise<Shot[]> {
  const positions = positionsFor(
    DECISION_KINDS.filter((kind) => !KINDS_OF_MODS.includes(kind)),
    baseBook(),
  );
  const at = (kind: string): Position => positions.find((position) => position.kind === kind)!;
  return [
    ...screenScenes(baseBook(), at),
    planMenu(at('takePlan')),
    ...positions.map(prompt),
    ...(await positionsOfMods()).positions.map(prompt),
    ...tableScenes(baseBook(), at('takePlan')),
  ];
}
