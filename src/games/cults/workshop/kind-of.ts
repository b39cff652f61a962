import { KIND_NAMES, type KindName } from '../contract/language';
import type { ParsedCard } from '../../../platform/workshop';

/** What a card file declares; null if it declares nothing that this game knows. */
export function kindOf(parsed: ParsedCard | null): KindName | null {
  const maker = parsed?.declaration?.maker;
  return KIND_NAMES.find((kind) => kind === maker) ?? null;
}
