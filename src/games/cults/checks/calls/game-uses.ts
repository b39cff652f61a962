import { children, type AnyNode } from '../../../../platform/sandbox/source/source';
import type { GameObject } from '../../vocabulary/game-calls';

/** Finds where functions of a script use their `game`. What may be something else is passed over: no use is guessed. */

/** A use of `game.name`: read, or called with these arguments. */
export interface GameUse {
  readonly object: GameObject;
  readonly name: string;
  /** Where the name stands. */
  readonly at: number;
  readonly node: AnyNode;
  readonly parent: AnyNode | null;
  /** The values that the script compares this use with: `'uptown'` in `game.here === 'uptown'`. */
  readonly compared: readonly AnyNode[];
}

/** What a name stands for; null: something else. */
type Bound = { readonly is: GameObject } | { readonly is: 'member'; readonly name: string } | null;
type Names = ReadonlyMap<string, Bound>;

const isNode = (value: unknown): value is AnyNode => typeof value === 'object' && value !== null && 'type' in value;
export const inside = (node: AnyNode, key: string): AnyNode | null => (isNode(node[key]) ? node[key] : null);
export const listIn = (node: AnyNode, key: string): readonly AnyNode[] =>
  Array.isArray(node[key]) ? (node[key] as unknown[]).filter(isNode) : [];
const isFunction = ({ type }: AnyNode): boolean => /^(Arrow)?Function(Expression|Declaration)?/.test(type);
const nameOf = (node: AnyNode | null): string => (node?.type === 'Identifier' ? String(node['name']) : '');

/** Every name that a pattern declares. */
function declaredIn(pattern: AnyNode): string[] {
  if (pattern.type === 'Identifier') return [nameOf(pattern)];
  if (pattern.type === 'Property') return declaredIn(inside(pattern, 'value')!);
  if (pattern.type === 'AssignmentPattern') return declaredIn(inside(pattern, 'left')!);
  return ['ObjectPattern', 'ArrayPattern', 'RestElement'].includes(pattern.type) ? children(pattern).flatMap(declaredIn) : [];
}

/** Every name that is declared or given another value anywhere in a part of a script. */
function changedIn(node: AnyNode): string[] {
  const own =
    node.type === 'VariableDeclarator' || node.type === 'FunctionDeclaration' || node.type === 'ClassDeclaration'
      ? declaredIn(inside(node, 'id')!)
      : node.type === 'AssignmentExpression'
        ? declaredIn(inside(node, 'left')!)
        : node.type === 'CatchClause' && inside(node, 'param') !== null
          ? declaredIn(inside(node, 'param')!)
          : [];
  return [...own, ...children(node).flatMap(changedIn)];
}

class Uses {
  readonly found: GameUse[] = [];

  /** A function whose first parameter is the game. */
  run(node: AnyNode): void {
    const [game] = listIn(node, 'params');
    if (game === undefined) return;
    const changed = new Set(changedIn(inside(node, 'body')!));
    const names = new Map<string, Bound>();
    if (game.type === 'ObjectPattern') this.#taken(game, 'game', names);
    else if (game.type === 'Identifier') names.set(nameOf(game), { is: 'game' });
    // A name that is declared again or changed may be something else: it is passed over in the whole function.
    for (const name of changed) names.delete(name);
    this.#visit(inside(node, 'body')!, names, null);
  }

  /** `const { draw, here } = game` */
  #taken(pattern: AnyNode, object: GameObject, names: Map<string, Bound>): void {
    for (const part of listIn(pattern, 'properties')) {
      const key = inside(part, 'key');
      if (part.type !== 'Property' || part['computed'] === true || key === null) continue;
      const name = nameOf(key);
      if (name === '') continue;
      this.found.push({ object, name, at: key.start, node: key, parent: part, compared: [] });
      if (object === 'game') for (const own of declaredIn(inside(part, 'value')!)) names.set(own, boundTo(name));
    }
  }

  #visit(node: AnyNode, names: Names, parent: AnyNode | null): void {
    if (isFunction(node)) {
      const hidden = new Set(listIn(node, 'params').flatMap(declaredIn));
      names = new Map([...names].filter(([name]) => !hidden.has(name)));
    }
    this.#use(node, names, parent);
    if (node.type === 'VariableDeclarator') this.#declared(node, names);
    for (const child of children(node)) {
      const isName =
        (node.type === 'MemberExpression' && child === node['property']) || (node.type === 'Property' && child === node['key']);
      if (!isName || node['computed'] === true) this.#visit(child, names, node);
    }
  }

  #declared(node: AnyNode, names: Names): void {
    const [id, init] = [inside(node, 'id'), inside(node, 'init')];
    const object = init === null ? null : objectOf(init, names);
    // The names that it declares are passed over; the fields that it takes are uses all the same.
    if (id?.type === 'ObjectPattern' && object !== null) this.#taken(id, object, new Map());
  }

  #use(node: AnyNode, names: Names, parent: AnyNode | null): void {
    if (node.type === 'Identifier') {
      const bound = names.get(nameOf(node));
      if (bound?.is === 'member')
        this.found.push({ object: 'game', name: bound.name, at: node.start, node, parent, compared: comparedWith(node, parent) });
      return;
    }
    const [object, property] = [inside(node, 'object'), inside(node, 'property')];
    if (node.type !== 'MemberExpression' || node['computed'] === true || object === null || property === null) return;
    const owner = objectOf(object, names);
    if (owner !== null && property.type === 'Identifier')
      this.found.push({
        object: owner,
        name: nameOf(property),
        at: property.start,
        node,
        parent,
        compared: comparedWith(node, parent),
      });
  }
}

const boundTo = (name: string): Bound => (name === 'store' ? { is: 'store' } : { is: 'member', name });

function objectOf(node: AnyNode, names: Names): GameObject | null {
  if (node.type === 'Identifier') {
    const bound = names.get(nameOf(node)) ?? null;
    return bound === null || bound.is === 'member' ? null : bound.is;
  }
  if (node.type !== 'MemberExpression' || node['computed'] === true || nameOf(inside(node, 'property')) !== 'store') return null;
  const object = inside(node, 'object');
  return object !== null && objectOf(object, names) === 'game' ? 'store' : null;
}

function comparedWith(node: AnyNode, parent: AnyNode | null): readonly AnyNode[] {
  if (parent === null) return [];
  if (parent.type === 'BinaryExpression' && /^[!=]==?$/.test(String(parent['operator'])))
    return [inside(parent, 'left'), inside(parent, 'right')].flatMap((one) => (one === null || one === node ? [] : [one]));
  if (parent.type !== 'SwitchStatement' || parent['discriminant'] !== node) return [];
  return listIn(parent, 'cases').flatMap((one) => inside(one, 'test') ?? []);
}

/** The functions of a declaration: `run` in what is handed to its maker. */
function runsIn(node: AnyNode): AnyNode[] {
  const value = node.type === 'Property' && nameOf(inside(node, 'key')) === 'run' ? inside(node, 'value') : null;
  if (value !== null && isFunction(value)) return [value];
  return isFunction(node) ? [] : children(node).flatMap(runsIn);
}

/** Helpers of a file that get the game as their first argument wherever their name stands. */
function helpersIn(body: readonly AnyNode[], runs: readonly AnyNode[]): AnyNode[] {
  const named = body.flatMap((statement) => functionsDeclaredBy(statement));
  return named.flatMap(([name, node]) => {
    const uses = runs.flatMap((run) => callsOf(name, inside(run, 'body')!, nameOf(listIn(run, 'params')[0] ?? null), null));
    const inRuns = runs.reduce((sum, run) => sum + mentions(name, run), 0);
    const everywhere = body.reduce((sum, statement) => sum + mentions(name, statement), 0) - 1;
    return uses.length > 0 && uses.length === inRuns && inRuns === everywhere ? [node] : [];
  });
}

function functionsDeclaredBy(statement: AnyNode): (readonly [string, AnyNode])[] {
  if (statement.type === 'FunctionDeclaration') return [[nameOf(inside(statement, 'id')), statement]];
  if (statement.type !== 'VariableDeclaration' || statement['kind'] !== 'const') return [];
  return listIn(statement, 'declarations').flatMap((one) => {
    const init = inside(one, 'init');
    return init !== null && isFunction(init) ? [[nameOf(inside(one, 'id')), init] as const] : [];
  });
}

/** Calls `name(game, …)` in a function whose game has this name. */
function callsOf(name: string, node: AnyNode, game: string, parent: AnyNode | null): AnyNode[] {
  const isCall = node.type === 'CallExpression' && nameOf(inside(node, 'callee')) === name;
  const isOfGame = game !== '' && nameOf(listIn(node, 'arguments')[0] ?? null) === game;
  const own = isCall && isOfGame ? [node] : [];
  if (parent !== null && isFunction(node) && listIn(node, 'params').flatMap(declaredIn).includes(game)) return [];
  return [...own, ...children(node).flatMap((child) => callsOf(name, child, game, node))];
}

const mentions = (name: string, node: AnyNode): number =>
  (nameOf(node) === name ? 1 : 0) + children(node).reduce((sum, child) => sum + mentions(name, child), 0);

/** All uses of the game in a file that declares something. */
export function gameUses(program: AnyNode): readonly GameUse[] {
  const body = listIn(program, 'body');
  const runs = body.filter(({ type }) => type === 'ExportDefaultDeclaration').flatMap(runsIn);
  const uses = new Uses();
  for (const node of [...runs, ...helpersIn(body, runs)]) uses.run(node);
  return uses.found;
}
