import { PASS } from '../../../../../kernel';
import type { CultsPlay } from '../../state/state';
import { askOne } from '../ask';
import { cultOf, districtName, dominanceAt } from '../details';
import { districtOf, type AskingFrame, type QuestionKind } from '../kind';
import { districtAt } from '../../state/at';

/** Options: a free field by its number, or a rival's marker to replace. */
const RIVAL = 100;

export type DominancePlace = { readonly field: number } | { readonly replaces: number };

const refOf = (place: DominancePlace): number => ('field' in place ? place.field : RIVAL + place.replaces);
const placeOf = (ref: number): DominancePlace => (ref >= RIVAL ? { replaces: ref - RIVAL } : { field: ref });

/** R10.3, R10.4: one of these places, or none. */
export const placeDominance = {
  ask: (game: CultsPlay, frame: AskingFrame, seat: number, places: readonly DominancePlace[]): void =>
    askOne(game, frame, seat, 'placeDominance', [...places.map(refOf), PASS]),
  read: ([ref]: readonly number[]): DominancePlace | null => (ref === PASS ? null : placeOf(ref!)),
  /** The field that the marker would take, counted from 0, and how many own ones there are then. */
  describe(game, ref, ask) {
    const place = placeOf(ref);
    const district = districtOf(ask);
    const { dominance } = districtAt(game.state, district);
    const there = {
      district: districtName(district),
      at: 'field' in place ? dominance.length : dominanceAt(game, district, place.replaces),
      markers: dominance.filter((owner) => owner === ask.seat).length + 1,
    };
    if ('field' in place) return { id: `field-${place.field}`, field: place.field, ...there };
    const replace = cultOf(game, place.replaces);
    return { id: `replace-${replace}`, replace, ...there };
  },
} satisfies QuestionKind<'placeDominance'>;
