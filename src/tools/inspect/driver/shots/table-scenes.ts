import { BOARD, fieldPlace } from '../../../../games/cults/picture/config/board-layout';
import { tableLayoutFor, type TableLayout } from '../../../../games/cults/picture/config/table-layout';
import { screenWords } from '../../../../platform/i18n/language';
import type { Catalogue } from '../../../../games/cults/rules';
import { BASE_CULTS } from '../../../../games/cults/playout';
import type { TableView } from '../../../../games/cults/contract/view-types';
import { PagePlayer } from '../player';
import { positionBefore, positionWhere, type AnsweredPosition } from '../positions';
import type { Shot } from './scene';

/** Restores a save at the table, with the pointer away and everything at rest. */
export async function bringTable({ page }: PagePlayer, save: unknown): Promise<void> {
  await page.mouse.move(2, 2);
  await page.evaluate(async (given) => {
    await globalThis.__inspect!.change({ speed: 'instant', firstGameDone: true });
    await globalThis.__inspect!.restore(given);
  }, save);
  await new PagePlayer(page).ready();
}

const layoutOf = ({ page }: PagePlayer): TableLayout => {
  const { width, height } = page.viewportSize()!;
  return tableLayoutFor(width, height);
};

/** The scene of a restored table on which `act` was performed. */
const withTable = (
  name: string,
  { save }: { save: unknown },
  act: (player: PagePlayer, layout: TableLayout) => Promise<void>,
): Shot => ({
  name,
  reach: async (player) => {
    await bringTable(player, save);
    await act(player, layoutOf(player));
  },
});

/** Rests the pointer somewhere until the tooltip appears. */
async function rest({ page }: PagePlayer, x: number, y: number): Promise<void> {
  await page.mouse.move(x - 4, y - 4);
  await page.mouse.move(x, y);
  await page.waitForTimeout(600);
}

/** Answers and plays the animation: until it waits for a click as in a first game, or for `time` milliseconds. */
const played = (name: string, { save, answer }: AnsweredPosition, time: number, firstGame = true): Shot => ({
  name,
  isMoving: true,
  reach: async (player) => {
    await bringTable(player, save);
    const { page } = player;
    const id = await page.evaluate(
      async ([given, first]) => {
        const { decision } = globalThis.__cults!.view();
        await globalThis.__inspect!.change({ speed: 'normal', firstGameDone: !first });
        globalThis.__cults!.submit(given);
        return decision!.id;
      },
      [answer, firstGame] as const,
    );
    await player.answered(id);
    await page.evaluate((most) => globalThis.__inspect!.play({ step: 20, most, unseen: true, unclicked: true }), time / 20);
  },
});

const sidesOf = ({ fight }: TableView): number => fight?.sides.length ?? 0;
const cardsShown = ({ fight }: TableView): number =>
  (fight?.sides ?? []).reduce((sum, { cards, revealed }) => sum + (revealed && Array.isArray(cards) ? cards.length : 0), 0);

/** Confrontations with revealed cards, of two to four cults and of the NPC, and their endings. */
function fights(book: Catalogue): Shot[] {
  const revealed = (sides: number, cards: number, solo = false): AnsweredPosition =>
    positionWhere(
      ['useAbility'],
      (view) => sidesOf(view) === sides && cardsShown(view) >= cards && (view.solo !== undefined) === solo,
      book,
    );
  const still = (name: string, position: AnsweredPosition): Shot => withTable(name, position, () => Promise.resolve());
  const npc = positionWhere(['commit'], (view) => view.solo !== undefined, book);
  const two = revealed(2, 4);
  return [
    still('fight-two', two),
    still('fight-three', revealed(3, 6)),
    still('fight-four', revealed(4, 6)),
    still('fight-npc', revealed(2, 2, true)),
    played('fight-result', two, 12_000, false),
    played('fight-npc-result', npc, 12_000, false),
    still(
      'fight-three-commit',
      positionWhere(['commit'], (view) => sidesOf(view) === 3, book),
    ),
  ];
}

/** Overlays, tooltips and animations of the table. */
export function tableScenes(book: Catalogue, calm: { save: unknown }): Shot[] {
  const centre = (layout: TableLayout, x: number, y: number): readonly [number, number] => {
    const scale = layout.board.radius / BOARD.radius;
    return [layout.board.x + x * scale, layout.board.y + y * scale];
  };
  const sanity = fieldPlace('downtown', 'sanity');
  const guardian = fieldPlace('downtown', 'guardian');
  const discards = positionWhere(['takePlan'], (view) => (view.discards[view.seat ?? '']?.length ?? 0) > 7, book);
  return [
    ...fights(book),
    played('npc-turn', positionBefore(['npcFellBack', 'npcPlanChosen'], book), 6000),
    played('city-reveal', positionBefore(['cityRevealed'], book), 3000),
    played(
      'bots-turn',
      positionWhere(['placePlan'], ({ seats, round }) => seats.length === 4 && round > 1, book),
      900,
      false,
    ),
    withTable('log', discards, ({ page }) => page.keyboard.press('l')),
    withTable('plan-reference', calm, ({ page }) => page.keyboard.press('p')),
    withTable('explanation', discards, (player, layout) => rest(player, ...centre(layout, sanity.x, sanity.y))),
    withTable('zoom-stack', discards, (player, layout) => rest(player, ...centre(layout, guardian.x, guardian.y))),
    withTable('zoom-hand', calm, (player, { hand, unit }) => rest(player, hand.x + hand.width / 2, hand.y + 60 * unit)),
    withTable('pile', discards, async ({ page }, { piles }) => {
      await page.mouse.click(piles.x + piles.width * 0.73, piles.y + piles.height * 0.4);
      await page.mouse.move(2, 2);
    }),
    handOver(),
  ];
}

/** Two people at one screen: the hand-over screen. */
function handOver(): Shot {
  const names = ['Marta', 'Jan'];
  const seats = BASE_CULTS.slice(0, 2).map((cult, at) => ({ cult, by: 'human', name: names[at] }));
  return {
    name: 'hand-over',
    reach: async (player, lang) => {
      const { page } = player;
      await page.evaluate(async (given) => {
        await globalThis.__inspect!.change({ speed: 'instant', firstGameDone: true });
        await globalThis.__inspect!.begin({ config: { seats: given, seed: 'hand-over' } });
      }, seats);
      const name = screenWords(lang).iAmHere;
      while ((await askedOrHandedOver(player, name)) === 'asked') {
        const id = await page.evaluate(() => {
          const { decision } = globalThis.__cults!.view();
          globalThis.__cults!.submit(decision!.suggest);
          return decision!.id;
        });
        await player.answered(id);
        await page.evaluate(() => globalThis.__inspect!.settle());
      }
    },
  };
}

/** Waits until a decision is open or the hand-over screen covers the table. */
async function askedOrHandedOver({ page }: PagePlayer, name: string): Promise<'asked' | 'handedOver'> {
  const found = await page.waitForFunction(
    (wanted) => {
      const isCovered = [...document.querySelectorAll('button')].some((one) => one.title === wanted || one.ariaLabel === wanted);
      return isCovered ? 'handedOver' : globalThis.__cults?.idle() === true ? 'asked' : undefined;
    },
    name,
    { timeout: 60_000, polling: 15 },
  );
  return (await found.jsonValue())!;
}
