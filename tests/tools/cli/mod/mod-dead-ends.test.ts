import { afterAll, describe, expect, it } from 'vitest';
import { LANGS } from '../../../../src/platform/i18n/lang';
import { wordsOf } from '../../../../src/tools/cli/words';
import { acting, Bench, guardian } from './mod-folder';

const bench = new Bench();
afterAll(() => bench.remove());

const ability = (effects: string): string => guardian(`  abilities: [{ keyword: 'influence', effects: [${effects}] }],\n`);
const findings = async (card: string): Promise<string[]> =>
  (await bench.findings(bench.mod({ 'cards/a.js': card }, { api: 2 }))).map(
    ({ line, column, severity, code }) => `${line}:${column} ${severity} ${code}`,
  );

describe('mod check', () => {
  it.each([
    ['if (Math.random() > 0.5) game.draw(1);', 'Math.random', '7:5', /game\.random/],
    ['console.log(game.hand());', 'console', '7:1', /game\.log/],
    ['game.draw(Date.now() % 2);', 'Date', '7:11', /game\.round/],
    ["fetch('https://example.org');", 'fetch', '7:1', /take it out/],
    ['setTimeout(() => game.draw(1), 5);', 'setTimeout', '7:1', /take it out/],
    ['globalThis.seen = 1;', 'globalThis', '7:1', /game\.store/],
    ["if ('a'.localeCompare('b') < 0) game.draw(1);", 'localeCompare', '7:9', /</],
  ])('tells that %s fails, and what to use', async (body, name, place, use) => {
    const path = bench.mod({ 'cards/a.js': acting(body) });
    const [finding, ...more] = await bench.findings(path);
    expect(more).toEqual([]);
    expect(finding).toMatchObject({ code: 'nameGone', severity: 'error', params: { value: name } });
    expect(`${finding!.line}:${finding!.column}`).toBe(place);
    expect(wordsOf('en').error(finding!.code, finding!.params)).toMatch(use);
    for (const lang of LANGS) expect(wordsOf(lang).error(finding!.code, finding!.params)).not.toMatch(/use[A-Z]/);
  });

  it('knows names of the author’s own, texts, comments and keys', async () => {
    const body = `const performance = [1]; // console.log
const kept = { fetch: 1, Date: 2 };
const say = (/** @type {string} */ process) => process + 'Math.random()';
game.log(performance.length, kept.fetch, say('x'), JSON.stringify([1].flat()), 'a'.match(/a/));`;
    expect(await findings(acting(body))).toEqual([]);
  });

  it('finds ids that no card has, and says which may be meant', async () => {
    const path = bench.mod({ 'cards/a.js': ability("{ do: 'destroyDiscard', only: 'acolite' }") }, { api: 2 });
    expect(await bench.findings(path)).toMatchObject([
      { code: 'noSuchCard', severity: 'warning', params: { value: 'acolite', nearest: 'acolyte' } },
    ]);
    expect(await findings(ability("{ do: 'destroyDiscard', only: 'trial:g' }"))).toEqual([]);
    // A card of a mod that this check does not have.
    expect(await findings(ability("{ do: 'destroyDiscard', only: 'other:thing' }"))).toEqual([]);
  });

  it('finds moves to where they begin, and ways without Polish words', async () => {
    expect(await findings(ability("{ do: 'moveRitual', from: 'here', to: 'here' }"))).toEqual(['6:83 warning movesNowhere']);
    expect(await findings(ability("{ do: 'moveRitual', from: 'elsewhere', to: 'here' }"))).toEqual([]);
    const ways =
      "{ do: 'chooseOne', options: [{ choice: 'sing', effects: [{ do: 'draw', count: 1 }] }, { choice: 'draw', effects: [{ do: 'draw', count: 2 }] }] }";
    expect((await findings(ability(ways))).map((line) => line.split(' ').slice(1).join(' '))).toEqual([
      'warning wayWithoutWords',
    ]);
    const worded = guardian(
      `  choices: [{ en: 'sing', pl: 'śpiewaj' }],\n  abilities: [{ keyword: 'influence', effects: [${ways}] }],\n`,
    );
    expect(await findings(worded)).toEqual([]);
  });

  it('points at the line that lacks a comma, and says nothing of it twice', async () => {
    const card =
      "import { guardian } from 'cults';\nexport default guardian({\n  id: 'g',\n  name: { en: 'G', pl: 'G' }\n\n  cost: 2,\n});\n";
    expect(await findings(card)).toEqual(['4:29 error sourceSyntax']);
  });

  it('says what to do about one id in two files of a mod', async () => {
    const [finding] = await bench.findings(
      bench.mod({ 'cards/a.js': guardian(''), 'cards/b.js': guardian('').replaceAll("'G'", "'H'") }),
    );
    expect(finding).toMatchObject({ code: 'declaredTwice', file: 'cards/a.js', params: { otherFile: 'cards/b.js' } });
    expect(wordsOf('en').error(finding!.code, finding!.params)).toContain('Give one of the two another id');
  });

  it('tells calls at the top level by name', async () => {
    const card = guardian("  choices: ['a'].map((en) => ({ en })),\n");
    const [finding] = await bench.findings(bench.mod({ 'cards/a.js': card }));
    expect(wordsOf('en').error(finding!.code, finding!.params)).toContain('Nothing may be called while a file is loaded');
  });

  it('lets a manifest name its schema', async () => {
    expect(await bench.found(bench.mod({}, { $schema: './.cults/mod.schema.json' }))).toEqual([]);
  });
});
