/** A sentence around a name that stands out in its own colour; without a name it is all in `before`. */
export interface AroundName {
  readonly before: string;
  readonly name?: string;
  readonly after?: string;
}

/** What the NPC's Attack may come to. */
export interface OutlookWords {
  readonly cult: string;
  readonly least: number;
  readonly most: number;
  readonly likely: { readonly from: number; readonly to: number };
  /** Scripts may add more. */
  readonly isOpen: boolean;
}

/** Words of what is played over the table: Confrontations, Terror, dice, the City's and the NPC's turns. */
export interface StageWords {
  readonly goOn: string;
  /** What the others have done since the player's last answer. */
  readonly meanwhile: string;
  /** The button of a Confrontation to this many entries. */
  readonly meanwhileCount: (count: number) => string;
  /** Says how many lines the list of the others' deeds leaves out, and that the log has them. */
  readonly andMore: (count: number) => string;
  /** To a player whose markers are all covered (R8.1). */
  readonly passedOver: string;
  readonly planOf: (cult: string) => string;
  readonly fightTitle: (district: string) => string;
  readonly stages: Readonly<Record<'moveIn' | 'commit' | 'reveal' | 'outcome', string>>;
  readonly lookAtBoard: string;
  readonly backToFight: string;
  readonly backToTerror: string;
  readonly versus: string;
  readonly atStake: string;
  readonly bluff: string;
  readonly usedInstead: string;
  readonly hidden: string;
  readonly roles: Readonly<Record<'you' | 'npc' | 'active', string>>;
  readonly states: Readonly<Record<'mayMoveIn' | 'open' | 'fistClosed' | 'npcToCome', string>>;
  readonly faceDown: (count: number) => string;
  readonly ownFaceDown: (count: number) => string;
  readonly sources: Readonly<Record<'cards' | 'thugs' | 'ownThugs' | 'fist' | 'dice' | 'extra', string>>;
  readonly ritualsHere: (levels: readonly string[]) => string;
  /** What the Terror after the Confrontation must reach (R10.2). */
  /** R3.6: the parts of the Sanity, what cards add or take among them, and what a Terror must reach. */
  readonly terrorAfter: (sanity: Readonly<Record<'token' | 'investigators' | 'other', number>>, reach: number) => string;
  /** R10.4: no Dominance marker can be placed here. */
  readonly noMarker: string;
  readonly npcNoMarker: string;
  /** R12.6 */
  readonly npcTerrorAfter: string;
  readonly leads: (cult: string | null) => AroundName;
  /** R12.5: the Attack that the NPC may still add, beside its total. */
  readonly mayAdd: (least: number, most: number) => string;
  /** R12.5: what the NPC's Attack may come to, and how often the viewer's own Attack beats it; null before the viewer takes part. */
  readonly outlook: (outlook: OutlookWords, own: { readonly attack: number; readonly chance: number } | null) => AroundName;
  readonly wouldWin: (cult: string | null, lost: readonly string[] | null) => AroundName;
  readonly hasWon: (cult: string | null, lost: readonly string[] | null) => AroundName;
  readonly terrorTitle: (district: string) => string;
  readonly terrorOf: (have: number, sanity: number) => string;
  readonly terrorMissing: (missing: number) => string;
  readonly terrorEnough: string;
  readonly terrorSucceeded: (cult: string) => string;
  readonly terrorParts: Readonly<Record<'rituals' | 'added' | 'sanity', string>>;
  readonly npcTurn: (cult: string, district: string) => string;
  readonly npcDistrict: (cult: string) => string;
  /** "no open field → 3", for the NPC cards of the base set; others only say where they lead. */
  readonly npcFellBack: (to: number, why: string) => string;
  readonly npcReasons: Readonly<Record<string, string>>;
  readonly cityTitle: string;
  /** R12.8: above the Objective, when it is revealed. */
  readonly objectiveTitle: string;
  readonly round: (round: number, rounds: number) => string;
  readonly lastRound: string;
  /** R11.2: what follows after it. */
  readonly lastRoundMeans: string;
  readonly thirdRitual: (cult: string) => string;
  /** An Investigator has arrived, and the Sanity is this now. */
  readonly arrival: (sanity: number) => string;
  readonly points: (count: number) => string;
  readonly rolls: (cult: string) => string;
}
