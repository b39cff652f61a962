import { freeId, idFrom } from '../../../../kernel';
import {
  contextAt,
  dataOf,
  parseCard,
  readPath,
  removeAt,
  renameKey,
  setValue,
  valueAt,
  type Edit,
  type Fix,
  type ParsedCard,
  type Path,
  type Span,
  type TextChange,
} from '../../../../platform/workshop';
import { said, type Said } from '../../contract/language';
import { CARD_ORDER } from '../form/build';
import { Defaults } from '../form/defaults';
import { NOTHING_KNOWN, TABLES } from '../form/tables';
import { spokenAt } from '../help/where';

/** A problem whose fixes are looked for. */
export interface FixableProblem {
  readonly code: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly file: string;
  readonly path: string;
  /** The name of a field that is missing at the path. */
  readonly absent: string | undefined;
  readonly span: Span;
  readonly text: string;
  /** Null if the text cannot be parsed. */
  readonly card: ParsedCard | null;
}

type Offer = readonly [label: Said, changes: Edit];

const FIX = {
  change: (to: string): Said => said(`Change to “${to}”`, `Zmień na „${to}”`),
  remove: (what: string): Said => said(`Remove “${what}”`, `Usuń „${what}”`),
  add: (what: string): Said => said(`Add “${what}”`, `Dodaj „${what}”`),
  comma: (line: number): Said => said(`Add a comma in line ${line}`, `Dodaj przecinek w wierszu ${line}`),
  bracket: (sign: string, line: number): Said => said(`Add “${sign}” in line ${line}`, `Dodaj „${sign}” w wierszu ${line}`),
  drop: (sign: string): Said => said(`Take out “${sign}”`, `Usuń „${sign}”`),
  copyText: (lang: string): Said =>
    lang === 'pl'
      ? said('Begin with the English text', 'Zacznij od tekstu angielskiego')
      : said('Begin with the Polish text', 'Zacznij od tekstu polskiego'),
} as const;

const textIn = (params: FixableProblem['params'], key: string): string => {
  const value = params[key];
  return typeof value === 'string' ? value : '';
};

/** The fixes of a problem; none where only its author can know. */
export function fixesFor(broken: FixableProblem): Fix[] {
  const offers = broken.card === null ? ofSyntax(broken) : ofDeclaration(broken, broken.card);
  return offers.flatMap(([label, changes]) =>
    changes === null || changes.length === 0 ? [] : [{ label, file: broken.file, changes }],
  );
}

/** Changes that make the text one that can be parsed, tried one after the other. */
function ofSyntax({ code, text, span, file }: FixableProblem): Offer[] {
  if (code !== 'sourceSyntax' || !file.endsWith('.js')) return [];
  const before = text.slice(0, span.from).trimEnd().length;
  const lineOf = (at: number): number => text.slice(0, at).split('\n').length;
  const insert = (sign: string): TextChange => ({ from: before, to: before, insert: sign });
  const tried: readonly (readonly [Said, TextChange])[] = [
    [FIX.comma(lineOf(before)), insert(',')],
    ...[']', '}', ')', '},', '],', "'", "',"].map((sign) => [FIX.bracket(sign, lineOf(before)), insert(sign)] as const),
    [FIX.drop(text.slice(span.from, span.to)), { from: span.from, to: span.to, insert: '' }],
  ];
  const isGood = ({ from, to, insert: put }: TextChange): boolean =>
    !('why' in parseCard(text.slice(0, from) + put + text.slice(to)));
  const works = tried.find(([, change]) => isGood(change));
  return works === undefined ? [] : [[works[0], [works[1]]]];
}

function ofDeclaration(broken: FixableProblem, card: ParsedCard): Offer[] {
  const { code, params, path } = broken;
  const steps = readPath(path);
  const name = String(steps.at(-1) ?? '');
  const near = nearest(broken, card, steps);
  switch (code) {
    case 'unknownField':
      return [...near, [FIX.remove(name), removeAt(card, steps)]];
    case 'fieldMissing':
      return missing(broken, card, steps);
    case 'fieldNoUse':
    case 'changeIgnores':
    case 'onlyTrue':
      return [[FIX.remove(name), removeAt(card, steps)]];
    case 'windowNever':
      return [...near, [FIX.remove(name), removeAt(card, steps)]];
    case 'effectsAndRun':
      return ['effects', 'run'].map((one) => [FIX.remove(one), removeAt(card, [...steps.slice(0, -1), one])]);
    case 'outOfRange':
      return bounded(params, card, steps);
    case 'tooDear':
      return [[FIX.change(String(params['max'])), setValue(card, steps, Number(params['max']))]];
    case 'languageMissing':
      return copied(params, card, steps);
    case 'boundMissing':
      return [[FIX.add('atLeast: 1'), setValue(card, [...steps, 'atLeast'], 1)]];
    case 'changeNothing':
      return [[FIX.add('add: 1'), setValue(card, [...steps, 'add'], 1)]];
    case 'triggersOver':
      return ['round', 'game'].map((lasts) => [FIX.change(`lasts: '${lasts}'`), setValue(card, ['lasts'], lasts)]);
    case 'badId':
    case 'idOfBase':
    case 'modsConflict':
      return otherId(params, card, steps);
    case 'functionWithoutText':
      return [[FIX.add('text'), setValue(card, ['text'], { en: '…', pl: '…' }, CARD_ORDER)]];
    case 'notAList':
      return wrapped(card, steps);
    default:
      return near;
  }
}

/** "Did you mean …?" of a name or a word. */
function nearest({ params, span, text }: FixableProblem, card: ParsedCard, steps: Path): Offer[] {
  const near = params['nearest'];
  if (typeof near !== 'string' || near === '') return [];
  const label = FIX.change(near);
  if (params['field'] !== undefined) return [[label, renameKey(card, steps, near)]];
  const value = card.declaration === null || steps.length === 0 ? undefined : valueAt(card.declaration.root, steps);
  if (value?.is === 'plain' && typeof value.value === 'string') return [[label, setValue(card, steps, near)]];
  const word = text.slice(span.from, span.to).replace(/^['"]|['"]$/g, '');
  return textIn(params, 'value').includes(word) ? [[label, [{ ...span, insert: near }]]] : [];
}

/** A needed field, with a value to begin with. */
function missing({ absent, params }: FixableProblem, card: ParsedCard, steps: Path): Offer[] {
  const name = textIn(params, 'field') || (absent?.split('.').at(-1) ?? '');
  const holder = steps.at(-1) === name ? steps.slice(0, -1) : steps;
  const { root } = card.declaration ?? {};
  const value = root === undefined ? undefined : valueAt(root, holder);
  if (value?.is !== 'object') return [];
  const spoken = spokenAt(contextAt(card.text, value.from + 1), TABLES);
  const field = spoken !== null && Object.hasOwn(spoken.fields, name) ? spoken.fields[name] : undefined;
  if (spoken === null || field === undefined) return [];
  const data = new Defaults(TABLES, NOTHING_KNOWN).field(name, field, spoken.place);
  return [[FIX.add(name), setValue(card, [...holder, name], data, CARD_ORDER)]];
}

function bounded(params: FixableProblem['params'], card: ParsedCard, steps: Path): Offer[] {
  const [value, min, max] = [Number(params['value']), Number(params['min']), Number(params['max'])];
  const bound = value < min ? min : max;
  return Number.isInteger(bound) ? [[FIX.change(String(bound)), setValue(card, steps, bound)]] : [];
}

/** The words of the other language, to be translated. */
function copied(params: FixableProblem['params'], card: ParsedCard, steps: Path): Offer[] {
  const [lang, other] = [textIn(params, 'lang'), textIn(params, 'other')];
  const { root } = card.declaration ?? {};
  const text = root === undefined ? undefined : valueAt(root, [...steps, other]);
  const words = text === undefined ? null : dataOf(text);
  return typeof words === 'string' ? [[FIX.copyText(lang), setValue(card, [...steps, lang], words)]] : [];
}

function otherId(params: FixableProblem['params'], card: ParsedCard, steps: Path): Offer[] {
  const { root } = card.declaration ?? {};
  const path = steps.length === 0 ? ['id'] : steps;
  const value = root === undefined ? undefined : valueAt(root, path);
  const old = value?.is === 'plain' && typeof value.value === 'string' ? value.value : textIn(params, 'value');
  const next = freeId(idFrom(old, 'card'), new Set([old]));
  return value === undefined ? [] : [[FIX.change(next), setValue(card, path, next)]];
}

/** One thing where a list of them is meant. */
function wrapped(card: ParsedCard, steps: Path): Offer[] {
  const { root } = card.declaration ?? {};
  const value = root === undefined ? undefined : valueAt(root, steps);
  if (value?.is !== 'object' && value?.is !== 'plain') return [];
  return [
    [
      FIX.change('[ … ]'),
      [
        { from: value.from, to: value.from, insert: '[' },
        { from: value.to, to: value.to, insert: ']' },
      ],
    ],
  ];
}
