import { removeAt, setValue, type CardDocument, type Edit, type EditLabel } from '../../../workshop';
import { openDialog } from '../dom/dialog';
import { element } from '../../../workshop/dom/element';
import { button, field } from '../dom/controls';
import { bytesOfFile, filePicker } from '../dom/files';
import { kilobytes } from '../dom/when';
import type { WorkshopContext } from '../context';
import type { Ingredient } from '../game-workshop';
import type { OpenProject } from '../project/open-project';
import { workshopWords } from '../words';
import { LARGEST_FILE, scaledPicture } from './own-picture';

const LABEL: EditLabel = { en: workshopWords('en').art.title, pl: workshopWords('pl').art.title };

/** The picture of a card: composed of chosen ingredients, or the author's own. It lies beside the preview, which follows. */
export function openArt(context: WorkshopContext, project: OpenProject, path: string): void {
  const document = project.document(path);
  if (document === null) return;
  const { words, root } = context;
  const said = element('p', { role: 'status', class: 'ws-hint' });
  const body = element('div', { class: 'ws-art' });
  const build = (): void => {
    body.replaceChildren(mixer(context, project, document, said), ownPicture(context, project, document, said));
  };
  build();
  const stop = document.onChange(build);
  const dialog = openDialog(root, words.art.title, words.close, [body, said], 'ws-beside');
  dialog.root.addEventListener('close', stop);
}

/** Makes an edit of the card's declaration; says so where the text hides the place. */
function edit({ words }: WorkshopContext, document: CardDocument, said: HTMLElement, make: () => Edit): boolean {
  const changes = document.syntaxProblem === null ? make() : null;
  if (changes === null) {
    said.replaceChildren(words.art.noPlace);
    return false;
  }
  document.edit(changes, LABEL, { join: 'art' });
  return true;
}

function mixer(context: WorkshopContext, project: OpenProject, document: CardDocument, said: HTMLElement): HTMLElement {
  const { words, game, lang } = context;
  const mix = game.art.mix(project.modId, document);
  const chosen = game.art.chosen(document);
  const isPicture = typeof chosen === 'string';
  const set = (name: string, word: string): void => {
    const { parsed } = document;
    edit(context, document, said, () => {
      if (parsed === null) return null;
      if (word === '') return isPicture || chosen[name] === undefined ? [] : removeAt(parsed, ['art', name]);
      return isPicture ? setValue(parsed, ['art'], { [name]: word }) : setValue(parsed, ['art', name], word);
    });
  };
  const choice = ({ field: name, label, choices }: Ingredient): HTMLElement => {
    const usual = choices.find(({ word }) => word === game.art.usual(project.modId, document)[name])?.label ?? '';
    const select = element(
      'select',
      { 'data-field': name },
      element('option', { value: '', text: words.art.usualOf(usual) }),
      ...choices.map((one) => element('option', { value: one.word, text: one.label })),
    );
    select.value = isPicture ? '' : (chosen[name] ?? '');
    select.addEventListener('change', () => {
      set(name, select.value);
      // The list is built again with every change: the author goes on where they were.
      window.document.querySelector<HTMLElement>(`.ws-art select[data-field="${name}"]`)?.focus();
    });
    return field(label, select);
  };
  return element(
    'section',
    { 'data-mix': Object.values(mix).join(' ') },
    element('h3', { text: words.art.mixer }),
    element('div', { class: 'ws-form' }, ...game.art.ingredients(lang).map(choice)),
    button(words.art.reset, {
      class: 'ws-quiet',
      press: () => {
        const { parsed } = document;
        if (parsed !== null) edit(context, document, said, () => removeAt(parsed, ['art']) ?? []);
      },
    }),
  );
}

function ownPicture(context: WorkshopContext, project: OpenProject, document: CardDocument, said: HTMLElement): HTMLElement {
  const { words, game, doing } = context;
  const chosen = game.art.chosen(document);
  const [width, height] = game.art.size;
  return element(
    'section',
    {},
    element('h3', { text: words.art.own }),
    element('p', { class: 'ws-hint', text: words.art.ownHint(width, height) }),
    filePicker(words.art.pick, 'image/png,image/jpeg,image/webp,image/gif,image/svg+xml', (file) => {
      void doing(takePicture(context, project, document, said, file));
    }),
    typeof chosen === 'string' ? element('code', { text: chosen }) : null,
    typeof chosen === 'string'
      ? button(words.art.takeOut, {
          press: () => {
            const { parsed } = document;
            if (parsed === null || !edit(context, document, said, () => removeAt(parsed, ['art']))) return;
            project.remove(chosen);
          },
        })
      : null,
  );
}

async function takePicture(
  { words, game }: WorkshopContext,
  project: OpenProject,
  document: CardDocument,
  said: HTMLElement,
  file: File,
): Promise<void> {
  const { parsed } = document;
  if (file.size > LARGEST_FILE) return said.replaceChildren(words.art.tooBig);
  if (parsed === null || document.syntaxProblem !== null) return said.replaceChildren(words.art.noPlace);
  const scaled = await scaledPicture(new Blob([(await bytesOfFile(file)).slice()], { type: file.type }), game.art.size);
  if (scaled === null) return said.replaceChildren(words.art.notAPicture(file.name));
  const id = (game.declaredId('', '', document) ?? 'card').replace(/^:/, '');
  const path = `art/${id}${scaled.ending}`;
  const changes = setValue(parsed, ['art'], path);
  if (changes === null || !project.list(path, scaled.bytes, 'pictures', { code: 'added', what: path }))
    return said.replaceChildren(words.art.noPlace);
  document.edit(changes, LABEL);
  said.replaceChildren(words.art.kept(path, kilobytes(scaled.bytes.length)));
}
