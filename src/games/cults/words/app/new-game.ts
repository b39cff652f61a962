/** Words of the screen where a game is put together. */
export interface NewGameWords {
  readonly heading: string;
  readonly start: string;
  readonly tabs: Readonly<Record<'players' | 'board' | 'city' | 'mods', string>>;
  readonly opening: string;
  readonly mode: string;
  readonly solo: string;
  /** What a solo game and one of several seats are. */
  readonly soloHint: string;
  readonly seatsHint: string;
  readonly players: (count: number) => string;
  readonly seat: (number: number) => string;
  readonly cult: string;
  readonly playedBy: string;
  readonly human: string;
  readonly name: string;
  readonly noName: string;
  readonly yourCult: string;
  readonly npc: string;
  readonly objective: string;
  readonly drawn: string;
  readonly first: string;
  readonly random: string;
  readonly rounds: string;
  readonly npcTurn: string;
  readonly oneScreen: string;
  readonly addPlayer: string;
  /** What is whispered of each cult of the base set; all of them play by the same rules (R1.4). */
  readonly whispers: Readonly<Record<string, string>>;
  readonly closed: string;
  readonly closeHint: string;
  readonly preview: string;
  readonly setupRandom: string;
  readonly pool: string;
  readonly noneClosed: string;
  readonly soloClosed: string;
  readonly setup: string;
  readonly stacks: string;
  readonly stackWays: Readonly<Record<'first-game' | 'draft' | 'random' | 'pinned', string>>;
  readonly stackHints: Readonly<Record<'first-game' | 'draft' | 'random' | 'pinned', string>>;
  readonly tie: string;
  readonly ties: Readonly<Record<'high' | 'low', string>>;
  readonly seed: string;
  readonly seedHint: string;
  readonly anotherSeed: string;
  readonly cityHint: (sure: number, most: number) => string;
  readonly cityStates: Readonly<Record<'in' | 'out' | 'sure', string>>;
  readonly allIn: string;
}
