import { afterAll, describe, expect, it } from 'vitest';
import type { Lesson, Puzzle } from '../../../src/games/cults/contract/studies';
import { STUDY_TEMPLATES } from '../../../src/games/cults/templates/studies';
import type { PagePlayer } from '../../../src/tools/inspect/driver/player';
import { closeBrowser } from '../support/chromium';
import { inGame } from '../support/game-page';
import { beTaught, hears, pressIn, solve } from '../support/studying';
import { atDesk, WorkshopPage } from '../support/workshop-page';

afterAll(closeBrowser);

const PATIENCE = { timeout: 60_000 };

/** A mod with one study that begins from its template. */
async function begin({ page }: PagePlayer, name: string, kind: 'Puzzle' | 'Lesson'): Promise<WorkshopPage> {
  const workshop = new WorkshopPage(page);
  await workshop.open();
  await workshop.newMod('Salt and Shadow');
  await workshop.newCard(name, kind);
  return workshop;
}

it('a sound of the author’s own is taken from a file, and out again', () =>
  atDesk(async (workshop) => {
    const { root } = workshop;
    await workshop.press('Sound …');
    const dialog = root.getByRole('dialog');
    const picker = dialog.locator('input[type="file"]');
    await picker.setInputFiles({ name: 'voices.txt', mimeType: 'text/plain', buffer: Buffer.from('no sound') });
    await dialog.getByText('“voices.txt” is not a sound').waitFor(PATIENCE);
    await picker.setInputFiles('mods/examples/whispers/sounds/voices.mp3');
    await dialog.getByText('Stored as sounds/drowned-choir.mp3').waitFor(PATIENCE);
    // What the script says now.
    expect(await dialog.locator('code').textContent()).toBe('sounds/drowned-choir.mp3');
    await dialog.getByRole('button', { name: 'Take the sound out' }).click();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await workshop.press('Sound …');
    expect(await dialog.locator('code').count()).toBe(0);
  }));

describe('in the Workshop', () => {
  it('a puzzle begins from a template, is checked while it is written, and is played', () =>
    inGame(async (player) => {
      const workshop = await begin(player, 'Salt Water', 'Puzzle');
      const { page, root } = workshop;
      await root.locator('.cm-line', { hasText: '"en": "Salt Water"' }).waitFor(PATIENCE);
      const text = STUDY_TEMPLATES.puzzle.text;
      const puzzle = JSON.parse(text) as Puzzle;
      const problems = root.locator('.ws-problems');
      // Three markers cannot be placed in one turn here: the solution no longer solves it.
      await workshop.write(text.replace('"atLeast": 2', '"atLeast": 3'));
      await problems.getByText('the goal is not reached').waitFor(PATIENCE);
      await workshop.write(text);
      await problems.getByText('the goal is not reached').waitFor({ ...PATIENCE, state: 'detached' });
      await workshop.saved();
      await workshop.press('Play it');
      await hears(page, puzzle.text.en!);
      await solve(player, puzzle.solution);
      await hears(page, 'Solved!');
      await pressIn(page, 'All puzzles');
      await root.getByRole('tab', { name: 'An Open Door', selected: true }).waitFor(PATIENCE);
    }));

  it('a lesson begins from a template and is played; text that is no JSON is told of', () =>
    inGame(async (player) => {
      const workshop = await begin(player, 'First Tide', 'Lesson');
      const { page, root } = workshop;
      await root.locator('.cm-line', { hasText: '"en": "First Tide"' }).waitFor(PATIENCE);
      const text = STUDY_TEMPLATES.lesson.text;
      await workshop.write(`${text},`);
      await root
        .locator('.ws-problems')
        .getByText(/not valid JSON/)
        .first()
        .waitFor(PATIENCE);
      await workshop.press('Play it');
      await workshop.says(/^It cannot be played yet/);
      await workshop.write(text);
      await workshop.press('Play it');
      await beTaught(player, JSON.parse(text) as Lesson, { lang: 'en' });
      await page.keyboard.press('Escape');
    }));
});
