import { describe, expect, it } from 'vitest';
import { installPlan, needsConsent, newestFor, type IndexedMod, type ModIndex } from '../../../src/platform/library';
import { API, openMod, packMod } from '../../../src/platform/sandbox/mods';
import { planLines } from '../../../src/platform/screens/mods/discover/plan-lines';
import { indexOf } from '../../../src/tools/cli/mod/index-of';
import { cityMod, libraryWith } from './libraries';

type Wanted = readonly [id: string, version: string, requires?: Readonly<Record<string, string>>];

function indexWith(...wanted: readonly Wanted[]): ModIndex {
  const offered = wanted.map(([id, version, requires = {}]) => {
    const mod = openMod(cityMod(id, version, { dependencies: { requires: { base: '^1.0.0', ...requires } } }));
    return { mod, ...packMod(mod) };
  });
  return indexOf(offered, { en: 'Night mods' });
}

const named = (index: ModIndex, id: string): IndexedMod => index.mods.find((mod) => mod.id === id)!;

/** What is installed, and what is lacking, when the player has these mods. */
async function planned(index: ModIndex, id: string, ...present: readonly Wanted[]) {
  const library = libraryWith({ bundled: async () => [] });
  for (const [has, version] of present) await library.add(cityMod(has, version), { from: 'file' });
  const plan = installPlan(index, named(index, id), await library.list());
  const steps = plan.steps.map(
    ({ mod, version, present: had }) => `${mod.id} ${had === null ? '' : `${had} → `}${version.version}`,
  );
  return { plan, steps };
}

/** The index with a newer version of a mod that a later game understands. */
const withLater = (index: ModIndex, id: string): ModIndex => ({
  ...index,
  mods: index.mods.map((mod) => {
    if (mod.id !== id) return mod;
    return { ...mod, versions: [{ ...mod.versions[0]!, version: '99.0.0', api: API + 1 }, ...mod.versions] };
  }),
});

describe('a plan to install a mod of an index', () => {
  const night = indexWith(
    ['fog', '1.0.0'],
    ['fog', '1.5.0'],
    ['later', '1.0.0', { fog: '^1.5.0' }],
    ['last', '1.0.0', { later: '*' }],
  );

  it('brings what is lacking first, and asks nothing', async () => {
    const { plan, steps } = await planned(night, 'last');
    expect(steps).toEqual(['fog 1.5.0', 'later 1.0.0', 'last 1.0.0']);
    expect(needsConsent(plan)).toBe(false);
  });

  it('updates a dependency that is too old, and names it', async () => {
    const { plan, steps } = await planned(night, 'later', ['fog', '1.0.0']);
    expect(steps).toEqual(['fog 1.0.0 → 1.5.0', 'later 1.0.0']);
    expect(needsConsent(plan)).toBe(true);
    expect(planLines(plan, 'en')).toEqual([
      '“⁨Mod fog⁩” is updated with it from 1.0.0 to 1.5.0, because your version is too old for it.',
    ]);
    expect(planLines(plan, 'pl')[0]).toContain('z 1.0.0 do 1.5.0');
  });

  it('leaves a dependency alone that will do', async () => {
    expect((await planned(night, 'later', ['fog', '1.5.0'])).steps).toEqual(['later 1.0.0']);
    expect((await planned(night, 'later', ['fog', '1.9.0'])).steps).toEqual(['later 1.0.0']);
  });

  it('asks for the current version: an older one that is kept for a game does not count', async () => {
    const library = libraryWith({ bundled: async () => [] });
    await library.add(cityMod('fog', '1.5.0'), { from: 'file' });
    const inUse = (await library.list()).map(({ pin }) => pin.hash);
    const keeping = libraryWith({ bundled: async () => [], inUse: async () => inUse });
    await keeping.add(cityMod('fog', '1.5.0'), { from: 'file' });
    await keeping.add(cityMod('fog', '1.0.0'), { from: 'file' });
    const plan = installPlan(night, named(night, 'later'), await keeping.list());
    expect(plan.steps.map(({ mod, present }) => [mod.id, present])).toEqual([
      ['fog', '1.0.0'],
      ['later', null],
    ]);
  });

  it('never replaces a version by an older one, and says what is lacking', async () => {
    const { plan, steps } = await planned(night, 'later', ['fog', '2.0.0']);
    expect(steps).toEqual(['later 1.0.0']);
    expect(plan.lacking).toEqual([{ id: 'fog', range: '^1.5.0', present: '2.0.0' }]);
    expect(needsConsent(plan)).toBe(true);
    expect(planLines(plan, 'en')[0]).toContain('you have 2.0.0');
    const alone = indexWith(['later', '1.0.0', { fog: '^1.0.0' }]);
    expect(planLines((await planned(alone, 'later')).plan, 'en')[0]).toContain('which this index does not have');
  });

  it('takes a version that suits everyone who needs the mod', async () => {
    const index = indexWith(
      ['fog', '1.0.0'],
      ['fog', '2.0.0'],
      ['one', '1.0.0', { fog: '>=1.0.0' }],
      ['two', '1.0.0', { fog: '^1.0.0' }],
      ['both', '1.0.0', { one: '*', two: '*' }],
    );
    const { plan, steps } = await planned(index, 'both');
    expect(plan.lacking).toEqual([]);
    expect(steps).toEqual(['fog 1.0.0', 'one 1.0.0', 'two 1.0.0', 'both 1.0.0']);
  });

  it('ends with mods that need each other', async () => {
    const index = indexWith(['one', '1.0.0', { two: '*' }], ['two', '1.0.0', { one: '*' }]);
    expect((await planned(index, 'one')).steps).toEqual(['two 1.0.0', 'one 1.0.0']);
  });

  it('takes the newest version that this game understands', async () => {
    const index = withLater(withLater(night, 'fog'), 'later');
    expect(newestFor(named(index, 'later'))?.version).toBe('1.0.0');
    expect((await planned(index, 'later', ['fog', '1.0.0'])).steps).toEqual(['fog 1.0.0 → 1.5.0', 'later 1.0.0']);
    const all = named(withLater(night, 'fog'), 'fog');
    const none: IndexedMod = { ...all, versions: all.versions.map((one) => ({ ...one, api: API + 1 })) };
    expect(newestFor(none)).toBeNull();
    expect(installPlan(index, none, []).steps).toEqual([]);
  });
});
