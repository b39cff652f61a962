import type { ProjectFiles, VersionNote } from '../../../../src/platform/projects/project';
import { Autosaver, type SaveState } from '../../../../src/platform/projects/store/autosaver';
import { EditingLock } from '../../../../src/platform/projects/store/editing-lock';
import { ProjectStore } from '../../../../src/platform/projects/store/project-store';

/** What a version holds: two files that belong together. A mixture of two versions would not match. */
export interface Pair {
  readonly first: string;
  readonly second: string;
  readonly bytes: number;
}

declare global {
  var readPair: (key: string) => Promise<Pair & { readonly number: number; readonly history: readonly VersionNote[] }>;
  var writePair: (key: string, after: number | null, number: number) => Promise<{ number: number; isAside: boolean }>;
  var versionPair: (key: string, number: number) => Promise<Pair>;
  var autosave: (key: string, after: number, texts: readonly string[]) => Promise<void>;
  var saveStates: SaveState['is'][];
  var lock: { take(): Promise<boolean>; takeOver(): Promise<boolean>; readonly lost: () => number; close(): void };
  var openLock: (key: string) => void;
}

const encoder = new TextEncoder();

function filesFor(number: number): ProjectFiles {
  return new Map([
    ['mod.json', encoder.encode(JSON.stringify({ number }))],
    ['cards/a.js', encoder.encode(`// ${number}\n`.repeat(200 + (number % 7) * 300))],
    // Does not change: its bytes are stored once.
    ['art/a.png', new Uint8Array(40_000).fill(7)],
  ]);
}

const store = await ProjectStore.open();
globalThis.saveStates = [];

const pairOf = (files: ProjectFiles): Pair => {
  const text = (path: string): string => new TextDecoder().decode(files.get(path));
  const { number } = JSON.parse(text('mod.json')) as { number: number };
  const lines = new Set(text('cards/a.js').trim().split('\n'));
  return { first: String(number), second: [...lines].join(' ').replace('// ', ''), bytes: files.get('art/a.png')?.length ?? 0 };
};

globalThis.writePair = (key, after, number) =>
  store.write({ key, after, title: `Version ${number}`, files: filesFor(number), label: { code: 'edited' } });

globalThis.readPair = async (key) => {
  const { files, number } = await store.read(key);
  return { ...pairOf(files), number, history: await store.history(key) };
};

globalThis.versionPair = async (key, number) => pairOf(await store.version(key, number));

/** The autosaver with texts that change while it works; resolves when all is written. */
globalThis.autosave = async (key, after, texts) => {
  let last = after;
  const saver = new Autosaver(
    {
      write: async (files, label) => {
        const written = await store.write({ key, after: last, title: key, files, label });
        last = written.number;
        return written;
      },
      leave: (files, label) => store.leave({ key, after: last, title: key, files, label }),
      onState: ({ is }) => void globalThis.saveStates.push(is),
      onAside: () => undefined,
    },
    Date.now(),
  );
  for (const text of texts) {
    const card = JSON.parse(text) as { number: number };
    saver.change(filesFor(card.number), { code: 'edited' });
    await new Promise((resolve) => setTimeout(resolve));
  }
};

globalThis.openLock = (key) => {
  let lost = 0;
  const lock = new EditingLock({ key, giveUp: () => Promise.resolve(), onLost: () => void lost++ });
  globalThis.lock = {
    take: () => lock.take(),
    takeOver: () => lock.takeOver(),
    lost: () => lost,
    close: () => lock.close(),
  };
};
