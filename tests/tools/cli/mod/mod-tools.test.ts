import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { checkCommand } from '../../../../src/tools/cli/mod/check';
import { listCommand } from '../../../../src/tools/cli/mod/list';
import { packCommand } from '../../../../src/tools/cli/mod/pack';
import { placesOf } from '../../../../src/tools/cli/mod/paths';
import { showCommand } from '../../../../src/tools/cli/mod/show';
import { whyCommand } from '../../../../src/tools/cli/mod/why';
import { wordsOf } from '../../../../src/tools/cli/words';
import { LANGS } from '../../../../src/platform/i18n/lang';
import { enTools } from '../../../../src/platform/i18n/en/tools';
import { openMod } from '../../../../src/platform/sandbox/mods';
import { acting, Bench, guardian, said } from './mod-folder';

const bench = new Bench();
afterAll(() => bench.remove());

describe('the words of the tools', () => {
  it.each(LANGS)('are whole sentences with and without details: %s', (lang) => {
    const words = wordsOf(lang);
    const params = { value: 'x', wanted: '{}', found: '[]', known: ['y'], count: 3, max: 12, why: 'no', lang: 'pl', other: 'en' };
    for (const code of Object.keys(enTools)) {
      for (const given of [{}, params]) {
        expect(words.error(code, given)).toMatch(/\.$/);
        expect(words.error(code, given)).not.toMatch(/undefined|NaN|\[object| {2}|\(\)| [.,:;]|\.\./);
      }
    }
  });
});

describe('mod', () => {
  it('names the tools that there are', async () => {
    const { modCommand } = await import('../../../../src/tools/cli/mod');
    await expect(modCommand(['shape'])).rejects.toMatchObject({
      code: 'unknownCommand',
      params: {
        value: 'shape',
        known: ['new', 'types', 'check', 'test', 'fuzz', 'pack', 'index', 'why', 'show', 'list', 'attack', 'language'],
      },
    });
  });
});

describe('mod check', () => {
  it.each(['whispers', 'signatures', 'fifth-cult', 'house-rules'])('finds nothing in the example %s', async (id) => {
    expect(await bench.found(id)).toEqual([]);
  });

  it('names what is wrong with the manifest and its place', async () => {
    expect(await bench.found(bench.mod({}, { licence: 'MIT' }))).toEqual(['mod.json:20:3 error unknownModField']);
    expect(await bench.found(bench.mod({ 'mod.json': '{\n  "id": trial\n}' }))).toEqual(['mod.json:2:9 error jsonSyntax']);
    expect(await bench.found(bench.mod({}, { dependencies: { requires: { other: '^1.0.0' } } }))).toEqual([
      'mod.json:22:7 error missingDependency',
    ]);
  });

  it('names every file that does not load, with its place', async () => {
    const path = bench.mod({
      'cards/a.js': guardian("  abilities: [{ keyword: 'hiding', effects: [{ do: 'drow', count: 1 }] }],\n", 'a'),
      'cards/b.js': guardian('  copies: 0,\n', 'b'),
      'cards/c.js': guardian('  coast: 2,\n', 'c'),
    });
    expect(await bench.found(path)).toEqual([
      'cards/a.js:6:48 error unknownEffect',
      'cards/b.js:6:3 error outOfRange',
      'cards/c.js:6:3 error unknownField',
    ]);
    // A file that cannot be read keeps no other from being looked at.
    const mixed = { 'cards/a.js': 'let x = 1;\n', 'cards/b.js': guardian('  copies: 0,\n', 'b') };
    expect((await bench.found(bench.mod(mixed))).filter((line) => line.includes('error'))).toEqual([
      'cards/a.js:1:1 error sourceKeepsState',
      'cards/b.js:6:3 error outOfRange',
    ]);
    expect(await bench.found(bench.mod({ 'cards/a.js': 'export default {\n  a: ,\n};' }))).toEqual([
      'cards/a.js:2:6 error sourceSyntax',
    ]);
    expect(await bench.found(bench.mod({ 'cards/a.js': "import { x } from './x.js';\n" }))).toContain(
      'cards/a.js:1:1 error importMissing',
    );
  });

  it('finds cards that nobody can get or use', async () => {
    const path = bench.mod({
      'cards/a.js': guardian('  icons: "A",\n', 'a').replace('cost: 2', 'cost: 13'),
      'cards/b.js': guardian(
        "  abilities: [{ keyword: 'terror', when: { count: 'round', atLeast: 11 }, effects: [{ do: 'draw', count: 1 }] }],\n",
        'b',
      ),
      'cards/c.js': guardian("  triggers: [{ on: 'ritualPlaces', effects: [{ do: 'draw', count: 1 }] }],\n", 'c'),
      'cards/d.js': guardian("  abilities: [{ keyword: 'hiding', window: 'win', effects: [{ do: 'draw', count: 1 }] }],\n", 'd'),
      'cards/e.js': guardian('', 'ghoul-pack'),
      'cards/f.js': "import { starting } from 'cults';\nexport default starting({ id: 'f', name: { en: 'F', pl: 'F' } });\n",
    });
    const found = (await bench.found(path)).filter((line) => !line.includes(' type'));
    expect(found).toEqual([
      'cards/a.js:5:3 warning tooDear',
      'cards/b.js:6:36 warning neverHolds',
      'cards/c.js:6:16 error unknownWord',
      'cards/d.js:6:36 warning windowNever',
      'cards/e.js:3:3 warning idOfBase',
      'cards/f.js:2:27 warning inNoDeck',
    ]);
  });

  it('finds texts that are missing or say something else than the script', async () => {
    const found = async (script: string): Promise<string[]> =>
      (await bench.found(bench.mod({ 'cards/a.js': script }))).map((line) => line.split(' ').slice(1).join(' '));
    expect(await found(acting('game.draw(1);'))).toEqual([]);
    expect(await found(acting('game.draw(1);').replace(/ {2}text: .*\n/, ''))).toEqual(['error functionWithoutText']);
    expect(await found(acting('game.draw(1);', "{ en: 'Draw.' }"))).toEqual(['warning languageMissing']);
    expect(await found(acting('game.draw(1);', "{ en: 'Draw 3 cards.', pl: 'Dobierz trzy karty.' }"))).toEqual([
      'warning numberNotInScript',
      'warning numberNotInScript',
    ]);
    expect(await found(acting('game.draw(3);', "{ en: 'Draw three cards.', pl: 'Dobierz karty.' }"))).toEqual([
      'warning languagesDiffer',
    ]);
    expect(await found(acting('game.draw(1);', "{ en: 'Terror: draw.', pl: 'Dobierz.' }"))).toEqual(['warning keywordNotOfCard']);
    expect(await found(acting('while (true) game.draw(1);'))).toEqual(['error endlessLoop']);
  });

  it('finds files that nothing uses, and passes over those for people and tests', async () => {
    const path = bench.mod({
      'cards/a.js': `import { n } from '../lib/n.js';\n${guardian('  copies: n,\n')}`,
      'lib/n.js': 'export const n = 3;\n',
      'lib/old.js': 'export const n = 3;\n',
      'art/x.svg': '<svg/>',
      'notes.md': '',
      'tests/a.json': '[]',
    });
    expect(await bench.found(path)).toEqual(['art/x.svg:1:1 warning fileUnused', 'lib/old.js:1:1 warning fileUnused']);
  });

  it('lets the compiler check the types: an error where the file asks for it', async () => {
    const script = acting('game.drew(1);');
    expect(await bench.found(bench.mod({ 'cards/a.js': script }))).toEqual(['cards/a.js:7:6 warning gameLacks']);
    expect(await bench.found(bench.mod({ 'cards/a.js': `// @ts-check\n${script}` }))).toEqual([
      'cards/a.js:8:6 error typeNoMember',
    ]);
    // As docs/modding.md shows it.
    const kept = acting("game.store.set('seen', [...(game.store.get('seen') ?? []), game.round]);");
    expect(await bench.found(bench.mod({ 'cards/a.js': `// @ts-check\n${kept}` }))).toEqual([]);
  });

  it('names what is missing, and lines where the sentence is about one', async () => {
    const messages = async (files: Record<string, string>, manifest = {}): Promise<string[]> => {
      const { out } = await said(() => checkCommand(['--json', bench.mod(files, manifest)]));
      const { mods } = JSON.parse(out) as { mods: { findings: { severity: string; message: string }[] }[] };
      return mods[0]!.findings.filter(({ severity }) => severity === 'error').map(({ message }) => message);
    };
    expect(await messages({}, { authors: undefined })).toEqual(['authors: This field is missing. Add it.']);
    const nameless = "import { city } from 'cults';\nexport default city({ id: 'x', lasts: 'once' });\n";
    expect(await messages({ 'cards/x.js': nameless })).toEqual([expect.stringMatching(/^name: /)]);
    const [broken] = await messages({ 'texts/pl.json': '{"a": "b",}' }, { content: { texts: ['texts/pl.json'] } });
    expect(broken).toContain('from line 1, column 11 on');
    expect(await messages({ 'cards/x.js': 'export const a = 1;\n' })).toEqual([
      expect.stringMatching(/^The file declares nothing/),
    ]);
  });

  it('speaks both languages, and JSON; only errors end it with 1', async () => {
    const warned = bench.mod({ 'lib/old.js': '' });
    const wrong = bench.mod({ 'cards/a.js': guardian('  copies: 0,\n') });
    expect(await said(() => checkCommand([warned]))).toMatchObject({
      out: `${warned}/lib/old.js:1:1 warning: Nothing uses the file “lib/old.js”. List it under “content” in mod.json, import it, or take it out.\n1 mod checked: 0 errors, 1 warning.\n`,
      code: 0,
    });
    const polish = await said(() => checkCommand([wrong, '--lang', 'pl']));
    expect(polish.out).toContain(`${wrong}/cards/a.js:6:3 błąd: `);
    expect(polish.code).toBe(1);
    const { out, code } = await said(() => checkCommand(['--json', warned]));
    expect(JSON.parse(out)).toMatchObject({ ok: true, errors: 0, warnings: 1, mods: [{ id: 'trial', path: warned }] });
    expect(code).toBe(0);
    await expect(checkCommand([])).rejects.toMatchObject({ code: 'toolNeedsPath' });
    await expect(checkCommand(['no/such/mod'])).rejects.toMatchObject({ code: 'noModHere' });
  });
});

describe('mod pack', () => {
  it('gives the same bytes for the same mod, and its pin', async () => {
    const files = ['a.zip', 'b.zip'].map((name) => join(bench.folder, name));
    const pins: unknown[] = [];
    for (const out of files) {
      const packed = await said(() => packCommand(['whispers', '--out', out]));
      pins.push((JSON.parse(packed.out) as { pin: unknown }).pin);
    }
    expect(readFileSync(files[0]!).equals(readFileSync(files[1]!))).toBe(true);
    expect(pins).toEqual([openMod(placesOf(['whispers'], '')[0]!.source).pin, openMod(placesOf([files[0]!], '')[0]!.source).pin]);
    expect(await bench.found(files[0]!)).toEqual([]);
  });

  it('packs nothing that has errors', async () => {
    const out = join(bench.folder, 'never.zip');
    const packed = await said(() => packCommand([bench.mod({ 'cards/a.js': guardian('  copies: 0,\n') }), '--out', out]));
    expect(packed).toMatchObject({ out: '', code: 1 });
    expect(existsSync(out)).toBe(false);
  });
});

describe('mod why and mod list', () => {
  it('tell the order and the reasons, and what is left out', async () => {
    const { out, code } = await said(() => whyCommand(['--mods', `whispers,signatures,${bench.mod({}, { api: 99 })}`]));
    expect(out).toMatch(/^1\. base .*2\. signatures .*3\. whispers .*alphabet.*is not loaded\.\n {3}.*newer game/s);
    expect(code).toBe(1);
  });

  it('list every card with its names and texts in both languages', async () => {
    const { out } = await said(() => listCommand(['--mods', 'whispers']));
    const cards = JSON.parse(out) as { id: string }[];
    expect(cards.find(({ id }) => id === 'whispers:listener')).toMatchObject({
      mod: 'whispers',
      kind: 'guardian',
      cost: 3,
      icons: { attack: 1, terror: 1 },
      name: { en: 'Listener', pl: 'Nasłuchujący' },
      text: { en: expect.stringContaining('two Freaks') as string, pl: expect.stringContaining('dwóch Odmieńców') as string },
    });
    expect(cards.find(({ id }) => id === 'ghoul-pack')).toMatchObject({
      mod: 'base',
      text: { en: expect.stringMatching(/\S/) as string },
    });
  });
});

describe('mod show', () => {
  it('prints a card as it is worded, in both languages or in one', async () => {
    const both = await said(() => showCommand(['hollow-choir', '--mods', 'whispers']));
    expect(both.out).toBe(
      [
        'whispers:hollow-choir',
        '  en  Hollow Choir · a Guardian of a district’s stack · Attack 1 · Cost 3',
        '      Confrontation: Add 1 Attack for each Ritual of your opponents in this district.',
        '  pl  Głuchy Chór · Strażnik ze stosu dzielnicy · Atak 1 · Koszt 3',
        '      Konfrontacja: Zwiększ swój Atak w tej Konfrontacji o 1 za każdy Rytuał przeciwników w tej dzielnicy.',
        '',
      ].join('\n'),
    );
    const one = await said(() => showCommand(['Hollow Choir', '--mods', 'whispers', '--lang', 'pl']));
    expect(one.out).not.toContain('Guardian');
  });

  it('prints all cards of a mod, and refuses what is no card', async () => {
    const path = bench.mod({ 'cards/a.js': guardian(`abilities: [{ keyword: 'hiding', effects: [{ do: 'draw', count: 2 }] }]`) });
    expect((await said(() => showCommand([path]))).out).toMatch(/^trial:g\n {2}en .*\n {6}Hiding: Draw 2 cards\.\n/);
    await expect(showCommand(['nothing-like-it'])).rejects.toMatchObject({ code: 'unknownCard' });
    await expect(showCommand([])).rejects.toMatchObject({ code: 'toolNeedsCard' });
  });

  it('shows what a mod brings beside cards, and says where that is nothing', async () => {
    const shown = async (...args: string[]): Promise<string> => (await said(() => showCommand(args))).out;
    expect(await shown('mods/puzzles', '--lang', 'en')).toMatch(/(^|\n)puzzles:\S+\n {2}en {2}[^\n]+ · a puzzle\n {6}\S/);
    expect(await shown('house-rules', '--lang', 'pl')).toMatch(/(^|\n)house-rules:\S+\n {2}pl {2}.* · zasady domowe/);
    expect(await shown('fifth-cult', '--lang', 'en')).toMatch(/ · a cult\n {6}.* ×\d/);
    const empty = bench.mod({ 'notes.md': 'Nothing yet.' });
    expect(await shown(empty, '--lang', 'en')).toBe(
      '“trial” brings nothing that could be shown: no card, cult, house rules, puzzle or lesson.\n',
    );
  });
});
