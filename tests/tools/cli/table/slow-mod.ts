const manifest = (id: string, cards: readonly string[]): string =>
  JSON.stringify({
    id,
    version: '1.0.0',
    api: 1,
    title: { en: id },
    description: { en: 'For a test of the supervisor.' },
    authors: ['test'],
    license: 'MIT',
    content: { cards },
  });

const card = (id: string, body: string): string => `import { starting } from 'cults';
export default starting({ id: '${id}', name: { en: '${id}' }, icons: 'P', text: { en: '-' }, abilities: [{ keyword: 'mobilization', run(game) {
  ${body}
  game.gain('thug', 1);
} }] });`;

/**
 * A mod with a card that takes its time and one that never stops. A call of the slow one takes a small part of the time that
 * the clock on trial gives; on most machines all calls of a game together take more.
 */
export const SLOW: Readonly<Record<string, string>> = {
  'mod.json': manifest('slow', ['slow.js', 'stuck.js']),
  'slow.js': card('slow', "const t = '123456789'.repeat(110) + 'e-1300'; let n = 0; for (let i = 0; i < 5000; i++) { n = +t; }"),
  'stuck.js': card('stuck', 'for (;;) {}'),
};

/** Both players draw the slow card; the stuck one is on top of the second player's deck. */
export const SLOW_TABLE = {
  seats: ['dagon', 'hastur'],
  round: 2,
  phase: 'mobilization',
  decks: { dagon: Array(12).fill('slow:slow'), hastur: ['slow:stuck', ...Array<string>(11).fill('slow:slow')] },
};

/** A mod that is never done with being written down: its declaration is a tree of 10^11 leaves. */
export const LOADING: Readonly<Record<string, string>> = {
  'mod.json': manifest('loading', ['loading.js']),
  'loading.js': `const u = undefined;
const v0 = { ${Array.from({ length: 1000 }, (_, i) => `a${i}: u`).join(', ')} };
${[0, 1, 2, 3].map((n) => `const v${n + 1} = [${Array(100).fill(`v${n}`).join(', ')}];`).join('\n')}
export default { x: v4 };`,
};
