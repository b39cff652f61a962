import type { Card, Catalogue } from '../../../../games/cults/rules';
import { modOf } from '../../../../kernel';
import { useOf } from './fuzz-play';

/** Something that a card can do, and how its use is counted. */
export interface FuzzedAbility {
  readonly card: string;
  /** The keyword of an ability or the event of a trigger; empty for a City card. */
  readonly what: string;
  readonly isTrigger: boolean;
}

function abilitiesOf(card: Card): FuzzedAbility[] {
  const triggers = ('triggers' in card ? (card.triggers ?? []) : []).map(({ on }) => ({
    card: card.id,
    what: on,
    isTrigger: true,
  }));
  if (card.kind === 'city') return [{ card: card.id, what: '', isTrigger: false }, ...triggers];
  const abilities = 'abilities' in card ? (card.abilities ?? []) : [];
  return [...abilities.map(({ keyword }) => ({ card: card.id, what: keyword as string, isTrigger: false })), ...triggers];
}

/** What the mods' cards can do and never did, each once. */
export function neverUsed(
  mods: ReadonlySet<string>,
  { book }: Catalogue,
  uses: ReadonlyMap<string, number>,
): readonly FuzzedAbility[] {
  const all = book.cards.filter(({ id }) => mods.has(modOf(id))).flatMap(abilitiesOf);
  const byUse = new Map(all.map((ability) => [useOf(ability.card, ability.what), ability]));
  return [...byUse].filter(([use]) => !uses.has(use)).map(([, ability]) => ability);
}
