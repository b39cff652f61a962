import { GameError, nearestOf } from '../../../kernel';
import type { ToolName } from '../help/topics';
import { attackCommand } from './attack/attack';
import { checkCommand } from './check';
import { typesCommand } from './editor-files';
import { fuzzCommand } from './fuzz/fuzz';
import { indexCommand } from './index-of';
import { languageCommand } from './language';
import { listCommand } from './list';
import { newCommand } from './new';
import { packCommand } from './pack';
import { showCommand } from './show';
import { testCommand } from './test/test';
import { whyCommand } from './why';

type Tool = (args: readonly string[]) => void | Promise<void>;

const TOOLS: Readonly<Record<ToolName, Tool>> = {
  new: newCommand,
  types: typesCommand,
  check: checkCommand,
  test: testCommand,
  fuzz: fuzzCommand,
  pack: packCommand,
  index: indexCommand,
  why: whyCommand,
  show: showCommand,
  list: listCommand,
  attack: attackCommand,
  language: languageCommand,
};

/** `cults mod …`: tools for authors of mods. */
export async function modCommand(args: readonly string[]): Promise<void> {
  const [name = '', ...rest] = args;
  const tool = Object.hasOwn(TOOLS, name) ? TOOLS[name as ToolName] : undefined;
  const known = Object.keys(TOOLS);
  if (tool === undefined) throw new GameError('unknownCommand', { value: name, known, nearest: nearestOf(name, known) });
  await tool(rest);
}
