import { LANGS, type Lang } from '../../../i18n/lang';
import { listedIn, readWritten, translatedIn, withFields, type WrittenManifest } from '../../../projects/mod-json';
import { MANIFEST } from '../../../sandbox/mods';
import { openDialog } from '../dom/dialog';
import { element } from '../../../workshop/dom/element';
import { field } from '../dom/controls';
import type { WorkshopContext } from '../context';
import type { OpenProject } from '../project/open-project';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const listOf = (value: unknown): string =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string').join(', ') : '';

/** The form of mod.json: everything but the lists of files, which the desk keeps itself. */
export function openModSheet(context: WorkshopContext, project: OpenProject): void {
  const written = readWritten(project.files);
  if (written === null) openBrokenSheet(context, project);
  else openForm(context, project, written);
}

function openForm({ words, root, lang }: WorkshopContext, project: OpenProject, written: WrittenManifest): void {
  const { sheet, preview } = words;
  const input = (value: string, longest: number): HTMLInputElement =>
    element('input', { type: 'text', value, maxlength: longest, autocomplete: 'off' });
  const inputs = {
    id: input(textOf(written.id), 40),
    version: input(textOf(written.version), 60),
    authors: input(listOf(written.authors), 400),
    license: input(textOf(written.license), 100),
  };
  const titles = forLangs((one) => input(translatedIn(written.title)[one] ?? '', 80));
  const descriptions = forLangs((one) => {
    const area = element('textarea', { rows: 3, maxlength: 2000, lang: one });
    area.value = translatedIn(written.description)[one] ?? '';
    return area;
  });
  const settings = element('textarea', { rows: 5, class: 'ws-code', spellcheck: 'false' });
  settings.value = 'settings' in written ? JSON.stringify(written.settings, null, 2) : '';
  const pictures = listedIn(project.files, 'pictures');
  const cover = element(
    'select',
    {},
    element('option', { value: '', text: sheet.coverMade }),
    ...pictures.map((path) => element('option', { value: path, text: path })),
  );
  cover.value = pictures.includes(textOf(written.cover)) ? textOf(written.cover) : '';
  const wrong = element('p', { class: 'ws-error', role: 'alert' });
  const form = element(
    'form',
    { class: 'ws-form ws-two' },
    ...LANGS.map((one) => field(sheet.titleIn(preview.languageNames[one]), titles[one])),
    ...LANGS.map((one) => field(sheet.descriptionIn(preview.languageNames[one]), descriptions[one])),
    field(sheet.authors, inputs.authors, sheet.authorsHint),
    field(sheet.license, inputs.license),
    field(sheet.version, inputs.version),
    field(sheet.id, inputs.id, sheet.idHint),
    field(sheet.cover, cover, sheet.coverHint),
    field(sheet.settings, settings, sheet.settingsHint),
    wrong,
    element('button', { type: 'submit', class: 'ws-button ws-primary', text: sheet.apply, disabled: project.isReadOnly }),
  );
  const dialog = openDialog(root, sheet.title, words.close, [form]);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const read = settingsOf(settings.value);
    if (read === null) {
      wrong.replaceChildren(sheet.settingsWrong);
      settings.focus();
      return;
    }
    const text = withFields(project.files, {
      id: inputs.id.value.trim(),
      version: inputs.version.value.trim(),
      title: texts(titles),
      description: texts(descriptions),
      authors: inputs.authors.value
        .split(',')
        .map((one) => one.trim())
        .filter((one) => one !== ''),
      license: inputs.license.value.trim(),
      cover: cover.value === '' ? undefined : cover.value,
      settings: read.value,
    });
    if (text !== null) project.put(MANIFEST, text, { code: 'renamed', what: project.title(lang) });
    dialog.close();
  });
}

/** While mod.json is no JSON, only its text can be mended. */
function openBrokenSheet({ words, root }: WorkshopContext, project: OpenProject): void {
  const text = element('textarea', { rows: 18, class: 'ws-code', spellcheck: 'false', 'aria-label': MANIFEST });
  text.value = project.document(MANIFEST)?.text ?? '';
  const form = element(
    'form',
    { class: 'ws-form' },
    element('p', { class: 'ws-error', text: words.sheet.broken }),
    text,
    element('button', { type: 'submit', class: 'ws-button ws-primary', text: words.sheet.apply, disabled: project.isReadOnly }),
  );
  const dialog = openDialog(root, MANIFEST, words.close, [form]);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    project.put(MANIFEST, text.value, { code: 'edited', what: MANIFEST });
    dialog.close();
  });
}

const forLangs = <T>(make: (lang: Lang) => T): Readonly<Record<Lang, T>> => ({ en: make('en'), pl: make('pl') });

const texts = (inputs: Readonly<Record<Lang, { readonly value: string }>>): object =>
  Object.fromEntries(LANGS.map((lang) => [lang, inputs[lang].value.trim()]).filter(([, text]) => text !== ''));

/** What the author wrote as settings; an empty text means none. Null if it is no JSON object. */
function settingsOf(text: string): { readonly value: object | undefined } | null {
  if (text.trim() === '') return { value: undefined };
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { value } : null;
  } catch {
    return null;
  }
}
