import type { ContentKind } from '../../../sandbox/mods';
import { element } from '../../../workshop/dom/element';
import { button } from '../dom/controls';
import type { WorkshopWords } from '../words';

/**
 * Beside the text of a JSON file that has no form: what such a file is, and a way to run card tests. Tests stand in no list of mod.json.
 *
 * @param runTests null if the file holds no card tests.
 */
export function dataPart({ desk }: WorkshopWords, kind: ContentKind | null, runTests: (() => void) | null): HTMLElement {
  return element(
    'div',
    { class: 'ws-empty' },
    element('p', { text: kind === null ? desk.data.tests : desk.data.texts }),
    runTests === null ? null : button(desk.data.runTests, { press: runTests, class: 'ws-primary' }),
  );
}
