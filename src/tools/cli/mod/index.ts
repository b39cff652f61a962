import { GameError } from '../../../kernel';
import { attackCommand } from './attack/attack';
import { checkCommand } from './check';
import { fuzzCommand } from './fuzz/fuzz';
import { languageCommand } from './language';
import { listCommand } from './list';
import { newCommand } from './new';
import { packCommand } from './pack';
import { testCommand } from './test/test';
import { whyCommand } from './why';

type Tool = (args: readonly string[]) => void | Promise<void>;

const TOOLS: Readonly<Record<string, Tool>> = {
  new: newCommand,
  check: checkCommand,
  test: testCommand,
  fuzz: fuzzCommand,
  pack: packCommand,
  why: whyCommand,
  list: listCommand,
  attack: attackCommand,
  language: languageCommand,
};

/** `cults mod …`: tools for authors of mods. */
export async function modCommand(args: readonly string[]): Promise<void> {
  const [name = '', ...rest] = args;
  const tool = Object.hasOwn(TOOLS, name) ? TOOLS[name] : undefined;
  if (tool === undefined) throw new GameError('unknownCommand', { value: name, known: Object.keys(TOOLS) });
  await tool(rest);
}
