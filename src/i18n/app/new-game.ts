/** Words of the screen where a game is put together. */
export interface NewGameWords {
  readonly heading: string;
  readonly start: string;
  readonly tabs: Readonly<Record<'players' | 'board' | 'city' | 'mods', string>>;
  readonly opening: string;
  readonly mode: string;
  readonly solo: string;
  readonly players: (count: number) => string;
  readonly seat: (number: number) => string;
  readonly cult: string;
  readonly playedBy: string;
  readonly human: string;
  readonly bots: Readonly<Record<string, string>>;
  readonly name: string;
  readonly noName: string;
  readonly yourCult: string;
  readonly npc: string;
  readonly objective: string;
  readonly drawn: string;
  readonly first: string;
  readonly random: string;
  readonly rounds: string;
  readonly closed: string;
  readonly noneClosed: string;
  readonly soloClosed: string;
  readonly setup: string;
  readonly stacks: string;
  readonly stackWays: Readonly<Record<'first-game' | 'draft' | 'random' | 'pinned', string>>;
  readonly stackHints: Readonly<Record<'first-game' | 'draft' | 'random' | 'pinned', string>>;
  readonly options: string;
  readonly tie: string;
  readonly ties: Readonly<Record<'high' | 'low', string>>;
  readonly seed: string;
  readonly seedHint: string;
  readonly anotherSeed: string;
  readonly cityHint: (most: number) => string;
  readonly cityStates: Readonly<Record<'in' | 'out' | 'sure', string>>;
  readonly allIn: string;
}

export const en: NewGameWords = {
  heading: 'New game',
  start: 'Begin',
  tabs: { players: 'Players', board: 'Board', city: 'City deck', mods: 'Mods' },
  opening: 'The cards are being laid out …',
  mode: 'Who plays',
  solo: 'Solo',
  players: (count) => `${count} players`,
  seat: (number) => `Seat ${number}`,
  cult: 'Cult',
  playedBy: 'Played by',
  human: 'Human',
  bots: { random: 'Bot (random)' },
  name: 'Name',
  noName: 'name',
  yourCult: 'Your cult',
  npc: 'NPC cult',
  objective: 'Objective',
  drawn: 'drawn at random',
  first: 'First Cultist',
  random: 'random',
  rounds: 'Rounds',
  closed: 'Closed district',
  noneClosed: 'With four players no district is closed (R3.7).',
  soloClosed: 'In a solo game Rivertown is closed (R12.1).',
  setup: 'Setup card',
  stacks: 'District cards',
  stackWays: { 'first-game': 'first game', draft: 'draft', random: 'random', pinned: 'chosen' },
  stackHints: {
    'first-game': 'The arrangement for a first game (R4.5).',
    draft: 'The players place the stacks in turn (R4.5).',
    random: 'Any Guardians and Actions, drawn at random.',
    pinned: 'Choose a Guardian and an Action for each open district.',
  },
  options: 'Options',
  tie: 'Of equal Rituals the NPC moves the one in the',
  ties: { high: 'higher district', low: 'lower district' },
  seed: 'Seed',
  seedHint: 'The same seed and the same answers give the same game.',
  anotherSeed: 'Another seed',
  cityHint: (most) => `Click a card: in the deck, left out, or sure to come. At most ${most} can be sure to come in this game.`,
  cityStates: { in: 'in the deck', out: 'left out', sure: 'sure to come' },
  allIn: 'All in the deck',
};

export const pl: NewGameWords = {
  heading: 'Nowa gra',
  start: 'Zaczynamy',
  tabs: { players: 'Gracze', board: 'Plansza', city: 'Talia Miasta', mods: 'Mody' },
  opening: 'Rozkładamy karty…',
  mode: 'Kto gra',
  solo: 'Solo',
  players: (count) => `${count} graczy`,
  seat: (number) => `Miejsce ${number}`,
  cult: 'Kult',
  playedBy: 'Gra',
  human: 'Człowiek',
  bots: { random: 'Bot (losowy)' },
  name: 'Imię',
  noName: 'imię',
  yourCult: 'Twój kult',
  npc: 'Kult NPC',
  objective: 'Karta Celu',
  drawn: 'losowana',
  first: 'Pierwszy Kultysta',
  random: 'losowo',
  rounds: 'Rundy',
  closed: 'Zamknięta dzielnica',
  noneClosed: 'W grze czteroosobowej żadna dzielnica nie jest zamknięta (R3.7).',
  soloClosed: 'W grze solo zamknięta jest Rivertown (R12.1).',
  setup: 'Karta Układu Początkowego',
  stacks: 'Karty Dzielnic',
  stackWays: { 'first-game': 'pierwsza gra', draft: 'draft', random: 'losowo', pinned: 'wybrane' },
  stackHints: {
    'first-game': 'Układ dla pierwszej gry (R4.5).',
    draft: 'Gracze kolejno rozkładają stosy (R4.5).',
    random: 'Dowolni Strażnicy i Działania, losowo.',
    pinned: 'Wybierz Strażnika i Działanie dla każdej otwartej dzielnicy.',
  },
  options: 'Opcje',
  tie: 'Z równych Rytuałów NPC przesuwa ten z dzielnicy o numerze',
  ties: { high: 'wyższym', low: 'niższym' },
  seed: 'Ziarno losowości',
  seedHint: 'To samo ziarno i te same odpowiedzi dają tę samą grę.',
  anotherSeed: 'Inne ziarno',
  cityHint: (most) => `Kliknij kartę: w talii, poza talią albo na pewno w grze. Na pewno mogą pojawić się najwyżej ${most}.`,
  cityStates: { in: 'w talii', out: 'poza talią', sure: 'na pewno' },
  allIn: 'Wszystkie w talii',
};
