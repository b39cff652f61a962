import { afterAll, describe, expect, it } from 'vitest';
import { baseLibrary } from '../../../../src/games/cults/base-set/books';
import type { TableView } from '../../../../src/games/cults/contract/view-types';
import '../../../../src/games/cults/words/all';
import { appWords } from '../../../../src/games/cults/words';
import { stagesOf } from '../../../../src/games/cults/picture/kinds';
import { keyOf } from '../../../../src/platform/prompts/spots';
import type { PagePlayer } from '../../../../src/tools/inspect/driver/player';
import { positionWhere, type AnsweredPosition } from '../../../../src/tools/inspect/driver/positions';
import { closeBrowser } from '../../support/chromium';
import { inGame } from '../../support/game-page';
import { PLAN_NAMES, planLines } from '../../support/plan-names';

afterAll(closeBrowser);

const { book } = baseLibrary();
const { planReference } = appWords('en').panels;
const DEFAULTS = { settings: { answersAlone: true } };

/** Counts what a player presses from now on, and what the driver clicks through. */
const countPresses = ({ page }: PagePlayer): Promise<void> =>
  page.evaluate(() => {
    const counted = globalThis as unknown as { presses: number };
    counted.presses = 0;
    window.addEventListener('pointerdown', () => counted.presses++, true);
  });
const countGoingOn = ({ page }: PagePlayer): Promise<void> =>
  page.evaluate(() => {
    const counted = globalThis as unknown as { presses: number; __cults: { proceed: () => boolean } };
    const { proceed } = counted.__cults;
    counted.__cults.proceed = () => {
      const went = proceed();
      if (went) counted.presses++;
      return went;
    };
  });
const presses = ({ page }: PagePlayer): Promise<number> =>
  page.evaluate(() => (globalThis as unknown as { presses: number }).presses);

describe('a solo game of six rounds', () => {
  it('takes at most 150 clicks', async () => {
    await inGame(async (player) => {
      // The page deals the same game each time.
      await player.page.evaluate(() => (crypto.getRandomValues = (bytes) => bytes));
      await player.press('New game');
      await countPresses(player);
      await player.press('Begin');
      await player.ready();
      await countGoingOn(player);
      for (let view = await player.ready(); view.decision !== null; view = await player.ready())
        await player.answer(view, view.decision.suggest);
      expect(await presses(player)).toBeLessThanOrEqual(150);
    }, DEFAULTS);
  });
});

/** Opens a stored position at its question. */
async function at(player: PagePlayer, { save }: Pick<AnsweredPosition, 'save'>): Promise<TableView> {
  await player.page.evaluate((given) => globalThis.__inspect!.restore(given), save);
  return player.ready();
}

const logOf = async ({ page }: PagePlayer): Promise<readonly (readonly string[])[]> =>
  (await page.evaluate(() => globalThis.__cults!.save())).log.flatMap((entry) => ('answer' in entry ? [entry.answer] : []));

/** The answer that was given first after a stored position. */
const givenAt = async (player: PagePlayer, { save }: Pick<AnsweredPosition, 'save'>): Promise<readonly string[] | undefined> =>
  (await logOf(player))[save.log.length];

/** Milliseconds, as in src/platform/shell/input/habit-pause.ts, which only a page can import. */
const PAUSE = 350;

/** Keeps a question's pause from ending by itself, so that the test does not race against it. */
const holdPauses = ({ page }: PagePlayer): Promise<void> =>
  page.evaluate((pause) => {
    const held = ((globalThis as unknown as { held: (() => void)[] }).held = []) as (() => void)[];
    const setTimer = window.setTimeout.bind(window);
    window.setTimeout = ((run: () => void, after: number) =>
      after === pause ? held.push(run) : setTimer(run, after)) as typeof window.setTimeout;
  }, PAUSE);
const endPauses = ({ page }: PagePlayer): Promise<void> =>
  page.evaluate(() => {
    for (const run of (globalThis as unknown as { held: (() => void)[] }).held.splice(0)) run();
  });

/** Presses and lets go with a pointer that does not travel there: a pointer that moves ends the pause. */
const pressWithoutMoving = ({ page }: PagePlayer, { x, y }: { readonly x: number; readonly y: number }): Promise<void> =>
  page.evaluate(
    ([clientX, clientY]) => {
      const canvas = document.querySelector('canvas')!;
      const pointer = {
        clientX,
        clientY,
        bubbles: true,
        pointerId: 1,
        pointerType: 'mouse',
        isPrimary: true,
        button: 0,
        buttons: 1,
      };
      for (const kind of ['down', 'up']) {
        // The page learns from the mouse's event that this is a first click and no key.
        canvas.dispatchEvent(new MouseEvent(`mouse${kind}`, { clientX, clientY, bubbles: true, detail: 1 }));
        canvas.dispatchEvent(new PointerEvent(`pointer${kind}`, pointer));
      }
    },
    [x, y] as const,
  );

const asking = ({ page }: PagePlayer): Promise<number | null> => page.evaluate(() => globalThis.__cults!.asking());

describe('one rule of clicking', () => {
  const bluff = positionWhere(
    ['takePlan'],
    ({ decision }) =>
      decision!.options.some(({ plan }) => plan === 'bluff') && decision!.options.some(({ plan }) => plan === 'dominance'),
    book,
  );
  const influence = positionWhere(
    ['influence'],
    ({ decision }) => decision!.options.some((option) => 'from' in option) && decision!.options.some(({ id }) => id === 'draw'),
    book,
  );
  const scoring = positionWhere(['placeDominance'], () => true, book);
  /** R8.6: only the Site can be paid, in several ways. */
  const onlySite = {
    seats: ['dagon', 'hastur'],
    round: 2,
    phase: 'action',
    districts: { downtown: { sanity: 3, investigators: 1, track: 2, plans: ['dagon'] }, uptown: { plans: ['hastur'] } },
    hands: { dagon: Array(6).fill('acolyte') },
    tokens: { dagon: { initiate: 1 } },
  };

  it('counts a free Plan at once and asks before a Dominance; offers the second half of an Influence after the move', async () => {
    await inGame(async (player) => {
      const view = await at(player, bluff);
      const { options, id } = view.decision!;
      const dominance = options.find(({ plan }) => plan === 'dominance')!;
      for (const label of stagesOf(dominance, view, view.decision!).map((spot) => keyOf(spot, dominance))) {
        if ((await player.page.evaluate(() => globalThis.__cults!.entered())) !== label) await player.click(`offer:${label}`);
      }
      await player.page.waitForFunction(() => globalThis.__cults!.chosen().length === 1);
      expect(await asking(player)).toBe(id);
      // The Plans have one order everywhere: in the menu and on the Plan board, and on the page that explains them.
      expect(await planLines(player.page, 'x')).toEqual([PLAN_NAMES, PLAN_NAMES]);
      await player.press(planReference);
      await expect.poll(() => planLines(player.page, 'x')).toEqual([PLAN_NAMES, PLAN_NAMES, PLAN_NAMES]);
      await player.page.keyboard.press('Escape');

      const moving = await at(player, influence);
      const move = moving.decision!.options.find((option) => 'from' in option)!;
      const [spot] = stagesOf(move, moving, moving.decision!);
      await player.click(`offer:${keyOf(spot!, move)}`);
      await player.click('offer:tile:draw');
      await player.answered(moving.decision!.id);
      expect(await givenAt(player, influence)).toEqual([move.id, 'draw']);

      // Escape goes back to the first half, and Confirm takes neither.
      await at(player, influence);
      await player.click(`offer:${keyOf(spot!, move)}`);
      await player.page.keyboard.press('Escape');
      await player.page.waitForFunction(() => globalThis.__cults!.chosen().length === 0);
      await player.click(`offer:${keyOf(spot!, move)}`);
      await player.press('Neither');
      await player.answered(moving.decision!.id);
      expect(await givenAt(player, influence)).toEqual([move.id]);
    });
  });

  it('places a marker by its main button', async () => {
    await inGame(async (player) => {
      const { decision } = await at(player, scoring);
      await player.press('Place it');
      await player.answered(decision!.id);
      expect(await givenAt(player, scoring)).toEqual(decision!.suggest);
    });
  });

  it('answers a question with one answer by itself; Undo goes back behind it', async () => {
    await inGame(async (player) => {
      await player.page.evaluate((scenario) => globalThis.__inspect!.begin({ scenario }), onlySite);
      await player.ready();
      await player.click('offer:downtown:preparation');
      await player.page.waitForFunction(() => globalThis.__cults?.view().decision?.kind === 'pay');
      const { decision } = await player.ready();
      expect(await logOf(player)).toEqual([['downtown:preparation'], ['site']]);
      await player.press('Undo');
      await player.answered(decision!.id);
      expect((await player.ready()).decision!.kind).toBe('takePlan');
    }, DEFAULTS);
  });

  it('ignores a click of habit where the pointer rests, until a moment has passed', async () => {
    await inGame(async (player) => {
      const { page } = player;
      const { decision } = await at(player, scoring);
      await page.mouse.move(1, 1);
      const spot = await page.evaluate(() => globalThis.__cults!.spots().find(({ label }) => label === 'confirm')!);
      await holdPauses(player);
      await page.mouse.click(spot.x, spot.y);
      await player.answered(decision!.id);
      await page.waitForFunction(() => globalThis.__cults?.idle() === true);
      expect(await page.evaluate(() => globalThis.__cults!.isDrawn()), 'the pause is on').toBe(false);
      // What the pause protects lies elsewhere in this question, so the press goes there, and the pointer stays.
      const offer = await page.evaluate(() => globalThis.__cults!.spots().find(({ label }) => label.startsWith('offer:'))!);
      const steps = async (): Promise<unknown> => [await asking(player), await page.evaluate(() => globalThis.__cults!.chosen())];
      const before = await steps();
      await pressWithoutMoving(player, offer);
      expect(await steps()).toEqual(before);
      await endPauses(player);
      await page.waitForFunction(() => globalThis.__cults!.isDrawn());
      await pressWithoutMoving(player, offer);
      expect(await steps()).not.toEqual(before);
    });
  });
});
