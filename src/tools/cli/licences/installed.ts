import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Installed } from './lock';

const MODULES = 'node_modules';
const HOOKS = ['preinstall', 'install', 'postinstall'];

interface PackageFile {
  readonly name?: string;
  readonly version?: string;
  readonly license?: string | { readonly type?: string };
  readonly scripts?: Readonly<Record<string, string>>;
}

/** The packages in node_modules by path; names that begin with a dot belong to tools. */
export function readInstalled(root: string): ReadonlyMap<string, Installed> {
  const found = new Map<string, Installed>();
  walk(root, MODULES, found);
  return found;
}

function walk(root: string, modules: string, found: Map<string, Installed>): void {
  for (const name of namesIn(join(root, modules))) {
    const path = `${modules}/${name}`;
    found.set(path, read(join(root, path)));
    if (existsSync(join(root, path, MODULES))) walk(root, `${path}/${MODULES}`, found);
  }
}

const visible = (folder: string): string[] => readdirSync(folder).filter((name) => !name.startsWith('.'));

/** Package names in a folder, including scoped ones (`@owner/name`). */
const namesIn = (folder: string): string[] =>
  visible(folder).flatMap((name) =>
    name.startsWith('@') ? visible(join(folder, name)).map((inner) => `${name}/${inner}`) : [name],
  );

function read(folder: string): Installed {
  try {
    const file = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PackageFile;
    const { name = '', version = '', license = '', scripts = {} } = file;
    // npm builds any package with a binding.gyp, even if its package.json has no install script.
    const runsOnInstall = HOOKS.some((hook) => scripts[hook] !== undefined) || existsSync(join(folder, 'binding.gyp'));
    return { name, version, licence: typeof license === 'string' ? license : (license.type ?? ''), runsOnInstall };
  } catch {
    return { name: null, version: '', licence: '', runsOnInstall: false };
  }
}
