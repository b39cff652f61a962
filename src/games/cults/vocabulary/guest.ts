import { DISTRICTS, FACES, STACKS, TOKENS } from '../contract/ids';
import { KIND_NAMES, RULE_NAMES } from '../contract/language';
import {
  SCRIPT_CALLS,
  SCRIPT_COUNTS,
  SCRIPT_KINDS,
  SCRIPT_LIMITS,
  SCRIPT_WHERE,
  SCRIPT_WHO,
  WHERE_DISTRICT,
  WHO_SEAT,
} from '../rules';
import { Guest } from '../../../platform/sandbox/guest/guest';
import type { GuestGame } from '../../../platform/sandbox/guest/program';
import type { SourceCheck } from '../../../platform/sandbox/source/check';
import gameCode from './game-api.js?raw';

/** What Rise of the Cults brings for the guests of its mods: the module `cults`, and the `game` of its functions. */
export const CULTS_GUEST: GuestGame = {
  apiName: 'cults',
  makers: KIND_NAMES,
  calls: SCRIPT_CALLS,
  kinds: SCRIPT_KINDS,
  options: SCRIPT_LIMITS.options,
  code: gameCode,
  names: {
    DISTRICTS,
    TOKENS,
    COUNTS: SCRIPT_COUNTS,
    WHO: SCRIPT_WHO,
    WHERE: SCRIPT_WHERE,
    NUMBERS: RULE_NAMES,
    STACKS,
    FACES,
    WHO_SEAT,
    WHERE_DISTRICT,
  },
};

/** A guest for one mod of Rise of the Cults. */
export const newGuest = (check: SourceCheck): Promise<Guest> => Guest.make(check, CULTS_GUEST);
