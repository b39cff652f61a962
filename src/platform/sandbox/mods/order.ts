import satisfies from 'semver/functions/satisfies.js';
import type { Params } from '../../../kernel';
import type { Dependency, Manifest } from './manifest';
import { problem, type Problem } from './problem';

/** As much of a mod as its place in the order depends on. */
export type PlacedMod = Pick<Manifest, 'id' | 'version' | 'title' | 'origin' | 'dependencies'>;

/** A mod that is not loaded, and everything that is wrong with it. */
export interface RefusedMod {
  readonly id: string;
  readonly origin: string;
  readonly problems: readonly Problem[];
}

/** Which mods are loaded, in which order, and which are not. */
export interface Ordered {
  readonly loaded: readonly PlacedMod[];
  readonly refused: readonly RefusedMod[];
}

/** Mods still in the race, by their ids, and what was found against the others. */
interface Race {
  readonly standing: Map<string, PlacedMod>;
  readonly found: Map<PlacedMod, Problem[]>;
}

/** The base set, on which all other mods build. It goes first, behind only the mods that must come before it. */
const FIRST = 'base';

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
const rank = (a: string, b: string): number => Number(b === FIRST) - Number(a === FIRST) || byText(a, b);

/** There is only one version of each mod to choose from, so that a preliminary one is as good as any. */
const fits = (version: string, range: string): boolean => satisfies(version, range, { includePrerelease: true });

/** Dependencies first, then by id. What cannot be loaded takes along what requires it, and nothing else. */
export function orderMods(manifests: readonly PlacedMod[]): Ordered {
  const all = [...manifests].sort((a, b) => byText(a.id, b.id) || byText(a.origin, b.origin));
  const race: Race = { standing: new Map(), found: new Map() };
  findDuplicates(race, all);
  const present = new Set(all.map((mod) => mod.id));
  refuse(race, (mod) => unmet(race, mod, present));
  // What a mod does without need not fit, so long as it is not loaded: only now is it known which ones are.
  refuse(race, (mod) => misfits(race, mod, 'optional'));
  refuse(race, (mod) => cyclesOf(race, mod));
  refuse(race, (mod) => quarrels(race, mod));
  const refused = all.flatMap((mod) => {
    const problems = race.found.get(mod);
    return problems === undefined ? [] : [{ id: mod.id, origin: mod.origin, problems }];
  });
  return { loaded: sorted(race.standing), refused };
}

/** Which of two mods with one id is meant nobody knows: neither is loaded. */
function findDuplicates({ standing, found }: Race, all: readonly PlacedMod[]): void {
  for (const mod of all) {
    const others = all.filter((other) => other !== mod && other.id === mod.id).map((other) => other.origin);
    if (others.length === 0) standing.set(mod.id, mod);
    else
      found.set(mod, [problem('duplicateMod', { mod: mod.id, file: 'mod.json', place: 'id' }, { origin: mod.origin, others })]);
  }
}

/** Judges all mods still standing by the same state of things, then takes out those found wanting and all that require them. */
function refuse(race: Race, judge: (mod: PlacedMod) => Problem[]): void {
  const judged = [...race.standing.values()].map((mod) => ({ mod, problems: judge(mod) }));
  for (const { mod, problems } of judged) if (problems.length > 0) takeOut(race, mod, problems);
  for (let more = true; more; ) {
    const lost = [...race.standing.values()].map((mod) => ({ mod, problems: orphaned(race, mod) }));
    more = false;
    for (const { mod, problems } of lost) {
      if (problems.length === 0) continue;
      takeOut(race, mod, problems);
      more = true;
    }
  }
}

function takeOut({ standing, found }: Race, mod: PlacedMod, problems: Problem[]): void {
  standing.delete(mod.id);
  found.set(mod, problems);
}

/** What it requires and what cannot be loaded. */
function orphaned({ standing }: Race, mod: PlacedMod): Problem[] {
  return mod.dependencies.requires
    .filter(({ id }) => !standing.has(id))
    .map(({ id }) => problem('dependencyRefused', placeOf(mod, 'requires', id), { other: id, origin: mod.origin }));
}

const placeOf = (mod: PlacedMod, relation: string, id: string): { mod: string; file: string; place: string } => ({
  mod: mod.id,
  file: 'mod.json',
  place: `dependencies.${relation}.${id}`,
});

/** What it requires and what is not there, or in a version that does not do. */
function unmet(race: Race, mod: PlacedMod, present: ReadonlySet<string>): Problem[] {
  const missing = mod.dependencies.requires
    .filter(({ id }) => !present.has(id))
    .map(({ id, range }) => problem('missingDependency', placeOf(mod, 'requires', id), { other: id, range, origin: mod.origin }));
  return [...missing, ...misfits(race, mod, 'requires')];
}

/** Dependencies that are there in a version that does not do. */
function misfits({ standing }: Race, mod: PlacedMod, relation: 'requires' | 'optional'): Problem[] {
  return mod.dependencies[relation].flatMap(({ id, range }) => {
    const version = standing.get(id)?.version;
    if (version === undefined || fits(version, range)) return [];
    return [problem('versionConflict', placeOf(mod, relation, id), { other: id, range, version, origin: mod.origin })];
  });
}

/** What must come before a mod, as far as it is there. */
function before(mod: PlacedMod, standing: ReadonlyMap<string, PlacedMod>): Dependency[] {
  return [...mod.dependencies.requires, ...mod.dependencies.optional].filter(({ id }) => standing.has(id));
}

/** The shortest way from a mod back to itself. */
function cyclesOf({ standing }: Race, mod: PlacedMod): Problem[] {
  const ways: string[][] = [[mod.id]];
  const seen = new Set<string>();
  for (let way = ways.shift(); way !== undefined; way = ways.shift()) {
    const next = before(standing.get(way.at(-1)!)!, standing)
      .map(({ id }) => id)
      .sort(byText);
    for (const id of next) {
      if (id === mod.id) return [cycleFound(mod, [...way, id])];
      if (!seen.has(id)) ways.push([...way, id]);
      seen.add(id);
    }
  }
  return [];
}

function cycleFound(mod: PlacedMod, cycle: readonly string[]): Problem {
  const next = cycle[1]!;
  const relation = mod.dependencies.requires.some(({ id }) => id === next) ? 'requires' : 'optional';
  return problem('dependencyCycle', placeOf(mod, relation, next), { cycle, origin: mod.origin });
}

/** A mod that declares another one incompatible is itself left out: a mod must not be able to shut others out. */
function quarrels({ standing }: Race, mod: PlacedMod): Problem[] {
  return mod.dependencies.incompatible.flatMap(({ id, range }) => {
    const version = standing.get(id)?.version;
    if (version === undefined || !fits(version, range)) return [];
    return [problem('incompatibleMods', placeOf(mod, 'incompatible', id), { other: id, range, version, origin: mod.origin })];
  });
}

/** Always the first by rank of those whose dependencies are all placed. */
function sorted(standing: ReadonlyMap<string, PlacedMod>): PlacedMod[] {
  const placed: PlacedMod[] = [];
  const waiting = [...standing.values()].sort((a, b) => rank(a.id, b.id));
  const done = new Set<string>();
  while (waiting.length > 0) {
    const at = waiting.findIndex((mod) => before(mod, standing).every(({ id }) => done.has(id)));
    const [mod] = waiting.splice(at, 1);
    placed.push(mod!);
    done.add(mod!.id);
  }
  return placed;
}

/** Why a mod has its place, as data. */
export type OrderReason = Problem;

const reason = (code: string, mod: string, params: Params = {}): OrderReason => ({ code, params: { mod, ...params } });

/** The reasons of a mod's place in the order; of one that is not loaded, what is wrong with it. */
export function whyOrder({ loaded, refused }: Ordered, id: string): readonly OrderReason[] {
  const at = loaded.findIndex((mod) => mod.id === id);
  if (at >= 0) return reasonsOf(loaded, at);
  const problems = refused.filter((mod) => mod.id === id).flatMap((mod) => mod.problems);
  return problems.length > 0 ? problems : [problem('modNotPresent', { mod: id }, { known: loaded.map((mod) => mod.id) })];
}

function reasonsOf(loaded: readonly PlacedMod[], at: number): OrderReason[] {
  const mod = loaded[at]!;
  const versions = new Map(loaded.map(({ id, version }) => [id, version]));
  const after = (['requires', 'optional'] as const).flatMap((relation) =>
    mod.dependencies[relation].flatMap(({ id, range }) => {
      const version = versions.get(id);
      if (version === undefined) return [];
      const params = { other: id, range, version };
      return [relation === 'requires' ? reason('afterRequired', mod.id, params) : reason('afterOptional', mod.id, params)];
    }),
  );
  const dependents = loaded.filter((other) => dependsOn(other, mod.id));
  return [
    reason('placeInOrder', mod.id, { place: at + 1, count: loaded.length }),
    ...after,
    ...neighbour(mod, loaded[at - 1]),
    ...dependents.map((other) => reason('beforeDependent', mod.id, { other: other.id })),
  ];
}

function dependsOn({ dependencies }: PlacedMod, id: string): boolean {
  return [...dependencies.requires, ...dependencies.optional].some((dependency) => dependency.id === id);
}

/** Had the mod just before not been needed here, both could have come: then the base goes first, else the id decides. */
function neighbour(mod: PlacedMod, previous: PlacedMod | undefined): OrderReason[] {
  if (previous === undefined || dependsOn(mod, previous.id)) return [];
  const params = { other: previous.id };
  return [previous.id === 'base' ? reason('afterBase', mod.id, params) : reason('afterById', mod.id, params)];
}
