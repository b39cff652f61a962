import { describe, expect, it } from 'vitest';
import { cardsAround } from '../../../src/platform/screens/workshop/project/cards-around';
import type { ModFiles } from '../../../src/platform/sandbox/mods';
import { bundledMods } from '../../../src/tools/cli/mod-disk';
import { cityMod, libraryWith } from '../library/libraries';

describe('the mods whose cards a new card may begin as', () => {
  it('are the open one, then every mod of the library in its current version', async () => {
    const library = libraryWith();
    await library.add(cityMod('mist', '1.0.0'), { from: 'file' });
    await library.add(cityMod('mist', '1.1.0', { title: { en: 'New mist', pl: 'Nowa mgła' } }), { from: 'file' });
    const own = { modId: 'mine', files: cityMod('mine').content as ModFiles, title: () => 'My mod' };
    const [first, ...others] = await cardsAround(own, library, 'pl');
    expect(first).toMatchObject({ id: 'mine', title: 'My mod', isOwn: true, scripts: ['cards/fog.js'] });
    expect(first!.texts.get('cards/fog.js')).toContain('Fog of mine');
    expect(others.map(({ id }) => id).sort()).toEqual(['mist', ...bundledMods().keys()].sort());
    expect(others.find(({ id }) => id === 'mist')).toMatchObject({ title: 'Nowa mgła', isOwn: false });
    expect(others.find(({ id }) => id === 'fifth-cult')!.scripts).toContain('cards/thousand-masks.js');
  });

  it('have the open mod once, also when the library has it, too', async () => {
    const library = libraryWith();
    await library.add(cityMod('mine'), { from: 'workshop' });
    const own = { modId: 'mine', files: cityMod('mine').content as ModFiles, title: () => 'My mod' };
    const mods = await cardsAround(own, library, 'en');
    expect(mods.filter(({ id }) => id === 'mine')).toHaveLength(1);
  });
});
