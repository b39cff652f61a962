import type { PhoneCode } from '../picture/table';
import { fetching } from '../../../platform/screens/frame/fetching';

/** A screen whose shorter side is below this may be a phone, held sideways or upright; CSS pixels. */
const SMALL = 500;

export const mayBePhone = (width: number, height: number): boolean => Math.min(width, height) < SMALL;

let fetched: PhoneCode | null = null;

/** The modules that only a phone's table needs; null until they have been fetched. */
export const phoneCode = (): PhoneCode | null => fetched;

export async function fetchPhoneCode(): Promise<void> {
  const [parts, { NearTargets }] = await fetching(
    Promise.all([import('../picture/phone'), import('../picture/prompts/choosing/near-targets')]),
  );
  fetched = { parts, nearTargets: NearTargets };
}
