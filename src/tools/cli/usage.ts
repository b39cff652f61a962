import type { Lang } from '../../platform/i18n/lang';
import type { CommandName } from '../../games/cults/words';
import { wordsOf } from './words';

/** Synopsis of each command; those started through npm show their npm script. */
const CALLS: Readonly<Record<CommandName, string>> = {
  serve: 'npm run play -- [--port 4173] [--no-open] [--lang en|pl]',
  play: 'npm run -s cults -- play [--lang en|pl] [--cult …] [--bots 1–3] [--npc …] [--objective …] [--rounds …] [--seed …] [--load save.json] [--mods …] [--with-mods]',
  table: 'npm run -s cults -- table [--game cults] [--lang en|pl] [--mods …] [--with-mods]',
  playout: 'npm run -s cults -- playout [--game cults] [--games 100] [--seats 1–4] [--seed …] [--bots …] [--solo]',
  schema: 'npm run -s cults -- schema [--name …]',
  mod: 'npm run -s cults -- mod new|check|test|fuzz|pack|why|list|attack …',
  bench: 'npm run bench -- [--runs 7] [--games …]',
  fuzz: 'npm run fuzz -- programs|repeats|declared|saves [--count 1000] [--seed …]',
  soak: 'npm run soak -- [--game cults] [--decisions 1000000] [--seed …]',
  bake: 'npm run bake -- [--only …]',
  'bench:view': 'npm run bench:view -- [--only …]',
  licences: 'npm run -s cults -- licences [--write] [--lang en|pl]',
  shots: 'npm run shots -- [--only …] [--size 1600x900] [--lang en|pl]',
};

const COMMAND_NAMES = Object.keys(CALLS) as CommandName[];

/** Whether the user asks for help. */
export const asksForHelp = (args: readonly string[]): boolean => args.some((arg) => arg === '--help' || arg === '-h');

/** Describes one command and its synopsis, or all commands. */
export function usage(name: string, lang: Lang): string {
  const { ui } = wordsOf(lang);
  const named = COMMAND_NAMES.filter((command) => command === name);
  const told = named.length === 0 ? COMMAND_NAMES : named;
  return [`${ui.usage}:`, ...told.flatMap((command) => [`  ${CALLS[command]}`, `      ${ui.usageFor[command]}`])].join('\n');
}
