import type { ContentKind } from '../../../sandbox/mods';
import { element } from '../../../workshop/dom/element';
import { button } from '../dom/controls';
import type { WorkshopWords } from '../words';

interface DataActs {
  readonly play: () => void;
  /** Null if the file holds no card tests. */
  readonly runTests: (() => void) | null;
}

/** Beside the text of a JSON file, in place of a form: what such a file is, and a way to play or run it. Tests stand in no list of mod.json. */
export function dataPart({ desk }: WorkshopWords, kind: ContentKind | null, acts: DataActs): HTMLElement {
  const { data } = desk;
  const isPlayed = kind === 'puzzles' || kind === 'lessons';
  return element(
    'div',
    { class: 'ws-empty' },
    element('p', { text: isPlayed ? data[kind] : kind === null ? data.tests : data.texts }),
    isPlayed ? button(data.play, { press: acts.play, class: 'ws-primary' }) : null,
    acts.runTests === null ? null : button(data.runTests, { press: acts.runTests, class: 'ws-primary' }),
    isPlayed ? element('p', { class: 'ws-hint', text: data.checked }) : null,
  );
}
