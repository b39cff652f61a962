import type { ContentKind } from '../../../sandbox/mods';
import { element } from '../../../workshop/dom/element';
import type { WorkshopWords } from '../words';

/** Beside the text of a JSON file that has no form: what such a file is. Tests stand in no list of mod.json. */
export function dataPart({ desk }: WorkshopWords, kind: ContentKind | null): HTMLElement {
  return element('div', { class: 'ws-empty' }, element('p', { text: kind === null ? desk.data.tests : desk.data.texts }));
}
