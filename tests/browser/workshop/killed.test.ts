import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext } from 'playwright-core';
import { afterAll, expect, inject, it } from 'vitest';
import { complaintsOf } from '../../../src/tools/inspect/driver/visit';
import { amount } from '../../amount';
import { closeBrowser, sharedBrowser } from '../support/chromium';
import { newRandom } from '../support/random';
import { WorkshopPage } from '../support/workshop-page';
import { readyToKill, Saves, type Death, type Reached } from './killing';

const SEED = 20_261_119;
const KILLS = amount(4, 50);
const MOD = 'Salt and Shadow';
/** Milliseconds after an input until its save is over, with room for a busy machine; it begins after half a second. */
const WHOLE_SAVE = 800;
/** Milliseconds in which a transaction that writes is over, mostly. */
const WRITING = 8;

/** What an author finds on the desk: the files by their tabs, and the script of the first one. */
interface Desk {
  readonly tabs: readonly string[];
  readonly script: string;
}

/** An input by an author that changes one thing; returns what the desk holds then. */
type Input = (workshop: WorkshopPage, desk: Desk, number: number) => Promise<Desk>;

const script = (number: number): string => {
  const lines = Array.from({ length: 12 }, (_, line) => `// ${number}.${line}: The deep ones sing beneath the ice.\n`);
  return [
    "import { guardian } from 'cults';\n",
    ...lines.slice(number % 5),
    `export default guardian({ id: 'drowned-choir', name: { en: 'Choir ${number}', pl: 'Chór ${number}' }, icons: 'AT', cost: 2 });\n`,
    `// ${number} ends here.`,
  ].join('');
};

const byScript: Input = async (workshop, { tabs }, number) => {
  await workshop.write(script(number));
  return { tabs: [`Choir ${number}`, ...tabs.slice(1)], script: script(number) };
};

const byForm: Input = async ({ root, page }, { tabs, script: before }) => {
  const cost = root.getByRole('spinbutton', { name: 'Cost' });
  const other = Number(await cost.inputValue()) === 3 ? 4 : 3;
  await cost.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(String(other));
  return { tabs, script: before.replace(/cost: \d+/, `cost: ${other}`) };
};

/** Changes two files that belong together: the card's own and mod.json, which lists it. */
const byNewCard: Input = async (workshop, { tabs, script: before }, number) => {
  const name = `Singer ${number}`;
  await workshop.makeCard(name, 'Byakhee');
  return { tabs: [...tabs, name], script: before };
};

const INPUTS: readonly Input[] = [byScript, byForm, byNewCard];
const DEATHS: readonly Death[] = ['crash', 'close'];

afterAll(closeBrowser);

interface OpenedWorkshop {
  readonly workshop: WorkshopPage;
  readonly complaints: readonly string[];
}

async function openWorkshop(context: BrowserContext): Promise<OpenedWorkshop> {
  const page = await context.newPage();
  const complaints = complaintsOf(page);
  await page.goto(inject('gameUrl'));
  const workshop = new WorkshopPage(page);
  await workshop.open();
  return { workshop, complaints };
}

/** What is on the desk of a mod that can be edited and has no errors. */
async function deskOf(workshop: WorkshopPage): Promise<Desk> {
  const { root } = workshop;
  await workshop.says('No errors.');
  expect(await root.locator('.ws-banner').isVisible()).toBe(false);
  expect(await root.locator('.ws-message.ws-shown').count()).toBe(0);
  const tabs = await root.locator('.ws-tabs').getByRole('tab').allInnerTexts();
  await workshop.shows(new RegExp(`^${tabs[0]}`));
  return { tabs, script: await workshop.script() };
}

async function reopened(workshop: WorkshopPage): Promise<Desk> {
  await workshop.press(`Open ${MOD}`);
  return deskOf(workshop);
}

/** Kills one tab after the other; returns how far their saves had come. */
async function killAll(context: BrowserContext): Promise<Readonly<Record<Reached, number>>> {
  const random = newRandom(SEED);
  const saves = await Saves.of(context);
  let { workshop, complaints } = await openWorkshop(context);
  await workshop.newMod(MOD);
  await workshop.newCard('Drowned Choir', 'Byakhee');
  await workshop.write(script(0));
  await workshop.shows(/^Choir 0/);
  await workshop.saved();
  const count = { waiting: 0, writing: 0, confirmed: 0 };
  for (let number = 1; number <= KILLS; number++) {
    const death = DEATHS[Math.floor(random() * DEATHS.length)]!;
    const isAtWriting = random() < 0.5;
    const moment = random() * (isAtWriting ? WRITING : WHOLE_SAVE);
    const when = `kill ${number} of seed ${SEED}: ${death} ${Math.round(moment)} ms after ${isAtWriting ? 'the write began' : 'the input'}`;

    const before = await deskOf(workshop);
    const kill = await readyToKill(workshop.page, death);
    saves.forget();
    const after = await INPUTS[number % INPUTS.length]!(workshop, before, number);
    if (isAtWriting) await saves.begun();
    await pause(moment);
    await kill();
    expect(
      complaints.filter((one) => one !== 'the page crashed'),
      when,
    ).toEqual([]);
    const { reached } = saves;
    count[reached]++;

    ({ workshop, complaints } = await openWorkshop(context));
    const found = await reopened(workshop).catch((cause: unknown) => {
      throw new Error(`The mod does not open without errors after ${when}`, { cause });
    });
    expect(reached === 'confirmed' ? [after] : [before, after], when).toContainEqual(found);
    expect(complaints, when).toEqual([]);
  }
  return count;
}

// Not tried again: a save that is lost once is lost.
it(`${KILLS} tabs killed while they save leave the last or the previous version (seed ${SEED})`, { retry: 0 }, async () => {
  const profile = { viewport: { width: 1600, height: 900 }, locale: 'en-US', reducedMotion: 'reduce' } as const;
  const context = await (await sharedBrowser()).newContext(profile);
  try {
    const { waiting, writing, confirmed } = await killAll(context);
    console.info(`Killed before the write: ${waiting}, in it: ${writing}, after it was confirmed: ${confirmed}`);
    expect(writing, 'kills in the midst of a write').toBeGreaterThanOrEqual(amount(0, 1));
  } finally {
    await context.close();
  }
});
