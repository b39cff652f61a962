import type { District } from '../../contract/ids';
import type { AttackView } from '../../contract/told';
import type { FightView, GameEvent, SideView, TableView } from '../../contract/view-types';
import { list, number, text, type Change, type Changes } from './event-fields';

function inFight(view: TableView, change: (fight: FightView) => Partial<FightView>): TableView {
  return view.fight === null ? view : { ...view, fight: { ...view.fight, ...change(view.fight) } };
}

/** Applies an event to its seat's side. */
const side = (change: (side: SideView, event: GameEvent) => Partial<SideView>): Change => {
  return (view, event) =>
    inFight(view, ({ sides }) => ({
      sides: sides.map((one) => (one.seat === event['seat'] ? { ...one, ...change(one, event) } : one)),
    }));
};

/** What is known of a side before it has committed anything: its Rituals here, and the NPC's Thugs, which lie open (R12.5). */
function newSide(view: TableView, seat: string, district: string): SideView {
  const npc = view.solo?.npc === seat;
  const mine = seat === view.seat ? 0 : null;
  const thugs = npc ? (view.solo?.bonus.thugs ?? 0) : mine;
  const rituals = levelsIn(view, district, seat);
  const sources = { rituals: total(rituals), cards: mine, thugs, ...(npc ? { dice: null } : {}), extra: 0 };
  return { seat, revealed: false, thugsShown: false, cards: { count: 0 }, rituals, sources: summed(sources) };
}

const begun: Change = (view, event) => {
  const district = text(event, 'district');
  const sanity = view.numbers.districts[district as District]?.sanity ?? { token: 0, investigators: 0, other: 0, now: 0 };
  return {
    ...view,
    fight: {
      district,
      plan: view.turn?.seat ?? text(event, 'seat'),
      sanity,
      markers: number(event, 'markers'),
      winner: null,
      attack: [],
      sides: list(event['cults']).map((seat) => newSide(view, seat, district)),
    },
  };
};

/** The levels of a cult's Rituals in a district. */
export const levelsIn = (view: TableView, district: string, cult: string): readonly number[] =>
  (view.districts[district]?.rituals ?? []).filter(([owner]) => owner === cult).map(([, level]) => level);

type Sources = Omit<AttackView, 'known'>;

/** Adds up what is known (R9.4). */
const summed = (sources: Sources): AttackView => ({
  ...sources,
  known: sources.rituals + (sources.cards ?? 0) + (sources.thugs ?? 0) + (sources.dice ?? 0) + sources.extra,
});

const withSources = ({ sources }: SideView, changes: Partial<Sources>): AttackView => summed({ ...sources, ...changes });

const total = (attacks: readonly number[]): number => attacks.reduce((sum, attack) => sum + attack, 0);

/** R9.3: the viewer knows their own forces; of others only the number of cards. */
const committed = side((one, event) => {
  const own = event['own'] as
    | { readonly cards?: unknown; readonly attacks?: readonly number[]; readonly thugs?: number }
    | undefined;
  if (own === undefined) return { cards: { count: number(event, 'cards') } };
  const { attacks = [], thugs = 0 } = own;
  const sources = withSources(one, { cards: total(attacks), thugs });
  return { cards: list(own.cards), attacks, thugs, forfeited: [], gone: [], extra: 0, sources };
});

const revealed = side((one, event) => {
  const attacks = (event['attacks'] as readonly number[] | undefined) ?? [];
  const { extra = 0, forfeited = [], gone = [] } = one;
  const sources = withSources(one, { cards: total(attacks) });
  return { revealed: true, cards: list(event['cards']), attacks, extra, forfeited, gone, sources };
});

/** R12.5: the NPC spends its bonus in its next Confrontation. */
const withoutBonus = (view: TableView, event: GameEvent): TableView =>
  view.solo === undefined || view.solo.npc !== event['seat']
    ? view
    : { ...view, solo: { ...view.solo, bonus: { cards: { count: 0 }, thugs: view.solo.bonus.thugs } } };

const withoutThugs = (view: TableView, event: GameEvent): TableView =>
  view.solo === undefined || view.solo.npc !== event['seat']
    ? view
    : { ...view, solo: { ...view.solo, bonus: { ...view.solo.bonus, thugs: 0 } } };

/** Thugs added by a card are not taken from the supply: they count like Attack (R9.4). */
const strengthened = side((one, event) => {
  const extra = (one.extra ?? 0) + number(event, 'count');
  return { extra, sources: withSources(one, { extra }) };
});

/** A card destroyed for its ability: what the ability brought stays. */
const outOf = side((one, event) => {
  const { cards, attacks = [], forfeited = [], gone = [] } = one;
  if (event['from'] !== 'committed' || !isList(cards)) return {};
  const at = cards.indexOf(text(event, 'card'));
  if (at < 0) return {};
  const left = attacks.filter((_, index) => index !== at);
  return {
    cards: cards.filter((_, index) => index !== at),
    attacks: left,
    gone: [...gone, text(event, 'card')],
    forfeited: forfeited.filter((index) => index !== at).map((index) => (index > at ? index - 1 : index)),
    sources: withSources(one, { cards: total(left) }),
  };
});

const joined = side((one, event) => {
  if (!isList(one.cards)) return {};
  const attacks = [...(one.attacks ?? []), number(event, 'attack')];
  return { cards: [...one.cards, text(event, 'card')], attacks, sources: withSources(one, { cards: total(attacks) }) };
});

const thugsShown = side((one, event) => {
  const thugs = number(event, 'count');
  return { thugsShown: true, thugs, attack: number(event, 'attack'), sources: withSources(one, { thugs }) };
});

const diceRolled = side((one, event) => {
  const dice = list(event['faces']);
  return { dice, sources: withSources(one, { dice: dice.filter((face) => face === 'thug').length }) };
});

/** R9.5: the Attack that was compared stands; what leaves the table afterwards changes it no more. */
const decided: Change = (view, event) =>
  inFight(view, ({ sides }) => {
    const attack = event['attack'] as Readonly<Record<string, number>>;
    return { winner: text(event, 'seat') || 'nobody', attack: sides.map(({ seat }) => attack[seat] ?? 0) };
  });

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

const isList = (cards: SideView['cards']): cards is readonly string[] => Array.isArray(cards);

/** How the events of a Confrontation change the view (R9.3–R9.7). */
export const FIGHT_CHANGES: Changes = {
  confrontationBegun: begun,
  forcesCommitted: committed,
  forcesRevealed: (view, event) => revealed(withoutBonus(view, event), event),
  thugsShown: (view, event) => thugsShown(withoutThugs(view, event), event),
  thugsJoined: strengthened,
  attackAdded: strengthened,
  cardJoined: joined,
  npcDiceRolled: diceRolled,
  cardDestroyed: outOf,
  confrontationDecided: decided,
  confrontationEnded: (view) => ({ ...view, fight: null }),
};
