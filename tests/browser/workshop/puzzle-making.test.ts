import type { Locator, Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import type { Lesson, Puzzle } from '../../../src/games/cults/contract/studies';
import type { PagePlayer } from '../../../src/tools/inspect/driver/player';
import { closeBrowser } from '../support/chromium';
import { inGame } from '../support/game-page';
import { beTaught, hears, pressIn, solve } from '../support/studying';
import { WorkshopPage } from '../support/workshop-page';

afterAll(closeBrowser);

const PATIENCE = { timeout: 60_000 };

/** A puzzle or a lesson on the desk: its form, its text and its table. */
class StudyDesk extends WorkshopPage {
  readonly table: Locator;

  constructor(page: Page) {
    super(page);
    this.table = this.root.locator('.study-bench');
  }

  /** What stands in the file now. */
  async file<T>(): Promise<T> {
    return JSON.parse(await this.root.locator('.cm-content').evaluate(wholeText)) as T;
  }

  async verdict(words: string | RegExp): Promise<void> {
    await this.root.locator('.ws-verdict').filter({ hasText: words }).waitFor(PATIENCE);
  }

  /** Chooses one of the options that the table asks about. */
  async choose(name: string): Promise<void> {
    await this.table.getByRole('button', { name, exact: true }).click(PATIENCE);
  }

  async tick(...names: readonly string[]): Promise<void> {
    for (const name of names) await this.table.getByLabel(name).check(PATIENCE);
  }

  async hasTaken(count: number, patience = PATIENCE): Promise<void> {
    await this.table
      .locator('.bench-steps li')
      .nth(count - 1)
      .waitFor(patience); // prettier-ignore
  }

  /** Ticks and answers; once more where the table was drawn anew in between, because the file had just changed. */
  async answer(taken: number, ...names: readonly string[]): Promise<void> {
    for (let left = 3; left >= 0; left--) {
      await this.tick(...names);
      await this.choose('Answer');
      const isTaken = await this.hasTaken(taken, { timeout: 10_000 }).then(
        () => true,
        () => false,
      );
      if (isTaken) return;
    }
    throw new Error(`The table did not take the answer ${names.join(', ')}.`);
  }
}

/** The text of the editor, with the lines that are not drawn. */
const wholeText = (content: Element): string => {
  const held = (Reflect.get(content, 'cmTile') ?? Reflect.get(content, 'cmView')) as {
    readonly view: { state: { sliceDoc(): string } };
  };
  return held.view.state.sliceDoc();
};

async function begin({ page }: PagePlayer, name: string, kind: string): Promise<StudyDesk> {
  const desk = new StudyDesk(page);
  await desk.open();
  await desk.newMod('Salt and Shadow');
  await desk.newCard(name, kind);
  return desk;
}

/** Makes the template harder: more Sanity Downtown, and one more card to spend there. */
async function hardenBoard(desk: StudyDesk): Promise<void> {
  await desk.press('Edit the board …');
  const dialog = desk.root.getByRole('dialog');
  const downtown = dialog.getByRole('group', { name: 'Downtown' });
  await downtown.getByLabel('Sanity').fill('4');
  const hand = dialog.getByRole('group', { name: 'Cthulhu', exact: true }).last().getByRole('group', { name: 'Hand' });
  await hand.getByRole('combobox').selectOption({ label: 'Seer' });
  await hand.getByRole('button', { name: 'Add' }).click();
  await dialog.getByRole('button', { name: 'Use this position' }).click();
}

describe('a puzzle', () => {
  it('is made by clicks: board, hint, solution, check; tried here and played from Puzzles', () =>
    inGame(async (player) => {
      const { page } = player;
      const desk = await begin(player, 'Harbour Doors', 'Puzzle');
      await desk.verdict('✓ Played through: the solution reaches the goal.');
      const before = await desk.file<Puzzle>();

      await hardenBoard(desk);
      await desk.verdict(/^✗/);
      const edited = await desk.file<Puzzle>();
      expect(edited).toEqual({
        ...before,
        scenario: {
          ...before.scenario,
          districts: {
            ...(before.scenario['districts'] as object),
            downtown: { sanity: 4, rituals: [['cthulhu', 2]], plans: ['cthulhu'] },
          },
          hands: { cthulhu: ['whisperer', 'brute', 'seer'], hastur: [] },
        },
      });

      await desk.press('+ Add: Hint');
      const hint = desk.root.getByRole('group', { name: 'Hints 3' });
      await hint.getByLabel('Hint (English)').fill('The Seer helps.');
      await hint.getByLabel('Hint (Polish)').fill('Jasnowidz pomoże.');
      await hint.locator('xpath=..').getByRole('button', { name: 'Move up: Hints 3' }).click();

      await desk.choose('Downtown: Dominance');
      await desk.hasTaken(1);
      await desk.answer(2, 'Whisperer', 'Seer');
      await desk.choose('Place it on field 1');
      await desk.hasTaken(3);
      await desk.choose('Place it on field 2');
      await desk.table.getByText('The goal is reached.').waitFor(PATIENCE);
      await desk.choose('Make this the solution');
      await desk.says('The solution has 4 answers now.');
      await desk.verdict('✓ Played through: the solution reaches the goal.');

      const made = await desk.file<Puzzle>();
      expect(made.hints.map(({ en }) => en)).toEqual([before.hints[0]!.en, 'The Seer helps.', before.hints[1]!.en]);
      expect(made.solution[1]).toEqual({ kind: 'terror', options: [{ card: 'whisperer' }, { card: 'seer' }] });

      // One history over board, form, table and text.
      await desk.press(/^Undo: Solution/);
      await desk.verdict(/^✗/);
      expect((await desk.file<Puzzle>()).solution).toEqual(before.solution);
      await desk.press(/^Redo: Solution/);
      await desk.verdict('✓');

      await desk.press('Play it');
      await hears(page, made.text.en!);
      await solve(player, made.solution);
      await hears(page, 'Solved!');
      await pressIn(page, 'All puzzles');
      await desk.root.getByRole('tab', { name: 'Harbour Doors', selected: true }).waitFor(PATIENCE);

      await desk.press('Use in games');
      await desk.says('Salt and Shadow is in your mods');
      await desk.root.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
      await desk.press('Back');
      await desk.press('Back');
      await player.press('Learn');
      await page.locator('[id="learn-salt-and-shadow:harbour-doors"]').click(PATIENCE);
      await hears(page, made.text.en!);
      await pressIn(page, 'Hint 1 of 3');
      await pressIn(page, 'Hint 2 of 3');
      await hears(page, 'The Seer helps.');
      await solve(player, made.solution);
      await hears(page, 'Solved!');
    }));

  it('speaks Polish, and says while its text is broken what the table plays', () =>
    inGame(
      async ({ page }) => {
        const { root } = new StudyDesk(page);
        const press = (name: string | RegExp): Promise<void> => root.getByRole('button', { name }).first().click(PATIENCE);
        await page.getByRole('button', { name: 'Pracownia' }).click(PATIENCE);
        await root.getByLabel('Nazwa').fill('Sól i cień');
        await press('Zacznij');
        await press('+ Nowa karta');
        const dialog = root.getByRole('dialog');
        await dialog.getByLabel('Nazwa').fill('Wrota portu');
        await dialog.getByRole('combobox').or(dialog.getByRole('listbox')).selectOption({ label: 'Zagadka' });
        await dialog.getByRole('button', { name: 'Utwórz kartę' }).click();
        const desk = new StudyDesk(page);
        await desk.verdict('✓ Rozegrano: rozwiązanie osiąga cel.');
        await press('Rozegraj rozwiązanie');
        await desk.table.getByText('Cel osiągnięty.').waitFor(PATIENCE);
        await press('+ Dodaj: Podpowiedź');
        await root.getByRole('group', { name: 'Podpowiedzi 3' }).getByLabel('Podpowiedź (po polsku)').fill('Spójrz na Downtown.');
        const { hints } = await desk.file<Puzzle>();
        expect(hints[2]).toEqual({ en: '…', pl: 'Spójrz na Downtown.' });
        // Another goal: three markers are too many, which is told at the form.
        await root.getByRole('spinbutton', { name: 'Co najmniej' }).fill('3');
        await desk.verdict(/^✗/);
        await page.keyboard.press('Control+z');
        await desk.verdict('✓');
        await root.locator('.cm-content').click(PATIENCE);
        await page.keyboard.press('Control+End');
        await page.keyboard.insertText('}');
        await root.getByText('Na stole wciąż leży').waitFor(PATIENCE);
        await desk.verdict(/^✗/);
      },
      { settings: { lang: 'pl' } },
    ));
});

describe('a lesson', () => {
  it('gets a further step from what is played, and its words by the form', () =>
    inGame(async (player) => {
      const desk = await begin(player, 'First Tide', 'Lesson');
      await desk.verdict('✓ Played through: every step can be taken.');
      const before = await desk.file<Lesson>();
      // The table goes on where the steps end.
      await desk.hasTaken(2);
      // By keyboard: the next question has the focus, or the button that writes the answers down.
      await desk.table.getByRole('button', { name: 'Place it on field 1', exact: true }).press('Enter');
      await desk.hasTaken(3);
      expect(await desk.table.evaluate((table) => table.contains(document.activeElement))).toBe(true);
      await desk.choose('Add them as steps');
      await desk.says('Added: 1 step.');
      const step = desk.root.getByRole('group', { name: 'Steps 4', exact: true });
      await step.getByLabel('Words (English)').fill('Place it.');
      await step.getByLabel('Words (Polish)').fill('Umieść go.');
      await step.getByRole('button', { name: '+ Add: Something to point at' }).click();
      await desk.verdict('✓');
      const made = await desk.file<Lesson>();
      expect(made.steps.slice(0, 3)).toEqual(before.steps);
      expect(made.steps[3]).toEqual({
        say: { en: 'Place it.', pl: 'Umieść go.' },
        point: [{ part: 'prompt' }],
        answer: { kind: 'placeDominance', options: [{ field: 1, district: 'downtown' }] },
      });
      await desk.press('Play it');
      await beTaught(player, made, { lang: 'en' });
      await player.page.keyboard.press('Escape');
    }));
});
