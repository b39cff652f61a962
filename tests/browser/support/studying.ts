import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { answerNamed, Reader, type Decision } from '../../../src/kernel';
import type { Lesson, NamedAnswer, Puzzle } from '../../../src/games/cults/contract/studies';
import type { Lang } from '../../../src/platform/i18n/lang';
import { learnWords } from '../../../src/games/cults/screens/learn/words';
import type { PagePlayer } from '../../../src/tools/inspect/driver/player';
import { spotlightFaults } from '../learn/spotlight';

const PATIENCE = { timeout: 60_000 };
const ROOT = resolve(import.meta.dirname, '../../..');

/** A file of a mod that comes with the game. */
const read = <T>(path: string): T => JSON.parse(readFileSync(resolve(ROOT, 'mods', path), 'utf8')) as T;

interface Manifest {
  readonly content: { readonly lessons?: readonly string[]; readonly puzzles?: readonly string[] };
}

/** The chapters of the tutorial in order, as their files say. */
export const chapters = (): readonly Lesson[] => studiesOf<Lesson>('tutorial', 'lessons');

export const puzzles = (): readonly Puzzle[] => studiesOf<Puzzle>('puzzles', 'puzzles');

function studiesOf<T extends object>(mod: string, kind: keyof Manifest['content']): readonly T[] {
  const files = read<Manifest>(`${mod}/mod.json`).content[kind] ?? [];
  return files.map((file) => ({
    ...read<T>(`${mod}/${file}`),
    id: `${mod}:${file.split('/').at(-1)!.replace('.json', '')}`,
  }));
}

/** The option ids of an answer as a file describes it. */
export const meant = (decision: Decision, answer: NamedAnswer | 'any'): readonly string[] =>
  answer === 'any' ? decision.suggest : answerNamed(decision, new Reader(answer, 'answer'));

/** Gives these answers at an open table. */
export async function solve(player: PagePlayer, solution: readonly NamedAnswer[]): Promise<void> {
  for (const answer of solution) {
    const view = await player.ready();
    await player.answer(view, meant(view.decision!, answer));
  }
}

/** Presses a button of the panel that speaks, or of the page of lessons. */
export const pressIn = (page: Page, name: string): Promise<void> =>
  page.locator('.guide-panel, #learn').getByRole('button', { name, exact: true }).click(PATIENCE);

/** Waits until the panel says these words; clicks through what the table shows before. */
export async function hears(page: Page, words: string): Promise<void> {
  await page.waitForFunction(
    (wanted) => {
      const said = document.querySelector('.guide-said');
      const isHeard = said?.checkVisibility() === true && said.textContent.includes(wanted);
      return isHeard || (globalThis.__cults?.proceed(), false);
    },
    words,
    { ...PATIENCE, polling: 30 },
  );
}

/** How a player goes through a step without an answer. */
export type GoOn = (player: PagePlayer, words: string) => Promise<void>;

const byClick: GoOn = ({ page }, words) => pressIn(page, words);

export interface Taught {
  readonly lang: Lang;
  /** Presses the button of the panel; a click unless given. */
  readonly goOn?: GoOn;
  /** Called at every step before anything is done. */
  readonly atStep?: (player: PagePlayer, step: number) => Promise<PagePlayer>;
}

/** Goes through steps of a lesson, the first of which is open; returns the player, who may have opened the page again. At every step the spotlight must hold what the step speaks of. */
export async function takeSteps(
  player: PagePlayer,
  steps: Lesson['steps'],
  { lang, goOn = byClick, atStep }: Taught,
): Promise<PagePlayer> {
  let now = player;
  const faults: string[] = [];
  for (const [at, step] of steps.entries()) {
    const said = step.say[lang]!.split('\n')[0]!;
    await hears(now.page, said);
    if (atStep !== undefined) {
      now = await atStep(now, at);
      await hears(now.page, said);
    }
    for (const fault of await spotlightFaults(now, step)) faults.push(`step ${at + 1}, “${said}”: ${fault}`);
    if (step.answer === undefined) await goOn(now, learnWords(lang).goOn);
    else {
      const view = await now.ready();
      await now.answer(view, meant(view.decision!, step.answer));
    }
  }
  if (faults.length > 0) throw new Error(`The spotlight at fault:\n${faults.join('\n')}`);
  return now;
}

/** Plays a lesson that is open at its first step to its end. */
export async function beTaught(player: PagePlayer, lesson: Lesson, how: Taught): Promise<PagePlayer> {
  const now = await takeSteps(player, lesson.steps, how);
  await hears(now.page, learnWords(how.lang).chapterDone(lesson.name[how.lang]!));
  return now;
}
