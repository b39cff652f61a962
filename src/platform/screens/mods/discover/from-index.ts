import { GameError, hashOfBytes } from '../../../../kernel';
import { RoomError } from '../../../host/room';
import {
  INDEX_LIMITS,
  readIndex,
  type Added,
  type IndexedMod,
  type LibraryMod,
  type Preview,
  type Subscription,
} from '../../../library';
import { readPicture } from '../../../sandbox/mods';
import { addressOf, download } from '../install/download';
import { install } from '../install/install';
import { subscriptions } from '../page-library';

/** Most previews that are fetched with an index. */
const MOST_PREVIEWS = 60;

/** Asks an address for its index, with the pictures that it names, and keeps both. Call it only for a click of the player. */
export async function subscribe(address: string): Promise<Subscription> {
  const { href } = addressOf(address);
  const index = read(await download(href, { most: INDEX_LIMITS.bytes }));
  const previews: Record<string, Preview> = {};
  for (const { id, preview } of index.mods.filter(({ preview: one }) => one !== undefined).slice(0, MOST_PREVIEWS)) {
    const found = await fetchPreview(id, addressOf(preview!, href).href);
    if (found !== null) previews[id] = found;
  }
  const subscription = { address: href, asked: Date.now(), index, previews };
  await subscriptions.keep(subscription);
  return subscription;
}

function read(bytes: Uint8Array): ReturnType<typeof readIndex> {
  try {
    return readIndex(bytes);
  } catch (error) {
    if (error instanceof GameError) throw new RoomError({ code: error.code, params: error.params });
    throw error;
  }
}

/** A missing or broken preview costs nothing but the picture. */
async function fetchPreview(mod: string, address: string): Promise<Preview | null> {
  try {
    const bytes = await download(address, { most: INDEX_LIMITS.preview });
    const path = new URL(address).pathname.endsWith('.webp') ? 'preview.webp' : 'preview.png';
    const { type } = readPicture(bytes, path, mod);
    return type === 'image/svg+xml' ? null : { type, bytes };
  } catch {
    return null;
  }
}

/** Installs the newest version of a mod, after the mods of the same index that it needs and that are missing. */
export async function installFrom(
  subscription: Subscription,
  mod: IndexedMod,
  present: readonly LibraryMod[],
): Promise<readonly Added[]> {
  const all: Added[] = [];
  for (const one of [...missing(subscription, mod, present), mod]) {
    const added = await installOne(subscription, one);
    all.push(added);
    if ('problems' in added) break;
  }
  return all;
}

/**
 * The mods that `mod` requires, directly or through others, and that the player lacks; each follows those that it requires
 * itself.
 */
function missing({ index }: Subscription, mod: IndexedMod, present: readonly LibraryMod[]): readonly IndexedMod[] {
  const found: IndexedMod[] = [];
  const visit = (one: IndexedMod): void => {
    for (const id of Object.keys(one.versions[0]?.requires ?? {})) {
      const next = index.mods.find((other) => other.id === id);
      if (next === undefined || next === mod || found.includes(next) || present.some(({ pin }) => pin.id === id)) continue;
      visit(next);
      if (!found.includes(next)) found.push(next);
    }
  };
  visit(mod);
  return found;
}

async function installOne({ address: index }: Subscription, mod: IndexedMod): Promise<Added> {
  const { url, size, sha256, version } = mod.versions[0]!;
  const address = addressOf(url, index).href;
  const origin = `${mod.id}-${version}.zip`;
  const content = await download(address, { most: size });
  const actual = hashOfBytes(content);
  if (actual !== sha256) throw new RoomError({ code: 'hashDiffers', params: { value: origin, hash: sha256, actual } });
  return install({ origin, content }, { from: 'address', address, index });
}
