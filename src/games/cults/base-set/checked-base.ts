import { addChecked } from '../../../platform/sandbox/source/checked';
import type { Mod } from '../../../platform/sandbox/mods';
import { BASE_FILES, knowBase } from './library';
import type { CheckedSource } from '../../../platform/sandbox/source/check';

/** The base set was read and its scripts checked when the page was built (vite.config.ts): a game without mods needs no parser. */
const CHECKED = import.meta.glob<CheckedSource>('../../../../mods/base/**/*.js', {
  query: '?checked',
  import: 'default',
  eager: true,
});

const OPENED = import.meta.glob<Pick<Mod, 'manifest' | 'pin'>>('../../../../mods/base/mod.json', {
  query: '?opened',
  import: 'default',
  eager: true,
});

for (const read of Object.values(OPENED)) knowBase(read);
for (const [path, checked] of Object.entries(CHECKED)) addChecked(BASE_FILES[path]!, checked);
