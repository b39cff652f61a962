import { text, type Change, type Changes } from './event-fields';

/** R8.1: taking a marker begins a turn. */
const begun: Change = (view, event) => ({
  ...view,
  active: text(event, 'seat'),
  turn: { seat: text(event, 'seat'), district: text(event, 'district'), plan: text(event, 'plan') || null },
});

/** R7.4, R12.3: outside turns, the seat that places a marker or rolls for one is active. */
const acting: Change = (view, event) => (view.turn === null ? { ...view, active: text(event, 'seat') } : view);

/** How events change whose turn it is. */
export const TURN_CHANGES: Changes = {
  planTaken: begun,
  bluffed: begun,
  npcPlanTaken: begun,
  turnEnded: (view) => ({ ...view, turn: null }),
  planPlaced: acting,
  npcDieRolled: acting,
};
