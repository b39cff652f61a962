import { OPPORTUNITIES, type AbilityKeyword, type VerbEntry } from '../contract/language';

/** Where in a mod a word stands: what it may speak of, and whether it can do anything there. */
export interface WordPlace {
  /** What it is declared in: plans of the NPC have effects of their own (R12.4). */
  readonly kind: string;
  /** It was checked once, where it was declared, and lies in a save now. */
  readonly saved: boolean;
  /** Whether `you` is sure to be the owner of the card. City cards have none, and `forEach` goes round the table. */
  readonly own: boolean;
  /** At some event, so that any window may be open. */
  readonly trigger: boolean;
  readonly keyword: string;
  readonly window: string;
  /** Whether `here` may be a district, `owner` and `eventSeat` somebody. */
  readonly here: boolean;
  readonly owner: boolean;
  readonly event: boolean;
}

/** Of a declaration of this kind. */
export function placeIn(kind: string): WordPlace {
  const owned = kind !== 'city' && kind !== 'rules';
  const nowhere = { saved: false, trigger: false, keyword: '', window: '', event: false };
  return { ...nowhere, kind, own: owned, owner: owned, here: kind === 'npc' };
}

/** For what has been checked once, where it was declared. */
export const SAVED: WordPlace = { ...placeIn('npc'), saved: true };

/** Of an ability; where it names no window, the first of its keyword is meant. */
export function placeOfAbility(place: WordPlace, keyword: string, window: unknown): WordPlace {
  if (!Object.hasOwn(OPPORTUNITIES, keyword)) return place;
  const { here, windows, standard } = OPPORTUNITIES[keyword as AbilityKeyword];
  const usual = standard ? (windows[0] ?? '') : '';
  return { ...place, keyword, window: typeof window === 'string' ? window : usual, here: here !== null };
}

/** A trigger works for the owner of its card, even if `you` is another seat where an effect leaves it behind. */
export function placeOfTrigger(place: WordPlace): WordPlace {
  const owned = place.kind !== 'city';
  return { ...place, own: owned, trigger: true, here: true, owner: owned, event: true };
}

/** An effect with `who` happens to those: they are `you` in it. Inside it, what it names can be spoken of. */
export function placeWithin(place: WordPlace, who: unknown, names: VerbEntry['names']): WordPlace {
  return {
    ...place,
    own: who === undefined || who === 'you' ? place.own : who === 'owner',
    here: place.here || names === 'here',
    event: place.event || names === 'eventSeat',
  };
}

export function isSomebody(who: unknown, { saved, trigger, keyword, owner, event }: WordPlace): boolean {
  if (saved) return true;
  if (who === 'owner') return owner;
  if (who === 'eventSeat') return event;
  return who !== 'rivalsInFight' || trigger || keyword === 'confrontation';
}

export function worksIn(works: readonly string[] | undefined, { saved, trigger, keyword, window }: WordPlace): boolean {
  return works === undefined || saved || trigger || works.includes(keyword) || works.includes(`${keyword} ${window}`);
}
