import { ListPrompt } from './list-prompt';
import type { Prompt, PromptContext } from './prompt';

/** The prompt made for a kind of decision; kinds that only a mod knows get the list, which works for all. */
export function openPrompt(context: PromptContext): Prompt {
  return new ListPrompt(context);
}
