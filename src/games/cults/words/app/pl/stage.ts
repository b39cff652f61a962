import { polish } from '../../../../../platform/i18n/plural';
import type { StageWords } from '../stage';

const listed = (levels: readonly string[]): string => levels.join(' + ');

const RITUALS = ['twój Rytuał', 'twoje Rytuały', 'twoje Rytuały'] as const;

function outcome(lost: readonly string[] | null): string {
  if (lost === null) return ': Rytuały pozostałych wracają stąd do zasobów.';
  if (lost.length === 0) return ': dostajesz kartę Dezorganizacji.';
  const returns = polish(lost.length, ['wraca', 'wracają', 'wracają']);
  return `: ${polish(lost.length, RITUALS)} ${listed(lost)} ${returns} do zasobów i dostajesz kartę Dezorganizacji.`;
}

const TIE = 'Rytuały wszystkich uczestników wracają stąd do zasobów i każdy dostaje kartę Dezorganizacji.';
const CARDS = ['karta zakryta', 'karty zakryte', 'kart zakrytych'] as const;

/** What cards in force add to Sanity, or take from it. */
const byCards = (other: number): string => (other === 0 ? '' : ` ${other > 0 ? '+' : '−'} ${Math.abs(other)} z kart`);

/** "8", or "6–14". */
const range = (from: number, to: number): string => (from === to ? String(from) : `${from}–${to}`);

function verdict({ attack, chance }: { readonly attack: number; readonly chance: number }): string {
  if (chance === 0) return `Mając ${attack}, nie wygrasz.`;
  return chance === 100 ? `Mając ${attack}, na pewno wygrasz.` : `Mając ${attack}, wygrasz w około ${chance} na 100 przypadków.`;
}

export const stage: StageWords = {
  goOn: 'Dalej',
  meanwhile: 'Tymczasem',
  meanwhileCount: (count) => `Tymczasem: ${count}`,
  andMore: (count) => `… i jeszcze ${count}: otwórz dziennik`,
  passedOver: 'Żaden twój znacznik nie leży na wierzchu: pasujesz',
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
  faceDown: (count) => (count === 0 ? 'jeszcze bez kart, pięść zamknięta' : `${count} ${polish(count, CARDS)}, pięść zamknięta`),
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
  terrorAfter: ({ token, investigators, other }, reach) =>
    `Poczytalność ${token} + ${investigators} ${polish(investigators, ['Badacz', 'Badaczy', 'Badaczy'])}${byCards(other)}: Terror musi potem osiągnąć ${reach}.`,
  noMarker: 'Wszystkie pola Dominacji są tu aktywnego gracza: Terror nie da znacznika.',
  npcNoMarker: 'Terror NPC zawsze się udaje, ale nie da się tu umieścić Dominacji.',
  npcTerrorAfter: 'Terror NPC zawsze się udaje: jeśli wygra, umieści Dominację.',
  leads: (cult) =>
    cult === null
      ? { before: 'Nie licząc tego, co zakryte, jest remis.' }
      : { before: 'Nie licząc tego, co zakryte, prowadzi ', name: cult, after: '.' },
  mayAdd: (least, most) => `+ ${range(least, most)}`,
  outlook: ({ cult, least, most, likely, isOpen }, own) => ({
    before: 'Atak, który pokaże ',
    name: cult,
    after: `: ${range(least, most)}${isOpen ? ' lub więcej' : ''}, najczęściej ${range(likely.from, likely.to)}.${own === null ? '' : ` ${verdict(own)}`}`,
  }),
  wouldWin: (cult, lost) =>
    cult === null ? { before: `Na razie jest remis: ${TIE}` } : { before: 'Na razie wygrywa ', name: cult, after: outcome(lost) },
  hasWon: (cult, lost) =>
    cult === null ? { before: `Remis: ${TIE}` } : { before: 'Konfrontację wygrywa ', name: cult, after: outcome(lost) },
  terrorTitle: (district) => `Terror: ${district}`,
  terrorOf: (have, sanity) => `Terror ${have} przeciw Poczytalności ${sanity}`,
  terrorMissing: (missing) => `Brakuje jeszcze ${missing} Terroru: musi przewyższyć Poczytalność.`,
  terrorEnough: 'Wystarczy: przewyższa Poczytalność.',
  terrorSucceeded: (cult) => `Udany Terror: ${cult}`,
  terrorParts: { rituals: 'Rytuały tutaj', added: 'Karty i Odmieńcy', sanity: 'Poczytalność' },
  npcTurn: (cult, district) => `${cult} działa: ${district}`,
  npcDistrict: (cult) => `${cult} losuje dzielnicę`,
  npcFellBack: (to, why) => `${why} →\u00a0${to}`.trim(),
  npcReasons: {
    'preparation-3': 'brak wolnego pola Rytuału',
    'preparation-2': 'brak Rytuału w zasobach',
    'influence-3': 'brak wolnego pola lub Rytuału gdzie indziej',
    'dominance-4': 'brak własnego Rytuału',
    'augmentation-5': 'brak Strażników',
  },
  cityTitle: 'Karta Miasta',
  objectiveTitle: 'Twój Cel: wygrywasz, jeśli na koniec gry jest spełniony',
  round: (round, rounds) => `Runda ${round} z ${rounds}`,
  lastRound: 'Ostatnia runda',
  lastRoundMeans: 'Gdy się skończy, liczy się tylko to, co leży na planszy.',
  thirdRitual: (cult) => `${cult}: Rytuał poziomu III`,
  arrival: (sanity) => `Przybywa Badacz Tajemnic: Poczytalność ${sanity}`,
  points: (count) => `${count > 0 ? '+' : '−'}${Math.abs(count)} PZ`,
  rolls: (cult) => `${cult} rekrutuje`,
};
