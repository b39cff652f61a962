// Finds the Chromium for the browser tests and installs one if there is none. Plain JavaScript, since it runs without a build. It
// writes nothing to stdout.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');
const { env, platform } = process;
const say = (text) => process.stderr.write(`${text}\n`);

/** Command names of Chromium in package systems, the free one first. */
const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const PLACES = {
  linux: ['/usr/bin', '/usr/local/bin', '/snap/bin'].flatMap((folder) => COMMANDS.map((name) => join(folder, name))),
  darwin: ['/Applications', join(homedir(), 'Applications')].flatMap((folder) => [
    join(folder, 'Chromium.app/Contents/MacOS/Chromium'),
    join(folder, 'Google Chrome.app/Contents/MacOS/Google Chrome'),
  ]),
  win32: [env.LOCALAPPDATA, env.PROGRAMFILES, env['PROGRAMFILES(X86)']]
    .filter(Boolean)
    .flatMap((folder) => [join(folder, 'Chromium/Application/chrome.exe'), join(folder, 'Google/Chrome/Application/chrome.exe')]),
};

/** Names of the executables in Playwright's downloads. */
const DOWNLOADED =
  /^(chrome|chromium|headless_shell|chrome-headless-shell|Chromium|Google Chrome for Testing|chrome\.exe|headless_shell\.exe|chrome-headless-shell\.exe)$/;

function downloads() {
  if (env.PLAYWRIGHT_BROWSERS_PATH === '0') return join(root, 'node_modules/playwright-core/.local-browsers');
  if (env.PLAYWRIGHT_BROWSERS_PATH) return env.PLAYWRIGHT_BROWSERS_PATH;
  if (platform === 'darwin') return join(homedir(), 'Library/Caches/ms-playwright');
  if (platform === 'win32') return join(env.LOCALAPPDATA ?? homedir(), 'ms-playwright');
  return join(env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'ms-playwright');
}

function executablesBelow(folder, depth) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return depth > 0 ? executablesBelow(path, depth - 1) : [];
    return DOWNLOADED.test(entry.name) ? [path] : [];
  });
}

/** Playwright's downloads, the newest first. */
function downloaded() {
  const folder = downloads();
  if (!existsSync(folder)) return [];
  const number = (name) => Number(/\d+$/.exec(name)?.[0] ?? 0);
  return readdirSync(folder)
    .filter((name) => /^chromium(_headless_shell)?-\d+$/.test(name))
    .sort((a, b) => number(b) - number(a))
    .flatMap((name) => executablesBelow(join(folder, name), 4));
}

/**
 * Whether this Chromium starts: on some systems the command only prints how to install the real one. Not tried on Windows, where it
 * would open a window.
 */
function works(path) {
  if (!existsSync(path)) return false;
  return platform === 'win32' || spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0;
}

/** The path of a working Chromium, or null. If `CHROMIUM` names one, no other is tried. */
export function findChromium() {
  if (env.CHROMIUM) return works(env.CHROMIUM) ? env.CHROMIUM : null;
  const onPath = (env.PATH ?? '').split(delimiter).flatMap((folder) => COMMANDS.map((name) => join(folder, name)));
  const places = [...(PLACES[platform] ?? PLACES.linux), ...(platform === 'win32' ? [] : onPath), ...downloaded()];
  return [...new Set(places)].find(works) ?? null;
}

function run(command, args) {
  say(`> ${command} ${args.join(' ')}`);
  const { status } = spawnSync(command, args, { stdio: ['ignore', 2, 2], env: { ...env, DEBIAN_FRONTEND: 'noninteractive' } });
  return status === 0;
}

function installByApt() {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return false;
  const install = () => run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium']);
  return install() || (run('apt-get', ['update']) && install());
}

/** Installs with Playwright; as root also the system libraries, where Playwright knows them for this system. */
function installByPlaywright() {
  const cli = join(root, 'node_modules', 'playwright-core', 'cli.js');
  if (!existsSync(cli)) return false;
  const install = (...more) => run(process.execPath, [cli, 'install', ...more, '--only-shell', '--no-progress', 'chromium']);
  const isRoot = platform === 'linux' && process.getuid?.() === 0;
  return (isRoot && install('--with-deps')) || install();
}

export const NO_CHROMIUM =
  'The browser tests need Chromium, and none was found. Install it (Debian: `apt-get install chromium`; ' +
  'elsewhere: `node node_modules/playwright-core/cli.js install chromium --only-shell`), or set CHROMIUM to the path of one.';

/** The path of a Chromium, installed if necessary; throws with instructions if that fails. */
export function ensureChromium() {
  const found = findChromium();
  if (found !== null) return found;
  if (env.CHROMIUM)
    throw new Error(`CHROMIUM is set to ${env.CHROMIUM}, which does not start. Set it to a Chromium, or unset it.`);
  say('Chromium is missing: installing it (once) …');
  for (const install of [installByApt, installByPlaywright]) {
    const installed = install() ? findChromium() : null;
    if (installed !== null) return installed;
  }
  throw new Error(NO_CHROMIUM);
}
