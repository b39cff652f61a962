import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { RandomBot } from '../../../src/platform/bots';
import { answerChosen, brokenInvariants, newGame, play } from '../../../src/games/cults/rules';
import { type GameEvent, openAsk } from '../../../src/kernel';
import { openMods } from '../../../src/platform/sandbox/mods';
import { filesIn, MODS, readMod, withMods } from '../load';

const EXAMPLES = join(MODS, 'examples');
const NAMES = ['fifth-cult', 'first-steps', 'house-rules', 'signatures', 'whispers'];

const source = (folder: string, origin: string, bundled = false) => {
  const paths = filesIn(folder).filter((path) => !path.endsWith('.ts'));
  return { origin, bundled, content: new Map(paths.map((path) => [path, new Uint8Array(readFileSync(join(folder, path)))])) };
};

/** The comment at the top of a file, as one line without a keyword before the colon. */
function comment(script: string): string {
  const lines = script.split('\n');
  const end = lines.findIndex((line) => !line.startsWith('//'));
  return lines
    .slice(0, end)
    .map((line) => line.slice(2).trim())
    .join(' ');
}

describe('the example mods', () => {
  it('are these five', () => {
    expect(readdirSync(EXAMPLES).sort()).toEqual(NAMES);
  });

  it('open as a stranger’s mods do, with README and manifest', () => {
    const sources = NAMES.map((name) => source(join(EXAMPLES, name), name));
    const { mods, refused } = openMods([source(join(MODS, 'base'), 'base', true), ...sources]);
    expect(refused).toEqual([]);
    expect(mods.map(({ manifest }) => manifest.id)).toEqual(['base', ...NAMES]);
    for (const { manifest, files } of mods.slice(1)) {
      expect([manifest.title.en, manifest.title.pl, manifest.description.en, manifest.description.pl]).not.toContain(undefined);
      expect(files.has('README.md')).toBe(true);
    }
  });

  it('load one by one and all together', async () => {
    for (const name of NAMES) await withMods(name);
    const all = await withMods(...NAMES);
    expect(all.book.book.mods).toEqual(['base', ...NAMES]);
  });

  it('have every script in their manifest', () => {
    for (const name of NAMES) {
      const { files, entries } = readMod(join(EXAMPLES, name));
      expect([...files.keys()].filter((path) => path.endsWith('.js'))).toEqual([...entries].sort());
    }
  });

  it('are short', () => {
    const lines = NAMES.flatMap((name) => [...readMod(join(EXAMPLES, name)).files])
      .filter(([path]) => path.endsWith('.js'))
      .map(([, text]) => text.trimEnd().split('\n').length)
      .sort((a, b) => a - b);
    expect(lines[lines.length >> 1]).toBeLessThanOrEqual(20);
  });

  it('have names and texts in both languages, and the English text at the top of the file', async () => {
    const { loaded } = await withMods(...NAMES);
    for (const name of NAMES.filter((id) => id !== 'house-rules')) {
      const { files, entries } = readMod(join(EXAMPLES, name));
      for (const path of entries) {
        const script = files.get(path)!;
        const id = `${name}:${path.split('/').at(-1)!.replace('.js', '')}`;
        const printed = loaded.printed.get(id)!;
        expect(Object.keys(printed.name), id).toEqual(['en', 'pl']);
        if (printed.text === undefined) continue;
        expect(Object.keys(printed.text), id).toEqual(['en', 'pl']);
        expect(comment(script), id).toMatch(new RegExp(`^${printed.name.en}( \\([A-Z][a-z]+\\))?: `));
        expect(comment(script).endsWith(`: ${printed.text.en}`), id).toBe(true);
      }
    }
  });

  it('are played at random without a script that fails', async () => {
    const { book } = await withMods(...NAMES);
    const whispers = [...book.city.keys()].filter((id) => id.startsWith('whispers:'));
    const met = new Set<unknown>();
    for (let i = 0; i < 12; i++) {
      const seats = [
        ['fifth-cult:nyarlathotep', 'chaugnar', 'hastur', 'dagon'],
        ['cthulhu', 'fifth-cult:nyarlathotep'],
        ['dagon'],
      ];
      const solo = i % 3 === 2 ? { solo: { npc: 'fifth-cult:nyarlathotep' } } : {};
      const events: GameEvent[] = [];
      const config = { seats: seats[i % 3], seed: `all ${i}`, stacks: 'random', city: { pin: whispers }, ...solo };
      const state = newGame(config, book, events);
      const game = play(state, book, events);
      const bot = new RandomBot(`bot ${i}`);
      for (let ask = openAsk(state); ask !== null; ask = openAsk(state)) {
        answerChosen(game, bot.choose(ask));
        expect(brokenInvariants(game)).toEqual([]);
      }
      expect(events.filter(({ type }) => type === 'scriptCancelled')).toEqual([]);
      for (const event of events) if (event.type === 'abilityUsed' || event.type === 'cityRevealed') met.add(event['card']);
    }
    for (const id of [...whispers, 'fifth-cult:thousand-masks', 'signatures:tide-caller']) expect(met).toContain(id);
  });
});
