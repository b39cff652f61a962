import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AtlasSheet, bakeAtlas } from './atlas';
import { recordCredits } from './credits';
import { startCounting, usedIcons } from './drawing/icons';
import type { AtlasJob, Job, PictureJob } from './job';
import { JOBS } from './jobs';
import { projectRoot } from '../project-root';
import { writeFrameNames } from './names';
import { Studio } from './drawing/render';
import { bakeExampleSounds, bakeSounds } from './sounds/index';

/** The bake job of sounds; it needs no Chromium. */
const SOUNDS = 'sounds';

/** Names that `--only` accepts. */
export const BAKED: readonly string[] = [...JOBS.map((job) => job.name), SOUNDS];

/**
 * Bakes everything, or only the job with this name (one of `BAKED`), into assets, with the Chromium at a path; reports each file to
 * `say`.
 */
export async function bake(chromium: string, only: string | undefined, say: (line: string) => void): Promise<void> {
  const jobs = JOBS.filter((job) => only === undefined || job.name === only);
  const withSounds = only === undefined || only === SOUNDS;
  const root = projectRoot();
  if (jobs.length > 0) await bakeArt(chromium, jobs, root, say);
  if (!withSounds) return;
  say(`${SOUNDS}: ${Math.round(bakeSounds(join(root, 'assets', 'sound')) / 1024)} kB`);
  bakeExampleSounds(join(root, 'mods', 'examples'));
}

async function bakeArt(chromium: string, jobs: readonly Job[], root: string, say: (line: string) => void): Promise<void> {
  const art = join(root, 'assets', 'art');
  mkdirSync(art, { recursive: true });
  const studio = await Studio.open(chromium);
  try {
    for (const job of jobs) {
      startCounting();
      const bytes = await bakeJob(studio, job, art);
      recordCredits(join(root, 'assets', 'credits.json'), job.name, usedIcons());
      say(`${job.name}: ${Math.round(bytes / 1024)} kB`);
    }
  } finally {
    await studio.close();
  }
  writeFrameNames(art, join(root, 'src', 'games', 'cults', 'picture', 'config', 'art.ts'));
}

function bakeJob(studio: Studio, job: Job, folder: string): Promise<number> {
  return job.kind === 'atlas' ? bakeSheet(studio, job, folder) : bakePicture(studio, job, folder);
}

async function bakeSheet(studio: Studio, job: AtlasJob, folder: string): Promise<number> {
  const { image, sheet } = await bakeAtlas(studio, job.drawings(), job);
  writeFileSync(join(folder, `${job.name}.avif`), image);
  writeFileSync(join(folder, `${job.name}.json`), sheetText(sheet));
  return image.length;
}

/** One line per frame: small, and a change of one frame shows as one line. */
function sheetText({ frames, meta }: AtlasSheet): string {
  const lines = Object.entries(frames).map(([name, frame]) => `${JSON.stringify(name)}:${JSON.stringify(frame)}`);
  return `{"frames":{\n${lines.join(',\n')}\n},"meta":${JSON.stringify(meta)}}\n`;
}

async function bakePicture(studio: Studio, job: PictureJob, folder: string): Promise<number> {
  const image = await studio.picture(job.drawing(), job.scale, job.quality);
  writeFileSync(join(folder, `${job.name}.avif`), image);
  return image.length;
}
