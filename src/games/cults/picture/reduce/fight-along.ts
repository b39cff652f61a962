import type { FightView, GameEvent, SideView, TableView } from '../../contract/view-types';
import { list, number, text, type Change, type Changes } from './event-fields';

function inFight(view: TableView, change: (fight: FightView) => Partial<FightView>): TableView {
  return view.fight === null ? view : { ...view, fight: { ...view.fight, ...change(view.fight) } };
}

/** What an event changes of the side whose it is. */
const side = (change: (side: SideView, event: GameEvent) => Partial<SideView>): Change => {
  return (view, event) =>
    inFight(view, ({ sides }) => ({
      sides: sides.map((one) => (one.seat === event['seat'] ? { ...one, ...change(one, event) } : one)),
    }));
};

const begun: Change = (view, event) => ({
  ...view,
  fight: {
    district: text(event, 'district'),
    winner: null,
    attack: [],
    sides: list(event['cults']).map((seat) => ({ seat, revealed: false, cards: { count: 0 } })),
  },
});

/** R9.3: one's own forces are known to oneself, of others' only how many cards there are. */
const committed = side((_, event) => {
  const own = event['own'] as { readonly cards?: unknown; readonly thugs?: number } | undefined;
  if (own === undefined) return { cards: { count: number(event, 'cards') } };
  return { cards: list(own.cards), thugs: own.thugs ?? 0, forfeited: [], extra: 0 };
});

const revealed = side(({ extra = 0, forfeited = [] }, event) => ({
  revealed: true,
  cards: list(event['cards']),
  extra,
  forfeited,
}));

/** R12.5: what the NPC has kept goes into its next Confrontation. */
const withoutBonus = (view: TableView, event: GameEvent): TableView =>
  view.solo === undefined || view.solo.npc !== event['seat']
    ? view
    : { ...view, solo: { ...view.solo, bonus: { cards: { count: 0 }, thugs: view.solo.bonus.thugs } } };

const withoutThugs = (view: TableView, event: GameEvent): TableView =>
  view.solo === undefined || view.solo.npc !== event['seat']
    ? view
    : { ...view, solo: { ...view.solo, bonus: { ...view.solo.bonus, thugs: 0 } } };

/** Thugs that a card adds come from nowhere and go nowhere: they count like Attack (R9.4). */
const strengthened = side(({ extra = 0 }, event) => ({ extra: extra + number(event, 'count') }));

const outOf = side(({ cards, forfeited = [] }, event) => {
  if (event['from'] !== 'committed' || !isList(cards)) return {};
  const at = cards.indexOf(text(event, 'card'));
  if (at < 0) return {};
  const kept = forfeited.filter((index) => index !== at).map((index) => (index > at ? index - 1 : index));
  return { cards: cards.filter((_, index) => index !== at), forfeited: kept };
});

const isList = (cards: SideView['cards']): cards is readonly string[] => Array.isArray(cards);

/** What the events of a Confrontation change of the view (R9.3–R9.7). */
export const FIGHT_CHANGES: Changes = {
  confrontationBegun: begun,
  forcesCommitted: committed,
  forcesRevealed: (view, event) => revealed(withoutBonus(view, event), event),
  thugsShown: (view, event) =>
    side((_, { count, attack }) => ({ thugs: count as number, attack: attack as number }))(withoutThugs(view, event), event),
  thugsJoined: strengthened,
  attackAdded: strengthened,
  cardJoined: side(({ cards }, event) => (isList(cards) ? { cards: [...cards, text(event, 'card')] } : {})),
  npcDiceRolled: side((_, event) => ({ dice: list(event['faces']) })),
  cardDestroyed: outOf,
  confrontationDecided: (view, event) =>
    inFight(view, ({ sides }) => {
      const attack = event['attack'] as Readonly<Record<string, number>>;
      return { winner: text(event, 'seat') || 'nobody', attack: sides.map(({ seat }) => attack[seat] ?? 0) };
    }),
  confrontationEnded: (view) => ({ ...view, fight: null }),
};
