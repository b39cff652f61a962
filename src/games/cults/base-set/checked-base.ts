import { addChecked } from '../../../platform/sandbox/source/checked';
import { BASE_FILES } from './library';
import type { Checked } from '../../../platform/sandbox/source/check';

/** The base set's scripts were checked when the page was built (vite.config.ts): a game without mods needs no parser. */
const CHECKED = import.meta.glob<Checked>('../../../../mods/base/**/*.js', { query: '?checked', import: 'default', eager: true });

for (const [path, checked] of Object.entries(CHECKED)) addChecked(BASE_FILES[path]!, checked);
