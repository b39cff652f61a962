import { LANGS, type Lang } from '../../../i18n/lang';
import { listedIn, readWritten, translatedIn, withFields, type WrittenManifest } from '../../../projects/mod-json';
import { MANIFEST } from '../../../sandbox/mods';
import type { Finding } from '../../../workshop';
import { openDialog } from '../dom/dialog';
import { element } from '../../../workshop/dom/element';
import { button, field } from '../dom/controls';
import type { WorkshopContext } from '../context';
import type { OpenProject } from '../project/open-project';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const listOf = (value: unknown): string =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string').join(', ') : '';

/**
 * Opens mod.json: as a form of everything but dependencies and the lists of files, or as a text, where a problem lies in those, or
 * while it is no JSON.
 */
export function openModSheet(context: WorkshopContext, project: OpenProject, finding: Finding | null = null): void {
  const written = readWritten(project.files);
  const isInForm = finding === null || FORM_FIELDS.includes(fieldOf(finding));
  if (written !== null && isInForm) return openForm(context, project, written);
  openText(context, project, project.document(MANIFEST)?.text ?? '', finding);
}

/** The fields of mod.json that the form has. */
const FORM_FIELDS = ['id', 'version', 'title', 'description', 'authors', 'license', 'cover', 'settings'];

/** The field of mod.json that a problem is about: the first step of its path. */
const fieldOf = ({ path }: Finding): string => /^\w*/.exec(path.replace(/^mod\.json\.?/, ''))?.[0] ?? '';

function openForm(context: WorkshopContext, project: OpenProject, written: WrittenManifest): void {
  const { words, root, lang } = context;
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
    element(
      'div',
      { class: 'ws-row' },
      element('button', { type: 'submit', class: 'ws-button ws-primary', text: sheet.apply, disabled: project.isReadOnly }),
      button(sheet.asText, {
        press: () => {
          const text = fromForm();
          if (text === null) return;
          dialog.close();
          openText(context, project, text);
        },
      }),
    ),
  );
  const dialog = openDialog(root, sheet.title, words.close, [form]);
  /** The text of mod.json as the form says; null while the settings are no JSON object. */
  const fromForm = (): string | null => {
    const read = objectIn(settings.value);
    if (read === null) {
      wrong.replaceChildren(sheet.settingsWrong);
      settings.focus();
      return null;
    }
    return withFields(project.files, {
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
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const text = fromForm();
    if (text === null) return;
    project.put(MANIFEST, text, { code: 'renamed', what: project.title(lang) });
    dialog.close();
  });
}

/** mod.json as a text, in which everything can be set. Only JSON is taken: the desk reads from it which files there are. */
function openText(
  { words, root, lang }: WorkshopContext,
  project: OpenProject,
  shown: string,
  finding: Finding | null = null,
): void {
  const { sheet } = words;
  const text = element('textarea', { rows: 18, class: 'ws-code', spellcheck: 'false', 'aria-label': MANIFEST });
  text.value = shown;
  const isBroken = objectIn(shown) === null;
  const wrong = element('p', {
    class: 'ws-error',
    role: 'alert',
    text: finding?.message[lang] ?? (isBroken ? sheet.broken : ''),
  });
  const form = element(
    'form',
    { class: 'ws-form' },
    element('p', { class: 'ws-hint', text: sheet.asTextHint }),
    wrong,
    text,
    element('button', { type: 'submit', class: 'ws-button ws-primary', text: words.sheet.apply, disabled: project.isReadOnly }),
  );
  const dialog = openDialog(root, MANIFEST, words.close, [form]);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (text.value.trim() === '' || objectIn(text.value) === null) return wrong.replaceChildren(sheet.broken);
    project.put(MANIFEST, text.value, { code: 'edited', what: MANIFEST });
    dialog.close();
  });
  text.focus();
  text.setSelectionRange(finding?.span.from ?? 0, finding?.span.to ?? 0);
}

const forLangs = <T>(make: (lang: Lang) => T): Readonly<Record<Lang, T>> => ({ en: make('en'), pl: make('pl') });

const texts = (inputs: Readonly<Record<Lang, { readonly value: string }>>): object =>
  Object.fromEntries(LANGS.map((lang) => [lang, inputs[lang].value.trim()]).filter(([, text]) => text !== ''));

/** The object that a text is the JSON of; an empty text means none. Null if it is no JSON object. */
function objectIn(text: string): { readonly value: object | undefined } | null {
  if (text.trim() === '') return { value: undefined };
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { value } : null;
  } catch {
    return null;
  }
}
