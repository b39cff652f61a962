import { RoomError } from '../../host/room';
import type { LibraryMod } from '../../library';
import type { Problem } from '../../sandbox/mods';
import type { Reading } from '../../session/game';
import type { GamePage } from '../game-page';
import { addPicture } from '../../shell/assets';
import { readMods } from './judge';
import { modLibrary } from './mod-library';

/** A mod after its cards were loaded: the cards for readers, or what keeps it from loading. */
export type ReadMod = { readonly reading: Reading } | { readonly problems: readonly Problem[] };

/** The frame name of a mod's own cover; hashes have no colon, so that no card can take it. */
export const coverName = (hash: string): string => `cover-${hash}`;

/** Most mods whose cards are kept for showing. */
const MOST = 24;

const known = new Map<string, Promise<ReadMod>>();
let turn: Promise<unknown> = Promise.resolve();

/** Loads a mod with the mods that it requires, to show its cards; one mod at a time, each in a Worker of its own. */
export function readMod(game: GamePage, mod: LibraryMod): Promise<ReadMod> {
  const { hash } = mod.pin;
  const before = known.get(hash);
  if (before !== undefined) return before;
  const coming = turn.then(() => load(game, mod));
  turn = coming.catch(() => undefined);
  known.set(hash, coming);
  // Another attempt may find a connection again.
  coming.catch(() => known.delete(hash));
  if (known.size > MOST) known.delete(known.keys().next().value!);
  return coming;
}

/** Forgets what was read: mods that others require have come or gone. */
export const forgetReadings = (): void => known.clear();

async function load(game: GamePage, { pin, manifest }: LibraryMod): Promise<ReadMod> {
  const library = await modLibrary();
  const required = await library.required(manifest.dependencies.requires.map(({ id }) => id));
  const [source] = await library.sources([pin]);
  try {
    const reading = await readMods(source === undefined ? required : [source, ...required]);
    const problems = reading.leftOut.filter(({ id }) => id === pin.id).flatMap((one) => one.problems);
    if (problems.length > 0) return { problems };
    await game.loadPictures(reading, new AbortController().signal);
    for (const [hash, picture] of reading.covers) await addPicture(coverName(hash), picture);
    return { reading };
  } catch (error) {
    // A script that does not come back while it is loaded.
    if (error instanceof RoomError && error.problem.code !== 'notFetched') return { problems: [error.problem] };
    throw error;
  }
}
