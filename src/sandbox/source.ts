import { parse, type Program, type Token } from 'acorn';
import { GameError } from '../engine';
import { LONGEST_TEXT } from './lockdown';
import { children, Meter, METER_HEAD, sorted, type AnyNode, type Insert } from './meter';
import { prepared, type Prepare, type Recipe } from './recipe';

/** What a script may be at the most. */
export const SOURCE_LIMITS = { bytes: 65_536, depth: 80 };

/** Checks one file of a mod and says how it is linked and fuelled. Throws a GameError with file, line and column. */
export function recipeOf(source: string, file: string): Recipe {
  if (source.length > SOURCE_LIMITS.bytes)
    throw new GameError('sourceTooLong', { file, count: source.length, max: SOURCE_LIMITS.bytes });
  checkComments(source, file);
  const ast = parsed(source, file);
  const inserts: Insert[] = [{ at: 0, end: 0, text: METER_HEAD, order: -2 }];
  const imports: string[] = [];
  check(ast, source, file);
  for (const statement of ast.body) link(statement as unknown as AnyNode, inserts, imports, file, source);
  freezeTop(ast, inserts);
  // One by one: a long script has more of them than a call has arguments.
  for (const insert of new Meter(ast as unknown as AnyNode).inserts) inserts.push(insert);
  return { imports, inserts: sorted(inserts).map(({ at, end, text }) => [at, end, text]) };
}

/** Checks, links and fuels one file of a mod. */
export const prepare: Prepare = (source, file) => prepared(source, recipeOf(source, file));

/** Comments in the manner of HTML: the guest knows them and the parser here does not, so each would read another program. */
function checkComments(source: string, file: string): void {
  for (const match of source.matchAll(/<!--|-->/g)) {
    const line = source
      .slice(0, match.index)
      .split(/[\n\r\u2028\u2029]/)
      .at(-1)!;
    if (match[0] === '-->' && line.trim() !== '' && !line.includes('*/')) continue;
    throw new GameError('sourceForbidden', { file, ...placeOf(source, match.index), what: match[0] });
  }
}

/** Brackets are counted while they are read: the parser recurses into each, and its stack is not the same in every engine. */
function depthCounter(source: string, file: string): (token: Token) => void {
  let depth = 0;
  return ({ type, start }) => {
    if (/^(\(|\[|\{|\$\{)$/.test(type.label)) depth++;
    if (/^[)\]}]$/.test(type.label)) depth--;
    if (depth > SOURCE_LIMITS.depth)
      throw new GameError('sourceTooDeep', { file, ...placeOf(source, start), max: SOURCE_LIMITS.depth });
  };
}

function parsed(source: string, file: string): Program {
  try {
    return parse(source, { ecmaVersion: 2022, sourceType: 'module', onToken: depthCounter(source, file) });
  } catch (error) {
    if (error instanceof GameError) throw error;
    const { loc, message } = error as { loc?: { line: number; column: number }; message: string };
    // Text nested too deeply without brackets exhausts the parser's own stack.
    if (error instanceof RangeError || message.startsWith('Not enough stack space'))
      throw new GameError('sourceTooDeep', { file, max: SOURCE_LIMITS.depth });
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
      return node['bigint'] !== undefined ? 'BigInt' : node['regex'] !== undefined ? 'RegExp' : longText(String(node['value']));
    case 'TemplateElement':
      return longText((node['value'] as { raw: string }).raw);
    case 'CatchClause':
      return ((node['param'] as AnyNode | null)?.type ?? '').endsWith('Pattern') ? 'catch ({ … })' : null;
    case 'Property':
      return isProto(node) ? '__proto__' : null;
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
      // `arguments` at the top level would be the loader's own, and an object that outlives the run.
      return /^\$\$|^arguments$/.test(String(node['name'])) ? String(node['name']) : null;
    default:
      return null;
  }
}

const longText = (text: string): string | null => (text.length > LONGEST_TEXT ? `'${text.slice(0, 20)}…'` : null);

/** `{ __proto__: … }` makes chains of prototypes of any length. */
function isProto(node: AnyNode): boolean {
  const key = node['key'] as AnyNode;
  return node['computed'] !== true && (key['name'] === '__proto__' || key['value'] === '__proto__');
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
  const known = constructorNames(ast);
  for (const statement of ast.body) checkTop(statement as unknown as AnyNode, known, source, file);
}

/** What the API makes; functions of the mod's own files run in the game only. */
function constructorNames(ast: Program): Set<string> {
  const names = new Set<string>();
  for (const statement of ast.body) {
    if (statement.type !== 'ImportDeclaration' || statement.source.value !== 'cults') continue;
    for (const specifier of statement.specifiers) names.add(specifier.local.name);
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
    const declaration = node['declaration'] as AnyNode;
    // A function with a name stays a declaration, so that its file can call it too.
    const named = declaration.type === 'FunctionDeclaration' && declaration['id'] !== null;
    replace(node.start, declaration.start, named ? '' : '$$export.default = ');
    if (named) replace(node.end, node.end, `;$$export.default = ${name(declaration['id'])};`);
  }
  if (node.type === 'ExportAllDeclaration' || (node.type === 'ExportNamedDeclaration' && node['source'] !== null)) {
    throw new GameError('sourceForbidden', { file, ...placeOf(source, node.start), what: 'export from' });
  }
  if (node.type === 'ExportNamedDeclaration') exportNamed(node, replace);
}

const name = (node: unknown): string => String((node as AnyNode)['name'] ?? (node as AnyNode)['value']);

/** Names that are exported may be any text: they are quoted, so that none of them becomes code. */
function importPattern(specifiers: readonly AnyNode[]): string {
  const parts = specifiers.map((specifier) => {
    const local = name(specifier['local']);
    if (specifier.type === 'ImportNamespaceSpecifier') return `...${local}`;
    return `${specifier.type === 'ImportDefaultSpecifier' ? 'default' : JSON.stringify(name(specifier['imported']))}: ${local}`;
  });
  return `{ ${parts.join(', ')} }`;
}

function exportNamed(node: AnyNode, replace: (at: number, end: number, text: string) => void): void {
  const declaration = node['declaration'] as AnyNode | null;
  if (declaration === null) {
    const pairs = (node['specifiers'] as AnyNode[]).map((specifier) => {
      return `$$export[${JSON.stringify(name(specifier['exported']))}] = ${name(specifier['local'])};`;
    });
    return replace(node.start, node.end, pairs.join(' '));
  }
  replace(node.start, declaration.start, '');
  const pairs = declaredNames(declaration).map((one) => `;$$export.${one} = ${one};`);
  replace(node.end, node.end, pairs.join(''));
}

/** What a declaration names, patterns included. */
function declaredNames(declaration: AnyNode): string[] {
  if (declaration.type !== 'VariableDeclaration') return declaration['id'] ? [name(declaration['id'])] : [];
  const found: string[] = [];
  const stack = (declaration['declarations'] as AnyNode[]).map((one) => one['id'] as AnyNode);
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    if (node.type === 'Identifier') found.push(name(node));
    else if (node.type === 'Property') stack.push(node['value'] as AnyNode);
    else if (node.type === 'AssignmentPattern') stack.push(node['left'] as AnyNode);
    else stack.push(...children(node));
  }
  return found;
}

/** Constants and functions of a file are frozen as soon as they are there: nothing is kept in them between two runs. */
function freezeTop(ast: Program, inserts: Insert[]): void {
  for (const statement of ast.body as unknown as AnyNode[]) {
    const declared = (statement['declaration'] as AnyNode | null | undefined) ?? statement;
    if (declared.type !== 'VariableDeclaration' && declared.type !== 'FunctionDeclaration') continue;
    const text = declaredNames(declared).map((one) => `;$$freeze(${one});`);
    inserts.push({ at: statement.end, end: statement.end, text: text.join(''), order: -1 });
  }
}
