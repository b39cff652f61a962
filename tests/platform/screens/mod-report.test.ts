import { describe, expect, it } from 'vitest';
import '../../../src/games/cults/words/all';
import { openLibrary } from '../../../src/games/cults/base-set/library';
import { findingsOf } from '../../../src/games/cults/workshop/findings';
import { withPlace } from '../../../src/platform/screens/mods/judge';
import { placed } from '../../../src/platform/screens/mods/report';
import { cityMod } from '../library/libraries';

describe('the report about a mod that fails', () => {
  it('has file, line, column and field of each problem', async () => {
    const mod = cityMod('wrong', '1.0.0', {}, "['nowhere']");
    const library = await openLibrary([mod]);
    library.host.dispose();
    const [problem] = library.leftOut.flatMap(({ problems }) => problems);
    const { params } = withPlace(problem!, await findingsOf(mod));
    expect(placed(params)['path']).toBe('cards/fog.js:2:113 (investigators[0])');
  });

  it('has what the problem itself knows where the check finds no place', () => {
    const problem = { code: 'tableDidNotOpen', params: { mod: 'x' } };
    expect(withPlace(problem, [])).toEqual(problem);
    expect(placed({ file: 'cards/a.js', line: 3 })['path']).toBe('cards/a.js:3');
    expect(placed({ file: 'mod.json' })['path']).toBe('mod.json');
    expect(placed({ path: 'x.zip' })['path']).toBe('x.zip');
  });
});
