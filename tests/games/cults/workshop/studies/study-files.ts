import { readdirSync, readFileSync } from 'node:fs';
import { STUDY_TEMPLATES } from '../../../../../src/games/cults/templates/studies';

const FOLDERS = ['puzzles/puzzles', 'tutorial/lessons', 'examples/first-steps/puzzles', 'examples/first-steps/lessons'];

/** Every puzzle and lesson that comes with the game, and the templates, each with its text. */
export const STUDY_FILES: readonly (readonly [path: string, text: string])[] = [
  ...FOLDERS.flatMap((folder) => readdirSync(`mods/${folder}`).map((name) => `mods/${folder}/${name}`)).map(
    (path) => [path, readFileSync(path, 'utf8')] as const,
  ),
  ...Object.values(STUDY_TEMPLATES).map(({ file, text }) => [`template ${file}`, text] as const),
];
