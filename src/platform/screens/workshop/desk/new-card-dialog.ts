import { freeId, idFrom } from '../../../../kernel';
import { CONTENT } from '../../../sandbox/mods';
import type { CardDocument } from '../../../workshop';
import { openDialog } from '../dom/dialog';
import { element } from '../../../workshop/dom/element';
import { field } from '../dom/controls';
import type { WorkshopContext } from '../context';
import type { CardTemplate, ModCards } from '../game-workshop';
import type { OpenProject } from '../project/open-project';

/** What a card without a usable name is called. */
const NAMELESS = 'card';

/** The path of a new file: its folder has the name of its list in mod.json. */
function pathFor(project: OpenProject, { content }: CardTemplate, name: string): { readonly id: string; readonly path: string } {
  const taken = new Set([...project.files.keys()].map((path) => path.replace(/^.*\//, '').replace(/\.js(on)?$/, '')));
  const id = freeId(idFrom(name, NAMELESS), taken);
  return { id, path: `${content}/${id}${CONTENT[content][0]}` };
}

/** Asks for a name and what to begin with; a card never begins on a blank page. */
export function openNewCard(
  context: WorkshopContext,
  project: OpenProject,
  { open, around }: { readonly open: CardDocument | null; readonly around: readonly ModCards[] },
  made: (path: string) => void,
): void {
  const { words, root, game, lang, tell } = context;
  const templates = game.templates(lang, open, around);
  const name = element('input', { type: 'text', required: true, maxlength: 60, autocomplete: 'off' });
  const choice = element('select', { size: Math.min(10, templates.length), class: 'ws-choices' });
  const groups = new Map<string, HTMLElement>();
  for (const { id, title, group } of templates) {
    const holder = groups.get(group) ?? element('optgroup', { label: group });
    if (!groups.has(group)) choice.append(holder);
    groups.set(group, holder);
    holder.append(element('option', { value: id, text: title }));
  }
  choice.value = templates[0]?.id ?? '';
  const hint = element('p', { class: 'ws-hint', 'aria-live': 'polite' });
  const explain = (): void => {
    const chosen = templates.find(({ id }) => id === choice.value);
    hint.replaceChildren([chosen?.hint, chosen?.isCopy === true ? words.newCard.copyIntro : ''].filter(Boolean).join(' — '));
  };
  choice.addEventListener('change', explain);
  explain();
  const form = element(
    'form',
    { class: 'ws-form' },
    field(words.newCard.name, name),
    field(words.newCard.kind, choice),
    hint,
    element('button', { type: 'submit', class: 'ws-button ws-primary', text: words.newCard.make }),
  );
  const dialog = openDialog(root, words.newCard.title, words.cancel, [form]);
  name.focus();
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const template = templates.find(({ id }) => id === choice.value);
    if (template === undefined) return;
    const written = name.value.trim();
    const { id, path } = pathFor(project, template, written);
    dialog.close();
    if (project.addScript(path, template.text(id, written), template.content, { code: 'added', what: written })) made(path);
    else tell(words.newCard.manifestBroken);
  });
}
