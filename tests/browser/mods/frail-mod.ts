import { expect } from 'vitest';
import { openLibrary } from '../../../src/games/cults/base-set/library';
import type { TableView } from '../../../src/games/cults/contract/view-types';
import { cults } from '../../../src/games/cults/rules';
import { writeZip } from '../../../src/platform/sandbox/mods';
import { saveOf, type Save } from '../../../src/platform/session/save';
import { Session } from '../../../src/platform/session/session';
import type { PagePlayer } from '../../../src/tools/inspect/driver/player';
import type { DroppedFile } from './dropping';

const city = (id: string, en: string): string => `import { city } from 'cults';
export default city({
  id: '${id}',
  name: { en: '${en}', pl: '${en}' },
  text: { en: 'It fails.', pl: 'Zawodzi.' },
  lasts: 'once',
  run(game) {
    throw new Error('on purpose');
  },
});`;

const FILES: Readonly<Record<string, string>> = {
  'mod.json': JSON.stringify({
    id: 'frail',
    version: '1.4.2',
    api: 2,
    title: { en: 'Frail Things', pl: 'Kruche rzeczy' },
    description: { en: 'Cards that fail.', pl: 'Karty, które zawodzą.' },
    authors: ['Test'],
    license: 'MIT',
    dependencies: { requires: { base: '^1.0.0' } },
    content: { cards: ['cards/glass.js', 'cards/straw.js'] },
  }),
  'cards/glass.js': city('glass', 'House of Glass'),
  'cards/straw.js': city('straw', 'House of Straw'),
};

const files = (): ReadonlyMap<string, Uint8Array> => {
  const encoder = new TextEncoder();
  return new Map(Object.entries(FILES).map(([path, text]) => [path, encoder.encode(text)]));
};

/** A mod whose City cards fail. */
export const frailZip = (): DroppedFile => ({ name: 'frail.zip', bytes: writeZip(files()) });

/** A save in which a failing City card comes next, and the other after it. */
export async function failingNext(): Promise<Save> {
  const { book, mods, leftOut } = await openLibrary([{ origin: 'frail', content: files() }]);
  expect(leftOut).toEqual([]);
  const scenario = {
    seats: [
      { cult: 'dagon', by: 'human' },
      { cult: 'hastur', by: 'random' },
    ],
    round: 2,
    phase: 'hiding',
    // More tokens than may be kept: the person is asked before the City card comes.
    tokens: { dagon: { thug: 6 } },
    seed: 'frail',
    city: { deck: ['frail:glass', 'frail:straw'] },
  };
  return saveOf(Session.begin(cults, { scenario }, book), mods, true);
}

/** Answers as suggested until a round has begun. */
export async function untilRound(player: PagePlayer, round: number): Promise<TableView> {
  let view = await player.ready();
  while (view.round < round) {
    await player.answer(view, view.decision!.suggest);
    view = await player.ready();
  }
  return view;
}
