import { CONTENT, MANIFEST } from '../sandbox/mods';
import { readWritten } from './mod-json';
import type { ProjectFiles } from './project';

const MEDIA: readonly string[] = [...CONTENT.pictures, ...CONTENT.sounds];
const isMedia = (path: string): boolean => MEDIA.some((ending) => path.endsWith(ending));
const isText = (path: string): boolean => /\.(js|json)$/.test(path);

/** Whether a text has a path as one of its strings. */
const names = (text: string, path: string): boolean => ["'", '"', '`'].some((quote) => text.includes(quote + path + quote));

/**
 * The files that nothing names any more once a file is removed: pictures and sounds that only this file has, and the card tests that
 * bear its name, or the id of its card.
 */
export function leftBehind(files: ProjectFiles, path: string, card: string | null): readonly string[] {
  const decoder = new TextDecoder();
  const textOf = (one: string): string => decoder.decode(files.get(one));
  const own = textOf(path);
  // In mod.json only the cover names a file; the lists say no more than that it is there.
  const others = [...files.keys()].filter((one) => one !== path && one !== MANIFEST && isText(one)).map(textOf);
  const cover = readWritten(files)?.cover;
  const media = [...files.keys()].filter(
    (one) => isMedia(one) && names(own, one) && one !== cover && !others.some((text) => names(text, one)),
  );
  const stem = path.replace(/^.*\//, '').replace(/\.\w+$/, '');
  const id = card?.slice(card.indexOf(':') + 1) ?? stem;
  const tests = [...new Set([`tests/${id}.json`, `tests/${stem}.json`])].filter((one) => one !== path && files.has(one));
  return [...media, ...tests];
}
