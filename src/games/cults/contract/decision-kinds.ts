/** Everything that the rules can ask. A kind that is missing in a registry of the engine or of the picture does not compile. */
export const DECISION_KINDS = [
  // before the first round
  'placeStack',
  'placeSite',
  // the phases of a round
  'reroll',
  'placePlan',
  'takePlan',
  'bluffTokens',
  'discardTokens',
  // the Plans
  'useAbility',
  'augment',
  'prepare',
  'pay',
  'influence',
  'destroyDiscard',
  // a Confrontation and Terror
  'oppose',
  'commit',
  'terror',
  'placeDominance',
  'removeRitual',
  // what cards ask
  'chooseCard',
  'chooseDie',
  'chooseDistrict',
  'chooseDominance',
  'chooseNumber',
  'chooseOne',
  'chooseRitual',
  'chooseSeat',
  'chooseStack',
  'chooseTokens',
  'moveRitual',
] as const;

export type DecisionKind = (typeof DECISION_KINDS)[number];

export const isDecisionKind = (kind: string): kind is DecisionKind => (DECISION_KINDS as readonly string[]).includes(kind);
