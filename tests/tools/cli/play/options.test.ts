import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { GameError } from '../../../../src/kernel';
import { benchCommand } from '../../../../src/tools/cli/bench/bench';
import { attackCommand } from '../../../../src/tools/cli/mod/attack/attack';
import { matchCommand } from '../../../../src/tools/cli/match/match';
import { playoutCommand } from '../../../../src/tools/cli/random-games/playout';
import { terminalCommand } from '../../../../src/tools/cli/table/terminal';
import { errorText } from '../../../../src/tools/cli/words/worded';
import { wordsOf } from '../../../../src/tools/cli/words';
import { Bench } from '../mod/mod-folder';

const refusal = async (act: () => void | Promise<void>): Promise<GameError | null> => {
  try {
    await act();
    return null;
  } catch (error) {
    if (error instanceof GameError) return error;
    throw error;
  }
};

const COMMANDS = { playout: playoutCommand, match: matchCommand, play: terminalCommand, bench: benchCommand };
const MATCH = 'match --a random --b random';

/** Calls that would go on without the option named last. */
const IGNORED: readonly (readonly [call: string, code: string, option: string, other: string])[] = [
  ['playout --scenario a.json --stacks draft', 'argumentsConflict', '--stacks', '--scenario'],
  ['playout --scenario a.json --pin fire', 'argumentsConflict', '--pin', '--scenario'],
  ['playout --scenario a.json --seats 3', 'argumentsConflict', '--seats', '--scenario'],
  ['playout --scenario a.json --solo', 'argumentsConflict', '--solo', '--scenario'],
  ['playout --solo --seats 3', 'argumentsConflict', '--seats', '--solo'],
  [`${MATCH} --solo --seats 3`, 'argumentsConflict', '--seats', '--solo'],
  [`${MATCH} --objective ascendance`, 'argumentNeedsOther', '--objective', '--solo'],
  ['play --bots 1 --objective ascendance', 'argumentNoUse', '--objective', '--bots'],
  ['play --bots elder --npc dagon', 'argumentNoUse', '--npc', '--bots'],
  ['play --missing any', 'argumentNeedsOther', '--missing', '--load'],
  ['bench --rounds 3', 'argumentNeedsOther', '--rounds', '--against'],
];

describe('an option that would be ignored', () => {
  it.each(IGNORED)('is refused: %s', async (call, code, value, other) => {
    const [name, ...args] = call.split(' ') as [keyof typeof COMMANDS, ...string[]];
    const error = await refusal(() => COMMANDS[name](args));
    expect(error).toMatchObject({ code, params: { value, other } });
    for (const lang of ['en', 'pl'] as const) {
      const text = errorText(error!, wordsOf(lang), error!.code);
      expect(text).toContain(value);
      expect(text).toContain(other);
    }
  });

  it('is refused if it is a language that there is not, where nothing else reads it too', async () => {
    const all = [() => playoutCommand(['--lang', 'de']), () => attackCommand(['x.js', '--lang', 'xx'])];
    for (const act of all) expect(await refusal(act)).toMatchObject({ code: 'unknownId', params: { path: '--lang' } });
  });

  it('is refused if it is a flag with a value', async () => {
    expect(await refusal(() => playoutCommand(['--solo=no']))).toMatchObject({ code: 'argumentTakesNoValue' });
  });
});

describe('a misspelt word', () => {
  it('of an option is told with the one that was meant', async () => {
    expect(await refusal(() => playoutCommand(['--sede', '3']))).toMatchObject({ params: { nearest: '--seed' } });
  });

  it('of a bot is told with the bots that can play', async () => {
    const error = await refusal(() => playoutCommand(['--bots', 'human', '--games', '1']));
    expect(error).toMatchObject({ code: 'unknownBot', params: { value: 'human' } });
    expect(error!.params['known']).toContain('elder');
    expect(error!.params['known']).not.toContain('human');
  });
});

/** Runs the command line as a user does. */
const cults = (...args: string[]): Promise<{ code: unknown; out: string; err: string }> =>
  new Promise((resolve) => {
    const options = { cwd: join(import.meta.dirname, '../../../..') };
    execFile(process.execPath, ['src/tools/cli/bootstrap.mjs', 'cults', ...args], options, (error, out, err) =>
      resolve({ code: error?.code ?? 0, out, err }),
    );
  });

describe('broken mods on the command line', () => {
  it('are told with everything that is wrong with them', async () => {
    const bench = new Bench();
    const path = bench.mod({}, { version: 'one', licence: 'MIT', authors: [] });
    const error = await refusal(() => playoutCommand(['--mods', path]));
    bench.remove();
    expect(error!.all.map(({ code }) => code)).toEqual(['unknownModField', 'badVersion', 'noAuthors']);
  });
});

describe('a command', () => {
  it('that is misspelt is told with the one that was meant, in the language asked for', async () => {
    const [verb, tool] = await Promise.all([cults('playuot', '--lang', 'pl'), cults('mod', 'chekc')]);
    expect(verb).toMatchObject({ code: 2, out: '' });
    expect(verb.err).toContain('„playuot” to nie polecenie; czy chodziło o „playout”?');
    expect(tool).toMatchObject({ code: 2, out: '' });
    expect(tool.err).toContain('did you mean “check”?');
  });

  it('that is missing gets the help, and the exit code of a mistake', async () => {
    const [none, polish, mod] = await Promise.all([cults(), cults('--lang', 'pl'), cults('mod')]);
    expect(none).toMatchObject({ code: 2, out: '' });
    expect(none.err).toContain('cults -- playout');
    expect(polish.err).toMatch(/^Użycie:/);
    expect(mod).toMatchObject({ code: 2, out: '' });
    expect(mod.err).toContain('mod check');
  });
});
