import type { Problem } from '../../../platform/sandbox/mods';
import { BROUGHT_ALONG, FONTS, ICONS, LIBRARIES, TYPES_ONLY, type CreditedWork } from '../../../platform/config/works';
import { problem } from '../../../games/cults/checks/finding';
import { INSTALL_SCRIPTS, isAllowedLicence, REGISTRY } from './allowed';
import { nameAt, type Dependencies, type Installed, type Locked, type PackageManifest } from './lock';

const EXACT = /^\d+\.\d+\.\d+(?:-[\w.-]+)?$/;
const SHA512 = /^sha512-[A-Za-z0-9+/]{86}==$/;

/** Problems with the packages that the game is built from; needs no network. */
export function findProblems({ manifest, locked, installed }: Dependencies): readonly Problem[] {
  return [
    ...askedFor(manifest, locked),
    ...[...locked].flatMap(([path, entry]) => lockedWrongly(path, entry)),
    ...[...installed].flatMap(([path, there]) => installedWrongly(path, there, locked.get(path))),
    ...missing(locked, installed),
    ...credited(locked),
  ];
}

/** Checks that package.json pins exact versions and the lock file agrees. */
function askedFor(
  { dependencies, devDependencies, optionalDependencies, overrides }: PackageManifest,
  locked: Dependencies['locked'],
): Problem[] {
  const wanted = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies });
  const loose = [...wanted, ...Object.entries(overrides ?? {})]
    .filter(([, range]) => typeof range !== 'string' || !EXACT.test(range))
    .map(([name, range]) => problem('packageNotPinned', { value: name, range: JSON.stringify(range) }));
  const other = wanted
    .filter(([name, version]) => EXACT.test(version) && locked.get(`node_modules/${name}`)?.version !== version)
    .map(([name, version]) => problem('packageNotLocked', { value: name, version }));
  return [...loose, ...other];
}

function lockedWrongly(path: string, entry: Locked): Problem[] {
  const { version = '', resolved, integrity = '', license = '', link, dev = false, hasInstallScript = false } = entry;
  const value = nameAt(path);
  const problems: Problem[] = [];
  if (link === true || !path.startsWith('node_modules/') || (resolved !== undefined && !resolved.startsWith(REGISTRY)))
    problems.push(problem('packageFromElsewhere', { value, from: resolved ?? path }));
  if (!EXACT.test(version)) problems.push(problem('packageNotPinned', { value, range: JSON.stringify(version) }));
  if (!SHA512.test(integrity)) problems.push(problem('packageWithoutHash', { value }));
  if (hasInstallScript && !Object.hasOwn(INSTALL_SCRIPTS, value)) problems.push(problem('packageInstallScript', { value }));
  if (!isAllowedLicence(value, license, dev)) problems.push(problem('licenceNotAllowed', { value, licence: license }));
  return problems;
}

/** Checks that node_modules holds what the lock file says. */
function installedWrongly(path: string, there: Installed, entry: Locked | undefined): Problem[] {
  const value = nameAt(path);
  if (entry === undefined || there.name !== value || there.version !== entry.version)
    return [problem('packageNotInLock', { value: path, version: there.version })];
  const problems: Problem[] = [];
  if (there.runsOnInstall && !Object.hasOwn(INSTALL_SCRIPTS, value)) problems.push(problem('packageInstallScript', { value }));
  if (there.licence !== entry.license)
    problems.push(problem('licenceDiffers', { value, licence: there.licence, other: entry.license ?? '' }));
  return problems;
}

/** Locked packages that are not installed; optional ones belong to other platforms and are skipped. */
const missing = (locked: Dependencies['locked'], installed: Dependencies['installed']): Problem[] =>
  [...locked]
    .filter(([path, { optional = false }]) => !optional && !installed.has(path))
    .map(([path]) => problem('packageMissing', { value: path }));

/** Checks that works.ts credits exactly the packages in the page, under their licences. */
function credited(locked: Dependencies['locked']): Problem[] {
  const works = new Map([...FONTS, ...LIBRARIES, ...BROUGHT_ALONG, ...TYPES_ONLY, ICONS].flatMap(byPackage));
  const contained = [...locked].filter(([, { dev = false }]) => !dev).map(([path]) => nameAt(path));
  const unnamed = contained.filter((name) => !works.has(name)).map((name) => problem('packageNotCredited', { value: name }));
  const wrong = [...works].flatMap(([name, { licence }]) => {
    const there = locked.get(`node_modules/${name}`);
    if (there === undefined) return [problem('creditWithoutPackage', { value: name })];
    return there.license === licence ? [] : [problem('licenceDiffers', { value: name, licence, other: there.license ?? '' })];
  });
  return [...unnamed, ...wrong];
}

const byPackage = (work: CreditedWork): (readonly [string, CreditedWork])[] => work.packages.map((name) => [name, work] as const);
