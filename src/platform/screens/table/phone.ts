import type { PromptContext } from '../../../games/cults/picture/prompts/prompt';
import type { PhoneParts } from '../../../games/cults/picture/panels';
import { fetching } from '../frame/fetching';

/** A screen with a side shorter than this may be a phone, held sideways or upright. */
const SMALL = 500;

export const mayBePhone = ({ width, height }: { readonly width: number; readonly height: number }): boolean =>
  Math.min(width, height) < SMALL;

/** What only a phone's table needs. */
interface Fetched {
  readonly parts: PhoneParts;
  readonly nearTargets: PromptContext['nearTargets'];
}

let fetched: Fetched | null = null;

/** Null until it has been fetched. */
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
