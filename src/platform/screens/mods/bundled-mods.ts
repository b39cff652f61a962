import type { ModSource } from '../../sandbox/mods';

/** The example mods, bundled into one chunk that is fetched only when somebody opens the mods. SVG pictures count as text. */
const TEXTS = import.meta.glob<string>('../../../../mods/examples/*/**/*.{js,ts,json,md,txt,svg}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Pictures and sounds, as `data:` URLs. */
const BYTES = import.meta.glob<string>('../../../../mods/examples/*/**/*.{png,webp,ogg,mp3,wav,webm}', {
  query: '?inline',
  import: 'default',
  eager: true,
});

const ROOT = '../../../../mods/examples/';

/** Decodes a `data:…;base64,` URL. */
function bytesOf(address: string): Uint8Array {
  const bytes = atob(address.slice(address.indexOf(',') + 1));
  return Uint8Array.from(bytes, (letter) => letter.charCodeAt(0));
}

/** Groups these files into mods by folder name; `texts` holds plain texts, `bytes` holds `data:` URLs. */
export function modsOf(texts: Readonly<Record<string, string>>, bytes: Readonly<Record<string, string>>): ModSource[] {
  const encoder = new TextEncoder();
  const folders = new Map<string, Map<string, Uint8Array>>();
  const put = (path: string, content: Uint8Array): void => {
    const [folder = '', ...rest] = path.slice(ROOT.length).split('/');
    const files = folders.get(folder) ?? new Map<string, Uint8Array>();
    folders.set(folder, files.set(rest.join('/'), content));
  };
  for (const [path, text] of Object.entries(texts)) put(path, encoder.encode(text));
  for (const [path, address] of Object.entries(bytes)) put(path, bytesOf(address));
  return [...folders].map(([origin, content]) => ({ origin, content }));
}

/** Every bundled mod with all its files. */
export const bundledMods = (): ModSource[] => modsOf(TEXTS, BYTES);
