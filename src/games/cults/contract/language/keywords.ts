import { said, type Said } from './shape';

/** When abilities are used: keywords, and the windows within their opportunities. */

export interface Opportunity {
  readonly doc: Said;
  /** Whose district is `here`; null: no district is. */
  readonly here: Said | null;
  /** Its windows. The first is meant where an ability names none, if `standard`; else it is used whenever the opportunity asks. */
  readonly windows: readonly Window[];
  readonly standard: boolean;
}

export const WINDOWS = {
  beforeRerolls: said('before re-rolling', 'przed przerzutami'),
  afterRolls: said('after the last roll', 'po ostatnim rzucie'),
  beforeAdvance: said('before the Investigator advances', 'przed ruchem Badacza'),
  afterAdvance: said('after the Investigator has advanced', 'po ruchu Badacza'),
  afterMove: said('after this Plan’s own move', 'po ruchu z tego Planu'),
  reveal: said('when cards are revealed', 'przy odkryciu kart'),
  win: said('after winning', 'po wygranej'),
  lose: said('after losing', 'po przegranej'),
  success: said('right after the success', 'zaraz po sukcesie'),
  removal: said('in place of removing a Ritual', 'zamiast usunięcia Rytuału'),
};
export type Window = keyof typeof WINDOWS;
export const WINDOW_WORDS = Object.keys(WINDOWS) as readonly Window[];

const ITS = said('its district', 'jego dzielnica');
const PLANS = said('the Plan’s district', 'dzielnica Planu');
const FIGHTS = said('the fight’s district', 'dzielnica walki');
const used = (en: string, pl: string, here: Said | null, windows: readonly Window[] = [], standard = true): Opportunity => ({
  doc: said(en, pl),
  here,
  windows,
  standard,
});

export const OPPORTUNITIES = {
  mobilization: used('after drawing', 'po dobraniu kart', null),
  recruitment: used('with the dice', 'przy kościach', null, ['beforeRerolls', 'afterRolls']),
  planning: used('after placing a Plan marker', 'po umieszczeniu znacznika Planu', ITS),
  augmentation: used('before or after the purchase', 'przed zakupem albo po nim', PLANS),
  preparation: used('around the Investigator’s advance', 'przy ruchu Badacza', PLANS, ['beforeAdvance', 'afterAdvance']),
  influence: used(
    'before or after; only after this Plan’s own move with `afterMove`',
    'przed albo po; z `afterMove` tylko po ruchu z tego Planu',
    PLANS,
    ['afterMove'],
    false,
  ),
  confrontation: used('committed and revealed', 'użyta i odkryta', FIGHTS, ['reveal', 'win', 'lose']),
  terror: used('after a success', 'po sukcesie', PLANS, ['success', 'removal']),
  hiding: used('before discarding the hand', 'przed odrzuceniem ręki', null),
};
export type AbilityKeyword = keyof typeof OPPORTUNITIES;
export const ABILITY_KEYWORDS = Object.keys(OPPORTUNITIES) as readonly AbilityKeyword[];
