import { polish } from '../plural';

/** Words on the panels around the board. */
export interface PanelWords {
  readonly round: string;
  readonly phases: Readonly<Record<PhaseGroup, string>>;
  readonly speed: string;
  readonly speeds: Readonly<Record<'slow' | 'normal' | 'fast' | 'instant', string>>;
  readonly log: string;
  readonly rules: string;
  readonly menu: string;
  readonly close: string;
  readonly now: string;
  readonly next: string;
  readonly you: string;
  readonly human: string;
  readonly npc: string;
  readonly pointsNow: string;
  readonly hand: string;
  readonly deck: string;
  readonly discard: string;
  readonly plans: string;
  readonly firstCultist: string;
  readonly planBoard: string;
  readonly noLimit: (tokens: number) => string;
  readonly planReference: string;
  readonly cost: string;
  readonly priceNow: (base: number, investigators: number, other: number, now: number) => string;
  readonly cityCard: string;
  readonly lasts: Readonly<Record<'once' | 'round' | 'game', string>>;
  readonly investigatorsAdvance: string;
  readonly discardOf: (cult: string) => string;
  readonly emptyPile: string;
  readonly npcPlans: string;
  readonly storedThugs: string;
  readonly bonusCards: string;
  readonly objective: string;
  readonly met: string;
  readonly notMet: string;
  readonly kinds: Readonly<Record<string, string>>;
  readonly logEmpty: string;
  readonly handCard: (card: string) => string;
}

/** The phases as the bar names them: the two steps of the Cult phase are one (R5.1). */
export type PhaseGroup = 'setup' | 'city' | 'cult' | 'planning' | 'action' | 'hiding';

export const en: PanelWords = {
  round: 'Round',
  phases: { setup: 'Setup', city: 'City', cult: 'Cult', planning: 'Planning', action: 'Action', hiding: 'Hiding' },
  speed: 'Speed',
  speeds: { slow: 'slow', normal: 'normal', fast: 'fast', instant: 'without animation' },
  log: 'Log',
  rules: 'Rules',
  menu: 'Menu',
  close: 'Close',
  now: 'Now',
  next: 'Next',
  you: 'You',
  human: 'Human',
  npc: 'NPC',
  pointsNow: 'VP now',
  hand: 'hand',
  deck: 'deck',
  discard: 'discard',
  plans: 'Plans',
  firstCultist: 'First Cultist',
  planBoard: 'Plan board',
  noLimit: (tokens) => `no limit · ${tokens} ${tokens === 1 ? 'token' : 'tokens'}`,
  planReference: 'The five Plans',
  cost: 'Cost',
  priceNow: (base, investigators, other, now) =>
    `Cost ${base} + ${investigators}${other === 0 ? '' : other > 0 ? ` + ${other}` : ` − ${-other}`} = ${now} now`,
  cityCard: 'City card',
  lasts: { once: 'once', round: 'this round', game: 'for the rest of the game' },
  investigatorsAdvance: 'Investigators advance',
  discardOf: (cult) => `Discard pile: ${cult}`,
  emptyPile: 'There are no cards here.',
  npcPlans: 'NPC plans',
  storedThugs: 'Thugs kept',
  bonusCards: 'Bonus cards',
  objective: 'Objective',
  met: 'met',
  notMet: 'not yet',
  kinds: {
    starting: 'Starting card',
    guardian: 'Guardian',
    action: 'Action',
    disorganization: 'Disorganization',
    city: 'City card',
    setup: 'Initial Setup',
    objective: 'Objective',
    npc: 'NPC card',
  },
  logEmpty: 'Nothing has happened yet.',
  handCard: (card) => `Card in hand: ${card}`,
};

export const pl: PanelWords = {
  round: 'Runda',
  phases: { setup: 'Start', city: 'Miasto', cult: 'Kult', planning: 'Plany', action: 'Działania', hiding: 'Ukrycie' },
  speed: 'Tempo',
  speeds: { slow: 'wolne', normal: 'zwykłe', fast: 'szybkie', instant: 'bez animacji' },
  log: 'Dziennik',
  rules: 'Zasady',
  menu: 'Menu',
  close: 'Zamknij',
  now: 'Teraz',
  next: 'Potem',
  you: 'Ty',
  human: 'Człowiek',
  npc: 'NPC',
  pointsNow: 'PZ teraz',
  hand: 'ręka',
  deck: 'stos',
  discard: 'odrzuc.',
  plans: 'Plany',
  firstCultist: 'Pierwszy Kultysta',
  planBoard: 'Plansza Planów',
  noLimit: (tokens) => `bez limitu · ${tokens} ${polish(tokens, ['żeton', 'żetony', 'żetonów'])}`,
  planReference: 'Pięć Planów',
  cost: 'Koszt',
  priceNow: (base, investigators, other, now) =>
    `Koszt ${base} + ${investigators}${other === 0 ? '' : other > 0 ? ` + ${other}` : ` − ${-other}`} = teraz ${now}`,
  cityCard: 'Karta Miasta',
  lasts: { once: 'jednorazowo', round: 'w tej rundzie', game: 'do końca gry' },
  investigatorsAdvance: 'Badacze idą naprzód',
  discardOf: (cult) => `Stos kart odrzuconych: ${cult}`,
  emptyPile: 'Nie ma tu kart.',
  npcPlans: 'Plany NPC',
  storedThugs: 'Zbiry w zasobach',
  bonusCards: 'Karty dodatkowe',
  objective: 'Cel',
  met: 'spełniony',
  notMet: 'jeszcze nie',
  kinds: {
    starting: 'Karta startowa',
    guardian: 'Strażnik',
    action: 'Działanie',
    disorganization: 'Dezorganizacja',
    city: 'Karta Miasta',
    setup: 'Karta Układu Początkowego',
    objective: 'Karta Celu',
    npc: 'Karta NPC',
  },
  logEmpty: 'Jeszcze nic się nie wydarzyło.',
  handCard: (card) => `Karta na ręce: ${card}`,
};
