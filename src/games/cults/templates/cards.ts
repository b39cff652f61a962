/** A file of a new mod that plays as it stands: what authors begin from. */
export interface Template {
  /** Under which content of mod.json it is listed. */
  readonly content: 'cards' | 'setups' | 'objectives' | 'npc' | 'cults' | 'rules' | 'puzzles' | 'lessons';
  /** Its path in the mod. */
  readonly file: string;
  readonly text: string;
  /** What the README says of it. */
  readonly about: string;
}

/** Interpolated, so that no tool takes the import of a template for one of this file. */
const CULTS = "'cults'";

const card = (
  file: string,
  maker: string,
  about: string,
  comment: string,
  body: string,
  content: Template['content'] = 'cards',
): Template => ({
  content,
  file,
  about,
  text: `// @ts-check\n// ${comment}\nimport { ${maker} } from ${CULTS};\n\nexport default ${maker}({\n${body}});\n`,
});

/** One card of each kind. Texts that are left out are worded from the declaration, in both languages. */
export const CARD_TEMPLATES = {
  guardian: card(
    'cards/street-prophet.js',
    'guardian',
    'a Guardian made of declarations',
    'Street Prophet (Mobilization): Take an Initiate. Its text is worded from the declaration, in both languages.',
    `  id: 'street-prophet',
  name: { en: 'Street Prophet', pl: 'Uliczny Prorok' },
  icons: 'AP',
  cost: 3,
  abilities: [{ keyword: 'mobilization', effects: [{ do: 'gain', token: 'initiate', count: 1 }] }],
`,
  ),
  action: card(
    'cards/bought-secrets.js',
    'action',
    'an Action with a function',
    'Bought Secrets (Mobilization): a function does what declarations cannot say. It needs a text of its own.',
    `  id: 'bought-secrets',
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
`,
  ),
  city: card(
    'city/red-lanterns.js',
    'city',
    'a City card',
    'Red Lanterns: the Investigator of Northside advances; this round a Bluff gives one more Cultist token.',
    `  id: 'red-lanterns',
  name: { en: 'Red Lanterns', pl: 'Czerwone Latarnie' },
  investigators: ['northside'],
  lasts: 'once',
  effects: [{ do: 'change', number: 'bluffTokens', add: 1, lasts: 'round', rounds: 1 }],
`,
  ),
  starting: card(
    'cards/drowned-choir.js',
    'starting',
    'a card of a starting deck; its signature says in whose',
    'Drowned Choir (Hiding): Keep a card. It takes the place of one Acolyte in the deck of Dagon.',
    `  id: 'drowned-choir',
  name: { en: 'Drowned Choir', pl: 'Chór Utopionych' },
  icons: 'P',
  signature: { cult: 'dagon', replaces: 'acolyte' },
  abilities: [{ keyword: 'hiding', effects: [{ do: 'keepCards', count: 1 }] }],
`,
  ),
  objective: card(
    'objectives/open-gates.js',
    'objective',
    'an Objective for solo play',
    'Open Gates: lead the NPC at the end, with a Ritual in every open district.',
    `  id: 'open-gates',
  name: { en: 'Open Gates', pl: 'Otwarte Bramy' },
  difficulty: 4,
  requires: [{ leadsBy: 1 }, { everywhere: { count: 'rituals', where: 'here', atLeast: 1 } }],
`,
    'objectives',
  ),
  setup: card(
    'setups/restless-river.js',
    'setup',
    'an Initial Setup card',
    'Restless River: Sanity of each district; one Investigator has already arrived in Rivertown.',
    `  id: 'restless-river',
  name: { en: 'Restless River', pl: 'Niespokojna Rzeka' },
  sanity: { downtown: 4, rivertown: 2, uptown: 4, northside: 3 },
  arrived: { rivertown: 1 },
`,
    'setups',
  ),
  npc: card(
    'npc/npc-recruiting.js',
    'npc',
    'a plan of the NPC, reached by `go` from another plan',
    'NPC 6: Recruiting: the NPC takes three Thugs. A number beyond 4 is on no die: another plan must lead to it.',
    `  id: 'npc-recruiting',
  name: { en: 'NPC 6: Recruiting', pl: 'NPC 6: Werbunek' },
  number: 6,
  effects: [{ do: 'gain', token: 'thug', count: 3 }],
`,
    'npc',
  ),
  cult: card(
    'cults/tsathoggua.js',
    'cult',
    'a cult with its starting deck',
    'The cult of Tsathoggua: twelve starting cards, an emblem and a colour.',
    `  id: 'tsathoggua',
  name: { en: 'Tsathoggua', pl: 'Tsathoggua' },
  colour: '#6B8E23',
  emblem: 'trident',
  deck: { acolyte: 3, adept: 2, brute: 2, fanatic: 2, watchman: 1, whisperer: 1, seer: 1 },
`,
    'cults',
  ),
  rules: card(
    'rules/generous-bluffs.js',
    'rules',
    'house rules: changes for the whole game',
    'Generous Bluffs: a Bluff gives one more Cultist token, all game long.',
    `  name: { en: 'Generous Bluffs', pl: 'Hojne Blefy' },
  changes: [{ number: 'bluffTokens', add: 1, lasts: 'game' }],
`,
    'rules',
  ),
} as const satisfies Readonly<Record<string, Template>>;
