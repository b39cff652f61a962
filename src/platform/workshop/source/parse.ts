import { parse, type Node } from 'acorn';
import type { Member, ObjectValue, SourceValue, Span } from './tree';

/** Cards are scripts; puzzles and lessons are JSON. */
export type Syntax = 'script' | 'json';

/** A card file that could be parsed. */
export interface ParsedCard {
  /** How the text is written, and how what is put into it has to be. */
  readonly syntax: Syntax;
  readonly text: string;
  readonly comments: readonly Span[];
  /** Null if the file declares nothing: it only helps other files. */
  readonly declaration: Declaration | null;
  /** Texts and numbers that the file keeps under a name of its own: `const id = 'choir'`. */
  readonly constants: ReadonlyMap<string, string | number | boolean | null>;
}

/** `export default guardian({ … })`. */
export interface Declaration {
  readonly maker: string;
  readonly makerSpan: Span;
  /** Where the maker's name is imported; null if it is imported under another name, or used elsewhere, too. */
  readonly importSpan: Span | null;
  readonly root: ObjectValue;
}

export interface SyntaxProblem {
  readonly at: number;
  readonly line: number;
  readonly column: number;
  /** The parser's own words, in English. */
  readonly why: string;
}

type AnyNode = Node & { readonly [key: string]: unknown };

const isNode = (value: unknown): value is AnyNode =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';
const inside = (node: AnyNode, key: string): AnyNode | null => {
  const value = node[key];
  return isNode(value) ? value : null;
};
const listOf = (node: AnyNode, key: string): readonly unknown[] => {
  const value = node[key];
  return Array.isArray(value) ? value : [];
};
const spanOf = ({ start, end }: Node): Span => ({ from: start, to: end });

/** Reads a card file: its declaration with the span of every value, or why it is no JavaScript. */
export function parseCard(text: string): ParsedCard | SyntaxProblem {
  try {
    const comments: Span[] = [];
    const onComment = (_block: boolean, _text: string, from: number, to: number): void => void comments.push({ from, to });
    const program: Node = parse(text, { ecmaVersion: 2022, sourceType: 'module', onComment });
    const body = listOf(program as AnyNode, 'body').filter(isNode);
    return { syntax: 'script', text, comments, declaration: declarationOf(body, text), constants: constantsOf(body) };
  } catch (error) {
    return problemOf(error);
  }
}

/** The line and column of an offset, both from 1. */
export function placeOf(text: string, at: number): { readonly line: number; readonly column: number } {
  const before = text.slice(0, at).split('\n');
  return { line: before.length, column: before.at(-1)!.length + 1 };
}

function problemOf(error: unknown): SyntaxProblem {
  const { pos, loc, message } = error as { pos?: number; loc?: { line: number; column: number }; message: string };
  // Without a place it was the parser's own stack that ended: the text is nested too deeply.
  return {
    at: pos ?? 0,
    line: loc?.line ?? 1,
    column: (loc?.column ?? 0) + 1,
    why: message.replace(/ \(\d+:\d+\)$/, ''),
  };
}

function constantsOf(body: readonly AnyNode[]): ParsedCard['constants'] {
  const constants = new Map<string, string | number | boolean | null>();
  for (const statement of body.filter(({ type, kind }) => type === 'VariableDeclaration' && kind === 'const')) {
    for (const one of listOf(statement, 'declarations').filter(isNode)) {
      const [name, written] = [inside(one, 'id'), inside(one, 'init')];
      const value = written === null ? null : valueOf(written);
      if (name?.type === 'Identifier' && value?.is === 'plain') constants.set(String(name['name']), value.value);
    }
  }
  return constants;
}

function declarationOf(body: readonly AnyNode[], text: string): Declaration | null {
  const exported = body.find(({ type }) => type === 'ExportDefaultDeclaration');
  const call = exported === undefined ? null : inside(exported, 'declaration');
  if (call?.type !== 'CallExpression') return null;
  const callee = inside(call, 'callee');
  const [first] = listOf(call, 'arguments');
  if (callee?.type !== 'Identifier' || !isNode(first) || first.type !== 'ObjectExpression') return null;
  const maker = String(callee['name']);
  return { maker, makerSpan: spanOf(callee), importSpan: importOf(body, maker, text), root: objectOf(first) };
}

function importOf(body: readonly AnyNode[], maker: string, text: string): Span | null {
  const specifiers = body.flatMap((statement) => listOf(statement, 'specifiers').filter(isNode));
  const own = specifiers.find((one) => one.type === 'ImportSpecifier' && text.slice(one.start, one.end) === maker);
  const uses = text.match(new RegExp(`(?<![\\w$.])${maker.replaceAll('$', '\\$')}\\s*\\(`, 'g'))?.length ?? 0;
  return own === undefined || uses !== 1 ? null : spanOf(own);
}

function valueOf(node: AnyNode): SourceValue {
  const span = spanOf(node);
  switch (node.type) {
    case 'Literal':
      return plainOf(node);
    case 'UnaryExpression':
      return negativeOf(node);
    case 'TemplateLiteral':
      return templateOf(node);
    case 'ObjectExpression':
      return objectOf(node);
    case 'ArrayExpression':
      return listValue(node);
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
      return { is: 'opaque', what: 'function', ...span };
    case 'Identifier':
      return { is: 'opaque', what: 'name', ...span };
    default:
      return { is: 'opaque', what: 'expression', ...span };
  }
}

function plainOf(node: AnyNode): SourceValue {
  const { value } = node;
  const isPlain = value === null ? node['raw'] === 'null' : ['string', 'number', 'boolean'].includes(typeof value);
  if (!isPlain) return { is: 'opaque', what: 'expression', ...spanOf(node) };
  return { is: 'plain', value: value as string | number | boolean | null, ...spanOf(node) };
}

/** `-3` is a number for authors, though not for the grammar. */
function negativeOf(node: AnyNode): SourceValue {
  const operand = inside(node, 'argument');
  const value = operand?.type === 'Literal' ? operand['value'] : null;
  if (node['operator'] !== '-' || typeof value !== 'number') return { is: 'opaque', what: 'expression', ...spanOf(node) };
  return { is: 'plain', value: -value, ...spanOf(node) };
}

/** A text in backticks without anything to fill in. */
function templateOf(node: AnyNode): SourceValue {
  const [first, ...more] = listOf(node, 'quasis');
  const cooked = isNode(first) ? (first['value'] as { cooked?: unknown }).cooked : null;
  if (more.length > 0 || typeof cooked !== 'string') return { is: 'opaque', what: 'expression', ...spanOf(node) };
  return { is: 'plain', value: cooked, ...spanOf(node) };
}

function listValue(node: AnyNode): SourceValue {
  const items = listOf(node, 'elements');
  // A hole in a list has no span: what cannot be addressed is not taken apart.
  if (!items.every(isNode)) return { is: 'opaque', what: 'expression', ...spanOf(node) };
  return {
    is: 'list',
    items: items.map((item) =>
      item.type === 'SpreadElement' ? { is: 'opaque', what: 'spread', ...spanOf(item) } : valueOf(item),
    ),
    ...spanOf(node),
  };
}

function objectOf(node: AnyNode): ObjectValue {
  return { is: 'object', members: listOf(node, 'properties').filter(isNode).map(memberValue), ...spanOf(node) };
}

function memberValue(node: AnyNode): Member {
  const span = spanOf(node);
  const [key, value] = [inside(node, 'key'), inside(node, 'value')];
  if (node.type === 'SpreadElement' || key === null || value === null)
    return { key: null, keySpan: null, value: { is: 'opaque', what: 'spread', ...span }, ...span };
  const name = nameOf(node, key);
  if (node['kind'] !== 'init') return { key: name, keySpan: null, value: { is: 'opaque', what: 'function', ...span }, ...span };
  if (node['method'] === true) return { key: name, keySpan: null, value: { is: 'opaque', what: 'function', ...span }, ...span };
  if (node['shorthand'] === true) return { key: name, keySpan: null, value: { is: 'opaque', what: 'name', ...span }, ...span };
  return { key: name, keySpan: spanOf(key), value: valueOf(value), ...span };
}

function nameOf(node: AnyNode, key: AnyNode): string | null {
  if (node['computed'] === true) return null;
  return String(key.type === 'Identifier' ? key['name'] : key['value']);
}
