import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
}

/** The silhouettes of game-icons.net (CC BY 3.0); drawn ones are recorded for the credits. */
let loaded: IconSet | undefined;
const used = new Set<string>();

function iconBody(name: string): string {
  loaded ??= JSON.parse(
    readFileSync(createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json'), 'utf8'),
  ) as IconSet;
  const body = loaded.icons[name]?.body;
  if (body === undefined) throw new Error(`game-icons has no icon "${name}": look its name up at game-icons.net.`);
  used.add(name);
  return body;
}

/** A silhouette of the given size around a centre. */
export function icon(name: string, x: number, y: number, size: number, color: string, attributes = ''): string {
  const place = `translate(${(x - size / 2).toFixed(2)} ${(y - size / 2).toFixed(2)}) scale(${(size / 512).toFixed(5)})`;
  return `<g transform="${place}" color="${color}" ${attributes}>${iconBody(name)}</g>`;
}

/** Resets the record before another file is baked. */
export const startCounting = (): void => used.clear();

/** The names of all icons drawn since `startCounting`, sorted. */
export const usedIcons = (): string[] => [...used].sort();
