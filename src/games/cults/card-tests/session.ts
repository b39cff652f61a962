import type { Session } from '../../../platform/session/session';
import type { Catalogue, RulesView, State } from '../rules';

export type TestSession = Session<State, Catalogue, RulesView>;
