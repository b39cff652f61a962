import { afterAll, describe, expect, it } from 'vitest';
import { testCommand } from '../../../../src/tools/cli/mod/test/test';
import { filesOfNewMod } from '../../../../src/tools/cli/mod/template';
import { expectReady, modOf, withMods } from '../../../mods/load';
import { Bench, said } from './mod-folder';
import { BLOCKS, type Block } from './modding-page';

const bench = new Bench();
afterAll(() => bench.remove());

const named = ({ line, text }: Block): [string, string] => [`line ${line}`, text];
const inLanguage = (language: string): [string, string][] => BLOCKS.filter((block) => block.language === language).map(named);
const json = inLanguage('json');
type Doc = Record<string, unknown>;
const docOf = (text: string): unknown => JSON.parse(text.trim().startsWith('"') ? `{${text}}` : text);
const withField = (...fields: string[]): [string, string][] =>
  json.filter(([, text]) => fields.every((field) => field in Object((docOf(text) as Doc[])[0] ?? docOf(text))));

/** A part of a card, with a card around it. */
function whole(text: string): string {
  if (text.includes('export default')) return text;
  const part = text.startsWith('effects:') ? `abilities: [{ keyword: 'influence', ${text} }],` : text;
  return `import { guardian } from 'cults';
export default guardian({
id: 'example', name: { en: 'Example', pl: 'Przykład' }, cost: 2,
text: { en: 'An example.', pl: 'Przykład.' },
${part.trimEnd().replace(/,?$/, ',')}
});
`;
}

describe('the examples of docs/modding.md', () => {
  it('are of these kinds, and none is left out', () => {
    expect(BLOCKS.map(({ language }) => language).filter((language) => !['sh', 'js', 'json'].includes(language))).toEqual([]);
    const kinds = [withField('api'), withField('steps', 'name'), withField('goal'), withField('settings')];
    expect(kinds.map((blocks) => blocks.length)).toEqual([1, 3, 1, 1]);
    expect(kinds.flat()).toHaveLength(json.length);
  });

  it.each(inLanguage('js'))('the card of %s passes the check', async (_, text) => {
    const found = await bench.findings(bench.mod({ 'cards/example.js': whole(text) }, { api: 2 }));
    expect(found.filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  it('the City card does what it says', async () => {
    const card = BLOCKS.find(({ text }) => text.includes("id: 'red-moon'"))!.text;
    const mod = await withMods(modOf('my-mod', { 'cards/red-moon.js': card }));
    const moon = mod.load({ seats: ['cthulhu', 'hastur'], round: 2, phase: 'city', city: { deck: ['my-mod:red-moon'] } });
    expect(moon.session.state.modifiers).toMatchObject([{ number: 'bluffTokens', add: 1, until: 3 }]);
    expectReady(moon);
  });

  it.each(withField('api'))('the manifest of %s opens', async (_, text) => {
    const files = filesOfNewMod('night-tales', 'guardian');
    const card = BLOCKS.find(({ file }) => file.endsWith('night-watch.js'))!.text;
    const all = { ...Object.fromEntries(files), 'mod.json': text, 'cards/night-watch.js': card };
    expect(await bench.found(bench.mod(all))).toEqual([]);
  });

  it.each(withField('settings'))('the settings of %s open', async (_, text) => {
    expect(await bench.found(bench.mod({}, docOf(text) as Doc))).toEqual([]);
  });

  it.each(withField('steps', 'name').filter(([, text]) => !text.includes('"say"')))(
    'the card test of %s passes as it is copied',
    async (_, text) => {
      const [manifest, card] = ['mod.json', 'night-watch.js'].map((name) => BLOCKS.find(({ file }) => file.endsWith(name))!.text);
      const files = Object.fromEntries(filesOfNewMod('night-tales', 'guardian'));
      const path = bench.mod({ ...files, 'mod.json': manifest!, 'cards/night-watch.js': card!, 'tests/copied.json': text });
      const { out, code } = await said(() => testCommand([path]));
      expect(out).toMatch(/copied\.json/);
      expect(code, out).toBe(0);
    },
  );

  it.each([
    ...withField('goal').map((one) => ['puzzles', ...one]),
    ...withField('steps', 'name')
      .filter(([, text]) => text.includes('"say"'))
      .map((one) => ['lessons', ...one]),
  ])('of the %s that of %s plays', async (kind, _, text) => {
    const file = `${kind}/copied.json`;
    expect(await bench.found(bench.mod({ [file]: text }, { api: 2, content: { [kind]: [file] } }))).toEqual([]);
  });
});
