import { DOMINANCE_FIELDS, RITUAL_FIELDS, SITE_FIELDS, TRACK_FIELDS, type BoardField } from '../config/board-layout';
import type { TableView } from '../../contract/view-types';
import type { About } from '../context';
import { everyone } from '../facts/facts';

/** The topic of each empty field of a district; the Sanity field is never empty. */
export function fieldsOf(view: TableView, district: string): readonly (readonly [BoardField, About])[] {
  const cults = everyone(view);
  const all = (fields: readonly BoardField[], about: (at: number) => About): (readonly [BoardField, About])[] =>
    fields.map((field, at) => [field, about(at)]);
  return [
    ...all(RITUAL_FIELDS, () => ({ topic: 'ritualField', params: { district } })),
    ...all(SITE_FIELDS.slice(0, cults.length), (at) => ({ topic: 'siteField', params: { district, cult: cults[at]! } })),
    ...all(DOMINANCE_FIELDS, () => ({ topic: 'dominanceField', params: { district } })),
    ...all(TRACK_FIELDS, (at) => ({ topic: 'trackField', params: { district, field: at + 1 } })),
    ...all(['investigators'], () => ({ topic: 'investigatorField', params: { district } })),
    ...all(['plan'], () => ({ topic: 'planField', params: { district } })),
    ...all(['guardian', 'action'], () => ({ topic: 'stackField', params: { district } })),
  ];
}
