import { cultsSaves } from '../../../../src/games/cults/saves';
import { cults } from '../../../../src/games/cults/rules';
import type { Container } from 'pixi.js';
import { afterAll, describe, expect, it } from 'vitest';
import { RandomBot } from '../../../../src/platform/bots';
import { GameError, liveStream, openAsk } from '../../../../src/kernel';
import '../../../../src/games/cults/words/all';
import { namesFrom, wordsFor } from '../../../../src/games/cults/words';
import type { PagePlayer } from '../../../../src/tools/inspect/driver/player';
import { onePerson, positionsFor, positionWhere } from '../../../../src/tools/inspect/driver/positions';
import { baseLibrary } from '../../../../src/games/cults/base-set/books';
import { restore, saveOf, type Save } from '../../../../src/platform/session/save';
import { Session } from '../../../../src/platform/session/session';
import type { Option, TableView } from '../../../../src/games/cults/contract/view-types';
import { ownHand } from '../../../../src/games/cults/picture/facts/facts';
import { closeBrowser } from '../../support/chromium';
import { inGame } from '../../support/game-page';
import { KeyboardPlayer } from '../../support/keyboard';

afterAll(closeBrowser);

const PATIENCE = { timeout: 60_000 };

const { book, printed } = baseLibrary();
const words = wordsFor(
  'en',
  namesFrom('en', (id) => printed.get(id)),
);

const bring = async (player: PagePlayer, save: Save): Promise<TableView> => {
  await player.page.evaluate((given) => globalThis.__inspect!.restore(given), save);
  return player.ready();
};
const hashOf = ({ page }: PagePlayer): Promise<string> => page.evaluate(() => globalThis.__cults!.hash());

interface Answered {
  readonly save: Save;
  readonly answer: readonly string[];
}

interface Undone extends Answered {
  readonly why: GameError | null;
}

/** What is said against taking an answer back; null where it can be taken back. */
function undone({ save, answer }: Answered): GameError | null {
  const session = restore(cultsSaves, save, book);
  session.answer(answer);
  try {
    session.undo();
    return null;
  } catch (error) {
    if (!(error instanceof GameError)) throw error;
    return error;
  }
}

/** The first answers of a game after which an undo is allowed or refused for each of the reasons. */
function answersByUndo(): Map<string, Undone> {
  const found = new Map<string, Undone>();
  const session = Session.begin(cults, { config: onePerson(2, 'undo') }, book);
  const bot = new RandomBot('undo');
  for (let ask = openAsk(session.state); ask !== null && found.size < 3; ask = openAsk(session.state)) {
    const { options } = session.decision!;
    const one = { save: saveOf(session), answer: bot.choose(ask).map((at) => options[at]!.id) };
    const why = undone(one);
    const code = why?.code ?? 'allowed';
    if (!found.has(code)) found.set(code, { ...one, why });
    session.answer(one.answer);
  }
  return found;
}

/** What an answer brought about last, as its player reads it. */
function lastWords({ save, answer }: Answered): string {
  const session = restore(cultsSaves, save, book);
  const { seat } = session.decision!;
  session.answer(answer);
  return words.event(session.view(seat).events!.at(-1)!);
}

const timesRead = ({ page }: PagePlayer, sentence: string): Promise<number> =>
  page.evaluate((text) => globalThis.__inspect!.texts().filter((one) => one.text === text).length, sentence);

/** The words of the message that is read out. */
async function says(player: PagePlayer, told: string): Promise<void> {
  await player.page.getByRole('status').filter({ hasText: told }).waitFor({ state: 'attached', timeout: 60_000 });
}

describe('Undo', () => {
  it('takes back an answer where nothing came to light and nobody else decided, and says why not elsewhere', async () => {
    const answers = answersByUndo();
    expect(new Set(answers.keys())).toEqual(new Set(['allowed', 'otherSeatDecided', 'revealedSince']));
    await inGame(async (player) => {
      for (const { save, answer, why } of answers.values()) {
        const view = await bring(player, save);
        const before = await hashOf(player);
        await player.answer(view, answer);
        const { decision } = await player.ready();
        const after = await hashOf(player);
        if (why === null) {
          await player.click('undo');
          await player.answered(decision!.id);
          expect((await player.ready()).decision?.id).toBe(view.decision!.id);
          expect(await hashOf(player)).toBe(before);
          // The same by its key, and the same answer leads to the same place.
          await player.answer(view, answer);
          await player.ready();
          expect(await hashOf(player)).toBe(after);
          // The log tells of it until it is taken back.
          await player.page.keyboard.press('l');
          const sentence = lastWords({ save, answer });
          await expect.poll(() => timesRead(player, sentence), { timeout: 60_000 }).toBeGreaterThan(0);
          const told = await timesRead(player, sentence);
          await player.page.keyboard.press('u');
          await player.answered(decision!.id);
          await player.ready();
          expect(await hashOf(player)).toBe(before);
          expect(await timesRead(player, sentence)).toBeLessThan(told);
          await player.page.keyboard.press('l');
        } else {
          await player.click('undo');
          await says(player, words.error(why.code, why.params));
          await player.ready();
          expect(await hashOf(player)).toBe(after);
        }
      }
      // A game that has just begun has nothing to take back.
      await player.page.evaluate((config) => globalThis.__inspect!.begin({ config }), onePerson(1, 'undo'));
      await player.ready();
      await player.click('undo');
      await says(player, words.error('nothingToUndo', {}));
    });
  });
});

describe('the hand while one chooses', () => {
  const [rolling, preparing] = positionsFor(['reroll', 'prepare'], book);
  /** How many cards of the hand are on the screen, for whoever reads it out too. */
  const cardsInSight = ({ page }: PagePlayer): Promise<number> => page.getByRole('button', { name: 'Card in hand:' }).count();

  it('lies beside tiles that leave it room; elsewhere H brings it and puts it away', async () => {
    await inGame(async (player) => {
      const held = ownHand(await bring(player, rolling!.save)).length;
      expect(held).toBeGreaterThan(0);
      await expect.poll(() => cardsInSight(player), { timeout: 60_000 }).toBe(held);
      const later = ownHand(await bring(player, preparing!.save)).length;
      expect(later).toBeGreaterThan(0);
      await expect.poll(() => cardsInSight(player), { timeout: 60_000 }).toBe(0);
      await player.page.keyboard.press('h');
      await expect.poll(() => cardsInSight(player), { timeout: 60_000 }).toBe(later);
      await player.page.keyboard.press('h');
      await expect.poll(() => cardsInSight(player), { timeout: 60_000 }).toBe(0);
    });
  });
});

describe('confirming', () => {
  const [placing, destroying] = positionsFor(['placePlan', 'destroyDiscard'], book);

  /** Clicks where the first option is offered, and says what that did. */
  async function clicked(player: PagePlayer, save: Save, clickCount = 1): Promise<'answered' | 'chosen'> {
    const { decision } = await bring(player, save);
    const handle = await player.page.waitForFunction(
      () => {
        if (globalThis.__cults?.isDrawn() !== true) return undefined;
        return globalThis.__cults.spots().find(({ label }) => label.startsWith('offer:'));
      },
      undefined,
      { timeout: 60_000, polling: 15 },
    );
    const { x, y } = (await handle.jsonValue())!;
    await player.page.mouse.click(x, y, { clickCount });
    const outcome = await player.page.waitForFunction(
      (id) => {
        const hook = globalThis.__cults!;
        return hook.asking() !== id ? 'answered' : hook.chosen().length > 0 ? 'chosen' : undefined;
      },
      decision!.id,
      { timeout: 60_000, polling: 15 },
    );
    return (await outcome.jsonValue())!;
  }

  it('is asked for always, where it is costly, or never; two quick clicks and dragging confirm anyway', async () => {
    await inGame(async (player) => {
      const { page } = player;
      const set = (confirm: 'always' | 'costly' | 'never'): Promise<void> =>
        page.evaluate((value) => globalThis.__inspect!.change({ confirm: value }), confirm);
      await set('costly');
      expect([await clicked(player, placing!.save), await clicked(player, destroying!.save)]).toEqual(['answered', 'chosen']);
      await set('never');
      expect([await clicked(player, placing!.save), await clicked(player, destroying!.save)]).toEqual(['answered', 'answered']);
      await set('always');
      expect([await clicked(player, placing!.save), await clicked(player, destroying!.save)]).toEqual(['chosen', 'chosen']);
      expect(await clicked(player, placing!.save, 2)).toBe('answered');
      // From the bar, and from the own seat.
      for (const handle of [/^drag$/, /^drag:seat$/]) {
        const { decision } = await bring(player, placing!.save);
        const spots = await page.evaluate(() => globalThis.__cults!.spots());
        const [from, to] = [handle, /^offer:/].map((label) => spots.find((spot) => label.test(spot.label))!);
        await page.mouse.move(from!.x, from!.y);
        await page.mouse.down();
        await page.mouse.move(to!.x, to!.y, { steps: 3 });
        await page.mouse.up();
        await player.answered(decision!.id);
      }
    });
  });
});

describe('the keyboard alone', () => {
  it('begins a solo game and plays a whole round by Tab and Enter, as the headless engine does', async () => {
    await inGame(async ({ page }) => {
      // The page deals the same game each time.
      await page.evaluate(() => (crypto.getRandomValues = (bytes) => bytes));
      const player = new KeyboardPlayer(page);
      await player.press('New game');
      await player.press('Begin');
      await player.ready();
      const session = await page
        .evaluate(() => globalThis.__cults!.save())
        .then(({ start }) => Session.begin(cults, start, book));
      while (session.state.round === 1) {
        const view = await player.ready();
        const { id, suggest } = session.decision!;
        expect(view.decision?.id).toBe(id);
        await player.answer(view, suggest);
        session.answer(suggest);
        await player.ready();
        expect([suggest, await hashOf(player)]).toEqual([suggest, session.hash]);
      }
    });
  });

  it('goes by arrows from target to target, chooses by Enter, takes back by Escape, and is led to what comes next', async () => {
    const { save } = positionWhere(['takePlan'], ({ decision }) => markersOf(decision!.options).size > 2, book);
    await inGame(
      async (player) => {
        const { page } = player;
        const { decision } = await bring(player, save);
        const focused = (): Promise<string> =>
          page.evaluate(() => (document.activeElement as { readonly container?: Container } | null)?.container?.label ?? '');
        const press = (...keys: readonly string[]): Promise<void> =>
          keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());
        // All targets can be come to, and the buttons of the question from there.
        const passed = new Set<string>();
        const below = liveStream('arrows');
        for (let i = 0; i < 60; i++) {
          await press(['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'][below(4)]!);
          passed.add(await focused());
        }
        for (const district of markersOf(decision!.options)) expect([...passed].join()).toContain(`offer:${district}/plan/`);
        expect(passed).toContain('undo');
        while (!(await focused()).includes('/plan/')) await press('ArrowUp');
        const marker = await focused();
        await press('Enter');
        await expect.poll(focused, PATIENCE).toMatch(/^offer:\w+:\w+$/);
        await press('Enter');
        await expect.poll(focused, PATIENCE).toBe('confirm');
        await press('Escape');
        await expect.poll(focused, PATIENCE).toBe(marker);
        expect(await page.evaluate(() => globalThis.__cults!.chosen())).toEqual([]);
        for (const next of [/^offer:\w+:\w+$/, /^confirm$/]) {
          await press('Enter');
          await expect.poll(focused, PATIENCE).toMatch(next);
        }
        await press('Enter');
        await player.answered(decision!.id);
      },
      { settings: { confirm: 'always' } },
    );
  });
});

/** Districts in which a marker can be taken. */
const markersOf = (options: readonly Option[]): Set<string> => new Set(options.map(({ district }) => String(district)));
