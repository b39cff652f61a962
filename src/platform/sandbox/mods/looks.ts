/** Letters of other scripts, and rare ones of our own, by the Latin letter that they look like in small print. */
const LOOKS: Readonly<Record<string, string>> = {
  a: 'аαɑ@',
  b: 'вβьʙƅ',
  c: 'сϲᴄ¢',
  d: 'ԁđðᴅɖ',
  e: 'еεєᴇ€',
  g: 'ɡɢց',
  h: 'нһħʜհ',
  j: 'јϳᴊ',
  k: 'кκᴋ',
  l: 'iіιıɪɩӏłʟ1|ӀΙℓ',
  m: 'мᴍ',
  n: 'ηпɴո',
  o: 'оοσøᴏօ0θө',
  p: 'рρþᴘ',
  q: 'ԛզ',
  r: 'гʀ',
  s: 'ѕꜱ$§',
  t: 'тτŧᴛ',
  u: 'υμᴜսц',
  v: 'νѵᴠ',
  w: 'ωԝшᴡѡ',
  x: 'хχ×',
  y: 'уγʏ¥ү',
  z: 'ζᴢʐ',
  ae: 'æ',
  oe: 'œ',
  ss: 'ß',
};

/** Capitals that look like other letters than their small ones do. */
const CAPITALS: Readonly<Record<string, string>> = { h: 'ΗН', n: 'Ν', y: 'Υ', m: 'Μ', b: 'ΒВ', p: 'ΡР', t: 'ΤТ', x: 'ΧХ' };

/** Puts the Latin letter in place of every letter that looks like it. */
function latinizer(looks: Readonly<Record<string, string>>): (text: string) => string {
  const table = new Map(Object.entries(looks).flatMap(([latin, others]) => Array.from(others, (one) => [one, latin] as const)));
  const any = new RegExp(`[${[...table.keys()].join('')}]`, 'gu');
  return (text) => text.replace(any, (letter) => table.get(letter)!);
}

const [latinOfSmall, latinOfCapitals] = [latinizer(LOOKS), latinizer(CAPITALS)];

/**
 * What a name looks like to somebody who only glances at it: without capitals, marks, spaces and signs, and with every letter as
 * the Latin one that it resembles. Two names with the same looks cannot be told apart on a table.
 */
export function looksOf(name: string): string {
  const bare = latinOfCapitals(name.normalize('NFKD').replace(/\p{M}/gu, ''));
  const latin = latinOfSmall(bare.toLowerCase());
  const letters = latin
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
  return letters === '' ? latin.replace(/\s/g, '') : letters;
}

/** Letters whose looks are known, and signs that nobody takes for a Latin letter. */
const KNOWN_SCRIPTS =
  /^(?:[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]|\P{L})*$/u;

const PLAIN_LATIN = /^[ -~\u00a1-\u017f]*$/;

/** Whether it can be said what a name looks like. */
export const hasKnownLooks = (name: string): boolean => PLAIN_LATIN.test(name) || KNOWN_SCRIPTS.test(name);
