import type { Node } from 'acorn';

export type AnyNode = Node & { readonly [key: string]: unknown };

export interface Insert {
  readonly at: number;
  readonly text: string;
  /** The end of what is replaced; the same as `at` where nothing is. */
  readonly end: number;
  /** Below 0 closes something, above 0 opens something. */
  readonly order: number;
}

const isNode = (value: unknown): value is AnyNode =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';

export const children = (node: AnyNode): AnyNode[] => {
  const found: AnyNode[] = [];
  for (const value of Object.values(node)) {
    if (Array.isArray(value)) for (const item of value) if (isNode(item)) found.push(item);
    if (isNode(value)) found.push(value);
  }
  return found;
};

/** What the metered code takes from the loader; it stands before the first character of a script. */
export const METER_HEAD =
  'let $$t;const{text:$$text,spread:$$spread,keys:$$keys,caught:$$caught,freeze:$$freeze}=$$import.tools;';

const LOOP = /^(For|ForIn|ForOf|While|DoWhile)Statement$/;
const FUNCTION = /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/;
/** So many parts of the source cost one tick each time they are passed: else one turn of a loop could be 64 KB of work. */
const NODES_PER_TICK = 16;
/** Ticks for what may read a text as a number, sign by sign; a native that is called may, too. */
const READING = 4;
/** Cost that is not seen in the size of the source: a longer chain of prototypes, a copy of all keys, a native's work. */
const HEAVY: Readonly<Record<string, number>> = {
  NewExpression: 200,
  ClassExpression: 1000,
  ClassDeclaration: 1000,
  CallExpression: READING,
  UpdateExpression: READING,
};

/** Ticks of every function and loop: one, and more for a long body; what lies in a nested one counts there. */
function weights(ast: AnyNode): ReadonlyMap<AnyNode, number> {
  const found = new Map<AnyNode, number>();
  const stack: [node: AnyNode, owner: AnyNode][] = [[ast, ast]];
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    const [node, outer] = next;
    const owner = LOOP.test(node.type) || FUNCTION.test(node.type) || node.type === 'PropertyDefinition' ? node : outer;
    found.set(owner, (found.get(owner) ?? 0) + 1 + NODES_PER_TICK * heavy(node));
    for (const child of children(node)) stack.push([child, owner]);
  }
  return found;
}

function heavy(node: AnyNode): number {
  if (node.type === 'ObjectPattern') {
    const parts = node['properties'] as AnyNode[];
    return parts.some((part) => part.type === 'RestElement') ? 1000 : 0;
  }
  return HEAVY[node.type] ?? (readsNumbers(node) ? READING : 0);
}

/**
 * Whether it may read a text as a number. Each is paid for in advance, since asking every time what is there
 * would slow every script down; together with the longest text that bounds what a run can spend on it.
 */
function readsNumbers(node: AnyNode): boolean {
  const { operator, left, right } = node as AnyNode & { left: AnyNode; right: AnyNode };
  if (node.type === 'UnaryExpression') return /^[-+~]$/.test(String(operator)) && !isPlain(node['argument'] as AnyNode);
  if (node.type === 'BinaryExpression')
    return !/^(\+|[=!]==|in|instanceof)$/.test(String(operator)) && !(isNumeric(left) && isNumeric(right));
  // Also `list.length = text`.
  return node.type === 'AssignmentExpression' && (operator !== '=' || left.type === 'MemberExpression');
}

/** Long texts are compared and read as numbers sign by sign. */
const COMPARES = /^([=!]==?|[<>]=?)$/;
const isPlain = (node: AnyNode): boolean => node.type === 'Literal' || isNumeric(node);

/** Whether it gives a number whatever its parts are. */
function isNumeric(node: AnyNode): boolean {
  if (node.type === 'Literal') return typeof node['value'] === 'number';
  if (node.type === 'UpdateExpression') return true;
  if (node.type === 'UnaryExpression') return ['-', '+', '~'].includes(String(node['operator']));
  return node.type === 'BinaryExpression' && /^([-*/%|&^]|\*\*|<<|>>>?)$/.test(String(node['operator']));
}

/**
 * Writes the counting into a script. Counted are function entries, turns of loops, initial values of fields, copies by `...`
 * and `for in`, long texts that `+` makes or that are used as keys; and no error of the engine itself can be swallowed. So a
 * script stops at the same place on every machine.
 */
export class Meter {
  readonly inserts: Insert[] = [];
  readonly #weights: ReadonlyMap<AnyNode, number>;
  readonly #guarded = new Set<number>();

  constructor(ast: AnyNode) {
    this.#weights = weights(ast);
    const statements: AnyNode[] = [];
    const stack = [ast];
    for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
      if (node.type === 'ExpressionStatement') statements.push(node);
      this.#ticks(node);
      this.#texts(node);
      this.#copies(node);
      if (node.type === 'TryStatement') this.#catches(node);
      for (const child of children(node)) stack.push(child);
    }
    // A parenthesis at the start of a line would make a call of the line before; what opens a block around it stays before it.
    for (const { start } of statements) if (this.#guarded.has(start)) this.#put(start, 'void ', 1, true);
  }

  #put(at: number, text: string, order: number, first = false): void {
    const insert = { at, end: at, text, order };
    if (first) this.inserts.unshift(insert);
    else this.inserts.push(insert);
  }

  #around(node: AnyNode, before: string, after: string, order = 1): void {
    this.#put(node.start, before, order);
    this.#put(node.end, after, -1);
  }

  #tick(node: AnyNode): string {
    const cost = 1 + Math.floor((this.#weights.get(node) ?? 0) / NODES_PER_TICK);
    return cost === 1 ? '--$$fuel<0&&$$out()' : `($$fuel-=${cost})<0&&$$out()`;
  }

  #ticks(node: AnyNode): void {
    const body = node['body'] as AnyNode;
    const value = node['value'] as AnyNode | null;
    if (LOOP.test(node.type) || FUNCTION.test(node.type)) {
      if (body.type === 'BlockStatement') this.#put(body.start + 1, `${this.#tick(node)};`, 1);
      else if (LOOP.test(node.type)) this.#around(body, `{${this.#tick(node)};`, '}', 0);
      else this.#around(body, `(${this.#tick(node)},`, ')');
    }
    if (node.type === 'PropertyDefinition' && value !== null) this.#around(value, `(${this.#tick(node)},`, ')');
  }

  /** A long text costs by its length; one that is too long ends the script. */
  #guard(node: AnyNode): void {
    this.#guarded.add(node.start);
    this.#around(node, '(typeof($$t=(', "))==='string'&&$$t.length>99?$$text($$t):$$t)");
  }

  #texts(node: AnyNode): void {
    const { operator, left, right, computed } = node as AnyNode & { left: AnyNode; right: AnyNode };
    if (node.type === 'BinaryExpression' && operator === '+' && !(isNumeric(left) && isNumeric(right))) this.#guard(node);
    if (node.type === 'AssignmentExpression' && operator === '+=' && !isNumeric(right)) this.#guard(node);
    if (node.type === 'BinaryExpression' && operator === 'in' && left.type !== 'PrivateIdentifier') this.#guard(left);
    if (node.type === 'BinaryExpression' && COMPARES.test(String(operator)) && ![left, right].some(isPlain)) this.#guard(left);
    const operand = node['argument'] as AnyNode;
    if (node.type === 'UnaryExpression' && /^[-+~]$/.test(String(operator)) && !isPlain(operand)) this.#guard(operand);
    const key = (node['property'] ?? node['key']) as AnyNode | undefined;
    if (computed === true && key !== undefined && key.type !== 'Literal' && !isNumeric(key)) this.#guard(key);
  }

  #copies(node: AnyNode): void {
    if (node.type === 'SpreadElement') this.#around(node['argument'] as AnyNode, '$$spread(', ')');
    if (node.type === 'ForInStatement') this.#around(node['right'] as AnyNode, '$$keys((', '))');
  }

  #catches(node: AnyNode): void {
    const handler = node['handler'] as AnyNode | null;
    if (handler === null) return this.#put((node['block'] as AnyNode).end, 'catch($$e){$$caught($$e);throw $$e}', -1);
    const [param, body] = [handler['param'] as AnyNode | null, handler['body'] as AnyNode];
    if (param === null) this.#put(body.start, '($$e)', 1);
    this.#put(body.start + 1, `$$caught(${param === null ? '$$e' : String(param['name'])});`, 1);
  }
}

/** At one place what closes comes before what opens; of several that open the outer is first, of those that close the inner. */
export function sorted(inserts: readonly Insert[]): readonly Insert[] {
  const numbered = inserts.map((insert, number) => ({ insert, number }));
  numbered.sort(
    (a, b) =>
      a.insert.at - b.insert.at ||
      a.insert.order - b.insert.order ||
      (a.insert.order < 0 ? b.number - a.number : a.number - b.number),
  );
  return numbered.map(({ insert }) => insert);
}
