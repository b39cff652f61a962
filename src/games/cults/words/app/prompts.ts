/** What is done with what is chosen, per kind of decision: the verb before the names of the options. */
export type ChosenAct =
  | 'placeStack'
  | 'placeSite'
  | 'useAbility'
  | 'chooseDie'
  | 'placePlan'
  | 'takePlan'
  | 'takeTokens'
  | 'returnTokens'
  | 'discardTokens'
  | 'prepare'
  | 'pay'
  | 'destroyDiscard'
  | 'commit'
  | 'terror'
  | 'removeRitual'
  | 'chooseDistrict'
  | 'chooseStack'
  | 'moveRitual'
  | 'discard'
  | 'keepCards'
  | 'swapPlans'
  | 'placeRitual'
  | 'raiseRitual'
  | 'choose';

/** Words of the prompts: tiles, sums, reasons. */
export interface PromptWords {
  /** R8.7: the second half of an Influence, and the button that takes neither. */
  readonly afterMove: string;
  readonly neither: string;
  /** R10.3: the button that places a marker; R10.2: the button that attempts the Terror. */
  readonly placeIt: string;
  /** Passes instead. */
  readonly skip: string;
  readonly frighten: string;
  readonly keep: string;
  readonly reroll: string;
  readonly die: (number: number) => string;
  readonly ofNeed: (have: number, need: number) => string;
  readonly price: string;
  readonly attackChosen: string;
  readonly chosenOf: (chosen: number, min: number, max: number) => string;
  readonly missing: (what: string, count: number) => string;
  readonly enough: string;
  /** R6.9: enough, and so much of it is lost. */
  readonly excess: (count: number) => string;
  /** R6.9: these are not needed. */
  readonly superfluous: (names: string) => string;
  readonly leaves: (power: number) => string;
  /** What is still to be said after the first of two spots. */
  readonly thenDistrict: (card: string) => string;
  readonly thenPlan: (district: string) => string;
  readonly thenWhere: string;
  /** The first of two spots, for who cannot see the board. */
  readonly firstMarker: (district: string) => string;
  readonly firstRitual: (ritual: string, district: string) => string;
  /** One of several that are called the same. */
  readonly oneOf: (name: string, number: number, count: number) => string;
  readonly whyNot: string;
  readonly close: string;
  readonly draftTitle: string;
  readonly pickTitle: string;
  readonly guardians: string;
  readonly actions: string;
  readonly anotherCard: string;
  readonly showHand: string;
  readonly showChoice: string;
  readonly acts: Readonly<Record<ChosenAct, (names: string) => string>>;
  /** The dice that are chosen, each with its face. */
  readonly rollAgain: (dice: readonly { readonly number: number; readonly face: string }[]) => string;
  readonly rerollsLeft: (count: number) => string;
  readonly diceShow: (faces: string) => string;
  /** What stands on a card. */
  readonly quoted: (text: string) => string;
}
