import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readArguments, readLang, wholeNumber } from '../process/arguments';
import { serveFolder } from './serve-folder';
import { wordsOf } from '../words';

/** The built page lies beside the built command line. */
export const WEB = join(dirname(fileURLToPath(import.meta.url)), '..', 'web');

/** Commands that open an address in the player's browser. */
const OPENERS: Readonly<Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
};

function open(url: string): void {
  const [command, ...args] = OPENERS[process.platform] ?? ['xdg-open'];
  // If no browser opens, the printed address is enough.
  spawn(command, [...args, url], { stdio: 'ignore', detached: true })
    .on('error', () => undefined)
    .unref();
}

/** `npm run play`: serves the game to this machine and opens it; ends with Ctrl+C. */
export async function serveCommand(args: readonly string[]): Promise<void> {
  const given = readArguments(args, { port: 'value', lang: 'value', 'no-open': 'flag' });
  const { url } = await serveFolder(WEB, wholeNumber(given, 'port', 4173, 0, 65_535));
  process.stdout.write(`${wordsOf(readLang(given.get('lang'))).ui.served(url)}\n`);
  if (!given.has('no-open')) open(url);
}
