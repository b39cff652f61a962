import { afterAll, describe, expect, it } from 'vitest';
import { deadConditions } from '../../../../src/games/cults/checks/conditions';
import { unboundedLoops } from '../../../../src/games/cults/checks/loops';
import { mask, placeOfPath } from '../../../../src/games/cults/checks/text-places';
import { Bench, guardian } from '../../../tools/cli/mod/mod-folder';

const bench = new Bench();
afterAll(() => bench.remove());

describe('places in texts', () => {
  it('a mask hides comments and texts, and moves nothing', () => {
    const source = "a('}') // {\n/* { */ `x${b({})}y{` ;";
    expect(mask(source)).toHaveLength(source.length);
    expect(mask(source).replace(/ +/g, ' ')).toBe("a(' ') \n `${b({})} ` ;".replace('`${', '` ${').replace(/ +/g, ' '));
  });

  it('a path leads to its field, or to what holds it', () => {
    const source =
      "const x = { id: 1 };\nexport default f({ 'id': 'a', list: [1, { do: '}' }], run() { return { id: 2 }; }, last: x });";
    const at = (path: string): string => source.slice(placeOfPath(source, path)).slice(0, 4);
    expect(at('id')).toBe("'id'");
    expect(at('list[1].do')).toBe('do: ');
    expect(at('run')).toBe('run(');
    expect(at('last.id')).toBe('last');
    expect(at('none')).toBe("{ 'i");
  });
});

describe('loops', () => {
  it.each([
    'while (true) { f(); }',
    'while (1) f();',
    'for (;;) { g(() => { return 1; }); }',
    'for (let i = 0; ; i++) { for (const a of b) { break; } }',
    'do { f(); } while (true);',
  ])('nothing ends %s', (source) => {
    expect(unboundedLoops(source)).toHaveLength(1);
  });

  it.each([
    'while (true) { if (f()) break; }',
    'for (;;) { return; }',
    'for (let i = 0; i < 3; i++) { f(); }',
    'while (i < 3) { i++; }',
    'do { f(); } while (i++ < 3);',
    '// while (true) {}',
    'out: for (;;) { for (;;) { break out; } }',
  ])('something ends %s', (source) => {
    expect(unboundedLoops(source)).toEqual([]);
  });
});

describe('conditions', () => {
  it.each([
    { count: 'round', atLeast: 11 },
    { count: 'hand', atLeast: 3, atMost: 2 },
    {
      all: [
        { count: 'thugs', atLeast: 2 },
        { count: 'thugs', atMost: 1 },
      ],
    },
    { any: [] },
    { not: { all: [] } },
    { count: 'sites', moreThan: { count: 'sites' } },
  ])('%j never holds', (when) => {
    expect(deadConditions({ abilities: [{ when }] })).toEqual(['abilities[0].when']);
  });

  it.each([
    { count: 'round', atLeast: 6 },
    { any: [{ any: [] }, { moved: true }] },
    { count: 'rituals', of: 'everyone', atLeast: 9 },
  ])('%j may hold', (when) => {
    expect(deadConditions({ abilities: [{ when }] })).toEqual([]);
  });
});

describe('what cards and cults refer to', () => {
  const errorsOf = async (files: Readonly<Record<string, string>>): Promise<string[]> =>
    (await bench.found(bench.mod(files))).filter((line) => !line.includes(' type'));
  const name = "name: { en: 'X', pl: 'X' }";

  it('a starting deck has twelve cards, all of which there are', async () => {
    const script = (deck: string): string =>
      `import { cult } from 'cults';\nexport default cult({ id: 'x', ${name}, colour: '#a00000', emblem: 'x',\n  deck: { ${deck} } });\n`;
    expect(await errorsOf({ 'cards/x.js': script('acolyte: 11, nobody: 1') })).toEqual(['cards/x.js:3:3 error deckUnknownCard']);
    expect(await errorsOf({ 'cards/x.js': script('acolyte: 11') })).toEqual(['cards/x.js:3:3 error deckWrongSize']);
    expect(await errorsOf({ 'cards/x.js': script('acolyte: 12') })).toEqual([]);
  });

  it('a signature replaces a card that the cult has', async () => {
    const script = (cult: string): string =>
      `import { starting } from 'cults';\nexport default starting({ id: 'x', ${name}, signature: { cult: '${cult}', replaces: 'acolyte' } });\n`;
    expect(await errorsOf({ 'cards/x.js': script('dagon') })).toEqual([]);
    expect(await errorsOf({ 'cards/x.js': script('nobody') })).toEqual(['cards/x.js:2:64 error signatureMisplaced']);
  });

  it('two cards of one mod do not have one id', async () => {
    const found = await errorsOf({ 'cards/x.js': guardian('', 'x'), 'cards/y.js': guardian('', 'x') });
    expect(found).toEqual(['cards/x.js:3:3 error declaredTwice']);
  });

  it('a picture and a sound are in the mod, and a City card that acts once hears nothing', async () => {
    const script = `import { city } from 'cults';\nexport default city({ id: 'x', ${name}, lasts: 'once',\n  art: 'x.png',\n  triggers: [{ on: 'ritualPlaced', effects: [{ do: 'draw', count: 1, who: 'everyone' }] }] });\n`;
    expect(await errorsOf({ 'cards/x.js': script })).toEqual([
      'cards/x.js:3:3 error artMissing',
      'cards/x.js:4:3 warning triggersOver',
    ]);
    const loud = `import { city } from 'cults';\nexport default city({ id: 'x', ${name}, lasts: 'once',\n  sound: 'x.ogg' });\n`;
    expect(await errorsOf({ 'cards/x.js': loud })).toContain('cards/x.js:3:3 error soundMissing');
    const cult = `import { cult } from 'cults';\nexport default cult({ id: 'x', ${name}, colour: '#a00000',\n  emblem: 'x.png', deck: { acolyte: 12 } });\n`;
    expect(await errorsOf({ 'cards/x.js': cult })).toEqual(['cards/x.js:3:3 error artMissing']);
  });

  it('a plan of the NPC may be replaced, but not unseen', async () => {
    const script = `import { npc } from 'cults';\nexport default npc({ id: 'x', ${name},\n  number: 2, effects: [{ do: 'dominate' }] });\n`;
    expect(await errorsOf({ 'cards/x.js': script })).toEqual(['cards/x.js:3:3 warning replacesNpc']);
  });
});
