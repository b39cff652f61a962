import { basename, dirname, join } from 'node:path';
import { isMainThread } from 'node:worker_threads';
import { GameError } from '../engine';
import { LANGS, type CommandName, type Lang } from '../i18n';
import { readArguments, readLang } from './arguments';
import { benchCommand } from './bench';
import { licencesCommand } from './licences';
import { fuzzCommand } from './fuzz';
import { commandWorker, superviseCommand, type CommandJob } from './command-guard';
import { linesOf, LONGEST_LINE } from './lines';
import { modCommand } from './mod';
import { attackWorker } from './mod/attack';
import { complain, say, sayJson, sayReply } from './output';
import { playoutCommand } from './playout';
import { schemaCommand } from './schema';
import { serveCommand, WEB } from './serve';
import { serveFolder } from './serve-folder';
import { soakCommand } from './soak';
import { GuardedTable } from './table-guard';
import { tableWorker, type TableJob } from './table-worker';
import { terminalCommand } from './terminal';
import { jobOf } from './thread';
import { asksForHelp, usage } from './usage';
import { errorText, wordsOf } from './words';

type Command = (args: readonly string[]) => void | Promise<void>;

const COMMANDS: Readonly<Record<CommandName, Command>> = {
  table: tableCommand,
  playout: playoutCommand,
  schema: schemaCommand,
  mod: modCommand,
  play: terminalCommand,
  serve: serveCommand,
  bench: benchCommand,
  fuzz: fuzzCommand,
  soak: soakCommand,
  bake: bakeCommand,
  'bench:view': benchViewCommand,
  shots: shotsCommand,
  licences: licencesCommand,
};

/** `cults table`: JSON lines in, JSON lines out, and nothing else on stdout. With `--with-mods` saves carry the mods. `--uncounted` is for testing the watchdog. */
async function tableCommand(args: readonly string[]): Promise<void> {
  const given = readArguments(args, { mods: 'value', lang: 'value', 'with-mods': 'flag', uncounted: 'flag' });
  const options = { carries: given.has('with-mods'), uncounted: given.has('uncounted') };
  const table = new GuardedTable(given.get('mods'), readLang(given.get('lang')), options);
  try {
    await table.open();
    for await (const line of linesOf(process.stdin)) {
      if ('text' in line && line.text.trim() === '') continue;
      const reply = await table.ask('text' in line ? { line: line.text } : { tooLong: line.tooLong, max: LONGEST_LINE });
      await sayReply(reply);
    }
  } finally {
    // A thread that is left running would keep the process.
    await table.close();
  }
}

/** `cults bake`: draws the art anew with Chromium; loaded only here, since it needs what players do not have. */
async function bakeCommand(args: readonly string[]): Promise<void> {
  const given = readArguments(args, { only: 'value' });
  const [{ bake, BAKED }, { ensureChromium }] = await Promise.all([import('../bake'), import('./chromium.mjs')]);
  const only = given.get('only');
  if (only !== undefined && !BAKED.includes(only))
    throw new GameError('unknownId', { path: '--only', value: only, known: BAKED });
  await bake(ensureChromium(), only, say);
}

/** Serves the built page from below the root of its host while something is done with it. */
async function withSite<T>(act: (site: { folder: string; url: string }, chromium: string) => Promise<T>): Promise<T> {
  const { ensureChromium } = await import('./chromium.mjs');
  const served = await serveFolder(dirname(WEB));
  try {
    return await act({ folder: WEB, url: `${served.url}${basename(WEB)}/` }, ensureChromium());
  } finally {
    await served.close();
  }
}

/** `npm run bench:view`: figures of the page that was built, in Chromium; the last line is JSON. */
async function benchViewCommand(args: readonly string[]): Promise<void> {
  const given = readArguments(args, { only: 'value' });
  const { benchView } = await import('../inspect');
  const figures = await withSite((site, chromium) => benchView(chromium, site, given.get('only'), say));
  sayJson(figures);
}

/** `npm run shots`: pictures of every screen and prompt into `dist/shots`; ends with 1 where a text is cut off, covered or pale. */
async function shotsCommand(args: readonly string[]): Promise<void> {
  const given = readArguments(args, { only: 'value', size: 'value', lang: 'value' });
  const { shots } = await import('../inspect');
  const folder = join(dirname(WEB), 'shots');
  const wanted = { folder, only: given.get('only'), size: given.get('size'), lang: given.get('lang') };
  const problems = await withSite((site, chromium) => shots(chromium, site, wanted, say));
  say(`${folder}: ${problems.length} problems with texts`);
  if (problems.length > 0) process.exitCode = 1;
}

async function main(): Promise<void> {
  const [name = '', ...args] = process.argv.slice(2);
  if (asksForHelp([name, ...args])) return say(usage(name, langIn(args)));
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name as CommandName] : undefined;
  if (command === undefined) {
    complain(`cults: ${wordsOf('en').error('unknownCommand', { value: name, known: Object.keys(COMMANDS) })}`);
    process.exitCode = 2;
    return;
  }
  const known = name as CommandName;
  if (!runsMods(known, args)) return run(known, args);
  await telling(args, async () => void (process.exitCode = await superviseCommand(known, args, (error) => report(error, args))));
}

const run = (name: CommandName, args: readonly string[]): Promise<void> => telling(args, async () => COMMANDS[name](args));

/** What is wrong with a command is told in words. */
async function telling(args: readonly string[], act: () => Promise<void>): Promise<void> {
  try {
    await act();
  } catch (error) {
    if (!(error instanceof GameError)) throw error;
    report(error, args);
    process.exitCode = 2;
  }
}

const report = (error: GameError, args: readonly string[]): void => complain(`cults: ${errorText(error, wordsOf(langIn(args)))}`);

/** Commands that run scripts of strangers and have no supervised thread of their own. */
const runsMods = (name: CommandName, [tool]: readonly string[]): boolean =>
  name === 'play' || (name === 'mod' && tool !== 'attack' && tool !== 'new');

/** The language asked for, also where the rest of the command line is wrong. */
function langIn(args: readonly string[]): Lang {
  const asked = args.find((arg) => arg.startsWith('--lang='))?.slice('--lang='.length) ?? args[args.indexOf('--lang') + 1];
  return LANGS.find((lang) => lang === asked) ?? 'en';
}

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // Whoever read us has gone: nothing is left to do.
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});
if (isMainThread) await main();
else {
  const { role, data } = jobOf();
  if (role === 'table') tableWorker(data as TableJob);
  else if (role === 'attack') attackWorker();
  else await commandWorker(data as CommandJob, run);
}
