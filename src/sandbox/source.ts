import { parse, type Node, type Program } from 'acorn';
import { GameError } from '../engine';

/** What a script may be at the most. */
export const SOURCE_LIMITS = { bytes: 65_536, depth: 80 };

/** A script made ready for the guest: linked, fuelled, and with the way back to its own columns. */
export interface Prepared {
  /** The body of a function of `$$import` and `$$export`. */
  readonly code: string;
  /** Paths of the modules it imports. */
  readonly imports: readonly string[];
  /** The column that the author sees for a column of the code. */
  column(line: number, column: number): number;
}

interface Insert {
  readonly at: number;
  readonly text: string;
  /** The end of what is replaced; the same as `at` where nothing is. */
  readonly end: number;
  readonly order: number;
}

type AnyNode = Node & { readonly [key: string]: unknown };

const children = (node: AnyNode): AnyNode[] => {
  const found: AnyNode[] = [];
  for (const value of Object.values(node)) {
    if (Array.isArray(value)) for (const item of value) if (isNode(item)) found.push(item);
    if (isNode(value)) found.push(value);
  }
  return found;
};

const isNode = (value: unknown): value is AnyNode =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';

/** Checks, links and fuels one file of a mod. Throws a GameError with file, line and column. */
export function prepare(source: string, file: string): Prepared {
  if (source.length > SOURCE_LIMITS.bytes)
    throw new GameError('sourceTooLong', { file, count: source.length, max: SOURCE_LIMITS.bytes });
  const ast = parsed(source, file);
  const inserts: Insert[] = [];
  const imports: string[] = [];
  check(ast, source, file);
  for (const statement of ast.body) link(statement as unknown as AnyNode, inserts, imports, file, source);
  fuel(ast as unknown as AnyNode, source, inserts);
  return { code: splice(source, inserts), imports, column: (line, column) => ownColumn(source, inserts, line, column) };
}

function parsed(source: string, file: string): Program {
  try {
    return parse(source, { ecmaVersion: 2022, sourceType: 'module' });
  } catch (error) {
    // Text nested too deeply exhausts the parser's own stack.
    if (error instanceof RangeError) throw new GameError('sourceTooDeep', { file, max: SOURCE_LIMITS.depth });
    const { loc, message } = error as { loc?: { line: number; column: number }; message: string };
    throw new GameError('sourceSyntax', {
      file,
      line: loc?.line ?? 1,
      column: (loc?.column ?? 0) + 1,
      why: message.replace(/ \(\d+:\d+\)$/, ''),
    });
  }
}

/** Line and column of a place in a text, both from 1. */
export function placeOf(source: string, at: number): { line: number; column: number } {
  const before = source.slice(0, at);
  const line = before.split('\n').length;
  return { line, column: at - before.lastIndexOf('\n') };
}

/** What cannot be bounded or repeated is not allowed at all. */
function forbidden(node: AnyNode): string | null {
  switch (node.type) {
    case 'Literal':
      return node['bigint'] !== undefined ? 'BigInt' : node['regex'] !== undefined ? 'RegExp' : null;
    case 'ImportExpression':
    case 'MetaProperty':
    case 'AwaitExpression':
    case 'YieldExpression':
    case 'WithStatement':
    case 'StaticBlock':
    case 'TaggedTemplateExpression':
      return node.type;
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
      return node['async'] === true ? 'async' : node['generator'] === true ? 'generator' : null;
    case 'Identifier':
      return String(node['name']).startsWith('$$') ? String(node['name']) : null;
    default:
      return null;
  }
}

function check(ast: Program, source: string, file: string): void {
  const stack: [AnyNode, number][] = [[ast as unknown as AnyNode, 0]];
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    const [node, depth] = next;
    if (depth > SOURCE_LIMITS.depth)
      throw new GameError('sourceTooDeep', { file, ...placeOf(source, node.start), max: SOURCE_LIMITS.depth });
    const what = forbidden(node);
    if (what !== null) throw new GameError('sourceForbidden', { file, ...placeOf(source, node.start), what });
    for (const child of children(node)) stack.push([child, depth + 1]);
  }
  const known = importedNames(ast);
  for (const statement of ast.body) checkTop(statement as unknown as AnyNode, known, source, file);
}

function importedNames(ast: Program): Set<string> {
  const names = new Set<string>();
  for (const statement of ast.body) {
    if (statement.type === 'ImportDeclaration') for (const specifier of statement.specifiers) names.add(specifier.local.name);
  }
  return names;
}

/**
 * A module keeps nothing between two runs: only constants, and at the top level only what the API makes may be called, so
 * that no closure can hide a variable. (A script is run again from its start with each answer.)
 */
function checkTop(statement: AnyNode, known: ReadonlySet<string>, source: string, file: string): void {
  const refuse = (node: AnyNode, what: string): never => {
    throw new GameError('sourceKeepsState', { file, ...placeOf(source, node.start), what });
  };
  const declared = (statement['declaration'] as AnyNode | null | undefined) ?? statement;
  if (declared.type === 'VariableDeclaration' && declared['kind'] !== 'const') refuse(declared, String(declared['kind']));
  const allowed = [
    'ImportDeclaration',
    'ExportDefaultDeclaration',
    'ExportNamedDeclaration',
    'VariableDeclaration',
    'FunctionDeclaration',
    'EmptyStatement',
  ];
  if (!allowed.includes(statement.type)) refuse(statement, statement.type);
  const stack: AnyNode[] = [statement];
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    if (/Function|Method/.test(node.type) && node.type !== 'MethodDefinition') continue;
    const callee = node['callee'] as AnyNode | undefined;
    if (node.type === 'CallExpression' && !(callee?.type === 'Identifier' && known.has(String(callee['name']))))
      refuse(node, 'call');
    if (node.type === 'NewExpression' || node.type === 'ClassDeclaration' || node.type === 'ClassExpression') refuse(node, 'new');
    stack.push(...children(node));
  }
}

/** Imports and exports become calls of the loader, on the same lines. */
function link(node: AnyNode, inserts: Insert[], imports: string[], file: string, source: string): void {
  const replace = (at: number, end: number, text: string): void => void inserts.push({ at, end, text, order: 0 });
  if (node.type === 'ImportDeclaration') {
    const path = String((node['source'] as AnyNode)['value']);
    imports.push(path);
    replace(node.start, node.end, `const ${importPattern(node['specifiers'] as AnyNode[])} = $$import(${JSON.stringify(path)});`);
  }
  if (node.type === 'ExportDefaultDeclaration') {
    replace(node.start, (node['declaration'] as AnyNode).start, '$$export.default = ');
  }
  if (node.type === 'ExportAllDeclaration' || (node.type === 'ExportNamedDeclaration' && node['source'] !== null)) {
    throw new GameError('sourceForbidden', { file, ...placeOf(source, node.start), what: 'export from' });
  }
  if (node.type === 'ExportNamedDeclaration') exportNamed(node, replace);
}

function importPattern(specifiers: readonly AnyNode[]): string {
  const name = (node: unknown): string => String((node as AnyNode)['name'] ?? (node as AnyNode)['value']);
  const parts = specifiers.map((specifier) => {
    const local = name(specifier['local']);
    if (specifier.type === 'ImportNamespaceSpecifier') return `...${local}`;
    return `${specifier.type === 'ImportDefaultSpecifier' ? 'default' : name(specifier['imported'])}: ${local}`;
  });
  return `{ ${parts.join(', ')} }`;
}

function exportNamed(node: AnyNode, replace: (at: number, end: number, text: string) => void): void {
  const declaration = node['declaration'] as AnyNode | null;
  if (declaration === null) {
    const pairs = (node['specifiers'] as AnyNode[]).map((specifier) => {
      const [local, exported] = [specifier['local'], specifier['exported']].map((part) => String((part as AnyNode)['name']));
      return `$$export.${exported} = ${local};`;
    });
    return replace(node.start, node.end, pairs.join(' '));
  }
  const names =
    declaration.type === 'VariableDeclaration'
      ? (declaration['declarations'] as AnyNode[]).map((one) => String((one['id'] as AnyNode)['name']))
      : [String((declaration['id'] as AnyNode)['name'])];
  replace(node.start, declaration.start, '');
  replace(node.end, node.end, names.map((name) => `;$$export.${name} = ${name};`).join(''));
}

/** Counted at every function entry and every turn of a loop: a script stops at the same place on every machine. */
const TICK = '--$$fuel<0&&$$out()';

function fuel(ast: AnyNode, source: string, inserts: Insert[]): void {
  const insert = (at: number, text: string, order: number): void => void inserts.push({ at, end: at, text, order });
  const block = (body: AnyNode): void => {
    if (body.type === 'BlockStatement') return insert(body.start + 1, `${TICK};`, 1);
    insert(body.start, `{${TICK};`, 1);
    insert(body.end, '}', -1);
  };
  const stack = [ast];
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    const body = node['body'] as AnyNode | undefined;
    if (/^(For|ForIn|ForOf|While|DoWhile)Statement$/.test(node.type)) block(body!);
    if (node.type === 'FunctionDeclaration' || node.type === 'FunctionExpression') insert(body!.start + 1, `${TICK};`, 1);
    if (node.type === 'ArrowFunctionExpression') {
      if (body!.type === 'BlockStatement') insert(body!.start + 1, `${TICK};`, 1);
      else {
        const [from, to] = withParentheses(source, node, body!);
        insert(from, `(${TICK},`, 1);
        insert(to, ')', -1);
      }
    }
    stack.push(...children(node));
  }
}

/** The body of an arrow with the parentheses around it: all that stands behind the arrow. */
function withParentheses(source: string, arrow: AnyNode, body: AnyNode): [number, number] {
  return [source.lastIndexOf('=>', body.start - 1) + 2, arrow.end];
}

function splice(source: string, inserts: readonly Insert[]): string {
  let text = source;
  // From the end, so that places stay right; at one place what closes comes before what opens.
  for (const { at, end, text: added } of [...inserts].sort((a, b) => b.at - a.at || b.order - a.order))
    text = text.slice(0, at) + added + text.slice(end);
  return text;
}

function ownColumn(source: string, inserts: readonly Insert[], line: number, column: number): number {
  const start =
    source
      .split('\n')
      .slice(0, line - 1)
      .join('\n').length + (line > 1 ? 1 : 0);
  let shift = 0;
  for (const { at, end, text } of [...inserts].sort((a, b) => a.at - b.at || a.order - b.order)) {
    if (at < start || at - start + shift >= column) continue;
    shift += text.length - (end - at);
  }
  return Math.max(1, column - shift);
}
