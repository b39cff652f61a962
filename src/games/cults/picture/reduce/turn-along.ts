import { text, type Change, type Changes } from './event-fields';

/** R8.1: a turn begins with the marker that is taken. */
const begun: Change = (view, event) => ({
  ...view,
  active: text(event, 'seat'),
  turn: { seat: text(event, 'seat'), district: text(event, 'district'), plan: text(event, 'plan') || null },
});

/** R7.4, R12.3: outside of turns who places a marker, or rolls for one, is the one who acts. */
const acting: Change = (view, event) => (view.turn === null ? { ...view, active: text(event, 'seat') } : view);

/** What events tell of whose turn it is. */
export const TURN_CHANGES: Changes = {
  planTaken: begun,
  bluffed: begun,
  npcPlanTaken: begun,
  turnEnded: (view) => ({ ...view, turn: null }),
  planPlaced: acting,
  npcDieRolled: acting,
};
