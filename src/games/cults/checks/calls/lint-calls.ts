import { nearestOf } from '../../../../kernel';
import { treeOf, type AnyNode } from '../../../../platform/sandbox/source/source';
import { fieldsOfType, GAME_CALLS, itemOfType, parametersOf, wordsOfType, type DescribedCall } from '../../vocabulary/game-calls';
import { found, problem, type CheckFinding } from '../finding';
import { spotAt, type LoadedMod } from '../loaded';
import { gameUses, inside, listIn, type GameUse } from './game-uses';

/** Finds calls of `game` that would fail only when somebody plays the card: names that it does not have, ids that there are not. */

type Found = readonly [at: number, what: ReturnType<typeof problem>];

const near = (given: string, known: readonly string[]): { readonly nearest?: string } => {
  const nearest = nearestOf(given, known);
  return nearest === '' ? {} : { nearest };
};

/** A text as it stands in the script; null if it is worked out. */
const textOf = ({ type, value }: AnyNode): string | null => (type === 'Literal' && typeof value === 'string' ? value : null);

function wordIn(node: AnyNode, type: string): Found[] {
  if (node.type === 'ConditionalExpression')
    return ['consequent', 'alternate'].flatMap((key) => wordIn(inside(node, key)!, type));
  const item = itemOfType(type);
  if (item !== null) return node.type === 'ArrayExpression' ? listIn(node, 'elements').flatMap((one) => wordIn(one, item)) : [];
  const fields = fieldsOfType(type);
  if (fields !== null) return node.type === 'ObjectExpression' ? fieldsIn(node, fields) : [];
  const [value, words] = [textOf(node), wordsOfType(type)];
  if (value === null || words === null || words.includes(value)) return [];
  return [[node.start, problem('unknownWord', { value: JSON.stringify(value), known: words, ...near(value, words) })]];
}

function fieldsIn(node: AnyNode, fields: ReadonlyMap<string, string>): Found[] {
  const known = [...fields.keys()];
  return listIn(node, 'properties').flatMap((one): Found[] => {
    const [key, value] = [inside(one, 'key'), inside(one, 'value')];
    if (one.type !== 'Property' || one['computed'] === true || key === null || value === null) return [];
    const name = String(key['name'] ?? key['value']);
    const type = fields.get(name);
    return type === undefined
      ? [[key.start, problem('unknownField', { field: name, known, ...near(name, known) })]]
      : wordIn(value, type);
  });
}

/** Whether a script only asks whether there is such a name: it may be written for a later game, too. */
const isOnlyAsked = ({ node, parent }: GameUse): boolean =>
  node['optional'] === true ||
  parent?.['optional'] === true ||
  parent?.type === 'UnaryExpression' ||
  parent?.type === 'LogicalExpression';

/** Whether the function itself stands where only what it gives makes sense. */
const isUncalled = ({ node, parent }: GameUse): boolean =>
  (parent?.type === 'MemberExpression' && parent['object'] === node && !['call', 'apply', 'bind'].includes(nameIn(parent))) ||
  (parent?.type === 'BinaryExpression' && parent['operator'] !== 'in');

function nameIn(member: AnyNode): string {
  const name = inside(member, 'property')?.['name'];
  return typeof name === 'string' ? name : '';
}

function misused(use: GameUse, call: DescribedCall): Found[] {
  const { parent, node, at, name } = use;
  if (call.isValue) {
    const type = call.signature.slice(call.signature.indexOf(':') + 1).trim();
    return use.compared.flatMap((one) => wordIn(one, type));
  }
  if (parent?.type === 'CallExpression' && parent['callee'] === node) {
    const types = parametersOf(call);
    return listIn(parent, 'arguments').flatMap((one, i) => (types[i] === undefined ? [] : wordIn(one, types[i])));
  }
  return isUncalled(use) ? [[at, problem('gameUncalled', { value: name })]] : [];
}

function wrongUse(use: GameUse): Found[] {
  const calls = GAME_CALLS[use.object];
  const call = calls.find(({ name }) => name === use.name);
  if (call !== undefined) return misused(use, call);
  const known = calls.map(({ name }) => name);
  const nearest = near(use.name, known);
  if (nearest.nearest === undefined && isOnlyAsked(use)) return [];
  return [[use.at, problem('gameLacks', { value: use.name, known, ...nearest })]];
}

/** Only of files that the static check took: the parser is safe with those. */
export function wrongCalls({ sources, imports }: LoadedMod): CheckFinding[] {
  return [...sources].flatMap(([file, source]) => {
    if (!imports.has(file)) return [];
    return gameUses(treeOf(source, file))
      .flatMap(wrongUse)
      .map(([at, what]) => found('warning', spotAt(file, source, at), what));
  });
}

/** The codes of these findings: they say in plainer words what a compiler says of the same line. */
export const CALL_CODES: readonly string[] = ['gameLacks', 'gameUncalled', 'unknownWord', 'unknownField'];
