import { GameError, hashOfBytes } from '../../../../kernel';
import { RoomError } from '../../../host/room';
import {
  INDEX_LIMITS,
  readIndex,
  type Added,
  type InstallPlan,
  type PlannedMod,
  type Preview,
  type IndexSubscription,
} from '../../../library';
import { readPicture } from '../../../sandbox/mods';
import { addressOf, download } from '../install/download';
import { install } from '../install/install';
import { subscriptions } from '../page-library';

/** Most previews that are fetched with an index. */
const MOST_PREVIEWS = 60;

/** Asks an address for its index, with the pictures that it names, and keeps both. Call it only for a click of the player. */
export async function subscribe(address: string): Promise<IndexSubscription> {
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

/** Installs what was planned, one mod after the other; ends with the first that cannot be added. */
export async function installAll(subscription: IndexSubscription, { steps }: InstallPlan): Promise<readonly Added[]> {
  const all: Added[] = [];
  for (const one of steps) {
    const added = await installOne(subscription, one);
    all.push(added);
    if ('problems' in added) break;
  }
  return all;
}

async function installOne({ address: index }: IndexSubscription, { mod, version: offered }: PlannedMod): Promise<Added> {
  const { url, size, sha256, version } = offered;
  const address = addressOf(url, index).href;
  const origin = `${mod.id}-${version}.zip`;
  const content = await download(address, { most: size });
  const actual = hashOfBytes(content);
  if (actual !== sha256) throw new RoomError({ code: 'hashDiffers', params: { value: origin, hash: sha256, actual } });
  return install({ origin, content }, { from: 'address', address, index });
}
