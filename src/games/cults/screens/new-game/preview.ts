import type { Reading } from '../../../../platform/host/messages';
import type { DistrictView, TableView } from '../../contract/view-types';
import { DISTRICTS, isClosed, type District, type GamePlan } from './plan';

type Card = Reading['cards'][number];
type SetupCard = Extract<Card, { readonly kind: 'setup' }>;
type StackView = DistrictView['guardian'];

/** R12.2: the NPC's Rituals at the start. */
const NPC_RITUALS: Readonly<Partial<Record<District, number>>> = { uptown: 1, northside: 1, downtown: 2 };

/** The board at the start of the game; whatever is random is left out. */
export function previewOf(plan: GamePlan, reading: Reading): TableView {
  const playing = plan.seats.slice(0, plan.players).map(({ cult }) => cult);
  const isSolo = plan.players === 1;
  const open = DISTRICTS.filter((name) => !isClosed(plan, name));
  const bonus = { cards: { count: 0 }, thugs: 0 };
  return {
    ...NOTHING,
    seat: playing[0]!,
    seats: playing,
    rounds: plan.rounds,
    first: playing[plan.first ?? 0] ?? playing[0]!,
    active: playing[0]!,
    ...(isSolo ? { solo: { npc: plan.npc, objective: plan.objective, bonus } } : {}),
    districts: Object.fromEntries(open.map((name) => [name, district(plan, reading, name)])),
  };
}

const NOTHING: Omit<TableView, 'seat' | 'seats' | 'rounds' | 'first' | 'active' | 'districts'> = {
  players: {},
  round: 1,
  phase: 'setup',
  closed: null,
  mods: [],
  hands: {},
  decks: {},
  discards: {},
  tokens: {},
  supply: {},
  planned: {},
  bought: {},
  city: { active: [], deck: { count: 0 } },
  modifiers: [],
  blank: [],
  scores: {},
  dice: null,
  turn: null,
  fight: null,
  outcome: null,
  waiting: null,
  decision: null,
};

function district(plan: GamePlan, reading: Reading, name: District): DistrictView {
  const isSetup = (card: Card): card is SetupCard => card.kind === 'setup' && card.id === plan.setup;
  const setup = reading.cards.find(isSetup);
  const isSolo = plan.players === 1;
  const ritual = isSolo ? NPC_RITUALS[name] : undefined;
  return {
    sanity: setup?.sanity[name] ?? 0,
    investigators: setup?.arrived?.[name] ?? 0,
    // R4.6: as far away as there are players, including the NPC.
    track: setup === undefined ? 0 : Math.max(1, Math.max(2, plan.players) - (setup.nearer?.[name] ?? 0)),
    rituals: ritual === undefined ? [] : [[plan.npc, ritual]],
    sites: isSolo ? [plan.npc] : [],
    dominance: [],
    guardian: stack(plan, reading, name, 'guardian'),
    action: stack(plan, reading, name, 'action'),
    plans: [],
  };
}

function stack(plan: GamePlan, { firstGame, cards }: Reading, name: District, kind: 'guardian' | 'action'): StackView {
  const id =
    plan.stacks === 'pinned' ? plan.pinned[name][kind] : plan.stacks === 'first-game' ? firstGame[name]?.[kind] : undefined;
  const card = cards.find((one) => one.id === id);
  return card === undefined || !('copies' in card) ? null : { card: card.id, left: card.copies ?? 0 };
}
