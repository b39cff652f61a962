// Entry point of all npm scripts: installs missing packages, builds what changed, then runs the command. Plain JavaScript that needs
// only Node, since it runs before anything is installed. It writes nothing to stdout.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, renameSync, rmSync, statSync, writeFileSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');
const modules = join(root, 'node_modules');
const stamp = join(modules, '.installed');
const built = join(root, 'dist', 'cli', 'main.js');

const say = (text) => process.stderr.write(`${text}\n`);

const lock = join(root, 'package-lock.json');

/** Refuse old versions of Node here: the tools would fail with obscure errors. */
function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  say(`This is Node ${process.versions.node}; the game needs 20.19 or later (https://nodejs.org).`);
  process.exit(1);
}

function needsInstall() {
  return !(existsSync(stamp) && readFileSync(stamp, 'utf8') === readFileSync(lock, 'utf8')) && !isInstalled();
}

/** Whether npm has recorded a complete installation; then no network is needed. */
function isInstalled() {
  const written = join(modules, '.package-lock.json');
  if (!existsSync(written)) return false;
  const [wanted, there] = [lock, written].map((file) => JSON.parse(readFileSync(file, 'utf8')).packages);
  return Object.entries(wanted).every(
    ([path, { version, optional }]) =>
      path === '' || (there[path] === undefined ? optional === true : there[path].version === version),
  );
}

function install() {
  if (!needsInstall()) return;
  say('Installing what is missing (once) …');
  const npm = process.env.npm_execpath;
  const [command, args] = npm ? [process.execPath, [npm, 'ci']] : ['npm', ['ci']];
  const result = spawnSync(command, [...args, '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
  });
  if (result.status !== 0) {
    say('The installation failed: see the lines above. With a network connection, run the same command again.');
    process.exit(1);
  }
  writeFileSync(stamp, readFileSync(lock, 'utf8'));
}

/** The latest modification time below a folder. */
function newest(folder) {
  let latest = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    latest = Math.max(latest, entry.isDirectory() ? newest(path) : statSync(path).mtimeMs);
  }
  return latest;
}

/** Bundles the command line once per change: plain JavaScript starts and runs faster than sources compiled on the fly. */
async function build() {
  const latest = Math.max(newest(join(root, 'src')), newest(join(root, 'mods')), statSync(lock).mtimeMs);
  const isFresh = () => existsSync(built) && statSync(built).mtimeMs > latest;
  if (isFresh()) return;
  const { build: bundle } = await import(pathToFileURL(join(modules, 'vite', 'dist', 'node', 'index.js')).href);
  const fresh = join(root, 'dist', `cli-${process.pid}`);
  await bundle({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    // QuickJS' WASM file must stay beside its own module; playwright is needed only by those who bake the art.
    ssr: { noExternal: true, external: ['@jitl/quickjs-wasmfile-release-sync', 'quickjs-emscripten-core', 'playwright-core'] },
    build: {
      ssr: 'src/tools/cli/main.ts',
      outDir: fresh,
      target: 'node20',
      minify: false,
      emptyOutDir: true,
      rollupOptions: { output: { entryFileNames: 'main.js' } },
    },
  });
  // Another process may have finished the same build and be reading it: keep that one.
  if (isFresh()) {
    rmSync(fresh, { recursive: true, force: true });
    return;
  }
  rmSync(dirname(built), { recursive: true, force: true });
  try {
    renameSync(fresh, dirname(built));
  } catch {
    // Another process was faster with the same build.
    rmSync(fresh, { recursive: true, force: true });
  }
}

/** Builds the page if any of its sources changed. */
async function buildWeb() {
  const page = join(root, 'dist', 'web', 'index.html');
  const latest = Math.max(
    ...['src', 'mods', 'assets', 'docs'].map((folder) => newest(join(root, folder))),
    ...['index.html', 'vite.config.ts', 'package-lock.json'].map((file) => statSync(join(root, file)).mtimeMs),
  );
  if (existsSync(page) && statSync(page).mtimeMs > latest) return;
  say('Building the game …');
  const { build: bundle } = await import(pathToFileURL(join(modules, 'vite', 'dist', 'node', 'index.js')).href);
  await bundle({ root, logLevel: 'error' });
}

/**
 * `npm run build [-- --address https://…] [--out DIR]`: a folder for any static host and any sub-path. Links that carry a mod begin
 * with the address; without one, with the address at which the page is opened.
 */
async function buildForHosts(args) {
  const valueOf = (name) => (args.includes(name) ? args[args.indexOf(name) + 1] : undefined);
  const address = valueOf('--address') ?? process.env.PUBLIC_ADDRESS ?? '';
  if (address !== '' && !/^https?:\/\/[^#]+$/.test(address)) {
    say(`“${address}” is no address of a page: it begins with https:// and has no #.`);
    process.exit(1);
  }
  process.env.PUBLIC_ADDRESS = address;
  const outDir = valueOf('--out') ?? join(root, 'dist', 'web');
  const { build: bundle } = await import(pathToFileURL(join(modules, 'vite', 'dist', 'node', 'index.js')).href);
  await bundle({ root, logLevel: 'error', build: { outDir, emptyOutDir: true } });
  say(`${outDir}${address === '' ? '' : `, links begin with ${address}`}`);
}

const [what, ...rest] = process.argv.slice(2);
checkNode();
install();
if (what === 'build') {
  await buildForHosts(rest);
  process.exit(0);
}
// Build before the tests too: they start several command lines at once, which must not all build.
await build();
if (what === 'test') {
  const runner = join(root, 'src', 'tools', 'cli', 'test-all.mjs');
  const result = spawnSync(process.execPath, [runner, ...rest], { cwd: root, stdio: 'inherit' });
  process.exit(result.status ?? 1);
}
// `--help` does not need the page.
const asksForHelp = rest.includes('--help') || rest.includes('-h');
if (['play', 'bench:view', 'shots', 'clips'].includes(what) && !asksForHelp) await buildWeb();
const args = what === 'cults' ? rest : [what === 'play' ? 'serve' : what, ...rest];
process.argv = [process.argv[0], built, ...args];
await import(pathToFileURL(built).href);
