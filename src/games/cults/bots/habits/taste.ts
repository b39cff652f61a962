/** What habits weigh against each other, in points or icons. Self-play tunes the numbers for each kind of table. */
export const PLAIN_TASTE = {
  /** Icons on cards, and what a card can do. */
  attackIcon: 1,
  powerIcon: 1,
  terrorIcon: 1.3,
  ability: 0.6,
  /** A card in hand that can do something during a Plan. */
  planAbility: 0,
  /** How much of an unseen card's and Thug's Attack to expect of a rival. */
  rivalCard: 0.6,
  rivalThug: 0.7,
  npcAttack: 5.4,
  /** Dominance: by its markers where nobody can oppose, where somebody may, and where somebody is here. */
  surely: 1,
  marker: 4,
  mayOppose: 0.45,
  mayWin: 0.35,
  wonMarker: 5,
  wonLevel: 1.5,
  lost: 3,
  hopeless: -1,
  /** Preparation. */
  ritualNew: 3.4,
  ritualMore: 1.6,
  ritualLevel: 0.9,
  siteNew: 2.2,
  siteAndRitual: 5,
  siteAtRitual: 4.4,
  alsoLevel: 0.7,
  fillsDistrict: 0.5,
  rivalLevel: -0.2,
  investigator: -0.2,
  /** Augmentation. */
  card: 0.25,
  cardRounds: 4,
  cardLeast: 0,
  cardPrice: 0,
  cleaning: 0.2,
  cleaningLater: 0.1,
  /** Influence. */
  rises: 1.2,
  gainsSite: 2.5,
  losesSite: -2.5,
  joins: 0.8,
  fillsByMove: 0.5,
  leavesRivals: 0.2,
  draws: 1,
  /** Bluff: as it is, where a Terror lacks Freaks, and by the markers that still wait to be executed. */
  bluff: 1.2,
  bluffForTerror: 0.5,
  /** Planning: what pulls a Plan marker to a district. */
  pullSite: 1.1,
  pullRitual: 1.2,
  pullLevel: 0.2,
  pullOpen: 0.6,
  pullSame: -0.9,
  pullRivalTop: 0,
  pullReady: 0.5,
  pullChance: 2,
  /** What the Objective lacks (R12.8): a Plan that brings it, one that fights for it, one that prepares it; what pulls a Plan marker to a district that lacks markers, and a Site. */
  asked: 4,
  askedFight: 4,
  askedLater: 1,
  askedPull: 1,
  askedSite: 5,
  /** Fights: the least lead to move in, the lead aimed at, and the least chance for which forces are sent. */
  opposeLead: 1,
  commitLead: 1.75,
  commitHope: 1.5,
  /** How far apart two sides may be for a little more Attack to decide the fight; below 0: a card is not given away for that. */
  closeFight: -1,
  /** Spending: what a token, Attack, Terror, and a card that can do something in a fight are saved for. */
  tokenPrice: 0.7,
  attackPrice: 0.5,
  terrorPrice: 0.9,
  fighterPrice: 0,
  /** Tokens wanted. */
  freakWant: 2,
  initiateWant: 0.5,
  thugWant: 0.8,
  tokenMore: 0.5,
  /** Recruitment: what a token of each kind is worth against rolling again, and how that falls with each one there. */
  rollThug: 1,
  rollInitiate: 1,
  rollFreak: 1.4,
  rollFalls: 0.25,
  rollLeast: 0.4,
};

export type Taste = Readonly<typeof PLAIN_TASTE>;
