import type { Prompt, PromptContext } from './prompt';
import { TablePrompt } from './table-prompt';

/** Opens the prompt of a decision; options of kinds that only mods know are buttons. */
export const openPrompt = (context: PromptContext): Prompt => new TablePrompt(context);
