import { SOURCE_BOMBS } from '../source-bombs';

const FILES = import.meta.glob<string>('./hostile/**/*.js', { query: '?raw', import: 'default', eager: true });

/** All hostile scripts, in Node as in a page: those that were given (`shared/`), our own, and texts too long to keep in files. */
export const HOSTILE: readonly (readonly [name: string, body: () => string])[] = [
  ...Object.keys(FILES)
    .sort()
    .map((path) => [path.replace('./hostile/', ''), () => FILES[path]!] as const),
  ...Object.entries(SOURCE_BOMBS),
];
