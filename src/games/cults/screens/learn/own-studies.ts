import type { ModSource } from '../../../../platform/sandbox/mods';
import type { Lesson, Puzzle } from '../../contract/studies';
import type { Listed, ListedStudies } from './listed';

/** The lessons and puzzles that come with the game, as files of two mods. */
const FILES = {
  ...import.meta.glob<string>('../../../../../mods/tutorial/**/*.json', { query: '?raw', import: 'default', eager: true }),
  ...import.meta.glob<string>('../../../../../mods/puzzles/**/*.json', { query: '?raw', import: 'default', eager: true }),
};

/** The ids of those mods. */
export const OWN = ['tutorial', 'puzzles'] as const;

const rootOf = (mod: string): string => `../../../../../mods/${mod}/`;

/** All files of one of these mods. */
export function ownSource(mod: string): ModSource {
  const encoder = new TextEncoder();
  const root = rootOf(mod);
  const files = Object.entries(FILES).filter(([path]) => path.startsWith(root));
  return { origin: mod, content: new Map(files.map(([path, text]) => [path.slice(root.length), encoder.encode(text)])) };
}

const read = <T>(mod: string, file: string): T => JSON.parse(FILES[rootOf(mod) + file] ?? '{}') as T;

function listed(mod: string, kind: 'lessons' | 'puzzles'): readonly Listed[] {
  const { content } = read<{ readonly content: Readonly<Partial<Record<typeof kind, readonly string[]>>> }>(mod, 'mod.json');
  return (content[kind] ?? []).map((file) => {
    const { name, text, difficulty = 0, steps = [] } = read<Pick<Lesson, 'name' | 'text'> & Partial<Lesson & Puzzle>>(mod, file);
    const id = `${mod}:${file.split('/').at(-1)!.replace('.json', '')}`;
    return { id, mod, name, text, difficulty, steps: steps.length };
  });
}

/** The list of them. The game's tests have checked these files, so that nothing need be opened to name them. */
export const ownStudies = (): ListedStudies => ({
  lessons: OWN.flatMap((mod) => listed(mod, 'lessons')),
  puzzles: OWN.flatMap((mod) => listed(mod, 'puzzles')),
});
