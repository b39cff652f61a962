import { base } from '../../mods/base';
import { catalogue, type Catalogue } from '../engine';

let ready: Catalogue | undefined;

/** The card book of the base set, made ready once. */
export function baseBook(): Catalogue {
  ready ??= catalogue(base);
  return ready;
}
