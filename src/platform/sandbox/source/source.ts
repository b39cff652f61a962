import { parse, type Node, type Token } from 'acorn';
import { GameError } from '../../../kernel';
import type { SourceCheck, CheckedSource } from './check';

/** What a script may be at the most. */
export const SOURCE_LIMITS = { bytes: 65_536, depth: 80 };

export type AnyNode = Node & { readonly [key: string]: unknown };

const isNode = (value: unknown): value is AnyNode =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';

export function children(node: AnyNode): AnyNode[] {
  const found: AnyNode[] = [];
  for (const value of Object.values(node)) {
    if (Array.isArray(value)) for (const item of value) if (isNode(item)) found.push(item);
    if (isNode(value)) found.push(value);
  }
  return found;
}

/** A script while it is checked: problems name its file, line and column. */
interface Script {
  readonly source: string;
  readonly file: string;
}

/** Checks one file of a mod and says how it is linked. Not a letter of it is changed: what runs is what was written. */
export const checkSource: SourceCheck = (source, file, apiName) => {
  const script = { source, file };
  if (source.length > SOURCE_LIMITS.bytes)
    throw new GameError('sourceTooLong', { file, count: source.length, max: SOURCE_LIMITS.bytes });
  const ast = parsed(script);
  const body = children(ast);
  checkNodes(ast, script);
  checkLineEnds(ast, script);
  const known = new Set(body.flatMap((statement) => makersIn(statement, apiName)));
  for (const statement of body) checkTop(statement, known, script);
  const exports = body.flatMap(exportedNames);
  checkInertNames(body, exports, script);
  return { imports: body.flatMap((statement) => importOf(statement, script)), exports, declares: body.flatMap(declaredBy) };
};

/** Brackets are counted while they are read: the parser recurses into each, and V8, SpiderMonkey and JavaScriptCore have stacks of different sizes. */
function depthCounter({ source, file }: Script): (token: Token) => void {
  let depth = 0;
  return ({ type, start }) => {
    if (/^(\(|\[|\{|\$\{)$/.test(type.label)) depth++;
    if (/^[)\]}]$/.test(type.label)) depth--;
    if (depth > SOURCE_LIMITS.depth)
      throw new GameError('sourceTooDeep', { file, ...placeOf(source, start), max: SOURCE_LIMITS.depth });
  };
}

/** The syntax tree of one file; throws as `checkSource` does where there is none. */
export const treeOf = (source: string, file: string): AnyNode => parsed({ source, file });

function parsed(script: Script): AnyNode {
  const { source, file } = script;
  try {
    const tree: unknown = parse(source, { ecmaVersion: 2022, sourceType: 'module', onToken: depthCounter(script) });
    return tree as AnyNode;
  } catch (error) {
    if (error instanceof GameError) throw error;
    const { loc, message } = error as { loc?: Loc; message: string };
    // Text nested too deeply without brackets exhausts the parser's own stack.
    if (error instanceof RangeError || message.startsWith('Not enough stack space'))
      throw new GameError('sourceTooDeep', { file, max: SOURCE_LIMITS.depth });
    const why = message.replace(/ \(\d+:\d+\)$/, '');
    throw new GameError('sourceSyntax', { file, ...syntaxPlace(source, loc, why), why });
  }
}

/** Where the author should look: what is missing at the end of a line is noticed only at the first word of the next. */
function syntaxPlace(source: string, loc: Loc | undefined, why: string): { line: number; column: number } {
  const { line, column } = loc ?? { line: 1, column: 0 };
  const lines = source.split('\n');
  const isFirstWord = why.startsWith('Unexpected token') && lines[line - 1]?.slice(0, column).trim() === '';
  const before = isFirstWord ? lines.slice(0, line - 1).findLastIndex((text) => text.trim() !== '') : -1;
  return before < 0 ? { line, column: column + 1 } : { line: before + 1, column: lines[before]!.trimEnd().length + 1 };
}

interface Loc {
  readonly line: number;
  readonly column: number;
}

/** Line and column of a place in a text, both from 1, as an editor counts them. */
export function placeOf(source: string, at: number): { line: number; column: number } {
  const before = source.slice(0, at);
  const line = before.split('\n').length;
  return { line, column: at - before.lastIndexOf('\n') };
}

function refuse(code: string, { source, file }: Script, at: number, what: string): never {
  throw new GameError(code, { file, ...placeOf(source, at), what });
}

/**
 * The language features that no script may use, by the name that the refusal gives; null if the node is allowed. Scripts do not need
 * them, and with some of them a script could keep state between runs or behave differently in QuickJS than in V8.
 */
function forbidden(node: AnyNode): string | null {
  switch (node.type) {
    case 'Literal':
      return node['bigint'] !== undefined ? 'BigInt' : null;
    case 'Property':
      return isProto(node) ? '__proto__' : null;
    case 'ImportExpression':
    case 'MetaProperty':
    case 'AwaitExpression':
    case 'YieldExpression':
    case 'TaggedTemplateExpression':
    case 'ExportAllDeclaration':
      return node.type;
    case 'CatchClause':
      // QuickJS passes over `finally` when such a pattern throws.
      return ((node['param'] as AnyNode | null)?.type ?? '').endsWith('Pattern') ? 'catch ({ … })' : null;
    case 'ForOfStatement':
      return node['await'] === true ? 'AwaitExpression' : null;
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
      return node['async'] === true ? 'async' : node['generator'] === true ? 'generator' : null;
    case 'Identifier':
      // The loader adds a name of its own to a file.
      return String(node['name']).startsWith('$$') ? String(node['name']) : null;
    default:
      return null;
  }
}

const isProto = (node: AnyNode): boolean => node['computed'] !== true && keyName(node['key'] as AnyNode) === '__proto__';

/** The name of a key, an export or a specifier, however it is written. */
const keyName = (node: AnyNode): string => String(node['name'] ?? node['value']);

function checkNodes(ast: AnyNode, script: Script): void {
  const stack: [AnyNode, number][] = [[ast, 0]];
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    const [node, depth] = next;
    if (depth > SOURCE_LIMITS.depth) {
      const { source, file } = script;
      throw new GameError('sourceTooDeep', { file, ...placeOf(source, node.start), max: SOURCE_LIMITS.depth });
    }
    const what = forbidden(node);
    if (what !== null) refuse('sourceForbidden', script, node.start, what);
    for (const child of children(node)) stack.push([child, depth + 1]);
  }
}

const LINE_ENDS: Readonly<Record<string, string>> = { '\r': 'CR', '\u2028': 'U+2028', '\u2029': 'U+2029' };

/** Line ends that the guest does not take for such: it would read another program, and tell other lines. Within texts they stay. */
function checkLineEnds(ast: AnyNode, script: Script): void {
  const ends = [...script.source.matchAll(/\r(?!\n)|[\u2028\u2029]/g)];
  if (ends.length === 0) return;
  const texts = textSpans(ast);
  for (const { index, 0: end } of ends) {
    const isInText = texts.some(([from, to]) => index >= from && index < to);
    if (end === '\r' || !isInText) refuse('sourceForbidden', script, index, LINE_ENDS[end]!);
  }
}

function textSpans(ast: AnyNode): [from: number, to: number][] {
  const spans: [number, number][] = [];
  const stack = [ast];
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    if (node.type === 'TemplateElement' || (node.type === 'Literal' && typeof node['value'] === 'string'))
      spans.push([node.start, node.end]);
    stack.push(...children(node));
  }
  return spans;
}

/** The makers of the API that a statement imports; functions of the mod's own files run in the game only. */
function makersIn(statement: AnyNode, apiName: string): string[] {
  if (statement.type !== 'ImportDeclaration' || (statement['source'] as AnyNode)['value'] !== apiName) return [];
  const specifiers = (statement['specifiers'] as AnyNode[]).filter(({ type }) => type === 'ImportSpecifier');
  return specifiers.map((specifier) => keyName(specifier['local'] as AnyNode));
}

const TOP = [
  'ImportDeclaration',
  'ExportDefaultDeclaration',
  'ExportNamedDeclaration',
  'VariableDeclaration',
  'FunctionDeclaration',
  'EmptyStatement',
];

/** Names under which the language calls a function by itself. */
const CALLED_UNASKED = ['valueOf', 'toString', 'toJSON', 'then'];

/**
 * Checks a statement at the top level of a module, which must keep nothing between two runs. Its constants are frozen once the
 * file has run, but a closure around a variable or a Map could not be frozen. So the top level may call only the API's makers,
 * changes nothing, and declares nothing that JavaScript would call by itself; no function of the mod runs while it is loaded.
 */
function checkTop(statement: AnyNode, makers: ReadonlySet<string>, script: Script): void {
  const keeps = (node: AnyNode, what: string): never => refuse('sourceKeepsState', script, node.start, what);
  const declared = (statement['declaration'] as AnyNode | null | undefined) ?? statement;
  if (!TOP.includes(statement.type)) keeps(statement, statement.type);
  if (statement.type === 'ExportNamedDeclaration' && statement['source'] !== null)
    refuse('sourceForbidden', script, statement.start, 'export from');
  if (declared.type === 'VariableDeclaration' && declared['kind'] !== 'const') keeps(declared, String(declared['kind']));
  const stack: AnyNode[] = [statement];
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    if (/^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(node.type)) continue;
    const what = runsAtTop(node, makers);
    if (what !== null) keeps(node, what);
    stack.push(...children(node));
  }
}

/**
 * Says what makes a node refused at the top level of a module: it calls or constructs something other than the API's makers, or
 * assigns, deletes, or declares a member that JavaScript calls by itself. Null if the node does none of that.
 */
function runsAtTop(node: AnyNode, makers: ReadonlySet<string>): string | null {
  const callee = node['callee'] as AnyNode | undefined;
  switch (node.type) {
    case 'CallExpression':
      return callee?.type === 'Identifier' && makers.has(String(callee['name'])) ? null : 'call';
    case 'NewExpression':
    case 'ClassDeclaration':
    case 'ClassExpression':
      return 'new';
    case 'AssignmentExpression':
    case 'UpdateExpression':
      return '=';
    case 'UnaryExpression':
      return node['operator'] === 'delete' ? 'delete' : null;
    case 'Property':
      return calledUnasked(node);
    default:
      return null;
  }
}

function calledUnasked(property: AnyNode): string | null {
  const key = property['key'] as AnyNode;
  if (property['kind'] !== 'init') return String(property['kind']);
  if (property['computed'] === true && key.type !== 'Literal') return '[…]';
  return CALLED_UNASKED.includes(keyName(key)) ? keyName(key) : null;
}

/** The object of all exports (`import * as`) is one that the language may turn into a text, too. */
function checkInertNames(body: readonly AnyNode[], exports: readonly string[], script: Script): void {
  const name = exports.find((one) => CALLED_UNASKED.includes(one));
  if (name === undefined) return;
  const statement = body.find((one) => exportedNames(one).includes(name))!;
  refuse('sourceKeepsState', script, statement.start, name);
}

function importOf(statement: AnyNode, { source }: Script): CheckedSource['imports'][number][] {
  if (statement.type !== 'ImportDeclaration') return [];
  const names = (statement['specifiers'] as AnyNode[]).flatMap((specifier) => {
    if (specifier.type === 'ImportNamespaceSpecifier') return [];
    const name = specifier.type === 'ImportDefaultSpecifier' ? 'default' : keyName(specifier['imported'] as AnyNode);
    return [{ name, ...placeOf(source, specifier.start) }];
  });
  return [{ path: String((statement['source'] as AnyNode)['value']), names }];
}

function exportedNames(statement: AnyNode): string[] {
  if (statement.type === 'ExportDefaultDeclaration') return ['default'];
  if (statement.type !== 'ExportNamedDeclaration') return [];
  const declaration = statement['declaration'] as AnyNode | null;
  if (declaration !== null) return declaredNames(declaration);
  return (statement['specifiers'] as AnyNode[]).map((specifier) => keyName(specifier['exported'] as AnyNode));
}

/** What a statement of the top level declares; imports belong to the file that they come from. */
function declaredBy(statement: AnyNode): string[] {
  const declared = (statement['declaration'] as AnyNode | null | undefined) ?? statement;
  return declared.type === 'VariableDeclaration' || declared.type === 'FunctionDeclaration' ? declaredNames(declared) : [];
}

/** What a declaration names, patterns included. */
function declaredNames(declaration: AnyNode): string[] {
  if (declaration.type !== 'VariableDeclaration') return declaration['id'] ? [keyName(declaration['id'] as AnyNode)] : [];
  const found: string[] = [];
  const stack = (declaration['declarations'] as AnyNode[]).map((one) => one['id'] as AnyNode);
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    if (node.type === 'Identifier') found.push(keyName(node));
    else if (node.type === 'Property') stack.push(node['value'] as AnyNode);
    else if (node.type === 'AssignmentPattern') stack.push(node['left'] as AnyNode);
    else stack.push(...children(node));
  }
  return found;
}
