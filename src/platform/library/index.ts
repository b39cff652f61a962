export { ownFirst, type LibraryMod, type ModOrigin } from './library-mod';
export { browserStorage, MemoryStore, storeIn, type LibraryStore } from './library-store';
export { ModLibrary, type Added, type Adding, type LibraryParts, type ModRef } from './library';
export { INDEX_FORMAT, INDEX_LIMITS, isNewer, readIndex, type IndexedMod, type IndexedVersion, type ModIndex } from './mod-index';
export { installPlan, needsConsent, newestFor, type InstallPlan, type PlannedMod } from './install-plan';
export { Subscriptions, type Preview, type IndexSubscription } from './subscriptions';
export { openSource, type OpenedSource } from './opened-source';
export { openInWorker } from './open-in-worker';
