import type { ModSource } from '../../../../platform/sandbox/mods';
import { SECRET, SECRET_NAME } from './attack-secret';

export const ATTACK_FILE = 'cards/attack.js';

/**
 * Expressions that lead to the secret if the sandbox leaks; every attack tries them before its own code. A hit is thrown as an
 * error.
 */
const WAYS = [
  SECRET_NAME,
  `globalThis.${SECRET_NAME}`,
  `game.${SECRET_NAME}`,
  `game.random.${SECRET_NAME}`,
  `game.constructor.${SECRET_NAME}`,
  `({}).${SECRET_NAME}`,
  `[].${SECRET_NAME}`,
  `''.${SECRET_NAME}`,
  `(() => 1).${SECRET_NAME}`,
  `new Error().${SECRET_NAME}`,
  `process.env.${SECRET_NAME}`,
  `globalThis.process.env.${SECRET_NAME}`,
  `game.constructor.constructor('return ${SECRET_NAME}')()`,
  // The other mod's store, into which this mod has put nothing.
  `game.store.get('${SECRET_NAME}')`,
  'game.store.keys()[0]',
];

const REACH = [
  'const tell = (seen) => { throw new Error(`${seen}`); };',
  `const reach = (game) => { for (const way of [${WAYS.map((way) => `() => ${way}`).join(', ')}]) {`,
  `let seen; try { seen = way(); } catch (e) { seen = e.${SECRET_NAME}; } if (seen !== undefined) tell(seen); } };`,
].join(' ');

/** A file cannot call the host while it is loaded, so it writes what it sees into its card's name. */
const SEEN = [
  `typeof globalThis === 'undefined' ? '' : globalThis.${SECRET_NAME}`,
  `({}).${SECRET_NAME}`,
  `(() => 1).${SECRET_NAME}`,
  `typeof ${SECRET_NAME} === 'undefined' ? '' : ${SECRET_NAME}`,
];

const card = (name: string, fields: string): string =>
  `import { action } from 'cults';\nexport default action({ id: 'attack', name: { en: ${name} }, icons: 'P', cost: 1, ${fields} });\n`;

/** An ability with this body, on lines of its own so that a trailing comment in it comments out nothing else. */
export const abilityFile = (body: string): string =>
  `${REACH}\n${card("'Attack'", `abilities: [{ keyword: 'augmentation', text: { en: '-' }, run(game) { reach(game);\n${body}\n} }]`)}`;

/** A file with the body at its top level; a body that has its own `export default` is the whole file. */
export const loadFile = (body: string): string =>
  /^export default\b/m.test(body) ? body : `${body}\n${card(`\`Attack ${SEEN.map((way) => `\${${way}}`).join(' ')}\``, '')}`;

const NEIGHBOUR = `import { action } from 'cults';
const ${SECRET_NAME} = ${JSON.stringify(SECRET.word)};
export default action({ id: 'keeper', name: { en: 'Keeper' }, icons: 'P', cost: 1, abilities: [{ keyword: 'augmentation', text: { en: '-' }, run(game) {
  const count = game.chooseNumber(1, 2);
  game.store.set('${SECRET_NAME}', [${SECRET_NAME}, ${SECRET.number}]);
  game.gain('freak', count);
} }] });
`;

/** Another mod in the same game: it holds the secret in its module and in its store. */
export function neighbourMod(): ModSource {
  const manifest = {
    id: 'neighbour',
    version: '1.0.0',
    api: 1,
    title: { en: 'Neighbour' },
    description: { en: 'Sits beside the attack.' },
    authors: ['Rise of the Cults team'],
    license: 'MIT',
    content: { cards: ['cards/keeper.js'] },
  };
  const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
  const content = new Map([
    ['mod.json', bytes(JSON.stringify(manifest))],
    ['cards/keeper.js', bytes(NEIGHBOUR)],
  ]);
  return { origin: 'neighbour', content };
}
