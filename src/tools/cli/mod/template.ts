import { CARD_TEMPLATES, type Template } from '../../../games/cults/templates/cards';
import { STUDY_TEMPLATES } from '../../../games/cults/templates/studies';

/** The files of a new mod: what it begins with, tests of it, and next steps. */

const TEMPLATES = { ...CARD_TEMPLATES, ...STUDY_TEMPLATES };
export type NewKind = keyof typeof TEMPLATES;
export const NEW_KINDS = Object.keys(TEMPLATES) as readonly NewKind[];

const json = (doc: unknown): string => `${JSON.stringify(doc, null, 2)}\n`;

const manifest = (id: string, title: string, templates: readonly Template[]): string => {
  const kinds = [...new Set(templates.map(({ content }) => content))];
  const content = kinds.map((kind) => [kind, templates.filter((one) => one.content === kind).map(({ file }) => file)]);
  return json({
    $schema: './.cults/mod.schema.json',
    id,
    version: '0.1.0',
    api: 2,
    title: { en: title, pl: title },
    description: { en: 'Say here what the mod brings.', pl: 'Napisz tutaj, co wnosi mod.' },
    authors: ['Your name'],
    license: 'MIT',
    dependencies: { requires: { base: '^1.0.0' } },
    content: Object.fromEntries(content) as Record<string, string[]>,
  });
};

const SCHEMA = { $schema: '../.cults/tests.schema.json' };
const DECK = ['acolyte', 'acolyte', 'acolyte', 'adept', 'adept', 'brute', 'brute', 'fanatic', 'fanatic'];
const mobilization = (card: string): Record<string, unknown> => ({
  seats: ['cthulhu', 'hastur'],
  round: 2,
  phase: 'mobilization',
  seed: 'test',
  first: 'cthulhu',
  hands: { cthulhu: [card], hastur: [] },
  decks: { cthulhu: DECK },
});

/** A card test of each template that has something to test; the position lets its ability be used at once. */
const TESTS: Readonly<Partial<Record<NewKind, (id: string) => Readonly<Record<string, unknown>>>>> = {
  guardian: (id) => ({
    ...SCHEMA,
    name: 'Street Prophet takes an Initiate',
    scenario: mobilization(`${id}:street-prophet`),
    steps: [
      { answer: { kind: 'useAbility', seat: 'cthulhu', options: [{ card: `${id}:street-prophet` }] } },
      { expect: { events: [{ type: 'tokensGained', seat: 'cthulhu' }], state: { 'tokens.cthulhu.initiate': 1 } } },
    ],
  }),
  action: (id) => ({
    ...SCHEMA,
    name: 'Bought Secrets: a card for each Thug returned',
    scenario: { ...mobilization(`${id}:bought-secrets`), tokens: { cthulhu: { thug: 2 } } },
    steps: [
      { answer: { kind: 'useAbility', seat: 'cthulhu', options: [{ card: `${id}:bought-secrets` }] } },
      { expect: { decision: { kind: 'chooseNumber', seat: 'cthulhu' } } },
      { answer: { kind: 'chooseNumber', options: [{ number: 2 }] } },
      {
        expect: {
          events: [
            { type: 'tokensReturned', seat: 'cthulhu' },
            { type: 'cardsDrawn', seat: 'cthulhu', count: 2 },
          ],
          state: { 'tokens.cthulhu.thug': 0 },
        },
      },
    ],
  }),
  city: (id) => ({
    ...SCHEMA,
    name: 'Red Lanterns: a Bluff gives one more token this round',
    scenario: { seats: ['cthulhu', 'hastur'], round: 2, phase: 'city', seed: 'test', city: { deck: [`${id}:red-lanterns`] } },
    steps: [
      {
        expect: {
          events: [
            { type: 'cityRevealed', card: `${id}:red-lanterns` },
            { type: 'investigatorAdvanced', district: 'northside' },
          ],
          state: { 'numbers.inForce.bluffTokens': 3 },
        },
      },
    ],
  }),
};

const readme = (title: string, path: string, files: readonly (readonly [string, string])[]): string => `# ${title}

A mod for Rise of the Cults. What cards can do is in docs/modding.md of the game.
Run the tools in the folder of the game:

    npm run -s cults -- mod check ${path}            # everything that can be found without playing
    npm run -s cults -- mod show ${path}             # its cards as they are worded, in both languages
    npm run -s cults -- mod test ${path} --trace     # the card tests in tests/
    npm run -s cults -- play --mods ${path}          # a game with them in the terminal
    npm run -s cults -- mod fuzz ${path}             # random games with its cards
    npm run -s cults -- mod pack ${path}             # a zip to give away

${files.map(([file, about]) => `- \`${file}\`: ${about}`).join('\n')}
- \`jsconfig.json\` and \`.cults\`: for your editor alone, which finds a wrong field by them while you write.
  \`mod types ${path}\` writes them anew after an update of the game; they are in no zip.
`;

const titled = (id: string): string =>
  id
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

const USUAL: readonly NewKind[] = ['guardian', 'action'];

/** All files by path, without those for editors. `path`: the folder of the mod as its author will write it. */
export function filesOfNewMod(id: string, kind?: NewKind, path: string = id): ReadonlyMap<string, string> {
  const kinds = kind === undefined ? USUAL : [kind];
  const templates = kinds.map((one): Template => TEMPLATES[one]);
  const tests = kinds.flatMap((one) => {
    const test = TESTS[one]?.(id);
    const stem = TEMPLATES[one].file.split('/').at(-1)!.replace(/\.js$/, '');
    return test === undefined ? [] : [[`tests/${stem}.json`, json(test)] as const];
  });
  const listed = [
    ['mod.json', 'what the mod is and which files it has'] as const,
    ...templates.map(({ file, about }) => [file, about] as const),
    ...tests.map(([file]) => [file, 'a test: a position, answers, and what must come of them'] as const),
  ];
  return new Map([
    ['mod.json', manifest(id, titled(id), templates)],
    ...templates.map(({ file, text }) => [file, text] as const),
    ...tests,
    ['README.md', readme(titled(id), path, listed)],
  ]);
}
