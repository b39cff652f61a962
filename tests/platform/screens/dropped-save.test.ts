import { describe, expect, it } from 'vitest';
import { openLibrary } from '../../../src/games/cults/base-set/library';
import { cults } from '../../../src/games/cults/rules';
import { packMod, openMod } from '../../../src/platform/sandbox/mods';
import { fromFiles, saveIn } from '../../../src/platform/screens/mods/install/dropped';
import { saveOf } from '../../../src/platform/session/save';
import { Session } from '../../../src/platform/session/session';
import { cityMod } from '../library/libraries';

async function savedGame(): Promise<object> {
  const { book, mods, host } = await openLibrary([cityMod('fog')]);
  const config = { seats: [{ cult: 'dagon' }], solo: { npc: 'cthulhu' }, seed: 'dropped', stacks: 'random' };
  const save = saveOf(Session.begin(cults, { config }, book), mods, true);
  host.dispose();
  return save;
}

const dropped = async (name: string, content: string | Uint8Array): Promise<object | null> => {
  const [source] = await fromFiles([new File([typeof content === 'string' ? content : content.slice()], name)]);
  return saveIn(source!);
};

describe('a file that is dropped on the page', () => {
  it('is known as a saved game, under any name', async () => {
    const save = await savedGame();
    const text = JSON.stringify(save);
    expect(await dropped('game.json', text)).toEqual(JSON.parse(text));
    expect(await dropped('game.txt', text)).toEqual(JSON.parse(text));
  });

  it('is no saved game if it is a zip, other JSON, or broken', async () => {
    expect(await dropped('fog.zip', packMod(openMod(cityMod('fog'))).bytes)).toBeNull();
    expect(await dropped('puzzle.json', '{ "name": { "en": "x" } }')).toBeNull();
    expect(await dropped('list.json', '[1, 2]')).toBeNull();
    expect(await dropped('game.json', '{ "state": ')).toBeNull();
    expect(await dropped('empty.json', '')).toBeNull();
  });

  it('is one mod together with the others if a manifest is among them', async () => {
    const files = [new File(['{ "state": {}, "mods": [] }'], 'mod.json'), new File(['x'], 'a.js')];
    const [source, ...more] = await fromFiles(files);
    expect(more).toEqual([]);
    expect(saveIn(source!)).toBeNull();
  });
});
