import { english } from '../../../../../platform/i18n/plural';
import type { StageWords } from '../stage';

const listed = (levels: readonly string[]): string => levels.join(' + ');
const ritualsLost = (levels: readonly string[]): string =>
  levels.length === 0
    ? ''
    : `your ${english(levels.length, ['Ritual', 'Rituals'])} ${listed(levels)} ${english(levels.length, ['returns', 'return'])} to supply and `;

/** R9.5, R9.6: what follows for the viewer, or for the others. */
function outcome(lost: readonly string[] | null): string {
  if (lost === null) return ': the others’ Rituals here return to supply.';
  return `: ${ritualsLost(lost)}you get a Disorganization card.`;
}

/** What cards in force add to Sanity, or take from it. */
const byCards = (other: number): string => (other === 0 ? '' : ` ${other > 0 ? '+' : '−'} ${Math.abs(other)} by cards`);

const TIE = 'all their Rituals here return to supply, and each gets a Disorganization card.';

/** "8", or "6–14". */
const range = (from: number, to: number): string => (from === to ? String(from) : `${from}–${to}`);

function verdict({ attack, chance }: { readonly attack: number; readonly chance: number }): string {
  if (chance === 0) return `With ${attack} you cannot win.`;
  return chance === 100 ? `With ${attack} you win for certain.` : `With ${attack} you win in about ${chance} of 100 cases.`;
}

export const stage: StageWords = {
  goOn: 'Go on',
  meanwhile: 'Meanwhile',
  meanwhileCount: (count) => `Meanwhile: ${count}`,
  andMore: (count) => `… and ${count} more: open the log`,
  passedOver: 'You have no marker on top: you are passed over',
  planOf: (cult) => `Dominance Plan of ${cult}`,
  fightTitle: (district) => `Confrontation in ${district}`,
  stages: { moveIn: 'Move in', commit: 'Commit', reveal: 'Reveal', outcome: 'Outcome' },
  lookAtBoard: 'Look at the board',
  backToFight: 'Back to the Confrontation',
  backToTerror: 'Back to the Terror',
  versus: 'vs',
  atStake: 'At stake',
  bluff: 'bluff',
  usedInstead: 'ability',
  hidden: '?',
  roles: { you: 'You', npc: 'NPC', active: 'Active player' },
  states: {
    mayMoveIn: 'may move a Ritual in',
    open: 'everything revealed',
    fistClosed: 'cards revealed, fist still closed',
    npcToCome: 'its cards and dice come last',
  },
  faceDown: (count) =>
    count === 0 ? 'no cards yet, fist closed' : `${count} ${english(count, ['card', 'cards'])} face down, fist closed`,
  ownFaceDown: (count) =>
    count === 0 ? 'nothing committed yet' : `${english(count, ['your card is', 'your cards are'])} face down for the others`,
  sources: {
    cards: 'Attack on cards',
    thugs: 'Thugs',
    ownThugs: 'Thugs, only you see them',
    fist: 'Thugs in the fist',
    dice: 'Thugs on dice',
    extra: 'From abilities',
  },
  ritualsHere: (levels) =>
    levels.length === 0 ? 'No Ritual here' : `${english(levels.length, ['Ritual', 'Rituals'])} ${listed(levels)} here`,
  terrorAfter: ({ token, investigators, other }, reach) =>
    `Sanity ${token} + ${investigators} ${english(investigators, ['Investigator', 'Investigators'])}${byCards(other)}: the Terror after it must reach ${reach}.`,
  noMarker: 'All Dominance fields here are taken by the active player: a Terror places no marker.',
  npcNoMarker: 'The NPC’s Terror always succeeds, but no Dominance marker can be placed here.',
  npcTerrorAfter: 'The NPC’s Terror always succeeds: if it wins, it places Dominance.',
  leads: (cult) =>
    cult === null
      ? { before: 'Without what is still hidden it is a tie.' }
      : { before: 'Without what is still hidden ', name: cult, after: ' leads.' },
  mayAdd: (least, most) => `+ ${range(least, most)}`,
  outlook: ({ cult, least, most, likely, isOpen }, own) => ({
    before: '',
    name: cult,
    after: ` will have ${range(least, most)}${isOpen ? ' or more' : ''} Attack, most likely ${range(likely.from, likely.to)}.${own === null ? '' : ` ${verdict(own)}`}`,
  }),
  wouldWin: (cult, lost) =>
    cult === null
      ? { before: `As it stands it is a tie: ${TIE}` }
      : { before: 'As it stands ', name: cult, after: ` wins${outcome(lost)}` },
  hasWon: (cult, lost) =>
    cult === null ? { before: `A tie: ${TIE}` } : { before: '', name: cult, after: ` wins the Confrontation${outcome(lost)}` },
  terrorTitle: (district) => `Terror in ${district}`,
  terrorOf: (have, sanity) => `Terror ${have} against Sanity ${sanity}`,
  terrorMissing: (missing) => `${missing} more Terror is needed: it must exceed Sanity.`,
  terrorEnough: 'Enough: it exceeds Sanity.',
  terrorSucceeded: (cult) => `The Terror of ${cult} succeeds`,
  terrorParts: { rituals: 'Rituals here', added: 'Cards and Freaks', sanity: 'Sanity' },
  npcTurn: (cult, district) => `${cult} acts in ${district}`,
  npcDistrict: (cult) => `${cult} rolls for a district`,
  npcFellBack: (to, why) => `${why} →\u00a0${to}`.trim(),
  npcReasons: {
    'preparation-3': 'no open Ritual field',
    'preparation-2': 'no Ritual in supply',
    'influence-3': 'no open field or no Ritual elsewhere',
    'dominance-4': 'no own Ritual here',
    'augmentation-5': 'no Guardian left',
  },
  cityTitle: 'City card',
  objectiveTitle: 'Your Objective: you win if it is met when the game ends',
  round: (round, rounds) => `Round ${round} of ${rounds}`,
  lastRound: 'The last round',
  lastRoundMeans: 'When it ends, only what lies on the board counts.',
  thirdRitual: (cult) => `${cult}: a Ritual of level III`,
  arrival: (sanity) => `An Investigator arrives: Sanity ${sanity}`,
  points: (count) => `${count > 0 ? '+' : '−'}${Math.abs(count)} VP`,
  rolls: (cult) => `${cult} recruits`,
};
