import type { Session } from '../../../platform/session/session';
import type { Catalogue, RulesView, State } from '../rules';

export type CultsSession = Session<State, Catalogue, RulesView>;
