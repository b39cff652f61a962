import type { AttackView } from '../../contract/view-types';
import type { FightView, SideView, TableView } from '../../contract/view-types';

/** Changes of the sides of a Confrontation. */

export function inFight(view: TableView, change: (fight: FightView) => Partial<FightView>): TableView {
  return view.fight === null ? view : { ...view, fight: { ...view.fight, ...change(view.fight) } };
}

export const withSide = (view: TableView, seat: string, change: (side: SideView) => Partial<SideView>): TableView =>
  inFight(view, ({ sides }) => ({ sides: sides.map((one) => (one.seat === seat ? { ...one, ...change(one) } : one)) }));

/** The levels of a cult's Rituals in a district. */
export const levelsIn = (view: TableView, district: string, cult: string): readonly number[] =>
  (view.districts[district]?.rituals ?? []).filter(([owner]) => owner === cult).map(([, level]) => level);

type Sources = Omit<AttackView, 'known'>;

/** Adds up what is known (R9.4). */
const summed = (sources: Sources): AttackView => ({
  ...sources,
  known: sources.rituals + (sources.cards ?? 0) + (sources.thugs ?? 0) + (sources.dice ?? 0) + sources.extra,
});

export const withSources = ({ sources }: SideView, changes: Partial<Sources>): AttackView => summed({ ...sources, ...changes });

export const total = (attacks: readonly number[]): number => attacks.reduce((sum, attack) => sum + attack, 0);

/** What is known of a side before it has committed anything: its Rituals here, and the NPC's Thugs, which lie open (R12.5). */
export function newSide(view: TableView, seat: string, district: string): SideView {
  const npc = view.solo?.npc === seat;
  const mine = seat === view.seat ? 0 : null;
  const thugs = npc ? (view.solo?.bonus.thugs ?? 0) : mine;
  const rituals = levelsIn(view, district, seat);
  const sources = { rituals: total(rituals), cards: mine, thugs, ...(npc ? { dice: null } : {}), extra: 0 };
  return { seat, revealed: false, thugsShown: false, cards: { count: 0 }, rituals, sources: summed(sources) };
}

/** R9.4: until it is decided, Rituals that come and go count. */
export function withRituals(view: TableView): TableView {
  if (view.fight === null || view.fight.winner !== null) return view;
  return inFight(view, ({ sides, district }) => ({
    sides: sides.map((one) => {
      const rituals = levelsIn(view, district, one.seat);
      return { ...one, rituals, sources: withSources(one, { rituals: total(rituals) }) };
    }),
  }));
}

/** Attack that an ability adds. Thugs added by a card are not taken from the supply: they count like Attack (R9.4). */
export const strengthened = (view: TableView, { seat, count }: { readonly seat: string; readonly count: number }): TableView =>
  withSide(view, seat, (one) => {
    const extra = (one.extra ?? 0) + count;
    return { extra, sources: withSources(one, { extra }) };
  });

export const isList = (cards: SideView['cards']): cards is readonly string[] => Array.isArray(cards);

/** A card destroyed for its ability: what the ability brought stays. */
export const outOfSide = (view: TableView, seat: string, card: string): TableView =>
  withSide(view, seat, (one) => {
    const { cards, attacks = [], forfeited = [], gone = [] } = one;
    const at = isList(cards) ? cards.indexOf(card) : -1;
    if (!isList(cards) || at < 0) return {};
    const left = attacks.filter((_, index) => index !== at);
    return {
      cards: cards.filter((_, index) => index !== at),
      attacks: left,
      gone: [...gone, card],
      forfeited: forfeited.filter((index) => index !== at).map((index) => (index > at ? index - 1 : index)),
      sources: withSources(one, { cards: total(left) }),
    };
  });

/** R12.5: the NPC spends its bonus in its next Confrontation: its cards with its forces, its Thugs with the showing of Thugs. */
export function withoutBonus(view: TableView, seat: string, what: 'cards' | 'thugs'): TableView {
  const { solo } = view;
  if (solo === undefined || solo.npc !== seat) return view;
  const bonus = what === 'cards' ? { ...solo.bonus, cards: { count: 0 } } : { ...solo.bonus, thugs: 0 };
  return { ...view, solo: { ...solo, bonus } };
}
