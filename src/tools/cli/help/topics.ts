/** How each command and each tool for mods is called: its options in the order of its help, and calls that work as they stand. */
export interface Topic {
  /** Without the options. */
  readonly call: string;
  /** Each option with the sign for its value; empty for a flag. */
  readonly options: Readonly<Record<string, string>>;
  readonly examples?: readonly string[];
}

const CULTS = 'npm run -s cults --';
const LANG = { lang: 'en|pl' };
const GAME = { game: 'cults' };
const CARDS = { mods: 'a,b.zip', stacks: '…', pin: 'CARD,…', scenario: 'FILE' };
/** Where a tool takes mods: folders, zips, or mods that come with the game. */
const MODS = 'MOD…';

export const TOPICS = {
  serve: { call: 'npm run play --', options: { port: '4173', 'no-open': '', ...LANG } },
  play: {
    call: `${CULTS} play`,
    options: {
      cult: 'ID',
      bots: '1–3|NAME,…',
      npc: 'ID',
      objective: 'ID',
      rounds: '6–10',
      seed: 'TEXT',
      ...CARDS,
      load: 'FILE',
      missing: 'refuse|pinned|without|any',
      'with-mods': '',
      log: '',
      ...LANG,
    },
    examples: [
      `${CULTS} play --mods whispers --pin hollow-choir`,
      `${CULTS} play --mods ../my-mod --scenario ../my-mod/tests/first.json`,
      `${CULTS} play --load cults-save.json --missing pinned`,
    ],
  },
  table: {
    call: `${CULTS} table`,
    options: { ...GAME, mods: 'a,b.zip', 'with-mods': '', log: '', ...LANG },
    examples: [`${CULTS} table --mods whispers,../my-mod.zip`],
  },
  playout: {
    call: `${CULTS} playout`,
    options: { ...GAME, games: '100', seats: '2–4', solo: '', seed: 'TEXT', bots: 'random', ...CARDS, ...LANG },
    examples: [
      `${CULTS} playout --games 200 --seats 4 --seed 7`,
      `${CULTS} playout --mods whispers --pin hollow-choir --games 500`,
    ],
  },
  match: {
    call: `${CULTS} match`,
    options: {
      a: 'BOT',
      b: 'BOT',
      games: '100',
      seats: '2–4',
      solo: '',
      objective: 'ID',
      seed: 'TEXT',
      iterations: '400',
      'time-limit': '10000',
      ...GAME,
      mods: 'a,b.zip',
      stacks: '…',
      pin: 'CARD,…',
      ...LANG,
    },
    examples: [
      `${CULTS} match --a suggest --b random --games 200`,
      `${CULTS} match --a random --b "node docs/example-bot.mjs" --seats 3 --time-limit 500`,
    ],
  },
  balance: {
    call: `${CULTS} balance`,
    options: { mods: 'a,b.zip', card: 'CARD', games: '1000', players: 'cultist', seats: '2–4', seed: 'TEXT', ...LANG },
    examples: [`${CULTS} balance --games 2000`, `${CULTS} balance --mods whispers --card hollow-choir --games 600`],
  },
  schema: { call: `${CULTS} schema`, options: { name: 'view', write: '' }, examples: [`${CULTS} schema --name cardTests`] },
  mod: { call: `${CULTS} mod TOOL …`, options: {} },
  'mod new': {
    call: `${CULTS} mod new ID`,
    options: { kind: 'guardian|…', dir: 'FOLDER', ...LANG },
    examples: [`${CULTS} mod new night-tales`, `${CULTS} mod new night-tales --dir ../mods-of-mine --kind city`],
  },
  'mod types': { call: `${CULTS} mod types ${MODS}`, options: LANG, examples: [`${CULTS} mod types ../night-tales`] },
  'mod check': {
    call: `${CULTS} mod check ${MODS}`,
    options: { json: '', ...LANG },
    examples: [`${CULTS} mod check ../night-tales --lang pl`],
  },
  'mod test': {
    call: `${CULTS} mod test ${MODS}`,
    options: { trace: '', only: 'TEXT', ...LANG },
    examples: [`${CULTS} mod test ../night-tales --trace --only "Bought Secrets"`],
  },
  'mod fuzz': {
    call: `${CULTS} mod fuzz ${MODS}`,
    options: { games: '100', seed: 'TEXT', out: 'FILE', ...LANG },
    examples: [`${CULTS} mod fuzz ../night-tales --games 500`],
  },
  'mod pack': {
    call: `${CULTS} mod pack MOD`,
    options: { out: 'FILE', ...LANG },
    examples: [`${CULTS} mod pack ../night-tales`],
  },
  'mod index': {
    call: `${CULTS} mod index DIR`,
    options: { out: 'FILE', zips: 'DIR', title: 'TEXT', 'title-pl': 'TEXT', ...LANG },
    examples: [`${CULTS} mod index ../zips --title "Night mods"`],
  },
  'mod show': {
    call: `${CULTS} mod show [${MODS}] [CARD…]`,
    options: { mods: 'a,b.zip', ...LANG },
    examples: [`${CULTS} mod show ../night-tales`, `${CULTS} mod show hollow-choir --mods whispers`],
  },
  'mod list': { call: `${CULTS} mod list`, options: { mods: 'a,b.zip' } },
  'mod why': {
    call: `${CULTS} mod why`,
    options: { mods: 'a,b.zip', ...LANG },
    examples: [`${CULTS} mod why --mods signatures,whispers`],
  },
  'mod attack': { call: `${CULTS} mod attack FILE`, options: { as: 'load|ability', raw: '', ...LANG } },
  'mod language': { call: `${CULTS} mod language`, options: { write: '' } },
  bench: { call: 'npm run bench --', options: { runs: '7', games: '…', against: 'REV', rounds: '5' } },
  fuzz: { call: 'npm run fuzz -- programs|repeats|declared|saves', options: { count: '1000', seed: 'TEXT' } },
  soak: { call: 'npm run soak --', options: { ...GAME, decisions: '1000000', seed: 'TEXT' } },
  bake: { call: 'npm run bake --', options: { only: '…' } },
  'bench:view': { call: 'npm run bench:view --', options: { only: '…' } },
  'bench:bots': {
    call: 'npm run -s bench:bots --',
    options: { quick: '', games: '200', only: 'MATCH,…', iterations: '400', afresh: '', ...LANG },
    examples: ['npm run -s bench:bots -- --quick', 'npm run -s bench:bots -- --only elder_vs_npc'],
  },
  tune: {
    call: `${CULTS} tune`,
    options: { table: 'solo|two|more', steps: '300', games: '6000', thoughtful: '300', seed: 'TEXT', afresh: '', ...LANG },
    examples: [`${CULTS} tune --table solo --steps 50`],
  },
  licences: { call: `${CULTS} licences`, options: { write: '', ...LANG } },
  shots: { call: 'npm run shots --', options: { only: '…', size: '1600x900', ...LANG } },
  clips: { call: 'npm run clips --', options: { only: '…', size: '1600x900', ...LANG } },
} as const satisfies Readonly<Record<string, Topic>>;

export type TopicName = keyof typeof TOPICS;
export const TOPIC_NAMES = Object.keys(TOPICS) as readonly TopicName[];

/** The commands of the command line. */
export type CommandName = Exclude<TopicName, `mod ${string}`>;

/** The tools of `cults mod`. */
export type ToolName = TopicName extends infer Name ? (Name extends `mod ${infer Tool}` ? Tool : never) : never;
