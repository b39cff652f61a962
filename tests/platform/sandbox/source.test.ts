import { describe, expect, it } from 'vitest';
import { GameError } from '../../../src/kernel';
import { newGuest } from '../../../src/games/cults/vocabulary/guest';
import { checkSource } from '../../../src/platform/sandbox/source/source';

/** Loads one card file; gives its declaration, or what is wrong with it. */
async function loaded(source: string, lib = ''): Promise<Record<string, unknown>> {
  const guest = await newGuest(checkSource);
  try {
    return JSON.parse(guest.load('cards/a.js', (path) => (path === 'cards/a.js' ? source : lib))) as Record<string, unknown>;
  } catch (error) {
    if (error instanceof GameError) return { code: error.code, ...error.params };
    throw error;
  }
}

const HEAD = "import { starting } from 'cults';\n";
const card = (extra: string): string => `${HEAD}export default starting({ id: 'a', ${extra} });`;

/** How a run of the function ends: its place and message. */
async function failing(body: string): Promise<object | null> {
  const guest = await newGuest(checkSource);
  guest.load(
    'cards/a.js',
    () => `${HEAD}export default starting({ id: 'a', abilities: [{ keyword: 'hiding', run(game) {\n${body}\n} }] });`,
  );
  guest.seal(['a']);
  return guest.run(0, 'cards/a.js', ['cthulhu', 'hastur'], 0, () => 1, { settings: '{}', store: '{}', wrote: false }).error;
}

describe('a script runs as it was written', () => {
  it.each([
    ['a default export in parentheses', `${HEAD}export default (starting({ id: 'a' }));`],
    ['a constant in parentheses', `${HEAD}const x = (starting({ id: 'a' }));\nexport default (x)`],
    ['something behind a default export on its line', `${HEAD}export default starting({ id: 'a' }); const y = 1`],
    ['a comment without an end of line', `${HEAD}export default starting({ id: 'a' }); // the end`],
    ['operators that were comments of HTML once', `${HEAD}const f = (x, y) => x<!--y;\nexport default starting({ id: 'a' });`],
    ['a text with separators of lines', `${HEAD}const t = '\u2028\u2029';\nexport default starting({ id: 'a' });`],
    ['line ends of Windows', `${HEAD.replace('\n', '\r\n')}export default starting({\r\n id: 'a' });\r\n`],
  ])('%s', async (_, source) => {
    expect(await loaded(source)).toMatchObject({ id: 'a', kind: 'starting' });
  });

  it('minified code, which the guest must not read as another program', async () => {
    expect(
      await failing(
        'const x=2,y=2;let r=0;x===y&&(r=1);for(let i=0;i<3;i++){r+=y}if(r!==7)throw new Error(r);[...(r,[1])].length===1||game.nothing()',
      ),
    ).toBeNull();
  });

  it.each([
    ['a lone CR', `${HEAD}const a = 1;\rconst b = 2;`, 'CR'],
    ['U+2028 in a comment', `${HEAD}// a\u2028const b = 2;`, 'U+2028'],
    ['U+2029 between tokens', `${HEAD}const a =\u20291;`, 'U+2029'],
    ['a pattern in catch', `${HEAD}const f = () => { try { f(); } catch ({ message }) {} };`, 'catch ({ … })'],
  ])('%s is refused: the guest would read another program', async (_, source, what) => {
    expect(await loaded(source)).toMatchObject({ code: 'sourceForbidden', what, line: 2 });
  });

  it.each([
    ['a getter', 'const o = { get a() { return 1; } };', 'get'],
    ['a computed key', "const k = 'a'; const o = { [k]: 1 };", '[…]'],
    ['a conversion', 'const o = { valueOf() { return 1; } };', 'valueOf'],
    ['a conversion of all exports', 'export const toString = () => 1;', 'toString'],
    ['an assignment', 'const o = {}; const p = (o.a = 1);', '='],
    ['a deletion', 'const o = { a: 1 }; const p = delete o.a;', 'delete'],
  ])('%s at the top level is refused: it would run a function, or change something', async (_, line, what) => {
    expect(await loaded(`${HEAD}${line}\nexport default starting({ id: 'a' });`)).toMatchObject({
      code: 'sourceKeepsState',
      what,
      line: 2,
    });
  });
});

describe('an error’s line and column are those of an editor', () => {
  it('also of the few things that the guest does not read and the parser does', async () => {
    const told = { code: 'scriptFailedAtLoad', reason: 'syntaxError', line: 2 };
    expect(await loaded(`${HEAD}const f = async => 1;\nexport default starting({ id: 'a' });`)).toMatchObject(told);
  });

  it('behind letters beyond 16 bits', async () => {
    expect(await failing("const s = '😀😀'; game.nothing.x;")).toMatchObject({ line: 3, column: 31 });
    expect(await failing("const s = 'ab'; game.nothing.x;")).toMatchObject({ line: 3, column: 29 });
  });

  it('in a file with line ends of Windows', async () => {
    expect(await failing('\r\n\r\n  game.nothing.x;')).toMatchObject({ line: 5 });
  });
});

describe('the module of the game', () => {
  const code = "import { piece } from 'nim';\nexport default piece({ id: 'a' });";

  it('is the one that the game names: only its makers may be called at the top level', () => {
    expect(checkSource(code, 'a.js', 'nim').imports).toMatchObject([{ path: 'nim' }]);
    expect(() => checkSource(code, 'a.js', 'cults')).toThrow(expect.objectContaining({ code: 'sourceKeepsState' }));
  });
});

describe('what is declared', () => {
  it.each([
    [
      'by hand, without a maker of the API',
      "export default { kind: 'starting', id: 'a', triggers: [{ on: 'roundEnded', effects: [{ do: 'script', script: 0 }] }] };",
      { code: 'declaredByHand' },
    ],
    ['nothing', `${HEAD}const a = starting({ id: 'a' });`, { code: 'declaresNothing' }],
    [
      'a script by its number',
      card("abilities: [{ keyword: 'hiding', effects: [{ do: 'script', script: 0 }] }]"),
      { reason: 'rubbish', why: expect.stringContaining("effects[0].do may not be 'script'") },
    ],
    [
      'a function in a wrong place',
      card("abilities: [{ keyword: 'hiding', effects: [{ do: 'draw', count() {} }] }]"),
      { reason: 'rubbish', why: expect.stringContaining('abilities[0].effects[0].count may not be a function') },
    ],
    ['no number', card('cost: 0 / 0'), { reason: 'rubbish', why: expect.stringContaining('cost must be a finite number') }],
    [
      'too much',
      `${HEAD}const t = '${'x'.repeat(900)}';\nexport default starting({ id: 'a', name: [${'t,'.repeat(80)}] });`,
      { code: 'declarationTooLong' },
    ],
    [
      'a name that cults does not have',
      `import { startin } from 'cults';\nexport default startin({});`,
      { code: 'importNoName', name: 'startin', line: 1, column: 10 },
    ],
    [
      'a name that another file does not have',
      `import { x } from './lib.js';\n${HEAD}export default starting({ id: 'a' });`,
      { code: 'importNoName', name: 'x' },
    ],
  ])('%s is refused', async (_, source, told) => {
    expect(await loaded(source, 'export const y = 1;')).toMatchObject(told);
  });

  it('twelve effects in each other are declared (the vocabulary allows them)', async () => {
    const lines = Array.from({ length: 12 }, (_, i) => `const l${i + 1} = [{ do: 'forEachDistrict', effects: l${i} }];`);
    const source = `${HEAD}const l0 = [{ do: 'draw', count: 1 }];\n${lines.join('\n')}\nexport default starting({ id: 'a', abilities: [{ keyword: 'hiding', effects: l12 }] });`;
    expect(await loaded(source)).toMatchObject({ id: 'a' });
  });
});
