import { addChecked, type Recipe } from '../../sandbox/recipe';
import { BASE_FILES } from '../library';

/** The base set's scripts were checked when the page was built (vite.config.ts): a game without mods needs no parser. */
const RECIPES = import.meta.glob<Recipe>('../../../mods/base/**/*.js', { query: '?recipe', import: 'default', eager: true });

for (const [path, recipe] of Object.entries(RECIPES)) addChecked(BASE_FILES[path.slice('../'.length)]!, recipe);
