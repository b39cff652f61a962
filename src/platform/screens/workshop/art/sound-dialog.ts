import { removeAt, setValue, valueAt, type CardDocument, type EditLabel } from '../../../workshop';
import { CONTENT } from '../../../sandbox/mods';
import { openDialog } from '../dom/dialog';
import { element } from '../../../workshop/dom/element';
import { button } from '../dom/controls';
import { bytesOfFile, filePicker } from '../dom/files';
import { kilobytes } from '../dom/when';
import type { WorkshopContext } from '../context';
import type { OpenProject } from '../project/open-project';
import { workshopWords } from '../words';

const LABEL: EditLabel = { en: workshopWords('en').sound.title, pl: workshopWords('pl').sound.title };

/** The sound of a card: a file of the author's, heard when the card is revealed or used. */
export function openSound(context: WorkshopContext, project: OpenProject, path: string): void {
  const document = project.document(path);
  if (document === null) return;
  const { words, root, doing } = context;
  const said = element('p', { role: 'status', class: 'ws-hint' });
  const body = element('div', { class: 'ws-sound' });
  const build = (): void => {
    const now = soundOf(document);
    const pick = filePicker(words.sound.pick, CONTENT.sounds.join(','), (file) => {
      void doing(takeSound(context, project, document, said, file));
    });
    const takeOut = button(words.sound.takeOut, { press: () => leaveOut(project, document, now) });
    body.replaceChildren(pick, ...(now === '' ? [] : [element('code', { text: now }), takeOut]));
  };
  build();
  const stop = document.onChange(build);
  const hint = element('p', { class: 'ws-hint', text: words.sound.hint(CONTENT.sounds.join(', ')) });
  const dialog = openDialog(root, words.sound.title, words.close, [hint, body, said]);
  dialog.root.addEventListener('close', stop);
}

/** The path of the card's sound; empty if it has none. */
function soundOf({ parsed }: CardDocument): string {
  const root = parsed?.declaration?.root;
  const value = root === undefined ? undefined : valueAt(root, ['sound']);
  return value?.is === 'plain' && typeof value.value === 'string' ? value.value : '';
}

function leaveOut(project: OpenProject, document: CardDocument, path: string): void {
  const changes = document.parsed === null ? null : removeAt(document.parsed, ['sound']);
  if (changes === null) return;
  document.edit(changes, LABEL);
  project.remove(path);
}

async function takeSound(
  { words, game }: WorkshopContext,
  project: OpenProject,
  document: CardDocument,
  said: HTMLElement,
  file: File,
): Promise<void> {
  const ending = CONTENT.sounds.find((one) => file.name.toLowerCase().endsWith(one));
  if (ending === undefined) return said.replaceChildren(words.sound.notASound(file.name, CONTENT.sounds.join(', ')));
  const { parsed } = document;
  if (parsed === null || document.syntaxProblem !== null) return said.replaceChildren(words.art.noPlace);
  const id = (game.declaredId('', '', document) ?? 'card').replace(/^:/, '');
  const path = `sounds/${id}${ending}`;
  const bytes = await bytesOfFile(file);
  const changes = setValue(parsed, ['sound'], path);
  if (changes === null || !project.list(path, bytes, 'sounds', { code: 'added', what: path }))
    return said.replaceChildren(words.art.noPlace);
  document.edit(changes, LABEL);
  said.replaceChildren(words.art.kept(path, kilobytes(bytes.length)));
}
