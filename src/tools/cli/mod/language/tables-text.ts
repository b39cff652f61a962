import {
  ART_MIX,
  COUNTS,
  NUMBERS,
  OPPORTUNITIES,
  PLACES,
  VERBS,
  WHO,
  type Field,
  type FieldShape,
  type VerbEntry,
} from '../../../../games/cults/contract/language';
import { DISTRICTS } from '../../../../games/cults/contract/ids';

/** The tables of docs/modding.md, each between its markers, made from the tables of the language. */

const code = (word: string): string => `\`${word}\``;
const codes = (words: readonly string[]): string => words.map(code).join(', ');
const row = (...cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const table = (head: readonly string[], rows: readonly string[]): string =>
  [row(...head), `|${head.map(() => '---').join('|')}|`, ...rows].join('\n');

/** What may stand in a field, where its name does not say it. */
function rangeOf(shape: FieldShape): string {
  switch (shape.is) {
    case 'whole':
    case 'numeric':
      return `${shape.min}–${shape.max}`.replace('-', '−');
    case 'words':
      return shape.name === undefined ? codes(shape.words) : '';
    case 'either':
      return `${rangeOf(shape.number)} or ${rangeOf(shape.other)}`;
    case 'text':
      return shape.of === 'card' ? 'card id' : '';
    case 'list':
      return shape.of.is === 'part' ? `at most ${shape.most}` : '';
    case 'part':
      return shape.part === 'condition' ? 'condition' : '';
    default:
      return '';
  }
}

function fieldText([name, { type, standard }]: [string, Field]): string {
  if (type.is === 'yes') return code(`${name}: true`);
  const range = rangeOf(type);
  const usual = typeof standard === 'number' ? `${standard} if left out` : '';
  const said = [range, usual].filter((part) => part !== '').join('; ');
  return `${code(name)}${said === '' ? '' : ` (${said})`}`;
}

function effectRow([name, { fields, doc, worksIn, only }]: [string, VerbEntry]): string {
  const shown = Object.entries(fields).filter(([, field]) => field.saved !== true);
  const said = name === 'change' ? 'a [change](#numbers-of-the-rules)' : shown.map(fieldText).join(', ');
  const where = worksIn === undefined ? '' : `; in ${worksIn.map((one) => one.split(' ').map(code).join(' ')).join(', ')}`;
  return row(code(name), said, `${doc.en}${where}${only === undefined ? '' : `; only in ${code(only)} declarations`}`);
}

const effects = (): string =>
  table(
    ['`do`', 'Fields', ''],
    Object.entries<VerbEntry>(VERBS)
      .filter(([, verb]) => verb.saved !== true)
      .map(effectRow),
  );

const keywords = (): string =>
  table(
    ['`keyword`', 'Used', '`window` (the first is usual)', '`here`'],
    Object.entries(OPPORTUNITIES).map(([name, { doc, windows, here }]) =>
      row(code(name), doc.en, windows.length === 0 ? '–' : codes(windows), here?.en ?? '–'),
    ),
  );

const numbers = (): string =>
  table(
    ['`number`', 'Usual', 'Between', 'Knows', '', 'Rule'],
    Object.entries(NUMBERS).map(([name, { usual, added, least, most, narrowedBy, doc, rule }]) =>
      row(
        code(name),
        `${added === true ? '+' : ''}${usual}`,
        `${least}–${most}`.replace('-', '−'),
        codes(narrowedBy),
        doc.en,
        rule,
      ),
    ),
  );

const words = (): string => {
  const who = Object.entries(WHO).map(([word, { en }]) => row(code(word), en));
  const where = Object.entries(PLACES).map(([word, { en }]) => row(code(word), en));
  const districts = row(codes(DISTRICTS), 'this one');
  return `${table(['Who', ''], who)}\n\n${table(['Where', 'always open districts only'], [...where, districts])}`;
};

const counts = (): string =>
  table(
    ['`count`', '', 'Hidden from others'],
    Object.entries(COUNTS).map(([word, { en, secret }]) => row(code(word), en, secret === true ? 'yes' : '')),
  );

const art = (): string =>
  table(
    ['`art`', '', 'Words'],
    Object.entries(ART_MIX).map(([name, { doc, type }]) => row(code(name), doc?.en ?? '', rangeOf(type))),
  );

export const TABLES: Readonly<Record<string, () => string>> = { keywords, effects, words, counts, numbers, art };

const between = (name: string): RegExp => new RegExp(`(<!-- table: ${name} -->\\n)[\\s\\S]*?(\\n<!-- /table -->)`);

/** The document with all its tables generated again. */
export function withTables(document: string): string {
  return Object.entries(TABLES).reduce((text, [name, make]) => {
    if (!between(name).test(text)) throw new Error(`docs/modding.md has no place for the table “${name}”`);
    return text.replace(between(name), (_, start: string, end: string) => `${start}${make()}${end}`);
  }, document);
}
