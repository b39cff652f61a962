import type { PromptContext } from '../../../games/cults/picture/prompts/prompt';
import type { PhoneParts } from '../../../games/cults/picture/panels';
import { fetching } from '../frame/fetching';

/** A screen whose shorter side is below this may be a phone, held sideways or upright; CSS pixels. */
const SMALL = 500;

export const mayBePhone = ({ width, height }: { readonly width: number; readonly height: number }): boolean =>
  Math.min(width, height) < SMALL;

/** The modules that only a phone's table needs. */
interface Fetched {
  readonly parts: PhoneParts;
  readonly nearTargets: PromptContext['nearTargets'];
}

let fetched: Fetched | null = null;

/** The phone's modules; null until they have been fetched. */
export const phone = (): Fetched | null => fetched;

export async function fetchPhone(): Promise<void> {
  const [parts, { NearTargets }] = await fetching(
    Promise.all([
      import('../../../games/cults/picture/phone'),
      import('../../../games/cults/picture/prompts/choosing/near-targets'),
    ]),
  );
  fetched = { parts, nearTargets: NearTargets };
}
