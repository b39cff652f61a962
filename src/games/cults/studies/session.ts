import type { Session } from '../../../platform/session/session';
import type { Catalogue, RulesView, State } from '../rules';

/** A game in which a puzzle or lesson is played. */
export type StudySession = Session<State, Catalogue, RulesView>;
