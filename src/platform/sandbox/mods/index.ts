export { checkFiles, endingOf, isJunk, LIMITS, textOf, type ModFiles } from './archive/files';
export { readJson } from './json';
export { isTestFile } from './test-files';
export { hasKnownLooks, looksOf } from './looks';
export {
  API,
  CONTENT,
  MANIFEST,
  readManifest,
  type ContentKind,
  type Dependency,
  type Manifest,
  type Relation,
} from './manifest';
export { openMod, openMods, type Mod, type ModSource, type OpenedMods } from './open';
export { orderMods, whyOrder, type Ordered, type PlacedMod, type OrderReason, type RefusedMod } from './order';
export { packMod, type PackedMod } from './archive/pack';
export { comparePins, contentHash, fileHashes, pinOf, type Pin } from './pin';
export { problemsFrom, type Problem } from './problem';
export { PICTURE_LIMITS, readPicture, readPictures, readSound, type Picture, type Sound } from './pictures';
export type { BooleanSetting, ChoiceSetting, ModSetting, NumberSetting } from './settings';
export type { ModText } from './words';
export { readZip, writeZip } from './archive/zip';
