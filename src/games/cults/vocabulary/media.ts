import { GameError, readEach, Reader, readWords } from '../../../kernel';
import type { Declared, Printed, Text } from './declaration';
import { fetchedForMods } from '../../../platform/sandbox/quickjs/not-fetched';
import type { ModFiles, Picture, Sound } from '../../../platform/sandbox/mods';
import { readJson } from '../../../platform/sandbox/mods/json';
import type * as Pictures from '../../../platform/sandbox/mods/pictures';

/** What a mod brings beside scripts, by path, not yet looked at. */
export interface MediaFiles {
  readonly pictures: ModFiles;
  readonly sounds: ModFiles;
  readonly texts: ModFiles;
}

/** What a mod brings for eye and ear, checked. */
export interface ModMedia {
  /** By path. */
  readonly pictures: ReadonlyMap<string, Picture>;
  readonly sounds: ReadonlyMap<string, Sound>;
  /** Further words by their keys. */
  readonly texts: ReadonlyMap<string, Text>;
}

type Lang = 'en' | 'pl';
type Words = Record<string, Partial<Record<Lang, string>>>;

/** Words of one mod's texts: further ones by key, and what is printed on cards, by card and field. */
interface TextsOf {
  readonly extra: Map<string, Text>;
  readonly printed: Map<string, { readonly words: Words; readonly files: Partial<Record<Lang, string>> }>;
}

const MOST_WORDS = 2000;
const FIELDS = ['name', 'text', 'flavour'];

/** `texts/pl.json` speaks Polish. */
function langOf(path: string, mod: string): Lang {
  const stem = path.split('/').at(-1)!.replace('.json', '');
  if (stem !== 'en' && stem !== 'pl') throw new GameError('textsLanguage', { mod, file: path, value: stem });
  return stem;
}

function readTexts(files: ModFiles, mod: string): TextsOf {
  const found: TextsOf = { extra: new Map(), printed: new Map() };
  readEach([...files.keys()], (path) => {
    const lang = langOf(path, mod);
    readEach([...new Reader(readJson(files, path, mod), path).entries()], ([key, value]) => {
      if (typeof value.value === 'string')
        found.extra.set(key, { ...found.extra.get(key), [lang]: readWords(value, MOST_WORDS, { lines: true }) });
      else {
        const { words, files: from } = found.printed.get(key) ?? { words: {}, files: {} };
        found.printed.set(key, { words: withWords(words, value, lang), files: { ...from, [lang]: path } });
      }
    });
  });
  return found;
}

function withWords(words: Words, value: Reader, lang: Lang): Words {
  const changed: Words = { ...words };
  readEach([...value.only(FIELDS).entries()], ([field, text]) => {
    changed[field] = { ...changed[field], [lang]: readWords(text, 600, { lines: field !== 'name' }) };
  });
  return changed;
}

/** Checks pictures and sounds. */
export type MediaCheck = Pick<typeof Pictures, 'readPictures' | 'readSound'>;

/** The check of a mod's media; null if it has none to check, as the base set: the code is fetched only for mods. */
export async function mediaCheckFor({ pictures, sounds }: MediaFiles): Promise<MediaCheck | null> {
  if (pictures.size === 0 && sounds.size === 0) return null;
  return fetchedForMods(import('../../../platform/sandbox/mods/pictures'));
}

/** Opens the pictures, sounds and texts of a mod; refuses the mod if a file is not of the type that its name says. */
export function readMedia(
  files: MediaFiles,
  mod: string,
  check: MediaCheck | null,
): { readonly media: ModMedia; readonly printed: TextsOf['printed'] } {
  const { extra, printed } = readTexts(files.texts, mod);
  const sounds = new Map(
    check === null ? [] : [...files.sounds].map(([path, bytes]) => [path, check.readSound(bytes, path, mod)]),
  );
  const pictures = check?.readPictures(files.pictures, mod) ?? new Map<string, Picture>();
  return { media: { pictures, sounds, texts: extra }, printed };
}

export const idOfDeclared = (declared: Declared): string | null => {
  if (declared.kind === 'card') return declared.card.id;
  if (declared.kind === 'cult') return declared.cult.id;
  return declared.kind === 'rules' ? declared.id : null;
};

/**
 * A card's art is one of the pictures that its mod lists, and so is a cult's emblem unless it is a sign of the game; a card's sound is
 * one of the sounds.
 */
export function checkNamed(declared: Declared, file: string, { pictures, sounds }: ModMedia): void {
  if (declared.kind === 'firstGame') return;
  const check = (place: string, value: string | undefined): void => {
    const [known, code] = place === 'sound' ? [sounds, 'soundMissing'] : [pictures, 'artMissing'];
    if (value === undefined || known.has(value)) return;
    throw new GameError(code, { file, place, value, known: [...known.keys()] });
  };
  const { art, sound } = declared.printed;
  if (typeof art === 'string') check('art', art);
  check('sound', sound);
  if (declared.kind === 'cult' && /[./]/.test(declared.cult.emblem)) check('emblem', declared.cult.emblem);
}

/** Who has said a text otherwise, and in which file. */
export interface Rewording {
  readonly mod: string;
  readonly file: string;
}

/**
 * Other words for what is printed: a mod may translate or reword its own cards and those of mods before it. What another mod
 * has already reworded is refused with both names.
 */
export function reprint(
  printed: Map<string, Printed>,
  changes: TextsOf['printed'],
  mod: string,
  before: ReadonlyMap<string, Rewording>,
): ReadonlyMap<string, Rewording> {
  const reworded = new Map<string, Rewording>();
  for (const [key, { words, files }] of changes) {
    const id = [`${mod}:${key}`, key].find((one) => printed.has(one));
    if (id === undefined) throw new GameError('textsUnknownId', { mod, file: Object.values(files)[0]!, place: key, value: key });
    for (const [field, texts] of Object.entries(words)) {
      for (const lang of Object.keys(texts) as Lang[]) {
        const what = `${id} ${field} ${lang}`;
        const [file, other] = [files[lang]!, before.get(what)];
        if (other !== undefined)
          throw new GameError('modsConflict', { file, place: key, what, other: other.mod, otherFile: other.file });
        reworded.set(what, { mod, file });
      }
    }
    const old = printed.get(id)!;
    const fields = new Map<string, Text>(Object.entries(old));
    const merged = Object.entries(words).map(([field, text]) => [field, { ...fields.get(field), ...text }]);
    printed.set(id, { ...old, ...(Object.fromEntries(merged) as Partial<Printed>) });
  }
  return reworded;
}
