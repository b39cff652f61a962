/** Attacks that are only long: the source text itself. They are made here, since nobody wants them as files. */
const nested = (open: string, middle: string, close: string, times = 100_000): string =>
  open.repeat(times) + middle + close.repeat(times);

const functionText = (body: string): string => `function f() { /*${'0'.repeat(60_000)}*/ } ${body}`;

export const SOURCE_BOMBS: Readonly<Record<string, () => string>> = {
  'bomb-parentheses': () => nested('(', '1', ')'),
  'bomb-parentheses-2000': () => nested('(', '1', ')', 2000),
  'bomb-parentheses-30000': () => nested('(', '1', ')', 30_000),
  'bomb-arrays': () => nested('[', '', ']'),
  'bomb-arrays-1000': () => nested('[', '', ']', 1000),
  'bomb-blocks': () => nested('{', '', '}'),
  'bomb-functions': () => nested('(function(){', '', '})()'),
  'bomb-arrows': () => nested('()=>', '1', ''),
  'bomb-arrows-70': () => nested('()=>', '1', '', 70),
  'bomb-many-arrows': () => `[${'()=>0,'.repeat(10_000)}]`,
  'bomb-templates': () => nested('`${', '1', '}`'),
  'bomb-destructurings': () => `const ${nested('[', 'a', ']')} = [];`,
  'bomb-unary': () => `${'- '.repeat(1_000_000)}1`,
  'bomb-unary-30000': () => `${'- '.repeat(30_000)}1`,
  'bomb-chain': () => `1${'+1'.repeat(200_000)}`,
  'bomb-chain-30000': () => `1${'+1'.repeat(30_000)}`,
  'bomb-ternaries': () => `${'1?1:'.repeat(100_000)}1`,
  'bomb-else-ifs': () => `${'if(0);else '.repeat(100_000)};`,
  'bomb-variables': () => Array.from({ length: 700_000 }, (_, i) => `let v${i} = 1;`).join(''),
  'bomb-variables-60000': () => Array.from({ length: 4500 }, (_, i) => `let v${i}=1;`).join(''),
  'bomb-labels': () => `${Array.from({ length: 8000 }, (_, i) => `a${i}:`).join('')};`,
  'bomb-long-text': () => `const s = '${'1'.repeat(60_000)}'; for (;;) +s;`,
  'bomb-members': () => `game${'.a'.repeat(30_000)}`,
  // The text of a function: written out by every conversion, if it could be had.
  'bomb-function-key': () => functionText('const o = {}; for (;;) { o[f]; o[f]; o[f]; o[f]; }'),
  'bomb-function-own': () => functionText('const o = {}; for (;;) Object.hasOwn(o, f);'),
  'bomb-function-literal': () => functionText('for (;;) ({ [f]: 1, [f]: 2 });'),
  'bomb-function-number': () => functionText('for (;;) isNaN(f);'),
  'bomb-function-parse': () => functionText('for (;;) parseInt(f);'),
  'bomb-function-pattern': () => functionText('for (;;) { const { [f]: x, [f]: y } = {}; }'),
  'bomb-function-sort': () => functionText('const a = []; for (let i = 0; i < 100; i++) a.push(f); for (;;) a.toSorted();'),
  'bomb-function-switch': () => functionText('const a = String(f), b = String(f); for (;;) switch (a) { case 1: case b: }'),
  'bomb-function-symbol': () => functionText('for (;;) Symbol(f);'),
  'bomb-commas': () => `1${',1'.repeat(30_000)}`,
};
