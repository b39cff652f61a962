import type { ModSource } from '../../sandbox/mods';

/** The example mods, as text: fetched in one piece, and only when somebody asks for mods. */
const FILES = import.meta.glob<string>('../../../../mods/examples/*/**/*.{js,json,md}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const ROOT = '../../../../mods/examples/';

/** Every bundled mod with its files, by the name of its folder. */
export function bundledMods(): ModSource[] {
  const encoder = new TextEncoder();
  const folders = new Map<string, Map<string, Uint8Array>>();
  for (const [path, text] of Object.entries(FILES)) {
    const [folder, ...rest] = path.slice(ROOT.length).split('/');
    const files = folders.get(folder!) ?? new Map<string, Uint8Array>();
    files.set(rest.join('/'), encoder.encode(text));
    folders.set(folder!, files);
  }
  return [...folders].map(([origin, content]) => ({ origin, content }));
}
