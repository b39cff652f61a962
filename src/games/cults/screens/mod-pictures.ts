import type { CultsReading } from '../reading';
import { RoomError } from '../../../platform/host/room';
import { fetching } from '../../../platform/screens/frame/fetching';
import { addPicture, loadAtlas } from '../../../platform/shell/assets';
import { emblemName, sceneName } from '../picture/cards/frame-names';

/** Atlas of the parts from which scenes of mod cards are composed; fetched only if such a card is in play. */
const FOR_MODS = 'scenes-compose';

let forMods: Promise<void> | null = null;

/** Loads the parts for composed scenes; a failed load is tried again on the next call. */
const loadScenesForMods = (): Promise<void> =>
  (forMods ??= loadAtlas(FOR_MODS).catch((error: unknown) => {
    forMods = null;
    throw error;
  }));

/** Milliseconds that a game waits for the pictures of its mods. */
const LONGEST_DRAWING = 10_000;

/** Waits for a promise, but rejects with `workCancelled` as soon as the signal aborts. */
async function unlessCancelled<T>(signal: AbortSignal, coming: Promise<T>): Promise<T> {
  let cancel = (): void => undefined;
  const cancelled = new Promise<never>((_, reject) => {
    cancel = () => reject(new RoomError({ code: 'workCancelled', params: {} }));
    signal.addEventListener('abort', cancel);
    if (signal.aborted) cancel();
  });
  try {
    return await Promise.race([coming, cancelled]);
  } finally {
    signal.removeEventListener('abort', cancel);
  }
}

/** Loads the mods' pictures before the first card is drawn. */
export async function loadModPictures({ art, emblems, cards }: CultsReading, signal: AbortSignal): Promise<void> {
  // Ids of mods' cards contain their mod.
  const isMod = cards.some(({ id }) => id.includes(':'));
  if (isMod) await unlessCancelled(signal, fetching(loadScenesForMods()));
  const begun = performance.now();
  const named = [
    ...emblems.map(([cult, picture]) => [emblemName(cult), picture] as const),
    ...art.map(([card, picture]) => [sceneName(card), picture] as const),
  ];
  // One at a time, since decoding all at once would need much memory. Cards whose picture is late get a composed one.
  for (const [name, picture] of named)
    if (performance.now() - begun < LONGEST_DRAWING) await unlessCancelled(signal, addPicture(name, picture));
}
