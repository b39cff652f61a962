import { english, polish } from '../plural';

/** A sentence around a name that stands out in its own colour; without a name it is all in `before`. */
export interface AroundName {
  readonly before: string;
  readonly name?: string;
  readonly after?: string;
}

/** Words of what is played over the table: Confrontations, Terror, dice, the City's and the NPC's turns. */
export interface StageWords {
  readonly goOn: string;
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
  readonly terrorAfter: (token: number, investigators: number, reach: number) => string;
  readonly leads: (cult: string | null) => AroundName;
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
  readonly round: (round: number, rounds: number) => string;
  readonly points: (count: number) => string;
  readonly rolls: (cult: string) => string;
}

const listed = (levels: readonly string[]): string => levels.join(' + ');
const ritualsLost = (levels: readonly string[]): string =>
  levels.length === 0
    ? ''
    : `your ${english(levels.length, ['Ritual', 'Rituals'])} ${listed(levels)} ${english(levels.length, ['returns', 'return'])} to supply and `;

/** R9.5, R9.6: what follows for the viewer, or for the others. */
function outcomeEn(lost: readonly string[] | null): string {
  if (lost === null) return ': the others’ Rituals here return to supply.';
  return `: ${ritualsLost(lost)}you get a Disorganization card.`;
}

const TIE_EN = 'all their Rituals here return to supply, and each gets a Disorganization card.';

export const en: StageWords = {
  goOn: 'Go on',
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
  terrorAfter: (token, investigators, reach) =>
    `Sanity ${token} + ${investigators} ${english(investigators, ['Investigator', 'Investigators'])}: the Terror after it must reach ${reach}.`,
  leads: (cult) =>
    cult === null
      ? { before: 'Without what is still hidden it is a tie.' }
      : { before: 'Without what is still hidden ', name: cult, after: ' leads.' },
  wouldWin: (cult, lost) =>
    cult === null
      ? { before: `As it stands it is a tie: ${TIE_EN}` }
      : { before: 'As it stands ', name: cult, after: ` wins${outcomeEn(lost)}` },
  hasWon: (cult, lost) =>
    cult === null
      ? { before: `A tie: ${TIE_EN}` }
      : { before: '', name: cult, after: ` wins the Confrontation${outcomeEn(lost)}` },
  terrorTitle: (district) => `Terror in ${district}`,
  terrorOf: (have, sanity) => `Terror ${have} against Sanity ${sanity}`,
  terrorMissing: (missing) => `${missing} more Terror is needed: it must exceed Sanity.`,
  terrorEnough: 'Enough: it exceeds Sanity.',
  terrorSucceeded: (cult) => `The Terror of ${cult} succeeds`,
  terrorParts: { rituals: 'Rituals here', added: 'Cards and Freaks', sanity: 'Sanity' },
  npcTurn: (cult, district) => `${cult} acts in ${district}`,
  npcDistrict: (cult) => `${cult} rolls for a district`,
  npcFellBack: (to, why) => `${why} → ${to}`.trim(),
  npcReasons: {
    'preparation-3': 'no open Ritual field',
    'preparation-2': 'no Ritual in supply',
    'influence-3': 'no open field or no Ritual elsewhere',
    'dominance-4': 'no own Ritual here',
    'augmentation-5': 'no Guardian left',
  },
  cityTitle: 'City card',
  round: (round, rounds) => `Round ${round} of ${rounds}`,
  points: (count) => `${count > 0 ? '+' : '−'}${Math.abs(count)} VP`,
  rolls: (cult) => `${cult} recruits`,
};

const RITUALS_PL = ['twój Rytuał', 'twoje Rytuały', 'twoje Rytuały'] as const;

function outcomePl(lost: readonly string[] | null): string {
  if (lost === null) return ': Rytuały pozostałych wracają stąd do zasobów.';
  if (lost.length === 0) return ': dostajesz kartę Dezorganizacji.';
  const returns = polish(lost.length, ['wraca', 'wracają', 'wracają']);
  return `: ${polish(lost.length, RITUALS_PL)} ${listed(lost)} ${returns} do zasobów i dostajesz kartę Dezorganizacji.`;
}

const TIE_PL = 'Rytuały wszystkich uczestników wracają stąd do zasobów i każdy dostaje kartę Dezorganizacji.';
const CARDS_PL = ['karta zakryta', 'karty zakryte', 'kart zakrytych'] as const;

export const pl: StageWords = {
  goOn: 'Dalej',
  planOf: (cult) => `Plan Dominacji: ${cult}`,
  fightTitle: (district) => `Konfrontacja: ${district}`,
  stages: { moveIn: 'Wkroczenie', commit: 'Wystawienie', reveal: 'Odkrycie', outcome: 'Wynik' },
  lookAtBoard: 'Pokaż planszę',
  backToFight: 'Wróć do Konfrontacji',
  backToTerror: 'Wróć do Terroru',
  versus: 'vs',
  atStake: 'Stawka',
  bluff: 'blef',
  usedInstead: 'zdolność',
  hidden: '?',
  roles: { you: 'Ty', npc: 'NPC', active: 'Aktywny gracz' },
  states: {
    mayMoveIn: 'może wprowadzić Rytuał',
    open: 'wszystko odkryte',
    fistClosed: 'karty odkryte, pięść zamknięta',
    npcToCome: 'jego karty i kości na końcu',
  },
  faceDown: (count) =>
    count === 0 ? 'jeszcze bez kart, pięść zamknięta' : `${count} ${polish(count, CARDS_PL)}, pięść zamknięta`,
  ownFaceDown: (count) =>
    count === 0
      ? 'jeszcze nic nie wystawiono'
      : `${polish(count, ['twoja karta jest zakryta', 'twoje karty są zakryte', 'twoje karty są zakryte'])} dla innych`,
  sources: {
    cards: 'Atak na kartach',
    thugs: 'Zbiry',
    ownThugs: 'Zbiry, widzisz je tylko ty',
    fist: 'Zbiry w pięści',
    dice: 'Zbiry na kościach',
    extra: 'Ze zdolności',
  },
  ritualsHere: (levels) =>
    levels.length === 0
      ? 'Brak Rytuału tutaj'
      : `${polish(levels.length, ['Rytuał', 'Rytuały', 'Rytuały'])} tutaj: ${listed(levels)}`,
  terrorAfter: (token, investigators, reach) =>
    `Poczytalność ${token} + ${investigators} ${polish(investigators, ['Badacz', 'Badaczy', 'Badaczy'])}: Terror musi potem osiągnąć ${reach}.`,
  leads: (cult) =>
    cult === null
      ? { before: 'Nie licząc tego, co zakryte, jest remis.' }
      : { before: 'Nie licząc tego, co zakryte, prowadzi ', name: cult, after: '.' },
  wouldWin: (cult, lost) =>
    cult === null
      ? { before: `Na razie jest remis: ${TIE_PL}` }
      : { before: 'Na razie wygrywa ', name: cult, after: outcomePl(lost) },
  hasWon: (cult, lost) =>
    cult === null ? { before: `Remis: ${TIE_PL}` } : { before: 'Konfrontację wygrywa ', name: cult, after: outcomePl(lost) },
  terrorTitle: (district) => `Terror: ${district}`,
  terrorOf: (have, sanity) => `Terror ${have} przeciw Poczytalności ${sanity}`,
  terrorMissing: (missing) => `Brakuje jeszcze ${missing} Terroru: musi przewyższyć Poczytalność.`,
  terrorEnough: 'Wystarczy: przewyższa Poczytalność.',
  terrorSucceeded: (cult) => `Udany Terror: ${cult}`,
  terrorParts: { rituals: 'Rytuały tutaj', added: 'Karty i Odmieńcy', sanity: 'Poczytalność' },
  npcTurn: (cult, district) => `${cult} działa: ${district}`,
  npcDistrict: (cult) => `${cult} losuje dzielnicę`,
  npcFellBack: (to, why) => `${why} → ${to}`.trim(),
  npcReasons: {
    'preparation-3': 'brak wolnego pola Rytuału',
    'preparation-2': 'brak Rytuału w zasobach',
    'influence-3': 'brak wolnego pola lub Rytuału gdzie indziej',
    'dominance-4': 'brak własnego Rytuału',
    'augmentation-5': 'brak Strażników',
  },
  cityTitle: 'Karta Miasta',
  round: (round, rounds) => `Runda ${round} z ${rounds}`,
  points: (count) => `${count > 0 ? '+' : '−'}${Math.abs(count)} PZ`,
  rolls: (cult) => `${cult} rekrutuje`,
};
