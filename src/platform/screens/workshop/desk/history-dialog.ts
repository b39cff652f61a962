import type { VersionNote } from '../../../projects/project';
import { openDialog } from '../dom/dialog';
import { element } from '../../../workshop/dom/element';
import { button } from '../dom/controls';
import { kilobytes, when } from '../dom/when';
import type { WorkshopContext } from '../context';
import type { OpenProject } from '../project/open-project';

/** The versions of a project; each can be made the current one again. */
export async function openHistory({ words, lang, root, doing, tell }: WorkshopContext, project: OpenProject): Promise<void> {
  await project.flush();
  const versions = await project.history();
  const row = (version: VersionNote, index: number): HTMLElement => {
    const { label, at, size } = version;
    const restoredFrom = label.code === 'restored' && label.what !== undefined ? when(Number(label.what), lang) : '';
    return element(
      'li',
      {},
      element(
        'span',
        { class: 'ws-list-words' },
        element('strong', { text: words.history.label(label, restoredFrom) }),
        element('small', { text: `${when(at, lang)} · ${words.history.size(kilobytes(size))}` }),
      ),
      index === 0
        ? element('em', { text: words.history.current })
        : button(words.history.restore, {
            label: words.history.restoreLabel(when(at, lang)),
            disabled: project.isReadOnly,
            press: () => {
              dialog.close();
              void doing(project.restore(version).then(() => tell(words.history.restored(when(at, lang)))));
            },
          }),
    );
  };
  const dialog = openDialog(root, words.desk.history, words.close, [
    element('p', { class: 'ws-hint', text: words.history.intro }),
    element('ol', { class: 'ws-list' }, ...versions.map(row)),
  ]);
}
