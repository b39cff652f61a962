import { readFileSync } from 'node:fs';
import { startOf } from '../../../games/cults/studies/start';
import { GameError } from '../../../kernel';

export function readJsonFile(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new GameError('fileNotRead', { path: file, why: error instanceof Error ? error.message : '' });
  }
}

type Doc = Readonly<Record<string, unknown>>;
const isDoc = (value: unknown): value is Doc => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A puzzle has a goal, a lesson has steps that say something; a card test has neither. */
const isStudy = (doc: Doc): boolean =>
  'goal' in doc || (Array.isArray(doc['steps']) && doc['steps'].some((step) => isDoc(step) && 'say' in step));

/** Who plays a puzzle or a lesson: the seat named, else the first. */
function playerOf({ seat }: Doc, { seats }: Doc): string {
  const first: unknown = Array.isArray(seats) ? seats[0] : undefined;
  return typeof seat === 'string' ? seat : isDoc(first) ? String(first['cult']) : String(first);
}

/**
 * The position in a file: the file itself, or the `scenario` of what it holds (of a list the first). In a card test all seats are
 * open; the rivals of a puzzle or a lesson play by themselves.
 */
export function scenarioIn(file: string): Doc {
  const read = readJsonFile(file);
  const doc: unknown = Array.isArray(read) ? read[0] : read;
  if (isDoc(doc) && isDoc(doc['scenario']))
    return isStudy(doc) ? startOf({ scenario: doc['scenario'], seat: playerOf(doc, doc['scenario']) }).scenario : doc['scenario'];
  if (!isDoc(doc)) throw new GameError('notAnObject', { path: file });
  return doc;
}
