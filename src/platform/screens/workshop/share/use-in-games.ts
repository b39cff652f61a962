import type { ModLibrary } from '../../../library';
import { errorMessage } from '../../frame/error-message';
import { element } from '../../../workshop/dom/element';
import { button } from '../dom/controls';
import { openDialog } from '../dom/dialog';
import type { WorkshopContext } from '../context';
import type { OpenProject } from '../project/open-project';

/** A project, and the library into which its present version goes. */
export interface UsedProject {
  readonly project: OpenProject;
  readonly library: ModLibrary;
}

/**
 * Puts the present version of the mod into the library and switches it on for new games. Returns what to tell the author: what was
 * done, with a button that begins a game, or what is wrong with the mod.
 */
export async function usedInGames(
  context: WorkshopContext,
  { project, library }: UsedProject,
): Promise<readonly (Node | string)[]> {
  const { words, lang, services } = context;
  await project.flush();
  const added = await library.add(project.source, { from: 'workshop' });
  if ('problems' in added) {
    const problems = added.problems.map((problem) => errorMessage(services.game.words(lang), problem));
    return [words.share.broken, ' ', problems.join(' ')];
  }
  const { mods } = services.settings.current;
  const { id } = added.mod.pin;
  if (!mods.includes(id)) services.settings.change({ mods: [...mods, id] });
  const begin = button(words.share.playNow, {
    class: 'ws-primary',
    press: () => void context.doing(services.doors.newGame()),
  });
  return [words.share.used(project.title(lang)), ' ', begin];
}

/** The same from the bar over the desk, told in a dialogue. */
export async function useInGames(context: WorkshopContext, used: UsedProject): Promise<void> {
  const { words, root } = context;
  const told = await usedInGames(context, used);
  openDialog(root, words.share.use, words.close, [element('p', { role: 'status', class: 'ws-said' }, ...told)]);
}
