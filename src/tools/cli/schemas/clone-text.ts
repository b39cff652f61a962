import { STATE } from '../../../games/cults/rules';
import type { Spec } from '../../../kernel';

/**
 * Writes the TypeScript that copies a state, from the state's description: straight-line code with one object literal per shape,
 * which V8 compiles as well as code written by hand. What is not described as `own` is shared between copies.
 */

/** Whether copies have one of their own, or of something inside it. */
function isCopied(spec: Spec): boolean {
  if (spec.own === true) return true;
  const inside = spec.is === 'orNull' || spec.is === 'list' ? [spec.of] : spec.is === 'tuple' ? spec.of : [];
  return inside.some(isCopied);
}

const namesOf = ({ called }: Spec): string => {
  if (called === undefined) throw new Error('the items of a list that copies copy need a name');
  return `clone${called.replace(/State$/, '')}`;
};

/** Functions that the text needs, by name; those found first come first. */
type Needed = Map<string, Spec>;

function copyOf(spec: Spec, from: string, needed: Needed): string {
  if (!isCopied(spec)) return from;
  if (spec.called !== undefined) {
    const name = namesOf(spec);
    needed.set(name, spec);
    return `${name}(${from})`;
  }
  switch (spec.is) {
    case 'orNull':
      return `${from} === null ? null : ${copyOf(spec.of, from, needed)}`;
    case 'list':
      if (!isCopied(spec.of)) return `${from}.slice()`;
      needed.set(namesOf(spec.of), spec.of);
      return `packed(${from}, ${namesOf(spec.of)})`;
    case 'tuple':
      if (!spec.of.some(isCopied)) return `${from}.slice()`;
      return `[${spec.of.map((of, at) => copyOf(of, `${from}[${at}]`, needed)).join(', ')}]`;
    case 'shape':
      return `{ ${Object.entries(spec.fields)
        .map(([field, of]) => `${field}: ${copyOf(of, `${from}.${field}`, needed)}`)
        .join(', ')} }`;
    default:
      throw new Error(`nothing of a state that copies copy is described as '${spec.is}'`);
  }
}

function bodyOf(spec: Spec, needed: Needed): readonly string[] {
  if (spec.is === 'tuple') return [`  return [${spec.of.map((_, at) => `of[${at}]`).join(', ')}];`];
  if (spec.is !== 'shape') throw new Error(`a named part of a state is described as '${spec.is}'`);
  const fields = Object.entries(spec.fields).map(([field, of]) => `    ${field}: ${copyOf(of, `of.${field}`, needed)},`);
  const optional = Object.entries(spec.optional).map(
    ([field, of]) => `    ...(of.${field} === undefined ? {} : { ${field}: ${copyOf(of, `of.${field}`, needed)} }),`,
  );
  return ['  return {', ...fields, ...optional, '  };'];
}

function functionOf(name: string, spec: Spec, needed: Needed): string {
  const type = spec.called ?? '';
  const head = `function ${name}(of: ${type}): ${type} {`;
  return [spec === STATE ? `export ${head}` : head, ...bodyOf(spec, needed), '}'].join('\n');
}

/** The text of `src/games/cults/rules/state/clone.ts`. */
export function cloneText(): string {
  const needed: Needed = new Map([['cloneState', STATE]]);
  // The map grows while it is read: functions bring others.
  const functions = [...collected(needed)];
  const types = [...needed.values()].map(({ called }) => called ?? '').sort();
  return [
    "import { packed } from './packed';",
    `import type { ${types.join(', ')} } from './state';`,
    '',
    '// Made from the description of the state by `npm run -s cults -- schema --write`: change that, not this.',
    '',
    '/** A copy that can be played on without touching the original. What is never changed once made (asks, frames, modifiers) is shared. */',
    functions.join('\n\n'),
    '',
  ].join('\n');
}

function* collected(needed: Needed): Generator<string> {
  for (const [name, spec] of needed) yield functionOf(name, spec, needed);
}
