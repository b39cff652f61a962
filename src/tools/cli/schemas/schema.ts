import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GameError } from '../../../kernel';
import { projectRoot } from '../../project-root';
import { readArguments } from '../process/arguments';
import { say, sayJson } from '../process/output';
import { SCHEMAS } from './';
import type { Schema } from './parts';
import { cloneText } from './clone-text';

const DRAFT = 'https://json-schema.org/draft/2020-12/schema';
const REFERENCE = '#/$defs/';

/** All schemas in one document. */
export const allSchemas = (): Schema => ({ $schema: DRAFT, $defs: SCHEMAS });

/** One self-contained schema with all parts it refers to. */
export function schemaNamed(name: string): Schema {
  const schema = Object.hasOwn(SCHEMAS, name) ? SCHEMAS[name] : undefined;
  if (schema === undefined) throw new GameError('unknownId', { path: '--name', value: name, known: Object.keys(SCHEMAS) });
  const needed = new Set<string>();
  collect(schema, needed);
  if (needed.size === 0) return { $schema: DRAFT, ...schema };
  // Keep the order of the whole document, so that the two compare easily.
  const parts = Object.entries(SCHEMAS).filter(([part]) => needed.has(part));
  return { $schema: DRAFT, ...schema, $defs: Object.fromEntries(parts) };
}

function collect(value: unknown, needed: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, held] of Object.entries(value)) {
    if (key !== '$ref' || typeof held !== 'string') collect(held, needed);
    else if (!needed.has(held.slice(REFERENCE.length))) {
      needed.add(held.slice(REFERENCE.length));
      collect(SCHEMAS[held.slice(REFERENCE.length)], needed);
    }
  }
}

/** What is made from the description of the state, by path in the project. */
export const madeFromState = (): Readonly<Record<string, string>> => ({ 'src/games/cults/rules/state/clone.ts': cloneText() });

function writeMade(): void {
  for (const [path, text] of Object.entries(madeFromState())) {
    const place = join(projectRoot(), path);
    if (readFileSync(place, 'utf8') === text) continue;
    writeFileSync(place, text);
    say(path);
  }
}

/** `cults schema`: prints JSON Schemas of all input and output. With `--write` it makes code from the description of the state. */
export function schemaCommand(args: readonly string[]): void {
  const given = readArguments(args, { name: 'value', write: 'flag' });
  if (given.has('write')) return writeMade();
  const name = given.get('name');
  const document = name === undefined ? allSchemas() : schemaNamed(name);
  sayJson(document, 2);
}
