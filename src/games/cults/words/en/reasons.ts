import { term } from '../../../../platform/i18n/sentence';

/** Why a script was cancelled: parts of the sentence that reports it. */

/** What the rules do not let a script do. */
export const enBreaches = {
  scriptTooManyEffects: 'too many effects in one use',
  scriptTooManyOptions: 'too many options in one choice',
  scriptTooManyChoices: 'too many choices in one use',
  scriptUnknownCall: 'something the game does not know',
  scriptBadChoice: 'a choice without options, or with more required than offered',
  scriptSecret: 'looking at what is hidden from its owner',
  scriptNoSeat: 'naming a cult that is not at the table',
  scriptNoDistrict: 'naming a district that does not exist',
  scriptDistrictClosed: 'acting in a closed district',
  scriptNoCount: 'counting something that cannot be counted',
  scriptRandomRange: 'a random number out of range',
  scriptStoreFull: 'keeping more than 4 KB for its mod, or what is not plain JSON',
  scriptNoDie: 'setting a die that is not on the table',
  scriptNoTurn: 'changing a Plan that its owner is not executing',
  scriptTooLittlePower: 'a payment of more Power than there is',
  scriptNoKind: 'a kind of choice that does not exist',
  scriptNoCard: 'naming a card that is not there',
  scriptNoRitual: 'naming a Ritual that is not there',
  scriptNoToken: 'naming a Cultist token that does not exist',
  scriptNoLevel: 'naming a Ritual level that does not exist',
  scriptAmount: 'an amount out of range',
  scriptNotEnoughTokens: 'taking more Cultist tokens than there are',
  scriptNoStack: 'taking a card from an empty stack',
  scriptNoField: 'placing a marker where no field is free',
  scriptNoMarker: 'a marker from nowhere: none is in supply or on the board',
  scriptSiteTwice: 'a second Cult Site of one cult in a district',
  scriptNoInvestigator: 'removing an Investigator that is not there',
  scriptNoPlans: 'swapping Plan markers of a stack of fewer than two',
  scriptNoFight: 'adding Attack without a Confrontation',
  scriptNoNumber: 'changing a number that the rules do not have',
} as const;

/** What one answer may cause has bounds, for any card. */
export const enOverruns = {
  cardTooManyEffects: 'too many effects after one answer',
  cardTooManyEvents: 'too many events after one answer',
  cardTooManyFrames: 'too many effects waiting for one another',
  cardTooManySubscriptions: 'too many triggers in force',
  cardTooManyChanges: 'too many changes of rules in force',
  cardTooManyQuestions: 'too many questions in a row',
  cardTooMuchWaiting: 'more waiting than a save should hold',
  cardBroke: 'an effect that the game could not carry out',
} as const;

/** What else ends a script. */
export const enReasons = {
  outOfFuel: 'it did not come to an end within its budget',
  outOfMemory: 'it needed more memory than it may have',
  textTooLong: 'it made a text that is too long',
  stackOverflow: 'its functions called each other too deeply',
  rubbish: 'it asked the game for something that makes no sense',
  typeError: 'it used a value for what it is not',
  referenceError: 'it used a name that does not exist',
  rangeError: 'it used a number out of range',
  syntaxError: 'it read a text (JSON or a pattern) that is not well-formed',
  threw: 'it gave up with an error',
  aborted: 'it broke its sandbox, which was thrown away',
  blanked: 'its card was made blank while it waited for an answer',
} as const;

export function reason(code: string): string {
  if (Object.hasOwn(enOverruns, code)) return term(enOverruns, code);
  return Object.hasOwn(enBreaches, code) ? `it may not do this: ${term(enBreaches, code)}` : term(enReasons, code);
}
