import { isRecord, nearestOf } from '../../../kernel';
import type { Catalogue } from '../rules';
import { enTerms } from '../words/en/terms';
import { deadConditions } from './conditions';
import { found, problem, type CheckFinding, type Severity } from './finding';
import { spotOf, type LoadedMod, type Script } from './loaded';

type Doc = Readonly<Record<string, unknown>>;

export const docsAt = (doc: Doc, key: string): Doc[] => (Array.isArray(doc[key]) ? (doc[key] as unknown[]).filter(isRecord) : []);

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
function clashes({ id, kind, number }: Doc, { book }: Catalogue): Found[] {
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
  const dealt = scripts.some((script) => isRecord(script.doc['deck']) && id in script.doc['deck']);
  return dealt ? [] : [['warning', 'id', problem('inNoDeck', { value: id })]];
}

/** Every object in a declaration with its path. */
function objectsIn(value: unknown, path = ''): [path: string, doc: Doc][] {
  if (Array.isArray(value)) return value.flatMap((item: unknown, i) => objectsIn(item, `${path}[${i}]`));
  if (!isRecord(value)) return [];
  const inner = Object.entries(value).flatMap(([key, held]) => objectsIn(held, path === '' ? key : `${path}.${key}`));
  return [[path, value], ...inner];
}

/** Fields that name a card by its id. */
const NAMING = ['only', 'except', 'replaces'];

/** Finds ids that no card of the base set or of this mod has; cards of other mods are known only where these are loaded. */
function strangers(doc: Doc, { mod, scripts }: LoadedMod, base: Catalogue): Found[] {
  const own = scripts.filter((script) => 'id' in script.doc).map((script) => idIn(mod.manifest.id, script.doc));
  const known = [...base.book.cards.map(({ id }) => id), ...own];
  return objectsIn(doc).flatMap(([path, held]) =>
    NAMING.flatMap((field): Found[] => {
      const id = held[field];
      if (typeof id !== 'string' || known.includes(id)) return [];
      const other = id.includes(':') ? id.split(':')[0]! : mod.manifest.id;
      if (other !== mod.manifest.id && other !== 'base') return [];
      const nearest = nearestOf(id, known);
      const at = path === '' ? field : `${path}.${field}`;
      return [['warning', at, problem('noSuchCard', { value: id, ...(nearest === '' ? {} : { nearest }) })]];
    }),
  );
}

/** Finds moves that end where they begin. */
function standstills(doc: Doc): Found[] {
  return objectsIn(doc).flatMap(([path, { do: verb, from, to }]): Found[] =>
    verb === 'moveRitual' && from === to && from !== 'anywhere' && from !== 'choice' && from !== 'elsewhere' && from !== undefined
      ? [['warning', `${path}.to`, problem('movesNowhere')]]
      : [],
  );
}

/** Finds ways of a `chooseOne` that have a name in one language only: `choices` translate them. */
function unwordedWays(doc: Doc): Found[] {
  const words = new Set(docsAt(doc, 'choices').map((choice) => String(choice['en'])));
  return objectsIn(doc).flatMap(([path, held]): Found[] =>
    held['do'] === 'chooseOne' && Array.isArray(held['options'])
      ? docsAt(held, 'options').flatMap((way, i): Found[] =>
          typeof way['choice'] !== 'string' || words.has(way['choice']) || KNOWN_WAYS.has(way['choice'])
            ? []
            : [['warning', `${path}.options[${i}].choice`, problem('wayWithoutWords', { value: way['choice'] })]],
        )
      : [],
  );
}

/** Names of ways that the game itself has words for. */
const KNOWN_WAYS: ReadonlySet<string> = new Set(Object.keys(enTerms.choices));

function lintCard({ file, source, doc }: Script, loaded: LoadedMod, base: Catalogue): CheckFinding[] {
  const all = [
    ...unreachable(doc),
    ...clashes(doc, base),
    ...homeless(doc, loaded),
    ...strangers(doc, loaded, base),
    ...standstills(doc),
    ...unwordedWays(doc),
  ];
  return all.map(([severity, path, what]) => found(severity, spotOf(file, source, path), what));
}

export const lintCards = (loaded: LoadedMod, base: Catalogue): CheckFinding[] =>
  loaded.scripts.flatMap((script) => lintCard(script, loaded, base));
