import { baseBook } from '../../../../games/cults/base-set/books';
import { deadConditions } from '../conditions';
import { found, problem, type Finding, type Severity } from '../finding';
import { spotOf, type LoadedMod, type Script } from '../loaded';

type Doc = Readonly<Record<string, unknown>>;

const isDoc = (value: unknown): value is Doc => typeof value === 'object' && value !== null && !Array.isArray(value);
export const docsAt = (doc: Doc, key: string): Doc[] => (Array.isArray(doc[key]) ? (doc[key] as unknown[]).filter(isDoc) : []);

/** A price above this is practically out of reach: few seats ever have this much Power in a turn. */
const DEAREST = 12;

type Found = readonly [severity: Severity, path: string, what: ReturnType<typeof problem>];

/** Finds cards that nobody can get or use. */
function unreachable(doc: Doc): Found[] {
  const all: Found[] = deadConditions(doc).map((path) => ['warning', path, problem('neverHolds')]);
  const { cost } = doc;
  if (typeof cost === 'number' && cost > DEAREST)
    all.push(['warning', 'cost', problem('tooDear', { count: cost, max: DEAREST })]);
  if (doc['kind'] === 'city' && doc['lasts'] === 'once' && docsAt(doc, 'triggers').length > 0)
    all.push(['warning', 'triggers', problem('triggersOver')]);
  return all;
}

/** Finds cards with the id of a base card (the game tells them apart, people do not), and NPC cards that replace one of the base set. */
function clashes({ id, kind, number }: Doc): Found[] {
  const { book } = baseBook();
  const taken = [...book.cards, ...book.cults].some((one) => one.id === id);
  const all: Found[] = taken ? [['warning', 'id', problem('idOfBase', { value: String(id) })]] : [];
  const replaced = book.cards.find((card) => card.kind === 'npc' && kind === 'npc' && card.number === number && number !== 0);
  if (replaced !== undefined) all.push(['warning', 'number', problem('replacesNpc', { card: replaced.id })]);
  return all;
}

const idIn = (mod: string, doc: Doc): string => `${mod}:${String(doc['id'])}`;

/** Finds starting cards that are in no deck. */
function homeless(doc: Doc, { mod, scripts }: LoadedMod): Found[] {
  if (doc['kind'] !== 'starting' || doc['signature'] !== undefined) return [];
  const id = idIn(mod.manifest.id, doc);
  const dealt = scripts.some((script) => isDoc(script.doc['deck']) && id in script.doc['deck']);
  return dealt ? [] : [['warning', 'id', problem('inNoDeck', { value: id })]];
}

function lintCard({ file, source, doc }: Script, loaded: LoadedMod): Finding[] {
  const all = [...unreachable(doc), ...clashes(doc), ...homeless(doc, loaded)];
  return all.map(([severity, path, what]) => found(severity, spotOf(file, source, path), what));
}

export const lintCards = (loaded: LoadedMod): Finding[] => loaded.scripts.flatMap((script) => lintCard(script, loaded));
