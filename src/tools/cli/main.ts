import { errorText } from './words/worded';
import { basename, dirname, join } from 'node:path';
import { isMainThread } from 'node:worker_threads';
import { GameError, nearestOf } from '../../kernel';
import { LANGS, type Lang } from '../../platform/i18n/lang';
import { readArguments, readLang } from './process/arguments';
import { benchCommand } from './bench/bench';
import { benchBotsCommand } from './bots/bench-bots';
import { benchWorker, type BenchMatch } from './bots/bench-match';
import { tuneCommand } from './bots/tune';
import { licencesCommand } from './licences';
import { fuzzCommand } from './fuzz';
import { commandWorker, superviseCommand, type CommandJob } from './process/command-guard';
import { linesOf, LONGEST_LINE } from './table/lines';
import { balanceCommand } from './lab/balance';
import { labWorker, type LabJob } from './lab/lab-worker';
import { matchCommand } from './match/match';
import { matchWorker, type MatchJob } from './match/match-worker';
import { modCommand } from './mod';
import { attackWorker } from './mod/attack/attack';
import { complain, say, sayJson, sayReply } from './process/output';
import { playoutCommand } from './random-games/playout';
import { schemaCommand } from './schemas/schema';
import { serveCommand, WEB } from './serve/serve';
import { serveFolder } from './serve/serve-folder';
import { soakCommand } from './random-games/soak';
import { GuardedTable } from './table/table-guard';
import { tableWorker, type TableThreadJob } from './table/table-worker';
import { terminalCommand } from './table/terminal';
import { jobOf } from './process/thread';
import { asksForHelp, usage } from './help';
import type { CommandName } from './help/topics';
import { wordsOf } from './words';

type Command = (args: readonly string[]) => void | Promise<void>;

const COMMANDS: Readonly<Record<CommandName, Command>> = {
  table: tableCommand,
  playout: playoutCommand,
  match: matchCommand,
  balance: balanceCommand,
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
  clips: clipsCommand,
  licences: licencesCommand,
  tune: tuneCommand,
  'bench:bots': benchBotsCommand,
};

/** `cults table`: JSON lines in, JSON lines out, and nothing else on stdout. With `--with-mods` saves carry the mods. `--uncounted` is for testing the watchdog. */
async function tableCommand(args: readonly string[]): Promise<void> {
  const given = readArguments(args, {
    game: 'value',
    mods: 'value',
    lang: 'value',
    'with-mods': 'flag',
    log: 'flag',
    uncounted: 'flag',
  });
  const options = {
    game: given.get('game'),
    carries: given.has('with-mods'),
    log: given.has('log'),
    uncounted: given.has('uncounted'),
  };
  const table = new GuardedTable(given.get('mods'), readLang(given.get('lang')), options);
  try {
    await table.open();
    for await (const line of linesOf(process.stdin)) {
      if ('text' in line && line.text.trim() === '') continue;
      const reply = await table.ask('text' in line ? { line: line.text } : { tooLong: line.tooLong, max: LONGEST_LINE });
      await sayReply(reply);
    }
  } finally {
    // A running thread would keep the process alive.
    await table.close();
  }
}

/** `cults bake`: draws the art with Chromium. Imported lazily, because players do not have what it needs. */
async function bakeCommand(args: readonly string[]): Promise<void> {
  const given = readArguments(args, { only: 'value' });
  const [{ bake, BAKED }, { ensureChromium }] = await Promise.all([import('../bake'), import('./chromium.mjs')]);
  const only = given.get('only');
  if (only !== undefined && !BAKED.includes(only))
    throw new GameError('unknownId', { path: '--only', value: only, known: BAKED });
  await bake(ensureChromium(), only, say);
}

/** Serves the built page below a sub-path while `act` runs. */
async function withSite<T>(act: (site: { folder: string; url: string }, chromium: string) => Promise<T>): Promise<T> {
  const { ensureChromium } = await import('./chromium.mjs');
  const served = await serveFolder(dirname(WEB));
  try {
    return await act({ folder: WEB, url: `${served.url}${basename(WEB)}/` }, ensureChromium());
  } finally {
    await served.close();
  }
}

/** `npm run bench:view`: measures the built page in Chromium; the last line is JSON. */
async function benchViewCommand(args: readonly string[]): Promise<void> {
  const given = readArguments(args, { only: 'value' });
  const { benchView } = await import('../inspect/driver');
  const figures = await withSite((site, chromium) => benchView(chromium, site, given.get('only'), say));
  sayJson(figures);
}

/** `npm run shots`: screenshots of every screen and prompt into `dist/shots`; exits with 1 if a text is cut off, covered or pale. */
async function shotsCommand(args: readonly string[]): Promise<void> {
  const given = readArguments(args, { only: 'value', size: 'value', lang: 'value' });
  const { shots } = await import('../inspect/driver');
  const folder = join(dirname(WEB), 'shots');
  const wanted = { folder, only: given.get('only'), size: given.get('size'), lang: given.get('lang') };
  const problems = await withSite((site, chromium) => shots(chromium, site, wanted, say));
  say(`${folder}: ${problems.length} problems with texts`);
  if (problems.length > 0) process.exitCode = 1;
}

/** `npm run clips`: frame strips of the moments of a game at normal speed into `dist/clips`. */
async function clipsCommand(args: readonly string[]): Promise<void> {
  const given = readArguments(args, { only: 'value', size: 'value', lang: 'value' });
  const { clips } = await import('../inspect/driver');
  const folder = join(dirname(WEB), 'clips');
  const wanted = { folder, only: given.get('only'), size: given.get('size'), lang: readLang(given.get('lang')) };
  await withSite((site, chromium) => clips(chromium, site, wanted, say));
  say(join(folder, 'index.html'));
}

async function main(): Promise<void> {
  const [name = '', ...args] = process.argv.slice(2);
  const lang = langIn([name, ...args]);
  if (asksForHelp([name, ...args])) return say(usage([name, ...args], lang));
  if (namesNothing(name, args)) return complainWith(usage([name, ...args], lang));
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name as CommandName] : undefined;
  const commands = Object.keys(COMMANDS);
  if (command === undefined) {
    const params = { value: name, known: commands, nearest: nearestOf(name, commands) };
    return complainWith(`cults: ${wordsOf(lang).error('unknownCommand', params)}`);
  }
  const known = name as CommandName;
  if (!runsMods(known, args)) return run(known, args);
  await telling(
    known,
    args,
    async () => void (process.exitCode = await superviseCommand(known, args, (error) => report(error, known, args))),
  );
}

/** Whether a command, or the tool of `mod`, is left out. */
const namesNothing = (name: string, args: readonly string[]): boolean =>
  isOption(name) || (name === 'mod' && isOption(args[0] ?? ''));
const isOption = (arg: string): boolean => arg === '' || arg.startsWith('--lang');

/** Tells that a command cannot be run. */
function complainWith(text: string): void {
  complain(text);
  process.exitCode = 2;
}

const run = (name: CommandName, args: readonly string[]): Promise<void> => telling(name, args, async () => COMMANDS[name](args));

/** Runs a command and prints its errors in words. */
async function telling(name: CommandName, args: readonly string[], act: () => Promise<void>): Promise<void> {
  try {
    await act();
  } catch (error) {
    if (!(error instanceof GameError)) throw error;
    report(error, name, args);
    process.exitCode = 2;
  }
}

/** Prints what is wrong, a line for each. At the table a reply offers what a command may say next; `play` has an argument for it. */
function report(error: GameError, name: CommandName, args: readonly string[]): void {
  const words = wordsOf(langIn(args));
  for (const one of error.all)
    complain(`cults: ${errorText(one, words, name === 'play' && one.code === 'modsDiffer' ? 'modsDifferInPlay' : one.code)}`);
}

/** Whether a command runs scripts of mods without a supervised thread of its own. */
const runsMods = (name: CommandName, args: readonly string[]): boolean =>
  name === 'play' ||
  (name === 'playout' && args.some((arg) => arg.startsWith('--mods'))) ||
  (name === 'mod' && args[0] !== 'attack' && args[0] !== 'new');

/** The requested language, read even if the rest of the command line is wrong. */
function langIn(args: readonly string[]): Lang {
  const inline = args.find((arg) => arg.startsWith('--lang='))?.slice('--lang='.length);
  const asked = inline ?? (args.includes('--lang') ? args[args.indexOf('--lang') + 1] : undefined);
  return LANGS.find((lang) => lang === asked) ?? 'en';
}

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // The reader of our output has gone: nothing is left to do.
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});
if (isMainThread) await main();
else {
  const { role, data } = jobOf();
  if (role === 'table') tableWorker(data as TableThreadJob);
  else if (role === 'attack') attackWorker();
  else if (role === 'lab') labWorker(data as LabJob);
  else if (role === 'match') matchWorker(data as MatchJob);
  else if (role === 'bots') benchWorker(data as BenchMatch);
  else await commandWorker(data as CommandJob, run);
}
