/** The parts of the page: what is drawn, without any game. */
const PAGE = ['src/platform/shell', 'src/platform/ui', 'src/platform/config', 'src/platform/i18n', 'pixi.js'];
const CULTS = 'src/games/cults';

/** Who may import whom; outside the list, nobody. Packages are named where they are allowed. */
export const ROOMS: Readonly<Record<string, readonly string[]>> = {
  'src/kernel': ['pure-rand', '@noble/hashes'],

  [`${CULTS}/contract`]: ['src/kernel/index'],
  [`${CULTS}/rules`]: ['src/kernel/index', `${CULTS}/contract`],
  [`${CULTS}/vocabulary`]: ['src/kernel/index', `${CULTS}/contract`, `${CULTS}/rules/index`, 'src/platform/sandbox'],
  [`${CULTS}/saves`]: [
    'src/kernel/index',
    `${CULTS}/contract`,
    `${CULTS}/rules/index`,
    `${CULTS}/vocabulary`,
    `${CULTS}/base-set`,
    'src/platform/session',
  ],
  [`${CULTS}/base-set`]: ['src/kernel/index', `${CULTS}/rules/index`, `${CULTS}/vocabulary`, 'src/platform/sandbox', 'mods/base'],
  [`${CULTS}/words`]: [`${CULTS}/contract`, 'src/platform/i18n'],
  [`${CULTS}/picture`]: [
    'src/kernel/index',
    `${CULTS}/contract`,
    `${CULTS}/words/index`,
    'src/platform/stage',
    'src/platform/prompts',
    ...PAGE,
  ],
  [`${CULTS}/screens`]: [
    `${CULTS}/contract`,
    `${CULTS}/picture`,
    `${CULTS}/words/index`,
    'src/platform/screens',
    'src/platform/host',
    ...PAGE,
  ],
  [`${CULTS}/playout`]: ['src/platform/session'],
  [`${CULTS}/game`]: [`${CULTS}/rules/index`, `${CULTS}/base-set`, `${CULTS}/saves`, `${CULTS}/playout`, 'src/platform/session'],
  [`${CULTS}/page`]: [`${CULTS}/words/index`, `${CULTS}/picture`, `${CULTS}/screens`, 'src/platform/screens'],
  // The one place that knows all games; each is loaded when it is wanted.
  'src/games/index': ['src/kernel/index', `${CULTS}/game`, 'src/platform/session'],

  'src/platform/bots': ['src/kernel/index'],
  'src/platform/session': ['src/kernel/index', 'src/platform/sandbox', 'src/platform/bots'],
  'src/platform/host': [
    'src/kernel/index',
    'src/platform/session',
    'src/platform/sandbox',
    'src/platform/bots',
    'src/games/index',
  ],
  // Where QuickJS lies on a disk; only the command line and the tests have one.
  'src/platform/sandbox/engine/node': ['src/platform/sandbox', 'node:'],
  'src/platform/sandbox': [
    'src/kernel/index',
    'fflate',
    'semver',
    'acorn',
    'quickjs-emscripten-core',
    '@jitl/quickjs-wasmfile-release-sync',
  ],
  'src/platform/config': [],
  'src/platform/i18n': [],
  'src/platform/shell': ['src/platform/config', 'src/platform/i18n', 'pixi.js', 'gsap', 'howler', '@fontsource', 'assets'],
  'src/platform/ui': ['src/platform/shell', 'src/platform/config', 'src/platform/i18n', 'pixi.js', '@pixi/ui'],
  'src/platform/stage': PAGE,
  'src/platform/prompts': ['src/kernel/index', ...PAGE],
  'src/platform/screens': [
    'src/platform/host',
    'src/platform/session',
    'src/platform/sandbox/mods',
    'src/platform/stage',
    'mods/examples',
    'docs',
    'assets/credits.json',
    ...PAGE,
  ],
  'src/main': ['src/platform', `${CULTS}/page`, 'src/tools/inspect/page'],

  'src/tools': ['src/kernel', 'src/games', 'src/platform', 'src/tools', 'mods', 'pixi.js', 'playwright-core', 'node:'],

  'mods/base': ['mods/base', 'cults'],
  'mods/examples': ['mods/examples', 'cults'],
};

/**
 * Walls that still have to move: the platform knows Rise of the Cults by name in these places. Nothing may be added, and what is
 * mended goes from the list.
 */
export const STILL: Readonly<Record<string, readonly string[]>> = {
  'src/platform/host': [`${CULTS}/rules/index`, `${CULTS}/contract`, `${CULTS}/vocabulary`, `${CULTS}/base-set`],
  'src/platform/stage': [`${CULTS}/picture`],
  'src/platform/screens': [`${CULTS}/contract`, `${CULTS}/picture`, `${CULTS}/screens`, `${CULTS}/words/index`],
  [`${CULTS}/picture`]: ['src/platform/host/messages'],
};
