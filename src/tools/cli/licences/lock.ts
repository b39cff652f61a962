import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One package entry of package-lock.json. */
export interface Locked {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly license?: string;
  readonly link?: boolean;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly hasInstallScript?: boolean;
}

/** The dependency fields of package.json. */
export interface PackageManifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly overrides?: Readonly<Record<string, unknown>>;
}

/** The input of the licence check. */
export interface Dependencies {
  readonly manifest: PackageManifest;
  /** By path: `node_modules/a/node_modules/b`. */
  readonly locked: ReadonlyMap<string, Locked>;
  readonly installed: ReadonlyMap<string, Installed>;
}

/** One package in node_modules. */
export interface Installed {
  /** Null if the folder has no readable package.json. */
  readonly name: string | null;
  readonly version: string;
  readonly licence: string;
  readonly runsOnInstall: boolean;
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

export const readManifest = (root: string): PackageManifest => readJson(join(root, 'package.json')) as PackageManifest;

/** Every package of the lock file except the project itself. */
export function readLock(root: string): ReadonlyMap<string, Locked> {
  const { packages } = readJson(join(root, 'package-lock.json')) as { readonly packages: Readonly<Record<string, Locked>> };
  return new Map(Object.entries(packages).filter(([path]) => path !== ''));
}

/** The package name of a path in node_modules. */
export const nameAt = (path: string): string => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
