/** The files of a new mod: a declared card, one with a function, its test, and next steps. */

const manifest = (id: string, title: string): string =>
  `${JSON.stringify(
    {
      id,
      version: '0.1.0',
      api: 2,
      title: { en: title, pl: title },
      description: { en: 'Say here what the mod brings.', pl: 'Napisz tutaj, co wnosi mod.' },
      authors: ['Your name'],
      license: 'MIT',
      dependencies: { requires: { base: '^1.0.0' } },
      content: { cards: ['cards/street-prophet.js', 'cards/bought-secrets.js'] },
    },
    null,
    2,
  )}\n`;

/** Interpolated, so that no tool takes the template's import for one of this file. */
const CULTS = "'cults'";

const DECLARED = `// @ts-check
// Street Prophet (Mobilization): Take an Initiate. Its text is worded from the declaration, in both languages.
import { guardian } from ${CULTS};

export default guardian({
  id: 'street-prophet',
  name: { en: 'Street Prophet', pl: 'Uliczny Prorok' },
  icons: 'AP',
  cost: 3,
  abilities: [{ keyword: 'mobilization', effects: [{ do: 'gain', token: 'initiate', count: 1 }] }],
});
`;

const FUNCTION = `// @ts-check
// Bought Secrets (Mobilization): a function does what declarations cannot say. It needs a text of its own.
import { action } from ${CULTS};

export default action({
  id: 'bought-secrets',
  name: { en: 'Bought Secrets', pl: 'Kupione Sekrety' },
  icons: 'P',
  cost: 2,
  abilities: [
    {
      keyword: 'mobilization',
      when: { count: 'thugs', atLeast: 1 },
      run(game) {
        const paid = game.chooseNumber(1, Math.min(2, game.count('thugs')));
        game.lose('thug', paid);
        game.draw(paid);
      },
    },
  ],
  text: {
    en: 'Return one or two Thugs: draw as many cards.',
    pl: 'Oddaj jednego lub dwóch Zbirów: dobierz tyle samo kart.',
  },
});
`;

const test = (id: string): string =>
  `${JSON.stringify(
    {
      name: 'Bought Secrets: a card for each Thug returned',
      scenario: {
        seats: ['cthulhu', 'hastur'],
        round: 2,
        phase: 'mobilization',
        seed: 'test',
        first: 'cthulhu',
        hands: { cthulhu: [`${id}:bought-secrets`], hastur: [] },
        decks: { cthulhu: ['acolyte', 'acolyte', 'acolyte', 'adept', 'adept', 'brute', 'brute', 'fanatic', 'fanatic'] },
        tokens: { cthulhu: { thug: 2 } },
      },
      steps: [
        { until: { kind: 'useAbility', seat: 'cthulhu' } },
        { answer: { kind: 'useAbility', options: [{ card: `${id}:bought-secrets` }] } },
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
    },
    null,
    2,
  )}\n`;

const readme = (id: string, title: string): string => `# ${title}

A mod for Rise of the Cults. What cards can do is in docs/modding.md of the game.

    npm run -s cults -- mod check ${id}   # everything that can be found without playing
    npm run -s cults -- mod test ${id}    # the card tests in tests/
    npm run -s cults -- mod fuzz ${id}    # random games with its cards
    npm run -s cults -- mod pack ${id}    # a zip to give away

- \`mod.json\`: what the mod is and which files declare cards
- \`cards/street-prophet.js\`: a card made of declarations
- \`cards/bought-secrets.js\`: a card with a function
- \`tests/bought-secrets.json\`: a test: a position, answers, and what must come of them
`;

const titled = (id: string): string =>
  id
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

/** All files by path. */
export const filesOfNewMod = (id: string): ReadonlyMap<string, string> =>
  new Map([
    ['mod.json', manifest(id, titled(id))],
    ['cards/street-prophet.js', DECLARED],
    ['cards/bought-secrets.js', FUNCTION],
    ['tests/bought-secrets.json', test(id)],
    ['README.md', readme(id, titled(id))],
  ]);
