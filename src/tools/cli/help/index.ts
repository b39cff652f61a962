import type { Lang } from '../../../platform/i18n/lang';
import { enHelp, type HelpWords } from './en';
import { plHelp } from './pl';
import { TOPIC_NAMES, TOPICS, type Topic, type TopicName } from './topics';

const WORDS: Readonly<Record<Lang, HelpWords>> = { en: enHelp, pl: plHelp };

/** Whether the user asks for help. */
export const asksForHelp = (args: readonly string[]): boolean => args.some((arg) => arg === '--help' || arg === '-h');

const isTool = (name: TopicName): boolean => name.startsWith('mod ');

/** `--name VALUE` in brackets, as a synopsis writes it. */
const bracketed = ([name, value]: readonly [string, string]): string => `[--${name}${value === '' ? '' : ` ${value}`}]`;

function synopsis(name: TopicName): string {
  const { call, options }: Topic = TOPICS[name];
  return [call, ...Object.entries(options).map(bracketed)].join(' ');
}

const brief = (name: TopicName, { about }: HelpWords): string[] => [`  ${synopsis(name)}`, `      ${about[name]}`];

/** What an option does; a flag stands without a value. */
function optionLines(name: TopicName, words: HelpWords): string[] {
  const { options }: Topic = TOPICS[name];
  const entries = Object.entries(options).map(([option, value]): [string, string] => [
    `--${option}${value === '' ? '' : ` ${value}`}`,
    words.option[`${name} ${option}`] ?? words.option[option] ?? '',
  ]);
  if (entries.length === 0) return [];
  const width = Math.max(...entries.map(([call]) => call.length));
  return ['', `${words.options}:`, ...entries.map(([call, about]) => `  ${call.padEnd(width)}  ${about}`)];
}

function exampleLines(name: TopicName, words: HelpWords): string[] {
  const { examples = [] }: Topic = TOPICS[name];
  return examples.length === 0 ? [] : ['', `${words.examples}:`, ...examples.map((line) => `  ${line}`)];
}

function toolLines(words: HelpWords): string[] {
  const tools = TOPIC_NAMES.filter(isTool);
  const width = Math.max(...tools.map((name) => name.length));
  const lines = tools.map((name) => `  ${name.padEnd(width)}  ${words.about[name]}`);
  return ['', `${words.tools}:`, ...lines, '', words.more];
}

/** Describes one command or tool with its options and examples, or all commands. */
export function usage(args: readonly string[], lang: Lang): string {
  const words = WORDS[lang];
  const named = [args.slice(0, 2).join(' '), args[0]].map((name) => TOPIC_NAMES.find((topic) => topic === name));
  const name = named.find((topic) => topic !== undefined);
  if (name === undefined)
    return [`${words.usage}:`, ...TOPIC_NAMES.filter((topic) => !isTool(topic)).flatMap((topic) => brief(topic, words))].join(
      '\n',
    );
  const more = name === 'mod' ? toolLines(words) : [...optionLines(name, words), ...exampleLines(name, words)];
  return [`${words.usage}:`, ...brief(name, words), ...more].join('\n');
}
