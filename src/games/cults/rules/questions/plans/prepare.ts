import type { Params, Refusal } from '../../../../../kernel';
import { LEVELS } from '../../../contract/ids';
import { availablePower } from '../../cards/payment';
import { openFields, ritualCost, siteCost } from '../../state/numbers';
import { hasSite } from '../../state/on-board';
import type { CultsPlay } from '../../state/state';
import { ask } from '../ask';
import { districtName } from '../details';
import { where } from '../habits';
import { priceAndRest } from '../prices';
import { districtOf, type AskingFrame, type QuestionKind } from '../kind';
import { seatAt, districtAt } from '../../state/at';

/** Options: 0 is the Cult Site, 1 to 3 a Ritual of that level. */
const SITE = 0;

/** R8.6: a Cult Site, a Ritual, or both; where there is no Site yet, a Ritual only together with one. */
export const prepare = {
  ask(game: CultsPlay, frame: AskingFrame, seat: number, site: boolean, levels: readonly number[], needsSite: boolean): void {
    const refs = site ? [SITE, ...levels] : levels;
    const groups = refs.map((ref) => (ref === SITE ? 0 : 1));
    const wants = needsSite ? refs.flatMap((ref, i): [number, number[]][] => (ref === SITE ? [] : [[i, [0]]])) : [];
    ask(game, frame, seat, 'prepare', refs, 1, 2, { groups, wants: wants.length > 0 ? wants : null });
  },
  /** The level of the Ritual, where one is placed. */
  read: (chosen: readonly number[]): { readonly site: boolean; readonly level: number | undefined } => ({
    site: chosen.includes(SITE),
    level: chosen.find((ref) => ref !== SITE),
  }),
  describe(game, ref, asked) {
    const district = districtOf(asked);
    const { investigators } = districtAt(game.state, district);
    if (ref === SITE)
      return { id: 'site', site: true, ...priceAndRest(game, asked, siteCost(game, asked.seat, district, investigators)) };
    const cost = ritualCost(game, asked.seat, district, ref, investigators);
    return { id: `ritual-${ref}`, ritual: ref, ...priceAndRest(game, asked, cost) };
  },
  suggest(_, asked) {
    const rituals = where(asked, (ref) => ref !== SITE);
    return asked.refs[0] === SITE ? [0, ...rituals.slice(0, 1)] : rituals.slice(-1);
  },
  refuse(game, asked) {
    const { seat, refs } = asked;
    const district = districtOf(asked);
    const place = districtAt(game.state, district);
    const owner = seatAt(game.state, seat);
    const power = availablePower(game, seat);
    const refuse = (what: string, code: string, params: Params = {}): Refusal => ({
      what,
      district: districtName(district),
      code,
      rule: 'R8.6',
      params,
    });
    const list: Refusal[] = [];
    if (!refs.includes(SITE)) {
      if (hasSite(place, seat)) list.push(refuse('site', 'siteAlreadyHere'));
      else if (owner.sites === 0) list.push(refuse('site', 'noSiteInSupply'));
      else list.push(refuse('site', 'notEnoughPower', { cost: siteCost(game, seat, district, place.investigators), power }));
    }
    for (const level of LEVELS) {
      if (refs.includes(level)) continue;
      const what = `ritual-${level}`;
      if (openFields(game, district) === 0) list.push(refuse(what, 'noRitualField'));
      else if (owner.rituals[level] === 0) list.push(refuse(what, 'noRitualInSupply'));
      else if (!hasSite(place, seat) && !refs.includes(SITE)) list.push(refuse(what, 'noSiteHere'));
      else {
        const cost = ritualCost(game, seat, district, level, place.investigators);
        list.push(refuse(what, 'notEnoughPower', { cost, power }));
      }
    }
    return list;
  },
} satisfies QuestionKind<'prepare'>;
