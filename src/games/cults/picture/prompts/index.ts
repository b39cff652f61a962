import type { Prompt, PromptContext } from './prompt';
import { TablePrompt } from './table-prompt';

/** The prompt of a decision; kinds that only a mod knows are offered as buttons, which works for all. */
export const openPrompt = (context: PromptContext): Prompt => new TablePrompt(context);
