import { cultsSaves } from '../../../src/games/cults/saves';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Catalogue } from '../../../src/games/cults/rules';
import { KINDS_OF_MODS, positionsOfMods } from '../../../src/tools/inspect/driver/asking-mod';
import type { PagePlayer } from '../../../src/tools/inspect/driver/player';
import { positionsFor, type Position } from '../../../src/tools/inspect/driver/positions';
import { DECISION_KINDS } from '../../../src/games/cults/contract/decisions';
import { baseBook } from '../../../src/games/cults/base-set/books';
import { restore } from '../../../src/platform/session/save';
import { closeBrowser } from '../support/chromium';
import { inGame } from '../support/game-page';

afterAll(closeBrowser);

let ofMods: Awaited<ReturnType<typeof positionsOfMods>>;
beforeAll(async () => {
  ofMods = await positionsOfMods();
});

/** Brings the table to a position, answers there by clicks, and sees that the headless engine gets to the same place. */
async function answersAlike(player: PagePlayer, { kind, save }: Position, book: Catalogue, asked = kind): Promise<void> {
  await player.page.evaluate((given) => globalThis.__inspect!.restore(given), save);
  const view = await player.ready();
  expect(view.decision?.kind).toBe(asked);
  const session = restore(cultsSaves, save, book);
  // The suggestion stands already where something is paid: another answer is clicked, where there is one.
  const { legal, suggest } = session.decision!;
  const answer = legal?.find((ids) => ids.length > 0 && ids.join() !== suggest.join()) ?? suggest;
  await player.answer(view, answer);
  await player.ready();
  session.answer(answer);
  expect({ kind, hash: await player.page.evaluate(() => globalThis.__cults!.hash()) }).toEqual({ kind, hash: session.hash });
}

describe('every kind of decision', () => {
  it('is answered through its own prompt by clicks, as in the headless engine', async () => {
    const book = baseBook();
    const ofBase = DECISION_KINDS.filter((kind) => !KINDS_OF_MODS.includes(kind));
    const positions = positionsFor(ofBase, book);
    expect([...positions, ...ofMods.positions].map(({ kind }) => kind).sort()).toEqual([...DECISION_KINDS].sort());
    await inGame(async (player) => {
      for (const position of positions) await answersAlike(player, position, book);
      for (const position of ofMods.positions) await answersAlike(player, position, ofMods.book);
    });
  });

  it('that no prompt knows is offered as plain buttons, which answer it as well', async () => {
    await inGame(async (player) => {
      // No card can ask such a kind yet: the engine's question comes to the page under a name that it has never heard.
      await player.page.evaluate(() => {
        type Told = { news?: { told?: { view: { decision: { kind: string } | null } } } };
        const told = Object.getOwnPropertyDescriptor(MessageEvent.prototype, 'data')!;
        Object.defineProperty(MessageEvent.prototype, 'data', {
          get(this: MessageEvent): unknown {
            const data = told.get!.call(this) as Told | null;
            const decision = data?.news?.told?.view.decision;
            if (decision?.kind === 'chooseSeat') decision.kind = 'strange:riddle';
            return data;
          },
        });
      });
      await answersAlike(player, ofMods.positions[0]!, ofMods.book, 'strange:riddle');
    });
  });
});
